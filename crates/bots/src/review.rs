//! A game looked at again: what was played in each turn, what would have scored the most, and what
//! the strongest bot would have played.
//!
//! One pass over the log. Turns that were taken back are left out, and so are those in which
//! nothing could be laid for points, such as answers to a window. What belongs to a turn and is
//! decided on only once the cards lie there, as Forfeit's action card on one's own word, counts
//! with it.

use crate::any::Bots;
use crate::bot::Bot;
use crate::grade::{Grade, chances_lost};
use crate::helpers::{Helpers, share_out};
use crate::playable::Playable;
use crate::seen::Seen;
use crate::words::Words;
use games::{
    Act, AnyCommand, AnyTable, Entry, GameName, Line, Points, Registered, Seat, Seeded, Table,
    each_table, total,
};
use serde::Serialize;
use std::cmp::Reverse;
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
    /// The numbers of the turns that cost the most of the chance to win, the worst first.
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
    helpers: Helpers<'_>,
    progress: impl FnMut(usize, usize),
) -> Review {
    each_table!(table, table => review_in(table, bots, words, helpers, progress))
}

fn review_in<G: Playable + Registered>(
    table: &Table<G>,
    bots: &Bots,
    words: &Words,
    helpers: Helpers<'_>,
    progress: impl FnMut(usize, usize),
) -> Review {
    let how = Looking { bots, words, depth: Depth::Maestro, helpers };
    let turns = turns(table, how, |_, _| (), progress);
    let turns: Vec<_> = turns.into_iter().map(|(turn, ())| turn).collect();
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

/// Who looks at a game, with which words, and how closely.
#[derive(Clone, Copy)]
pub struct Looking<'a> {
    /// The minds of those who are asked.
    pub bots: &'a Bots,
    /// The words that the game is played with.
    pub words: &'a Words,
    /// How closely.
    pub depth: Depth,
    /// Who helps: each turn can be looked at by itself.
    pub helpers: Helpers<'a>,
}

/// The turns of a game, each with what `show` makes of it and of the table as it was before. What
/// it is shown has no scores after it yet, nor what came of it later in the turn.
pub fn turns<G: Playable, T: Send>(
    table: &Table<G>,
    how: Looking<'_>,
    show: impl Fn(&Table<G>, &ReviewedTurn<G::Command>) -> T + Sync,
    mut progress: impl FnMut(usize, usize),
) -> Vec<(ReviewedTurn<G::Command>, T)> {
    if let Some(seat) = Seat::all(table.setup().players.len()).next() {
        // Prepared once, before several ask for them.
        let seen = Seen::new(table, seat);
        how.minds().for_each(|bot| drop(how.bots.mind(&seen, how.words, bot)));
    }
    let mut after = After::default();
    let looked = share_out(
        how.helpers,
        |(before, entry): (Table<G>, Entry<G>)| {
            let turn = how.turn(&before, &entry)?;
            let shown = show(&before, &turn);
            Some((turn, shown))
        },
        |give| {
            let surviving = table.surviving();
            table.revisit(|before, entry| {
                progress(entry.number as usize, table.log().len());
                after.scored(before);
                if surviving.binary_search(&entry.number).is_err() {
                    return;
                }
                if after.is_turn(before, entry, how.words) {
                    give((before.clone(), entry.clone()));
                }
            });
        },
    );
    after.scored(table);
    let mut turns: Vec<_> = looked.into_iter().flatten().collect();
    after.settle::<G, T>(&mut turns);
    progress(table.log().len(), table.log().len());
    turns
}

/// What is known of turns only later: the scores after them, and what was done to complete them.
#[derive(Default)]
struct After {
    /// The entry whose scores are awaited.
    awaited: Option<u32>,
    scores: BTreeMap<u32, Vec<Points>>,
    /// Who completed a turn, with which entry, and what it brought.
    completed: Vec<(Seat, u32, Vec<Line>)>,
}

impl After {
    /// Notes the scores after the last entry, once they are there.
    fn scored<G: Playable>(&mut self, table: &Table<G>) {
        if let Some(number) = self.awaited.take() {
            self.scores.insert(number, table.scores());
        }
    }

    /// Can the entry be a turn? What only completes one is noted.
    fn is_turn<G: Playable>(&mut self, before: &Table<G>, entry: &Entry<G>, words: &Words) -> bool {
        let (Some(seat), Act::Play { command, .. }) = (entry.by, &entry.act) else { return false };
        if G::completes_turn(before, seat) {
            let preview = before.preview(seat, command, words.all()).unwrap_or_default();
            self.completed.push((seat, entry.number, preview.lines));
            return false;
        }
        self.awaited = Some(entry.number);
        true
    }

    /// Puts to the turns what came later, and what follows from it.
    fn settle<G: Playable, T>(mut self, turns: &mut [(ReviewedTurn<G::Command>, T)]) {
        for (seat, number, lines) in self.completed {
            let own = turns.iter_mut().map(|(turn, _)| turn);
            let mut own = own.filter(|turn| turn.seat == seat && turn.number < number);
            if let Some(turn) = own.next_back().filter(|turn| !turn.lines.is_empty()) {
                turn.lines.extend(lines);
            }
        }
        for (turn, _) in turns.iter_mut() {
            turn.scores = self.scores.remove(&turn.number).unwrap_or_default();
            turn.score = total(&turn.lines);
            turn.regret = Points((turn.best_score.0 - turn.score.0).max(0));
            turn.grade = if turn.is_as_maestro() {
                Grade::Good
            } else {
                Grade::of(turn.regret, turn.best_score, G::GRADES)
            };
        }
        chances_lost(turns.iter_mut().map(|(turn, _)| turn).collect());
        // Points that the maestro leaves lying, too, are left for something better.
        for (turn, _) in turns.iter_mut().filter(|(turn, _)| turn.is_as_maestro()) {
            turn.chance_lost = 0;
        }
    }
}

/// The numbers of the turns that cost the most of the chance to win, the worst first: many points
/// left lying in a game that is won or lost anyway decide nothing. What the maestro would have left
/// lying as well costs nothing, and a turn that was good is none of them.
pub fn turning_points<'a, Command: 'a>(
    turns: impl IntoIterator<Item = &'a ReviewedTurn<Command>>,
) -> Vec<u32> {
    let cost = |turn: &&ReviewedTurn<Command>| turn.chance_lost > 0 && turn.grade != Grade::Good;
    let mut worst: Vec<_> = turns.into_iter().filter(cost).collect();
    worst.sort_by_key(|turn| (Reverse(turn.chance_lost), Reverse(turn.regret), turn.number));
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

impl<Command: PartialEq> ReviewedTurn<Command> {
    /// Would the strongest bot have played the same, and scored no more with it?
    pub fn is_as_maestro(&self) -> bool {
        self.maestro.as_ref() == Some(&self.played) && self.score >= self.maestro_score
    }
}

/// By how many points a seat's side is ahead of the best other one.
fn lead<G: Playable>(table: &Table<G>, seat: Seat) -> Points {
    let (scores, side) = (table.scores(), table.side(seat).index());
    let others = scores.iter().enumerate().filter(|(other, _)| *other != side);
    let best = others.map(|(_, points)| points.0).max().unwrap_or_default();
    Points(scores.get(side).map_or(0, |own| own.0) - best)
}

impl Looking<'_> {
    /// Who is asked.
    fn minds(&self) -> impl Iterator<Item = Bot> {
        let maestro = (self.depth == Depth::Maestro).then_some(Bot::Maestro);
        std::iter::once(Bot::Greedy).chain(maestro)
    }

    /// The turn that an entry is, beside what would have scored the most.
    fn turn<G: Playable>(
        &self,
        before: &Table<G>,
        entry: &Entry<G>,
    ) -> Option<ReviewedTurn<G::Command>> {
        let (Some(seat), Act::Play { command: played, .. }) = (entry.by, &entry.act) else {
            return None;
        };
        let seen = Seen::new(before, seat);
        let decide = |bot: Bot| {
            let mind = self.bots.mind(&seen, self.words, bot);
            let mut luck = Seeded::new(u64::from(entry.number));
            Some(G::decide(&mind, &seen, &mut luck, &mut G::budget(bot))?.command)
        };
        let best = decide(Bot::Greedy)?;
        let lines = |command: &G::Command| -> Vec<Line> {
            let preview = before.preview(seat, command, self.words.all());
            preview.unwrap_or_default().lines
        };
        // What would have been decided on later in the turn counts as the one who lays sees it.
        let in_all = |command: &G::Command| -> Vec<Line> {
            lines(command).into_iter().chain(G::afterwards(&seen, command)).collect()
        };
        let (own_lines, best_lines) = (lines(played), in_all(&best));
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
        let maestro_lines = maestro.as_ref().map(in_all).unwrap_or_default();
        Some(ReviewedTurn {
            number: entry.number,
            seat,
            played: played.clone(),
            score,
            lines: own_lines,
            best,
            best_score,
            best_lines,
            regret: Points::ZERO,
            maestro_score: total(&maestro_lines),
            maestro,
            maestro_lines,
            grade: Grade::Good,
            lead: lead(before, seat),
            chance_lost: 0,
            scores: Vec::new(),
        })
    }
}
