//! Score sheets: one order of changes, forgotten in time, and in every copy.

use super::Home;
use server::storage::{
    Backup, Put, Revision, SheetRecord, Sqlite, Storage, StorageError, TableCode, WallTime,
};

fn sheet(code: &str, touched: i64) -> SheetRecord {
    SheetRecord {
        code: TableCode::new(code),
        created: WallTime(1),
        revision: Revision::FIRST,
        touched: WallTime(touched),
        document: format!("{{\"of\":\"{code}\"}}"),
    }
}

fn next(of: &SheetRecord, document: &str) -> SheetRecord {
    SheetRecord { revision: of.revision.next(), document: document.to_owned(), ..of.clone() }
}

pub async fn of_two_who_change_a_sheet_one_is_behind(home: &dyn Home) {
    let store = home.open().await;
    let first = sheet("ABCDE-FGHJK", 10);
    assert_eq!(store.sheet(&first.code).await, Ok(None));
    store.create_sheet(first.clone()).await.unwrap();
    assert_eq!(store.create_sheet(first.clone()).await, Err(StorageError::Conflict));
    assert_eq!(store.sheet(&first.code).await, Ok(Some(first.clone())));
    let second = next(&first, "[2]");
    store.change_sheet(second.clone()).await.unwrap();
    assert_eq!(store.change_sheet(next(&first, "[3]")).await, Err(StorageError::Behind));
    assert_eq!(store.sheet(&first.code).await, Ok(Some(second.clone())));
    store.change_sheet(next(&second, "[4]")).await.unwrap();
    assert_eq!(store.delete_sheet(first.code.clone()).await, Ok(true));
    assert_eq!(store.delete_sheet(first.code.clone()).await, Ok(false));
    assert_eq!(store.change_sheet(next(&second, "[5]")).await, Err(StorageError::Behind));
}

pub async fn sheets_that_nobody_looks_at_are_forgotten(home: &dyn Home) {
    let store = home.open().await;
    for nth in 0..5 {
        store.create_sheet(sheet(&format!("SHEET{nth}"), nth)).await.unwrap();
    }
    store.visit_sheet(TableCode::new("SHEET0"), WallTime(100)).await.unwrap();
    store.visit_sheet(TableCode::new("SHEET4"), WallTime(1)).await.unwrap();
    assert_eq!(store.count_sheets().await, Ok(5));
    assert_eq!(store.expire_sheets(WallTime(4), 2).await, Ok(2));
    assert_eq!(store.expire_sheets(WallTime(4), 2).await, Ok(1));
    assert_eq!(store.expire_sheets(WallTime(4), 2).await, Ok(0));
    assert!(store.sheet(&TableCode::new("SHEET0")).await.unwrap().is_some());
    assert_eq!(store.sheet(&TableCode::new("SHEET4")).await.unwrap().unwrap().touched, WallTime(4));
}

pub async fn sheets_are_in_a_copy_and_come_back(home: &dyn Home) {
    let store = home.open().await;
    let early = sheet("SHEET1", 7);
    store.create_sheet(early.clone()).await.unwrap();
    let late = next(&early, "[2]");
    store.change_sheet(late.clone()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy, &|_, _| {}).await.unwrap();
    let mut backup = Backup::open(&copy).await.unwrap();
    let codes = backup.sheets().await.unwrap();
    assert_eq!(codes.as_slice(), std::slice::from_ref(&early.code));
    let saved = backup.sheet(&codes[0]).await.unwrap().unwrap();
    assert_eq!(saved, late);
    let elsewhere = Sqlite::open(&folder.path().join("elsewhere")).await.unwrap();
    for store in [&*store, &elsewhere as &dyn Storage] {
        store.delete_sheet(late.code.clone()).await.unwrap();
        assert_eq!(store.put_sheet(early.clone(), false).await, Ok(Put::Added));
        assert_eq!(store.put_sheet(early.clone(), false).await, Ok(Put::Stays));
        assert_eq!(store.put_sheet(saved.clone(), false).await, Ok(Put::Replaced));
        assert_eq!(store.sheet(&late.code).await.unwrap().unwrap().document, "[2]");
        assert_eq!(store.put_sheet(early.clone(), true).await, Ok(Put::Replaced));
        // Whoever builds on what was there before is behind.
        assert_eq!(store.change_sheet(next(&late, "[3]")).await, Err(StorageError::Behind));
    }
}
