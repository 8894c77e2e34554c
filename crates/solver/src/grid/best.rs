//! The best plays, by branch and bound over slots.
//!
//! A slot is a stretch of a line that one word would fill. In a slot it is known which squares a
//! word covers, so every letter counts with a fixed weight (its own square, the word, the word
//! across), and the score is a sum over the letters. Slots are looked at in the order of what they
//! could score at most; in each, the walk of the DAWG turns back where what can still follow could
//! not beat the plays found so far.

use super::blanks::each_choice;
use super::generate::Placement;
use super::line::{Line, Spot};
use super::play::Scored;
use super::reach::{Ahead, Reach};
use super::score::score_play;
use super::search::Search;
use lexicon::{Graph, Letter, LetterSet, MAX_WORD, Node, Rack};
use std::ops::ControlFlow;

/// The best plays found so far, best first.
struct Kept {
    most: usize,
    plays: Vec<Scored>,
}

impl Kept {
    /// A score must be above this to be kept.
    fn threshold(&self) -> i32 {
        match self.plays.last() {
            Some(last) if self.plays.len() == self.most => last.score,
            _ => i32::MIN,
        }
    }

    fn offer(&mut self, play: Scored) {
        let place = self.plays.partition_point(|kept| kept.score >= play.score);
        self.plays.insert(place, play);
        self.plays.truncate(self.most);
    }
}

/// A stretch of a line that one word would fill.
struct Slot<'a> {
    line: &'a Line,
    start: usize,
    length: usize,
    bound: i32,
}

/// Letters of one worth, so that the best of a set is found by a few looks.
struct Tier {
    value: i32,
    letters: u32,
}

pub(super) fn best(search: &Search<'_>, reach: &Reach, most: usize) -> Vec<Scored> {
    let mut kept = Kept { most, plays: Vec::new() };
    if most == 0 {
        return kept.plays;
    }
    let tiers = tiers(search);
    let mut slots = slots(search, reach, &tiers);
    slots.sort_unstable_by_key(|slot| std::cmp::Reverse(slot.bound));
    let longest = search.lines.iter().map(|line| line.spots.len()).max().unwrap_or(0);
    let mut places = vec![0; longest];
    for slot in &slots {
        if slot.bound <= kept.threshold() {
            break;
        }
        fill(search, reach, &tiers, slot, &mut places, &mut kept);
    }
    kept.plays
}

/// The letters of the rack by worth, dearest first; blanks make every letter possible at 0.
fn tiers(search: &Search<'_>) -> Vec<Tier> {
    let mut tiers: Vec<Tier> = Vec::new();
    let present = search.rack.present();
    for letter in present {
        let value = search.rules.value(letter);
        match tiers.iter_mut().find(|tier| tier.value == value) {
            Some(tier) => tier.letters |= LetterSet::of(letter).bits(),
            None => tiers.push(Tier { value, letters: LetterSet::of(letter).bits() }),
        }
    }
    tiers.sort_unstable_by_key(|tier| std::cmp::Reverse(tier.value));
    if search.rack.blanks() > 0 {
        let demanded = search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
        tiers.push(Tier { value: 0, letters: !(present.bits() | demanded) });
    }
    tiers
}

/// The worth of the dearest letter of a set; nothing if the rack can lay none of them.
#[inline]
fn dearest(tiers: &[Tier], letters: u32) -> Option<i32> {
    tiers.iter().find(|tier| tier.letters & letters != 0).map(|tier| tier.value)
}

/// Every stretch that some word might fill, with what it could score at most.
fn slots<'a>(search: &'a Search<'_>, reach: &Reach, tiers: &[Tier]) -> Vec<Slot<'a>> {
    let cards = search.rack.len();
    let mut faces: Vec<i32> = Vec::with_capacity(cards);
    for tier in tiers {
        for letter in LetterSet::from_bits(tier.letters).and(search.rack.present()) {
            let count = usize::from(search.rack.count(letter));
            faces.extend(std::iter::repeat_n(tier.value, count.min(MAX_WORD)));
        }
    }
    faces.resize(faces.len().max(MAX_WORD), 0);
    let from_root = reach.ahead(search.lexicon.dawg());
    let mut slots = Vec::new();
    for line in &search.lines {
        for start in 0..line.spots.len() {
            if line.is_fixed(start.checked_sub(1)) {
                continue;
            }
            let (mut open, mut contact) = (0, false);
            for end in start..line.spots.len().min(start + MAX_WORD) {
                let spot = &line.spots[end];
                open += usize::from(spot.is_open());
                contact |= !spot.is_open() || spot.anchor;
                if open > cards {
                    break;
                }
                if spot.is_open() && dearest(tiers, spot.allowed.bits()).is_none() {
                    break;
                }
                let length = end + 1 - start;
                if length < 2 || open == 0 || !contact || line.is_fixed(Some(end + 1)) {
                    continue;
                }
                let spots = &line.spots[start..=end];
                if let Some(bound) = bound(search, from_root, tiers, &faces, spots) {
                    slots.push(Slot { line, start, length, bound });
                }
            }
        }
    }
    slots
}

/// What letters of a slot count with: the weight of each open spot, and what is sure to come.
struct Weights {
    of: [i32; MAX_WORD],
    /// The least weight of an open spot from here on.
    least_from: [i32; MAX_WORD + 1],
    /// What the letters that lie from here on are worth to a word list, blanks not told apart.
    fixed_from: [i32; MAX_WORD + 1],
    sure: i32,
}

fn weights(search: &Search<'_>, spots: &[Spot]) -> Weights {
    let factor: i32 = spots.iter().filter(|spot| spot.is_open()).map(|spot| spot.word_factor).product();
    let mut weights = Weights {
        of: [0; MAX_WORD],
        least_from: [i32::MAX; MAX_WORD + 1],
        fixed_from: [0; MAX_WORD + 1],
        sure: 0,
    };
    for (weight, spot) in weights.of.iter_mut().zip(spots) {
        if spot.is_open() {
            let across = if spot.crossed { spot.word_factor } else { 0 };
            *weight = spot.letter_factor * (factor + across);
            weights.sure += spot.cross_base * across;
        } else {
            weights.sure += spot.value * factor;
        }
    }
    for (at, spot) in spots.iter().enumerate().rev() {
        let weight = if spot.is_open() { weights.of[at] } else { i32::MAX };
        weights.least_from[at] = weights.least_from[at + 1].min(weight);
        let fixed = search.rules.values[usize::from(spot.fixed)];
        weights.fixed_from[at] = weights.fixed_from[at + 1] + if spot.is_open() { 0 } else { fixed };
    }
    // Where no spot is open any more nothing can be added, whatever it weighs.
    weights.least_from.iter_mut().filter(|least| **least == i32::MAX).for_each(|least| *least = 0);
    weights
}

fn bound(
    search: &Search<'_>,
    from_root: &Ahead,
    tiers: &[Tier],
    faces: &[i32],
    spots: &[Spot],
) -> Option<i32> {
    let weights = weights(search, spots);
    let mut open = [0; MAX_WORD];
    let (mut by_spot, mut count) = (0, 0);
    let least = weights.least_from[0];
    let whole = i32::from(from_root.worth[spots.len() - 1]);
    let mut by_word = (whole - weights.fixed_from[0]) * least;
    let mut demand_fits = search.rules.demanded.is_none();
    for (spot, &weight) in spots.iter().zip(&weights.of).filter(|(spot, _)| spot.is_open()) {
        let value = dearest(tiers, spot.allowed.bits())?;
        by_spot += weight * value;
        by_word += (weight - least) * value;
        open[count] = weight;
        count += 1;
        demand_fits |= search.rules.demanded.is_some_and(|letter| spot.allowed.contains(letter));
    }
    if !demand_fits {
        return None;
    }
    open[..count].sort_unstable_by_key(|&weight| std::cmp::Reverse(weight));
    let by_cards: i32 = open[..count].iter().zip(faces).map(|(weight, face)| weight * face).sum();
    Some(upper(search, by_spot.min(by_cards).min(by_word) + weights.sure))
}

/// What a play could score at most if its words sum up to this before bonus cards and the like.
#[inline]
fn upper(search: &Search<'_>, words: i32) -> i32 {
    let scoring = &search.rules.scoring;
    let factor = if search.empty {
        scoring.first_factor
    } else {
        scoring.bonus.map_or(1, |bonus| bonus.factor)
    };
    words * factor + scoring.all_cards.map_or(0, |all| all.points)
}

/// Looks for words that fill a slot and beat what is kept.
fn fill(
    search: &Search<'_>,
    reach: &Reach,
    tiers: &[Tier],
    slot: &Slot<'_>,
    places: &mut [u8],
    kept: &mut Kept,
) {
    let spots = &slot.line.spots[slot.start..slot.start + slot.length];
    let weights = weights(search, spots);
    let least_weight = weights.least_from[0];
    for (place, spot) in places[slot.start..].iter_mut().zip(spots) {
        *place = spot.fixed;
    }
    let mut filling = Filling {
        search,
        reach,
        tiers,
        graph: search.lexicon.graph(),
        slot,
        spots,
        weights: &weights,
        least_weight,
        rack: search.rack,
        demanded: search.rules.demanded,
        places,
        kept,
    };
    filling.walk(0, search.lexicon.dawg(), weights.sure, search.rules.demanded.is_none());
}

struct Filling<'f, 's> {
    search: &'s Search<'s>,
    reach: &'s Reach,
    tiers: &'f [Tier],
    graph: Graph<'s>,
    slot: &'f Slot<'s>,
    spots: &'f [Spot],
    weights: &'f Weights,
    least_weight: i32,
    rack: Rack,
    demanded: Option<Letter>,
    places: &'f mut [u8],
    kept: &'f mut Kept,
}

impl Filling<'_, '_> {
    /// Fills the spot `at` and those behind it; `score` is sure so far, blanks at their cheapest.
    fn walk(&mut self, at: usize, node: Node, score: i32, met: bool) {
        let Some(spot) = self.spots.get(at) else {
            if node.accepts() && met {
                self.finish();
            }
            return;
        };
        if !spot.is_open() {
            let next = Letter::new(spot.fixed).and_then(|letter| self.graph.step(node, letter));
            if let Some(next) = next.filter(|next| self.promises(at + 1, *next, score, met)) {
                self.walk(at + 1, next, score, met);
            }
            return;
        }
        let fan = self.graph.fan(node);
        let fitting = fan.letters().and(spot.allowed).bits();
        for tier in self.tiers {
            for letter in LetterSet::from_bits(fitting & tier.letters) {
                let natural = self.rack.take(letter);
                if !natural && (self.demanded == Some(letter) || !self.rack.take_blank()) {
                    continue;
                }
                let face = self.search.rules.value(letter);
                let mut sum = score + face * self.weights.of[at];
                if !natural {
                    // Some card of this letter is a blank; at best it is where it costs least.
                    sum -= face * self.least_weight.min(self.weights.of[at]);
                }
                // A letter that the rack never had is a blank wherever it stands.
                if self.search.rack.count(letter) == 0 {
                    sum = score;
                }
                let met = met || self.demanded == Some(letter);
                let next = self.graph.child(fan, letter);
                if self.promises(at + 1, next, sum, met) {
                    self.places[self.slot.start + at] = letter.place();
                    self.walk(at + 1, next, sum, met);
                }
                if natural {
                    self.rack.put(letter);
                } else {
                    self.rack.put_blank();
                }
            }
        }
    }

    /// Could the spots from `at` on still be filled so that the play is kept?
    fn promises(&self, at: usize, node: Node, score: i32, met: bool) -> bool {
        let left = self.spots.len() - at;
        if left == 0 {
            return upper(self.search, score) > self.kept.threshold();
        }
        let ahead = self.reach.ahead(node);
        if ahead.ends >> left & 1 == 0 {
            return false;
        }
        self.most_ahead(at, ahead, met)
            .is_some_and(|more| upper(self.search, score + more) > self.kept.threshold())
    }

    /// What the spots from `at` on could add at most; nothing if one of them cannot be filled.
    ///
    /// Two bounds: the dearest letter that can follow at each spot; and, since few words have many
    /// dear letters, what a whole ending is worth, counted with the least weight that is left,
    /// with only what weighs more counted spot by spot.
    fn most_ahead(&self, at: usize, ahead: &Ahead, mut met: bool) -> Option<i32> {
        let demanded = self.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
        let least = self.weights.least_from[at];
        let whole = ahead.worth[self.spots.len() - at - 1];
        let (mut by_spot, mut by_ending) = (0, (i32::from(whole) - self.weights.fixed_from[at]) * least);
        for (distance, spot) in self.spots[at..].iter().enumerate() {
            let letters = ahead.letters[distance];
            if !spot.is_open() {
                if letters >> spot.fixed & 1 == 0 {
                    return None;
                }
                continue;
            }
            let letters = letters & spot.allowed.bits();
            met |= letters & demanded != 0;
            let value = dearest(self.tiers, letters)?;
            let weight = self.weights.of[at + distance];
            by_spot += weight * value;
            by_ending += (weight - least) * value;
        }
        met.then_some(by_spot.min(by_ending))
    }

    /// The slot is filled: every choice of blanks is a play.
    fn finish(&mut self) {
        let Slot { line, start, length, .. } = *self.slot;
        // A single card that makes two words is found in its row.
        let mut open = self.spots.iter().filter(|spot| spot.is_open());
        if let (false, Some(only), None) = (line.across, open.next(), open.next())
            && only.crossed
        {
            return;
        }
        let placement = Placement { line, start, end: start + length - 1, places: self.places };
        let (search, kept) = (self.search, &mut *self.kept);
        let _ = each_choice(search, &placement, |cards| {
            let score = score_play(search, &placement, cards);
            if score > kept.threshold() {
                kept.offer(Scored { laid: cards.to_vec(), score });
            }
            ControlFlow::<()>::Continue(())
        });
    }
}
