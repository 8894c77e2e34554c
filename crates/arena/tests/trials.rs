//! A few trials of each game, without the slow maestro; `cargo xtask trials` holds thousands.

use arena::trials::Trials;
use games::GameName;

#[test]
fn no_game_has_a_fault() {
    for &game in GameName::ALL {
        if let Err(failed) = (Trials { game, games: 24, maestros: 0, seed: 5 }).hold(&|| {}) {
            panic!("{failed}\n{}", failed.fault.saved);
        }
    }
}
