//! How long a player of a level thinks: longer where much is possible and the choice is close.

use super::choose::Chosen;
use super::level::Level;
use games::{Chance, Millis};

/// A choice is close within so many points.
const CLOSE: f64 = 5.0;

/// The time for a turn.
pub(super) fn for_turn(level: &Level, chosen: &Chosen, luck: &mut dyn Chance) -> Millis {
    let (easy, hard) = level.pace;
    // Every doubling of the plays that were compared is as much harder as the one before.
    let many = usize::BITS - chosen.compared.leading_zeros();
    let closeness = if chosen.margin < CLOSE { 3 } else { 0 };
    let effort = (many.min(9) + closeness) * hard / 12;
    vary(easy + effort, luck)
}

/// The time for a yes or a no, which must come before the deadline.
pub(super) fn for_answer(level: &Level, left: Option<Millis>, luck: &mut dyn Chance) -> Millis {
    let usual = vary(800 + level.pace.0 / 5, luck);
    // Half of what is left, so that an answer that matters is never too late.
    left.map_or(usual, |left| usual.min(Millis(left.0 / 2)))
}

/// Between two thirds and four thirds of a time, the middle more often than the ends.
fn vary(time: u32, luck: &mut dyn Chance) -> Millis {
    let third = time / 3;
    Millis(u64::from(time - third + luck.below(third + 1) + luck.below(third + 1)))
}
