//! A table in the hands of a test: nobody runs its keeper, so nothing happens by itself.

use super::hall::Hall;
use super::keeper::Keeper;
use super::kept::{Kept, Loaded};
use super::lexicons::Lexicons;
use crate::config::{Config, TableRules};
use crate::notices::Messenger;
use crate::protocol::NewTable;
use crate::storage::{Sqlite, Storage};
use crate::words::Words;
use games::GameName;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// A hall whose tables are kept in a folder.
pub(crate) async fn hall(folder: &Path) -> Arc<Hall> {
    let storage: Arc<dyn Storage> =
        Arc::new(Sqlite::open(&folder.join("tables.sqlite")).await.unwrap());
    let lexicons = Lexicons::new(Arc::new(Words::new(None)));
    let tables = TableRules { testing: true, ..TableRules::default() };
    let config = Config { tables, ..Config::default() };
    let node = crate::storage::NodeId::new(1);
    let links = crate::cluster::Links::alone(node);
    Hall::new(storage, lexicons, &config, Arc::default(), links, Arc::new(Messenger::none()))
}

/// A game that has begun, kept in a folder.
pub(crate) async fn begun(game: GameName, seats: Value, folder: &Path) -> Keeper {
    let hall = hall(folder).await;
    let wanted: NewTable = serde_json::from_value(
        json!({"settings": {"game": game.as_str()}, "seats": seats, "seed": 4}),
    )
    .unwrap();
    let made = hall.create(wanted).await.unwrap();
    let Loaded::Ours(kept) = Kept::load(&hall, made.table.id).await.unwrap() else {
        panic!("it is new, and nobody else has it");
    };
    let mut keeper = Keeper::new(hall, *kept);
    keeper.start(Some(&made.host)).await.unwrap();
    keeper
}
