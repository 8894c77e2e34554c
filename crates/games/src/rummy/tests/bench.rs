//! A table of Rummy for tests: known tasks, hands and pile.

use crate::card::Card;
use crate::cartas::CartasEdition;
use crate::chance::{Recorded, Seeded, draws_that_order};
use crate::classic::tests::bench::{ThenSeeded, cards, printed};
use crate::dictionary::WordList;
use crate::log::Act;
use crate::refusal::Refusal;
use crate::rummy::*;
use crate::seat::{Player, Seat};
use crate::setup::Setup;
use crate::table::Table;
use lexicon::Alphabet;

pub(super) const WORDS: &str = "ar la oi ra lar sal sol cal calor carro casa casas social treinar \
    raro ara os as so";

/// A table of Rummy with its words.
pub(super) struct Bench {
    pub(super) table: Table<Rummy>,
    pub(super) words: WordList,
    pub(super) chance: ThenSeeded,
}

/// What the table looks like.
pub(super) struct Deal<'a> {
    pub(super) edition: CartasEdition,
    pub(super) house: RummyHouse,
    pub(super) tasks: &'a [&'a str],
    pub(super) hands: &'a [&'a str],
    /// The first discard.
    pub(super) open: &'a str,
    /// What is drawn next.
    pub(super) then: &'a str,
}

impl Default for Deal<'_> {
    fn default() -> Self {
        let house = RummyHouse { starter: Some(Seat(0)), ..RummyHouse::default() };
        Deal { edition: printed(), house, tasks: &[], hands: &[], open: "E", then: "" }
    }
}

fn order<T: PartialEq + Clone>(deck: &[T], mut wanted: Vec<T>) -> Vec<T> {
    let mut rest = deck.to_vec();
    for item in &wanted {
        rest.remove(rest.iter().position(|other| other == item).expect("in the box"));
    }
    wanted.append(&mut rest);
    wanted
}

impl Deal<'_> {
    /// Seat 0 starts.
    pub(super) fn open(self) -> Bench {
        let words = WordList::new(Alphabet::PORTUGUESE, WORDS.split_whitespace()).unwrap();
        let players = vec![Player::default(); self.hands.len()];
        let setup = Setup::<Rummy>::with(self.edition, self.house, players, &words).unwrap();
        let mut deck = setup.edition.letter_cards();
        deck.extend(setup.edition.bonus_cards(&setup.house.bonus_deck));
        let mut pile =
            order(&deck, cards(&(self.open.to_owned() + &self.hands.concat() + self.then)));
        pile.reverse();
        let tasks = setup.edition.rummy.deck();
        let wanted = self.tasks.iter().map(|task| TaskId((*task).to_owned())).collect();
        let wanted = order(&tasks, wanted);
        let draws = draws_that_order(&deck, &pile).unwrap();
        let stack = Recorded::new(draws).then(draws_that_order(&tasks, &wanted).unwrap());
        let mut chance = ThenSeeded(stack, Seeded::new(1));
        let table = Table::open(setup, &words, &mut chance).unwrap();
        Bench { table, words, chance }
    }
}

/// Words by their letters, `+` before a bonus card: `CASA SOL+2`.
pub(super) fn words(text: &str) -> Lay {
    let word = |text: &str| {
        let (letters, bonus) = text.split_once('+').unwrap_or((text, ""));
        let bonus = (!bonus.is_empty()).then(|| format!("x{bonus}").parse().unwrap());
        LaidWord { cards: cards(letters), bonus }
    };
    Lay { words: text.split_whitespace().map(word).collect(), fourfold: None }
}

impl Bench {
    pub(super) fn play(&mut self, seat: u8, command: Command) -> Result<(), Refusal> {
        let now = self.table.now();
        self.table.play(Seat(seat), command, now, &self.words, &mut self.chance).map(|_| ())
    }

    pub(super) fn act(&mut self, by: Option<u8>, act: Act<Command>) -> Result<(), Refusal> {
        let now = self.table.now();
        self.table.submit(by.map(Seat), act, now, &self.words, &mut self.chance).map(|_| ())
    }

    pub(super) fn draw(&mut self, seat: u8) -> Result<(), Refusal> {
        self.play(seat, Command::Draw { from: From::Pile })
    }

    pub(super) fn take(&mut self, seat: u8) -> Result<(), Refusal> {
        self.play(seat, Command::Draw { from: From::Discards })
    }

    pub(super) fn discard(&mut self, seat: u8, card: &str) -> Result<(), Refusal> {
        self.play(seat, Command::Discard { card: card.parse().unwrap() })
    }

    pub(super) fn lay(&mut self, seat: u8, lay: Lay, discard: &str) -> Result<(), Refusal> {
        let discard = discard.parse().unwrap();
        self.play(seat, Command::Lay { lay, discard, appeal: false })
    }

    /// Lays words and puts unknown ones to the others.
    pub(super) fn appeal(&mut self, seat: u8, lay: Lay, discard: &str) -> Result<(), Refusal> {
        let discard = discard.parse().unwrap();
        self.play(seat, Command::Lay { lay, discard, appeal: true })
    }

    /// Draws from the pile and discards the card just drawn.
    pub(super) fn idle(&mut self, seat: u8) {
        self.draw(seat).unwrap();
        let card = *self.table.state().hand(Seat(seat)).last().unwrap();
        self.play(seat, Command::Discard { card }).unwrap();
    }

    pub(super) fn scores(&self) -> Vec<i32> {
        self.table.scores().iter().map(|points| points.0).collect()
    }

    pub(super) fn hand(&self, seat: u8) -> String {
        let mut cards: Vec<String> =
            self.table.state().hand(Seat(seat)).iter().map(Card::to_string).collect();
        cards.sort();
        cards.concat()
    }

    pub(super) fn top(&self) -> String {
        self.table.state().discards.last().unwrap().to_string()
    }

    pub(super) fn on_turn(&self) -> u8 {
        self.table.state().on_turn.0
    }

    pub(super) fn round(&self) -> (u32, String) {
        let state = self.table.state();
        (state.round, state.task.as_ref().unwrap().to_string())
    }
}
