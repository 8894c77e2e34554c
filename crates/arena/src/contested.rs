//! What a contest must know of a game: when luck begins anew, and whose a score is.

use bots::Playable;
use bots::classic::Acting;
use games::classic::Crossing;
use games::party::{Party, team_of};
use games::rummy::Rummy;
use games::thief::Thief;
use games::{Seat, Setup};

/// A game that bots contest.
pub trait Contested: Playable {
    /// The number of the stretch that the game is in: luck is kept apart by stretches.
    fn stretch(state: &Self::State) -> u32;

    /// The place of a seat's score in the outcome: the seat, or its team.
    fn side(_setup: &Setup<Self>, seat: Seat) -> Seat {
        seat
    }
}

impl<V: Acting> Contested for Crossing<V> {
    fn stretch(state: &Self::State) -> u32 {
        state.turn
    }
}

/// Rounds: all is shuffled anew after each, and they need not have equally many turns.
impl Contested for Rummy {
    fn stretch(state: &Self::State) -> u32 {
        state.round
    }
}

impl Contested for Party {
    fn stretch(state: &Self::State) -> u32 {
        state.turn
    }

    fn side(setup: &Setup<Party>, seat: Seat) -> Seat {
        team_of(setup, seat).map_or(seat, |team| Seat(team.0))
    }
}

impl Contested for Thief {
    fn stretch(state: &Self::State) -> u32 {
        state.turn
    }
}
