//! Weighing a play: may these words be laid, and what do they score.
//!
//! The judge, the preview and whoever searches for plays all ask these functions. Whether the
//! words exist is asked apart, because in a house with challenges nobody looks that up before one.

use super::card::{Card, spell};
use super::codes;
use super::edition::ThiefEdition;
use super::house::{Limits, Rearranging};
use super::plural::is_mere_plural;
use super::split::{NoShare, keeps_order, keeps_pieces, share};
use super::weight::{WordWeight, is_one_suit};
use super::word::WordId;
use crate::card::{Glyph, take_cards};
use crate::dictionary::Dictionary;
use crate::kit;
use crate::refusal::{Code, Refusal, code};
use crate::score::{Line, LineKind, Points};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Using a full hand in one turn.
pub const ALL_CARDS: LineKind = LineKind::new("all_cards");

/// A play that can be scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Play {
    /// The word that is stolen.
    pub stolen: Option<WordId>,
    /// The words formed.
    pub words: Vec<FormedWord>,
    /// The cards that it takes from the hand.
    pub used: Vec<Card>,
    /// What it scores.
    pub lines: Vec<Line>,
}

/// A word that a play forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FormedWord {
    /// The word.
    pub word: String,
    /// Its cards in reading order, a Wild with its letter.
    pub cards: Vec<Card>,
    /// What it scores with its suit and its length, the bonus for a full hand apart.
    pub points: Points,
    /// Is it of one suit, and so locked?
    pub locked: bool,
}

/// A word that somebody wants to steal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target<'a> {
    /// Its number.
    pub id: WordId,
    /// Whose it is.
    pub owner: Seat,
    /// Its cards in reading order, a Wild with its letter.
    pub cards: &'a [Card],
}

/// What somebody wants to lay: one word from the hand, or new words for a stolen one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lay<'a> {
    /// Who.
    pub seat: Seat,
    /// The player's hand.
    pub hand: &'a [Card],
    /// The word to steal, if it is a steal.
    pub target: Option<Target<'a>>,
    /// The words to lay, each by its cards in reading order.
    pub words: &'a [Vec<Card>],
}

impl Lay<'_> {
    fn stolen(&self) -> &[Card] {
        self.target.map_or(&[], |target| target.cards)
    }

    fn laid(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.words.iter().flatten().copied()
    }

    /// Is the play allowed, apart from whether its words exist?
    ///
    /// Nothing is put on the heap for a play that is allowed, unless it splits a word.
    pub fn check(&self, edition: &ThiefEdition, limits: Limits) -> Result<(), Refusal> {
        self.check_target()?;
        self.check_words(edition, limits)?;
        self.check_cards()?;
        let Some(target) = self.target else { return Ok(()) };
        self.check_split()?;
        if let [word] = self.words
            && is_mere_plural(edition, target.cards, word)
        {
            return Err(refuse_word(codes::MERE_PLURAL, "WT-14", word));
        }
        match limits.rearranging {
            Rearranging::Free => Ok(()),
            Rearranging::OrderKept if keeps_order(target.cards, self.words) => Ok(()),
            Rearranging::OrderKept => {
                Err(refuse_word(codes::ORDER_NOT_KEPT, "WT-A2", target.cards))
            }
            Rearranging::ContiguousPieces if keeps_pieces(target.cards, self.words) => Ok(()),
            Rearranging::ContiguousPieces => {
                Err(refuse_word(codes::PIECE_BROKEN, "WT-A2", target.cards))
            }
        }
    }

    /// Checks the play and says what it scores, apart from whether its words exist.
    ///
    /// ```
    /// use games::thief::{Card, Lay, Limits, Target, ThiefEdition, WordId};
    /// use games::{Edition, Points, Seat, total};
    /// let cards = |text: &str| -> Vec<Card> {
    ///     text.split(' ').map(|card| card.parse().unwrap()).collect()
    /// };
    /// let work = cards("W:3 O:2 R:3 K:1");
    /// let lay = Lay {
    ///     seat: Seat(0),
    ///     hand: &cards("R:1 E:1 E:2 D:4 ?"),
    ///     target: Some(Target { id: WordId(0), owner: Seat(1), cards: &work }),
    ///     words: &[cards("R:1 E:1 W:3 O:2 R:3 K:1 E:2 D:4")],
    /// };
    /// let edition = &ThiefEdition::built_in()[0];
    /// let play = lay.weigh(edition, Limits::printed(edition))?;
    /// // REWORKED: 20 in letters, and 20 for eight of them.
    /// assert_eq!(total(&play.lines), Points(40));
    /// # Ok::<(), games::Refusal>(())
    /// ```
    pub fn weigh(&self, edition: &ThiefEdition, limits: Limits) -> Result<Play, Refusal> {
        self.check(edition, limits)?;
        let mut lines = Vec::new();
        let mut words = Vec::with_capacity(self.words.len());
        for cards in self.words {
            let weight = WordWeight::of(edition, cards);
            let word = spell(cards);
            weight.write(edition, &word, &mut lines);
            let (points, locked) = (weight.total(), weight.locked);
            words.push(FormedWord { word, cards: cards.clone(), points, locked });
        }
        let mut used: Vec<Card> = self.laid().map(Card::in_hand).collect();
        let stolen: Vec<Card> = self.stolen().iter().map(|card| card.in_hand()).collect();
        // The check has seen that every stolen card was laid.
        let _ = take_cards(&mut used, &stolen);
        // All seven, and not the last ones of a smaller hand (WT-19, WT-A15).
        if used.len() == usize::from(edition.hand) {
            lines.push(Line::new(ALL_CARDS, edition.all_cards));
        }
        Ok(Play { stolen: self.target.map(|target| target.id), words, used, lines })
    }

    fn check_target(&self) -> Result<(), Refusal> {
        let Some(target) = self.target else { return Ok(()) };
        if target.owner == self.seat {
            return Err(refuse_word(codes::OWN_WORD, "WT-15", target.cards));
        }
        if is_one_suit(target.cards) {
            return Err(refuse_word(codes::LOCKED_WORD, "WT-07", target.cards));
        }
        Ok(())
    }

    /// Every word is long enough, every Wild stands for a letter, and there are not too many words.
    fn check_words(&self, edition: &ThiefEdition, limits: Limits) -> Result<(), Refusal> {
        if self.words.is_empty() {
            return Err(Refusal::new(code::NOTHING_LAID, "WT-04"));
        }
        for card in self.laid() {
            let refuse = |code| Err(Refusal::new(code, "WT-16").cards([card]));
            match card {
                Card::Wild(None) => return refuse(code::BLANK_UNDECLARED),
                Card::Wild(Some(glyph)) if edition.alphabet.letter(glyph.as_char()).is_none() => {
                    return refuse(codes::UNKNOWN_LETTER);
                }
                Card::Wild(Some(_)) | Card::Letter(..) => {}
            }
        }
        let shorter = |than: u8| self.words.iter().find(|word| word.len() < usize::from(than));
        if let Some(word) = shorter(edition.shortest_word.min(limits.shortest_word)) {
            return Err(refuse_word(codes::WORD_TOO_SHORT, "WT-05", word));
        }
        if let Some(word) = shorter(limits.shortest_word) {
            let refusal = refuse_word(codes::TOO_SHORT_HERE, "WT-A28", word);
            return Err(refusal.number(limits.shortest_word.into()));
        }
        if self.words.len() > usize::from(limits.most_words) {
            let refusal = Refusal::new(codes::TOO_MANY_WORDS, "WT-A28");
            return Err(refusal.number(limits.most_words.into()));
        }
        Ok(())
    }

    /// No card is laid that is not there, and no stolen card is left out.
    fn check_cards(&self) -> Result<(), Refusal> {
        let stolen = self.stolen().iter().map(|card| card.in_hand());
        let count = |face: Card| {
            let laid = self.laid().filter(|card| card.in_hand() == face).count();
            let stolen = stolen.clone().filter(|&card| card == face).count();
            let held = self.hand.iter().filter(|&&card| card == face).count();
            (laid, stolen, held)
        };
        let too_often = |card: &Card| {
            let (laid, stolen, held) = count(card.in_hand());
            laid > stolen + held
        };
        // Counting first keeps the work small for whoever lays thousands of cards.
        let too_many = self.laid().count() > self.hand.len() + self.stolen().len();
        if too_many || self.laid().any(|card| too_often(&card)) {
            return Err(self.refuse_cards());
        }
        let left_out = |&face: &Card| {
            let (laid, stolen, _) = count(face);
            laid < stolen
        };
        if stolen.clone().any(|face| left_out(&face)) {
            let rule = if self.words.len() == 1 { "WT-11" } else { "WT-12" };
            let refusal = Refusal::new(codes::STOLEN_CARD_LEFT_OUT, rule);
            return Err(refusal.cards(stolen.clone().filter(left_out)));
        }
        Ok(())
    }

    /// Cards that are not there at all, or else those that are laid more often than they are.
    fn refuse_cards(&self) -> Refusal {
        let stolen = self.stolen().iter().map(|card| card.in_hand());
        let mut pool: Vec<Card> = self.hand.iter().copied().chain(stolen).collect();
        let laid: Vec<Card> = self.laid().map(Card::in_hand).collect();
        let missing = take_cards(&mut pool, &laid).err().unwrap_or_default();
        let foreign: Vec<Card> =
            missing.iter().copied().filter(|card| !pool.contains(card)).collect();
        if foreign.is_empty() {
            Refusal::new(codes::CARD_USED_TWICE, "WT-04").cards(missing)
        } else {
            Refusal::new(code::NOT_IN_HAND, "WT-04").cards(foreign)
        }
    }

    /// Every new word has a stolen card and a card from the hand.
    fn check_split(&self) -> Result<(), Refusal> {
        match share(self.stolen(), self.words) {
            Ok(()) => Ok(()),
            Err(NoShare::WithoutStolenCard(word)) => {
                Err(refuse_word(codes::NO_STOLEN_CARD, "WT-A4", &self.words[word]))
            }
            Err(NoShare::WithoutHandCard(word)) => {
                let rule = if self.words.len() == 1 { "WT-11" } else { "WT-13" };
                Err(refuse_word(codes::NO_HAND_CARD, rule, &self.words[word]))
            }
        }
    }
}

fn refuse_word(code: Code, rule: &'static str, word: &[Card]) -> Refusal {
    Refusal::new(code, rule).words([spell(word)])
}

impl Play {
    /// The words that the dictionary lacks (WT-05).
    pub fn unknown_words(&self, dictionary: &dyn Dictionary) -> Vec<String> {
        kit::unknown_words(dictionary, self.words.iter().map(FormedWord::letters))
    }
}

impl FormedWord {
    /// Its letters.
    pub fn letters(&self) -> Vec<Glyph> {
        self.cards.iter().filter_map(|card| card.glyph()).collect()
    }
}
