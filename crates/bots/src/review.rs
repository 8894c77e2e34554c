//! A game looked at again: what was played in each turn, and what would have scored the most.
//!
//! One pass over the log. Turns that were taken back are left out, and so are those in which
//! nothing could be laid for points, such as answers to a window.

use crate::any::Bots;
use crate::bot::Bot;
use crate::playable::Playable;
use crate::seen::Seen;
use crate::words::Words;
use games::{
    Act, AnyCommand, AnyTable, Entry, GameName, Line, Points, Registered, Seat, Seeded, Table,
    each_table, total,
};
use serde::Serialize;
use std::collections::BTreeMap;

/// How many turns are named as those that decided the most.
const TURNING_POINTS: usize = 3;

/// A game looked at again, of whichever kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    /// Which game.
    pub game: GameName,
    /// The turns that count, in order.
    pub turns: Vec<ReviewedTurn<AnyCommand>>,
    /// The numbers of the turns in which the most was left lying, the worst first.
    pub turning_points: Vec<u32>,
}

/// One turn, looked at again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewedTurn<Command> {
    /// The number of its entry in the log.
    pub number: u32,
    /// Who played.
    pub seat: Seat,
    /// What was played.
    pub played: Command,
    /// What it scored at once.
    pub score: Points,
    /// The same, line by line.
    pub lines: Vec<Line>,
    /// What would have scored the most at once.
    pub best: Command,
    /// What that would have scored.
    pub best_score: Points,
    /// The same, line by line.
    pub best_lines: Vec<Line>,
    /// How much was left lying.
    pub regret: Points,
    /// The scores after the turn, side by side.
    pub scores: Vec<Points>,
}

/// Looks at a game again, finished or not. `words` must be those that it is played with;
/// `progress` hears how many of how many entries are done.
pub fn review(
    table: &AnyTable,
    bots: &Bots,
    words: &Words,
    progress: impl FnMut(usize, usize),
) -> Review {
    each_table!(table, table => review_in(table, bots, words, progress))
}

fn review_in<G: Playable + Registered>(
    table: &Table<G>,
    bots: &Bots,
    words: &Words,
    progress: impl FnMut(usize, usize),
) -> Review {
    let turns = turns(table, bots, words, |_, _| {}, progress);
    let turning_points = turning_points(&turns);
    let turns = turns.into_iter().map(|turn| turn.map(G::any_command)).collect();
    Review { game: G::GAME, turns, turning_points }
}

/// The turns of a game; `each` is shown every one with the table as it was before it, and the
/// turn has no scores after it yet.
pub fn turns<G: Playable>(
    table: &Table<G>,
    bots: &Bots,
    words: &Words,
    mut each: impl FnMut(&Table<G>, &ReviewedTurn<G::Command>),
    mut progress: impl FnMut(usize, usize),
) -> Vec<ReviewedTurn<G::Command>> {
    let surviving = table.surviving();
    let mut looking = Looking { bots, words, seen: BTreeMap::new() };
    let mut turns: Vec<ReviewedTurn<G::Command>> = Vec::new();
    let mut awaits_scores = false;
    table.revisit(|before, entry| {
        progress(entry.number as usize, table.log().len());
        settle(&mut turns, &mut awaits_scores, before);
        if surviving.binary_search(&entry.number).is_err() {
            return;
        }
        if let Some(turn) = looking.turn(before, entry) {
            each(before, &turn);
            turns.push(turn);
            awaits_scores = true;
        }
    });
    settle(&mut turns, &mut awaits_scores, table);
    progress(table.log().len(), table.log().len());
    turns
}

/// Notes the scores after the last turn, once they are there.
fn settle<G: Playable>(
    turns: &mut [ReviewedTurn<G::Command>],
    awaits_scores: &mut bool,
    table: &Table<G>,
) {
    if let (true, Some(last)) = (std::mem::take(awaits_scores), turns.last_mut()) {
        last.scores = table.scores();
    }
}

/// The numbers of the turns in which the most was left lying, the worst first.
pub fn turning_points<'a, Command: 'a>(
    turns: impl IntoIterator<Item = &'a ReviewedTurn<Command>>,
) -> Vec<u32> {
    let mut worst: Vec<_> = turns.into_iter().filter(|turn| turn.regret > Points::ZERO).collect();
    worst.sort_by_key(|turn| (std::cmp::Reverse(turn.regret), turn.number));
    worst.iter().take(TURNING_POINTS).map(|turn| turn.number).collect()
}

impl<Command> ReviewedTurn<Command> {
    /// The same turn with its commands in another form.
    fn map<Other>(self, change: impl Fn(Command) -> Other) -> ReviewedTurn<Other> {
        ReviewedTurn {
            number: self.number,
            seat: self.seat,
            played: change(self.played),
            score: self.score,
            lines: self.lines,
            best: change(self.best),
            best_score: self.best_score,
            best_lines: self.best_lines,
            regret: self.regret,
            scores: self.scores,
        }
    }
}

/// Who looks at the turns, and what each seat has seen so far.
struct Looking<'a, G: Playable> {
    bots: &'a Bots,
    words: &'a Words,
    seen: BTreeMap<Seat, Seen<G>>,
}

impl<G: Playable> Looking<'_, G> {
    /// The turn that an entry is, beside what would have scored the most.
    fn turn(&mut self, before: &Table<G>, entry: &Entry<G>) -> Option<ReviewedTurn<G::Command>> {
        let (Some(seat), Act::Play { command: played, .. }) = (entry.by, &entry.act) else {
            return None;
        };
        let seen = self.seen.entry(seat).or_insert_with(|| Seen::new(before, seat));
        seen.look(before);
        let mind = self.bots.mind(seen, self.words, Bot::Greedy);
        let mut luck = Seeded::new(u64::from(entry.number));
        let best = G::decide(&mind, seen, &mut luck, &mut G::budget(Bot::Greedy))?.command;
        let lines = |command| -> Vec<Line> {
            let preview = before.preview(seat, command, self.words.all());
            preview.unwrap_or_default().lines
        };
        let (lines, best_lines) = (lines(played), lines(&best));
        let (score, best_score) = (total(&lines), total(&best_lines));
        if best_lines.is_empty() && score == Points::ZERO {
            return None;
        }
        Some(ReviewedTurn {
            number: entry.number,
            seat,
            played: played.clone(),
            score,
            lines,
            best,
            best_score,
            best_lines,
            regret: Points((best_score.0 - score.0).max(0)),
            scores: Vec::new(),
        })
    }
}
