//! Word Thief as it was searched before: bounds for every part of the stolen word, worked out
//! before the search begins.

mod bounds;
mod counts;
mod kept;
mod pool;
mod search;
mod spell;

use bounds::{Bounds, Extras};
use counts::WordCounts;
use games::Points;
use games::thief::{Card, FormedWord, Rearranging, WordWeight, is_one_suit, spell as read};
use kept::{Entry, Groups, Kept};
use lexicon::Lexicon;
use pool::{Pool, letter_of};
use search::Search;
use solver::thief::{CannotSearch, MOST_IN_HAND, MOST_STOLEN, Play, Position};
use spell::Speller;

/// The best plays, best first, at most `most` of them.
pub fn best(
    lexicon: &Lexicon,
    position: &Position<'_>,
    most: usize,
) -> Result<Vec<Play>, CannotSearch> {
    check(lexicon, position)?;
    let extras = Extras::new(position.edition, position.limits);
    let mut kept = Kept::new(most);
    find_own(lexicon, position, &extras, &mut kept);
    for target in 0..position.table.len() {
        if can_be_stolen(position, target) {
            find_steals(lexicon, position, &extras, target, &mut kept);
        }
    }
    let told = |entry: &Entry| told(lexicon, position, &extras, entry);
    Ok(kept.entries.iter().filter_map(told).collect())
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
    let bounds = Bounds::new(&pool, &counts, extras, position.limits.rearranging);
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
