//! What a game offers so that bots can play it.

use crate::advice::Spot;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::grade::Grades;
use crate::seen::Seen;
use crate::words::Words;
use games::{Chance, Game, Line, Millis, Seat, Setup, Table};

/// What a bot has decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<C> {
    /// What it will do.
    pub command: C,
    /// After how long: the thinking time of a person of its strength.
    pub after: Millis,
}

impl<C> Decision<C> {
    /// To do something after a while.
    pub const fn new(command: C, after: Millis) -> Decision<C> {
        Decision { command, after }
    }
}

/// How well a bot placed its cards: the points of its play beside those of the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compared {
    /// What the play brings at once.
    pub chosen: i32,
    /// What the best play with all words would bring at once.
    pub best: i32,
}

impl Compared {
    /// The part of the best score that was left lying, from 0 to 1.
    pub fn regret(self) -> f64 {
        if self.best <= 0 {
            return 0.0;
        }
        f64::from((self.best - self.chosen).max(0)) / f64::from(self.best)
    }
}

/// How the levels of a game are told apart: how much of it is luck, and how long its games take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measuring {
    /// How many games two levels play against each other.
    pub games: u64,
    /// How many they play where one is maestro, who thinks long.
    pub games_of_maestro: u64,
    /// How many games show how fast club plays.
    pub games_of_speed: u64,
    /// Does strength show in who wins, so that it can be told in Elo? Not where seat and dice
    /// decide.
    pub elo: bool,
}

impl Measuring {
    /// As most games need it.
    pub const USUAL: Measuring =
        Measuring { games: 1_000, games_of_maestro: 200, games_of_speed: 200, elo: true };
}

/// Prepares what a kind of bot knows for a table. Where the table refuses words that offend, no
/// bot plays one, whatever else was said.
pub fn prepare<G: Playable>(setup: &Setup<G>, words: &Words, bot: Bot) -> G::Mind {
    G::prepare(setup, &words_for(setup, words), bot)
}

/// The words that bots of a table play from.
pub(crate) fn words_for<G: Game>(setup: &Setup<G>, words: &Words) -> Words {
    if G::refuses_offence(setup) { words.for_family() } else { words.clone() }
}

/// A game that bots can play.
pub trait Playable: Game {
    /// How its levels are told apart.
    const MEASURING: Measuring = Measuring::USUAL;
    /// How much of the best score may be left lying in a turn that is good, playable and missed.
    const GRADES: Grades = [0.1, 0.3, 0.6];

    /// What a bot knows before it sees a table: its vocabulary and trained numbers, prepared once
    /// for an edition and shared by all tables.
    type Mind: Send + Sync + 'static;

    /// Prepares what a kind of bot knows; called by [`prepare`].
    fn prepare(setup: &Setup<Self>, words: &Words, bot: Bot) -> Self::Mind;

    /// How many nodes a kind of bot may spend on one decision.
    fn budget(bot: Bot) -> Budget;

    /// What the bot does now, if anything is for it to do. Every command must be legal.
    fn decide(
        mind: &Self::Mind,
        seen: &Seen<Self>,
        luck: &mut dyn Chance,
        budget: &mut Budget,
    ) -> Option<Decision<Self::Command>>;

    /// Where a command lays something, and with what; nothing where it lays nothing.
    fn spot(seen: &Seen<Self>, command: &Self::Command) -> Spot;

    /// What the seat that does this can add to its score later in the same turn, taken at its best.
    fn afterwards(_seen: &Seen<Self>, _command: &Self::Command) -> Option<Line> {
        None
    }

    /// Is the seat asked for what only completes the turn that it began?
    fn completes_turn(_table: &Table<Self>, _seat: Seat) -> bool {
        false
    }

    /// The command beside the best one of the moment, where it lays cards for points; `greedy` is
    /// the mind of [`Bot::Greedy`].
    fn compare(greedy: &Self::Mind, seen: &Seen<Self>, command: &Self::Command)
    -> Option<Compared>;
}
