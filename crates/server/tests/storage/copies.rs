//! Copies, and tables put back from them.

use super::{Home, append, record};
use server::storage::{Backup, Put, Sqlite, Storage, StorageError, Stored, TableId};

/// A table with so many entries.
async fn played(store: &dyn Storage, number: u64, entries: u32) -> Stored {
    store.create(record(number)).await.unwrap();
    for entry in 0..entries {
        store.commit(append(TableId::new(number), entry)).await.unwrap();
    }
    store.load(TableId::new(number)).await.unwrap().unwrap()
}

pub async fn a_saved_table_comes_back_where_it_is_missing_or_behind(home: &dyn Home) {
    let store = home.open().await;
    let table = TableId::new(1);
    let early = played(&*store, 1, 3).await;
    store.commit(append(table, 3)).await.unwrap();
    let late = store.load(table).await.unwrap().unwrap();

    assert_eq!(store.restore(early.clone(), None, false).await, Ok(Put::Stays));
    assert_eq!(store.restore(late.clone(), None, false).await, Ok(Put::Stays), "it is the same");
    assert_eq!(store.load(table).await.unwrap().unwrap(), late);

    store.delete(table).await.unwrap();
    let review = Some("[1]".to_owned());
    assert_eq!(store.restore(early.clone(), review.clone(), false).await, Ok(Put::Added));
    assert_eq!(store.load(table).await.unwrap().unwrap(), early);
    assert_eq!(store.review(table).await, Ok(review));
    // A later copy brings it further.
    assert_eq!(store.restore(late.clone(), None, false).await, Ok(Put::Replaced));
    let there = store.load(table).await.unwrap().unwrap();
    assert_eq!((&there.record, &there.entries), (&late.record, &late.entries));
    assert_eq!(store.review(table).await, Ok(None));
    let mut next = append(table, 4);
    next.expected = there.revision;
    store.commit(next).await.unwrap();
}

pub async fn whoever_keeps_an_overwritten_table_is_behind(home: &dyn Home) {
    let store = home.open().await;
    let table = TableId::new(1);
    let early = played(&*store, 1, 2).await;
    store.commit(append(table, 2)).await.unwrap();
    let keeper = store.load(table).await.unwrap().unwrap().revision;
    assert_eq!(store.restore(early.clone(), None, true).await, Ok(Put::Replaced));
    for (expected, first_entry) in [(keeper, 3), (keeper, 2), (early.revision, 2)] {
        let mut write = append(table, first_entry);
        write.expected = expected;
        assert_eq!(store.commit(write).await, Err(StorageError::Behind));
    }
    let there = store.load(table).await.unwrap().unwrap();
    assert_eq!(there.entries, early.entries);
    let mut write = append(table, 2);
    write.expected = there.revision;
    store.commit(write).await.unwrap();
}

pub async fn a_code_that_is_taken_is_not_put_back(home: &dyn Home) {
    let store = home.open().await;
    let mut saved = played(&*store, 1, 1).await;
    saved.record.id = TableId::new(2);
    assert_eq!(store.restore(saved, None, true).await, Ok(Put::CodeTaken));
    assert_eq!(store.load(TableId::new(2)).await, Ok(None));
}

/// From any database into a file, and from the file into another.
pub async fn a_copy_comes_back_whole_in_another_database(home: &dyn Home) {
    const TABLES: u64 = 450;
    let store = home.open().await;
    for number in 1..=TABLES {
        let mut made = record(number);
        made.setup = (number % 2 == 0).then(|| "{}".to_owned());
        store.create(made).await.unwrap();
        for entry in 0..(number % 4) as u32 {
            store.commit(append(TableId::new(number), entry)).await.unwrap();
        }
    }
    store.put_review(TableId::new(3), "[3]".into()).await.unwrap();
    assert_eq!(store.key("push", "first").await, Ok("first".into()));
    assert_eq!(store.key("push", "second").await, Ok("first".into()), "the first one stays");
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy's.sqlite");
    store.backup(&copy, &|done, of| assert!(done <= of && of == TABLES)).await.unwrap();
    // What comes later is not in it.
    store.commit(append(TableId::new(1), 1)).await.unwrap();
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(files.len(), 1, "{files:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&copy).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    let mut backup = Backup::open(&copy).await.unwrap();
    let tables = backup.tables().await.unwrap();
    assert_eq!(tables.len() as u64, TABLES);
    let elsewhere = Sqlite::open(&folder.path().join("elsewhere")).await.unwrap();
    for table in tables {
        let (stored, review) = backup.table(table).await.unwrap().unwrap();
        assert_eq!(elsewhere.restore(stored.clone(), review, false).await, Ok(Put::Added));
        assert_eq!(elsewhere.load(table).await.unwrap(), Some(stored.clone()));
        if table != TableId::new(1) {
            assert_eq!(store.load(table).await.unwrap(), Some(stored));
        }
    }
    assert_eq!(elsewhere.load(TableId::new(1)).await.unwrap().unwrap().entries.len(), 1);
    assert_eq!(elsewhere.review(TableId::new(3)).await, Ok(Some("[3]".into())));
    assert_eq!(backup.keys().await, Ok(vec![("push".into(), "first".into())]));
    elsewhere.put_key("push", "first", false).await.unwrap();
    elsewhere.put_key("push", "other", false).await.unwrap();
    assert_eq!(elsewhere.key("push", "new").await, Ok("first".into()));
    elsewhere.put_key("push", "other", true).await.unwrap();
    assert_eq!(elsewhere.key("push", "new").await, Ok("other".into()));

    let said = store.backup(&copy, &|_, _| {}).await.unwrap_err().to_string();
    assert!(said.contains("already there"), "{said}");
    let nowhere = folder.path().join("no/folder");
    let said = store.backup(&nowhere, &|_, _| {}).await.unwrap_err();
    assert!(matches!(said, StorageError::Unavailable(_)), "{said}");
}
