//! A finished game looked at again, turn by turn, on a worker; computed once and kept.

use crate::protocol::{Problem, Review, ReviewedTurn, TableProblem};
use crate::service::Service;
use crate::storage::TableId;
use crate::tables::{Ask, House};
use bots::{AnySeen, Bot, Bots, Words};
use games::{AnyTable, Seat, Seeded};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;

/// How many turns are named as those that decided the most.
const TURNING_POINTS: usize = 3;

/// The review of a finished game: the one that was kept, or a new one.
pub(crate) async fn of(
    service: &Service,
    house: &Arc<House>,
    id: TableId,
) -> Result<Review, TableProblem> {
    // Asked first, so that a running game is refused whatever is kept.
    let table = house.ask(id, |reply| Ask::Finished { reply }).await?;
    let failed = |fault| crate::tables::house::problem(&fault);
    if let Some(kept) = house.storage.review(id).await.map_err(failed)?
        && let Ok(review) = serde_json::from_str(&kept)
    {
        return Ok(review);
    }
    let name = table.setup()["dictionary"]["name"].as_str().unwrap_or_default().to_owned();
    let words = house.lexicons.open(&name).await?;
    let bots = house.bots.clone();
    let looked = service.look_ups().look_up(move |_| Ok(review(&table, &bots, &words))).await;
    let review = looked.map_err(|problem| match problem {
        Problem::Busy => TableProblem::Busy,
        _ => TableProblem::Internal,
    })?;
    if let Ok(text) = serde_json::to_string(&review) {
        house.storage.put_review(id, text).await.map_err(failed)?;
    }
    Ok(review)
}

/// As much of a log entry as a review needs.
#[derive(Deserialize)]
struct Line {
    number: u32,
    by: Option<Seat>,
    act: Value,
}

fn review(table: &AnyTable, bots: &Bots, words: &Words) -> Review {
    let (setup, entries) = (table.setup().to_string(), table.entries(0));
    let lines = entries.iter().filter_map(|text| serde_json::from_str::<Line>(text).ok());
    let mut turns = Vec::new();
    for line in lines {
        let Line { number, by: Some(seat), act } = line else { continue };
        let Some(command) = act.get("play").and_then(|play| play.get("command")) else { continue };
        let before = entries.iter().take(number as usize).map(String::as_str);
        let Ok(before) = table.game().restore(&setup, before) else { continue };
        let seen = AnySeen::new(&before, seat);
        // Turns in which nothing could be laid for points, such as answers to a window, are not
        // compared.
        let best = bots.decide(&seen, words, Bot::Greedy, &mut Seeded::new(u64::from(number)));
        let Some(best) = best.and_then(|best| best.act.pointer("/play/command").cloned()) else {
            continue;
        };
        let lines = |command: &Value| before.preview(seat, command.clone(), words.all());
        let score_of = |command: &Value| lines(command).map_or(0, |lines| games::total(&lines).0);
        let best_lines = lines(&best).unwrap_or_default();
        let (score, best_score) = (score_of(command), games::total(&best_lines).0);
        if best_lines.is_empty() && score == 0 {
            continue;
        }
        let after = entries.iter().take(number as usize + 1).map(String::as_str);
        let scores = table.game().restore(&setup, after).map(|after| after.scores());
        let words_of = best_lines.iter().filter_map(|line| line.word.clone());
        turns.push(ReviewedTurn {
            entry: number,
            seat: seat.0,
            played: command.clone(),
            score,
            best_words: words_of.collect(),
            best_score,
            best_lines: best_lines.into_iter().map(Into::into).collect(),
            best: Some(best),
            regret: (best_score - score).max(0),
            scores: scores.unwrap_or_default().iter().map(|points| points.0).collect(),
        });
    }
    let mut weight: Vec<(i32, u32)> =
        turns.iter().zip(0..).map(|(turn, place)| (turn.regret, place)).collect();
    weight.retain(|(regret, _)| *regret > 0);
    weight.sort_by_key(|(regret, place)| (-regret, *place));
    let turning_points = weight.into_iter().take(TURNING_POINTS).map(|(_, place)| place).collect();
    Review { turns, turning_points }
}
