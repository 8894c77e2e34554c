//! Counting: letters, then premium squares, then the Chance die, then the timer (PY-30).

use super::board::Square;
use super::edition::PartyEdition;
use super::house::ChanceLetter;
use super::play::{FormedWord, Play};
use crate::card::Tile;
use crate::grid::{At, Cell};
use crate::score::{Line, LineKind, Points};

/// The letters of a word, added up.
pub const LETTERS: LineKind = LineKind::new("letters");
/// What letter premiums add to a word.
pub const LETTER_PREMIUM: LineKind = LineKind::new("letter_premium");
/// What word premiums add to a word.
pub const WORD_PREMIUM: LineKind = LineKind::new("word_premium");
/// What the letter of the Chance die adds.
pub const CHANCE: LineKind = LineKind::new("chance");
/// A pass, worth nothing in itself.
pub const PASS: LineKind = LineKind::new("pass");
/// Time was up.
pub const DING: LineKind = LineKind::new("ding");
/// The tray had none of the letters rolled.
pub const NO_LETTER: LineKind = LineKind::new("no_letter");

/// The board and values that a play is counted with, and the tiles that are new (PY-21).
struct Counting<'a> {
    edition: &'a PartyEdition,
    star_doubles: bool,
    laid: &'a [At<Tile>],
}

impl Counting<'_> {
    /// The square under a new tile; an old tile's premium is spent (PY-21).
    fn square(&self, cell: Cell) -> Square {
        let new = self.laid.iter().any(|at| at.cell == cell);
        if new { self.edition.board.square(cell) } else { Square::Plain }
    }

    fn letters(&self, word: &FormedWord) -> Points {
        word.tiles.iter().map(|&tile| self.edition.value(tile)).sum()
    }

    /// What letter premiums add (PY-19); a joker's nothing stays nothing (PY-22).
    fn letter_premium(&self, word: &FormedWord) -> Points {
        let tiles = word.cells.iter().zip(&word.tiles);
        tiles
            .map(|(&cell, &tile)| {
                let times = i32::from(self.square(cell).letter_factor());
                self.edition.value(tile) * (times - 1)
            })
            .sum()
    }

    /// What the word is multiplied by: several word premiums multiply one another (PY-24, PY-A24).
    fn word_factor(&self, word: &FormedWord) -> u8 {
        let factors =
            word.cells.iter().map(|&cell| self.square(cell).word_factor(self.star_doubles));
        factors.fold(1, u8::saturating_mul)
    }
}

/// Counts the words of a play: first all letters, then the premiums of each word, letter premiums
/// before word premiums (PY-20), in every word that contains the tile (PY-23).
pub(super) fn count(
    edition: &PartyEdition,
    star_doubles: bool,
    tiles: Vec<At<Tile>>,
    mut words: Vec<FormedWord>,
) -> Play {
    let counting = Counting { edition, star_doubles, laid: &tiles };
    let mut lines: Vec<Line> = words
        .iter()
        .map(|word| Line::new(LETTERS, counting.letters(word)).word(&word.word))
        .collect();
    for word in &mut words {
        let extra = counting.letter_premium(word);
        if extra != Points::ZERO {
            lines.push(Line::new(LETTER_PREMIUM, extra).word(&word.word));
        }
        let sum = counting.letters(word) + extra;
        let times = counting.word_factor(word);
        if times > 1 {
            let gain = sum * (i32::from(times) - 1);
            lines.push(Line::new(WORD_PREMIUM, gain).word(&word.word).times(times));
        }
        word.points = sum * i32::from(times);
    }
    let on_chance = |at: &&At<Tile>| edition.board.square(at.cell) == Square::Chance;
    let chance_squares = tiles.iter().filter(on_chance).count() as u8;
    Play { tiles, words, lines, chance_squares }
}

/// What the Chance die adds if the tile on this cell counts so many times (PY-26, PY-A6).
pub(super) fn chance_line(
    edition: &PartyEdition,
    star_doubles: bool,
    reading: ChanceLetter,
    play: &Play,
    cell: Cell,
    times: u8,
) -> Option<Line> {
    let tile = play.tiles.iter().find(|at| at.cell == cell)?.what;
    let more = edition.value(tile) * (i32::from(times) - 1);
    let gain = match reading {
        ChanceLetter::AfterPremiums => more,
        ChanceLetter::AsPremium => {
            let counting = Counting { edition, star_doubles, laid: &play.tiles };
            let premium = i32::from(counting.square(cell).letter_factor());
            let words = play.words.iter().filter(|word| word.cells.contains(&cell));
            words.map(|word| more * premium * i32::from(counting.word_factor(word))).sum()
        }
    };
    Some(Line::new(CHANCE, gain).card(tile).times(times))
}
