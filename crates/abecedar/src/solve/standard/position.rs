//! A position of the classic crossword game, from plain text or from JSON.

use super::super::Question;
use super::text;
use crate::outcome::{Failure, Result};
use games::party::Party;
use games::{Editions, GameName};
use lexicon::{Alphabet, Letter, MAX_WORD, Rack};
use serde::Deserialize;
use solver::grid::{Board, Lying, Values};
use solver::standard::{AllTiles, PREMIUMS, SIZE, board};
use std::collections::BTreeMap;

/// What is searched.
pub struct Position {
    pub board: Board,
    pub rack: Rack,
    pub values: Values,
    pub all: AllTiles,
}

/// What is written down, each part with its place in the text as far as it has one.
#[derive(Default)]
pub struct Written {
    pub rows: Vec<Part>,
    pub rack: Option<Part>,
    pub premiums: Option<Vec<Part>>,
    /// The language whose letter set is used.
    pub tiles: Option<Part>,
    /// Letters with what they are worth.
    pub values: Option<Vec<(Part, i32)>>,
    pub all: Option<AllTiles>,
}

/// A piece of the text and where it stands.
#[derive(Clone)]
pub struct Part {
    pub text: String,
    pub place: Place,
}

/// Where something stands.
#[derive(Clone)]
pub enum Place {
    /// In a line from a column on, both counted from 1.
    Text { line: usize, column: usize },
    /// At a path of a JSON object.
    Json(String),
}

impl Place {
    /// So many characters further on.
    fn further(&self, characters: usize) -> Place {
        match self {
            Place::Text { line, column } => {
                Place::Text { line: *line, column: column + characters }
            }
            Place::Json(path) => Place::Json(format!("{path}: square {characters}")),
        }
    }

    /// What is wrong here.
    pub fn wrong(&self, question: &Question<'_>, what: impl std::fmt::Display) -> Failure {
        match self {
            Place::Text { line, column } => {
                Failure::Said(format!("{}:{line}:{column}: {what}", question.from))
            }
            Place::Json(path) => question.wrong(path, what),
        }
    }
}

/// The position as JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Json {
    board: Vec<String>,
    rack: String,
    #[serde(default)]
    premiums: Option<Vec<String>>,
    #[serde(default)]
    tiles: Option<String>,
    #[serde(default)]
    values: Option<BTreeMap<String, i32>>,
    #[serde(default)]
    all: Option<All>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct All {
    tiles: usize,
    points: i32,
}

impl Json {
    fn written(self) -> Written {
        let part = |path: &str, text: String| Part { text, place: Place::Json(path.to_owned()) };
        let rows = |path: &str, rows: Vec<String>| -> Vec<Part> {
            let rows = rows.into_iter().enumerate();
            rows.map(|(row, text)| part(&format!("{path}[{row}]"), text)).collect()
        };
        let value =
            |(letter, value): (String, i32)| (part(&format!("values.{letter}"), letter), value);
        Written {
            rows: rows("board", self.board),
            rack: Some(part("rack", self.rack)),
            premiums: self.premiums.map(|premiums| rows("premiums", premiums)),
            tiles: self.tiles.map(|tiles| part("tiles", tiles)),
            values: self.values.map(|values| values.into_iter().map(value).collect()),
            all: self.all.map(|All { tiles, points }| AllTiles { tiles, points }),
        }
    }
}

/// More than this no letter and no full rack is worth, so that scores stay readable numbers.
pub const MOST_POINTS: i32 = 1_000;

impl Position {
    /// Reads what is asked about.
    pub fn read(question: &Question<'_>) -> Result<Position> {
        let written = if question.text.trim_start().starts_with('{') {
            question.position::<Json>()?.written()
        } else {
            text::read(question)?
        };
        let alphabet = question.lexicon.alphabet();
        let values = written.values(question, alphabet)?;
        let mut board = written.empty_board(question)?;
        written.lay(question, alphabet, &mut board)?;
        let rack = written.rack(question, alphabet)?;
        let all = written.all.unwrap_or(AllTiles::USUAL);
        if all.points.abs() > MOST_POINTS {
            return Err(question.wrong("all", format!("more than {MOST_POINTS} points")));
        }
        Ok(Position { board, rack, values, all })
    }
}

impl Written {
    fn values(&self, question: &Question<'_>, alphabet: Alphabet) -> Result<Values> {
        let Some(values) = &self.values else { return self.of_language(question, alphabet) };
        let mut read = [0; 32];
        for (part, value) in values {
            let letter = letter(alphabet, &part.text).ok_or_else(|| {
                part.place.wrong(question, format!("{:?} is no letter", part.text))
            })?;
            if !(0..=MOST_POINTS).contains(value) {
                let what = format!("{value} points, expected 0 to {MOST_POINTS}");
                return Err(part.place.wrong(question, what));
            }
            read[letter.index()] = *value;
        }
        Ok(read)
    }

    /// What letters are worth in the box of Party of a language: the one that is named, or that of
    /// the words.
    fn of_language(&self, question: &Question<'_>, alphabet: Alphabet) -> Result<Values> {
        let editions = Editions::built_in();
        let find = |name: &String| editions.find::<Party>(Some(name)).ok();
        let boxes: Vec<_> = editions.names(GameName::Party).iter().filter_map(find).collect();
        let found = match &self.tiles {
            Some(tiles) => boxes.iter().find(|edition| edition.lexicon == tiles.text),
            None => boxes.iter().find(|edition| edition.alphabet == alphabet),
        };
        if let Some(edition) = found {
            // By letter, for alphabets in which letters have other places.
            let values = solver::party::letter_values(edition);
            let mut read = [0; 32];
            for letter in alphabet.all() {
                let there = edition.alphabet.letter(alphabet.display(letter));
                read[letter.index()] = there.map_or(0, |there| values[there.index()]);
            }
            return Ok(read);
        }
        let names: Vec<&str> = boxes.iter().map(|edition| edition.lexicon.as_str()).collect();
        let what = format!("expected a letter set ({}) or values", names.join(", "));
        Err(match &self.tiles {
            Some(tiles) => tiles.place.wrong(question, what),
            None => question.wrong("tiles", what),
        })
    }

    fn empty_board(&self, question: &Question<'_>) -> Result<Board> {
        let Some(premiums) = &self.premiums else {
            return board(&PREMIUMS).map_err(|error| question.wrong("premiums", error));
        };
        for part in premiums {
            if let Some(at) = part.text.chars().position(|c| !".dtDT".contains(c)) {
                let what = "expected . d t D or T";
                return Err(part.place.further(at).wrong(question, what));
            }
            squares(question, part, part.text.chars().count())?;
        }
        let rows: Vec<&str> = premiums.iter().map(|part| part.text.as_str()).collect();
        board(&rows).map_err(|error| question.wrong("premiums", error))
    }

    fn lay(&self, question: &Question<'_>, alphabet: Alphabet, board: &mut Board) -> Result<()> {
        if self.rows.len() != SIZE {
            let what = format!("{} rows, expected {SIZE}", self.rows.len());
            return Err(match self.rows.last() {
                Some(row) => row.place.wrong(question, what),
                None => question.wrong("board", what),
            });
        }
        for (row, part) in self.rows.iter().enumerate() {
            squares(question, part, part.text.chars().count())?;
            for (column, character) in part.text.chars().enumerate() {
                if character == '.' {
                    continue;
                }
                let letter = letter(alphabet, &character.to_string()).ok_or_else(|| {
                    let what = format!("{character:?} is no letter and no .");
                    part.place.further(column).wrong(question, what)
                })?;
                let blank = character.is_lowercase();
                board.square_mut(row, column).card = Some(Lying { letter, blank });
            }
        }
        Ok(())
    }

    fn rack(&self, question: &Question<'_>, alphabet: Alphabet) -> Result<Rack> {
        let Some(part) = &self.rack else { return Err(question.wrong("rack", "there is none")) };
        let (mut letters, mut blanks) = (Vec::new(), 0);
        for (nth, character) in part.text.chars().enumerate() {
            match letter(alphabet, &character.to_string()) {
                _ if character == '?' => blanks += 1,
                Some(letter) => letters.push(letter),
                None => {
                    let what = format!("{character:?} is no letter and no ?");
                    return Err(part.place.further(nth).wrong(question, what));
                }
            }
        }
        let tiles = letters.len() + blanks;
        if !(1..=MAX_WORD).contains(&tiles) {
            let what = format!("{tiles} tiles, expected 1 to {MAX_WORD}");
            return Err(part.place.wrong(question, what));
        }
        Ok(Rack::new(letters, blanks as u8))
    }
}

fn squares(question: &Question<'_>, part: &Part, found: usize) -> Result<()> {
    if found == SIZE {
        return Ok(());
    }
    let what = format!("{found} squares, expected {SIZE}");
    Err(part.place.further(found.min(SIZE)).wrong(question, what))
}

/// One letter, folded.
pub fn letter(alphabet: Alphabet, text: &str) -> Option<Letter> {
    match alphabet.fold_letters(text).ok()?[..] {
        [letter] => Some(letter),
        _ => None,
    }
}
