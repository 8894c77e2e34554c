//! Kinds of work do not hold up one another.

use super::*;
use crate::config::TableRules;
use crate::protocol::NewTable;
use crate::storage::{NodeId, Sqlite};
use serde_json::json;
use std::net::Ipv4Addr;
use std::path::Path;

async fn service(folder: &Path) -> Service {
    let storage = Sqlite::open(&folder.join("tables.sqlite")).await.unwrap();
    let tables = TableRules { testing: true, ..TableRules::default() };
    let config = Config { tables, ..Config::default() };
    let links = Links::alone(NodeId::new(1));
    Service::with_tables(&config, Arc::new(storage), links, Arc::default(), Messenger::none())
}

fn wanted() -> NewTable {
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "bot", "level": "primer"}},
    ]);
    serde_json::from_value(json!({"settings": {"game": "classic"}, "seats": seats})).unwrap()
}

/// Once, four slow searches for words were enough for a table to be called damaged.
#[tokio::test]
async fn a_table_finds_its_lexicon_however_many_words_are_looked_up() {
    let folder = tempfile::tempdir().unwrap();
    let service = service(folder.path()).await;
    let mut searches = Vec::new();
    for _ in 0..LOOKUPS_AT_ONCE {
        searches.push(service.look_ups.turn().await.unwrap());
    }
    let made = service.hall().unwrap().create(wanted()).await.unwrap();
    assert_eq!(made.table.settings.game, "classic");
    drop(searches);
}

/// Whoever wants a new table while lexicons cannot be opened hears that we are busy, and not that
/// anything is damaged; a table that there is already waits.
#[tokio::test]
async fn a_busy_pool_is_busy_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let service = service(folder.path()).await;
    let hall = service.hall().unwrap();
    let turn = hall.lexicons.pool.turn().await.unwrap();
    tokio::time::pause();
    let refused = hall.create(wanted()).await;
    assert_eq!(refused.map(|made| made.table.id), Err(TableProblem::Busy));
    tokio::time::resume();

    let lexicons = hall.lexicons.clone();
    let waits = tokio::spawn(async move { lexicons.open_again("pt").await.is_ok() });
    while hall.lexicons.pool.waiting().1 == 0 {
        tokio::task::yield_now().await;
    }
    drop(turn);
    assert!(waits.await.unwrap());
    assert!(hall.create(wanted()).await.is_ok());
}

/// Each address has its share of the searches.
#[tokio::test]
async fn one_address_leaves_room_for_others() {
    let service = Service::new(None);
    let greedy = Ipv4Addr::new(10, 0, 0, 1).into();
    let (at_once, _) = LOOKUPS_OF_AN_ADDRESS;
    let mut held = Vec::new();
    for _ in 0..at_once {
        held.push(service.shares.of(greedy).await.unwrap());
    }
    let waits = service.look_up(Caller(greedy), |_| Ok(()));
    let other = Caller(Ipv4Addr::new(10, 0, 0, 2).into());
    tokio::select! {
        biased;
        _ = waits => panic!("it has its share already"),
        looked = service.look_up(other, |_| Ok(1)) => assert_eq!(looked, Ok(1)),
    }
}
