//! How well a turn was played, in four grades, and what it cost.

use crate::review::ReviewedTurn;
use games::Points;
use serde::{Deserialize, Serialize};

/// How well a turn was played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// As the strongest bot would have, or nearly for the best score.
    Good,
    /// There was a little more.
    Playable,
    /// There was much more.
    Missed,
    /// Most of what there was stayed lying.
    MissedALot,
}

/// The parts of the best score that may be left lying in a turn that is good, playable and missed.
pub type Grades = [f64; 3];

impl Grade {
    /// The grade of a turn that left so much of the best score lying.
    pub fn of(regret: Points, best: Points, grades: Grades) -> Grade {
        let part = f64::from(regret.0) / f64::from(best.0.max(1));
        match grades {
            _ if regret.0 <= 0 => Grade::Good,
            [good, ..] if part <= good => Grade::Good,
            [_, playable, _] if part <= playable => Grade::Playable,
            [_, _, missed] if part <= missed => Grade::Missed,
            _ => Grade::MissedALot,
        }
    }
}

/// The least that scores of a game are taken to differ by.
const LEAST_SPREAD: f64 = 4.0;

/// Notes for each turn how much of the chance to win was lost with what was left lying.
///
/// Nobody knows what would have come; but the lead before the turn, the turns that were still to
/// come and how much the scores of this game differ say how likely a lead is to last.
pub(crate) fn chances_lost<Command>(mut turns: Vec<&mut ReviewedTurn<Command>>) {
    let scores: Vec<f64> = turns.iter().map(|turn| f64::from(turn.score.0)).collect();
    let count = scores.len().max(1) as f64;
    let mean = scores.iter().sum::<f64>() / count;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / count;
    let spread = variance.sqrt().max(LEAST_SPREAD);
    let all = turns.len();
    for (nth, turn) in turns.iter_mut().enumerate() {
        let to_come = (all - nth - 1) as f64 + 0.5;
        let chance = |points: Points| {
            let ahead = f64::from(turn.lead.0 + points.0) / (spread * to_come.sqrt());
            // The normal distribution, near enough.
            1.0 / (1.0 + (-1.702 * ahead).exp())
        };
        let lost = chance(turn.score.max(turn.best_score)) - chance(turn.score);
        turn.chance_lost = (lost * 100.0).round().clamp(0.0, 100.0) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Seat;

    #[test]
    fn grades_go_by_the_part_that_stayed_lying() {
        let of = |regret, best| Grade::of(Points(regret), Points(best), [0.1, 0.3, 0.6]);
        assert_eq!([of(0, 0), of(0, 9), of(2, 20)], [Grade::Good; 3]);
        assert_eq!(of(6, 20), Grade::Playable);
        assert_eq!(of(12, 20), Grade::Missed);
        assert_eq!(of(20, 20), Grade::MissedALot);
        assert!(Grade::Good < Grade::MissedALot);
    }

    fn turn(lead: i32, score: i32, best: i32) -> ReviewedTurn<()> {
        ReviewedTurn {
            number: 0,
            seat: Seat(0),
            played: (),
            score: Points(score),
            lines: Vec::new(),
            best: (),
            best_score: Points(best),
            best_lines: Vec::new(),
            regret: Points(best - score),
            maestro: None,
            maestro_score: Points::ZERO,
            maestro_lines: Vec::new(),
            grade: Grade::Good,
            lead: Points(lead),
            chance_lost: 0,
            scores: Vec::new(),
        }
    }

    #[test]
    fn a_chance_is_lost_where_it_was_close_and_late() {
        let mut turns = [turn(0, 10, 30), turn(200, 10, 30), turn(-5, 10, 10), turn(-20, 10, 30)];
        chances_lost(turns.iter_mut().collect());
        let lost: Vec<u8> = turns.iter().map(|turn| turn.chance_lost).collect();
        assert!(lost[0] > 0 && lost[3] > lost[0], "{lost:?}");
        assert_eq!((lost[1], lost[2]), (0, 0), "{lost:?}");
        chances_lost::<()>(Vec::new());
    }
}
