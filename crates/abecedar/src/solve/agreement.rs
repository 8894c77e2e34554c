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

/// How many games of each kind are looked at, in turn with each edition whose words are here.
const GAMES: u64 = 20;
/// No game that quick bots play takes more steps.
const STEPS: usize = 4000;

/// A position as `solve` reads it, from what the seat on turn sees.
trait Written: Playable + Registered + Solved {
    fn position(view: &Value, seat: Seat) -> Value;
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
    fn position(view: &Value, _: Seat) -> Value {
        json!({"table": rows(&view["table"], None), "hand": view["hand"]})
    }
}

impl Written for Forfeit {
    fn position(view: &Value, _: Seat) -> Value {
        let window = &view["variant"]["action_window"];
        assert!(window.is_null(), "playing an action card is no turn of its own: {view}");
        let action = &view["variant"]["action"];
        json!({"table": rows(&view["table"], None), "hand": view["hand"], "action": action})
    }
}

impl Written for Rummy {
    fn position(view: &Value, _: Seat) -> Value {
        json!({"task": view["task"], "hand": view["hand"]})
    }
}

impl Written for Party {
    fn position(view: &Value, _: Seat) -> Value {
        let tray: Vec<&str> =
            view["tray"].as_array().unwrap().iter().map(|tile| tile.as_str().unwrap()).collect();
        let die = view["stage"]["run"]["letter"].clone();
        json!({"board": rows(&view["board"], Some(15)), "tray": tray.concat(), "die": die})
    }
}

impl Written for Thief {
    fn position(view: &Value, seat: Seat) -> Value {
        let words = view["words"].as_array().unwrap().iter().filter(|word| word["fate"] == "lies");
        let word = |word: &Value| json!({"owner": word["owner"], "word": word["word"], "cards": word["cards"]});
        json!({"seat": seat.0, "hand": view["hand"], "table": words.map(word).collect::<Vec<_>>()})
    }
}

/// A game of two quick bots, to its end.
fn played<G: Written>(words: &Words, edition: &str, seed: u64) -> Table<G> {
    let team = |side| G::TEAMS.then_some(Side(side));
    let bot = |side| Player { holder: Holder::Bot, team: team(side), ..Player::default() };
    let mut opening = Opening::new(vec![bot(0), bot(1)]);
    opening.edition = Some(edition.to_owned());
    let setup = opening.setup::<G>(&games::Editions::built_in(), words.all()).unwrap();
    let mut table = Table::open(setup, words.all(), &mut Seeded::new(seed)).unwrap();
    let mut company = Company::new(&table, &[Bot::Novato, Bot::Primer], words, seed);
    let mut luck = Seeded::new(seed + 1);
    for _ in 0..STEPS {
        if table.outcome().is_some() {
            return table;
        }
        company.step(&mut table, words.all(), &mut luck).unwrap();
    }
    panic!("{} {edition} {seed} does not end", G::NAME);
}

/// The best score that `solve` finds, if it finds a play.
fn solved<G: Written>(words: &Words, edition: &str, position: &Value) -> Option<i64> {
    let text = position.to_string();
    let lexicon = words.all();
    let editions = games::Editions::built_in();
    let question = Question {
        lexicon,
        editions: &editions,
        edition: Some(edition),
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

/// The whole editions whose words are here, with these words.
fn editions<G: Written>() -> Vec<(String, Words)> {
    let (built_in, library) = (games::Editions::built_in(), Library::new(None));
    let with_words = |edition: String| {
        let lexicon = built_in.lexicon(G::GAME, Some(&edition)).ok()?;
        Some((edition, Words::new(library.open(&lexicon).ok()?)))
    };
    let whole = built_in.names(G::GAME).into_iter().filter(|edition| !edition.ends_with("-small"));
    whole.filter_map(with_words).collect()
}

fn agrees<G: Written>() {
    let editions = editions::<G>();
    assert!(editions.len() >= 5, "{} editions of {}", editions.len(), G::NAME);
    let bots = Bots::default();
    let looked = AtomicUsize::new(0);
    for (seed, (edition, words)) in (0..GAMES).zip(editions.iter().cycle()) {
        let table = played::<G>(words, edition, seed);
        let each = |before: &Table<G>, turn: &bots::ReviewedTurn<G::Command>| {
            let view = serde_json::to_value(before.view(Viewer::Seat(turn.seat)).game).unwrap();
            let position = G::position(&view, turn.seat);
            let lays = turn.best_lines.iter().any(|line| line.word.is_some());
            let best = lays.then(|| i64::from(turn.best_score.0));
            let solved = solved::<G>(words, edition, &position);
            assert_eq!(best, solved, "{} {edition} {seed}: {position}", G::NAME);
            looked.fetch_add(1, Ordering::Relaxed);
        };
        let helpers = Helpers::everywhere();
        let how = Looking { bots: &bots, words, depth: Depth::Best, helpers };
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
