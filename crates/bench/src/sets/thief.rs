//! Positions of Word Thief.

use super::Stored;
use super::notation;
use games::thief::{Card, ThiefEdition, is_one_suit};
use games::{Edition, Seat};

/// A hand, and the words that lie before the players.
#[derive(Clone, Debug)]
pub struct ThiefPosition {
    /// The name of the box.
    pub edition: String,
    /// Who was to play.
    pub bot: String,
    /// The number of the turn.
    pub turn: u32,
    /// The player's seat.
    pub seat: Seat,
    /// The player's hand.
    pub hand: Vec<Card>,
    /// The words, each with its owner.
    pub words: Vec<(Seat, Vec<Card>)>,
}

impl Stored for ThiefPosition {
    const FIELDS: &'static str = "edition\tbot\tturn\tseat\thand\twords";

    fn written(&self) -> String {
        let ThiefPosition { edition, bot, turn, seat, hand, words } = self;
        let word =
            |(owner, cards): &(Seat, Vec<Card>)| format!("{} {}", owner.0, notation::cards(cards));
        let words: Vec<String> = words.iter().map(word).collect();
        let hand = notation::cards(hand);
        format!("{edition}\t{bot}\t{turn}\t{}\t{hand}\t{}", seat.0, words.join("/"))
    }

    fn read(fields: &[&str]) -> Option<ThiefPosition> {
        let &[edition, bot, turn, seat, hand, words] = fields else { return None };
        let word = |text: &str| {
            let (owner, cards) = text.split_once(' ')?;
            Some((Seat(owner.parse().ok()?), notation::read_cards(cards)?))
        };
        Some(ThiefPosition {
            edition: edition.to_owned(),
            bot: bot.to_owned(),
            turn: turn.parse().ok()?,
            seat: Seat(seat.parse().ok()?),
            hand: notation::read_cards(hand)?,
            words: words
                .split('/')
                .filter(|word| !word.is_empty())
                .map(word)
                .collect::<Option<_>>()?,
        })
    }
}

impl ThiefPosition {
    /// How many Wilds are in hand.
    pub fn blanks(&self) -> usize {
        wilds(&self.hand)
    }

    /// How many Wilds are in hand and in the words.
    pub fn wilds(&self) -> usize {
        self.blanks() + self.words.iter().map(|(_, cards)| wilds(cards)).sum::<usize>()
    }

    /// The words that can be stolen.
    pub fn targets(&self) -> impl Iterator<Item = &(Seat, Vec<Card>)> {
        self.words.iter().filter(|(owner, cards)| *owner != self.seat && !is_one_suit(cards))
    }

    /// The box that it is played with.
    pub fn box_of(&self) -> Option<ThiefEdition> {
        ThiefEdition::built_in().into_iter().find(|edition| edition.name == self.edition)
    }
}

fn wilds(cards: &[Card]) -> usize {
    cards.iter().filter(|card| card.suit().is_none()).count()
}
