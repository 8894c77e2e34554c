//! How long a person of a level would think: little over a card, longer over words.

use crate::bot::Bot;
use games::rummy::Command;
use games::{Chance, Millis};

/// The time for a command, never twice alike.
pub(super) fn of(bot: Bot, command: &Command, luck: &mut dyn Chance) -> Millis {
    let seconds: u64 = match bot {
        Bot::Novato => 7,
        Bot::Casual | Bot::Primer => 6,
        Bot::Club => 5,
        Bot::Expert | Bot::Maestro | Bot::Greedy => 4,
    };
    let tenths = match command {
        Command::Draw { .. } | Command::Accept | Command::Challenge => 4,
        Command::Discard { .. } => 8,
        Command::Lay { lay, .. } => 10 + 2 * lay.words.len() as u64,
    };
    Millis(seconds * tenths * u64::from(50 + luck.below(101)))
}
