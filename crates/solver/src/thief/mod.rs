//! Word Thief: the best words from the hand and the best steals, over all words on the table.
//!
//! [`best`] is exact for all readings of rearranging. A play is which cards go into which words:
//! plays that differ only in the order of equal letters, or in which of several anagrams the same
//! cards spell, are one play, and score the same.

mod bounds;
mod counts;
mod kept;
mod pool;
mod search;
mod spell;

pub use pool::{MOST_IN_HAND, MOST_STOLEN};

use bounds::{Bounds, Extras};
use counts::{WithHand, WordCounts};
use games::thief::{
    Card, FormedWord, Limits, Rearranging, ThiefEdition, WordWeight, is_one_suit, spell as read,
};
use games::{Points, Seat};
use kept::{Entry, Groups, Kept};
use lexicon::Lexicon;
use pool::{Pool, letter_of};
use search::Search;
use spell::Speller;
use std::fmt;

/// A word on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableWord<'a> {
    /// Whose it is.
    pub owner: Seat,
    /// Its cards in reading order, a Wild with its letter.
    pub cards: &'a [Card],
}

/// What a player sees on turn.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The box that is played with.
    pub edition: &'a ThiefEdition,
    /// What a play may be at this table.
    pub limits: Limits,
    /// The player.
    pub seat: Seat,
    /// The player's hand.
    pub hand: &'a [Card],
    /// The words on the table; the player's own and those of one suit cannot be stolen.
    pub table: &'a [TableWord<'a>],
}

/// A play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The word that is stolen, by its place on the table; none for a word from the hand.
    pub target: Option<usize>,
    /// The words, each with what it scores.
    pub words: Vec<FormedWord>,
    /// What the play scores, with the bonus for a full hand.
    pub score: Points,
}

/// Why a position cannot be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotSearch {
    /// The hand has more than [`MOST_IN_HAND`] cards.
    HandTooLarge,
    /// The word at this place of the table has more than [`MOST_STOLEN`] cards.
    WordTooLong(usize),
    /// A card has a letter that the lexicon does not know.
    UnknownLetter(Card),
}

impl fmt::Display for CannotSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotSearch::HandTooLarge => write!(f, "a hand of more than {MOST_IN_HAND} cards"),
            CannotSearch::WordTooLong(place) => {
                write!(f, "word {place} of the table has more than {MOST_STOLEN} cards")
            }
            CannotSearch::UnknownLetter(card) => {
                write!(f, "the card {card} has a letter that no word is written with")
            }
        }
    }
}

impl std::error::Error for CannotSearch {}

/// The best plays, best first, at most `most` of them.
///
/// ```
/// use games::thief::{Card, Limits, ThiefEdition};
/// use games::{Edition, Points, Seat};
/// use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};
/// use solver::thief::{Position, TableWord, best};
///
/// let english = Alphabet::ENGLISH;
/// let entries: Vec<Entry> = ["front", "frown", "cat", "caw"]
///     .map(|word| english.fold(word).map(Entry::plain))
///     .into_iter()
///     .collect::<Result<_, _>>()?;
/// let lexicon = Lexicon::open("tiny", compile(english, &entries, &Notes::default())?)?;
/// let cards = |text: &str| -> Vec<Card> {
///     text.split(' ').map(|card| card.parse().unwrap()).collect()
/// };
/// let front = cards("F:1 R:2 O:2 N:3 T:3");
/// let edition = &ThiefEdition::built_in()[0];
/// let position = Position {
///     edition,
///     limits: Limits::printed(edition),
///     seat: Seat(0),
///     hand: &cards("W:4 C:3 A:3"),
///     table: &[TableWord { owner: Seat(1), cards: &front }],
/// };
/// let plays = best(&lexicon, &position, 10)?;
/// // FROWN is 13 and 5 for its length; CAT is of one suit, so 10.
/// assert_eq!((plays[0].target, plays[0].score), (Some(0), Points(28)));
/// // The only word from the hand is CAW.
/// assert_eq!((plays[1].target, plays[1].score), (None, Points(9)));
/// assert_eq!(plays.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn best(
    lexicon: &Lexicon,
    position: &Position<'_>,
    most: usize,
) -> Result<Vec<Play>, CannotSearch> {
    check(lexicon, position)?;
    let extras = Extras::new(position.edition, position.limits);
    let mut kept = Kept::new(most);
    find_own(lexicon, position, &extras, &mut kept);
    for (promise, target) in promises(lexicon, position, &extras) {
        if promise > kept.threshold() {
            find_steals(lexicon, position, &extras, target, &mut kept);
        }
    }
    let told = |entry: &Entry| told(lexicon, position, &extras, entry);
    Ok(kept.entries.iter().filter_map(told).collect())
}

/// How many bytes of tables the search for steals of one word takes: the bounded part of the
/// memory of a search, besides the plays that it keeps.
pub fn table_bytes(lexicon: &Lexicon, position: &Position<'_>, target: usize) -> usize {
    let Some(word) = position.table.get(target) else { return 0 };
    let pool = Pool::new(lexicon.alphabet(), position.edition, word.cards, position.hand);
    let counts = WordCounts::new(lexicon, &pool);
    let extras = Extras::new(position.edition, position.limits);
    let with_hand = WithHand::new(lexicon.alphabet(), &counts, &pool);
    let rearranging = position.limits.rearranging;
    let bounds = Bounds::new(&pool, &counts, with_hand.as_ref(), &extras, rearranging);
    let with_hand = with_hand.map_or(0, |with_hand| with_hand.bytes());
    pool.bytes() + counts.bytes() + with_hand + bounds.bytes()
}

fn check(lexicon: &Lexicon, position: &Position<'_>) -> Result<(), CannotSearch> {
    if position.hand.len() > MOST_IN_HAND {
        return Err(CannotSearch::HandTooLarge);
    }
    let targets = (0..position.table.len()).filter(|&target| can_be_stolen(position, target));
    for target in targets.clone() {
        if position.table[target].cards.len() > MOST_STOLEN {
            return Err(CannotSearch::WordTooLong(target));
        }
    }
    let stolen = targets.flat_map(|target| position.table[target].cards);
    let unknown =
        |card: &&Card| card.suit().is_some() && letter_of(lexicon.alphabet(), **card).is_none();
    match position.hand.iter().chain(stolen).find(unknown) {
        Some(&card) => Err(CannotSearch::UnknownLetter(card)),
        None => Ok(()),
    }
}

/// Not one's own word, and not a word of one suit (WT-15, WT-07).
fn can_be_stolen(position: &Position<'_>, target: usize) -> bool {
    let word = &position.table[target];
    word.owner != position.seat && !is_one_suit(word.cards)
}

/// The words that can be stolen, each with what a steal of it could score at most, whatever words
/// there are; the most promising first.
fn promises(lexicon: &Lexicon, position: &Position<'_>, extras: &Extras) -> Vec<(i32, usize)> {
    let value = |cards: &[Card]| {
        cards.iter().map(|&card| position.edition.value(card).0.max(0)).sum::<i32>()
    };
    let promise = |target: usize| {
        let stolen = position.table[target].cards;
        let letters = value(stolen) + value(position.hand);
        let cards = stolen.len() + position.hand.len();
        let longest = extras.of_lengths(cards, lexicon.longest());
        let promise = letters * (1 + extras.one_suit.max(0)) + longest + extras.all_cards.max(0);
        (promise, target)
    };
    let targets = (0..position.table.len()).filter(|&target| can_be_stolen(position, target));
    let mut promises: Vec<(i32, usize)> = targets.map(promise).collect();
    promises.sort_by_key(|&(promise, _)| std::cmp::Reverse(promise));
    promises
}

/// The pool of a target, or of the hand alone. Where order does not count, equal stolen cards are
/// made neighbours.
fn pool_of(lexicon: &Lexicon, position: &Position<'_>, target: Option<usize>) -> Pool {
    let mut stolen: Vec<Card> = target
        .map(|target| position.table[target].cards.iter().map(|card| card.in_hand()).collect())
        .unwrap_or_default();
    if position.limits.rearranging == Rearranging::Free {
        stolen.sort_unstable();
    }
    Pool::new(lexicon.alphabet(), position.edition, &stolen, position.hand)
}

fn speller_of<'a>(
    lexicon: &'a Lexicon,
    position: &Position<'a>,
    pool: &'a Pool,
    target: Option<usize>,
) -> Speller<'a> {
    Speller {
        lexicon,
        pool,
        limits: position.limits,
        stolen: target.map_or(&[], |target| position.table[target].cards),
        edition: position.edition,
    }
}

fn find_own(lexicon: &Lexicon, position: &Position<'_>, extras: &Extras, kept: &mut Kept) {
    let pool = pool_of(lexicon, position, None);
    let counts = WordCounts::new(lexicon, &pool);
    for held in 1..=pool.all_held() {
        if let Some(extra) = extras.of_word(&pool, &counts, 0, held) {
            let parts = pool.of_hand(held);
            let score = parts.value + extra + extras.of_turn(usize::from(parts.cards));
            let mut groups = Groups::default();
            groups.push(0, held);
            kept.offer(&pool, None, &groups, score);
        }
    }
}

fn find_steals(
    lexicon: &Lexicon,
    position: &Position<'_>,
    extras: &Extras,
    target: usize,
    kept: &mut Kept,
) {
    let pool = pool_of(lexicon, position, Some(target));
    let speller = speller_of(lexicon, position, &pool, Some(target));
    let counts = WordCounts::new(lexicon, &pool);
    let with_hand = WithHand::new(lexicon.alphabet(), &counts, &pool);
    let rearranging = position.limits.rearranging;
    let bounds = Bounds::new(&pool, &counts, with_hand.as_ref(), extras, rearranging);
    Search::new(&counts, extras, &bounds, &speller, kept, target).run();
}

/// A play that was kept, in the words of the referee.
fn told(
    lexicon: &Lexicon,
    position: &Position<'_>,
    extras: &Extras,
    entry: &Entry,
) -> Option<Play> {
    let pool = pool_of(lexicon, position, entry.target);
    let speller = speller_of(lexicon, position, &pool, entry.target);
    let groups = entry.groups.as_slice();
    let alone = groups.len() == 1;
    let mut words = Vec::with_capacity(groups.len());
    let mut used = 0;
    for &(stolen, held) in groups {
        let spelled = speller.spell(stolen, held, alone)?;
        let weight = WordWeight::of(position.edition, spelled.cards());
        used += held.count_ones() as usize;
        words.push(FormedWord {
            word: read(spelled.cards()),
            cards: spelled.cards().to_vec(),
            points: weight.total(),
            locked: weight.locked,
        });
    }
    let points: Points = words.iter().map(|word| word.points).sum();
    let score = points + Points(extras.of_turn(used));
    debug_assert_eq!(score, Points(entry.score), "the search adds up as the referee does");
    Some(Play { target: entry.target, words, score })
}
