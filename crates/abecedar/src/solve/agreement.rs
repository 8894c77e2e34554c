//! The review of a game and `solve` agree on every turn: what the one calls the best score, the
//! other finds in the position written down.

use super::{Question, Solved};
use bots::{Bot, Bots, Company, Depth, Helpers, Looking, Playable, Words, turns};
use games::classic::Classic;
use games::forfeit::Forfeit;
use games::party::Party;
use games::rummy::Rummy;
use games::thief::Thief;
use games::{Holder, Opening, Player, Registered, Seat, Seeded, Side, Table, Viewer};
use lexicon::Library;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many games of each kind are looked at.
const GAMES: u64 = 20;
/// No game that quick bots play takes more steps; one that does is looked at as far as it got.
const STEPS: usize = 400;

/// A position as `solve` reads it, from what the seat on turn sees; nothing where the seat is not
/// to lay.
trait Written: Playable + Registered + Solved {
    fn position(view: &Value, seat: Seat) -> Option<Value>;
}

/// The cells of a table as rows.
fn rows(cells: &Value, size: Option<usize>) -> Vec<String> {
    let cells: Vec<(i64, i64, String)> = cells
        .as_array()
        .unwrap()
        .iter()
        .map(|at| {
            (at[0].as_i64().unwrap(), at[1].as_i64().unwrap(), at[2].as_str().unwrap().to_owned())
        })
        .collect();
    let Some(top) = size.map(|_| 0).or(cells.iter().map(|at| at.0).min()) else {
        return Vec::new();
    };
    let left = size.map(|_| 0).or(cells.iter().map(|at| at.1).min()).unwrap_or_default();
    let far = |of: fn(&(i64, i64, String)) -> i64, from: i64| {
        let most = cells.iter().map(of).max().unwrap_or(from);
        size.map_or((most - from + 1) as usize, |size| size)
    };
    let mut rows = vec![vec![".".to_owned(); far(|at| at.1, left)]; far(|at| at.0, top)];
    for (row, column, tile) in cells {
        rows[(row - top) as usize][(column - left) as usize] = tile;
    }
    rows.into_iter().map(|row| row.concat()).collect()
}

impl Written for Classic {
    fn position(view: &Value, _: Seat) -> Option<Value> {
        Some(json!({"table": rows(&view["table"], None), "hand": view["hand"]}))
    }
}

impl Written for Forfeit {
    fn position(view: &Value, _: Seat) -> Option<Value> {
        if !view["variant"]["action_window"].is_null() {
            // What is asked there is which half of the action card to play.
            return None;
        }
        let action = &view["variant"]["action"];
        Some(json!({"table": rows(&view["table"], None), "hand": view["hand"], "action": action}))
    }
}

impl Written for Rummy {
    fn position(view: &Value, _: Seat) -> Option<Value> {
        Some(json!({"task": view["task"], "hand": view["hand"]}))
    }
}

impl Written for Party {
    fn position(view: &Value, _: Seat) -> Option<Value> {
        let tray: Vec<&str> =
            view["tray"].as_array().unwrap().iter().map(|tile| tile.as_str().unwrap()).collect();
        let die = view["stage"]["run"]["letter"].clone();
        Some(json!({"board": rows(&view["board"], Some(15)), "tray": tray.concat(), "die": die}))
    }
}

impl Written for Thief {
    fn position(view: &Value, seat: Seat) -> Option<Value> {
        let words = view["words"].as_array().unwrap().iter().filter(|word| word["fate"] == "lies");
        let word = |word: &Value| json!({"owner": word["owner"], "word": word["word"], "cards": word["cards"]});
        Some(
            json!({"seat": seat.0, "hand": view["hand"], "table": words.map(word).collect::<Vec<_>>()}),
        )
    }
}

/// A game of two quick bots.
fn played<G: Written>(words: &Words, seed: u64) -> Table<G> {
    let team = |side| G::TEAMS.then_some(Side(side));
    let bot = |side| Player { holder: Holder::Bot, team: team(side), ..Player::default() };
    let opening = Opening::new(vec![bot(0), bot(1)]);
    let setup = opening.setup::<G>(&games::Editions::built_in(), words.all()).unwrap();
    let mut table = Table::open(setup, words.all(), &mut Seeded::new(seed)).unwrap();
    let mut company = Company::new(&table, &[Bot::Novato, Bot::Primer], words, seed);
    let mut luck = Seeded::new(seed + 1);
    for _ in 0..STEPS {
        if table.outcome().is_some() || company.step(&mut table, words.all(), &mut luck).is_err() {
            break;
        }
    }
    table
}

/// The best score that `solve` finds, if it finds a play.
fn solved<G: Written>(words: &Words, position: &Value) -> Option<i64> {
    let text = position.to_string();
    let lexicon = words.all();
    let editions = games::Editions::built_in();
    let question = Question {
        lexicon,
        editions: &editions,
        edition: None,
        top: 1,
        all: false,
        count: false,
        text: &text,
        from: "a test",
    };
    let answer = G::solve(&question).unwrap_or_else(|fault| panic!("{position}: {fault:?}"));
    let answer = answer.json;
    answer["plays"][0]["score"].as_i64().or(answer["score"].as_i64())
}

fn agrees<G: Written>() {
    let lexicon = Library::new(None).open(&G::GAME.lexicon(None).unwrap()).unwrap();
    let words = Words::new(lexicon);
    let bots = Bots::default();
    let looked = AtomicUsize::new(0);
    for seed in 0..GAMES {
        let table = played::<G>(&words, seed);
        let each = |before: &Table<G>, turn: &bots::ReviewedTurn<G::Command>| {
            let view = serde_json::to_value(before.view(Viewer::Seat(turn.seat)).game).unwrap();
            let Some(position) = G::position(&view, turn.seat) else { return };
            let lays = turn.best_lines.iter().any(|line| line.word.is_some());
            let best = lays.then(|| i64::from(turn.best_score.0));
            let solved = solved::<G>(&words, &position);
            assert_eq!(best, solved, "{} {seed}: {position}", G::NAME);
            looked.fetch_add(1, Ordering::Relaxed);
        };
        let helpers = Helpers::everywhere();
        let how = Looking { bots: &bots, words: &words, depth: Depth::Best, helpers };
        turns(&table, how, each, |_, _| {});
    }
    let looked = looked.into_inner();
    assert!(looked > 100, "{looked} turns of {}", G::NAME);
}

#[test]
fn classic_agrees() {
    agrees::<Classic>();
}

#[test]
fn forfeit_agrees() {
    agrees::<Forfeit>();
}

#[test]
fn rummy_agrees() {
    agrees::<Rummy>();
}

#[test]
fn party_agrees() {
    agrees::<Party>();
}

#[test]
fn thief_agrees() {
    agrees::<Thief>();
}
