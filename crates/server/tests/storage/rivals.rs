//! Several processes on one database.

use super::{Home, append, entry, record};
use server::storage::{Entry, StorageError, TableId};
use std::collections::BTreeSet;
use std::sync::Arc;
use tokio::task::JoinSet;

pub async fn a_write_is_seen_by_others_once_it_is_answered(home: &dyn Home) {
    let (writer, reader) = (home.open().await, home.open().await);
    let table = TableId::new(1);
    writer.create(record(1)).await.unwrap();
    for number in 0..50 {
        writer.commit(append(table, number)).await.unwrap();
        let seen = reader.load(table).await.unwrap().unwrap();
        assert_eq!(seen.entries.len() as u32, number + 1);
        assert_eq!(seen.entries.last(), Some(&entry(number)));
    }
}

/// Many writers in two processes, all at one table, each catching up when it is behind.
pub async fn rivals_leave_no_gap_and_no_double(home: &dyn Home) {
    const WRITERS: usize = 8;
    const EACH: usize = 15;
    let stores = [home.open().await, home.open().await];
    let table = TableId::new(1);
    stores[0].create(record(1)).await.unwrap();
    let mut at_work = JoinSet::new();
    for writer in 0..WRITERS {
        let store = Arc::clone(&stores[writer % 2]);
        at_work.spawn(async move {
            let mut behind = 0_usize;
            for turn in 0..EACH {
                loop {
                    let stored = store.load(table).await.unwrap().unwrap();
                    let mut write = append(table, stored.entries.len() as u32);
                    write.expected = stored.revision;
                    let text = format!("{writer}:{turn}");
                    write.entries = vec![Entry { text, note: None }];
                    match store.commit(write).await {
                        Ok(revision) => {
                            assert_eq!(revision, stored.revision.next());
                            break;
                        }
                        Err(StorageError::Behind) => behind += 1,
                        Err(other) => panic!("{other}"),
                    }
                }
            }
            behind
        });
    }
    let behind: usize = at_work.join_all().await.iter().sum();
    let stored = stores[1].load(table).await.unwrap().unwrap();
    // That the numbers have no gap is what loading checks; here, that nothing is lost or double.
    let texts: BTreeSet<&str> = stored.entries.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!((stored.entries.len(), texts.len()), (WRITERS * EACH, WRITERS * EACH));
    for writer in 0..WRITERS {
        let own = stored.entries.iter().filter(|entry| {
            entry.text.split_once(':').is_some_and(|(by, _)| by == writer.to_string())
        });
        let expected = (0..EACH).map(|turn| format!("{writer}:{turn}"));
        assert!(own.map(|entry| entry.text.clone()).eq(expected));
    }
    assert!(behind > 0, "the writers never met");
}

pub async fn of_two_writers_of_one_entry_one_is_behind(home: &dyn Home) {
    let stores = [home.open().await, home.open().await];
    for number in 1..=30 {
        let table = TableId::new(number);
        stores[0].create(record(number)).await.unwrap();
        let [first, second] = [0, 1].map(|writer| {
            let mut write = append(table, 0);
            write.document = Some(writer.to_string());
            write.entries[0].text = writer.to_string();
            stores[writer].commit(write)
        });
        let answers = tokio::join!(first, second);
        let winner = match answers {
            (Ok(_), Err(StorageError::Behind)) => "0",
            (Err(StorageError::Behind), Ok(_)) => "1",
            other => panic!("{other:?}"),
        };
        let stored = stores[1].load(table).await.unwrap().unwrap();
        let expected = Entry { text: winner.into(), ..entry(0) };
        assert_eq!(stored.entries, [expected]);
        assert_eq!(stored.record.document, winner);
    }
}
