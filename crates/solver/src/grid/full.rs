//! Plays of the whole hand, where they bring points of their own.

use super::blanks::Cover;
use super::emit::Emitter;
use super::frame::Frame;
use super::generate::{Placement, has_demanded};
use super::keeper::Keeper;
use super::line::Line;
use super::reach::Reach;
use super::search::Search;
use super::small::Outlook;
use super::sums::Sum;
use super::whole::{Counts, Whole, key_of};
use lexicon::{LetterSet, MAX_WORD};

/// With more blanks than this looking words up takes longer than searching them.
const MOST_BLANKS: u8 = 2;

/// A slot that the whole hand would fill.
struct Slot<'a> {
    bound: f64,
    line: Line<'a>,
    start: usize,
    end: usize,
}

/// Offers all plays of the whole hand that could be kept; says whether it did so.
pub(super) fn full_hands<K: Keeper>(
    outlook: &Outlook<'_>,
    reach: &Reach,
    emitter: &mut Emitter,
    keeper: &mut K,
) -> bool {
    let search = outlook.search;
    let cards = outlook.purse.cards;
    let Some(all) = search.rules.scoring.all_cards.filter(|all| all.points > 0) else {
        return false;
    };
    let pays = all.letters == Some(cards) || all.letters_with_bonus == Some(cards);
    if !pays || search.rack.blanks() > MOST_BLANKS || !(2..=MAX_WORD).contains(&cards) {
        return false;
    }
    let mut slots = Vec::new();
    for (nth, line) in search.lines.iter().enumerate() {
        slots_of(outlook, keeper, line, outlook.sums(nth), &mut slots);
    }
    slots.sort_unstable_by(|one, other| other.bound.total_cmp(&one.bound));
    let mut hand = Hand::new(search, reach.whole());
    for slot in &slots {
        if slot.bound <= keeper.threshold() {
            break;
        }
        hand.fill(slot, emitter, keeper);
    }
    true
}

/// The slots of a line: from each start there is one that takes exactly all cards.
fn slots_of<'a, K: Keeper>(
    outlook: &Outlook<'_>,
    keeper: &K,
    line: Line<'a>,
    sums: &[Sum],
    slots: &mut Vec<Slot<'a>>,
) {
    let cards = outlook.purse.cards as u16;
    let spots = line.spots;
    let mut end = 0;
    for start in 0..spots.len() {
        if start > 0 && !spots[start - 1].is_open() {
            continue;
        }
        end = end.max(start);
        while end < spots.len() && sums[end].open - sums[start].open < cards {
            end += 1;
        }
        if sums[end].open - sums[start].open < cards {
            break;
        }
        let mut last = end;
        while last < spots.len() && !spots[last].is_open() {
            last += 1;
        }
        let contact = sums[last].anchors > sums[start].anchors;
        if !contact || sums[last].closed > sums[start].closed || last - start > MAX_WORD {
            continue;
        }
        let open = spots[start..last].iter().filter(|spot| spot.is_open());
        let factor = open.map(|spot| spot.word_factor).product();
        let bound = outlook.most(keeper, sums, (start, last), factor);
        if bound > keeper.threshold() {
            slots.push(Slot { bound, line, start, end: last });
        }
    }
}

/// The whole hand, and the words that it makes with letters that lie.
struct Hand<'a> {
    search: &'a Search<'a>,
    whole: &'a Whole,
    key: u64,
    counts: Counts,
    /// The letters that a blank can stand for.
    by_blank: LetterSet,
    /// The keys that were looked up, and where their words begin and end in the list.
    known: Vec<(u64, u32, u32)>,
    words: Vec<u32>,
}

impl<'a> Hand<'a> {
    fn new(search: &'a Search<'a>, whole: &'a Whole) -> Hand<'a> {
        let (mut key, mut counts) = (0u64, [0; 32]);
        for letter in search.rack.present() {
            counts[letter.index()] = search.rack.count(letter);
            let times = u64::from(search.rack.count(letter));
            key = key.wrapping_add(key_of(letter.place()).wrapping_mul(times));
        }
        let demanded = search.rules.demanded.map_or(0, |letter| LetterSet::of(letter).bits());
        let by_blank = LetterSet::from_bits(search.lexicon.alphabet().all().bits() & !demanded);
        let (known, words) = (Vec::new(), Vec::new());
        Hand { search, whole, key, counts, by_blank, known, words }
    }

    /// Offers the words of the hand and of what lies in a slot.
    fn fill<K: Keeper>(&mut self, slot: &Slot<'_>, emitter: &mut Emitter, keeper: &mut K) {
        let spots = &slot.line.spots[slot.start..slot.end];
        let mut key = self.key;
        for spot in spots.iter().filter(|spot| !spot.is_open()) {
            key = key.wrapping_add(key_of(spot.fixed));
        }
        let (from, to) = self.look_up(key, spots);
        let mut frame = None;
        for &nth in &self.words[from..to] {
            let letters = self.whole.word(nth);
            let fits = |(spot, &letter): (&super::line::Spot, &u8)| {
                if spot.is_open() {
                    spot.allowed.bits() >> letter & 1 == 1
                } else {
                    spot.fixed == letter
                }
            };
            if spots.len() != letters.len() || !spots.iter().zip(letters).all(fits) {
                continue;
            }
            let frame = &*frame.get_or_insert_with(|| Frame::new(spots));
            let (line, start) = (slot.line, slot.start);
            let cover = Cover::new(self.search, frame, letters);
            let placement = Placement { line, start, letters, frame, cover };
            if has_demanded(self.search, &placement) {
                emitter.offer(self.search, &placement, keeper);
            }
        }
    }

    /// The words of the hand and of what lies in these spots: where they are in the list.
    fn look_up(&mut self, key: u64, spots: &[super::line::Spot]) -> (usize, usize) {
        if let Some(known) = self.known.iter().find(|known| known.0 == key) {
            return (known.1 as usize, known.2 as usize);
        }
        let mut counts = self.counts;
        for spot in spots.iter().filter(|spot| !spot.is_open()) {
            counts[usize::from(spot.fixed & 31)] += 1;
        }
        let from = self.words.len();
        let words = &mut self.words;
        let blanks = (self.search.rack.blanks(), self.by_blank);
        self.whole.each_filled(key, &mut counts, blanks, &mut |nth| words.push(nth));
        self.known.push((key, from as u32, self.words.len() as u32));
        (from, self.words.len())
    }
}
