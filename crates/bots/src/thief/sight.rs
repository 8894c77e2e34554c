//! The plays that a bot sees: words from its hand, and steals, as far as its level looks.

use super::lying;
use super::mind::{Mind, Steals};
use crate::budget::Budget;
use crate::seen::Seen as Table;
use games::Chance;
use games::thief::{Card, Command, Limits, PlayedWord, Rearranging, Thief, is_one_suit};
use solver::thief::{MOST_IN_HAND, MOST_STOLEN, Play, Position, TableWord, best};

/// How widely somebody looks for plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seeing {
    /// The most words from the hand.
    pub(super) own: usize,
    /// The most steals of one word.
    pub(super) a_target: usize,
    /// The longest word that it thinks of stealing.
    pub(super) longest: usize,
}

/// A play that somebody sees.
#[derive(Clone, Debug)]
pub(super) struct Seen<'a> {
    /// The play.
    pub(super) play: Play,
    /// The word that it steals.
    pub(super) target: Option<&'a PlayedWord>,
}

impl Seen<'_> {
    /// What it brings at once.
    pub(super) fn score(&self) -> i32 {
        self.play.score.0
    }

    /// The command that plays it.
    pub(super) fn command(self) -> Option<Command> {
        let mut words: Vec<Vec<Card>> =
            self.play.words.into_iter().map(|word| word.cards).collect();
        match self.target {
            Some(target) => Some(Command::steal(target.id, words)),
            None => Some(Command::form(words.pop()?)),
        }
    }

    /// The cards of its words, as they lie in a hand.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> {
        self.play.words.iter().flat_map(|word| word.cards.iter().map(|card| card.in_hand()))
    }

    /// How many letters it adds to the word that it steals.
    fn added(&self) -> usize {
        let laid: usize = self.play.words.iter().map(|word| word.cards.len()).sum();
        laid - self.target.map_or(0, |target| target.cards.len())
    }
}

/// The hand, or what of it can be searched.
pub(super) fn hand_of(table: &Table<Thief>) -> &[Card] {
    let hand = table.view.game.hand.as_deref().unwrap_or_default();
    &hand[..hand.len().min(MOST_IN_HAND)]
}

/// What it takes to search for steals of a word: its parts, and its parts with each of the hand.
pub(super) fn nodes(length: usize) -> u64 {
    14 * 3u64.pow(length.min(MOST_STOLEN) as u32) + (1 << (length.min(MOST_STOLEN) + 7))
}

/// The words that the seat may steal and that are not too long to think of, shortest first.
fn targets(table: &Table<Thief>, longest: usize) -> Vec<&PlayedWord> {
    let longest = longest.min(MOST_STOLEN);
    let may = |word: &&PlayedWord| {
        word.owner != table.seat && word.cards.len() <= longest && !is_one_suit(&word.cards)
    };
    let mut targets: Vec<&PlayedWord> = lying(&table.view.game.words).filter(may).collect();
    targets.sort_by_key(|word| word.cards.len());
    targets
}

/// What a play may be at the table.
pub(super) fn limits_of(table: &Table<Thief>) -> Limits {
    table.setup.house.limits(&table.setup.edition)
}

/// The best plays with some words of the table.
fn search<'a>(
    mind: &Mind,
    table: &Table<Thief>,
    targets: &[&'a PlayedWord],
    limits: Limits,
    most: usize,
) -> Vec<Seen<'a>> {
    let words: Vec<TableWord<'_>> =
        targets.iter().map(|word| TableWord { owner: word.owner, cards: &word.cards }).collect();
    let position = Position {
        edition: &table.setup.edition,
        limits,
        seat: table.seat,
        hand: hand_of(table),
        table: &words,
    };
    let found = best(mind.lexicon(), &position, most).unwrap_or_default();
    let seen = |play: Play| {
        let target = play.target.and_then(|place| targets.get(place).copied());
        Seen { play, target }
    };
    found.into_iter().map(seen).collect()
}

/// The words that there are nodes for, shortest first.
fn affordable<'a>(
    table: &'a Table<Thief>,
    longest: usize,
    budget: &mut Budget,
) -> Vec<&'a PlayedWord> {
    let all = targets(table, longest);
    let afford = |word: &&PlayedWord| {
        let cost = nodes(word.cards.len());
        cost <= budget.left() && budget.spend(cost)
    };
    all.into_iter().take_while(afford).collect()
}

/// The play of the best score.
pub(super) fn best_score<'a>(
    mind: &Mind,
    table: &'a Table<Thief>,
    budget: &mut Budget,
) -> Option<Seen<'a>> {
    let targets = affordable(table, mind.seeing().longest, budget);
    search(mind, table, &targets, limits_of(table), 1).into_iter().next()
}

/// The plays of the best scores, at most so many, best first.
pub(super) fn best_scores<'a>(mind: &Mind, table: &'a Table<Thief>, most: usize) -> Vec<Seen<'a>> {
    let targets = targets(table, mind.seeing().longest);
    search(mind, table, &targets, limits_of(table), most)
}

/// The play of the best score among those that somebody sees who overlooks some: its words, short
/// words of others in new order, and longer ones made longer as they stand.
pub(super) fn best_seen<'a>(
    mind: &Mind,
    table: &'a Table<Thief>,
    steals: Steals,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Option<Seen<'a>> {
    /// Splits are seen by the solver too, and passed over.
    const ENOUGH: usize = 40;
    let house = limits_of(table);
    let mut found = search(mind, table, &[], house, 1);
    for target in affordable(table, mind.seeing().longest, budget) {
        if luck.below(100) >= steals.percent {
            continue;
        }
        let makes_few = |seen: &Seen<'_>| seen.play.words.len() <= steals.parts;
        if target.cards.len() <= steals.taken_apart {
            found.extend(search(mind, table, &[target], house, ENOUGH).into_iter().find(makes_few));
            continue;
        }
        // A word that stands unbroken in a longer one is right in every house.
        let unbroken = Limits { rearranging: Rearranging::ContiguousPieces, ..house };
        let longer = search(mind, table, &[target], unbroken, ENOUGH);
        found.extend(longer.into_iter().filter(|seen| {
            seen.target.is_some() && seen.play.words.len() == 1 && seen.added() <= steals.most_added
        }));
    }
    found.into_iter().max_by_key(Seen::score)
}

/// Words of more cards are long.
const LONG: usize = 10;

/// Plays worth weighing: the best words from the hand, and the best steals of each word.
pub(super) fn candidates<'a>(
    mind: &Mind,
    table: &'a Table<Thief>,
    budget: &mut Budget,
) -> Vec<Seen<'a>> {
    let seeing = mind.seeing();
    let limits = limits_of(table);
    let mut found = search(mind, table, &[], limits, seeing.own);
    for target in affordable(table, seeing.longest, budget) {
        // Many plays of a long word take long to find, and differ little.
        let long = target.cards.len() > LONG;
        let most = if long { seeing.a_target.div_ceil(4) } else { seeing.a_target };
        let plays = search(mind, table, &[target], limits, most);
        found.extend(plays.into_iter().filter(|seen| seen.target.is_some()));
    }
    found
}
