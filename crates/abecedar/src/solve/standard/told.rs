//! Plays as answers write them, and as other engines do.

use lexicon::Alphabet;
use serde_json::{Value, json};
use solver::grid::{Board, Lying, Rules, Scored};
use solver::standard::{Word, words};
use std::fmt::Write;

/// A play to be told.
pub struct Told {
    /// `8D CAR(T)` for a row, `D8 …` for a column: what lies already in brackets, blanks in lower
    /// case.
    pub notation: String,
    pub score: i32,
    cells: Vec<Value>,
    words: Vec<(String, i32)>,
    at: (usize, usize),
    across: bool,
}

impl Told {
    pub fn new(alphabet: Alphabet, board: &Board, rules: &Rules, play: &Scored) -> Told {
        let made = words(board, rules, &play.laid);
        let spelled = |word: &Word| -> String {
            word.letters.iter().map(|lying| alphabet.display(lying.letter)).collect()
        };
        let cell = |card: &solver::grid::Laid| {
            let lying = Lying { letter: card.letter, blank: card.blank };
            json!([card.row, card.column, shown(alphabet, lying)])
        };
        let main = made.first();
        let at = main.and_then(|word| word.cells.first().copied()).unwrap_or_default();
        let across = main.is_none_or(|word| word.cells.iter().all(|cell| cell.0 == at.0));
        Told {
            notation: main.map(|main| notation(alphabet, board, main, across)).unwrap_or_default(),
            score: play.score,
            cells: play.laid.iter().map(cell).collect(),
            words: made.iter().map(|word| (spelled(word), word.points)).collect(),
            at,
            across,
        }
    }

    pub fn as_json(&self) -> Value {
        json!({
            "cells": self.cells,
            "at": [self.at.0, self.at.1],
            "dir": if self.across { "across" } else { "down" },
            "word": self.words.first().map(|word| &word.0),
            "score": self.score,
            "words": self.words,
            "notation": self.notation,
        })
    }

    /// The words with their points, and what comes to them.
    pub fn lines(&self) -> String {
        let mut lines: Vec<String> =
            self.words.iter().map(|(word, points)| format!("{word} {points:+}")).collect();
        let words: i32 = self.words.iter().map(|word| word.1).sum();
        if self.score != words {
            lines.push(format!("all tiles {:+}", self.score - words));
        }
        lines.join(", ")
    }
}

fn shown(alphabet: Alphabet, lying: Lying) -> String {
    let letter = alphabet.display(lying.letter);
    if lying.blank { letter.to_lowercase().collect() } else { letter.to_string() }
}

fn notation(alphabet: Alphabet, board: &Board, main: &Word, across: bool) -> String {
    let Some(&(row, column)) = main.cells.first() else { return String::new() };
    let name = char::from(b'A' + column as u8);
    let mut text =
        if across { format!("{}{name} ", row + 1) } else { format!("{name}{} ", row + 1) };
    let mut open = false;
    for (&(row, column), &lying) in main.cells.iter().zip(&main.letters) {
        let lies = board.square(row, column).card.is_some();
        if lies != open {
            text.push(if open { ')' } else { '(' });
            open = lies;
        }
        text.push_str(&shown(alphabet, lying));
    }
    if open {
        text.push(')');
    }
    text
}

/// The board drawn, with its rows numbered and its columns named.
pub fn board(alphabet: Alphabet, board: &Board) -> String {
    let mut text = "   ".to_owned();
    (0..board.columns()).for_each(|column| {
        let _ = write!(text, " {}", char::from(b'A' + column as u8));
    });
    text.push('\n');
    for row in 0..board.rows() {
        let _ = write!(text, "{:>3}", row + 1);
        for column in 0..board.columns() {
            let square = board.square(row, column);
            let _ = match square.card {
                Some(lying) => write!(text, " {}", shown(alphabet, lying)),
                None => write!(text, " {}", premium(square.letter_factor, square.word_factor)),
            };
        }
        text.push('\n');
    }
    text.push('\n');
    text
}

fn premium(letter: i32, word: i32) -> char {
    match (letter, word) {
        (_, 3) => ':',
        (_, 2) => '-',
        (3, _) => '"',
        (2, _) => '\'',
        _ => '.',
    }
}
