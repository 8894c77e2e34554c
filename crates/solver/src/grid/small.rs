//! The best plays of a hand: cheap bounds for each run of lying cards and for the open squares of
//! each line, the most promising first, until none can beat what is kept.
//!
//! Plays of the whole hand come first. Where they bring points of their own one of them is mostly
//! the best, and they are [looked up](super::whole), so that little of the board is left to search.

use super::emit::offer;
use super::frame::Frame;
use super::full::full_hands;
use super::generate::{Placement, has_demanded};
use super::keeper::Keeper;
use super::line::Line;
use super::reach::Reach;
use super::search::Search;
use super::sums::{Purse, Sum, bound, sums};
use super::walk::{Guide, Walk, open_stretches, runs};
use super::words::Words;
use lexicon::MAX_WORD;
use std::ops::ControlFlow;

/// What a search for the best plays knows about the position.
pub(super) struct Outlook<'a> {
    pub(super) search: &'a Search<'a>,
    pub(super) purse: Purse,
    sums: Vec<Sum>,
    /// Where the sums of each live line begin.
    firsts: Vec<usize>,
    /// Plays of so many cards are found already.
    pub(super) found: Option<usize>,
}

impl<'a> Outlook<'a> {
    fn new(search: &'a Search<'a>) -> Outlook<'a> {
        let purse = Purse::new(search);
        let lines = search.lines.len();
        let mut all = Vec::with_capacity(lines * (search.lines.longest() + 1));
        let mut firsts = Vec::with_capacity(lines);
        for line in search.lines.iter() {
            firsts.push(all.len());
            sums(line, &purse, &mut all);
        }
        Outlook { search, purse, sums: all, firsts, found: None }
    }

    /// The sums of a live line.
    pub(super) fn sums(&self, nth: usize) -> &[Sum] {
        let length = self.search.lines.nth(nth).spots.len();
        &self.sums[self.firsts[nth]..=self.firsts[nth] + length]
    }

    /// How much a word from `start` to before `end` could be worth at most.
    #[inline]
    pub(super) fn most<K: Keeper>(
        &self,
        keeper: &K,
        sums: &[Sum],
        (start, end): (usize, usize),
        factor: i32,
    ) -> f64 {
        let (open, words) = bound(&self.purse, &sums[start], &sums[end], factor);
        if open == 0 || Some(open) == self.found {
            return f64::NEG_INFINITY;
        }
        keeper.most(self.search.rules.most(self.search.empty, words, open), open)
    }
}

/// A part of a line that is searched at once.
struct Part {
    bound: f64,
    line: u32,
    /// The run that its words begin with; none for the open squares of the line.
    run: Option<(u32, u32)>,
}

/// Offers plays to a keeper, all of those at least that it would keep of all legal plays.
pub(super) fn seek<K: Keeper>(search: &Search<'_>, reach: &Reach, keeper: &mut K) {
    let mut outlook = Outlook::new(search);
    if full_hands(&outlook, reach, keeper) {
        outlook.found = Some(outlook.purse.cards);
    }
    let mut parts = Vec::with_capacity(2 * search.lines.len());
    for (nth, line) in search.lines.iter().enumerate() {
        let sums = outlook.sums(nth);
        for run in runs(line) {
            let bound = Through::new(&outlook, keeper, line, sums, run).most();
            if bound > keeper.threshold() {
                let run = Some((run.0 as u32, run.1 as u32));
                parts.push(Part { bound, line: nth as u32, run });
            }
        }
        let mut bound = f64::NEG_INFINITY;
        each_open(&outlook, keeper, line, sums, |_, _, most| bound = bound.max(most));
        if bound > keeper.threshold() {
            parts.push(Part { bound, line: nth as u32, run: None });
        }
    }
    parts.sort_unstable_by(|one, other| other.bound.total_cmp(&one.bound));
    let mut places = vec![0; search.lines.longest()];
    let mut words = None;
    for part in &parts {
        if part.bound <= keeper.threshold() {
            break;
        }
        let line = search.lines.nth(part.line as usize);
        let sums = outlook.sums(part.line as usize);
        let Some((first, start)) = part.run else {
            let words = words.get_or_insert_with(|| Words::new(search));
            fill_open(&outlook, keeper, words, line, sums);
            continue;
        };
        for (place, spot) in places.iter_mut().zip(line.spots) {
            *place = spot.fixed;
        }
        let run = (first as usize, start as usize);
        let through = Through::new(&outlook, keeper, line, sums, run);
        let mut guide = Promising { search, line, through, keeper };
        let _: ControlFlow<()> = Walk::from_run(search, line, run, &mut places, &mut guide);
    }
}

/// What words through a run could be worth at most, by where they begin and end.
struct Through {
    /// The first and last spot of the run.
    start: usize,
    end: usize,
    /// By how many spots before the run: words that begin there or before.
    begins: [f64; MAX_WORD + 1],
    /// By how many spots before and behind the run: words that begin there and end there or
    /// behind.
    reaches: [[f64; MAX_WORD + 1]; MAX_WORD],
}

impl Through {
    fn new<K: Keeper>(
        outlook: &Outlook<'_>,
        keeper: &K,
        line: Line<'_>,
        sums: &[Sum],
        (first, start): (usize, usize),
    ) -> Through {
        let end = line.run_end(start);
        let none = f64::NEG_INFINITY;
        let mut through = Through {
            start,
            end,
            begins: [none; MAX_WORD + 1],
            reaches: [[none; MAX_WORD + 1]; MAX_WORD],
        };
        let cards = outlook.purse.cards;
        let mut before_factor = 1;
        let mut starts = 0;
        for before in 0..=start - first {
            let begin = start - before;
            if before > 0 {
                before_factor *= line.spots[begin].word_factor;
            }
            if before > cards
                || end + 1 - begin > MAX_WORD
                || sums[begin].closed < sums[start].closed
            {
                break;
            }
            starts = before + 1;
            let (mut factor, mut last) = (before_factor, 0);
            let reaches = &mut through.reaches[before];
            for at in end..line.spots.len().min(begin + MAX_WORD) {
                let spot = &line.spots[at];
                if at > end && spot.is_open() {
                    factor *= spot.word_factor;
                }
                let open = usize::from(sums[at + 1].open - sums[begin].open);
                if open > cards || sums[at + 1].closed > sums[end].closed {
                    break;
                }
                last = at - end;
                if !line.is_fixed(Some(at + 1)) {
                    reaches[last] = outlook.most(keeper, sums, (begin, at + 1), factor);
                }
            }
            for behind in (0..last).rev() {
                reaches[behind] = reaches[behind].max(reaches[behind + 1]);
            }
        }
        for before in (0..starts).rev() {
            let further = through.begins[before + 1];
            through.begins[before] = through.reaches[before][0].max(further);
        }
        through
    }

    /// What any word through the run could be worth at most.
    fn most(&self) -> f64 {
        self.begins[0]
    }
}

/// Follows only what could still be kept.
struct Promising<'a, 's, K> {
    search: &'a Search<'a>,
    line: Line<'s>,
    through: Through,
    keeper: &'a mut K,
}

impl<B, K: Keeper> Guide<B> for Promising<'_, '_, K> {
    #[inline]
    fn begins(&self, start: usize) -> bool {
        let before = self.through.start - start;
        self.through.begins.get(before).is_some_and(|&most| most > self.keeper.threshold())
    }

    #[inline]
    fn reaches(&self, start: usize, end: usize) -> bool {
        let reaches = self.through.reaches.get(self.through.start - start);
        let most = reaches.and_then(|reaches| reaches.get(end - self.through.end));
        most.is_some_and(|&most| most > self.keeper.threshold())
    }

    fn found(&mut self, start: usize, letters: &[u8], _: usize) -> ControlFlow<B> {
        let placement = Placement { line: self.line, start, letters, frame: None };
        if has_demanded(self.search, &placement) {
            offer(self.search, &placement, self.keeper);
        }
        ControlFlow::Continue(())
    }
}

/// Calls `each` with every slot on open squares alone that the rack might fill: its first spot,
/// its length, and what it could be worth at most.
fn each_open<K: Keeper>(
    outlook: &Outlook<'_>,
    keeper: &K,
    line: Line<'_>,
    sums: &[Sum],
    mut each: impl FnMut(usize, usize, f64),
) {
    for (first, last) in open_stretches(line) {
        if sums[last + 1].anchors == sums[first].anchors {
            continue;
        }
        for start in first..last {
            let mut factor = line.spots[start].word_factor;
            if sums[last + 1].anchors == sums[start].anchors {
                break;
            }
            for at in start + 1..=last.min(start + outlook.purse.cards.min(MAX_WORD) - 1) {
                factor *= line.spots[at].word_factor;
                if sums[at + 1].closed > sums[start].closed {
                    break;
                }
                if sums[at + 1].anchors > sums[start].anchors {
                    let most = outlook.most(keeper, sums, (start, at + 1), factor);
                    each(start, at + 1 - start, most);
                }
            }
        }
    }
}

/// Looks for words on open squares alone.
fn fill_open<K: Keeper>(
    outlook: &Outlook<'_>,
    keeper: &mut K,
    words: &Words,
    line: Line<'_>,
    sums: &[Sum],
) {
    let search = outlook.search;
    let mut slots = Vec::new();
    each_open(outlook, keeper, line, sums, |start, length, most| {
        if most > keeper.threshold() && words.count(length) > 0 {
            slots.push((most, start, length));
        }
    });
    slots.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
    for (most, start, length) in slots {
        if most <= keeper.threshold() {
            break;
        }
        let spots = &line.spots[start..start + length];
        let mut frame = None;
        for block in 0..words.blocks(length) {
            let mut fitting = words.fitting(spots, block);
            while fitting != 0 {
                let nth = block * 64 + fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                let frame = Some(&*frame.get_or_insert_with(|| Frame::new(spots)));
                let placement = Placement { line, start, letters: words.word(length, nth), frame };
                if has_demanded(search, &placement) {
                    offer(search, &placement, keeper);
                }
            }
        }
    }
}
