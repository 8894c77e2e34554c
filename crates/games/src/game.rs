//! The contract of a game: setup, judge, apply, view, deadline.
//!
//! A game decides in [`Game::judge`] and remembers in [`Game::apply`]. The state is a pure fold
//! over events, so whatever matters later must stand in an event, also what chance decided.

use crate::card::Card;
use crate::chance::Chance;
use crate::dictionary::Dictionary;
use crate::grid::{At, Cell};
use crate::house::HouseRule;
use crate::refusal::{Code, Refusal, code};
use crate::said::{Said, Saying};
use crate::score::{Line, Points};
use crate::seat::{Seat, Seats, Side, Viewer};
use crate::setup::{Edition, Setup, SetupError};
use crate::time::Millis;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// What travels through logs, files and sockets.
pub trait Data:
    Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> Data for T where
    T: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// A phase of a game: its number grows whenever one phase ends and another begins.
///
/// A command names the phase that it is meant for. While answers to a window come in, the phase
/// stays the same, so they can be given at the same time.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u32"))]
pub struct Phase(pub u32);

impl Phase {
    /// The phase after this one.
    #[must_use]
    pub const fn next(self) -> Phase {
        Phase(self.0 + 1)
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Outcome {
    /// The final scores, side by side.
    pub scores: Vec<Points>,
    /// Who won; several share.
    pub winners: Vec<Side>,
}

/// Whom a game waits for, and in which turn. It follows from what everybody sees, so it may be
/// shown to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Awaited {
    /// The number of the turn; a turn limit starts anew with it.
    pub turn: u32,
    /// The seats that can go on with the game; in a team any member.
    pub seats: Vec<Seat>,
}

/// What would come of a command if it were given now and stood.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Preview {
    /// How its points would be made up.
    pub lines: Vec<Line>,
    /// The cells whose cards would stay, where a play clears the others away; else none.
    pub kept: Vec<Cell>,
}

impl From<Vec<Line>> for Preview {
    fn from(lines: Vec<Line>) -> Preview {
        Preview { lines, kept: Vec::new() }
    }
}

/// A game: its data, and the rules as pure functions.
///
/// The state has no JSON form. The only ways out are [`Game::view`] and [`Game::tell`], which say
/// for each viewer what that viewer may see.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + Sized + 'static {
    /// The name that commands, files and addresses use.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;
    /// The refusal codes that this game adds to the shared ones.
    const CODES: &'static [Code];
    /// Is it played by teams?
    const TEAMS: bool = false;

    /// The data that it is printed with.
    type Edition: Edition;
    /// The options of a table; each has a default.
    type House: Data + Default;
    /// Everything there is to know, hidden cards included.
    type State: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// What a player can do.
    type Command: Data;
    /// What happens, as the keeper of the table writes it down.
    type Event: Data;
    /// What happens, as a viewer is told.
    type News: Data;
    /// What a viewer sees.
    type View: Data;

    /// Can the game be played with this setup? Numbers of players are checked already.
    fn check(setup: &Setup<Self>) -> Result<(), SetupError>;

    /// The state before anything happened: the box is closed.
    fn closed(setup: Arc<Setup<Self>>) -> Self::State;

    /// Shuffles, deals and opens the first turn.
    fn start(ruling: &mut Ruling<'_, Self>);

    /// Judges a command of a seat that plays, in the phase it is meant for, while the game is not
    /// over. What it emitted before a refusal is thrown away.
    fn judge(
        ruling: &mut Ruling<'_, Self>,
        seat: Seat,
        command: &Self::Command,
    ) -> Result<(), Refusal>;

    /// What happens when the deadline has passed; `ruling.now` is the deadline itself.
    fn tick(ruling: &mut Ruling<'_, Self>);

    /// What happens when a player leaves for good; `ruling.seats` counts the seat as left.
    fn leave(ruling: &mut Ruling<'_, Self>, seat: Seat);

    /// Folds an event into the state. It decides nothing and cannot fail.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// The phase that the game is in.
    fn phase(state: &Self::State) -> Phase;

    /// Until when the game waits, if it waits for time to pass.
    fn deadline(state: &Self::State) -> Option<Millis>;

    /// The scores so far, side by side.
    fn scores(state: &Self::State) -> Vec<Points>;

    /// The final result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What a viewer may see of the state.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The viewer's own hand in a view, for those who look at a game that is over; nothing where
    /// the game has no hands.
    fn hand(_view: &Self::View) -> Option<Vec<String>> {
        None
    }

    /// What a viewer may hear of an event; nothing if it is not for this viewer.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Self::News>;

    /// What a viewer hears, as sentences without a language.
    fn say(news: &Self::News, about: &Saying<'_, Self>) -> Vec<Said>;

    /// The house rules as an edition allows them for so many players.
    fn house_rules(edition: &Self::Edition, players: usize) -> Vec<HouseRule>;

    /// Does the table refuse words that offend, so that nobody may lay one?
    fn refuses_offence(_setup: &Setup<Self>) -> bool {
        false
    }

    /// Whom the game waits for, also those who have left.
    fn awaited(state: &Self::State) -> Awaited;

    /// Commands that do little, the least first: for a seat that must do something and has nothing
    /// better. Those that do not fit the moment are refused and cost nothing.
    fn harmless(state: &Self::State, seat: Seat) -> Vec<Self::Command>;

    /// Do commands race against the deadline, so that the way they travel must not count?
    fn races_the_clock(_state: &Self::State) -> bool {
        false
    }

    /// Which side a seat plays for.
    fn side(_setup: &Setup<Self>, seat: Seat) -> Side {
        Side::from(seat)
    }

    /// How many sides there are.
    fn sides(setup: &Setup<Self>) -> usize {
        setup.players.len()
    }

    /// The number of the stretch that the game is in, where luck is to be kept apart by stretches:
    /// what is shuffled anew begins one.
    fn stretch(state: &Self::State) -> u32 {
        Self::awaited(state).turn
    }

    /// Whose tiles may be tried out on the board now, seen by the side. Drafts are no events: they
    /// travel beside the stream, and the command carries the placement.
    fn drafting(_state: &Self::State) -> Option<Side> {
        None
    }

    /// May the seat show its side these tiles on the board now? They need not form anything.
    fn check_draft(_state: &Self::State, _seat: Seat, _tiles: &[At<Card>]) -> Result<(), Refusal> {
        Err(Refusal::new(code::WRONG_PHASE, ""))
    }

    /// May a viewer see what a side tries out?
    fn sees_draft(_state: &Self::State, _viewer: Viewer, _side: Side) -> bool {
        false
    }

    /// What a command would score if it were given now and stood: the same judgement, without
    /// consequences. It may tell no more than the judge would (in a game with challenges, not
    /// whether a word exists).
    fn preview(
        ruling: &Ruling<'_, Self>,
        seat: Seat,
        command: &Self::Command,
    ) -> Result<Preview, Refusal>;
}

/// One judgement at work: the state as it becomes, the events so far, and what may be consulted.
pub struct Ruling<'a, G: Game> {
    state: G::State,
    events: Vec<G::Event>,
    /// The seats, and who plays for them.
    pub seats: &'a Seats,
    /// Table time.
    pub now: Millis,
    /// The words that count.
    pub dictionary: &'a dyn Dictionary,
    /// Where luck comes from.
    pub chance: &'a mut dyn Chance,
}

impl<'a, G: Game> Ruling<'a, G> {
    /// A judgement that starts from a state.
    pub fn new(
        state: G::State,
        seats: &'a Seats,
        now: Millis,
        dictionary: &'a dyn Dictionary,
        chance: &'a mut dyn Chance,
    ) -> Ruling<'a, G> {
        Ruling { state, events: Vec::new(), seats, now, dictionary, chance }
    }

    /// The state with everything emitted so far folded in.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Lets something happen.
    pub fn emit(&mut self, event: G::Event) {
        G::apply(&mut self.state, &event);
        self.events.push(event);
    }

    /// What happened so far.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What came of it.
    pub fn finish(self) -> (G::State, Vec<G::Event>) {
        (self.state, self.events)
    }
}
