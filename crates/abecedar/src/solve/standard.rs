//! `abecedar solve standard`: the classic crossword game, written as other engines write it.
//!
//! The first line holds the board and the rack: rows parted by `/`, a number for so many empty
//! squares, a letter in lower case where a blank stands for it; then the rack, `?` for a blank. What
//! follows a second `/` or space on that line (the other rack, scores, the lexicon) is left alone.
//! Further lines may say what letters are worth (`values A1 B3 …`) and what squares multiply
//! (`premiums T..d…/…`, with `T` and `D` for words, `t` and `d` for letters).

use super::{Answer, Question};
use crate::outcome::{Failure, Result};
use games::party::Party;
use games::{Editions, GameName};
use lexicon::{Alphabet, Letter, MAX_WORD, Rack};
use serde_json::{Value, json};
use solver::grid::{Board, Lying, Reach, Scored, Values};
use solver::standard::{PREMIUMS, SIZE, StandardSearch, board};
use std::fmt::Write;

/// Answers a question about a position.
pub fn solve(question: &Question<'_>) -> Result<Answer> {
    let alphabet = question.lexicon.alphabet();
    let mut lines = question.text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().ok_or_else(|| question.wrong("line 1", "no position"))?;
    let mut values = usual_values(alphabet);
    let mut premiums: Vec<String> = PREMIUMS.map(str::to_owned).to_vec();
    for line in lines {
        match line.split_once(' ') {
            Some(("values", text)) => values = read_values(question, alphabet, text)?,
            Some(("premiums", text)) => premiums = text.split('/').map(str::to_owned).collect(),
            _ => {
                let what = format!("{line:?}: expected `values …` or `premiums …`");
                return Err(question.wrong("a line behind the position", what));
            }
        }
    }
    let mut board = board(&premiums).map_err(|error| question.wrong("premiums", error))?;
    let mut words = first.split_whitespace();
    let rows = words.next().unwrap_or_default();
    lay(question, alphabet, rows, &mut board)?;
    let rack = words.next().unwrap_or_default().split('/').next().unwrap_or_default();
    let rack = read_rack(question, alphabet, rack)?;
    let search = StandardSearch::new(question.lexicon, board, rack, values);
    let reach = Reach::new(question.lexicon, &values);
    let plays = search.search().best(&reach, question.top.max(1));
    let shown = &plays[..plays.len().min(question.top)];
    let legal = question.count.then(|| search.search().count());
    let (board, ..) = search.parts();

    let mut object = json!({ "game": "standard" });
    let mut text = String::new();
    if let Some(legal) = legal {
        object["legal"] = json!(legal);
        let _ = writeln!(text, "{legal} legal plays");
    }
    let told: Vec<Told> = shown.iter().map(|play| Told::new(alphabet, board, play)).collect();
    for play in &told {
        let _ = writeln!(text, "{:>4}  {:4} {}", play.score, play.at, play.word);
    }
    object["plays"] = told.iter().map(Told::as_json).collect();
    Ok(Answer { json: object, text, found: !plays.is_empty() })
}

/// What letters are worth in the box of Party of their language.
fn usual_values(alphabet: Alphabet) -> Values {
    let editions = Editions::built_in();
    let of = |name: String| editions.find::<Party>(Some(&name)).ok();
    let mut boxes = editions.names(GameName::Party).into_iter().filter_map(of);
    let found = boxes.find(|edition| edition.alphabet == alphabet && edition.jokers == 2);
    found.map_or([0; 32], |edition| solver::party::letter_values(&edition))
}

fn read_values(question: &Question<'_>, alphabet: Alphabet, text: &str) -> Result<Values> {
    let mut values = [0; 32];
    for word in text.split_whitespace() {
        let wrong = || question.wrong("values", format!("{word:?}: expected as in A1 B3"));
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        let value: i32 = word[letters.len()..].parse().map_err(|_| wrong())?;
        let letters = alphabet.fold_letters(letters).map_err(|_| wrong())?;
        let ([letter], 0..=1000) = (&letters[..], value) else { return Err(wrong()) };
        values[letter.index()] = value;
    }
    Ok(values)
}

fn one_letter(alphabet: Alphabet, character: char) -> Option<Letter> {
    match alphabet.fold_letters(&character.to_string()).ok()?[..] {
        [letter] => Some(letter),
        _ => None,
    }
}

fn lay(question: &Question<'_>, alphabet: Alphabet, rows: &str, board: &mut Board) -> Result<()> {
    let wrong = |what: String| question.wrong("board", what);
    let rows: Vec<&str> = rows.split('/').collect();
    if rows.len() != SIZE {
        return Err(wrong(format!("{} rows, expected {SIZE}", rows.len())));
    }
    for (row, text) in rows.into_iter().enumerate() {
        let (mut column, mut gap) = (0, 0);
        for character in text.chars() {
            if let Some(digit) = character.to_digit(10) {
                gap = (gap * 10 + digit as usize).min(SIZE + 1);
                continue;
            }
            column += std::mem::take(&mut gap);
            let letter = one_letter(alphabet, character)
                .ok_or_else(|| wrong(format!("row {}: {character:?} is no letter", row + 1)))?;
            if column >= SIZE {
                return Err(wrong(format!("row {}: more than {SIZE} squares", row + 1)));
            }
            let blank = character.is_lowercase();
            board.square_mut(row, column).card = Some(Lying { letter, blank });
            column += 1;
        }
        if column + gap != SIZE {
            let found = column + gap;
            return Err(wrong(format!("row {}: {found} squares, expected {SIZE}", row + 1)));
        }
    }
    Ok(())
}

fn read_rack(question: &Question<'_>, alphabet: Alphabet, text: &str) -> Result<Rack> {
    let wrong = |what: String| question.wrong("rack", what);
    let blanks = text.matches('?').count();
    let letters =
        alphabet.fold_letters(&text.replace('?', "")).map_err(|error| wrong(error.to_string()))?;
    let tiles = letters.len() + blanks;
    if !(1..=MAX_WORD).contains(&tiles) {
        return Err(wrong(format!("{tiles} tiles, expected 1 to {MAX_WORD}")));
    }
    Ok(Rack::new(letters, blanks as u8))
}

/// A play as other engines write it.
struct Told {
    /// `8D` for a row, `D8` for a column.
    at: String,
    /// The word, what lies already in brackets, blanks in lower case.
    word: String,
    score: i32,
}

impl Told {
    fn new(alphabet: Alphabet, board: &Board, play: &Scored) -> Told {
        let laid = &play.laid;
        let lies = |row: usize, column: usize| {
            (row < SIZE && column < SIZE).then(|| board.square(row, column).card).flatten()
        };
        let Some(&first) = laid.first() else {
            return Told { at: String::new(), word: String::new(), score: play.score };
        };
        // A single tile is read along the row, unless it makes a word in its column only.
        let beside = [first.column.wrapping_sub(1), first.column + 1];
        let across = match laid.get(1) {
            Some(second) => second.row == first.row,
            None => beside.into_iter().any(|column| lies(first.row, column).is_some()),
        };
        let (mut row, mut column) = (first.row, first.column);
        let back = |row: usize, column: usize| match across {
            true => (row, column.wrapping_sub(1)),
            false => (row.wrapping_sub(1), column),
        };
        while let (r, c) = back(row, column)
            && lies(r, c).is_some()
        {
            (row, column) = (r, c);
        }
        let name = (b'A' + column as u8) as char;
        let at = if across { format!("{}{name}", row + 1) } else { format!("{name}{}", row + 1) };
        let (mut word, mut open) = (String::new(), false);
        loop {
            let own = laid.iter().find(|card| (card.row, card.column) == (row, column));
            let (letter, blank) = match (own, lies(row, column)) {
                (Some(card), _) => (card.letter, card.blank),
                (None, Some(card)) => (card.letter, card.blank),
                (None, None) => break,
            };
            if own.is_none() != open {
                word.push(if open { ')' } else { '(' });
                open = !open;
            }
            let shown = alphabet.display(letter);
            match blank {
                true => word.extend(shown.to_lowercase()),
                false => word.push(shown),
            }
            if across {
                column += 1;
            } else {
                row += 1;
            }
        }
        if open {
            word.push(')');
        }
        Told { at, word, score: play.score }
    }

    fn as_json(&self) -> Value {
        json!({ "at": self.at, "word": self.word, "score": self.score })
    }
}

/// The lexicon unless another is asked for.
pub const LEXICON: &str = "en";

/// What is read besides the games: the name of this.
pub const NAME: &str = "standard";

/// A game, or the classic crossword game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A game of the house.
    Game(GameName),
    /// The classic crossword game.
    Standard,
}

impl Asked {
    /// All names there are.
    pub fn names() -> impl Iterator<Item = &'static str> {
        GameName::ALL.iter().map(|game| game.as_str()).chain([NAME])
    }

    /// The lexicon unless another is asked for.
    pub fn lexicon(self) -> Result<String> {
        match self {
            Asked::Game(game) => game.lexicon(None).map_err(Failure::from_display),
            Asked::Standard => Ok(LEXICON.to_owned()),
        }
    }
}

impl std::str::FromStr for Asked {
    type Err = <GameName as std::str::FromStr>::Err;

    fn from_str(name: &str) -> std::result::Result<Asked, Self::Err> {
        if name == NAME { Ok(Asked::Standard) } else { name.parse().map(Asked::Game) }
    }
}
