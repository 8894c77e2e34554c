//! Choices that any good player would agree with, at tables that were dealt on purpose.

mod actions;
mod doubts;
mod endings;
mod seeking;
mod turns;

use super::{Acting, Mind};
use crate::bot::Bot;
use crate::playable::Playable;
use crate::seen::Seen;
use crate::words::Words;
use games::cartas::CartasEdition;
use games::classic::{Command, Crossing, House, Lay, stacked};
use games::{At, Card, Edition, Millis, Player, Recorded, Seat, Seeded, Setup, Table};
use lexicon::Library;
use std::sync::OnceLock;

/// The words of the box, ranked once for all tests.
pub(super) fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::new(Library::new(None).open("pt").unwrap()))
}

/// Cards by their texts, with spaces between.
pub(super) fn cards(texts: &str) -> Vec<Card> {
    texts.split_whitespace().map(|text| text.parse().unwrap()).collect()
}

/// A table with these hands; what is drawn later comes from the rest of the box.
pub(super) struct Trial<V: Acting> {
    pub(super) table: Table<Crossing<V>>,
    chance: Recorded,
}

impl<V: Acting> Trial<V> {
    pub(super) fn new(hands: [&str; 2]) -> Trial<V> {
        Trial::with(House::default(), CartasEdition::built_in().remove(0), hands)
    }

    pub(super) fn with(house: House<V>, edition: CartasEdition, hands: [&str; 2]) -> Trial<V> {
        let players = vec![Player::default(); 2];
        let setup = Setup::with(edition, house, players, words().all()).unwrap();
        let hands = hands.map(cards);
        let chance = stacked(&setup, Seat(0), &[&hands[0], &hands[1]], &[]).unwrap();
        // Whatever else a variant shuffles stays in its order.
        let mut chance = chance.then([0; 1_000]);
        let table = Table::open(setup, words().all(), &mut chance).unwrap();
        Trial { table, chance }
    }

    /// A seat lays a word; `across` or down, from this cell on.
    pub(super) fn lay(&mut self, seat: u8, word: &str, (row, col): (i16, i16), across: bool) {
        let place = |nth: i16| if across { (row, col + nth) } else { (row + nth, col) };
        let cards = word.chars().zip(0..).filter(|(letter, _)| *letter != '.');
        let cards = cards.map(|(letter, nth)| {
            let (row, col) = place(nth);
            At::new(row, col, letter.to_string().parse().unwrap())
        });
        let lay = Lay { cards: cards.collect(), ..Lay::default() };
        self.play(seat, Command::Lay(lay));
    }

    pub(super) fn play(&mut self, seat: u8, command: Command<V>) {
        let now = Millis(self.table.now().0 + 100);
        self.table.play(Seat(seat), command, now, words().all(), &mut self.chance).unwrap();
    }

    /// What a bot does in a seat.
    pub(super) fn decide(&self, seat: u8, bot: Bot) -> Option<Command<V>> {
        let mind: Mind = Crossing::<V>::prepare(self.table.setup(), words(), bot);
        let seen = Seen::new(&self.table, Seat(seat));
        let mut budget = Crossing::<V>::budget(bot);
        let decision = Crossing::<V>::decide(&mind, &seen, &mut Seeded::new(1), &mut budget)?;
        Some(decision.command)
    }

    /// The cards that a bot lays in a seat.
    pub(super) fn lays(&self, seat: u8, bot: Bot) -> Lay {
        match self.decide(seat, bot) {
            Some(Command::Lay(lay)) => lay,
            other => panic!("{bot} does not lay but {other:?}"),
        }
    }
}
