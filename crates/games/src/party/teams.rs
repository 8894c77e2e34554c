//! The two teams: who belongs to which (PY-01). Any member acts for the team.

use super::Party;
use crate::refusal::{Refusal, code};
use crate::seat::{Player, Seat, Seats, Side};
use crate::setup::{Setup, SetupError};

/// How many teams there are (PY-C7).
pub const TEAMS: usize = 2;

/// The other team.
pub const fn other(team: Side) -> Side {
    Side(1 - team.0 % 2)
}

/// The team of each seat. Where the setup names none, every second seat belongs together.
pub fn teams(players: &[Player]) -> Vec<Side> {
    let alternating = (0..players.len()).map(|place| Side((place % TEAMS) as u8));
    players.iter().zip(alternating).map(|(player, team)| player.team.unwrap_or(team)).collect()
}

/// The team of one seat; nothing for a seat that does not exist.
pub fn team_of(setup: &Setup<Party>, seat: Seat) -> Option<Side> {
    teams(&setup.players).get(seat.index()).copied()
}

/// Only members of the team on turn.
pub(super) fn check_turn(setup: &Setup<Party>, seat: Seat, on_turn: Side) -> Result<(), Refusal> {
    if team_of(setup, seat) == Some(on_turn) {
        return Ok(());
    }
    let refusal = Refusal::new(code::NOT_YOUR_TURN, "PY-02");
    let member = teams(&setup.players).iter().position(|&team| team == on_turn);
    Err(match member {
        Some(place) => refusal.seat(Seat(place as u8)),
        None => refusal,
    })
}

/// The members of a team who still play.
pub(super) fn playing(setup: &Setup<Party>, seats: &Seats, team: Side) -> Vec<Seat> {
    let teams = teams(&setup.players);
    seats.playing().filter(|seat| teams.get(seat.index()) == Some(&team)).collect()
}

/// Two teams with somebody in each, and either every seat or none names its team.
pub(super) fn check(players: &[Player]) -> Result<(), SetupError> {
    let refuse = |what: &str| Err(SetupError::new("players", what));
    let named = players.iter().filter(|player| player.team.is_some()).count();
    if named != 0 && named != players.len() {
        return refuse("some have a team and some have none: expected all or nobody");
    }
    let teams = teams(players);
    if teams.iter().any(|team| team.index() >= TEAMS) {
        return refuse("there are two teams: expected team 0 or 1");
    }
    if !(0..TEAMS).all(|team| teams.contains(&Side(team as u8))) {
        return refuse("a team has no players: expected somebody in each");
    }
    Ok(())
}
