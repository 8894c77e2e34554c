//! Players that are no bots of ours, such as a program beside us.

use crate::playable::Decision;
use crate::seen::Seen;
use games::{Game, Table};

/// Somebody from outside who plays for a seat.
pub trait Outside<G: Game>: Send {
    /// What reports call it.
    fn name(&self) -> String;

    /// What it does now, if anything; an error says what is wrong with it, and ends the game.
    ///
    /// The table is there to find out what the referee would take. Whoever decides must be shown
    /// what its seat sees and nothing else.
    fn decide(
        &mut self,
        table: &Table<G>,
        seen: &Seen<G>,
    ) -> Result<Option<Decision<G::Command>>, String>;

    /// The game is over.
    fn over(&mut self, seen: &Seen<G>);
}
