//! A finished game looked at again, turn by turn; looked at once and kept.
//!
//! However many ask for the same game at once, it is looked at once, beside the network, and all
//! hear what came of it.

use crate::limits::{REVIEWS_AT_ONCE, REVIEWS_WAITING};
use crate::pool::Pool;
use crate::protocol::{Review, ReviewedTurn, TableProblem};
use crate::storage::TableId;
use crate::tables::Hall;
use crate::words::shown;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use games::AnyCommand;
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A review as it travels, or why there is none.
type Looked = Result<Arc<str>, TableProblem>;

/// The reviews that are under way.
pub(crate) struct Reviews {
    pub(crate) pool: Pool,
    under_way: Mutex<HashMap<TableId, Shared<BoxFuture<'static, Looked>>>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        let pool = Pool::new("reviews", REVIEWS_AT_ONCE, REVIEWS_WAITING);
        Reviews { pool, under_way: Mutex::default() }
    }
}

impl Reviews {
    fn under_way(&self) -> MutexGuard<'_, HashMap<TableId, Shared<BoxFuture<'static, Looked>>>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The review of a finished game as JSON: the one that is under way or was kept, or a new one.
pub(crate) async fn of(hall: &Arc<Hall>, id: TableId) -> Looked {
    let looked = {
        let mut under_way = hall.reviews.under_way();
        under_way.entry(id).or_insert_with(|| begin(Arc::clone(hall), id)).clone()
    };
    looked.await
}

/// Looks, whoever still waits for it.
fn begin(hall: Arc<Hall>, id: TableId) -> Shared<BoxFuture<'static, Looked>> {
    let task = tokio::spawn(async move {
        let looked = look(&hall, id).await;
        hall.reviews.under_way().remove(&id);
        looked
    });
    async move { task.await.unwrap_or(Err(TableProblem::Internal)) }.boxed().shared()
}

async fn look(hall: &Arc<Hall>, id: TableId) -> Looked {
    // Asked first, so that a running game is refused whatever is kept.
    let table = hall.finished(id).await?;
    let failed = |fault| crate::tables::hall::problem(&fault);
    let pool = &hall.reviews.pool;
    if let Some(kept) = hall.storage.review(id).await.map_err(failed)? {
        // One that an earlier version kept may read otherwise.
        let checked = move || serde_json::from_str::<Review>(&kept).is_ok().then_some(kept);
        if let Some(kept) = pool.work(checked).await? {
            return Ok(kept.into());
        }
    }
    let words = hall.lexicons.open_again(table.lexicon()).await;
    let words = words.map_err(|_| TableProblem::Internal)?;
    let words = hall.bot_words(id, words).await?;
    let bots = hall.bots.clone();
    let looked = pool.work(move || {
        let looked = bots::review(&table, &bots, &words, |_, _| {});
        let lines = looked.turns.iter().flat_map(|turn| turn.lines.iter().chain(&turn.best_lines));
        let written = shown(words.all(), lines.filter_map(|line| line.word.as_deref()));
        let review = Review { written, ..Review::from(looked) };
        // No map in it has keys other than strings, so it always has a JSON form.
        serde_json::to_string(&review).unwrap_or_default()
    });
    let text = looked.await?;
    hall.metrics.reviews.add(1);
    hall.storage.put_review(id, text.clone()).await.map_err(failed)?;
    Ok(text.into())
}

impl From<bots::Review> for Review {
    fn from(review: bots::Review) -> Review {
        let numbers: Vec<u32> = review.turns.iter().map(|turn| turn.number).collect();
        let place = |number: &u32| numbers.binary_search(number).ok().map(|place| place as u32);
        Review {
            turning_points: review.turning_points.iter().filter_map(place).collect(),
            turns: review.turns.into_iter().map(ReviewedTurn::from).collect(),
            written: BTreeMap::new(),
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
