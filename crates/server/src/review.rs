//! A finished game looked at again, turn by turn; looked at once and kept.
//!
//! However many ask for the same game at once, it is looked at once, beside the network, and all
//! hear what came of it.

use crate::limits::{HELPERS_OF_A_REVIEW, REVIEWS_AT_ONCE, REVIEWS_WAITING};
use crate::pool::Pool;
use crate::protocol::{Review, ReviewProgress, ReviewedTurn, TableProblem};
use crate::storage::TableId;
use crate::tables::Hall;
use crate::words::{known, shown};
use bots::Helpers;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use games::{AnyCommand, Line};
use serde_json::json;
use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A review as it travels, or why there is none.
type Looked = Result<Arc<str>, TableProblem>;

/// How far a review is: how many entries of how many.
#[derive(Default)]
struct Far {
    done: AtomicU32,
    all: AtomicU32,
}

impl Far {
    fn come(&self, done: usize, all: usize) {
        self.done.store(done as u32, Ordering::Relaxed);
        self.all.store(all as u32, Ordering::Relaxed);
    }
}

/// One that is under way.
struct UnderWay {
    looked: Shared<BoxFuture<'static, Looked>>,
    far: Arc<Far>,
}

/// The reviews that are under way.
pub(crate) struct Reviews {
    pub(crate) pool: Pool,
    under_way: Mutex<HashMap<TableId, UnderWay>>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        let pool = Pool::new("reviews", REVIEWS_AT_ONCE, REVIEWS_WAITING);
        Reviews { pool, under_way: Mutex::default() }
    }
}

impl Reviews {
    fn under_way(&self) -> MutexGuard<'_, HashMap<TableId, UnderWay>> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The review of a finished game as JSON: the one that is under way or was kept, or a new one.
pub(crate) async fn of(hall: &Arc<Hall>, id: TableId) -> Looked {
    let looked = {
        let mut under_way = hall.reviews.under_way();
        under_way.entry(id).or_insert_with(|| begin(Arc::clone(hall), id)).looked.clone()
    };
    looked.await
}

/// How far the review of a game is; nothing of nothing where nobody here looks at it.
pub(crate) fn progress(hall: &Hall, id: TableId) -> ReviewProgress {
    let under_way = hall.reviews.under_way();
    under_way.get(&id).map_or_else(ReviewProgress::default, |UnderWay { far, .. }| ReviewProgress {
        done: far.done.load(Ordering::Relaxed),
        all: far.all.load(Ordering::Relaxed),
    })
}

/// Looks, whoever still waits for it.
fn begin(hall: Arc<Hall>, id: TableId) -> UnderWay {
    let far = Arc::<Far>::default();
    let told = Arc::clone(&far);
    let task = tokio::spawn(async move {
        let looked = look(&hall, id, told).await;
        hall.reviews.under_way().remove(&id);
        looked
    });
    let looked = async move { task.await.unwrap_or(Err(TableProblem::Internal)) };
    UnderWay { looked: looked.boxed().shared(), far }
}

async fn look(hall: &Arc<Hall>, id: TableId, far: Arc<Far>) -> Looked {
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
    let pool_of_helper = pool.clone();
    let looked = pool.work(move || {
        // Somebody helps as long as there is room that nobody else waits for.
        let leave = || pool_of_helper.spare().map(|turn| Box::new(turn) as bots::Leave);
        let helpers = Helpers::new(HELPERS_OF_A_REVIEW, &leave);
        let looked = bots::review(&table, &bots, &words, helpers, |done, all| far.come(done, all));
        let best = looked.turns.iter().flat_map(|turn| &turn.best_lines);
        let known = known(words.all(), best.filter_map(|line| line.word.as_deref()));
        let lines = looked
            .turns
            .iter()
            .flat_map(|turn| turn.lines.iter().chain(&turn.best_lines).chain(&turn.maestro_lines));
        let written = shown(words.all(), lines.filter_map(|line| line.word.as_deref()));
        let review = Review { written, known, ..Review::from(looked) };
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
            known: BTreeMap::new(),
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
            words: words(&turn.lines),
            lines: turn.lines,
            maestro: turn.maestro.map(|command| json!(command)),
            maestro_words: words(&turn.maestro_lines),
            maestro_score: turn.maestro_score.0,
            maestro_lines: turn.maestro_lines,
            grade: Some(turn.grade),
            lead: turn.lead.0,
            chance_lost: turn.chance_lost,
            best_words: words(&turn.best_lines),
            best_score: turn.best_score.0,
            best_lines: turn.best_lines,
            regret: turn.regret.0,
            scores: turn.scores.iter().map(|points| points.0).collect(),
        }
    }
}

/// The words of a play, each once.
fn words(lines: &[Line]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in lines.iter().filter_map(|line| line.word.as_ref()) {
        if !words.contains(word) {
            words.push(word.clone());
        }
    }
    words
}
