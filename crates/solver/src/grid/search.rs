//! A search over one position.

use super::board::Board;
use super::emit::{Emitter, count_plays};
use super::generate::{generate, generate_on};
use super::ground::Ground;
use super::keeper::{Best, Keeper};
use super::line::Lines;
use super::play::{Laid, Play, Scored};
use super::reach::Reach;
use super::score::Scoring;
use super::{small, tray};
use crate::at_once::each_at_once;
use lexicon::{Letter, Lexicon, MAX_LETTER, Rack};
use std::borrow::Cow;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

/// What each letter is worth, by its place in the alphabet; never negative.
pub type Values = [i32; MAX_LETTER as usize + 1];

/// What is asked of a play besides its words.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What each letter is worth.
    pub values: Values,
    /// The cell that the first word must cover; without one the first word lies anywhere.
    pub star: Option<(usize, usize)>,
    /// A letter that must be among the cards laid, and that no blank may stand for.
    pub demanded: Option<Letter>,
    /// What the scorer adds to the words.
    pub scoring: Scoring,
    /// Points that depend on which words a play makes.
    pub extra: Option<Extra>,
}

/// What the cards of a play get.
pub type ExtraOf = dyn Fn(&[Laid]) -> i32 + Send + Sync;

/// Points for the cards of a play, whatever else they score; never negative.
#[derive(Clone)]
pub struct Extra {
    /// The most that a play can get.
    pub most: i32,
    /// What the cards of a play get.
    pub of: Arc<ExtraOf>,
}

impl fmt::Debug for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Extra(at most {})", self.most)
    }
}

impl Rules {
    /// Rules that only know what letters are worth.
    pub fn plain(values: Values) -> Rules {
        Rules { values, star: None, demanded: None, scoring: Scoring::default(), extra: None }
    }

    pub(crate) fn value(&self, letter: Letter) -> i32 {
        self.values[letter.index()]
    }
}

/// With more cards than this a rack is searched as a tray.
const SMALL: usize = 12;

/// Looks for plays in one position.
pub struct Search<'a> {
    pub(super) lexicon: &'a Lexicon,
    pub(super) rules: &'a Rules,
    pub(super) rack: Rack,
    pub(super) lines: Cow<'a, Lines>,
    pub(super) empty: bool,
}

impl<'a> Search<'a> {
    /// Prepares the lines of a board for a rack.
    pub fn new(lexicon: &'a Lexicon, board: &Board, rack: &Rack, rules: &'a Rules) -> Search<'a> {
        let lines = Cow::Owned(Lines::new(board, lexicon, rules));
        Search { lexicon, rules, rack: *rack, lines, empty: board.is_empty() }
    }

    /// On lines that were prepared before, from the same lexicon.
    pub fn on(
        lexicon: &'a Lexicon,
        ground: &'a Ground,
        rack: &Rack,
        rules: &'a Rules,
    ) -> Search<'a> {
        let lines = Cow::Borrowed(&ground.lines);
        Search { lexicon, rules, rack: *rack, lines, empty: ground.empty }
    }

    /// Calls `each` with every legal play: every set of cards laid, blanks told from letters,
    /// once. Nothing is kept.
    pub fn each_play<B>(&self, mut each: impl FnMut(&Play<'_>) -> ControlFlow<B>) -> Option<B> {
        let mut emitter = Emitter::new();
        generate(self, |placement| emitter.each_play(self, placement, &mut each)).break_value()
    }

    /// All legal plays, those that score most first and equals in the order of the lines, by so
    /// many threads at once; with any number of threads the answer is the same.
    pub fn all(&self, threads: usize) -> Vec<Scored> {
        let lines = self.lines.len();
        let share = lines.div_ceil(threads.max(1)).max(1);
        let some = |from: usize| {
            let (mut emitter, mut plays) = (Emitter::new(), Vec::new());
            let _ = generate_on(self, from..lines.min(from + share), |placement| {
                emitter.each_play(self, placement, |play| {
                    plays.push(Scored::from(play));
                    ControlFlow::<()>::Continue(())
                })
            });
            plays
        };
        let mut plays = each_at_once((0..lines).step_by(share), some).concat();
        plays.sort_by_key(|play| std::cmp::Reverse(play.score));
        plays
    }

    /// How many legal plays there are, without making each of them.
    pub fn count(&self) -> u64 {
        let mut plays = 0u64;
        let _ = generate(self, |placement| {
            plays += count_plays(self, placement);
            ControlFlow::<()>::Continue(())
        });
        plays
    }

    /// Is there a legal play?
    pub fn any(&self) -> bool {
        generate(self, |_| ControlFlow::Break(())).is_break()
    }

    /// The best plays, at most so many, best first; found without listing all.
    ///
    /// `reach` must be made from the same lexicon and values.
    pub fn best(&self, reach: &Reach, most: usize) -> Vec<Scored> {
        let mut best = Best::new(most);
        if most > 0 {
            self.seek(reach, &mut best);
        }
        best.plays
    }

    /// Offers plays to a keeper, all of those at least that it would keep of all legal plays.
    ///
    /// `reach` must be made from the same lexicon and values.
    pub fn seek<K: Keeper>(&self, reach: &Reach, keeper: &mut K) {
        if self.rack.is_empty() {
            return;
        }
        if self.rack.len() <= SMALL {
            small::seek(self, reach, keeper);
        } else {
            tray::seek(self, reach, keeper);
        }
    }
}
