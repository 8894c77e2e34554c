//! `abecedar review FILE`: a saved game turn by turn, beside what would have scored the most and
//! what the maestro would have played.

use crate::data;
use crate::outcome::{Failure, Outcome, Result};
use crate::play::{self, Played, Reader};
use crate::progress::Progress;
use crate::solve::Solved;
use bots::{Bots, Depth, Helpers, Looking, ReviewedTurn, Words};
use games::forfeit::ACTION;
use games::{AnyTable, Line, Points, Seat, Table, each_table, total};
use lexicon::Library;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;
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
            write!(out, "{}", as_text(table, &words))?;
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

fn as_text<G: Played>(table: &Table<G>, words: &Words) -> String {
    let reader = Reader::new(table.setup());
    let turns = turns(table, words, |before, seat, command| {
        reader.desk(before, seat, words.all(), |desk| G::notation(desk, command))
    });
    let head = ["", "", "played", "points", "best", "points", "left lying", "maestro", "points"];
    let mut rows = vec![head.map(str::to_owned)];
    for Shown { turn, played, best, maestro } in &turns {
        let regret = points(turn.regret);
        // What is the same is not said twice.
        let nothing = || (String::new(), String::new());
        let (best, best_score) = match turn.regret {
            Points::ZERO => nothing(),
            _ => (best.clone(), points(turn.best_score)),
        };
        let (maestro, maestro_score) = match maestro {
            Some(maestro) if maestro != played => (maestro.clone(), points(turn.maestro_score)),
            _ => nothing(),
        };
        let (number, name) = (turn.number.to_string(), reader.name(turn.seat));
        let (played, score) = (played.clone(), points(turn.score));
        rows.push([number, name, played, score, best, best_score, regret, maestro, maestro_score]);
    }
    let mut text = columns(&rows);
    let worst = bots::turning_points(turns.iter().map(|shown| &shown.turn));
    if !worst.is_empty() {
        let numbers: Vec<String> = worst.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "most was left lying in {}", numbers.join(", "));
    }
    let written = written(&turns, words);
    if !written.is_empty() {
        let forms: Vec<String> =
            written.iter().map(|(word, form)| format!("{word} {form}")).collect();
        let _ = writeln!(text, "written: {}", forms.join(", "));
    }
    let over = if table.outcome().is_some() { "final scores" } else { "scores so far" };
    let scores: Vec<String> = table.scores().into_iter().map(points).collect();
    let _ = writeln!(text, "{over}: {}", scores.join(", "));
    if words.checksum() != table.setup().dictionary.checksum {
        text.push_str("the lexicon is not the one that the game was played with\n");
    }
    text
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

fn points(points: Points) -> String {
    points.0.to_string()
}

/// Rows in columns of one width each; numbers stand to the right.
fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let mut widths = [0; N];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(console::measure_text_width(cell));
        }
    }
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(widths) {
            let number = cell.parse::<i32>().is_ok();
            let space = " ".repeat(width - console::measure_text_width(cell));
            line += &if number { format!("{space}{cell}  ") } else { format!("{cell}{space}  ") };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}
