//! What a rest of the stolen word could bring at most.
//!
//! The letters of all cards used add up however they are shared out; what depends on the words is
//! the bonus of long words and what one suit adds, here called the *extra*. The bound forgets
//! which cards of the hand a word takes and only counts them.

use super::counts::WordCounts;
use super::pool::{Held, Pool, Stolen};
use games::thief::{Limits, Rearranging, ThiefEdition};
use solver::thief::MOST_IN_HAND;

/// By number of cards from the hand.
type ByNumber = [i32; MOST_IN_HAND + 1];

/// Nothing is possible; low enough, and sums of it do not overflow.
const NEVER: i32 = i32::MIN / 8;
/// What is possible is above this.
pub(super) const POSSIBLE: i32 = NEVER / 2;

/// What words score besides their letters.
#[derive(Clone, Copy)]
pub(super) struct Extras {
    pub(super) one_suit: i32,
    pub(super) long_from: usize,
    pub(super) long_step: i32,
    pub(super) shortest: usize,
    pub(super) all_cards: i32,
    pub(super) full_hand: usize,
}

impl Extras {
    pub(super) fn new(edition: &ThiefEdition, limits: Limits) -> Extras {
        Extras {
            one_suit: i32::from(edition.one_suit_factor) - 1,
            long_from: usize::from(edition.long_word.from),
            long_step: edition.long_word.step.0,
            shortest: usize::from(limits.shortest_word),
            all_cards: edition.all_cards.0,
            full_hand: usize::from(edition.hand),
        }
    }

    /// The extra of a word, if these cards make one.
    #[inline]
    pub(super) fn of_word(
        &self,
        pool: &Pool,
        counts: &WordCounts,
        stolen: Stolen,
        held: Held,
    ) -> Option<i32> {
        let parts = pool.of(stolen, held);
        let cards = usize::from(parts.cards);
        if cards < self.shortest || !counts.make_word(parts.index, parts.wilds) {
            return None;
        }
        let suit = if parts.suits.count_ones() <= 1 { parts.value * self.one_suit } else { 0 };
        Some(suit + (cards + 1).saturating_sub(self.long_from) as i32 * self.long_step)
    }

    /// What using so many cards of the hand adds (WT-19).
    pub(super) fn of_turn(&self, used: usize) -> i32 {
        if used == self.full_hand { self.all_cards } else { 0 }
    }
}

/// The bounds of one search.
pub(super) struct Bounds {
    /// The most extra of one word with these stolen cards, by number of cards from the hand.
    word: Vec<ByNumber>,
    /// The most extra of words that use up these stolen cards, by number of cards from the hand.
    rest: Vec<ByNumber>,
    /// The largest sums of so many cards of a part of the hand.
    dearest: Vec<ByNumber>,
}

impl Bounds {
    pub(super) fn new(
        pool: &Pool,
        counts: &WordCounts,
        extras: &Extras,
        rearranging: Rearranging,
    ) -> Bounds {
        let mut word = vec![[NEVER; MOST_IN_HAND + 1]; usize::from(pool.all_stolen()) + 1];
        for stolen in 1..=pool.all_stolen() {
            if rearranging == Rearranging::ContiguousPieces && !is_piece(stolen) {
                continue;
            }
            let most = &mut word[usize::from(stolen)];
            for held in 1..=pool.all_held() {
                if let Some(extra) = extras.of_word(pool, counts, stolen, held) {
                    let most = &mut most[held.count_ones() as usize];
                    *most = extra.max(*most);
                }
            }
        }
        let rest = rest(&word);
        Bounds { word, rest, dearest: dearest(pool) }
    }

    /// The most extra of a word with these stolen cards and so many from the hand, if there is
    /// such a word.
    pub(super) fn word(&self, stolen: Stolen, number: usize) -> Option<i32> {
        Some(self.word[usize::from(stolen)][number]).filter(|&extra| extra > POSSIBLE)
    }

    /// What words that use up the stolen cards could bring at most from a part of the hand,
    /// where `taken` more of its cards are taken by another word and `used` others are gone.
    pub(super) fn most(
        &self,
        extras: &Extras,
        stolen: Stolen,
        held: Held,
        taken: usize,
        used: usize,
    ) -> i32 {
        let rest = &self.rest[usize::from(stolen)];
        let dearest = &self.dearest[usize::from(held)];
        let left = held.count_ones() as usize;
        (0..=left.saturating_sub(taken))
            .map(|more| rest[more] + dearest[taken + more] + extras.of_turn(used + taken + more))
            .max()
            .unwrap_or(NEVER)
    }
}

/// Are these cards next to one another?
pub(super) fn is_piece(stolen: Stolen) -> bool {
    let from_first = stolen >> stolen.trailing_zeros();
    from_first & from_first.wrapping_add(1) == 0
}

/// Words are put together so that the lowest stolen card is always in the next one.
fn rest(word: &[ByNumber]) -> Vec<ByNumber> {
    let mut rest = vec![[NEVER; MOST_IN_HAND + 1]; word.len()];
    rest[0][0] = 0;
    for stolen in 1..word.len() {
        let lowest = stolen & stolen.wrapping_neg();
        let others = stolen & !lowest;
        let mut most = [NEVER; MOST_IN_HAND + 1];
        let mut part = others;
        loop {
            let (one, more) = (&word[part | lowest], &rest[others & !part]);
            for number in 1..=MOST_IN_HAND {
                if one[number] == NEVER {
                    continue;
                }
                for after in 0..=MOST_IN_HAND - number {
                    let sum = one[number] + more[after];
                    most[number + after] = most[number + after].max(sum);
                }
            }
            if part == 0 {
                break;
            }
            part = (part - 1) & others;
        }
        rest[stolen] = most.map(|most| if most < POSSIBLE { NEVER } else { most });
    }
    rest
}

/// The largest sums of every part of the hand.
fn dearest(pool: &Pool) -> Vec<ByNumber> {
    let mut by_value: Vec<Held> = (0..pool.hand.len()).map(|at| 1 << at).collect();
    by_value.sort_by_key(|&card| std::cmp::Reverse(pool.of_hand(card).value));
    (0..=pool.all_held())
        .map(|held| {
            let mut sums = [0; MOST_IN_HAND + 1];
            let cards = by_value.iter().filter(|&&card| held & card != 0);
            for (number, &card) in cards.enumerate() {
                sums[number + 1] = sums[number] + pool.of_hand(card).value;
            }
            sums
        })
        .collect()
}
