//! Choosing words for a task: the best choice of sets of cards that are words.
//!
//! The lowest card not looked at yet either goes into a word or is left over, so that no choice
//! comes twice; of equal cards the first is used first. What cannot beat the best choice found so
//! far is not looked at.

use super::Discard;
use super::demand::{Demand, Lengths, MOST_WORDS};
use super::factors::Factors;
use super::hand::{Hand, SETS, Set, cards_of, count};
use super::words::Words;
use games::Factor;
use games::rummy::{Fourfold, FourfoldChoice, LaidWord};

/// The factor of the fourfold tasks.
const FOUR: i32 = 4;

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

/// What is known of the words chosen so far.
#[derive(Clone, Copy)]
struct Chosen {
    lengths: Lengths,
    cards: usize,
    /// What they are worth.
    value: i32,
    /// What the dearest of them is worth.
    dearest: i32,
}

/// The best choice so far, and what need not be looked at again.
struct Found {
    best: Choice,
    /// Where all cards must be used: the rests that cannot be, with a card to be left over still
    /// and without.
    hopeless: [[u64; SETS / 64]; 2],
}

impl Found {
    fn is_hopeless(&self, rest: Set, left: Set) -> bool {
        let bits = self.hopeless[usize::from(left != 0)][usize::from(rest) / 64 % (SETS / 64)];
        bits >> (rest % 64) & 1 == 1
    }

    fn note_hopeless(&mut self, rest: Set, left: Set) {
        let bits = &mut self.hopeless[usize::from(left != 0)];
        bits[usize::from(rest) / 64 % (SETS / 64)] |= 1 << (rest % 64);
    }
}

/// What there is to choose from.
pub(super) struct Chooser<'a> {
    demand: &'a Demand<'a>,
    pub(super) hand: &'a Hand<'a>,
    words: &'a Words,
    pub(super) factors: Factors,
    /// How many bonus cards there are.
    held: usize,
    pub(super) discard: Discard,
    /// What the bonus cards that words may have add at most to a word's worth.
    multiplied: i32,
    /// How often a fourfold word, or letter, is counted more than once at most.
    fourfold: i32,
    /// The most that the task adds.
    extra: i32,
    /// Bounds hold only where no card is worth less than nothing.
    bounded: bool,
}

impl<'a> Chooser<'a> {
    pub(super) fn new(
        demand: &'a Demand<'a>,
        hand: &'a Hand<'a>,
        words: &'a Words,
        factors: Factors,
        discard: Discard,
    ) -> Chooser<'a> {
        let task = demand.task;
        let mut sum = 0;
        let extras = task.extra.iter().take(MOST_WORDS).map(|points| {
            sum += points.0;
            sum
        });
        let (mut multiplied, mut highest) = (0, 1);
        if task.bonus_cards {
            highest = factors.each().next().map_or(1, |factor| i32::from(factor.get()));
            multiplied = factors.highest(MOST_WORDS).map(|times| times - 1).sum();
        }
        Chooser {
            demand,
            hand,
            words,
            factors,
            held: factors.count(),
            discard,
            multiplied,
            fourfold: if task.fourfold.is_some() { (FOUR - 1) * highest } else { 0 },
            extra: extras.fold(0, i32::max),
            bounded: hand.values[..hand.count].iter().all(|&value| value >= 0),
        }
    }

    /// The best choice from these letter cards and blanks.
    pub(super) fn best(&self, cards: Set) -> Option<Choice> {
        let mut found = Found { best: Choice::NONE, hopeless: [[0; SETS / 64]; 2] };
        let chosen = Chosen { lengths: Lengths::NONE, cards: 0, value: 0, dearest: 0 };
        self.choose(cards, chosen, &mut Choice::NONE.clone(), &mut found);
        (found.best.count > 0).then_some(found.best)
    }

    /// Could words that are worth so much together, and the dearest of them so much, beat the
    /// best, where these cards are left over?
    #[inline]
    fn could_beat(&self, value: i32, dearest: i32, unused: i32, best: &Choice) -> bool {
        let most = value + dearest * (self.multiplied + self.fourfold) + self.extra - unused;
        !self.bounded || best.count == 0 || most > best.score
    }

    /// Looks at every choice that begins with the words chosen so far; says whether there may be
    /// one.
    fn choose(&self, rest: Set, chosen: Chosen, choice: &mut Choice, found: &mut Found) -> bool {
        let (hand, all_cards) = (self.hand, self.demand.all_cards);
        let progress = self.demand.with(chosen.lengths, chosen.cards, count(rest));
        if progress.open == 0 {
            if progress.met {
                let left = choice.left;
                choice.left |= rest;
                self.weigh(&chosen, choice, &mut found.best);
                choice.left = left;
            }
            return progress.met;
        }
        if all_cards && found.is_hopeless(rest, choice.left) {
            return false;
        }
        let more = hand.dearest_of(rest, progress.open);
        let dearest = chosen.dearest.max(more.min(self.words.dearest));
        let unused = match self.demand.task.subtract_unused {
            true => self.least_unused(choice.left | rest, more),
            false => 0,
        };
        if !self.could_beat(chosen.value + more, dearest, unused, &found.best) {
            return true;
        }
        let lowest = rest.trailing_zeros() as usize;
        let mut hope = false;
        if choice.count < MOST_WORDS {
            for &set in self.words.with_lowest(lowest) {
                let after = rest & !set;
                // Of equal cards the first comes first.
                if set & !rest != 0 || self.skips(set, after) {
                    continue;
                }
                let value = hand.value(set);
                choice.sets[choice.count] = set;
                choice.count += 1;
                let chosen = Chosen {
                    lengths: chosen.lengths.and(count(set)),
                    cards: chosen.cards + count(set),
                    value: chosen.value + value,
                    dearest: chosen.dearest.max(value),
                };
                hope |= self.choose(after, chosen, choice, found);
                choice.count -= 1;
            }
        }
        // The equals of a card that is left over are left over too. Where all cards must be used,
        // only the discard may be.
        let left = rest & (1 << lowest | hand.equals[lowest]);
        let may = count(choice.left | left) == 1 && self.discard == Discard::Due;
        if !all_cards || may {
            choice.left |= left;
            hope |= self.choose(rest & !left, chosen, choice, found);
            choice.left &= !left;
        }
        if all_cards && !hope {
            found.note_hopeless(rest, choice.left);
        }
        hope
    }

    /// Does a word use a card although an equal one before it stays?
    #[inline]
    fn skips(&self, set: Set, after: Set) -> bool {
        let second = set & self.hand.second_of_equals;
        second != 0 && cards_of(after).any(|card| self.hand.equals[card] & second != 0)
    }

    /// The least that counts against words, where these cards are not in the words so far and
    /// words that are worth so much may come.
    fn least_unused(&self, open: Set, more: i32) -> i32 {
        let unused = self.hand.value(open) - more;
        match self.discard {
            Discard::Due => (unused - self.hand.dearest_value(open)).max(0),
            Discard::Made => unused,
        }
    }

    /// How many bonus cards the words may use: from, to. One card is left to discard, and where
    /// all cards must be used no other is (SR-A7, SR-A14).
    fn bonus_cards(&self, choice: &Choice) -> Option<(usize, usize)> {
        let left = count(choice.left);
        let most = (self.held + left).checked_sub(usize::from(self.discard == Discard::Due))?;
        let usable = if self.demand.task.bonus_cards { self.held.min(choice.count) } else { 0 };
        let least = if self.demand.all_cards { most } else { 0 };
        (least <= usable).then_some((least, most.min(usable)))
    }

    /// Weighs the words with every use of bonus cards.
    fn weigh(&self, chosen: &Chosen, choice: &mut Choice, best: &mut Choice) {
        let task = self.demand.task;
        let mut unused = 0;
        if task.subtract_unused {
            unused = self.hand.value(choice.left);
            if self.discard == Discard::Due {
                unused -= self.hand.dearest_value(choice.left);
            }
        }
        if !self.could_beat(chosen.value, chosen.dearest, unused, best) {
            return;
        }
        let Some((least, most)) = self.bonus_cards(choice) else { return };
        let extra: i32 = task.extra.iter().take(choice.count).map(|points| points.0).sum();
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
            let sum = self.hand.value(set);
            score += sum * times;
            let once = match self.demand.task.fourfold {
                None => continue,
                Some(Fourfold::Word) => sum,
                Some(Fourfold::Letter) => {
                    self.hand.dearest(set).map_or(0, |card| self.hand.values[card])
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
                let card = self.hand.cards[self.hand.dearest(choice.sets[word])?];
                words.get(word)?.cards.iter().position(|laid| laid.in_hand() == card)
            }
        };
        Some(FourfoldChoice { word, letter })
    }

    /// The card to discard: the dearest of those left over, if there is any.
    pub(super) fn discarded(&self, choice: &Choice) -> Option<usize> {
        self.hand.dearest(choice.left)
    }

    /// The numbers of the cards that are left over and not discarded.
    pub(super) fn unused(
        &self,
        choice: &Choice,
        discarded: Option<usize>,
    ) -> impl Iterator<Item = usize> {
        cards_of(choice.left).filter(move |&card| Some(card) != discarded)
    }
}
