//! Writes: whole or not at all, in one order, and kept once they are answered.

use super::{Home, append, entry, record, standing};
use server::storage::{Revision, StorageError, TableId};
use std::sync::Arc;
use tokio::task::JoinSet;

pub async fn writes_append_and_replace(home: &dyn Home) {
    let store = home.open().await;
    let table = TableId::new(1);
    store.create(record(1)).await.unwrap();

    let mut start = append(table, 0);
    start.setup = Some("{}".into());
    start.entries.push(entry(1));
    let revision = store.commit(start.clone()).await.unwrap();
    assert_eq!(revision, Revision::FIRST.next());

    let mut rename = append(table, 1);
    rename.first_entry = 2;
    rename.entries.clear();
    rename.document = Some(r#"{"seats":"new"}"#.into());
    let revision = store.commit(rename.clone()).await.unwrap();

    let mut play = append(table, 2);
    play.expected = revision;
    let revision = store.commit(play.clone()).await.unwrap();

    let stored = store.load(table).await.unwrap().unwrap();
    assert_eq!(stored.revision, revision);
    assert_eq!(stored.entries, [entry(0), entry(1), entry(2)]);
    assert_eq!(stored.record.setup, start.setup);
    assert_eq!(Some(stored.record.document), rename.document);
    assert_eq!(stored.record.standing, play.standing);
}

pub async fn a_write_that_does_not_follow_changes_nothing(home: &dyn Home) {
    let store = home.open().await;
    let table = TableId::new(1);
    store.create(record(1)).await.unwrap();
    store.commit(append(table, 0)).await.unwrap();
    store.commit(append(table, 1)).await.unwrap();
    let before = store.load(table).await.unwrap();

    let next = append(table, 2);
    let mut with_gap = next.clone();
    with_gap.first_entry = 3;
    let mut double = next.clone();
    double.first_entry = 1;
    let mut too_old = next.clone();
    too_old.expected = Revision::FIRST;
    let mut too_new = next.clone();
    too_new.expected = next.expected.next();
    let mut elsewhere = next.clone();
    elsewhere.table = TableId::new(2);
    for (what, mut write) in [
        ("a gap", with_gap),
        ("a double", double),
        ("an old revision", too_old),
        ("a revision to come", too_new),
        ("no such table", elsewhere),
    ] {
        write.document = Some("changed".into());
        write.setup = Some("changed".into());
        assert_eq!(store.commit(write).await, Err(StorageError::Behind), "{what}");
        assert_eq!(store.load(table).await.unwrap(), before, "{what}");
    }
    store.commit(next).await.unwrap();
}

pub async fn many_tables_are_written_at_once(home: &dyn Home) {
    const TABLES: u64 = 200;
    const WRITES: u32 = 5;
    let store = home.open().await;
    let mut at_work = JoinSet::new();
    for number in 1..=TABLES {
        let store = Arc::clone(&store);
        at_work.spawn(async move {
            store.create(record(number)).await.unwrap();
            for write in 0..WRITES {
                store.commit(append(TableId::new(number), write)).await.unwrap();
            }
        });
    }
    at_work.join_all().await;
    for number in 1..=TABLES {
        let stored = store.load(TableId::new(number)).await.unwrap().unwrap();
        assert_eq!(stored.entries, (0..WRITES).map(entry).collect::<Vec<_>>());
    }
    let figures = store.figures();
    assert_eq!(figures.writes, TABLES * u64::from(1 + WRITES));
    assert!(figures.groups <= figures.writes);
}

pub async fn one_refused_write_leaves_its_neighbours_alone(home: &dyn Home) {
    const TABLES: u64 = 60;
    let store = home.open().await;
    for number in 1..=TABLES {
        store.create(record(number)).await.unwrap();
    }
    let mut at_work = JoinSet::new();
    for number in 1..=TABLES {
        let store = Arc::clone(&store);
        at_work.spawn(async move {
            let refused = number % 3 == 0;
            let write = append(TableId::new(number), u32::from(refused));
            let answer = store.commit(write).await;
            assert_eq!(answer.is_err(), refused, "{answer:?}");
        });
    }
    at_work.join_all().await;
    for number in 1..=TABLES {
        let stored = store.load(TableId::new(number)).await.unwrap().unwrap();
        assert_eq!(stored.entries.len(), usize::from(number % 3 != 0));
    }
}

pub async fn everything_is_there_after_reopening(home: &dyn Home) {
    let store = home.open().await;
    let mut made = record(1);
    made.setup = Some("{}".into());
    made.standing = server::storage::Standing { open: true, ..standing(5) };
    store.create(made.clone()).await.unwrap();
    store.create(record(2)).await.unwrap();
    let mut write = append(made.id, 0);
    write.standing.open = true;
    store.commit(write).await.unwrap();
    store.put_review(made.id, "[]".into()).await.unwrap();
    let before = store.load(made.id).await.unwrap();
    store.close().await.unwrap();

    let again = home.open().await;
    assert_eq!(again.load(made.id).await.unwrap(), before);
    assert_eq!(again.find(&made.code).await, Ok(Some(made.id)));
    assert_eq!(again.review(made.id).await, Ok(Some("[]".into())));
    assert_eq!(again.open_tables(9).await.unwrap().len(), 1);
    again.commit(append(made.id, 1)).await.unwrap();
}

pub async fn closing_finishes_writes_and_refuses_more(home: &dyn Home) {
    let store = home.open().await;
    for number in 1..=40 {
        store.create(record(number)).await.unwrap();
    }
    let mut at_work = JoinSet::new();
    for number in 1..=40 {
        let store = Arc::clone(&store);
        at_work.spawn(async move {
            let answer = store.commit(append(TableId::new(number), 0)).await;
            (TableId::new(number), answer)
        });
    }
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let closed = |answer: &StorageError| matches!(answer, StorageError::Unavailable(_));
    let again = home.open().await;
    for (table, answer) in at_work.join_all().await {
        let there = again.load(table).await.unwrap().unwrap().entries.len();
        match answer {
            Ok(_) => assert_eq!(there, 1),
            Err(error) => assert!(closed(&error), "{error}"),
        }
    }
    assert!(store.create(record(99)).await.is_err_and(|error| closed(&error)));
    assert!(store.load(TableId::new(1)).await.is_err_and(|error| closed(&error)));
    assert_eq!(store.close().await, Ok(()));
}

/// Asked for all at once, and each names what the one before leaves behind.
pub async fn writes_of_one_table_keep_their_order(home: &dyn Home) {
    const WRITES: u32 = 20;
    let store = home.open().await;
    for number in 1..=30 {
        store.create(record(number)).await.unwrap();
    }
    let mut writes: Vec<_> = Vec::new();
    for entry in 0..WRITES {
        for number in 1..=30 {
            writes.push(store.commit(append(TableId::new(number), entry)));
        }
    }
    // Without pauses, which would let later ones ask first.
    let answers = tokio::task::unconstrained(futures_util::future::join_all(writes));
    for answer in answers.await {
        answer.unwrap();
    }
    for number in 1..=30 {
        let stored = store.load(TableId::new(number)).await.unwrap().unwrap();
        assert_eq!(stored.entries, (0..WRITES).map(entry).collect::<Vec<_>>());
    }
}
