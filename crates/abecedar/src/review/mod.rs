//! `abecedar review FILE`: a saved game turn by turn, beside what would have scored the most and
//! what the maestro would have played.

mod told;

use crate::data;
use crate::outcome::{Failure, Outcome, Result};
use crate::play::{self, Played};
use crate::progress::Progress;
use crate::solve::Solved;
use bots::{Bots, Depth, Helpers, Looking, ReviewedTurn, Words};
use games::forfeit::ACTION;
use games::{AnyTable, Line, Seat, Table, each_table, total};
use lexicon::Library;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
pub struct Review {
    /// The saved game, finished or not
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub fn run(review: &Review, data: Option<PathBuf>) -> Result {
    let (name, text) = (review.file.display(), play::saved(&review.file)?);
    let table = AnyTable::read(&text)
        .map_err(|fault| Failure::Said(format!("{name}:{}: {}", fault.line, fault.what)))?;
    let library = Library::new(data::open(data)?);
    let words = Words::new(library.open(table.lexicon()).map_err(Failure::from_display)?);
    let mut out = stdout().lock();
    each_table!(&table, table => {
        let bots = play::bots_among(&table.setup().players).map(|(_, bot)| bot);
        let words = words.at_table(None, bots);
        if review.json {
            writeln!(out, "{}", as_json(table, &words))?;
        } else {
            write!(out, "{}", told::as_text(table, &words))?;
        }
    });
    Ok(Outcome::Done)
}

/// A turn with its plays as they are shown.
struct Shown<Command, T> {
    turn: ReviewedTurn<Command>,
    played: T,
    best: T,
    maestro: Option<T>,
}

/// The turns of a game, each with what `show` makes of its plays in the table before them.
fn turns<G: Played, T: Send>(
    table: &Table<G>,
    words: &Words,
    show: impl Fn(&Table<G>, Seat, &G::Command) -> T + Sync,
) -> Vec<Shown<G::Command, T>> {
    let mut progress = Progress::over(table.log().len() as u64, G::NAME);
    let bots = Bots::default();
    let how = Looking { bots: &bots, words, depth: Depth::Maestro, helpers: Helpers::everywhere() };
    let all = |before: &Table<G>, turn: &ReviewedTurn<G::Command>| {
        let show = |command| show(before, turn.seat, command);
        (show(&turn.played), show(&turn.best), turn.maestro.as_ref().map(show))
    };
    let turns = bots::turns(table, how, all, |_, _| progress.advance(1));
    let shown = |(turn, (played, best, maestro))| Shown { turn, played, best, maestro };
    turns.into_iter().map(shown).collect()
}

fn as_json<G: Played + Solved>(table: &Table<G>, words: &Words) -> Value {
    let turns = turns(table, words, |before, seat, command| {
        // What lays nothing is written as the command that it is.
        G::written(before, seat, command).unwrap_or_else(|| json!({ "command": command }))
    });
    let one = |Shown { turn, played, best, maestro }: &Shown<G::Command, Value>| {
        json!({
            "number": turn.number,
            "seat": turn.seat,
            "played": in_all(played, &turn.lines),
            "score": turn.score,
            "best": in_all(best, &turn.best_lines),
            "best_score": turn.best_score,
            "maestro": maestro.as_ref().map(|maestro| in_all(maestro, &turn.maestro_lines)),
            "maestro_score": turn.maestro_score,
            "regret": turn.regret,
            "grade": turn.grade,
            "chance_lost": turn.chance_lost,
        })
    };
    json!({
        "written": written(&turns, words),
        "game": G::NAME,
        "turns": turns.iter().map(one).collect::<Vec<_>>(),
        "turning_points": bots::turning_points(turns.iter().map(|shown| &shown.turn)),
    })
}

/// A play as `solve` writes it: with the action card that was or would have been played on it, and
/// what both score.
fn in_all(play: &Value, lines: &[Line]) -> Value {
    let mut play = play.clone();
    if play.get("score").is_some() {
        play["score"] = json!(total(lines));
    }
    if play.get("action").is_some() {
        let action = lines.iter().find(|line| line.kind == ACTION);
        play["action"] = json!(action.and_then(|line| line.card.as_ref()));
    }
    play
}

/// How the words of the turns are written, where that is not as their letters are.
fn written<Command, T>(turns: &[Shown<Command, T>], words: &Words) -> BTreeMap<String, String> {
    let lexicon = words.all();
    let lines = turns.iter().flat_map(|Shown { turn, .. }| {
        turn.lines.iter().chain(&turn.best_lines).chain(&turn.maestro_lines)
    });
    let form = |word: &String| {
        let letters = lexicon.alphabet().fold(word).ok()?;
        Some((word.clone(), lexicon.written(&letters).in_capitals()?))
    };
    lines.filter_map(|line| line.word.as_ref()).filter_map(form).collect()
}
