//! Choosing words for a task: every choice of sets of cards that are words, weighed.
//!
//! Eight cards allow a few hundred choices, so all of them are looked at. The lowest card not
//! looked at yet either goes into a word or is left over, so that no choice comes twice.

use super::Discard;
use super::factors::Factors;
use super::subsets::{MOST, Set, Subsets, cards_of};
use games::Factor;
use games::rummy::{Fourfold, FourfoldChoice, Task, Wanted};

/// The most words that a hand makes.
const MOST_WORDS: usize = MOST / 2;
/// The factor of the fourfold tasks.
const FOUR: i32 = 4;

/// How often each length occurs among words, four bits a length; the highest bit stays free.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Lengths(u64);

impl Lengths {
    const NONE: Lengths = Lengths(0);
    const SPARE: u64 = 0x8888_8888_8888_8888;

    fn and(self, length: u32) -> Lengths {
        Lengths(self.0 + (1 << (4 * length)))
    }

    /// Does the other have each length at least as often?
    fn within(self, other: Lengths) -> bool {
        (other.0 | Lengths::SPARE).wrapping_sub(self.0) & Lengths::SPARE == Lengths::SPARE
    }
}

/// A task in a form that is quick to ask.
pub(super) struct Demand<'a> {
    task: &'a Task,
    /// The lists of lengths that meet it; without any, all cards must be used.
    lists: Option<Vec<Lengths>>,
    /// The lengths of words that are of use, as bits.
    of_use: u32,
}

impl<'a> Demand<'a> {
    pub(super) fn new(task: &'a Task) -> Demand<'a> {
        let lists: Option<Vec<Lengths>> = match &task.words {
            Wanted::AllCards => None,
            Wanted::Lengths(lists) => Some(
                lists
                    .iter()
                    // Longer lists and longer words than a hand has cards cannot be met.
                    .filter(|list| list.len() <= MOST_WORDS && list.iter().all(|&n| n <= MOST))
                    .map(|list| list.iter().fold(Lengths::NONE, |all, &n| all.and(n as u32)))
                    .collect(),
            ),
        };
        let fits = |&length: &u32| match &lists {
            None => true,
            Some(lists) => lists.iter().any(|&list| Lengths::NONE.and(length).within(list)),
        };
        let of_use = (2..=MOST as u32).filter(fits).fold(0, |bits, length| bits | 1 << length);
        Demand { task, lists, of_use }
    }

    /// The length of the longest word that is of use.
    pub(super) fn longest(&self) -> usize {
        self.of_use.checked_ilog2().unwrap_or(0) as usize
    }

    /// May words of these lengths be among those that meet it?
    fn may_have(&self, lengths: Lengths) -> bool {
        let Some(lists) = &self.lists else { return true };
        lists.iter().any(|&list| lengths.within(list))
    }

    fn met_by(&self, lengths: Lengths) -> bool {
        let Some(lists) = &self.lists else { return lengths != Lengths::NONE };
        lengths != Lengths::NONE && lists.contains(&lengths)
    }
}

/// The sets of cards that are words of use for a task, by their lowest card.
pub(super) struct Words {
    sets: [Set; 1 << MOST],
    starts: [usize; MOST + 1],
}

impl Words {
    pub(super) fn new(demand: &Demand<'_>, subsets: &Subsets<'_>) -> Words {
        let mut words = Words { sets: [0; 1 << MOST], starts: [0; MOST + 1] };
        let mut count = 0;
        for lowest in 0..subsets.count {
            words.starts[lowest] = count;
            for above in 0..1u16 << (subsets.count - lowest - 1) {
                let set = (above << 1 | 1) << lowest;
                if demand.of_use >> set.count_ones() & 1 == 1 && subsets.is_word(set) {
                    words.sets[count] = set;
                    count += 1;
                }
            }
        }
        words.starts[subsets.count..].fill(count);
        words
    }

    fn with_lowest(&self, lowest: usize) -> &[Set] {
        &self.sets[self.starts[lowest]..self.starts[lowest + 1]]
    }
}

/// Words chosen for a task.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    sets: [Set; MOST_WORDS],
    factors: [Option<Factor>; MOST_WORDS],
    count: usize,
    /// The letter cards and blanks that are in no word, the discard included.
    pub(super) left: Set,
    pub(super) fourfold: Option<FourfoldWord>,
    pub(super) score: i32,
}

/// What counts four times: a word and, where a letter counts, its card.
#[derive(Clone, Copy, Debug)]
pub(super) struct FourfoldWord {
    pub(super) word: usize,
    pub(super) card: Option<usize>,
}

impl FourfoldWord {
    /// The choice in the referee's words; `place` finds a card in the word as it is spelled.
    pub(super) fn choice(self, place: impl Fn(usize) -> Option<usize>) -> FourfoldChoice {
        FourfoldChoice { word: self.word, letter: self.card.and_then(place) }
    }
}

impl Choice {
    const NONE: Choice = Choice {
        sets: [0; MOST_WORDS],
        factors: [None; MOST_WORDS],
        count: 0,
        left: 0,
        fourfold: None,
        score: i32::MIN,
    };

    /// The words, each with its bonus card.
    pub(super) fn words(&self) -> impl Iterator<Item = (Set, Option<Factor>)> {
        self.sets.into_iter().zip(self.factors).take(self.count)
    }
}

/// What there is to choose from.
pub(super) struct Chooser<'a> {
    pub(super) demand: &'a Demand<'a>,
    pub(super) subsets: &'a Subsets<'a>,
    pub(super) words: &'a Words,
    pub(super) factors: Factors,
    pub(super) discard: Discard,
}

impl Chooser<'_> {
    /// The best choice from these letter cards and blanks.
    pub(super) fn best(&self, cards: Set) -> Option<Choice> {
        let mut best = Choice::NONE;
        self.choose(cards, Lengths::NONE, &mut Choice::NONE.clone(), &mut best);
        (best.count > 0).then_some(best)
    }

    fn choose(&self, rest: Set, lengths: Lengths, choice: &mut Choice, best: &mut Choice) {
        if rest == 0 {
            if self.demand.met_by(lengths) {
                self.weigh(choice, best);
            }
            return;
        }
        let lowest = rest.trailing_zeros() as usize;
        if let Some(place) = choice.sets.get(choice.count).map(|_| choice.count) {
            for &set in self.words.with_lowest(lowest) {
                let more = lengths.and(set.count_ones());
                if set & !rest == 0 && self.demand.may_have(more) {
                    choice.sets[place] = set;
                    choice.count += 1;
                    self.choose(rest & !set, more, choice, best);
                    choice.count -= 1;
                }
            }
        }
        // Where all cards must be used, only the discard may be left over.
        if self.demand.lists.is_some() || (choice.left == 0 && self.discard == Discard::Due) {
            choice.left |= 1 << lowest;
            self.choose(rest & !(1 << lowest), lengths, choice, best);
            choice.left &= !(1 << lowest);
        }
    }

    /// How many bonus cards the words may use: from, to. One card is left to discard, and where
    /// all cards must be used no other is (SR-A7, SR-A14).
    fn bonus_cards(&self, choice: &Choice) -> Option<(usize, usize)> {
        let held = self.factors.count();
        let left = choice.left.count_ones() as usize;
        let most = (held + left).checked_sub(usize::from(self.discard == Discard::Due))?;
        let usable = if self.demand.task.bonus_cards { held.min(choice.count) } else { 0 };
        let least = if self.demand.lists.is_none() { most } else { 0 };
        (least <= usable).then_some((least, most.min(usable)))
    }

    fn weigh(&self, choice: &mut Choice, best: &mut Choice) {
        let Some((least, most)) = self.bonus_cards(choice) else { return };
        let task = self.demand.task;
        let extra: i32 = task.extra.iter().take(choice.count).map(|points| points.0).sum();
        let mut unused = 0;
        if task.subtract_unused {
            unused = self.subsets.value(choice.left);
            if self.discard == Discard::Due {
                let dearest = self.subsets.dearest(choice.left);
                unused -= dearest.map_or(0, |card| self.subsets.values[card]);
            }
        }
        choice.score = extra - unused;
        choice.fourfold = None;
        self.multiply(0, 0, self.factors, (least, most), None, choice, best);
    }

    /// Puts bonus cards on the words from `word` on. `gain` is the most that something fourfold
    /// adds so far.
    #[expect(clippy::too_many_arguments, reason = "the state of one recursion")]
    fn multiply(
        &self,
        word: usize,
        used: usize,
        factors: Factors,
        (least, most): (usize, usize),
        gain: Option<i32>,
        choice: &mut Choice,
        best: &mut Choice,
    ) {
        if word == choice.count {
            let score = choice.score + gain.unwrap_or(0);
            if used >= least && (score > best.score || best.count == 0) {
                *best = Choice { score, ..*choice };
            }
            return;
        }
        let (set, score, fourfold) = (choice.sets[word], choice.score, choice.fourfold);
        let sum = self.subsets.value(set);
        let with = |factor: Option<Factor>| factor.map_or(1, |factor| i32::from(factor.get()));
        let none = (used + choice.count - word > least).then_some(None);
        let some = factors.each().map(Some).filter(|_| used < most);
        for factor in none.into_iter().chain(some) {
            let mut rest = factors;
            if let Some(factor) = factor {
                rest.take(factor);
            }
            let (card, once) = match self.demand.task.fourfold {
                None => (None, None),
                Some(Fourfold::Word) => (None, Some(sum)),
                Some(Fourfold::Letter) => {
                    let card = self.subsets.dearest(set);
                    (card, card.map(|card| self.subsets.values[card]))
                }
            };
            let here = once.map(|once| once * (FOUR - 1) * with(factor));
            if here > gain {
                choice.fourfold = Some(FourfoldWord { word, card });
            }
            choice.factors[word] = factor;
            choice.score = score + sum * with(factor);
            let used = used + usize::from(factor.is_some());
            self.multiply(word + 1, used, rest, (least, most), gain.max(here), choice, best);
            (choice.score, choice.fourfold) = (score, fourfold);
        }
    }

    /// The card to discard: the dearest of those left over, or else a bonus card.
    pub(super) fn discarded(&self, choice: &Choice) -> Option<usize> {
        self.subsets.dearest(choice.left)
    }

    /// The numbers of the cards that are left over and not discarded.
    pub(super) fn unused(&self, choice: &Choice, discarded: Option<usize>) -> Vec<usize> {
        cards_of(choice.left).filter(|&card| Some(card) != discarded).collect()
    }
}
