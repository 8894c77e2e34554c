//! The challenge: after the stop, before the score; only then is the dictionary consulted (PY-31).

use super::Judging;
use super::clock::Clock;
use super::event::Event;
use super::play::Play;
use super::settle;
use super::state::Stage;
use super::teams::{self, other};
use crate::refusal::{Refusal, code};
use crate::seat::Seat;
use crate::time::Millis;

/// The words of a play that the dictionary lacks.
pub(super) fn unknown_words(ruling: &Judging<'_>, play: &Play) -> Vec<String> {
    let unknown = play.words.iter().filter(|word| !ruling.dictionary.knows(&word.letters()));
    unknown.map(|word| word.word.clone()).collect()
}

/// Asks the members of the other team.
pub(super) fn ask(ruling: &mut Judging<'_>) {
    let state = ruling.state();
    let setup = &state.setup;
    let seconds = setup.house.challenge_seconds.unwrap_or(setup.edition.challenge_seconds);
    let deadline = ruling.now.plus(Millis::from_seconds(seconds));
    let seats = teams::playing(setup, ruling.seats, other(state.on_turn));
    ruling.emit(Event::Asked { seats, deadline });
}

/// May the seat answer now?
fn check_asked(ruling: &Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    match &ruling.state().stage {
        Stage::Stopped { window: Some(window), .. } => window.may_answer(seat, "PY-31"),
        _ => Err(Refusal::new(code::WRONG_PHASE, "PY-31")),
    }
}

pub(super) fn accept(ruling: &mut Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    check_asked(ruling, seat)?;
    ruling.emit(Event::Accepted { seat });
    close_if_complete(ruling);
    Ok(())
}

/// All who are asked have answered, and nobody challenged.
pub(super) fn close_if_complete(ruling: &mut Judging<'_>) {
    if let Stage::Stopped { window: Some(window), .. } = &ruling.state().stage
        && window.complete()
    {
        settle::stands(ruling);
    }
}

/// The first challenge closes the window. A wrong word goes back to the tray and the timer goes
/// on where it stopped, with the same letter (PY-32, PY-A18); a lost challenge costs nothing
/// (PY-A16).
pub(super) fn challenge(ruling: &mut Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    check_asked(ruling, seat)?;
    let Some(settling) = ruling.state().settling().cloned() else { return Ok(()) };
    let wrong = unknown_words(ruling, &settling.play);
    let valid = wrong.is_empty();
    ruling.emit(Event::Challenged { seat, wrong });
    if valid {
        settle::stands(ruling);
    } else {
        let clock = settling.run.map(|run| Clock { since: ruling.now, run });
        ruling.emit(Event::TookBack { clock });
    }
    Ok(())
}
