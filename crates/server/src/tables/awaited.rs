//! Whom a game waits for. It follows from what everybody sees, so it may be shown to everybody.

use games::classic::{self, Variant};
use games::party::{self, other, teams};
use games::{AnyTable, Seat, Side, Table, Window, forfeit, rummy, thief};

/// Whom a game waits for, and in which turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Awaited {
    /// The number of the turn; a turn limit starts anew with it.
    pub(crate) turn: u32,
    /// The seats that can go on with the game; in a team any member.
    pub(crate) seats: Vec<Seat>,
}

impl Awaited {
    /// Whom the table waits for.
    pub(crate) fn at(table: &AnyTable) -> Awaited {
        let mut awaited = match table {
            AnyTable::Classic(table) => crossing(table, None),
            AnyTable::Forfeit(table) => crossing(table, actions(table)),
            AnyTable::Rummy(table) => rummy(table.state()),
            AnyTable::Party(table) => party(table.state()),
            AnyTable::Thief(table) => thief(table.state()),
        };
        let left: Vec<bool> = left(table);
        awaited.seats.retain(|seat| !left.get(seat.index()).copied().unwrap_or(true));
        awaited
    }
}

/// Which seats have left the game.
pub(crate) fn left(table: &AnyTable) -> Vec<bool> {
    let seats = match table {
        AnyTable::Classic(table) => &table.position().seats,
        AnyTable::Forfeit(table) => &table.position().seats,
        AnyTable::Rummy(table) => &table.position().seats,
        AnyTable::Party(table) => &table.position().seats,
        AnyTable::Thief(table) => &table.position().seats,
    };
    Seat::all(seats.len()).map(|seat| seats.get(seat).is_none_or(|status| status.left)).collect()
}

fn crossing<V: Variant>(table: &Table<classic::Crossing<V>>, window: Option<Vec<Seat>>) -> Awaited {
    let state = table.state();
    let seats = match (&state.stage, window) {
        (_, Some(waiting)) => waiting,
        (classic::Stage::Turn { .. }, None) => vec![state.on_turn],
        (classic::Stage::Asked { window, .. }, None) => window.waiting(),
        _ => Vec::new(),
    };
    Awaited { turn: state.turn, seats }
}

/// The action window of Forfeit. Who has answered is public; what, is not.
fn actions(table: &Table<forfeit::Forfeit>) -> Option<Vec<Seat>> {
    table.state().variant.window.as_ref().map(Window::waiting)
}

fn rummy(state: &rummy::State) -> Awaited {
    let playing = matches!(state.stage, rummy::Stage::Draw | rummy::Stage::Discard { .. });
    Awaited { turn: state.turn, seats: playing.then_some(state.on_turn).into_iter().collect() }
}

fn thief(state: &thief::State) -> Awaited {
    let seats = match &state.stage {
        thief::Stage::Turn => vec![state.on_turn],
        thief::Stage::Asked { window, .. } => window.waiting(),
        _ => Vec::new(),
    };
    Awaited { turn: state.turn, seats }
}

fn party(state: &party::State) -> Awaited {
    let members = |team: Side| -> Vec<Seat> {
        let seats = teams(&state.setup.players);
        Seat::all(seats.len()).filter(|seat| seats[seat.index()] == team).collect()
    };
    let seats = match &state.stage {
        party::Stage::Roll { .. } | party::Stage::Run { .. } | party::Stage::Choose { .. } => {
            members(state.on_turn)
        }
        party::Stage::Spot { false_start: false, .. } => members(other(state.on_turn)),
        party::Stage::Stopped { window: Some(window), .. } => window.waiting(),
        _ => Vec::new(),
    };
    Awaited { turn: state.turn, seats }
}
