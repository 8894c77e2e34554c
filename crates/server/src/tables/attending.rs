//! Whoever is asked about a table at this node: its keeper, or a relay to the node that keeps it.

use super::ask::Ask;
use super::hall::{Hall, problem};
use super::keeper::{Keeper, Parting};
use super::kept::{Kept, Loaded};
use crate::cluster::relay::{self, Ended};
use crate::limits::{OWNER_AGAIN, OWNER_PATIENCE};
use crate::protocol::TableProblem;
use crate::storage::TableId;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

/// Sees to a table as long as somebody here needs it: keeps it if it is ours, and otherwise asks
/// the node that keeps it. That may change, and change back.
pub(crate) async fn attend(hall: Arc<Hall>, id: TableId, mut asks: mpsc::Receiver<Ask>) {
    let turned_away = serve(&hall, id, &mut asks).await;
    asks.close();
    hall.gone(id);
    while let Some(ask) = asks.recv().await {
        ask.fail(turned_away.clone());
    }
}

/// Serves until nobody needs the table; what those hear who ask after that.
async fn serve(hall: &Arc<Hall>, id: TableId, asks: &mut mpsc::Receiver<Ask>) -> TableProblem {
    let mut since = Instant::now();
    loop {
        match Kept::load(hall, id).await {
            Err(fault) => return problem(&fault),
            Ok(Loaded::Gone) => return TableProblem::NoSuchTable,
            Ok(Loaded::Ours(kept)) => match Keeper::new(Arc::clone(hall), *kept).run(asks).await {
                Parting::Elsewhere => since = Instant::now(),
                Parting::Over => return TableProblem::Busy,
            },
            Ok(Loaded::Theirs(_)) if asks.is_empty() && hall.may_go(id, asks) => {
                // It was only to be woken, and somebody else has done so.
                return TableProblem::Busy;
            }
            Ok(Loaded::Theirs(node)) if hall.links.reaches(node) => {
                match relay::run(hall, id, node, asks).await {
                    Ended::Moved if since.elapsed() < OWNER_PATIENCE => {}
                    Ended::Moved => since = Instant::now(),
                    Ended::Idle | Ended::Stopped => return TableProblem::Busy,
                }
            }
            // It may be dead, and the database does not know yet; or the bus is.
            Ok(Loaded::Theirs(_)) if since.elapsed() > OWNER_PATIENCE => {
                return TableProblem::Busy;
            }
            Ok(Loaded::Theirs(_)) => {}
        }
        if hall.is_stopping() {
            return TableProblem::Busy;
        }
        sleep(OWNER_AGAIN).await;
    }
}
