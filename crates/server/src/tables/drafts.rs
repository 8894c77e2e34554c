//! Tiles that a side tries out on the board. They are no events and are kept nowhere.

use games::{AnyTable, At, Card, Phase, Refusal, Seat, Side, code};
use std::collections::BTreeMap;

/// Tiles on the board: row, column, tile.
type Laid = Vec<(i16, i16, String)>;

/// The tiles that the side on turn tries out.
#[derive(Default, Debug)]
pub(crate) struct Drafts {
    /// The phase in which they lie; in the next they are back where they came from.
    phase: Phase,
    tiles: BTreeMap<(i16, i16), Card>,
    /// Who laid last.
    by: Option<Seat>,
}

impl Drafts {
    /// Changes cells; the last write per cell wins.
    pub(crate) fn set(
        &mut self,
        table: &AnyTable,
        seat: Seat,
        changes: &[(i16, i16, Option<String>)],
    ) -> Result<(), Refusal> {
        let mut tiles = self.tiles_in(table.phase());
        for (row, col, tile) in changes {
            let cell = (*row, *col);
            match tile.as_deref().map(str::parse::<Card>) {
                Some(Ok(card)) => drop(tiles.insert(cell, card)),
                Some(Err(fault)) => {
                    return Err(Refusal::new(code::MALFORMED, "").detail(fault.to_string()));
                }
                None => drop(tiles.remove(&cell)),
            }
        }
        let laid: Vec<At<Card>> =
            tiles.iter().map(|(&(row, col), &card)| At::new(row, col, card)).collect();
        table.check_draft(seat, &laid)?;
        (self.phase, self.tiles, self.by) = (table.phase(), tiles, Some(seat));
        Ok(())
    }

    fn tiles_in(&self, phase: Phase) -> BTreeMap<(i16, i16), Card> {
        if phase == self.phase { self.tiles.clone() } else { BTreeMap::new() }
    }

    /// Whose tiles lie how, and who laid last; nothing if none lie.
    pub(crate) fn lying(&self, table: &AnyTable) -> Option<(Side, Seat, Laid)> {
        let by = self.by.filter(|_| self.phase == table.phase())?;
        let tiles =
            self.tiles.iter().map(|(&(row, col), card)| (row, col, card.to_string())).collect();
        Some((table.drafting()?, by, tiles))
    }
}
