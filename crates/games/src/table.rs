//! The table: one type that drives any game, with its state, its log and its clock.

use crate::card::Card;
use crate::chance::{Chance, Recorder};
use crate::dictionary::Dictionary;
use crate::game::{Awaited, Game, Outcome, Phase, Preview, Ruling};
use crate::grid::At;
use crate::history::{History, apply_events, undone_to};
use crate::log::{Act, Entry, Event, News, Told};
use crate::position::{Past, Position};
use crate::refusal::{Refusal, code};
use crate::said::{Heard, heard};
use crate::score::Points;
use crate::seat::{Player, Seat, SeatStatus, Side, Viewer};
use crate::setup::{Setup, SetupError};
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game being played: hot-seat, against bots, in a simulation or on a server.
///
/// The state inside has no JSON form; clients get [`Table::view`] and [`Table::told`].
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    setup: Arc<Setup<G>>,
    position: Position<G>,
    log: Vec<Entry<G>>,
    history: History,
    now: Millis,
}

/// While a log is folded, a state is kept after every so many entries that count.
const KNOWN_EVERY: usize = 16;

/// What a viewer sees of a table: the seats, the clock, and the view of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct TableView<G: Game> {
    /// The number that the next event will have: where the viewer's stream goes on.
    pub next_event: u32,
    /// Table time of the last entry.
    pub now: Millis,
    /// Until when the game waits, if it waits for time to pass.
    pub deadline: Option<Millis>,
    /// The phase that commands must name.
    pub phase: Phase,
    /// Who sits where.
    pub players: Vec<Player>,
    /// What became of the seats.
    pub seats: Vec<SeatStatus>,
    /// Whom the game waits for.
    pub awaited: Vec<Seat>,
    /// The final result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The game as this viewer sees it.
    pub game: G::View,
}

impl<G: Game> Table<G> {
    /// Opens a table and starts the game.
    pub fn open(
        setup: Setup<G>,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<Table<G>, SetupError> {
        setup.check()?;
        setup.check_house()?;
        let mut table = Table::closed(setup);
        let start = table.commit(None, Act::Start, Millis(0), dictionary, chance);
        start.map_err(|refusal| SetupError::new("start", refusal.to_string()))?;
        Ok(table)
    }

    /// The table before the game has started.
    pub(crate) fn closed(setup: Setup<G>) -> Table<G> {
        let setup = Arc::new(setup);
        let position = Position::closed(&setup);
        Table { setup, position, log: Vec::new(), history: History::default(), now: Millis(0) }
    }

    /// Puts a table back together from its log, trusting the events as they stand.
    ///
    /// To have them judged again instead, use [`replay`](crate::replay::replay).
    pub fn restore(setup: Setup<G>, log: Vec<Entry<G>>) -> Result<Table<G>, SetupError> {
        setup.check()?;
        let table = Table::closed(setup).folding(log, |_, _| {})?;
        if table.log.is_empty() {
            return Err(SetupError::new("log", "it is empty: expected at least the start"));
        }
        Ok(table)
    }

    /// Goes through the game once more, from the start: `each` is shown every entry with the table
    /// as it was before it.
    pub fn revisit(&self, each: impl FnMut(&Table<G>, &Entry<G>)) {
        // A log that was kept by a table folds as it did before.
        let _ = Table::closed(Setup::clone(&self.setup)).folding(self.log.clone(), each);
    }

    /// Folds a log into a table that is closed still.
    fn folding(
        mut self,
        log: Vec<Entry<G>>,
        mut each: impl FnMut(&Table<G>, &Entry<G>),
    ) -> Result<Table<G>, SetupError> {
        // States on the way, so that going back does not begin at the closed box each time.
        let mut known: Vec<(u32, G::State)> = Vec::new();
        for (place, entry) in log.into_iter().enumerate() {
            if entry.number as usize != place || entry.first_event != self.next_event() {
                return Err(SetupError::new("log", format!("entry {place} is misnumbered")));
            }
            if entry.at < self.now {
                return Err(SetupError::new("log", format!("time runs back at entry {place}")));
            }
            each(&self, &entry);
            known.retain(|(known, _)| undone_to(&entry).is_none_or(|to| *known <= to));
            let nearest = known.last().map(|(place, state)| (*place, state));
            let past = Past { setup: &self.setup, log: &self.log, history: &self.history };
            for event in &entry.events {
                self.position.fold(event, &past, nearest);
            }
            if self.history.surviving().len().is_multiple_of(KNOWN_EVERY) {
                known.push((entry.number, self.position.state.clone()));
            }
            self.push(entry);
        }
        Ok(self)
    }

    /// Does something at the table, for a seat or (with `by` as nobody) for the table itself.
    ///
    /// Deadlines up to `now` pass first. A refusal changes nothing beyond that.
    pub fn submit(
        &mut self,
        by: Option<Seat>,
        act: Act<G::Command>,
        now: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<&Entry<G>, Refusal> {
        if now < self.now {
            return Err(Refusal::new(code::TIME_RUNS_BACK, "").number(self.now.0 as i64));
        }
        if matches!(act, Act::Start | Act::Tick) {
            return Err(Refusal::new(code::NOT_YOURS, ""));
        }
        self.advance(now, dictionary, chance);
        self.commit(by, act, now, dictionary, chance)
    }

    /// A player does something in the phase that the game is in.
    pub fn play(
        &mut self,
        seat: Seat,
        command: G::Command,
        now: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<&Entry<G>, Refusal> {
        self.advance(now.max(self.now), dictionary, chance);
        let act = Act::Play { phase: self.phase(), command };
        self.submit(Some(seat), act, now, dictionary, chance)
    }

    /// Lets time pass: every deadline up to `now` is judged, in order, at its own moment.
    pub fn advance(&mut self, now: Millis, dictionary: &dyn Dictionary, chance: &mut dyn Chance) {
        while let Some(deadline) = self.deadline().filter(|&deadline| deadline <= now) {
            let before = self.log.len();
            let at = deadline.max(self.now);
            // A tick is never refused while there is a deadline; should a game forget to move
            // on, waiting for ever is worse than stopping here.
            let judged = self.commit(None, Act::Tick, at, dictionary, chance).is_ok();
            if !judged || self.log.len() == before || self.deadline() == Some(deadline) {
                break;
            }
        }
    }

    fn commit(
        &mut self,
        by: Option<Seat>,
        act: Act<G::Command>,
        at: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<&Entry<G>, Refusal> {
        let mut again = self.history.again(chance);
        let mut recorder = Recorder::new(&mut again);
        let (position, events) = self.judge(by, &act, at, dictionary, &mut recorder)?;
        let draws = recorder.into_draws();
        let (number, first_event) = (self.log.len() as u32, self.next_event());
        let entry = Entry { number, first_event, at, by, act, draws, events };
        self.adopt(entry, position);
        Ok(&self.log[number as usize])
    }

    /// Judges without doing.
    pub(crate) fn judge(
        &self,
        by: Option<Seat>,
        act: &Act<G::Command>,
        at: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<(Position<G>, Vec<Event<G>>), Refusal> {
        self.position.judge(by, act, at, &self.past(), dictionary, chance)
    }

    /// Puts a judged entry into the log; for those who judge entries of a saved game again.
    pub(crate) fn adopt(&mut self, entry: Entry<G>, position: Position<G>) {
        self.position = position;
        self.push(entry);
    }

    fn push(&mut self, entry: Entry<G>) {
        self.history.follow(&self.log, &entry);
        self.now = entry.at;
        self.log.push(entry);
    }

    pub(crate) fn past(&self) -> Past<'_, G> {
        Past { setup: &self.setup, log: &self.log, history: &self.history }
    }

    /// The entry to go back to in order to take back the last thing that a seat did: the last own
    /// move that still counts and before which no time was running. Whether it may be taken back
    /// is judged when it is asked for.
    pub fn before_last_move(&self, seat: Seat) -> Option<u32> {
        let mut state = G::closed(Arc::clone(&self.setup));
        let mut last = None;
        let mut before = None;
        for &place in self.history.surviving() {
            let entry = &self.log[place as usize];
            let own = entry.by == Some(seat) && matches!(entry.act, Act::Play { .. });
            if own && G::deadline(&state).is_none() {
                last = before;
            }
            apply_events::<G>(&mut state, entry);
            // Going back to a plain undo is going back to where it went.
            let is_undo = undone_to(entry).is_some() && entry.events.len() == 1;
            before = if is_undo { before } else { Some(place) };
        }
        last
    }

    /// Which entries still count, in order, as places in the log; undone turns are left out.
    pub fn surviving(&self) -> &[u32] {
        self.history.surviving()
    }

    /// Whom the game waits for: everybody may know.
    pub fn awaited(&self) -> Awaited {
        let mut awaited = G::awaited(&self.position.state);
        let seats = &self.position.seats;
        awaited.seats.retain(|&seat| seats.get(seat).is_some_and(|status| !status.left));
        awaited
    }

    /// What a command would score if it were given now and stood; nothing changes.
    pub fn preview(
        &self,
        seat: Seat,
        command: &G::Command,
        dictionary: &dyn Dictionary,
    ) -> Result<Preview, Refusal> {
        self.position.check_seat(seat)?;
        let position = &self.position;
        let mut chance = crate::chance::Recorded::new(Vec::new());
        let state = position.state.clone();
        let ruling = Ruling::new(state, &position.seats, self.now, dictionary, &mut chance);
        G::preview(&ruling, seat, command)
    }

    /// Which side a seat plays for.
    pub fn side(&self, seat: Seat) -> Side {
        G::side(&self.setup, seat)
    }

    /// Commands that do little, the least first; see [`Game::harmless`].
    pub fn harmless(&self, seat: Seat) -> Vec<G::Command> {
        G::harmless(&self.position.state, seat)
    }

    /// Do commands race against the deadline?
    pub fn races_the_clock(&self) -> bool {
        G::races_the_clock(&self.position.state)
    }

    /// Whose tiles may be tried out on the board now.
    pub fn drafting(&self) -> Option<Side> {
        G::drafting(&self.position.state)
    }

    /// May the seat show its side these tiles on the board now?
    pub fn check_draft(&self, seat: Seat, tiles: &[At<Card>]) -> Result<(), Refusal> {
        G::check_draft(&self.position.state, seat, tiles)
    }

    /// May a viewer see what a side tries out?
    pub fn sees_draft(&self, viewer: Viewer, side: Side) -> bool {
        G::sees_draft(&self.position.state, viewer, side)
    }

    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> TableView<G> {
        let seats = &self.position.seats;
        TableView {
            next_event: self.next_event(),
            now: self.now,
            deadline: self.deadline(),
            phase: self.phase(),
            players: self.setup.players.clone(),
            seats: Seat::all(seats.len()).filter_map(|seat| seats.get(seat)).collect(),
            awaited: self.awaited().seats,
            outcome: self.outcome(),
            game: G::view(&self.position.state, viewer),
        }
    }

    /// The stream of a viewer from an event number on, without gaps.
    pub fn told(&self, viewer: Viewer, from: u32) -> Vec<Told<G>> {
        let start = self.log.partition_point(|entry| entry.next_event() <= from);
        let numbered = self.log[start..].iter().flat_map(|entry| {
            (entry.first_event..).zip(&entry.events).map(move |(number, event)| Told {
                number,
                at: entry.at,
                news: tell(event, viewer),
            })
        });
        numbered.filter(|told| told.number >= from).collect()
    }

    /// The same, with the sentences about each step.
    pub fn heard(&self, viewer: Viewer, from: u32) -> Vec<Heard<G>> {
        let view = G::view(&self.position.state, viewer);
        // What a step says may depend on the one before it, wherever the stream is taken up.
        let mut steps = heard(&self.setup, &view, self.told(viewer, from.saturating_sub(1)));
        steps.retain(|step| step.number >= from);
        steps
    }

    /// The number that the next event will have.
    pub fn next_event(&self) -> u32 {
        self.log.last().map_or(0, Entry::next_event)
    }

    /// The phase that commands must name.
    pub fn phase(&self) -> Phase {
        self.position.phase()
    }

    /// Until when the game waits, if it waits for time to pass.
    pub fn deadline(&self) -> Option<Millis> {
        G::deadline(&self.position.state)
    }

    /// The scores so far, side by side.
    pub fn scores(&self) -> Vec<Points> {
        G::scores(&self.position.state)
    }

    /// The final result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.position.state)
    }

    /// Table time of the last entry.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Everything that happened, hidden cards included; for the keeper of the table alone.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// What was settled before the game.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The same, to be kept by others.
    pub fn shared_setup(&self) -> &Arc<Setup<G>> {
        &self.setup
    }

    /// The whole state, hidden cards included; for the keeper of the table alone.
    pub fn state(&self) -> &G::State {
        &self.position.state
    }

    /// The state and the seats.
    pub fn position(&self) -> &Position<G> {
        &self.position
    }
}

fn tell<G: Game>(event: &Event<G>, viewer: Viewer) -> Option<News<G>> {
    Some(match event {
        Event::Game(event) => News::Game(G::tell(event, viewer)?),
        Event::Left { seat } => News::Left { seat: *seat },
        Event::HandedOver { seat, to } => News::HandedOver { seat: *seat, to: *to },
        Event::Undone { to } => News::Undone { to: *to },
    })
}
