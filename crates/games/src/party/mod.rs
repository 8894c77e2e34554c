//! Party: two teams, one open tray, a letter die, a Chance die and a running timer.
//!
//! Rules PY-01 to PY-37. A turn goes: wind up the timer, roll the letter die (`roll`), spot the
//! letter, stop or pass in time (`stop`), be challenged (`asking`), roll the Chance die and
//! score (`settle`), and on to the next turn (`turn`) or the end (`end`). Time comes with each
//! command; a deadline passes through `tick`.
//!
//! ```
//! use games::party::{Command, Party, Stage};
//! use games::{At, Card, Millis, Points, Recorded, Seat, Setup, Table, Side, WordList};
//! use lexicon::Alphabet;
//!
//! let words = WordList::new(Alphabet::FRENCH, ["passe", "passer", "riz"])?;
//! let setup = Setup::<Party>::new(2, &words)?;
//! // Where the tiles lie is luck; then team 0 rolls A and team 1 rolls B, so team 0 begins.
//! let draws = [vec![0; 101], vec![0, 1]].concat();
//! let mut table = Table::open(setup, &words, &mut Recorded::new(draws))?;
//!
//! // Face 14 of the letter die is a P. The other team spots it two seconds later.
//! table.play(Seat(0), Command::Roll, Millis(1000), &words, &mut Recorded::new(vec![14]))?;
//! let luck = &mut Recorded::new(vec![]);
//! table.play(Seat(1), Command::Spot { tile: "P".parse()? }, Millis(3000), &words, luck)?;
//!
//! // PASSE from the star to the right: 7 points, doubled by the star. Its E lies on a Chance
//! // square, and the die (face 3) says to play again. After 16 seconds the timer is at times 3.
//! let letters = ["P", "A", "S", "S", "E"].iter().zip(7..);
//! let tiles = letters.map(|(letter, col)| Ok(At::new(7, col, letter.parse()?)));
//! let tiles = tiles.collect::<Result<Vec<At<Card>>, games::CardError>>()?;
//! let luck = &mut Recorded::new(vec![3]);
//! table.play(Seat(0), Command::stop(tiles), Millis(19_000), &words, luck)?;
//! assert_eq!(table.scores(), [Points(42), Points(0)]);
//! assert_eq!(table.state().on_turn, Side(0));
//! assert!(matches!(table.state().stage, Stage::Roll { .. }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_play;
mod asking;
mod board;
mod clock;
pub mod codes;
mod command;
mod dice;
mod draft;
mod edition;
mod end;
mod event;
mod house;
mod play;
mod points;
mod roll;
mod say;
mod settle;
mod start;
mod state;
mod stop;
mod tally;
mod teams;
mod turn;
mod view;

#[cfg(test)]
mod tests;

pub use any_play::{Demand, any_play};
pub use board::{Board, BoardError, Square};
pub use clock::{Clock, TIMER, Zone, ZoneEffect, ZonePlace, Zones};
pub use command::Command;
pub use dice::{ChanceFace, LetterDie};
pub use edition::{LetterTiles, PartyEdition};
pub use event::{EndReason, Event, NoWord, StartedBy};
pub use house::{ChanceLetter, ChanceRolls, House};
pub use play::{FormedWord, Misplay, Play, Scales};
pub use points::{CHANCE, DING, LETTER_PREMIUM, LETTERS, NO_LETTER, PASS, WORD_PREMIUM};
pub use state::{Prospects, Settling, Stage, State};
pub use tally::{ChanceRoll, Lying, Note};
pub use teams::{TEAMS, other, team_of, teams};
pub use view::View;

use crate::card::Card;
use crate::game::{Awaited, Game, Outcome, Phase, Preview, Ruling};
use crate::grid::At;
use crate::house::HouseRule;
use crate::kit::{self, Question};
use crate::refusal::{Code, Refusal};
use crate::said::{Said, Saying};
use crate::score::Points;
use crate::seat::{Seat, Side, Viewer};
use crate::setup::{Setup, SetupError};
use crate::time::Millis;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The rules of Party.
#[derive(Clone, PartialEq, Debug)]
pub struct Party;

/// A judgement of Party at work.
type Judging<'a> = Ruling<'a, Party>;

impl Game for Party {
    const NAME: &'static str = "party";
    const PLAYERS: RangeInclusive<usize> = 2..=12;
    const CODES: &'static [Code] = codes::ALL;
    const TEAMS: bool = true;

    type Edition = PartyEdition;
    type House = House;
    type State = State;
    type Command = Command;
    type Event = Event;
    type News = Event;
    type View = View;

    fn check(setup: &Setup<Party>) -> Result<(), SetupError> {
        teams::check(&setup.players)?;
        setup.edition.check(&setup.house)
    }

    fn closed(setup: Arc<Setup<Party>>) -> State {
        State::closed(setup)
    }

    fn start(ruling: &mut Judging<'_>) {
        start::start(ruling);
    }

    fn judge(ruling: &mut Judging<'_>, seat: Seat, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Roll => roll::roll(ruling, seat),
            Command::Spot { tile } => roll::spot(ruling, seat, *tile),
            Command::Stop { tiles, appeal } => stop::stop(ruling, seat, tiles, *appeal),
            Command::Pass => stop::pass(ruling, seat),
            Command::Accept => kit::accept(ruling, seat),
            Command::Challenge => kit::challenge(ruling, seat),
            Command::Choose { cell } => settle::choose(ruling, seat, *cell),
            Command::NoRoom => end::say_no_room(ruling, seat),
        }
    }

    fn tick(ruling: &mut Judging<'_>) {
        match ruling.state().stage {
            Stage::Spot { .. } => roll::limit_is_up(ruling),
            Stage::Run { .. } => stop::ding(ruling),
            Stage::Stopped { .. } => {
                kit::time_is_up(ruling);
            }
            Stage::Choose { .. } => settle::choice_is_up(ruling),
            Stage::Closed
            | Stage::Roll { .. }
            | Stage::Settling(_)
            | Stage::Between { .. }
            | Stage::Over(_) => {}
        }
    }

    fn leave(ruling: &mut Judging<'_>, seat: Seat) {
        turn::leave(ruling, seat);
    }

    fn apply(state: &mut State, event: &Event) {
        state.apply(event);
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn deadline(state: &State) -> Option<Millis> {
        state.deadline()
    }

    fn scores(state: &State) -> Vec<Points> {
        state.sheet.totals().to_vec()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        match &state.stage {
            Stage::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        view::view(state)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn say(news: &Event, about: &Saying<'_, Party>) -> Vec<Said> {
        say::say(news, about)
    }

    fn house_rules(edition: &PartyEdition, _players: usize) -> Vec<HouseRule> {
        house::rules(edition)
    }

    fn refuses_offence(setup: &Setup<Self>) -> bool {
        setup.house.judged.family_words
    }

    fn awaited(state: &State) -> Awaited {
        let members = |team: Side| -> Vec<Seat> {
            let seats = teams(&state.setup.players);
            Seat::all(seats.len()).filter(|seat| seats[seat.index()] == team).collect()
        };
        let seats = match &state.stage {
            Stage::Roll { .. } | Stage::Run { .. } | Stage::Choose { .. } => members(state.on_turn),
            Stage::Spot { false_start: false, .. } => members(other(state.on_turn)),
            Stage::Stopped { window: Some(window), .. } => window.waiting(),
            _ => Vec::new(),
        };
        Awaited { turn: state.turn, seats }
    }

    fn harmless(state: &State, _seat: Seat) -> Vec<Command> {
        // Silence is no consent to an unknown word (PY-A34).
        let answer = match state.stage {
            Stage::Stopped { question: Question::Agreement, .. } => Command::Challenge,
            _ => Command::Accept,
        };
        vec![answer, Command::Pass, Command::Roll]
    }

    fn races_the_clock(state: &State) -> bool {
        matches!(state.stage, Stage::Spot { .. } | Stage::Run { .. })
    }

    fn side(setup: &Setup<Party>, seat: Seat) -> Side {
        team_of(setup, seat).unwrap_or_default()
    }

    fn sides(_setup: &Setup<Party>) -> usize {
        TEAMS
    }

    fn drafting(state: &State) -> Option<Side> {
        matches!(state.stage, Stage::Run { .. }).then_some(state.on_turn)
    }

    fn check_draft(state: &State, seat: Seat, tiles: &[At<Card>]) -> Result<(), Refusal> {
        draft::check_draft(state, seat, tiles)
    }

    fn sees_draft(state: &State, viewer: Viewer, side: Side) -> bool {
        draft::sees_drafts(state, viewer, side)
    }

    /// Letters and premiums of a placement, while the timer runs. Chance and timer are decided
    /// later, and the dictionary is closed until the stop (PY-31).
    fn preview(ruling: &Judging<'_>, seat: Seat, command: &Command) -> Result<Preview, Refusal> {
        let Command::Stop { tiles, .. } = command else { return Ok(Preview::default()) };
        let (letter, _) = stop::check_running(ruling, seat)?;
        let play = ruling.state().scales(letter).weigh(tiles).map_err(Misplay::into_refusal)?;
        Ok(play.lines.into())
    }
}
