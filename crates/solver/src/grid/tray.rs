//! The best plays of a large rack, by branch and bound over slots.
//!
//! A slot is a stretch of a line that one word would fill. In a slot it is known which squares a
//! word covers, so every letter counts with a fixed weight (its own square, the word, the word
//! across), and the score is a sum over the letters. Slots are looked at in the order of what they
//! could score at most; in each, the walk of the DAWG turns back where what can still follow could
//! not beat the plays found so far.

use super::bounds::{Left, Tiers, Weights};
use super::emit::Emitter;
use super::generate::Placement;
use super::keeper::Keeper;
use super::line::{Line, Spot};
use super::reach::{Follows, Reach};
use super::search::Search;
use lexicon::{Graph, Letter, LetterSet, MAX_WORD, Node, Rack};

/// A stretch of a line that one word would fill.
struct Slot<'a> {
    line: Line<'a>,
    start: usize,
    length: usize,
    /// How many of its squares are open.
    open: usize,
    bound: f64,
}

/// What a play of so many cards could be worth at most if its words sum up to this.
#[inline]
fn upper<K: Keeper>(search: &Search<'_>, keeper: &K, words: i32, open: usize) -> f64 {
    keeper.most(search.rules.most(search.empty, words, open), open)
}

/// Offers plays to a keeper, all of those at least that it would keep of all legal plays.
pub(super) fn seek<K: Keeper>(search: &Search<'_>, reach: &Reach, keeper: &mut K) {
    let follows = reach.follows();
    let tiers = Tiers::new(search);
    let mut slots = slots(search, follows, &tiers, keeper);
    slots.sort_unstable_by(|one, other| other.bound.total_cmp(&one.bound));
    let mut places = vec![0; search.lines.longest()];
    let mut emitter = Emitter::new();
    for slot in &slots {
        if slot.bound <= keeper.threshold() {
            break;
        }
        fill(search, follows, &tiers, slot, (&mut places, &mut emitter), keeper);
    }
}

/// The letter that is demanded, as a set.
fn demanded(search: &Search<'_>) -> u32 {
    search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits())
}

/// Every stretch that some word might fill, with what it could score at most.
fn slots<'a, K: Keeper>(
    search: &'a Search<'_>,
    reach: &Follows,
    tiers: &Tiers,
    keeper: &K,
) -> Vec<Slot<'a>> {
    let cards = search.rack.len();
    let from_root = reach.ahead(search.lexicon.dawg());
    let mut slots = Vec::new();
    for line in search.lines.iter() {
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
                    let bound = upper(search, keeper, weights.sure + most, open);
                    slots.push(Slot { line, start, length, open, bound });
                }
            }
        }
    }
    slots
}

/// Looks for words that fill a slot and beat what is kept.
fn fill<K: Keeper>(
    search: &Search<'_>,
    reach: &Follows,
    tiers: &Tiers,
    slot: &Slot<'_>,
    (places, emitter): (&mut [u8], &mut Emitter),
    keeper: &mut K,
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
        emitter,
        keeper,
    };
    filling.walk(0, search.lexicon.dawg(), weights.sure, demanded(search));
}

struct Filling<'f, 's, K> {
    search: &'s Search<'s>,
    reach: &'s Follows,
    tiers: &'f Tiers,
    graph: Graph<'s>,
    slot: &'f Slot<'s>,
    spots: &'f [Spot],
    weights: &'f Weights,
    rack: Rack,
    left: Left,
    places: &'f mut [u8],
    emitter: &'f mut Emitter,
    keeper: &'f mut K,
}

impl<K: Keeper> Filling<'_, '_, K> {
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
        let (threshold, open) = (self.keeper.threshold(), self.slot.open);
        let left = self.spots.len() - at;
        if left == 0 {
            return upper(self.search, self.keeper, score, open) > threshold;
        }
        let ahead = self.reach.ahead(node);
        let could = |more: i32| upper(self.search, self.keeper, score + more, open) > threshold;
        ahead.ends >> left & 1 == 1
            && self.weights.quick_from(at, self.spots, ahead).is_some_and(could)
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
                .is_some_and(could)
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
        let letters = &self.places[start..start + length];
        let placement = Placement { line, start, letters, frame: None };
        self.emitter.offer(self.search, &placement, self.keeper);
    }
}
