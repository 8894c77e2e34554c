//! A review as a text: every turn in a row of its own, then what it came to for each player.

use super::{Shown, turns, written};
use crate::play::{Played, Reader};
use bots::{Grade, ReviewedTurn, Words};
use games::{Points, Seat, Table};
use lexicon::Familiarity;
use std::cmp::Reverse;
use std::fmt::Write as _;

/// The grades, from the best to the worst.
const GRADES: [Grade; 4] = [Grade::Good, Grade::Playable, Grade::Missed, Grade::MissedALot];
/// So many words are named that somebody could have known.
const MOST_KNOWN: usize = 8;

/// What a grade is called.
fn called(grade: Grade) -> &'static str {
    match grade {
        Grade::Good => "good",
        Grade::Playable => "playable",
        Grade::Missed => "missed",
        Grade::MissedALot => "missed a lot",
    }
}

pub(super) fn as_text<G: Played>(table: &Table<G>, words: &Words) -> String {
    let reader = Reader::new(table.setup());
    let shown = turns(table, words, |before, seat, command| {
        reader.desk(before, seat, words.all(), |desk| G::notation(desk, command))
    });
    let head = [
        "",
        "",
        "played",
        "points",
        "best",
        "points",
        "left lying",
        "chances",
        "maestro",
        "points",
        "grade",
    ];
    let mut rows = vec![head.map(str::to_owned)];
    for Shown { turn, played, best, maestro } in &shown {
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
        let chances = match turn.chance_lost {
            0 => String::new(),
            lost => format!("-{lost}"),
        };
        rows.push([
            turn.number.to_string(),
            reader.name(turn.seat),
            played.clone(),
            points(turn.score),
            best,
            best_score,
            points(turn.regret),
            chances,
            maestro,
            maestro_score,
            called(turn.grade).to_owned(),
        ]);
    }
    let mut text = columns(&rows);
    let reviewed: Vec<_> = shown.iter().map(|shown| &shown.turn).collect();
    let worst = bots::turning_points(reviewed.iter().copied());
    if !worst.is_empty() {
        let numbers: Vec<String> = worst.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "the most was decided in {}", numbers.join(", "));
    }
    for seat in Seat::all(table.setup().players.len()) {
        let own: Vec<_> = reviewed.iter().copied().filter(|turn| turn.seat == seat).collect();
        if !own.is_empty() {
            text += &summary(&reader.name(seat), &own, words);
        }
    }
    let written = written(&shown, words);
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

/// How well somebody played, and which words would have helped that are no rare ones.
fn summary<Command>(name: &str, own: &[&ReviewedTurn<Command>], words: &Words) -> String {
    let count = |grade| own.iter().filter(|turn| turn.grade == grade).count();
    let grades: Vec<String> =
        GRADES.map(|grade| format!("{} {}", count(grade), called(grade))).to_vec();
    let scored: i32 = own.iter().map(|turn| turn.score.0).sum();
    let best: i32 = own.iter().map(|turn| turn.best_score.max(turn.score).0).sum();
    let mut text =
        format!("{name}: {}; {scored} of {best} points that were there\n", grades.join(", "));
    let known = could_have_known(own, words);
    if !known.is_empty() {
        let known: Vec<String> =
            known.iter().map(|(word, lost)| format!("{word} (+{})", lost.0)).collect();
        let _ = writeln!(text, "  could have known: {}", known.join(", "));
    }
    text
}

/// Words that a reader has met, in plays that were missed, with what they would have brought; the
/// dearest first.
fn could_have_known<'a, Command>(
    own: &[&'a ReviewedTurn<Command>],
    words: &Words,
) -> Vec<(&'a str, Points)> {
    let lexicon = words.all();
    let plain = |word: &&str| {
        let letters = lexicon.alphabet().fold(word).ok();
        let details = letters.and_then(|letters| lexicon.details(&letters));
        let common = details.and_then(|details| details.commonness);
        common.is_some_and(|common| common.familiarity() >= Familiarity::Uncommon)
    };
    let mut missed: Vec<_> =
        own.iter().filter(|turn| turn.grade != Grade::Good && turn.regret > Points::ZERO).collect();
    missed.sort_by_key(|turn| (Reverse(turn.regret), turn.number));
    let mut known: Vec<(&str, Points)> = Vec::new();
    for turn in missed {
        let made = |word: &&str| turn.lines.iter().any(|line| line.word.as_deref() == Some(word));
        let best = turn.best_lines.iter().filter_map(|line| line.word.as_deref());
        let best: Vec<&str> = best.filter(|word| !made(word)).collect();
        // Of words of one length the first, which is the one that was laid.
        let longest = best.iter().rev().max_by_key(|word| word.chars().count());
        let Some(&word) = longest else { continue };
        if best.iter().all(plain) && known.iter().all(|(other, _)| *other != word) {
            known.push((word, turn.regret));
        }
    }
    known.truncate(MOST_KNOWN);
    known
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
