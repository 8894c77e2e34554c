//! The best plays of a hand: cheap bounds for each run of lying cards and for the open squares of
//! each line, the most promising first, until none can beat what is kept.
//!
//! Plays of the whole hand come first. Where they bring points of their own one of them is mostly
//! the best, and they are [looked up](super::whole), so that little of the board is left to search.

use super::blanks::Cover;
use super::emit::Emitter;
use super::frame::{Frame, Frames};
use super::full::full_hands;
use super::generate::{Placement, has_demanded};
use super::keeper::Keeper;
use super::line::{Line, Spot};
use super::reach::Reach;
use super::score::AllCards;
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
    /// Plays of so many cards are found already; 0 if none are.
    pub(super) found: usize,
    /// What comes to the words of so many cards at most: without a bonus card, and with one.
    adds: [(i32, i32); MAX_WORD + 1],
    /// What words are multiplied by at most: without a bonus card, and with one.
    factors: (i32, i32),
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
        let rules = search.rules;
        let first = if search.empty { rules.scoring.first_factor } else { 1 };
        let bonus = rules.scoring.bonus.filter(|_| !search.empty).map_or(first, |b| b.factor);
        let mut adds = [(0, 0); MAX_WORD + 1];
        let extra = rules.extra.as_ref().map_or(0, |extra| extra.most);
        for (laid, adds) in adds.iter_mut().enumerate() {
            let points = |letters: fn(&AllCards) -> Option<usize>| {
                let all = rules.scoring.all_cards.as_ref();
                all.filter(|all| letters(all) == Some(laid)).map_or(0, |all| all.points)
            };
            let with_bonus = rules.scoring.bonus.is_some() && !search.empty;
            adds.0 = extra + points(|all| all.letters);
            let with = extra + points(|all| all.letters_with_bonus);
            adds.1 = if with_bonus { with } else { adds.0 };
        }
        let factors = (first, bonus);
        Outlook { search, purse, sums: all, firsts, found: 0, adds, factors }
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
        if open == 0 || open == self.found {
            return f64::NEG_INFINITY;
        }
        let (plain, with_bonus) = self.adds[open.min(MAX_WORD)];
        let score = (words * self.factors.0 + plain).max(words * self.factors.1 + with_bonus);
        keeper.most(score, open)
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
    let mut emitter = Emitter::new();
    if full_hands(&outlook, reach, &mut emitter, keeper) {
        outlook.found = outlook.purse.cards;
    }
    let mut parts = Vec::with_capacity(2 * search.lines.len());
    for (nth, line) in search.lines.iter().enumerate() {
        let sums = outlook.sums(nth);
        for run in runs(line) {
            let mut bound = f64::NEG_INFINITY;
            each_through(&outlook, keeper, line, sums, run, |_, _, most| bound = bound.max(most));
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
    let (mut through, mut frames) = (Through::new(), Frames::new());
    for part in &parts {
        if part.bound <= keeper.threshold() {
            break;
        }
        let line = search.lines.nth(part.line as usize);
        let sums = outlook.sums(part.line as usize);
        let Some((first, start)) = part.run else {
            let words = words.get_or_insert_with(|| Words::new(search));
            fill_open(&outlook, (&mut emitter, keeper), words, line, sums);
            continue;
        };
        for (place, spot) in places.iter_mut().zip(line.spots) {
            *place = spot.fixed;
        }
        let run = (first as usize, start as usize);
        through.set(&outlook, keeper, line, sums, run);
        frames.clear();
        let (through, frames, emitter) = (&through, &mut frames, &mut emitter);
        let mut guide = Promising { search, line, through, frames, emitter, keeper };
        let _: ControlFlow<()> = Walk::from_run(search, line, run, &mut places, &mut guide);
    }
}

/// Calls `each` with every slot that begins with a run or with open squares before it, and that
/// the rack might fill: how many spots it has before and behind the run, and what it could be
/// worth at most.
#[inline]
fn each_through<K: Keeper>(
    outlook: &Outlook<'_>,
    keeper: &K,
    line: Line<'_>,
    sums: &[Sum],
    (first, start): (usize, usize),
    mut each: impl FnMut(usize, usize, f64),
) {
    let end = line.run_end(start);
    let cards = outlook.purse.cards;
    let mut before_factor = 1;
    for before in 0..=(start - first).min(cards) {
        let begin = start - before;
        if before > 0 {
            before_factor *= line.spots[begin].word_factor;
        }
        if end + 1 - begin > MAX_WORD || sums[begin].closed < sums[start].closed {
            break;
        }
        let mut factor = before_factor;
        for at in end..line.spots.len().min(begin + MAX_WORD) {
            let spot = &line.spots[at];
            if at > end && spot.is_open() {
                factor *= spot.word_factor;
            }
            let to = &sums[at + 1];
            if usize::from(to.open - sums[begin].open) > cards || to.closed > sums[end].closed {
                break;
            }
            if line.spots.get(at + 1).is_none_or(Spot::is_open) {
                each(before, at - end, outlook.most(keeper, sums, (begin, at + 1), factor));
            }
        }
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
    fn new() -> Through {
        let (begins, reaches) = ([0.0; MAX_WORD + 1], [[0.0; MAX_WORD + 1]; MAX_WORD]);
        Through { start: 0, end: 0, begins, reaches }
    }

    /// Becomes the table of a run.
    fn set<K: Keeper>(
        &mut self,
        outlook: &Outlook<'_>,
        keeper: &K,
        line: Line<'_>,
        sums: &[Sum],
        run: (usize, usize),
    ) {
        (self.start, self.end) = (run.1, line.run_end(run.1));
        self.begins.fill(f64::NEG_INFINITY);
        let mut rows = 0;
        each_through(outlook, keeper, line, sums, run, |before, behind, most| {
            while rows <= before {
                self.reaches[rows].fill(f64::NEG_INFINITY);
                rows += 1;
            }
            self.reaches[before][behind] = most;
        });
        for before in (0..rows).rev() {
            let reaches = &mut self.reaches[before];
            for behind in (0..MAX_WORD).rev() {
                reaches[behind] = reaches[behind].max(reaches[behind + 1]);
            }
            self.begins[before] = reaches[0].max(self.begins[before + 1]);
        }
    }
}

/// Follows only what could still be kept.
struct Promising<'a, 's, K> {
    search: &'a Search<'a>,
    line: Line<'s>,
    through: &'a Through,
    frames: &'a mut Frames,
    emitter: &'a mut Emitter,
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

    fn found(&mut self, start: usize, letters: &[u8], cover: Cover) -> ControlFlow<B> {
        let (line, before) = (self.line, self.through.start - start);
        let frame = self.frames.of(line, start, before, letters.len());
        let placement = Placement { line, start, letters, frame, cover };
        if has_demanded(self.search, &placement) {
            self.emitter.offer(self.search, &placement, self.keeper);
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
    (emitter, keeper): (&mut Emitter, &mut K),
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
                let frame = &*frame.get_or_insert_with(|| Frame::new(spots));
                let (letters, cover) = words.word(length, nth);
                let placement = Placement { line, start, letters, frame, cover };
                if has_demanded(search, &placement) {
                    emitter.offer(search, &placement, keeper);
                }
            }
        }
    }
}
