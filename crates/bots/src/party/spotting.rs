//! Spotting the rolled letter in the tray: the sooner, the less time the opponents have to think
//! for nothing (PY-08).

use super::luck::part;
use super::numbers::Habits;
use games::{Card, Chance, Glyph};

/// The seconds until a player has found a tile of the letter.
///
/// It looks through the tray in no order, so of many such tiles one is met soon.
pub(super) fn seconds(habits: &Habits, tray: &[Card], letter: Glyph, luck: &mut dyn Chance) -> f64 {
    let there = tray.iter().filter(|&&tile| tile == Card::Letter(letter)).count();
    let first = (0..there).map(|_| part(luck)).fold(1.0, f64::min);
    habits.reaction_seconds + first * tray.len() as f64 / habits.tiles_a_second
}
