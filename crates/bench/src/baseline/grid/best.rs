//! The best plays, by branch and bound over slots.
//!
//! A slot is a stretch of a line that one word would fill. In a slot it is known which squares a
//! word covers, so every letter counts with a fixed weight (its own square, the word, the word
//! across), and the score is a sum over the letters. Slots are looked at in the order of what they
//! could score at most; in each, the walk of the DAWG turns back where what can still follow could
//! not beat the plays found so far.

use super::blanks::each_choice;
use super::bounds::{Left, Tiers, Weights, upper};
use super::generate::Placement;
use super::line::{Line, Spot};
use super::reach::Reach;
use super::score::score_play;
use super::search::Search;
use lexicon::{Graph, Letter, LetterSet, MAX_WORD, Node, Rack};
use solver::grid::Scored;
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

pub(super) fn best(search: &Search<'_>, reach: &Reach, most: usize) -> Vec<Scored> {
    let mut kept = Kept { most, plays: Vec::new() };
    if most == 0 {
        return kept.plays;
    }
    let tiers = Tiers::new(search);
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

/// The letter that is demanded, as a set.
fn demanded(search: &Search<'_>) -> u32 {
    search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits())
}

/// Every stretch that some word might fill, with what it could score at most.
fn slots<'a>(search: &'a Search<'_>, reach: &Reach, tiers: &Tiers) -> Vec<Slot<'a>> {
    let cards = search.rack.len();
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
                let closed = spot.is_open() && tiers.worth(spot.allowed.bits()).is_none();
                if open > cards || closed {
                    break;
                }
                let length = end + 1 - start;
                let ends = from_root.ends >> length & 1 == 1;
                if open == 0 || !contact || !ends || line.is_fixed(Some(end + 1)) {
                    continue;
                }
                let spots = &line.spots[start..=end];
                let weights = Weights::new(search, spots);
                let (left, blanks) = (&tiers.left, search.rack.blanks());
                let most =
                    weights.most_from(0, spots, from_root, tiers, left, blanks, demanded(search));
                if let Some(most) = most {
                    let bound = upper(search, weights.sure + most);
                    slots.push(Slot { line, start, length, bound });
                }
            }
        }
    }
    slots
}

/// Looks for words that fill a slot and beat what is kept.
fn fill(
    search: &Search<'_>,
    reach: &Reach,
    tiers: &Tiers,
    slot: &Slot<'_>,
    places: &mut [u8],
    kept: &mut Kept,
) {
    let spots = &slot.line.spots[slot.start..slot.start + slot.length];
    let weights = Weights::new(search, spots);
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
        rack: search.rack,
        left: tiers.left,
        places,
        kept,
    };
    filling.walk(0, search.lexicon.dawg(), weights.sure, demanded(search));
}

struct Filling<'f, 's> {
    search: &'s Search<'s>,
    reach: &'s Reach,
    tiers: &'f Tiers,
    graph: Graph<'s>,
    slot: &'f Slot<'s>,
    spots: &'f [Spot],
    weights: &'f Weights,
    rack: Rack,
    left: Left,
    places: &'f mut [u8],
    kept: &'f mut Kept,
}

impl Filling<'_, '_> {
    /// Fills the spot `at` and those behind it. `score` is what the letters so far make, blanks at
    /// their cheapest; `demanded` is the letter that must still come.
    fn walk(&mut self, at: usize, node: Node, score: i32, demanded: u32) {
        let Some(spot) = self.spots.get(at) else {
            if node.accepts() && demanded == 0 {
                self.finish();
            }
            return;
        };
        if !spot.is_open() {
            let next = Letter::new(spot.fixed).and_then(|letter| self.graph.step(node, letter));
            if let Some(next) = next.filter(|next| self.promises(at + 1, *next, score, demanded)) {
                self.walk(at + 1, next, score, demanded);
            }
            return;
        }
        let fan = self.graph.fan(node);
        let fitting = fan.letters().and(spot.allowed).bits();
        for tier in self.tiers.all() {
            for letter in LetterSet::from_bits(fitting & tier.letters) {
                let next = self.graph.child(fan, letter);
                let demanded = demanded & !LetterSet::of(letter).bits();
                if self.rack.take(letter) {
                    let sum = score + tier.value * self.weights.of[at];
                    let nth = self.tiers.of(letter);
                    self.left[nth] -= 1;
                    self.go_on(at, letter, next, sum, demanded);
                    self.left[nth] += 1;
                    self.rack.put(letter);
                } else if self.search.rules.demanded != Some(letter) && self.rack.take_blank() {
                    // Some card of this letter is a blank; at best it is where it costs least.
                    let costs = tier.value * self.weights.least_from[0];
                    let sum = score + tier.value * self.weights.of[at] - costs;
                    self.go_on(at, letter, next, sum, demanded);
                    self.rack.put_blank();
                }
            }
        }
    }

    /// The letter is laid at the spot `at`.
    fn go_on(&mut self, at: usize, letter: Letter, next: Node, score: i32, demanded: u32) {
        if self.promises(at + 1, next, score, demanded) {
            self.places[self.slot.start + at] = letter.place();
            self.walk(at + 1, next, score, demanded);
        }
    }

    /// Could the spots from `at` on still be filled so that the play is kept?
    fn promises(&self, at: usize, node: Node, score: i32, demanded: u32) -> bool {
        let threshold = self.kept.threshold();
        let left = self.spots.len() - at;
        if left == 0 {
            return upper(self.search, score) > threshold;
        }
        let ahead = self.reach.ahead(node);
        ahead.ends >> left & 1 == 1
            && self
                .weights
                .most_from(
                    at,
                    self.spots,
                    ahead,
                    self.tiers,
                    &self.left,
                    self.rack.blanks(),
                    demanded,
                )
                .is_some_and(|more| upper(self.search, score + more) > threshold)
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
