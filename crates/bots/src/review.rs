//! A game looked at again: what was played in each turn, what would have scored the most, and what
//! the strongest bot would have played.
//!
//! One pass over the log. Turns that were taken back are left out, and so are those in which
//! nothing could be laid for points, such as answers to a window.

use crate::any::Bots;
use crate::bot::Bot;
use crate::grade::{Grade, chances_lost};
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
    /// What the strongest bot would have played, with what the seat saw.
    pub maestro: Option<Command>,
    /// What that would have scored at once.
    pub maestro_score: Points,
    /// The same, line by line.
    pub maestro_lines: Vec<Line>,
    /// How well it was played.
    pub grade: Grade,
    /// By how many points the side was ahead of the best other one before the turn.
    pub lead: Points,
    /// How many of a hundred chances to win were lost by not taking the best score: an estimate from
    /// the lead, the turns that were still to come, and how much scores of this game differ.
    pub chance_lost: u8,
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
    let turns = turns(table, bots, words, Depth::Maestro, |_, _| {}, progress);
    let turning_points = turning_points(&turns);
    let turns = turns.into_iter().map(|turn| turn.map(G::any_command)).collect();
    Review { game: G::GAME, turns, turning_points }
}

/// How closely a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// What was played, beside the best score.
    Best,
    /// Also what the strongest bot would have played, which takes longer.
    Maestro,
}

/// The turns of a game; `each` is shown every one with the table as it was before it, and the
/// turn has no scores after it yet.
pub fn turns<G: Playable>(
    table: &Table<G>,
    bots: &Bots,
    words: &Words,
    depth: Depth,
    mut each: impl FnMut(&Table<G>, &ReviewedTurn<G::Command>),
    mut progress: impl FnMut(usize, usize),
) -> Vec<ReviewedTurn<G::Command>> {
    let surviving = table.surviving();
    let mut looking = Looking { bots, words, depth, seen: BTreeMap::new() };
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
    chances_lost(&mut turns);
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
    fn map<Other>(self, change: impl Fn(Command) -> Other + Copy) -> ReviewedTurn<Other> {
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
            maestro: self.maestro.map(change),
            maestro_score: self.maestro_score,
            maestro_lines: self.maestro_lines,
            grade: self.grade,
            lead: self.lead,
            chance_lost: self.chance_lost,
            scores: self.scores,
        }
    }
}

/// By how many points a seat's side is ahead of the best other one.
fn lead<G: Playable>(table: &Table<G>, seat: Seat) -> Points {
    let (scores, side) = (table.scores(), table.side(seat).index());
    let others = scores.iter().enumerate().filter(|(other, _)| *other != side);
    let best = others.map(|(_, points)| points.0).max().unwrap_or_default();
    Points(scores.get(side).map_or(0, |own| own.0) - best)
}

/// Who looks at the turns, and what each seat has seen so far.
struct Looking<'a, G: Playable> {
    bots: &'a Bots,
    words: &'a Words,
    depth: Depth,
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
        let decide = |bot: Bot| {
            let mind = self.bots.mind(seen, self.words, bot);
            let mut luck = Seeded::new(u64::from(entry.number));
            Some(G::decide(&mind, seen, &mut luck, &mut G::budget(bot))?.command)
        };
        let best = decide(Bot::Greedy)?;
        let lines = |command| -> Vec<Line> {
            let preview = before.preview(seat, command, self.words.all());
            preview.unwrap_or_default().lines
        };
        let (own_lines, best_lines) = (lines(played), lines(&best));
        let (score, best_score) = (total(&own_lines), total(&best_lines));
        // Where nothing could be laid and nothing be gained there is nothing to be said.
        let lays = best_lines.iter().any(|line| line.word.is_some());
        if !lays && best_score <= Points::ZERO && score <= Points::ZERO {
            return None;
        }
        let maestro = match self.depth {
            Depth::Maestro => decide(Bot::Maestro),
            Depth::Best => None,
        };
        let maestro_lines = maestro.as_ref().map(lines).unwrap_or_default();
        let regret = Points((best_score.0 - score.0).max(0));
        let as_maestro = maestro.as_ref() == Some(played);
        Some(ReviewedTurn {
            number: entry.number,
            seat,
            played: played.clone(),
            score,
            lines: own_lines,
            best,
            best_score,
            best_lines,
            regret,
            maestro_score: total(&maestro_lines),
            maestro,
            maestro_lines,
            grade: if as_maestro { Grade::Good } else { Grade::of(regret, best_score, G::GRADES) },
            lead: lead(before, seat),
            chance_lost: 0,
            scores: Vec::new(),
        })
    }
}
