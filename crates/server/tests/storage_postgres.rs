//! The storage suite on PostgreSQL: on a real server, which the tests start and stop.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]

mod postgres;
mod storage;

use postgres::{Server, connect};
use server::storage::{
    Claim, NodeId, Postgres, Standing, Storage, StorageError, TableId, Touch, WallTime,
};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use storage::{Home, append, record, rivals_suite, storage_suite};

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
rivals_suite!(Database::new());

#[tokio::test]
async fn processes_that_start_together_make_the_tables_once() {
    let home = Database::new().await;
    let stores = tokio::join!(home.open(), home.open(), home.open());
    stores.0.create(record(1)).await.unwrap();
    assert!(stores.2.load(TableId::new(1)).await.unwrap().is_some());
}

/// Of two nodes one has a table; once it no longer says that it is alive, the other may take it,
/// and what the first still wants to write comes too late.
#[tokio::test]
async fn one_node_at_a_time_has_a_table_and_a_late_one_is_refused() {
    let home = Database::new().await;
    let (one, two) = (home.open().await, home.open().await);
    let (first, second) = (NodeId::new(1), NodeId::new(2));
    let table = TableId::new(1);
    one.create(record(1)).await.unwrap();
    assert_eq!(one.claim(TableId::new(7), first).await, Ok(Claim::Gone));
    assert!(one.alive(first, None).await.unwrap().lapsed, "it was not known before");
    assert!(!one.alive(first, None).await.unwrap().lapsed);
    assert_eq!(two.alive(second, None).await.unwrap().nodes, [first, second]);

    let Ok(Claim::Ours(stored)) = one.claim(table, first).await else { panic!("not ours") };
    assert_eq!(two.claim(table, second).await, Ok(Claim::Theirs(first)));
    assert_eq!(one.owned(first).await, Ok(vec![table]));
    let mut write = append(table, 0);
    write.expected = stored.revision;
    let after = one.commit(write).await.unwrap();

    one.retire(first).await.unwrap();
    assert_eq!(two.alive(second, None).await.unwrap().nodes, [second]);
    let Ok(Claim::Ours(taken)) = two.claim(table, second).await else { panic!("not taken") };
    assert_eq!(taken.entries.len(), 1);
    let mut late = append(table, 1);
    late.expected = after;
    assert_eq!(one.commit(late).await, Err(StorageError::Behind));
    assert_eq!(one.claim(table, first).await, Ok(Claim::Theirs(second)));
    assert_eq!(one.owned(first).await, Ok(vec![]));
}

#[tokio::test]
async fn tables_of_living_nodes_are_not_waiting_for_a_keeper() {
    let home = Database::new().await;
    let (store, node) = (home.open().await, NodeId::new(1));
    for number in 1..=2 {
        let mut table = record(number);
        table.standing = Standing { wake_at: Some(WallTime(5)), ..table.standing };
        store.create(table).await.unwrap();
    }
    store.alive(node, None).await.unwrap();
    store.claim(TableId::new(1), node).await.unwrap();
    assert_eq!(store.waking(9).await, Ok(vec![TableId::new(2)]));
    store.retire(node).await.unwrap();
    assert_eq!(store.waking(9).await, Ok(vec![TableId::new(1), TableId::new(2)]));
}

#[tokio::test]
async fn a_node_that_starts_where_another_was_ends_it() {
    let home = Database::new().await;
    let store = home.open().await;
    let [first, second, third] = [1, 2, 3].map(NodeId::new);
    store.create(record(1)).await.unwrap();
    store.alive(first, Some("here")).await.unwrap();
    store.alive(second, Some("there")).await.unwrap();
    store.claim(TableId::new(1), first).await.unwrap();
    // It was killed and is started anew: its tables need not wait for the end of its lease.
    let alive = store.alive(third, Some("here")).await.unwrap();
    assert_eq!(alive.nodes, [second, third]);
    let claim = store.claim(TableId::new(1), third).await.unwrap();
    assert!(matches!(claim, Claim::Ours(_)), "{claim:?}");
}

#[tokio::test]
async fn a_house_has_one_name_for_all_its_nodes() {
    let home = Database::new().await;
    let names =
        (home.open().await.house().await.unwrap(), home.open().await.house().await.unwrap());
    assert!(names.0.is_some() && names.0 == names.1);
    assert_ne!(Database::new().await.open().await.house().await.unwrap(), names.0);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let home = Database::new().await;
    home.open().await.close().await.unwrap();
    let mut beside = connect(&home.address).await;
    sqlx::raw_sql("INSERT INTO schema_versions VALUES (99)").execute(&mut beside).await.unwrap();
    let refused = Postgres::open(&home.address).await.err().unwrap();
    assert_eq!(refused, StorageError::Newer { found: 99, known: 5 });
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
    store.pulse().await.unwrap();
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
    // It waits until they have ended, which takes a moment on a busy machine.
    let cut = "SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity \
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::raw_sql(cut).execute(&mut beside).await.unwrap();
    // The first call may find out the hard way; it must not stay so.
    let mut last = store.pulse().await;
    for _ in 0..20 {
        if last.is_ok() {
            break;
        }
        last = store.pulse().await;
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

/// What waits is one statement: the answer to how writes are grouped.
#[tokio::test]
async fn writes_that_wait_travel_together_and_each_is_answered() {
    let home = Database::new().await;
    let store = home.open().await;
    for number in 1..=100 {
        store.create(record(number)).await.unwrap();
    }
    let before = store.figures();
    // Two that are held up, so that the others wait for their turn.
    let mut beside = connect(&home.address).await;
    let hold = "BEGIN; SELECT * FROM tables WHERE id IN (1, 2) FOR UPDATE";
    sqlx::raw_sql(hold).execute(&mut beside).await.unwrap();
    let mut writes = Vec::new();
    for number in 1..=100_u64 {
        let store = Arc::clone(&store);
        // Every third comes too late, and one cannot be kept at all.
        let mut write = append(TableId::new(number), u32::from(number % 3 == 0));
        if number == 50 {
            write.document = Some("nul \0".into());
        }
        writes.push(tokio::spawn(async move { store.commit(write).await }));
        tokio::task::yield_now().await;
    }
    while store.figures().groups < before.groups + 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    sqlx::raw_sql("ROLLBACK").execute(&mut beside).await.unwrap();
    for (number, write) in (1..).zip(writes) {
        let answer = write.await.unwrap();
        match number {
            50 => assert!(matches!(answer, Err(StorageError::Unavailable(_))), "{answer:?}"),
            late if late % 3 == 0 => assert_eq!(answer, Err(StorageError::Behind), "{late}"),
            _ => assert!(answer.is_ok(), "{number}: {answer:?}"),
        }
        let entries = store.load(TableId::new(number)).await.unwrap().unwrap().entries.len();
        assert_eq!(entries, usize::from(number != 50 && number % 3 != 0), "{number}");
    }
    let after = store.figures();
    assert_eq!(after.writes - before.writes, 100);
    store.commit(append(TableId::new(50), 0)).await.unwrap();
}

/// Visits of many tables are one statement too.
#[tokio::test]
async fn visits_that_wait_travel_together() {
    let home = Database::new().await;
    let store = home.open().await;
    for number in 1..=60 {
        store.create(record(number)).await.unwrap();
    }
    let before = store.figures();
    let visit = |number| Touch {
        table: TableId::new(number),
        touched: WallTime(900_000),
        clock: games::Millis(7),
    };
    let visits = (1..=60).map(|number| store.touch(vec![visit(number)]));
    for answer in tokio::task::unconstrained(futures_util::future::join_all(visits)).await {
        answer.unwrap();
    }
    let after = store.figures();
    assert!(after.groups - before.groups <= 5, "{before:?} {after:?}");
    let stored = store.load(TableId::new(60)).await.unwrap().unwrap();
    assert_eq!(stored.record.standing.touched, WallTime(900_000));
}
