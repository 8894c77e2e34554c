//! Weighing words laid in Rummy: do they meet the task, and what do they score.
//!
//! The judge, the preview and whoever searches for words all ask this one function.

use super::codes;
use super::task::{Fourfold, Task, Wanted};
use crate::card::{Card, Factor, Glyph, Tile, spell, take_cards};
use crate::cartas::CartasEdition;
use crate::dictionary::Dictionary;
use crate::kit::unknown_words;
use crate::refusal::{Refusal, code};
use crate::score::{Line, LineKind, Points};
use serde::{Deserialize, Serialize};

/// The letters of a word, added up.
pub const WORD: LineKind = LineKind::new("word");
/// What a letter that counts four times adds.
pub const FOURFOLD_LETTER: LineKind = LineKind::new("fourfold_letter");
/// What a bonus card adds to a word.
pub const BONUS_CARD: LineKind = LineKind::new("bonus_card");
/// What a word that counts four times adds.
pub const FOURFOLD_WORD: LineKind = LineKind::new("fourfold_word");
/// What the task adds for a word.
pub const TASK: LineKind = LineKind::new("task");
/// A card that was not used.
pub const UNUSED: LineKind = LineKind::new("unused");

/// The factor of the fourfold tasks.
const FOUR: i32 = 4;

/// Words laid together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lay {
    /// The words.
    pub words: Vec<LaidWord>,
    /// What counts four times, where the task says so.
    #[serde(default)]
    pub fourfold: Option<FourfoldChoice>,
}

/// A word laid from the hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaidWord {
    /// Its cards; a blank as the lower-case letter that it stands for.
    pub cards: Vec<Card>,
    /// The bonus card on it, one at most (SR-09).
    #[serde(default)]
    pub bonus: Option<Factor>,
}

/// What counts four times: a word, or a letter of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FourfoldChoice {
    /// Which word, counted from 0.
    pub word: usize,
    /// Which card of it, counted from 0, where a letter counts (one card: SR-A6).
    #[serde(default)]
    pub letter: Option<usize>,
}

impl LaidWord {
    /// Its cards as they lie; nothing if one of them cannot lie in a word.
    pub fn tiles(&self) -> Option<Vec<Tile>> {
        self.cards.iter().map(|card| card.tile()).collect()
    }

    /// Its letters, as far as they are declared.
    pub fn letters(&self) -> Vec<Glyph> {
        self.cards.iter().filter_map(|card| card.tile()).map(|tile| tile.glyph).collect()
    }
}

impl Lay {
    /// Its words as they are read.
    pub fn spelled(&self) -> Vec<String> {
        self.words.iter().map(|word| spell(&word.letters())).collect()
    }

    /// Those of its words that a dictionary lacks.
    pub fn unknown_words(&self, dictionary: &dyn Dictionary) -> Vec<String> {
        unknown_words(dictionary, self.words.iter().map(LaidWord::letters))
    }

    /// The cards that it takes from the hand, bonus cards included.
    pub fn used(&self) -> Vec<Card> {
        let cards = self.words.iter().flat_map(|word| word.cards.iter().map(|card| card.in_hand()));
        let bonus = self.words.iter().filter_map(|word| word.bonus).map(Card::Bonus);
        cards.chain(bonus).collect()
    }
}

/// Weighs words laid from a hand whose discard is made, apart from whether the words exist.
pub fn weigh(
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    lay: &Lay,
) -> Result<Vec<Line>, Refusal> {
    for word in &lay.words {
        check_cards(edition, word)?;
    }
    let mut unused = hand.to_vec();
    take_cards(&mut unused, &lay.used())
        .map_err(|missing| Refusal::new(code::NOT_IN_HAND, "SR-A14").cards(missing))?;
    if !task.bonus_cards && lay.words.iter().any(|word| word.bonus.is_some()) {
        return Err(Refusal::new(codes::NO_BONUS_CARDS, "SR-17"));
    }
    let lengths: Vec<usize> = lay.words.iter().map(|word| word.cards.len()).collect();
    if !task.words.met_by(&lengths, unused.len()) {
        return Err(match task.words {
            Wanted::AllCards if !lay.words.is_empty() => {
                Refusal::new(codes::CARDS_LEFT_OVER, "SR-A7").cards(unused)
            }
            _ => Refusal::new(codes::TASK_NOT_MET, "SR-03"),
        });
    }
    check_fourfold(task, lay)?;
    Ok(lines(edition, task, &unused, lay))
}

fn check_cards(edition: &CartasEdition, word: &LaidWord) -> Result<(), Refusal> {
    if word.cards.len() < 2 {
        return Err(Refusal::new(codes::WORD_TOO_SHORT, "SR-A16").cards(word.cards.iter()));
    }
    for &card in &word.cards {
        let refuse = |code, rule| Err(Refusal::new(code, rule).cards([card]));
        match card.tile() {
            None if card.is_letter() => return refuse(code::BLANK_UNDECLARED, "SC-A1"),
            None => return refuse(codes::BONUS_IS_NO_LETTER, "SR-09"),
            Some(tile) if edition.alphabet.letter(tile.glyph.as_char()).is_none() => {
                return refuse(codes::UNKNOWN_LETTER, "SC-A1");
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Something to count four times must be named exactly where the task has it.
fn check_fourfold(task: &Task, lay: &Lay) -> Result<(), Refusal> {
    let word = |choice: FourfoldChoice| lay.words.get(choice.word);
    let good = match (task.fourfold, lay.fourfold) {
        (None, None) => true,
        (None, Some(_)) => return Err(Refusal::new(codes::NOTHING_FOURFOLD, "SR-18")),
        (Some(_), None) => false,
        (Some(Fourfold::Letter), Some(choice)) => word(choice)
            .is_some_and(|word| choice.letter.is_some_and(|letter| letter < word.cards.len())),
        (Some(Fourfold::Word), Some(choice)) => word(choice).is_some() && choice.letter.is_none(),
    };
    if good { Ok(()) } else { Err(Refusal::new(codes::FOURFOLD_NOT_NAMED, "SR-18")) }
}

/// The score in order: letter fourfold, word, bonus card and word fourfold, what the task adds,
/// minus what is not used (SR-A5).
fn lines(edition: &CartasEdition, task: &Task, unused: &[Card], lay: &Lay) -> Vec<Line> {
    let mut lines = Vec::new();
    for (place, laid) in lay.words.iter().enumerate() {
        let name = spell(&laid.letters());
        let value = |card: Card| edition.card_value(card);
        let mut sum: Points = laid.cards.iter().map(|&card| value(card)).sum();
        lines.push(Line::new(WORD, sum).word(&name));
        let choice = lay.fourfold.filter(|choice| choice.word == place);
        if let Some(card) = choice.and_then(|choice| laid.cards.get(choice.letter?)) {
            let gain = value(*card) * (FOUR - 1);
            sum += gain;
            lines.push(Line::new(FOURFOLD_LETTER, gain).word(&name).card(card).times(4));
        }
        if let Some(bonus) = laid.bonus {
            let gain = sum * (i32::from(bonus.get()) - 1);
            sum += gain;
            lines.push(Line::new(BONUS_CARD, gain).word(&name).card(bonus).times(bonus.get()));
        }
        if choice.is_some_and(|choice| choice.letter.is_none()) {
            lines.push(Line::new(FOURFOLD_WORD, sum * (FOUR - 1)).word(&name).times(4));
        }
        let extra = task.extra.get(place).copied().unwrap_or_default();
        if extra != Points::ZERO {
            lines.push(Line::new(TASK, extra).word(&name).card(&task.id));
        }
    }
    if task.subtract_unused {
        let minus = |&card: &Card| Line::new(UNUSED, -edition.card_value(card)).card(card);
        lines.extend(unused.iter().map(minus));
    }
    lines
}
