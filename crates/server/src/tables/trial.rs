//! A table in the hands of a test: nobody runs its keeper, so nothing happens by itself.

use super::hall::Hall;
use super::keeper::Keeper;
use super::kept::Kept;
use super::lexicons::Lexicons;
use crate::config::{Config, TableRules};
use crate::protocol::NewTable;
use crate::service::LookUps;
use crate::storage::{Sqlite, Storage};
use games::GameName;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// A game that has begun, kept in a folder.
pub(crate) async fn begun(game: GameName, seats: Value, folder: &Path) -> Keeper {
    let storage: Arc<dyn Storage> =
        Arc::new(Sqlite::open(&folder.join("tables.sqlite")).await.unwrap());
    let lexicons = Lexicons::new(LookUps::new(None));
    let tables = TableRules { testing: true, ..TableRules::default() };
    let config = Config { tables, ..Config::default() };
    let hall = Hall::new(storage, lexicons, &config, Arc::default());
    let wanted: NewTable = serde_json::from_value(
        json!({"settings": {"game": game.as_str()}, "seats": seats, "seed": 4}),
    )
    .unwrap();
    let made = hall.create(wanted).await.unwrap();
    let kept = Kept::load(&hall, made.table.id).await.unwrap().unwrap();
    let mut keeper = Keeper::new(hall, kept);
    keeper.start(Some(&made.host)).await.unwrap();
    keeper
}
