//! A table for tests: known hands, words laid by name.

use crate::card::{Card, Glyph};
use crate::cartas::{BonusCards, CartasEdition, LetterCards};
use crate::chance::{Chance, Recorded, Seeded};
use crate::classic::*;
use crate::dictionary::WordList;
use crate::grid::{At, Cell, Direction};
use crate::kit::WordRules;
use crate::log::{Act, Event as Logged};
use crate::refusal::{Code, Refusal};
use crate::score::{Line, Points, total};
use crate::seat::{Player, Seat};
use crate::setup::{Edition, Setup};
use crate::table::Table;
use crate::time::Millis;
use lexicon::Alphabet;
use std::collections::BTreeMap;

/// The printed box.
pub(crate) fn printed() -> CartasEdition {
    CartasEdition::built_in().remove(0)
}

/// Cards by their letters: `?` a blank, `2` and `3` bonus cards.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    let card = |letter: char| match letter {
        '2' | '3' => format!("x{letter}").parse().unwrap(),
        _ => letter.to_string().parse().unwrap(),
    };
    text.chars().map(card).collect()
}

/// A box of exactly these hands and this pile.
pub(crate) fn exact_box(hands: &[&str], pile: &str) -> CartasEdition {
    let all = cards(&(hands.concat() + pile));
    let count = |wanted: Card| all.iter().filter(|card| **card == wanted).count() as u8;
    let printed = printed();
    let letters = printed
        .letters
        .iter()
        .map(|letter| LetterCards { count: count(Card::Letter(letter.letter)), ..*letter });
    let bonus = ["x2", "x3"].map(|card| {
        let card = card.parse().unwrap();
        BonusCards { card, count: count(Card::Bonus(card)) }
    });
    CartasEdition {
        letters: letters.collect(),
        blanks: count(Card::Blank(None)),
        hand: hands[0].chars().count() as u8,
        bonus_decks: BTreeMap::from([("six".to_owned(), bonus.to_vec())]),
        ..printed
    }
}

/// A table with its words, for tests.
pub(crate) struct Bench<V: Variant> {
    pub(crate) table: Table<Crossing<V>>,
    pub(crate) words: WordList,
    pub(crate) chance: Seeded,
}

impl<V: Variant> Bench<V> {
    /// Seat 0 starts; the hands are dealt from a full box, and `then` is drawn next.
    pub(crate) fn new(words: &str, house: House<V>, hands: &[&str], then: &str) -> Bench<V> {
        Bench::with(printed(), words, house, hands, then)
    }

    /// The box holds exactly the hands and the pile.
    pub(crate) fn exact(words: &str, house: House<V>, hands: &[&str], pile: &str) -> Bench<V> {
        Bench::with(exact_box(hands, pile), words, house, hands, pile)
    }

    pub(crate) fn with(
        edition: CartasEdition,
        words: &str,
        house: House<V>,
        hands: &[&str],
        then: &str,
    ) -> Bench<V> {
        Bench::stacked(edition, words, house, hands, then, Vec::new())
    }

    /// With draws for what a variant shuffles after the deal.
    pub(crate) fn stacked(
        edition: CartasEdition,
        words: &str,
        house: House<V>,
        hands: &[&str],
        then: &str,
        more: Vec<u32>,
    ) -> Bench<V> {
        let words = WordList::new(Alphabet::PORTUGUESE, words.split_whitespace()).unwrap();
        let players = vec![Player::default(); hands.len()];
        let setup = Setup::with(edition, house, players, &words).unwrap();
        let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
        let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
        let stack = stacked(&setup, Seat(0), &hands, &cards(then)).expect("such cards");
        let mut chance = ThenSeeded(stack.then(more), Seeded::new(1));
        let table = Table::open(setup, &words, &mut chance).unwrap();
        Bench { table, words, chance: chance.1 }
    }

    pub(crate) fn play(&mut self, seat: u8, command: Command<V>) -> Result<(), Refusal> {
        let now = self.table.now().plus(Millis(1000));
        let played = self.table.play(Seat(seat), command, now, &self.words, &mut self.chance);
        played.map(|_| ())
    }

    pub(crate) fn act(&mut self, by: Option<u8>, act: Act<Command<V>>) -> Result<(), Refusal> {
        let now = self.table.now();
        let by = by.map(Seat);
        self.table.submit(by, act, now, &self.words, &mut self.chance).map(|_| ())
    }

    /// Lays a word: a letter from the hand for each character, `.` for a cell to step over, a
    /// lower-case letter for a blank.
    pub(crate) fn lay(&mut self, seat: u8, at: (i16, i16), word: &str) -> Result<(), Refusal> {
        self.play(seat, Command::Lay(across(at, word)))
    }

    pub(crate) fn lay_down(&mut self, seat: u8, at: (i16, i16), word: &str) -> Result<(), Refusal> {
        self.play(seat, Command::Lay(down(at, word)))
    }

    /// The points that a play would score.
    pub(crate) fn worth(&self, seat: u8, lay: Lay) -> Points {
        total(&self.lines(seat, lay))
    }

    pub(crate) fn lines(&self, seat: u8, lay: Lay) -> Vec<Line> {
        self.table.preview(Seat(seat), &Command::Lay(lay), &self.words).unwrap().lines
    }

    pub(crate) fn refused(&self, seat: u8, lay: Lay) -> Refusal {
        self.table.preview(Seat(seat), &Command::Lay(lay), &self.words).unwrap_err()
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        self.table.scores().iter().map(|points| points.0).collect()
    }

    pub(crate) fn hand(&self, seat: u8) -> String {
        let mut cards: Vec<String> =
            self.table.state().hand(Seat(seat)).iter().map(Card::to_string).collect();
        cards.sort();
        cards.concat()
    }

    /// The letters on the table, row by row.
    pub(crate) fn letters(&self) -> String {
        self.table.state().table.cells().map(|at| at.what.to_string()).collect()
    }

    /// Everything that happened in the last entry, as everybody is told.
    pub(crate) fn news(&self) -> Vec<News<V>> {
        let events = &self.table.log().last().unwrap().events;
        let news = events.iter().filter_map(|event| match event {
            Logged::Game(event) => Crossing::tell(event, Viewer::Watcher),
            _ => None,
        });
        news.collect()
    }
}

/// Chance that is stacked for the deal and seeded afterwards.
pub(crate) struct ThenSeeded(pub(crate) Recorded, pub(crate) Seeded);

impl Chance for ThenSeeded {
    fn below(&mut self, bound: u32) -> u32 {
        if self.0.is_exhausted() { self.1.below(bound) } else { self.0.below(bound) }
    }
}

fn line(at: (i16, i16), word: &str, direction: Direction) -> Lay {
    let start = Cell::new(at.0, at.1);
    let cards = word.chars().zip(0..).filter(|(letter, _)| *letter != '.').map(|(letter, step)| {
        let what = letter.to_string().parse().unwrap();
        At { cell: start.step(direction, step), what }
    });
    Lay { cards: cards.collect(), ..Lay::default() }
}

pub(crate) fn across(at: (i16, i16), word: &str) -> Lay {
    line(at, word, Direction::Across)
}

pub(crate) fn down(at: (i16, i16), word: &str) -> Lay {
    line(at, word, Direction::Down)
}

/// With a bonus card on a cell.
pub(crate) fn bonus(lay: Lay, card: &str, at: (i16, i16)) -> Lay {
    let bonus = BonusUse { card: card.parse().unwrap(), at: Cell::new(at.0, at.1) };
    Lay { bonus: Some(bonus), ..lay }
}

pub(crate) fn challenge_mode<V: Variant>() -> House<V> {
    House { judged: WordRules::challenge(), ..House::default() }
}

pub(crate) fn exchange<V: Variant>(text: &str) -> Command<V> {
    Command::Exchange { cards: cards(text) }
}

/// The code and rule of a refusal.
pub(crate) fn why<T: std::fmt::Debug>(result: Result<T, Refusal>) -> (Code, String) {
    let refusal = result.unwrap_err();
    (refusal.code, refusal.rule.into_owned())
}

pub(crate) fn glyph(letter: char) -> Glyph {
    Glyph::new(letter).unwrap()
}
