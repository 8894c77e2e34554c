//! The storage suite on PostgreSQL: on a real server, which the tests start and stop.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

mod postgres;
mod storage;

use postgres::{Server, connect};
use server::storage::{Postgres, Storage, StorageError, TableId};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use storage::{Home, append, record, storage_suite};

struct Database {
    address: String,
    _server: Arc<Server>,
}

impl Database {
    async fn new() -> Database {
        let server = Server::shared();
        Database { address: server.new_database().await, _server: server }
    }
}

impl Home for Database {
    fn open(&self) -> Pin<Box<dyn Future<Output = Arc<dyn Storage>> + '_>> {
        Box::pin(async {
            let store = Postgres::open(&self.address).await.unwrap();
            Arc::new(store) as Arc<dyn Storage>
        })
    }
}

storage_suite!(Database::new());

#[tokio::test]
async fn processes_that_start_together_make_the_tables_once() {
    let home = Database::new().await;
    let stores = tokio::join!(home.open(), home.open(), home.open());
    stores.0.create(record(1)).await.unwrap();
    assert!(stores.2.load(TableId::new(1)).await.unwrap().is_some());
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let home = Database::new().await;
    home.open().await.close().await.unwrap();
    let mut beside = connect(&home.address).await;
    sqlx::raw_sql("INSERT INTO schema_versions VALUES (99)").execute(&mut beside).await.unwrap();
    let refused = Postgres::open(&home.address).await.err().unwrap();
    assert_eq!(refused, StorageError::Newer { found: 99, known: 1 });
    assert!(refused.to_string().contains("newer version"), "{refused}");
}

#[tokio::test]
async fn a_write_is_not_answered_before_it_is_committed() {
    let home = Database::new().await;
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    let mut beside = connect(&home.address).await;
    let hold = "BEGIN; SELECT * FROM tables FOR UPDATE";
    sqlx::raw_sql(hold).execute(&mut beside).await.unwrap();
    let mut write = store.commit(append(TableId::new(1), 0));
    let early = tokio::time::timeout(Duration::from_millis(200), &mut write).await;
    assert!(early.is_err(), "answered while another held the row: {early:?}");
    sqlx::raw_sql("ROLLBACK").execute(&mut beside).await.unwrap();
    write.await.unwrap();
}

#[tokio::test]
async fn a_commit_waits_for_the_disk_whatever_the_database_says() {
    let home = Database::new().await;
    let mut beside = connect(&home.address).await;
    let lazy = "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() \
                || ' SET synchronous_commit = off'; END $$";
    sqlx::raw_sql(lazy).execute(&mut beside).await.unwrap();
    let store = home.open().await;
    store.check().await.unwrap();
    // What the store's own connection goes by shows in what it would write.
    let trigger = "CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS \
                   $$ BEGIN NEW.code := current_setting('synchronous_commit'); RETURN NEW; END $$; \
                   CREATE TRIGGER told BEFORE INSERT ON tables \
                   FOR EACH ROW EXECUTE FUNCTION told()";
    sqlx::raw_sql(trigger).execute(&mut beside).await.unwrap();
    store.create(record(1)).await.unwrap();
    let stored = store.load(TableId::new(1)).await.unwrap().unwrap();
    assert_eq!(stored.record.code.as_str(), "on");
}

#[tokio::test]
async fn a_database_that_may_not_be_written_says_so() {
    let home = Database::new().await;
    home.open().await.create(record(1)).await.unwrap();
    let mut beside = connect(&home.address).await;
    let shut = "DO $$ BEGIN EXECUTE 'ALTER DATABASE ' || current_database() \
                || ' SET default_transaction_read_only = on'; END $$";
    sqlx::raw_sql(shut).execute(&mut beside).await.unwrap();
    let refused = Postgres::open(&home.address).await.err().unwrap();
    assert!(matches!(refused, StorageError::ReadOnly(_)), "{refused}");
}

#[tokio::test]
async fn a_lost_connection_is_made_anew() {
    let home = Database::new().await;
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    let mut beside = connect(&home.address).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::raw_sql(cut).execute(&mut beside).await.unwrap();
    // The first call may find out the hard way; it must not stay so.
    let mut last = store.check().await;
    for _ in 0..20 {
        if last.is_ok() {
            break;
        }
        last = store.check().await;
    }
    assert_eq!(last, Ok(()));
    store.commit(append(TableId::new(1), 0)).await.unwrap();
}

#[tokio::test]
async fn addresses_that_lead_nowhere_say_so() {
    for address in ["postgres://localhost:notaport/x", "postgres://test@localhost/x?host=/nowhere"]
    {
        let refused = Postgres::open(address).await.err().unwrap();
        assert!(matches!(refused, StorageError::Unavailable(_)), "{refused}");
    }
}

#[tokio::test]
async fn copies_are_left_to_its_own_program() {
    let home = Database::new().await;
    let said = home.open().await.backup(Path::new("/tmp/never")).await.unwrap_err();
    assert!(said.to_string().contains("pg_dump"), "{said}");
}
