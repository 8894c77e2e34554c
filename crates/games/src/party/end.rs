//! The end: looked for between two turns, after score and Chance (PY-34, PY-A31).

use super::Judging;
use super::any_play::{Demand, any_play};
use super::codes;
use super::event::{EndReason, Event};
use super::state::{Stage, State};
use super::teams::{self, TEAMS};
use crate::card::Card;
use crate::dictionary::{Dictionary, ForFamily};
use crate::refusal::{Refusal, code};
use crate::score::leaders;
use crate::seat::{Seat, Side};

/// So many turns of each team without a word are endless passing (PY-A23).
const TURNS_WITHOUT_WORD: u32 = 3;

/// Is the game over, now that a turn is?
pub(super) fn reason(ruling: &Judging<'_>) -> Option<EndReason> {
    let state = ruling.state();
    let all = |test: &dyn Fn(&super::Prospects) -> bool| state.sides.iter().all(test);
    if state.tray.is_empty() {
        Some(EndReason::EmptyTray)
    } else if all(&|side| side.rolls_failed) {
        Some(EndReason::RollsFailed)
    } else if state.setup.house.stop_endless_passing
        && all(&|side| side.without_word >= TURNS_WITHOUT_WORD)
    {
        Some(EndReason::EndlessPassing)
    } else if !has_room(state, ruling.dictionary) {
        Some(EndReason::NoRoom)
    } else {
        None
    }
}

/// Is there a placement for any letter of the tray (PY-A22)? A turn without letter die may place
/// jokers alone; and where only jokers are left, failing rolls end the game, not a lack of room
/// (PY-A31).
fn has_room(state: &State, dictionary: &dyn Dictionary) -> bool {
    let letters = state.tray.iter().any(|tile| matches!(tile, Card::Letter(_)));
    let without_die = state.sides.iter().any(|side| side.no_letter_die);
    let demand = if letters && !without_die { Demand::SomeLetter } else { Demand::Nothing };
    let star = state.setup.edition.board.star();
    let family = ForFamily(dictionary);
    let dictionary: &dyn Dictionary =
        if state.setup.house.judged.family_words { &family } else { dictionary };
    any_play(&state.board, star, &state.tray, demand, dictionary).is_some()
}

/// A team says that there is no room; when both say so in one turn, the game is over (PY-A22).
pub(super) fn say_no_room(ruling: &mut Judging<'_>, seat: Seat) -> Result<(), Refusal> {
    let state = ruling.state();
    if !matches!(state.stage, Stage::Roll { .. } | Stage::Spot { .. } | Stage::Run { .. }) {
        return Err(Refusal::new(code::WRONG_PHASE, "PY-A22"));
    }
    let Some(team) = teams::team_of(&state.setup, seat) else {
        return Err(Refusal::new(code::NO_SUCH_SEAT, "PY-A22").seat(seat));
    };
    if state.side(team).says_no_room {
        return Err(Refusal::new(codes::ALREADY_SAID, "PY-A22"));
    }
    ruling.emit(Event::SaidNoRoom { team });
    if ruling.state().sides.iter().all(|side| side.says_no_room) {
        end(ruling, EndReason::Agreed);
    }
    Ok(())
}

/// The highest score wins, nothing is subtracted or added, a tie is shared (PY-35, PY-A26). Where
/// a team has left, the other wins.
pub(super) fn end(ruling: &mut Judging<'_>, reason: EndReason) {
    let state = ruling.state();
    let still_plays = |team: Side| !teams::playing(&state.setup, ruling.seats, team).is_empty();
    let may_win = |team: Side| team.index() < TEAMS && still_plays(team);
    let winners = leaders(state.sheet.totals(), may_win);
    ruling.emit(Event::Ended { reason, winners });
}
