//! Writes the guided first games: looks for a deal in which learner and teacher can show all that
//! a lesson is about, with nouns that everybody knows. Each is tried out with the referee.

mod author;
mod crossing;
mod grid;
mod party;
mod rummy;
mod thief;
mod vocabulary;

use crate::editions::Edition;
use bots::lessons::Lesson;
use games::GameName;
use vocabulary::Vocabulary;

/// So many deals are tried.
const DEALS: u64 = 400_000;

/// Writes the lesson of a game in an edition, from the first deal that has it all.
pub fn write(edition: &Edition) -> Result<Lesson, String> {
    let known = Vocabulary::of(&edition.language)?;
    let found = (0..DEALS).find_map(|seed| {
        // Seeds are far apart, as the luck of an entry follows from the seed and its number.
        let seed = seed * 1_000;
        match edition.game {
            GameName::Classic => crossing::classic(edition, &known, seed),
            GameName::Forfeit => crossing::forfeit(edition, &known, seed),
            GameName::Rummy => rummy::lesson(edition, &known, seed),
            GameName::Party => party::lesson(edition, &known, seed),
            GameName::Thief => thief::lesson(edition, &known, seed),
        }
    });
    found.ok_or_else(|| format!("{}: no deal of {DEALS} has it all", edition.name))
}
