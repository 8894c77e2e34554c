//! How much of the best score of the moment a bot leaves lying.

use super::percentile;
use super::spread::mean;
use crate::played::Played;

/// Regrets over decisions that laid cards for points, each from 0 to 1.
///
/// Regret looks at the moment only: who holds a card back for later regrets something here, and
/// may be right to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Regret {
    /// How many decisions.
    pub decisions: usize,
    /// The mean.
    pub mean: f64,
    /// The 95th percentile.
    pub p95: f64,
}

impl Regret {
    /// Of the decisions of one bot that were compared; nothing if there were none.
    pub fn of(games: &[Played], bot: usize) -> Option<Regret> {
        let compared = games.iter().flat_map(|played| &played.compared);
        let mut regrets: Vec<f64> =
            compared.filter(|(who, _)| *who == bot).map(|(_, found)| found.regret()).collect();
        regrets.sort_by(f64::total_cmp);
        (!regrets.is_empty()).then(|| Regret {
            decisions: regrets.len(),
            mean: mean(&regrets),
            p95: percentile(&regrets, 95),
        })
    }
}
