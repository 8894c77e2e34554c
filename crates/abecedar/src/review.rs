//! `abecedar review FILE`: a saved game turn by turn, beside what would have scored the most.

use crate::data;
use crate::outcome::{Failure, Outcome, Result};
use crate::play::{self, Played, Reader};
use crate::progress::Progress;
use crate::solve::Solved;
use bots::{Bots, Depth, ReviewedTurn, Words};
use games::{AnyTable, Points, Table, each_table};
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

/// The turns of a game, each with what `show` makes of the two plays in the table before them.
fn turns<G: Played, T>(
    table: &Table<G>,
    words: &Words,
    show: impl Fn(&Table<G>, &ReviewedTurn<G::Command>, &G::Command) -> T,
) -> Vec<(ReviewedTurn<G::Command>, T, T)> {
    let mut progress = Progress::over(table.log().len() as u64, G::NAME);
    let mut shown = Vec::new();
    let turns = bots::turns(
        table,
        &Bots::default(),
        words,
        Depth::Best,
        |before, turn| {
            shown.push((show(before, turn, &turn.played), show(before, turn, &turn.best)));
        },
        |_, _| progress.advance(1),
    );
    turns.into_iter().zip(shown).map(|(turn, (played, best))| (turn, played, best)).collect()
}

fn as_json<G: Played + Solved>(table: &Table<G>, words: &Words) -> Value {
    let turns = turns(table, words, |before, turn, command| {
        // What lays nothing is written as the command that it is.
        G::written(before, turn.seat, command).unwrap_or_else(|| json!({ "command": command }))
    });
    let one = |(turn, played, best): &(ReviewedTurn<G::Command>, Value, Value)| {
        json!({
            "number": turn.number,
            "seat": turn.seat,
            "played": played,
            "score": turn.score,
            "best": best,
            "best_score": turn.best_score,
            "regret": turn.regret,
            "grade": turn.grade,
            "chance_lost": turn.chance_lost,
        })
    };
    json!({
        "written": written(&turns, words),
        "game": G::NAME,
        "turns": turns.iter().map(one).collect::<Vec<_>>(),
        "turning_points": bots::turning_points(turns.iter().map(|(turn, ..)| turn)),
    })
}

fn as_text<G: Played>(table: &Table<G>, words: &Words) -> String {
    let reader = Reader::new(table.setup());
    let turns = turns(table, words, |before, turn, command| {
        reader.desk(before, turn.seat, words.all(), |desk| G::notation(desk, command))
    });
    let mut rows =
        vec![["", "", "played", "points", "best", "points", "left lying"].map(str::to_owned)];
    for (turn, played, best) in &turns {
        let regret = points(turn.regret);
        // What was the best is not said twice.
        let (best, best_score) = match turn.regret {
            Points::ZERO => (String::new(), String::new()),
            _ => (best.clone(), points(turn.best_score)),
        };
        let (number, name) = (turn.number.to_string(), reader.name(turn.seat));
        rows.push([number, name, played.clone(), points(turn.score), best, best_score, regret]);
    }
    let mut text = columns(&rows);
    let worst = bots::turning_points(turns.iter().map(|(turn, ..)| turn));
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
fn written<Command, T>(
    turns: &[(ReviewedTurn<Command>, T, T)],
    words: &Words,
) -> BTreeMap<String, String> {
    let lexicon = words.all();
    let lines = turns.iter().flat_map(|(turn, ..)| turn.lines.iter().chain(&turn.best_lines));
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
