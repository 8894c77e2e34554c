//! Weighing a placement: is it well formed, does it fit, which words does it form.
//!
//! The judge, the preview and whoever searches for plays all ask this one place. Whether the
//! words exist is another question, asked later (PY-31).

use super::codes;
use super::edition::PartyEdition;
use super::points;
use crate::card::{Card, Glyph, Tile, spell, take_cards};
use crate::dictionary::Dictionary;
use crate::grid::{At, Cell, Fault, Grid};
use crate::kit;
use crate::refusal::{Refusal, code};
use crate::score::{Line, Points};
use serde::{Deserialize, Serialize};

/// A placement that fits the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Play {
    /// The tiles laid.
    pub tiles: Vec<At<Tile>>,
    /// Every word formed or changed, the main word first (PY-16).
    pub words: Vec<FormedWord>,
    /// Its letters and premiums, before Chance and timer.
    pub lines: Vec<Line>,
    /// How many of its tiles lie on Chance squares (PY-25).
    pub chance_squares: u8,
}

/// A word that a play formed or changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormedWord {
    /// The word.
    pub word: String,
    /// Its cells in reading order.
    pub cells: Vec<Cell>,
    /// Its tiles in reading order.
    pub tiles: Vec<Tile>,
    /// What it scores with its premiums, before Chance and timer.
    pub points: Points,
}

impl FormedWord {
    /// Its letters.
    pub fn letters(&self) -> Vec<Glyph> {
        self.tiles.iter().map(|tile| tile.glyph).collect()
    }
}

impl Play {
    /// The words that the dictionary lacks (PY-17).
    pub fn unknown_words(&self, dictionary: &dyn Dictionary) -> Vec<String> {
        kit::unknown_words(dictionary, self.words.iter().map(FormedWord::letters))
    }

    /// The tiles that it takes from the tray.
    pub fn used(&self) -> Vec<Card> {
        self.tiles.iter().map(|at| at.what.in_hand()).collect()
    }

    /// Does a tile of this play lie on the cell?
    pub fn lays(&self, cell: Cell) -> bool {
        self.tiles.iter().any(|at| at.cell == cell)
    }
}

/// Why a placement does not become a play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misplay {
    /// It cannot be carried out at all: the command is refused (PY-A12).
    Malformed(Refusal),
    /// It lies there but does not fit: as if successfully challenged (PY-A12).
    Misfit(Refusal),
}

impl Misplay {
    /// What is wrong, in either case.
    pub fn into_refusal(self) -> Refusal {
        match self {
            Misplay::Malformed(refusal) | Misplay::Misfit(refusal) => refusal,
        }
    }
}

/// What a placement is weighed against.
#[derive(Clone, Copy, Debug)]
pub struct Scales<'a> {
    /// The box: board, alphabet and values.
    pub edition: &'a PartyEdition,
    /// Does the star double a word (PY-A1)?
    pub star_doubles: bool,
    /// What lies on the board.
    pub grid: &'a Grid,
    /// What lies in the tray.
    pub tray: &'a [Card],
    /// The rolled letter, if one was rolled.
    pub letter: Option<Glyph>,
}

impl Scales<'_> {
    /// Weighs a placement.
    pub fn weigh(&self, tiles: &[At<Card>]) -> Result<Play, Misplay> {
        let tiles = self.declared(tiles).map_err(Misplay::Malformed)?;
        self.check_tray(&tiles).map_err(Misplay::Malformed)?;
        let runs = self.grid.lay(&tiles).map_err(|fault| self.misplay(fault))?;
        if self.grid.is_empty() && tiles.iter().all(|at| at.cell != self.edition.board.star()) {
            let star = self.edition.board.star();
            let refusal = Refusal::new(codes::STAR_NOT_COVERED, "PY-15").cells([star]);
            return Err(Misplay::Misfit(refusal));
        }
        if runs.is_empty() {
            let cells = tiles.iter().map(|at| at.cell);
            let refusal = Refusal::new(codes::WORD_TOO_SHORT, "PY-14").cells(cells);
            return Err(Misplay::Misfit(refusal));
        }
        self.check_letter(&tiles).map_err(Misplay::Misfit)?;
        let words: Vec<FormedWord> = runs
            .into_iter()
            .map(|run| FormedWord {
                word: spell(&run.word()),
                cells: run.cells,
                tiles: run.tiles,
                points: Points::ZERO,
            })
            .collect();
        Ok(points::count(self.edition, self.star_doubles, tiles, words))
    }

    /// The tiles as they would lie, every joker with its letter (PY-06).
    fn declared(&self, tiles: &[At<Card>]) -> Result<Vec<At<Tile>>, Refusal> {
        let tile = |at: &At<Card>| {
            let refuse =
                |code, rule| Err(Refusal::new(code, rule).cells([at.cell]).cards([at.what]));
            match (at.what, at.what.tile()) {
                (Card::Bonus(_), _) => refuse(codes::NOT_A_TILE, "PY-10"),
                (_, None) => refuse(code::BLANK_UNDECLARED, "PY-06"),
                (_, Some(tile)) if self.is_strange(tile.glyph) => {
                    refuse(codes::UNKNOWN_LETTER, "PY-06")
                }
                (_, Some(what)) => Ok(At { cell: at.cell, what }),
            }
        };
        tiles.iter().map(tile).collect()
    }

    fn is_strange(&self, letter: Glyph) -> bool {
        self.edition.alphabet.letter(letter.as_char()).is_none()
    }

    fn check_tray(&self, tiles: &[At<Tile>]) -> Result<(), Refusal> {
        let cards: Vec<Card> = tiles.iter().map(|at| at.what.in_hand()).collect();
        take_cards(&mut self.tray.to_vec(), &cards)
            .map_err(|missing| Refusal::new(codes::NOT_IN_TRAY, "PY-10").cards(missing))
    }

    fn misplay(&self, fault: Fault) -> Misplay {
        match fault {
            Fault::Taken(cells) => Misplay::Malformed(refuse_taken(self.grid, cells)),
            Fault::Nothing | Fault::OffBoard(_) | Fault::Twice(_) => {
                Misplay::Malformed(fault.refusal("PY-A12"))
            }
            Fault::NotInLine(_) | Fault::Gap(_) => Misplay::Misfit(fault.refusal("PY-16")),
            Fault::NoContact(_) => Misplay::Misfit(fault.refusal("PY-37")),
        }
    }

    /// The rolled letter must be among the tiles laid, and no joker may stand for it, not even
    /// beside it (PY-04, PY-05, PY-A14, PY-A15).
    fn check_letter(&self, tiles: &[At<Tile>]) -> Result<(), Refusal> {
        let Some(letter) = self.letter else { return Ok(()) };
        let shown = || tiles.iter().filter(|at| at.what.glyph == letter);
        let jokers: Vec<Cell> = shown().filter(|at| at.what.blank).map(|at| at.cell).collect();
        if !jokers.is_empty() {
            let refusal = Refusal::new(codes::JOKER_FOR_ROLLED_LETTER, "PY-05");
            return Err(refusal.cells(jokers).cards([letter]));
        }
        if shown().next().is_none() {
            return Err(Refusal::new(codes::ROLLED_LETTER_MISSING, "PY-04").cards([letter]));
        }
        Ok(())
    }
}

/// A tile that lies stays (PY-18), and a joker keeps its letter (PY-06).
pub(super) fn refuse_taken(grid: &Grid, cells: Vec<Cell>) -> Refusal {
    let joker = |cell: &Cell| grid.get(*cell).is_some_and(|tile| tile.blank);
    if cells.iter().any(joker) {
        Refusal::new(codes::JOKER_IS_FIXED, "PY-06").cells(cells)
    } else {
        Refusal::new(code::CELL_TAKEN, "PY-18").cells(cells)
    }
}
