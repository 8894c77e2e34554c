//! Seats, who holds them, and who looks on.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0, clockwise.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u8"))]
pub struct Seat(pub u8);

impl Seat {
    /// The place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(256)).map(|place| Seat(place as u8))
    }

    /// The seats after this one, clockwise, ending with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let seats = seats.clamp(1, 256);
        (1..=seats).map(move |step| Seat(((self.index() + step) % seats) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Who looks at a game: somebody at the table, or a watcher who sees no hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The holder of a seat.
    Seat(Seat),
    /// Anybody else.
    Watcher,
}

impl Viewer {
    /// Does the viewer hold this seat?
    pub fn holds(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Who plays for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Holder {
    /// A person.
    #[default]
    Person,
    /// A bot.
    Bot,
}

/// A side: whoever has a score of its own, counted from 0. Where everybody plays alone it is the
/// seat, in a team game the team.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u8"))]
pub struct Side(pub u8);

impl Side {
    /// The place as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All sides of a game, in order.
    pub fn all(sides: usize) -> impl DoubleEndedIterator<Item = Side> + Clone {
        Seat::all(sides).map(Side::from)
    }

    /// The seat that is this side, in a game that everybody plays alone.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

/// Where everybody plays alone, a seat is a side.
impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side(seat.0)
    }
}

/// One player of a setup.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Player {
    /// What the others call the player.
    #[serde(default)]
    pub name: String,
    /// Who plays for the seat at the start.
    #[serde(default)]
    pub holder: Holder,
    /// The side, where the game is played by teams.
    #[serde(default)]
    pub team: Option<Side>,
}

/// What becomes of the seats while a game goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seats(Vec<SeatStatus>);

/// One seat while a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatStatus {
    /// Who plays for it now.
    pub holder: Holder,
    /// Has its player left the game for good?
    pub left: bool,
}

impl Seats {
    pub(crate) fn new(players: &[Player]) -> Seats {
        Seats(players.iter().map(|p| SeatStatus { holder: p.holder, left: false }).collect())
    }

    /// How many seats there are, left or not.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Are there no seats? Never at a table.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What became of a seat.
    pub fn get(&self, seat: Seat) -> Option<SeatStatus> {
        self.0.get(seat.index()).copied()
    }

    /// Those who still play, in order.
    pub fn playing(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        Seat::all(self.len()).filter(|seat| self.0.get(seat.index()).is_some_and(|s| !s.left))
    }

    /// Do people hold all seats that still play?
    pub fn only_people(&self) -> bool {
        self.0.iter().all(|status| status.left || status.holder == Holder::Person)
    }

    pub(crate) fn hand_over(&mut self, seat: Seat, to: Holder) {
        if let Some(status) = self.0.get_mut(seat.index()) {
            status.holder = to;
        }
    }

    pub(crate) fn leave(&mut self, seat: Seat) {
        if let Some(status) = self.0.get_mut(seat.index()) {
            status.left = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_once_and_ends_where_it_began() {
        let order: Vec<u8> = Seat(2).clockwise(4).map(|seat| seat.0).collect();
        assert_eq!(order, [3, 0, 1, 2]);
    }

    #[test]
    fn who_left_no_longer_plays() {
        let mut seats = Seats::new(&vec![Player::default(); 3]);
        seats.leave(Seat(1));
        seats.hand_over(Seat(2), Holder::Bot);
        assert_eq!(seats.playing().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert!(!seats.only_people());
        seats.leave(Seat(2));
        assert!(seats.only_people());
    }
}
