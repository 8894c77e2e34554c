//! A finished game looked at again, turn by turn, on a worker; looked at once and kept.

use crate::protocol::{Problem, Review, ReviewedTurn, TableProblem};
use crate::service::Service;
use crate::storage::TableId;
use crate::tables::{Ask, Hall};
use games::AnyCommand;
use serde_json::json;
use std::sync::Arc;

/// The review of a finished game: the one that was kept, or a new one.
pub(crate) async fn of(
    service: &Service,
    hall: &Arc<Hall>,
    id: TableId,
) -> Result<Review, TableProblem> {
    // Asked first, so that a running game is refused whatever is kept.
    let table = hall.ask(id, |reply| Ask::Finished { reply }).await?;
    let failed = |fault| crate::tables::hall::problem(&fault);
    if let Some(kept) = hall.storage.review(id).await.map_err(failed)?
        && let Ok(review) = serde_json::from_str(&kept)
    {
        return Ok(review);
    }
    let words = hall.lexicons.open(table.lexicon()).await?;
    let bots = hall.bots.clone();
    let look = move |_: &_| Ok(bots::review(&table, &bots, &words, |_, _| {}));
    let looked = service.look_ups().look_up(look).await.map_err(|problem| match problem {
        Problem::Busy => TableProblem::Busy,
        _ => TableProblem::Internal,
    })?;
    let review = Review::from(looked);
    if let Ok(text) = serde_json::to_string(&review) {
        hall.storage.put_review(id, text).await.map_err(failed)?;
    }
    Ok(review)
}

impl From<bots::Review> for Review {
    fn from(review: bots::Review) -> Review {
        let numbers: Vec<u32> = review.turns.iter().map(|turn| turn.number).collect();
        let place = |number: &u32| numbers.binary_search(number).ok().map(|place| place as u32);
        Review {
            turning_points: review.turning_points.iter().filter_map(place).collect(),
            turns: review.turns.into_iter().map(ReviewedTurn::from).collect(),
        }
    }
}

impl From<bots::ReviewedTurn<AnyCommand>> for ReviewedTurn {
    fn from(turn: bots::ReviewedTurn<AnyCommand>) -> ReviewedTurn {
        ReviewedTurn {
            entry: turn.number,
            seat: turn.seat.0,
            played: json!(turn.played),
            score: turn.score.0,
            best: Some(json!(turn.best)),
            best_words: turn.best_lines.iter().filter_map(|line| line.word.clone()).collect(),
            best_score: turn.best_score.0,
            best_lines: turn.best_lines,
            regret: turn.regret.0,
            scores: turn.scores.iter().map(|points| points.0).collect(),
        }
    }
}
