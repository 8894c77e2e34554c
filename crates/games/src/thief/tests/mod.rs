//! Word Thief, rule by rule, and held against the laws that every game keeps.

mod course;
mod end;
mod house;
mod refusals;
mod score;
mod split;
mod steal;
mod trial;

use super::*;
use crate::chance::Recorded;
use crate::dictionary::WordList;
use crate::log::Entry;
use crate::score::SheetEntry;
use crate::seat::Player;
use crate::setup::Edition;
use crate::table::Table;
use lexicon::Alphabet;
use std::collections::BTreeMap;

/// Cards written one after the other, such as `C:3 A:3 ?=T`.
fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn printed() -> ThiefEdition {
    ThiefEdition::built_in().remove(0)
}

/// The printed edition with exactly these cards in the box, and hands of this size.
fn box_of(deck: &[Card], hand: usize) -> ThiefEdition {
    let of_suit = |suit: Suit| {
        let mut counts = BTreeMap::new();
        for card in deck.iter().filter(|card| card.suit() == Some(suit)) {
            *counts.entry(card.glyph().unwrap()).or_insert(0) += 1;
        }
        SuitCards { suit, name: suit.to_string(), cards: counts }
    };
    let edition = printed();
    let swap = edition.cannot_play.swap.min(hand as u8);
    ThiefEdition {
        suits: Suit::ALL.map(of_suit).to_vec(),
        wilds: deck.iter().filter(|card| card.suit().is_none()).count() as u8,
        hand: hand as u8,
        cannot_play: CannotPlay { swap, ..edition.cannot_play },
        ..edition
    }
}

/// A table with stacked cards, at which seat 0 starts.
struct Desk {
    table: Table<Thief>,
    words: WordList,
    chance: Recorded,
}

impl Desk {
    /// The printed box. Hands that are given in part are filled up from the end of the box.
    fn new(words: &str, hands: &[&str]) -> Desk {
        Desk::with(House::default(), words, hands)
    }

    fn with(house: House, words: &str, hands: &[&str]) -> Desk {
        let edition = printed();
        let mut hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let mut rest: Vec<Card> =
            edition.deck().into_iter().filter(|card| card.suit().is_some()).collect();
        for card in hands.iter().flatten().filter(|card| card.suit().is_some()) {
            let place = rest.iter().position(|held| held == card).expect("a card of the box");
            rest.remove(place);
        }
        for hand in &mut hands {
            let missing = usize::from(edition.hand) - hand.len();
            hand.extend(rest.split_off(rest.len() - missing));
        }
        Desk::open(edition, house, words, &hands, &[])
    }

    /// A box of nothing but these hands, and the pile with its top card first.
    fn small(house: House, words: &str, hands: &[&str], pile: &str) -> Desk {
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let pile = cards(pile);
        let deck = [hands.concat(), pile.clone()].concat();
        Desk::open(box_of(&deck, hands[0].len()), house, words, &hands, &pile)
    }

    fn open(
        edition: ThiefEdition,
        house: House,
        words: &str,
        hands: &[Vec<Card>],
        pile: &[Card],
    ) -> Desk {
        let words = WordList::new(Alphabet::ENGLISH, words.split(' ')).unwrap();
        let players = vec![Player::default(); hands.len()];
        let setup = Setup::<Thief>::with(edition, house, players, &words).unwrap();
        let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
        let mut chance = stacked(&setup, Seat(0), &hands, pile).expect("cards of the box");
        let table = Table::open(setup, &words, &mut chance).unwrap();
        Desk { table, words, chance }
    }

    fn try_play(&mut self, seat: u8, command: Command) -> Result<&Entry<Thief>, Refusal> {
        let now = self.table.now().plus(Millis(1000));
        self.table.play(Seat(seat), command, now, &self.words, &mut self.chance)
    }

    fn play(&mut self, seat: u8, command: Command) {
        if let Err(refusal) = self.try_play(seat, command.clone()) {
            panic!("{command:?}: {refusal:?}");
        }
    }

    /// The command is refused so, and nothing changes.
    fn refuses(&mut self, seat: u8, command: Command, code: Code, rule: &str) -> Refusal {
        let before = self.table.clone();
        let preview = self.table.preview(Seat(seat), &command, &self.words);
        let refusal = self.try_play(seat, command.clone()).map(|_| ()).unwrap_err();
        assert_eq!((&refusal.code, &*refusal.rule), (&code, rule), "{command:?}");
        assert!(self.table == before, "{command:?}: the refusal changed something");
        assert_eq!(preview, Err(refusal.clone()), "{command:?}: the preview says otherwise");
        refusal
    }

    fn state(&self) -> &State {
        self.table.state()
    }

    fn scores(&self) -> Vec<i32> {
        self.table.scores().iter().map(|points| points.0).collect()
    }

    /// The words that lie before a player.
    fn lying(&self, seat: u8) -> Vec<&str> {
        let words = self.state().lying().filter(|word| word.owner == Seat(seat));
        words.map(|word| word.word.as_str()).collect()
    }

    /// The last entry of the score sheet: kinds and points.
    fn last_lines(&self) -> Vec<(&str, i32)> {
        let entry: &SheetEntry = self.state().sheet.entries().last().unwrap();
        entry.lines.iter().map(|line| (line.kind.as_str(), line.points.0)).collect()
    }

    fn ended(&self) -> Option<EndReason> {
        self.table.log().iter().flat_map(|entry| &entry.events).find_map(|event| match event {
            crate::log::Event::Game(Event::Open(News::Ended { reason, .. })) => Some(*reason),
            _ => None,
        })
    }

    /// Plays until the pile is empty, by swaps of everybody in turn.
    fn swap_pile_away(&mut self) {
        while !self.state().pile.is_empty() {
            let seat = self.state().on_turn;
            let count = self.state().pile.len().min(3);
            let cards = self.state().hand(seat)[..count].to_vec();
            self.play(seat.0, Command::Swap { cards });
        }
    }
}

fn form(text: &str) -> Command {
    Command::form(cards(text))
}

fn steal(word: u32, words: &[&str]) -> Command {
    Command::steal(WordId(word), words.iter().map(|text| cards(text)).collect())
}

fn swap(text: &str) -> Command {
    Command::Swap { cards: cards(text) }
}
