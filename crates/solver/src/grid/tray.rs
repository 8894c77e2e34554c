//! The best plays of a large rack, by bounds over slots.
//!
//! A slot is a stretch of a line that one word would fill. In a slot it is known which squares a
//! word covers, so every letter counts with a fixed weight (its own square, the word, the word
//! across), and the score is a sum over the letters. Slots are looked at in the order of what they
//! could score at most; in each, the words that fit are taken from the
//! [catalogue](super::catalogue), the dearest first, as long as they could beat what is kept.

use super::blanks::{Cover, playable};
use super::bounds::{Tiers, Weights};
use super::catalogue::Catalogue;
use super::emit::Emitter;
use super::frame::Frame;
use super::generate::Placement;
use super::keeper::Keeper;
use super::line::Line;
use super::reach::Reach;
use super::search::Search;
use lexicon::{Letter, LetterSet, MAX_LETTER, MAX_WORD};

/// A stretch of a line that one word would fill.
struct Slot<'a> {
    line: Line<'a>,
    start: usize,
    length: usize,
    /// How many of its squares are open.
    open: usize,
    /// What a word is worth at most here: this, and so much for each point of its letters.
    base: i32,
    each: i32,
    bound: f64,
}

/// What a play of so many cards could be worth at most if its words sum up to this.
#[inline]
fn upper<K: Keeper>(search: &Search<'_>, keeper: &K, words: i32, open: usize) -> f64 {
    keeper.most(search.rules.most(search.empty, words, open), open)
}

/// Offers plays to a keeper, all of those at least that it would keep of all legal plays.
pub(super) fn seek<K: Keeper>(search: &Search<'_>, reach: &Reach, keeper: &mut K) {
    let catalogue = reach.catalogue();
    let tiers = Tiers::new(search);
    let mut slots = slots(search, catalogue, &tiers, keeper);
    slots.sort_unstable_by(|one, other| other.bound.total_cmp(&one.bound));
    let mut tray = Tray::new(search);
    for slot in &slots {
        if slot.bound <= keeper.threshold() {
            break;
        }
        tray.fill(slot, catalogue, keeper);
    }
}

/// The letter that is demanded, as a set.
fn demanded(search: &Search<'_>) -> u32 {
    search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits())
}

/// Every stretch that some word might fill, with what it could score at most.
fn slots<'a, K: Keeper>(
    search: &'a Search<'_>,
    catalogue: &Catalogue,
    tiers: &Tiers,
    keeper: &K,
) -> Vec<Slot<'a>> {
    let cards = search.rack.len();
    let demanded = demanded(search);
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
                let words = catalogue.of(length);
                if open == 0 || !contact || words.len() == 0 || line.is_fixed(Some(end + 1)) {
                    continue;
                }
                let spots = &line.spots[start..=end];
                let weights = Weights::new(search, spots);
                let Some(most) = weights.most(spots, words, tiers, search.rack.blanks(), demanded)
                else {
                    continue;
                };
                let bound = upper(search, keeper, weights.sure + most.words, open);
                let base = weights.sure + most.base;
                slots.push(Slot { line, start, length, open, base, each: most.each, bound });
            }
        }
    }
    slots
}

/// The tray as slots are filled from it.
struct Tray<'a> {
    search: &'a Search<'a>,
    counts: [u8; MAX_LETTER as usize + 1],
    blanks: u8,
    /// The letters that can be laid.
    playable: LetterSet,
    emitter: Emitter,
}

impl<'a> Tray<'a> {
    fn new(search: &'a Search<'a>) -> Tray<'a> {
        let (rack, mut counts) = (&search.rack, [0; MAX_LETTER as usize + 1]);
        rack.present().for_each(|letter| counts[letter.index()] = rack.count(letter));
        let (blanks, playable) = (rack.blanks(), playable(search));
        Tray { search, counts, blanks, playable, emitter: Emitter::new() }
    }

    /// Looks for words that fill a slot and beat what is kept.
    fn fill<K: Keeper>(&mut self, slot: &Slot<'_>, catalogue: &Catalogue, keeper: &mut K) {
        let Slot { line, start, length, open, .. } = *slot;
        let (search, words) = (self.search, catalogue.of(length));
        let spots = &line.spots[start..start + length];
        // A single card that makes two words is found in its row.
        if !line.across && open == 1 && spots.iter().any(|spot| spot.is_open() && spot.crossed) {
            return;
        }
        let could = |keeper: &K, worth: i32| {
            upper(search, keeper, slot.base + slot.each * worth, open) > keeper.threshold()
        };
        let dear = words.while_dear(|worth| could(keeper, worth));
        let lying = spots.iter().filter_map(|spot| Letter::new(spot.fixed)).collect::<LetterSet>();
        let lacked = !(search.rack.present().or(lying).bits());
        let frame = Frame::new(spots);
        for block in 0..dear.div_ceil(64) {
            if !could(keeper, words.worth(block * 64)) {
                break;
            }
            let mut fitting = words.fitting(spots, block, self.playable, search.rules.demanded);
            while fitting != 0 {
                let nth = block * 64 + fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                if (words.has(nth) & lacked).count_ones() > u32::from(self.blanks) {
                    continue;
                }
                let letters = words.word(nth);
                let natural = frame.natural(search, letters).words();
                if upper(search, keeper, natural, open) > keeper.threshold()
                    && self.holds(&frame, letters)
                {
                    let (frame, cover) = (&frame, Cover::new(search, &frame, letters));
                    let placement = Placement { line, start, letters, frame, cover };
                    self.emitter.offer(search, &placement, keeper);
                }
            }
        }
    }

    /// Does the tray hold what a word lays?
    fn holds(&self, frame: &Frame, letters: &[u8]) -> bool {
        let (mut left, mut blanks) = (self.counts, self.blanks);
        let demanded = self.search.rules.demanded.map_or(0, |letter| letter.place());
        frame.places().all(|at| {
            let place = letters[at];
            let count = &mut left[usize::from(place)];
            if *count > 0 {
                *count -= 1;
                return true;
            }
            let filled = blanks > 0 && place != demanded;
            blanks -= u8::from(filled);
            filled
        })
    }
}
