//! Word Thief: the best play before a whole table, and before one word of so many cards.

use super::Pair;
use crate::baseline::thief as before;
use crate::sets::{self, ThiefPosition};
use games::thief::{Card, Limits, ThiefEdition};
use lexicon::{Lexicon, Library};
use solver::thief::{self, Play, Position, TableWord};
use std::collections::BTreeMap;
use std::fmt;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A hand and words of an edition.
pub struct Posed {
    /// Its edition.
    pub edition: ThiefEdition,
    /// The words of the edition.
    pub lexicon: Lexicon,
    /// As it is stored, or a part of it.
    pub position: ThiefPosition,
}

/// Positions as both searches take them.
fn posed(positions: Vec<ThiefPosition>) -> Outcome<Vec<Posed>> {
    let mut known: BTreeMap<String, (ThiefEdition, Lexicon)> = BTreeMap::new();
    let mut posed = Vec::new();
    for position in positions {
        if !known.contains_key(&position.edition) {
            let edition = position.box_of().ok_or("no edition")?;
            let lexicon = Library::new(None).open(games::Edition::lexicon(&edition))?;
            known.insert(position.edition.clone(), (edition, lexicon));
        }
        let (edition, lexicon) = known[&position.edition].clone();
        posed.push(Posed { edition, lexicon, position });
    }
    Ok(posed)
}

/// The stored positions, with all their words.
pub fn tables() -> Outcome<Vec<Posed>> {
    posed(sets::thief()?)
}

/// Full hands of stored positions, each with one of the words that it could steal.
pub fn single_words() -> Outcome<Vec<Posed>> {
    let mut single = sets::long_words()?;
    for position in sets::thief()?.iter().filter(|position| position.hand.len() == 7) {
        let alone =
            |word: &_| ThiefPosition { words: vec![Clone::clone(word)], ..position.clone() };
        single.extend(position.targets().map(alone));
    }
    posed(single)
}

impl Posed {
    /// The best plays, both ways: their scores.
    pub fn best(&self, most: usize, pair: &mut Pair) {
        let Posed { edition, lexicon, position } = self;
        let table: Vec<TableWord<'_>> = words(&position.words);
        let limits = Limits::printed(edition);
        let hand = &position.hand;
        let position = Position { edition, limits, seat: position.seat, hand, table: &table };
        pair.note(
            || before::best(lexicon, &position, most).map(scores),
            || thief::best(lexicon, &position, most).map(scores),
        );
    }

    /// How many bytes of tables the search for steals of the first word takes.
    pub fn bytes(&self) -> usize {
        let Posed { edition, lexicon, position } = self;
        let table: Vec<TableWord<'_>> = words(&position.words);
        let limits = Limits::printed(edition);
        let hand = &position.hand;
        let position = Position { edition, limits, seat: position.seat, hand, table: &table };
        thief::table_bytes(lexicon, &position, 0)
    }
}

fn words(words: &[(games::Seat, Vec<Card>)]) -> Vec<TableWord<'_>> {
    words.iter().map(|(owner, cards)| TableWord { owner: *owner, cards }).collect()
}

fn scores(plays: Vec<Play>) -> Vec<games::Points> {
    plays.iter().map(|play| play.score).collect()
}

/// What tables are like.
#[derive(Default)]
pub struct Tables {
    positions: usize,
    cards: BTreeMap<usize, usize>,
    wilds: BTreeMap<usize, usize>,
    words: BTreeMap<usize, usize>,
    lengths: BTreeMap<usize, usize>,
    editions: BTreeMap<String, usize>,
}

impl Tables {
    /// Counts a position.
    pub fn add(&mut self, position: &ThiefPosition) {
        self.positions += 1;
        *self.cards.entry(position.hand.len()).or_default() += 1;
        *self.wilds.entry(position.blanks()).or_default() += 1;
        *self.words.entry(position.targets().count()).or_default() += 1;
        *self.editions.entry(position.edition.clone()).or_default() += 1;
        for (_, cards) in position.targets() {
            *self.lengths.entry(cards.len()).or_default() += 1;
        }
    }
}

impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tables { positions, cards, wilds, words, lengths, editions } = self;
        write!(
            f,
            "{positions} positions ({}); cards in hand {}, Wilds among them {}; words to steal {}; \
             their cards {}",
            super::counted(editions),
            super::counted(cards),
            super::counted(wilds),
            super::counted(words),
            super::counted(lengths)
        )
    }
}
