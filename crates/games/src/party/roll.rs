//! Rolling the letter die, spotting the letter, starting the timer.

use super::Judging;
use super::clock::Clock;
use super::codes;
use super::event::{Event, NoWord, StartedBy};
use super::points::NO_LETTER;
use super::state::Stage;
use super::teams::team_of;
use super::turn;
use crate::card::{Card, Glyph};
use crate::refusal::{Refusal, code};
use crate::score::{Line, Points};
use crate::seat::Seat;
use crate::time::Millis;

/// The team rolls the letter die; if the tray lacks the letter it may roll again, up to three
/// times in all, or as often as the house says (PY-04, PY-07, PY-A33).
pub(super) fn roll(ruling: &mut Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    turn::check_team(ruling, seat)?;
    if !matches!(ruling.state().stage, Stage::Roll { .. }) {
        return Err(Refusal::new(code::WRONG_PHASE, "PY-04"));
    }
    let setup = ruling.state().setup.clone();
    let die = setup.edition.letter_die(setup.house.letter_die.as_deref());
    let letter = die.and_then(|die| die.roll(&mut *ruling.chance));
    let letter = letter.ok_or_else(|| Refusal::new(code::WRONG_PHASE, "PY-04"))?;
    // Jokers do not count: they may not stand for the rolled letter (PY-05, PY-A31).
    let there = ruling.state().tray.contains(&Card::Letter(letter));
    let limit = setup.house.spotting_seconds.unwrap_or(setup.edition.spotting_seconds);
    let spot_until = there.then(|| ruling.now.plus(Millis::from_seconds(limit)));
    ruling.emit(Event::Rolled { seat, letter, spot_until });
    if there && setup.house.untimed {
        // Without a timer there is nothing to start (PY-A32).
        start_clock(ruling, StartedBy::Itself, Some(letter));
    }
    if let Stage::Roll { failed } = &ruling.state().stage
        && failed.len() >= usize::from(setup.house.rolls.unwrap_or(setup.edition.rolls))
    {
        // No points and no timer (PY-A20).
        let team = ruling.state().on_turn;
        let lines = vec![Line::new(NO_LETTER, Points::ZERO)];
        ruling.emit(Event::NoWord { team, how: NoWord::RollsFailed, lines });
        turn::next(ruling);
    }
    Ok(())
}

/// A member of the other team taps a tile (PY-08, PY-A28).
pub(super) fn spot(ruling: &mut Judging<'_>, seat: Seat, tile: Card) -> Result<(), Refusal> {
    let state = ruling.state();
    let Stage::Spot { letter, false_start, .. } = state.stage else {
        return Err(Refusal::new(code::WRONG_PHASE, "PY-08"));
    };
    let Some(team) = team_of(&state.setup, seat).filter(|&team| team != state.on_turn) else {
        return Err(Refusal::new(codes::OWN_CLOCK, "PY-08"));
    };
    if false_start {
        return Err(Refusal::new(codes::FALSE_STARTED, "PY-A28"));
    }
    if !state.tray.contains(&tile) {
        return Err(Refusal::new(codes::NOT_IN_TRAY, "PY-A28").cards([tile]));
    }
    if tile == Card::Letter(letter) {
        start_clock(ruling, StartedBy::Spotter(seat), Some(letter));
    } else if state.setup.house.gentle {
        return Err(Refusal::new(codes::WRONG_TILE, "PY-A28").cards([tile]));
    } else {
        ruling.emit(Event::FalseStart { seat, team, tile });
    }
    Ok(())
}

/// Nobody has spotted the letter in time (PY-A13).
pub(super) fn limit_is_up(ruling: &mut Judging<'_>) {
    if let Stage::Spot { letter, .. } = ruling.state().stage {
        start_clock(ruling, StartedBy::Limit, Some(letter));
    }
}

/// The timer starts: wound up, or in the zone that the opponents' Chance die ordered (PY-03,
/// PY-29).
pub(super) fn start_clock(ruling: &mut Judging<'_>, by: StartedBy, letter: Option<Glyph>) {
    let state = ruling.state();
    let clock = (!state.setup.house.untimed).then(|| {
        let from = state.side(state.on_turn).starts_from;
        let run = from.map_or(Millis(0), |place| state.zones().start_of(place));
        Clock { since: ruling.now, run }
    });
    ruling.emit(Event::Started { by, letter, clock });
}
