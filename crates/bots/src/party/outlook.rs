//! A look ahead: what a play leaves to the opponents, over the faces of the letter die.

use super::mind::Mind;
use super::sight::Sight;
use crate::budget::Budget;
use games::party::Scales;
use games::{At, Card, Chance, Glyph, Grid, take_cards};
use solver::party::PartySearch;

/// A search of the whole board is worth so many nodes; looking for the places of a word is one.
pub(super) const SEARCH: u64 = 100;
/// With so few tiles left, all faces are looked at.
const FEW_TILES: usize = 16;

/// The faces that the look ahead is about: the same for all plays, so that they compare.
pub(super) struct Outlook<'a> {
    mind: &'a Mind,
    sight: &'a Sight<'a>,
    /// All faces in an order that luck decided.
    faces: Vec<Glyph>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(mind: &'a Mind, sight: &'a Sight<'a>, luck: &mut dyn Chance) -> Outlook<'a> {
        let mut faces = sight.faces().to_vec();
        games::shuffle(&mut faces, luck);
        Outlook { mind, sight, faces }
    }

    /// The points of the opponents' best reply to a play, before Chance and timer, on average
    /// over the faces that may come; nothing once the budget is spent.
    pub(super) fn reply(&self, laid: &[At<Card>], budget: &mut Budget) -> Option<f64> {
        let mut tray = self.sight.seen.view.game.tray.clone();
        let used: Vec<Card> = laid.iter().map(|at| at.what.in_hand()).collect();
        take_cards(&mut tray, &used).ok()?;
        let mut grid = self.sight.grid.clone();
        for at in laid {
            grid.put(at.cell, at.what.tile()?);
        }
        self.best_of(&grid, &tray, budget)
    }

    fn best_of(&self, grid: &Grid, tray: &[Card], budget: &mut Budget) -> Option<f64> {
        let there = |face: &&Glyph| tray.contains(&Card::Letter(**face));
        let lucky = self.faces.iter().filter(there).count();
        if lucky == 0 {
            return Some(0.0);
        }
        let wanted = self.mind.habits().replies as usize;
        let looked = if tray.len() <= FEW_TILES { lucky } else { wanted.min(lucky) };
        let scales = Scales { grid, tray, letter: None, ..self.sight.scales() };
        // The commoner words tell as well what a place is worth, and much faster.
        let vocabulary = self.mind.common.as_ref().unwrap_or(&self.mind.vocabulary);
        let search = PartySearch::new(scales, &vocabulary.lexicon);
        let ground = search.ground();
        let mut sum = 0.0;
        for &face in self.faces.iter().filter(there).take(looked) {
            if !budget.spend(SEARCH) {
                return None;
            }
            let best = search.best_score(&ground, &vocabulary.reach, Some(face));
            sum += f64::from(best.unwrap_or(0));
        }
        // A letter that the tray lacks is rolled again, but not for ever (PY-07).
        let setup = &self.sight.seen.setup;
        let unlucky = 1.0 - lucky as f64 / self.faces.len() as f64;
        let failing = (0..setup.house.rolls.unwrap_or(setup.edition.rolls))
            .fold(1.0, |chance, _| chance * unlucky);
        Some(sum / looked as f64 * (1.0 - failing))
    }
}
