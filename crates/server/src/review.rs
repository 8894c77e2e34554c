//! A finished game looked at again, turn by turn, on a worker; computed once and kept.

use crate::protocol::{Problem, Review, ReviewedTurn, TableProblem};
use crate::service::Service;
use crate::storage::TableId;
use crate::tables::{Ask, House};
use bots::{Bot, Bots, Words};
use games::{Act, AnyCommand, Registered, Seeded, Table, each_table};
use serde_json::json;
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
    let words = house.lexicons.open(table.lexicon()).await?;
    let bots = house.bots.clone();
    let looked = service
        .look_ups()
        .look_up(move |_| Ok(each_table!(&table, table => review(table, &bots, &words))))
        .await;
    let review = looked.map_err(|problem| match problem {
        Problem::Busy => TableProblem::Busy,
        _ => TableProblem::Internal,
    })?;
    if let Ok(text) = serde_json::to_string(&review) {
        house.storage.put_review(id, text).await.map_err(failed)?;
    }
    Ok(review)
}

fn review<G: Registered>(table: &Table<G>, bots: &Bots, words: &Words) -> Review {
    let mut turns = Vec::new();
    for &place in table.surviving() {
        let Some(entry) = table.log().get(place as usize) else { continue };
        let (Some(seat), Act::Play { command, .. }) = (entry.by, &entry.act) else { continue };
        let until = |end: usize| {
            let log = table.log().get(..end).unwrap_or_default().to_vec();
            Table::restore(table.setup().clone(), log).map(G::any_table)
        };
        let Ok(before) = until(place as usize) else { continue };
        // Turns in which nothing could be laid for points, such as answers to a window, are not
        // compared.
        let thinking = bots.look(&before, seat, words, Bot::Greedy);
        let Some(best) = thinking.think(&mut Seeded::new(u64::from(place))) else { continue };
        let played = G::any_command(command.clone());
        let lines =
            |command: AnyCommand| before.preview(seat, command, words.all()).map(|it| it.lines);
        let score = lines(played.clone()).map_or(0, |lines| games::total(&lines).0);
        let best_lines = lines(best.command.clone()).unwrap_or_default();
        let best_score = games::total(&best_lines).0;
        if best_lines.is_empty() && score == 0 {
            continue;
        }
        let scores = until(place as usize + 1).map(|after| after.scores()).unwrap_or_default();
        turns.push(ReviewedTurn {
            entry: place,
            seat: seat.0,
            played: json!(played),
            score,
            best_words: best_lines.iter().filter_map(|line| line.word.clone()).collect(),
            best_score,
            best_lines,
            best: Some(json!(best.command)),
            regret: (best_score - score).max(0),
            scores: scores.iter().map(|points| points.0).collect(),
        });
    }
    let mut weight: Vec<(i32, u32)> =
        turns.iter().zip(0..).map(|(turn, place)| (turn.regret, place)).collect();
    weight.retain(|(regret, _)| *regret > 0);
    weight.sort_by_key(|(regret, place)| (-regret, *place));
    let turning_points = weight.into_iter().take(TURNING_POINTS).map(|(_, place)| place).collect();
    Review { turns, turning_points }
}
