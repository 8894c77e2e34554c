//! `abecedar solve party`

use super::{Answer, Question, Solved, cards, draw};
use crate::outcome::{Failure, Result};
use games::party::{Board, Command, LetterTiles, Party, PartyEdition, Play, Scales, Square, Stage};
use games::{Card, Edition, Glyph, Points, Seat, Table};
use serde::Deserialize;
use serde_json::{Value, json};
use solver::grid::Reach;
use solver::party::{PartySearch, letter_values};

const SIZE: usize = 15;
/// A tray may have so many tiles, or as many as the box has.
const MOST_TILES: usize = 104;

#[derive(Deserialize)]
struct Position {
    board: Vec<String>,
    tray: String,
    #[serde(default)]
    die: Option<String>,
    #[serde(default)]
    layout: Layout,
    #[serde(default)]
    tiles: Tiles,
    /// Points for laying so many tiles, as other engines count them; the game has none.
    #[serde(default)]
    all: Option<All>,
}

#[derive(Clone, Copy, Deserialize)]
struct All {
    tiles: usize,
    points: i32,
}

impl All {
    /// What a play of so many tiles gets.
    fn points(all: Option<All>, tiles: usize) -> i32 {
        all.filter(|all| all.tiles == tiles).map_or(0, |all| all.points)
    }
}

/// More than this laying many tiles does not bring, so that scores stay readable numbers.
const MOST_POINTS: i32 = 1_000;

#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Layout {
    /// The board of the game.
    #[default]
    Party,
    /// The classic board: Chance squares are double letters.
    Standard,
}

/// Which letters are worth what.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tiles {
    #[default]
    Fr,
    Pt,
    En,
}

/// Letters of one worth, in the English set.
const ENGLISH: [(i32, &str); 7] =
    [(1, "AEILNORSTU"), (2, "DG"), (3, "BCMP"), (4, "FHVWY"), (5, "K"), (8, "JX"), (10, "QZ")];

impl Solved for Party {
    fn solve(question: &Question<'_>) -> Result<Answer> {
        solve(question)
    }

    fn written(table: &Table<Party>, _seat: Seat, command: &Command) -> Option<Value> {
        let (Command::Stop { tiles, .. }, Stage::Run { letter, .. }) =
            (command, &table.state().stage)
        else {
            return None;
        };
        table.state().scales(*letter).weigh(tiles).ok().map(|play| as_json(&play, score(&play)))
    }
}

fn solve(question: &Question<'_>) -> Result<Answer> {
    let position: Position = question.position()?;
    let edition = edition(question, &position)?;
    let mut grid = edition.board.empty_grid();
    if position.board.len() != SIZE {
        let found = position.board.len();
        return Err(question.wrong("board", format!("{found} rows, expected {SIZE}")));
    }
    cards::lay_rows(question, "board", &position.board, SIZE, &mut grid)?;
    let whole = question.edition::<Party>()?.tiles().len();
    let tray = tray(question, &position.tray, whole.max(MOST_TILES))?;
    let letter = match &position.die {
        None => None,
        Some(text) => Some(
            cards::letter(edition.alphabet, text).map_err(|error| question.wrong("die", error))?,
        ),
    };
    let scales = Scales { edition: &edition, star_doubles: true, grid: &grid, tray: &tray, letter };
    let mut search = PartySearch::new(scales, question.lexicon);
    if let Some(All { tiles, points }) = position.all {
        if !(0..=MOST_POINTS).contains(&points) {
            let what = format!("{points}, expected 0 to {MOST_POINTS}");
            return Err(question.wrong("all.points", what));
        }
        search = search.with_all_tiles(tiles, points);
    }
    let score = |play: &Play| score(play) + All::points(position.all, play.tiles.len());
    let reach = Reach::new(question.lexicon, &letter_values(&edition));
    let legal = question.legal(|| search.search().count())?;
    let plays = if question.all {
        search.all(question.threads())
    } else {
        search.best(&reach, question.top.max(1))
    };
    let found = !plays.is_empty();
    let shown = &plays[..plays.len().min(question.top)];

    let mut object = json!({ "game": "party" });
    if let Some(legal) = legal {
        object["legal"] = json!(legal);
    }
    object["plays"] = shown.iter().map(|play| as_json(play, score(play))).collect();

    let mut text =
        draw::table(&grid, Some(&edition.board), plays.first().map(|play| &play.tiles[..]));
    draw::legal(&mut text, legal);
    draw::plays(
        &mut text,
        shown.iter().map(|play| draw::Row {
            word: &play.words[0].word,
            cells: &play.words[0].cells,
            score: score(play),
            lines: &play.lines,
            remark: if play.chance_squares > 0 { "Chance".to_owned() } else { String::new() },
        }),
    );
    Ok(Answer { json: object, text, found })
}

fn score(play: &Play) -> i32 {
    games::total(&play.lines).0
}

fn as_json(play: &Play, score: i32) -> Value {
    let main = &play.words[0];
    let words: Vec<Value> =
        play.words.iter().map(|word| json!([word.word, word.points.0])).collect();
    json!({
        "cells": play.tiles,
        "at": main.cells[0],
        "dir": draw::direction(&main.cells),
        "word": main.word,
        "score": score,
        "words": words,
        "chance": play.chance_squares > 0,
    })
}

fn tray(question: &Question<'_>, text: &str, most: usize) -> Result<Vec<Card>> {
    let alphabet = question.lexicon.alphabet();
    let letters = alphabet
        .fold_letters(&text.replace('?', ""))
        .map_err(|error| question.wrong("tray", error))?;
    let letters = letters.into_iter().filter_map(|letter| Glyph::new(alphabet.display(letter)));
    let mut tray: Vec<Card> = letters.map(Card::Letter).collect();
    tray.extend(text.matches('?').map(|_| Card::Blank(None)));
    if !(1..=most).contains(&tray.len()) {
        let found = tray.len();
        return Err(question.wrong("tray", format!("{found} tiles, expected 1 to {most}")));
    }
    Ok(tray)
}

/// The box of the game with the board and the values that the position names.
fn edition(question: &Question<'_>, position: &Position) -> Result<PartyEdition> {
    let missing = || Failure::Said("the program lacks an edition of its own".to_owned());
    let mut edition = question.edition::<Party>()?;
    edition.alphabet = question.lexicon.alphabet();
    let tiles = |letter: char, value: i32| {
        Some(LetterTiles { letter: Glyph::new(letter)?, value: Points(value), count: 1 })
    };
    match position.tiles {
        Tiles::Fr => {}
        Tiles::Pt => {
            let cartas = games::cartas::CartasEdition::built_in();
            let letters = cartas.iter().flat_map(|edition| &edition.letters);
            edition.letters =
                letters.filter_map(|card| tiles(card.letter.as_char(), card.value.0)).collect();
        }
        Tiles::En => {
            let letters = ENGLISH.iter().flat_map(|&(value, letters)| {
                letters.chars().filter_map(move |letter| tiles(letter, value))
            });
            edition.letters = letters.collect();
        }
    }
    if position.layout == Layout::Standard {
        edition.board = standard(&edition.board).ok_or_else(missing)?;
    }
    Ok(edition)
}

fn standard(board: &Board) -> Option<Board> {
    let row = |row: i16| -> String {
        (0..board.columns())
            .map(|column| match board.square(games::Cell::new(row, column)) {
                Square::Chance => Square::DoubleLetter.as_char(),
                square => square.as_char(),
            })
            .collect()
    };
    Board::new(&(0..board.rows()).map(row).collect::<Vec<String>>()).ok()
}
