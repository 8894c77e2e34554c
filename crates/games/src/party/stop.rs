//! Stopping the timer: with a word, with nothing, with a pass, or too late (PY-A12).

use super::Judging;
use super::clock::{Clock, ZonePlace, Zones};
use super::edition::PartyEdition;
use super::event::{Event, NoWord};
use super::play::{FormedWord, Misplay};
use super::points::{DING, PASS};
use super::settle;
use super::state::Stage;
use super::teams::{self, other};
use super::turn;
use crate::card::{Card, Glyph};
use crate::grid::At;
use crate::kit;
use crate::refusal::{Refusal, code};
use crate::score::{Line, Points};
use crate::seat::Seat;

/// The letter and the timer, for a member of the team on turn while the timer runs.
pub(super) fn check_running(
    ruling: &Judging<'_>,
    seat: Seat,
) -> Result<(Option<Glyph>, Option<Clock>), Refusal> {
    turn::check_team(ruling, seat)?;
    match ruling.state().stage {
        Stage::Run { letter, clock } => Ok((letter, clock)),
        _ => Err(Refusal::new(code::WRONG_PHASE, "PY-11")),
    }
}

/// The team stops the timer with its word, or too early.
pub(super) fn stop(
    ruling: &mut Judging<'_>,
    seat: Seat,
    tiles: &[At<Card>],
    appeal: bool,
) -> Result<(), Refusal> {
    let (letter, clock) = check_running(ruling, seat)?;
    let state = ruling.state();
    if tiles.is_empty() {
        if state.setup.house.gentle {
            return Err(Refusal::new(code::NOTHING_LAID, "PY-A12"));
        }
        // The timer goes on; only the next turn is lost (PY-09, PY-A29).
        let team = state.on_turn;
        ruling.emit(Event::EarlyStop { seat, team });
        return Ok(());
    }
    let judged = state.scales(letter).weigh(tiles).and_then(|play| {
        let question = kit::question(ruling, appeal, play.words.iter().map(FormedWord::letters));
        // In checked games an unknown word is rejected at once (PY-A12).
        Ok((play, question.map_err(Misplay::Misfit)?))
    });
    match judged {
        Err(Misplay::Malformed(refusal)) => return Err(refusal),
        // As if challenged at once: the timer goes on where it stopped, which is now (PY-32).
        Err(Misplay::Misfit(why)) => {
            ruling.emit(Event::Rejected { seat, tiles: tiles.to_vec(), why });
        }
        Ok((play, question)) => {
            let run = clock.map(|clock| clock.run_at(ruling.now));
            let zone = run.map(|run| ruling.state().zones().at(run));
            ruling.emit(Event::Stopped { seat, play, run, zone });
            match question {
                None => settle::stands(ruling),
                Some(question) => {
                    let team = other(ruling.state().on_turn);
                    let seats = teams::playing(&ruling.state().setup, ruling.seats, team);
                    kit::ask(ruling, question, seats);
                }
            }
        }
    }
    Ok(())
}

/// The lines of a pass, in a zone of the timer if it ran (PY-33).
pub(super) fn pass_lines(zones: &Zones, zone: Option<ZonePlace>) -> Vec<Line> {
    let mut lines = vec![Line::new(PASS, Points::ZERO)];
    lines.extend(zone.and_then(|zone| zones.pass_line(zone)));
    lines
}

/// The lines of a turn in which time was up (PY-13).
pub(super) fn ding_lines(edition: &PartyEdition) -> Vec<Line> {
    vec![Line::new(DING, Points(-i32::from(edition.ding)))]
}

/// The team passes: nothing, or what the minus zones cost (PY-33).
pub(super) fn pass(ruling: &mut Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    let (_, clock) = check_running(ruling, seat)?;
    let zones = ruling.state().zones();
    let zone = clock.map(|clock| zones.at(clock.run_at(ruling.now)));
    let lines = pass_lines(&zones, zone);
    let team = ruling.state().on_turn;
    ruling.emit(Event::NoWord { team, how: NoWord::Passed(seat), lines });
    turn::next(ruling);
    Ok(())
}

/// Time is up. Tiles that were laid but not stopped with are in the tray still (PY-13, PY-A5).
pub(super) fn ding(ruling: &mut Judging<'_>) {
    let state = ruling.state();
    let team = state.on_turn;
    let lines = ding_lines(&state.setup.edition);
    ruling.emit(Event::NoWord { team, how: NoWord::Ding, lines });
    turn::next(ruling);
}
