//! Weighing a play: may the cards lie so, which words do they form, what do they score.
//!
//! The judge, the preview and whoever searches for plays all ask this one function.

use super::codes;
use super::command::{BonusUse, Lay};
use super::house::{BonusOn, Counting};
use crate::card::{Card, Glyph, Tile, spell, take_cards};
use crate::cartas::CartasEdition;
use crate::dictionary::Dictionary;
use crate::grid::{At, Cell, Fault, Grid, Run};
use crate::kit::unknown_words;
use crate::refusal::{Refusal, code};
use crate::score::{Line, LineKind, Points};
use serde::{Deserialize, Serialize};

/// The letters of a word, added up.
pub const WORD: LineKind = LineKind::new("word");
/// What a bonus card adds to a word.
pub const BONUS_CARD: LineKind = LineKind::new("bonus_card");
/// What doubling the first word adds.
pub const FIRST_WORD: LineKind = LineKind::new("first_word");
/// Using a full hand in one play.
pub const ALL_CARDS: LineKind = LineKind::new("all_cards");

/// A play that lies on the table and can be scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Play {
    /// The cards laid.
    pub cards: Vec<At<Tile>>,
    /// The bonus card used.
    pub bonus: Option<BonusUse>,
    /// Every word formed or modified, the main word first (SC-23).
    pub words: Vec<FormedWord>,
    /// What it scores.
    pub lines: Vec<Line>,
}

/// A word that a play formed or modified.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormedWord {
    /// The word.
    pub word: String,
    /// Its cells in reading order.
    pub cells: Vec<Cell>,
    /// Its cards in reading order.
    pub tiles: Vec<Tile>,
}

impl FormedWord {
    fn new(run: &Run) -> FormedWord {
        let word = spell(&run.word());
        FormedWord { word, cells: run.cells.clone(), tiles: run.tiles.clone() }
    }

    /// Its letters.
    pub fn letters(&self) -> Vec<Glyph> {
        self.tiles.iter().map(|tile| tile.glyph).collect()
    }
}

impl Play {
    /// The cells whose cards stay on the table: those of the words that scored (SC-28).
    pub fn kept(&self) -> Vec<Cell> {
        let mut kept: Vec<Cell> =
            self.words.iter().flat_map(|word| word.cells.iter().copied()).collect();
        kept.sort_unstable();
        kept.dedup();
        kept
    }

    /// Those of its words that a dictionary lacks.
    pub fn unknown_words(&self, dictionary: &dyn Dictionary) -> Vec<String> {
        unknown_words(dictionary, self.words.iter().map(FormedWord::letters))
    }

    /// The cards that it takes from the hand, the bonus card included.
    pub fn used(&self) -> Vec<Card> {
        let letters = self.cards.iter().map(|at| at.what.in_hand());
        letters.chain(self.bonus.map(|bonus| Card::Bonus(bonus.card))).collect()
    }
}

/// Weighs a play, apart from whether its words exist.
///
/// An empty grid means that this is the first word, whoever plays it (SC-A7).
pub fn weigh(
    edition: &CartasEdition,
    counting: impl Into<Counting>,
    grid: &Grid,
    hand: &[Card],
    lay: &Lay,
) -> Result<Play, Refusal> {
    let cards = declared(edition, lay)?;
    let first = grid.is_empty();
    if first && lay.bonus.is_some() {
        return Err(Refusal::new(codes::BONUS_ON_FIRST_WORD, "SC-15"));
    }
    let mut play = Play { cards, bonus: lay.bonus, words: Vec::new(), lines: Vec::new() };
    take_cards(&mut hand.to_vec(), &play.used())
        .map_err(|missing| Refusal::new(code::NOT_IN_HAND, "SC-05").cards(missing))?;
    if first && play.cards.len() == 1 {
        return Err(Refusal::new(codes::FIRST_WORD_TOO_SHORT, "SC-06"));
    }
    let runs = grid.lay(&play.cards).map_err(refuse_fault)?;
    if let Some(bonus) = lay.bonus
        && play.cards.iter().all(|at| at.cell != bonus.at)
    {
        return Err(Refusal::new(codes::BONUS_NEEDS_LAID_LETTER, "SC-A2").cells([bonus.at]));
    }
    play.words = runs.iter().map(FormedWord::new).collect();
    play.lines = lines(edition, counting.into(), first, &play);
    Ok(play)
}

/// The cards as they would lie, every blank with its letter.
fn declared(edition: &CartasEdition, lay: &Lay) -> Result<Vec<At<Tile>>, Refusal> {
    let tile = |at: &At<Card>| {
        let refuse = |code, rule| Err(Refusal::new(code, rule).cells([at.cell]).cards([at.what]));
        match (at.what, at.what.tile()) {
            (Card::Bonus(_), _) if lay.bonus.is_some() => refuse(codes::ONE_BONUS_CARD, "SC-18"),
            (Card::Bonus(_), _) => refuse(codes::BONUS_IS_NO_LETTER, "SC-17"),
            (_, None) => refuse(code::BLANK_UNDECLARED, "SC-A1"),
            (_, Some(tile)) if edition.alphabet.letter(tile.glyph.as_char()).is_none() => {
                refuse(codes::UNKNOWN_LETTER, "SC-A1")
            }
            (_, Some(what)) => Ok(At { cell: at.cell, what }),
        }
    };
    lay.cards.iter().map(tile).collect()
}

fn refuse_fault(fault: Fault) -> Refusal {
    let rule = match fault {
        Fault::Nothing => "SC-05",
        Fault::NotInLine(_) => "SC-22",
        Fault::Gap(_) => "SC-A16",
        Fault::NoContact(_) => "SC-21",
        Fault::OffBoard(_) | Fault::Twice(_) | Fault::Taken(_) => "SC-22",
    };
    fault.refusal(rule)
}

/// The score in the order of the rules: letters, multipliers, then the flat bonus (SC-20).
fn lines(edition: &CartasEdition, counting: Counting, first: bool, play: &Play) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut sum = Points::ZERO;
    for (place, formed) in play.words.iter().enumerate() {
        let letters: Points =
            formed.tiles.iter().map(|tile| edition.card_value(tile.in_hand())).sum();
        lines.push(Line::new(WORD, letters).word(&formed.word));
        sum += letters;
        let applies = |bonus: &BonusUse| {
            formed.cells.contains(&bonus.at)
                && (place == 0 || counting.bonus_on == BonusOn::EveryWord)
        };
        if let Some(bonus) = play.bonus.filter(applies) {
            let factor = bonus.card.get();
            let gain = letters * (i32::from(factor) - 1);
            let line = Line::new(BONUS_CARD, gain).word(&formed.word);
            lines.push(line.card(bonus.card).times(factor));
            sum += gain;
        }
    }
    if first {
        lines.push(Line::new(FIRST_WORD, sum).times(2));
    }
    // A bonus card counts among the seven (SC-A4), unless the house says letters alone (SC-A29).
    let used = if counting.fifty_for_letters { play.cards.len() } else { play.used().len() };
    if used == usize::from(edition.hand) {
        lines.push(Line::new(ALL_CARDS, edition.all_cards));
    }
    lines
}
