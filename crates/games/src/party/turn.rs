//! From one turn to the next: who plays, who misses, and what was pending (PY-A10, PY-A11).

use super::Judging;
use super::end;
use super::event::{Event, StartedBy};
use super::roll;
use super::state::Stage;
use super::teams::{self, other};
use crate::kit;
use crate::refusal::Refusal;
use crate::seat::{Seat, Side};

/// Only members of the team on turn.
pub(super) fn check_team(ruling: &Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    let state = ruling.state();
    teams::check_turn(&state.setup, seat, state.on_turn)
}

/// A turn is over: looks whether the game is, and goes on to the next turn.
pub(super) fn next(ruling: &mut Judging<'_>) {
    let last = ruling.state().on_turn;
    let again = matches!(ruling.state().stage, Stage::Between { again: true });
    begin(ruling, if again { last } else { other(last) });
}

/// Begins the turn of a team, or of the one after it if it has to miss a turn. Playing again is
/// the team's next turn too, so it may be the one that is missed (PY-A11).
pub(super) fn begin(ruling: &mut Judging<'_>, team: Side) {
    if let Some(reason) = end::reason(ruling) {
        return end::end(ruling, reason);
    }
    let mut team = team;
    while ruling.state().side(team).misses > 0 {
        ruling.emit(Event::Missed { team });
        team = other(team);
    }
    let letter_die = !ruling.state().side(team).no_letter_die;
    let turn = ruling.state().turn.saturating_add(1);
    ruling.emit(Event::Turn { turn, team, letter_die });
    if !letter_die {
        // There is no letter to spot, so the timer starts at once (PY-A9).
        roll::start_clock(ruling, StartedBy::Itself, None);
    }
}

/// A player leaves. The team plays on as long as it has members.
pub(super) fn leave(ruling: &mut Judging<'_>, seat: Seat) {
    ruling.emit(Event::Gone { seat });
    let setup = ruling.state().setup.clone();
    let deserted = (0..teams::TEAMS as u8)
        .any(|team| teams::playing(&setup, ruling.seats, Side(team)).is_empty());
    if deserted {
        end::end(ruling, super::EndReason::TeamLeft);
    } else {
        kit::close_if_complete(ruling);
    }
}
