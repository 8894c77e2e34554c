//! What a rest of the stolen word could bring at most.
//!
//! The letters of all cards used add up however they are shared out; what depends on the words is
//! the bonus of long words and what one suit adds, here called the *extra*. The bound forgets
//! which cards of the hand a word takes and only counts them.

use super::counts::{WithHand, WordCounts};
use super::pool::{Held, MOST_IN_HAND, Pool, Stolen};
use games::thief::{Limits, Rearranging, ThiefEdition};

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
        Some(suit + self.of_length(cards))
    }

    /// The most extra of words with these stolen cards, by number of cards from the hand.
    fn of_words(&self, pool: &Pool, counts: &WordCounts, stolen: Stolen, most: &mut ByNumber) {
        for held in 1..=pool.all_held() {
            if let Some(extra) = self.of_word(pool, counts, stolen, held) {
                let most = &mut most[held.count_ones() as usize];
                *most = extra.max(*most);
            }
        }
    }

    /// The extra of words with so many stolen cards of several suits, where bits say with how many
    /// cards from the hand there are any: it depends on nothing but their length.
    fn of_mixed_words(&self, stolen: usize, possible: u8, most: &mut ByNumber) {
        for (number, most) in most.iter_mut().enumerate().skip(1) {
            if possible >> number & 1 == 1 && stolen + number >= self.shortest {
                *most = self.of_length(stolen + number);
            }
        }
    }

    /// What a word's length adds (WT-18).
    #[inline]
    fn of_length(&self, cards: usize) -> i32 {
        (cards + 1).saturating_sub(self.long_from) as i32 * self.long_step
    }

    /// What the lengths of words of so many cards together add at most, where none has more than
    /// `longest`.
    pub(super) fn of_lengths(&self, cards: usize, longest: usize) -> i32 {
        // So many words that are long enough, however the cards are shared out among them.
        let words = |words: usize| {
            let used = cards.min(words * longest) + words;
            used.saturating_sub(words * self.long_from) as i32 * self.long_step
        };
        (1..=MOST_IN_HAND).map(words).fold(0, i32::max)
    }

    /// What using so many cards of the hand adds (WT-19).
    pub(super) fn of_turn(&self, used: usize) -> i32 {
        if used == self.full_hand { self.all_cards } else { 0 }
    }
}

/// By number of cards from the hand, behind as many that are impossible: what is read so many
/// places before its middle is moved up by that number.
type Movable = [i32; 2 * (MOST_IN_HAND + 1)];

/// The bounds of one search.
pub(super) struct Bounds {
    /// The most extra of one word with these stolen cards, by number of cards from the hand.
    word: Vec<ByNumber>,
    /// The most extra of words that use up these stolen cards, by number of cards from the hand.
    /// The first stolen card is always in the first word, so it is in no rest, and sets are
    /// numbered without it.
    rest: Vec<Movable>,
    /// The largest sums of so many cards of a part of the hand, with what using so many cards in
    /// all adds where the other cards of the hand are used too.
    dearest: Vec<ByNumber>,
}

impl Bounds {
    /// `with_hand` may be missing; then every set of cards is looked at.
    pub(super) fn new(
        pool: &Pool,
        counts: &WordCounts,
        with_hand: Option<&WithHand>,
        extras: &Extras,
        rearranging: Rearranging,
    ) -> Bounds {
        let mut word = vec![[NEVER; MOST_IN_HAND + 1]; usize::from(pool.all_stolen()) + 1];
        let mut numbers = vec![0; word.len()];
        for stolen in 1..=pool.all_stolen() {
            if rearranging == Rearranging::ContiguousPieces && !is_piece(stolen) {
                continue;
            }
            let most = &mut word[usize::from(stolen)];
            let parts = pool.of_stolen(stolen);
            match with_hand {
                Some(with_hand) if parts.suits.count_ones() > 1 => {
                    let possible = with_hand.numbers(parts.index, parts.wilds);
                    extras.of_mixed_words(usize::from(parts.cards), possible, most);
                }
                _ => extras.of_words(pool, counts, stolen, most),
            }
            numbers[usize::from(stolen)] = (1..=MOST_IN_HAND)
                .filter(|&number| most[number] > POSSIBLE)
                .fold(0, |numbers, number| numbers | 1 << number);
        }
        let rest = rest(&word, &numbers);
        Bounds { word, rest, dearest: dearest(pool, extras) }
    }

    /// The most extra of a word with these stolen cards and so many from the hand, if there is
    /// such a word.
    pub(super) fn word(&self, stolen: Stolen, number: usize) -> Option<i32> {
        Some(self.word[usize::from(stolen)][number]).filter(|&extra| extra > POSSIBLE)
    }

    /// What words that use up the stolen cards could bring at most from a part of the hand, the
    /// other cards of which are used, where `taken` more of its cards go into another word.
    #[inline]
    pub(super) fn most(&self, stolen: Stolen, held: Held, taken: usize) -> i32 {
        debug_assert!(stolen & 1 == 0, "the first stolen card is in no rest");
        let rest = &self.rest[usize::from(stolen >> 1)];
        let moved = &rest[MOST_IN_HAND + 1 - taken..][..MOST_IN_HAND + 1];
        let sums = moved.iter().zip(&self.dearest[usize::from(held)]).map(|(rest, sum)| rest + sum);
        sums.fold(NEVER, i32::max)
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(self.word.as_slice())
            + size_of_val(self.rest.as_slice())
            + size_of_val(self.dearest.as_slice())
    }
}

/// Are these cards next to one another?
pub(super) fn is_piece(stolen: Stolen) -> bool {
    let from_first = stolen >> stolen.trailing_zeros();
    from_first & from_first.wrapping_add(1) == 0
}

/// Words are put together so that the lowest stolen card is always in the next one. `numbers` says
/// with how many cards of the hand a set of stolen cards has a word, as bits.
fn rest(word: &[ByNumber], numbers: &[u8]) -> Vec<Movable> {
    let mut rest = vec![[NEVER; 2 * (MOST_IN_HAND + 1)]; word.len().div_ceil(2)];
    rest[0][MOST_IN_HAND + 1] = 0;
    for stolen in (2..word.len()).step_by(2) {
        let lowest = stolen & stolen.wrapping_neg();
        let others = stolen & !lowest;
        let mut most = [NEVER; MOST_IN_HAND + 1];
        let mut part = others;
        loop {
            let mut left = numbers[part | lowest];
            if left != 0 {
                let (one, more) = (&word[part | lowest], &rest[(others & !part) >> 1]);
                while left != 0 {
                    let number = left.trailing_zeros() as usize;
                    left &= left - 1;
                    let extra = one[number % one.len()];
                    let moved = &more[MOST_IN_HAND + 1 - number..][..MOST_IN_HAND + 1];
                    for (most, more) in most.iter_mut().zip(moved) {
                        *most = (*most).max(extra + more);
                    }
                }
            }
            if part == 0 {
                break;
            }
            part = (part - 1) & others;
        }
        let most = most.map(|most| if most < POSSIBLE { NEVER } else { most });
        rest[stolen >> 1][MOST_IN_HAND + 1..].copy_from_slice(&most);
    }
    rest
}

/// The largest sums of every part of the hand, with what using so many cards adds.
fn dearest(pool: &Pool, extras: &Extras) -> Vec<ByNumber> {
    let mut by_value: Vec<Held> = (0..pool.hand.len()).map(|at| 1 << at).collect();
    by_value.sort_by_key(|&card| std::cmp::Reverse(pool.of_hand(card).value));
    (0..=pool.all_held())
        .map(|held| {
            let used = pool.hand.len() - held.count_ones() as usize;
            let mut sums = [NEVER; MOST_IN_HAND + 1];
            let mut sum = 0;
            sums[0] = extras.of_turn(used);
            let cards = by_value.iter().filter(|&&card| held & card != 0);
            for (number, &card) in cards.enumerate() {
                sum += pool.of_hand(card).value;
                sums[number + 1] = sum + extras.of_turn(used + number + 1);
            }
            sums
        })
        .collect()
}
