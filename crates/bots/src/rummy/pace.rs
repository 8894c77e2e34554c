//! How long a person of a level would think: little over a card, longer over words.

use crate::dial::Dial;
use games::rummy::Command;
use games::{Chance, Millis};

/// The time for a command, never twice alike.
pub(super) fn of(manner: Dial, command: &Command, luck: &mut dyn Chance) -> Millis {
    let hundredths = u64::from(manner.whole([700, 600, 500, 400, 400]));
    let tenths = match command {
        Command::Draw { .. } | Command::Accept | Command::Challenge => 4,
        Command::Discard { .. } => 8,
        Command::Lay { lay, .. } => 10 + 2 * lay.words.len() as u64,
    };
    Millis(hundredths * tenths * u64::from(50 + luck.below(101)) / 100)
}
