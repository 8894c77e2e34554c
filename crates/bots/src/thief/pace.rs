//! How long a person of a level would think: longer for steals and splits, never twice alike.

use super::lying;
use crate::dial::Dial;
use crate::seen::Seen;
use games::thief::{Command, Thief};
use games::{Chance, Millis};

/// Hundredths of a second that somebody takes for an easy word.
fn hundredths(manner: Dial) -> u64 {
    manner.whole([900, 800, 700, 600, 500]).into()
}

/// From half of a time to one and a half.
fn about(millis: u64, luck: &mut dyn Chance) -> Millis {
    Millis(millis * u64::from(50 + luck.below(101)) / 100)
}

/// The time for a turn: there is more to look at the more words lie there, and a split is seen
/// later than a word of one's own.
pub(super) fn of_turn(
    manner: Dial,
    seen: &Seen<Thief>,
    command: &Command,
    luck: &mut dyn Chance,
) -> Millis {
    let words = lying(&seen.view.game.words).filter(|word| word.owner != seen.seat).count() as u64;
    let tenths = match command {
        Command::Form { cards, .. } => 8 + cards.len() as u64,
        Command::Steal { words, .. } => 14 + 4 * words.len() as u64,
        // Nobody gives up at once.
        Command::Swap { .. } => 20,
        _ => 6,
    };
    about(hundredths(manner) * (tenths + words.min(8)), luck)
}

/// The time to answer whether one has an objection.
pub(super) fn of_answer(manner: Dial, luck: &mut dyn Chance) -> Millis {
    about(hundredths(manner) * 3, luck)
}
