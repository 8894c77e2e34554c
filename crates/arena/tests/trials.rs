//! A few trials of each game, without the slow maestro; `cargo xtask trials` holds thousands.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use arena::trials::Trials;
use games::GameName;

fn hold(game: GameName, games: u64) {
    if let Err(failed) = (Trials { game, games, maestros: 0, seed: 5 }).hold(&|| {}) {
        panic!("{failed}\n{}", failed.fault.saved);
    }
}

#[test]
fn classic_has_no_fault() {
    hold(GameName::Classic, 40);
}

#[test]
fn forfeit_has_no_fault() {
    hold(GameName::Forfeit, 40);
}

#[test]
fn rummy_has_no_fault() {
    hold(GameName::Rummy, 40);
}

#[test]
fn party_has_no_fault() {
    hold(GameName::Party, 12);
}

#[test]
fn thief_has_no_fault() {
    hold(GameName::Thief, 20);
}
