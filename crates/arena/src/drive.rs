//! One game of bots from its first decision to its end.

use crate::fault::FaultKind;
use crate::luck::Luck;
use bots::{Company, Playable};
use games::{Dictionary, Table};

/// More steps than any game has, by far; a game that is longer has no end.
const ENDLESS: usize = 20_000;

/// What is called before each step.
type Before<'a, G> = &'a mut dyn FnMut(&mut Table<G>, &mut Company<G>, &mut Luck);

/// Plays on until the game is over; `before` is called before each step.
pub(crate) fn drive<G: Playable>(
    table: &mut Table<G>,
    company: &mut Company<G>,
    luck: &mut Luck,
    dictionary: &dyn Dictionary,
    before: Before<'_, G>,
) -> Result<(), FaultKind> {
    for _ in 0..ENDLESS {
        if table.outcome().is_some() {
            return Ok(());
        }
        luck.enter(G::stretch(table.state()));
        before(table, company, luck);
        company.step(table, dictionary, luck).map_err(FaultKind::Stuck)?;
    }
    Err(FaultKind::Endless { steps: ENDLESS })
}
