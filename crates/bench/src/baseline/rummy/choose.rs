//! Choosing words for a task: every choice of sets of cards that are words, weighed.
//!
//! Eight cards allow a few hundred choices, so all of them are looked at. The lowest card not
//! looked at yet either goes into a word or is left over, so that no choice comes twice.

use super::factors::Factors;
use super::subsets::{MOST, Set, Subsets, cards_of};
use games::Factor;
use games::rummy::{Fourfold, FourfoldChoice, LaidWord, Task, Wanted};
use solver::rummy::Discard;

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

/// A list of lengths that meets a task.
#[derive(Clone, Copy)]
struct List {
    lengths: Lengths,
    /// How many cards its words have together.
    cards: u32,
}

/// A task in a form that is quick to ask.
pub(super) struct Demand<'a> {
    task: &'a Task,
    /// The lists of lengths that meet it; without any, all cards must be used.
    lists: Option<Vec<List>>,
    /// The lengths of words that are of use, as bits.
    of_use: u32,
}

impl<'a> Demand<'a> {
    pub(super) fn new(task: &'a Task) -> Demand<'a> {
        let lists: Option<Vec<List>> = match &task.words {
            Wanted::AllCards => None,
            Wanted::Lengths(lists) => Some(
                lists
                    .iter()
                    // More words and longer ones than a hand has cards for cannot be laid.
                    .filter(|list| list.len() <= MOST_WORDS && list.iter().all(|&n| n <= MOST))
                    .map(|list| List {
                        lengths: list.iter().fold(Lengths::NONE, |all, &n| all.and(n as u32)),
                        cards: list.iter().sum::<usize>() as u32,
                    })
                    .collect(),
            ),
        };
        let fits = |&length: &u32| match &lists {
            None => true,
            Some(lists) => lists.iter().any(|list| Lengths::NONE.and(length).within(list.lengths)),
        };
        let of_use = (2..=MOST as u32).filter(fits).fold(0, |bits, length| bits | 1 << length);
        Demand { task, lists, of_use }
    }

    /// The length of the longest word that is of use.
    pub(super) fn longest(&self) -> usize {
        self.of_use.checked_ilog2().unwrap_or(0) as usize
    }

    /// What words of these lengths, with so many cards, and so many cards more can come to.
    fn with(&self, lengths: Lengths, cards: u32, more: u32) -> Progress {
        let Some(lists) = &self.lists else {
            return Progress { met: lengths != Lengths::NONE && more == 0, open: more > 0 };
        };
        let mut progress = Progress { met: false, open: false };
        for list in lists.iter().filter(|list| lengths.within(list.lengths)) {
            let missing = list.cards - cards;
            progress.met |= missing == 0 && cards > 0;
            progress.open |= missing > 0 && missing <= more;
        }
        progress
    }
}

/// How far words are towards a task.
struct Progress {
    /// They meet it.
    met: bool,
    /// With more words they may meet it too.
    open: bool,
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
    left: Set,
    /// Which word counts four times, or one of its letters.
    fourfold: Option<usize>,
    pub(super) score: i32,
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
    demand: &'a Demand<'a>,
    pub(super) subsets: &'a Subsets<'a>,
    words: &'a Words,
    pub(super) factors: Factors,
    /// How many bonus cards there are.
    held: usize,
    pub(super) discard: Discard,
}

impl<'a> Chooser<'a> {
    pub(super) fn new(
        demand: &'a Demand<'a>,
        subsets: &'a Subsets<'a>,
        words: &'a Words,
        factors: Factors,
        discard: Discard,
    ) -> Chooser<'a> {
        Chooser { demand, subsets, words, factors, held: factors.count(), discard }
    }

    /// The best choice from these letter cards and blanks.
    pub(super) fn best(&self, cards: Set) -> Option<Choice> {
        let mut best = Choice::NONE;
        self.choose(cards, Lengths::NONE, &mut Choice::NONE.clone(), &mut best);
        (best.count > 0).then_some(best)
    }

    /// Looks at every choice that begins with the words chosen so far.
    fn choose(&self, rest: Set, lengths: Lengths, choice: &mut Choice, best: &mut Choice) {
        let cards: u32 = choice.sets[..choice.count].iter().map(|set| set.count_ones()).sum();
        let progress = self.demand.with(lengths, cards, rest.count_ones());
        if !progress.open {
            if progress.met {
                let left = choice.left;
                choice.left |= rest;
                self.weigh(choice, best);
                choice.left = left;
            }
            return;
        }
        let lowest = rest.trailing_zeros() as usize;
        if choice.count < MOST_WORDS {
            for &set in self.words.with_lowest(lowest) {
                if set & !rest == 0 {
                    choice.sets[choice.count] = set;
                    choice.count += 1;
                    self.choose(rest & !set, lengths.and(set.count_ones()), choice, best);
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
        let left = choice.left.count_ones() as usize;
        let most = (self.held + left).checked_sub(usize::from(self.discard == Discard::Due))?;
        let usable = if self.demand.task.bonus_cards { self.held.min(choice.count) } else { 0 };
        let least = if self.demand.lists.is_none() { most } else { 0 };
        (least <= usable).then_some((least, most.min(usable)))
    }

    /// Weighs the words with every use of bonus cards.
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
        choice.factors = [None; MOST_WORDS];
        if most == 0 {
            self.settle(choice, best);
        } else {
            self.multiply(0, self.factors, least, most, choice, best);
        }
    }

    /// Puts bonus cards on the words from `word` on, from `least` to `most` of them.
    fn multiply(
        &self,
        word: usize,
        factors: Factors,
        least: usize,
        most: usize,
        choice: &mut Choice,
        best: &mut Choice,
    ) {
        if least > choice.count - word {
            return;
        }
        if word == choice.count || most == 0 {
            return self.settle(choice, best);
        }
        self.multiply(word + 1, factors, least, most, choice, best);
        for factor in factors.each() {
            let mut rest = factors;
            rest.take(factor);
            choice.factors[word] = Some(factor);
            self.multiply(word + 1, rest, least.saturating_sub(1), most - 1, choice, best);
            choice.factors[word] = None;
        }
    }

    /// Adds up the words with their bonus cards, in the order of SR-A5, and keeps the best.
    fn settle(&self, choice: &Choice, best: &mut Choice) {
        let mut score = choice.score;
        let mut fourfold: Option<(i32, usize)> = None;
        for (word, (set, factor)) in choice.words().enumerate() {
            let times = factor.map_or(1, |factor| i32::from(factor.get()));
            let sum = self.subsets.value(set);
            score += sum * times;
            let once = match self.demand.task.fourfold {
                None => continue,
                Some(Fourfold::Word) => sum,
                Some(Fourfold::Letter) => {
                    self.subsets.dearest(set).map_or(0, |card| self.subsets.values[card])
                }
            };
            let gain = once * (FOUR - 1) * times;
            if fourfold.is_none_or(|(most, _)| gain > most) {
                fourfold = Some((gain, word));
            }
        }
        score += fourfold.map_or(0, |(gain, _)| gain);
        if score > best.score || best.count == 0 {
            *best = Choice { score, fourfold: fourfold.map(|(_, word)| word), ..*choice };
        }
    }

    /// What counts four times in the referee's words, given how the words are spelled.
    pub(super) fn fourfold(&self, choice: &Choice, words: &[LaidWord]) -> Option<FourfoldChoice> {
        let word = choice.fourfold?;
        let letter = match self.demand.task.fourfold? {
            Fourfold::Word => None,
            Fourfold::Letter => {
                let card = self.subsets.cards[self.subsets.dearest(choice.sets[word])?];
                words.get(word)?.cards.iter().position(|laid| laid.in_hand() == card)
            }
        };
        Some(FourfoldChoice { word, letter })
    }

    /// The card to discard: the dearest of those left over, if there is any.
    pub(super) fn discarded(&self, choice: &Choice) -> Option<usize> {
        self.subsets.dearest(choice.left)
    }

    /// The numbers of the cards that are left over and not discarded.
    pub(super) fn unused(&self, choice: &Choice, discarded: Option<usize>) -> Vec<usize> {
        cards_of(choice.left).filter(|&card| Some(card) != discarded).collect()
    }
}
