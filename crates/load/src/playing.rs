//! All tables play for a time, each at moments of its own.

use crate::Fault;
use crate::table::Table;
use crate::timing::Timing;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What it brought.
#[derive(Default)]
pub(crate) struct Brought {
    /// From a command's sending to both having heard.
    pub(crate) timing: Timing,
    /// The same from the moment when it was due, which is earlier where the table was held up by
    /// the command before.
    pub(crate) due: Timing,
    /// What went wrong; the table then plays no more.
    pub(crate) errors: Vec<Fault>,
}

/// Lets all tables play for a time at a pace; gives those that are still well.
pub(crate) async fn play(
    tables: Vec<Table>,
    pace: Duration,
    time: Duration,
) -> Result<(Vec<Table>, Brought), Fault> {
    let start = Instant::now() + Duration::from_millis(100);
    let count = tables.len().max(1) as u32;
    let mut at_play = JoinSet::new();
    for (place, mut table) in (0..count).zip(tables) {
        at_play.spawn(async move {
            let mut brought = Brought::default();
            let mut next = start + pace * place / count;
            while next < start + time {
                tokio::time::sleep_until(next.into()).await;
                // Once it is so late that the time is up, what was due is given up.
                if Instant::now() > start + time + pace {
                    break;
                }
                match table.play().await {
                    Ok(took) => {
                        brought.timing.note(took);
                        brought.due.note(next.elapsed());
                    }
                    Err(fault) => {
                        brought.errors.push(fault);
                        break;
                    }
                }
                next += pace;
            }
            (table, brought)
        });
    }
    let (mut back, mut all) = (Vec::new(), Brought::default());
    while let Some(ended) = at_play.join_next().await {
        let (table, brought) = ended.map_err(Fault::during("playing"))?;
        all.timing.join(brought.timing);
        all.due.join(brought.due);
        if brought.errors.is_empty() {
            back.push(table);
        }
        all.errors.extend(brought.errors);
    }
    Ok((back, all))
}
