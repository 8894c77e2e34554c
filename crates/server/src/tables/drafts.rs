//! Party: tiles that a team tries out on the board. They are no events and are kept nowhere.

use crate::protocol::Refused;
use games::party::{Stage, State, check_draft};
use games::{At, Card, Phase, Refusal, Seat, Side, code};
use std::collections::BTreeMap;

/// Tiles on the board: row, column, tile.
type Laid = Vec<(i16, i16, String)>;

/// The tiles that the team on turn tries out.
#[derive(Default, Debug)]
pub(crate) struct Drafts {
    /// The phase in which they lie; in the next they are back in the tray.
    phase: Phase,
    tiles: BTreeMap<(i16, i16), Card>,
    /// Who laid last.
    by: Option<Seat>,
}

impl Drafts {
    /// Changes cells; the last write per cell wins.
    pub(crate) fn set(
        &mut self,
        state: &State,
        seat: Seat,
        changes: &[(i16, i16, Option<String>)],
    ) -> Result<(), Box<Refused>> {
        let mut tiles = self.tiles_in(state.phase);
        for (row, col, tile) in changes {
            let cell = (*row, *col);
            match tile.as_deref().map(str::parse::<Card>) {
                Some(Ok(card)) => drop(tiles.insert(cell, card)),
                Some(Err(fault)) => {
                    let refusal = Refusal::new(code::MALFORMED, "").detail(fault.to_string());
                    return Err(Box::new(refusal.into()));
                }
                None => drop(tiles.remove(&cell)),
            }
        }
        let laid: Vec<At<Card>> =
            tiles.iter().map(|(&(row, col), &card)| At::new(row, col, card)).collect();
        check_draft(state, seat, &laid).map_err(|refusal| Box::new(refusal.into()))?;
        (self.phase, self.tiles, self.by) = (state.phase, tiles, Some(seat));
        Ok(())
    }

    fn tiles_in(&self, phase: Phase) -> BTreeMap<(i16, i16), Card> {
        if phase == self.phase { self.tiles.clone() } else { BTreeMap::new() }
    }

    /// Whose tiles lie how, and who laid last; nothing if none lie.
    pub(crate) fn lying(&self, state: &State) -> Option<(Side, Seat, Laid)> {
        let now = self.phase == state.phase && matches!(state.stage, Stage::Run { .. });
        let by = self.by.filter(|_| now)?;
        let tiles =
            self.tiles.iter().map(|(&(row, col), card)| (row, col, card.to_string())).collect();
        Some((state.on_turn, by, tiles))
    }
}
