//! Tables as such: kept, found, listed, deleted.

use super::{Home, append, entry, record, standing};
use games::Millis;
use server::storage::{
    Expiry, Revision, Standing, StorageError, TableCode, TableId, Touch, WallTime,
};

pub async fn a_new_table_is_kept_as_it_was_made(home: &dyn Home) {
    let store = home.open().await;
    let mut made = record(7);
    made.setup = Some(r#"{"edition":"tiny"}"#.into());
    made.standing.wake_at = Some(WallTime(99));
    made.standing.clock = Millis(12);
    store.create(made.clone()).await.unwrap();
    let stored = store.load(made.id).await.unwrap().unwrap();
    assert_eq!(stored.record, made);
    assert_eq!(stored.revision, Revision::FIRST);
    assert!(stored.entries.is_empty());
    assert_eq!(store.find(&made.code).await, Ok(Some(made.id)));
    assert_eq!(store.pulse().await, Ok(()));
    assert_eq!(store.count().await, Ok(1));
    assert_eq!(store.newest().await, Ok(Some(made.standing.touched)));
}

pub async fn what_is_not_there_is_not_found(home: &dyn Home) {
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    assert_eq!(store.load(TableId::new(2)).await, Ok(None));
    assert_eq!(store.review(TableId::new(1)).await, Ok(None));
    assert_eq!(store.delete(TableId::new(2)).await, Ok(false));
    for code in ["CODE2", "code1", "", "CODE1\0", "' OR 1=1 --", "%"] {
        assert_eq!(store.find(&TableCode::new(code)).await, Ok(None), "{code:?}");
    }
}

pub async fn a_code_or_an_id_is_taken_once(home: &dyn Home) {
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    let mut same_code = record(2);
    same_code.code = record(1).code;
    let mut same_id = record(3);
    same_id.id = record(1).id;
    for taken in [same_code, same_id] {
        assert_eq!(store.create(taken).await, Err(StorageError::Conflict));
    }
    assert_eq!(store.load(TableId::new(2)).await, Ok(None));
    assert_eq!(store.find(&record(3).code).await, Ok(None));
    assert_eq!(store.load(TableId::new(1)).await.unwrap().unwrap().record, record(1));
}

pub async fn lists_have_their_order_and_limit(home: &dyn Home) {
    let store = home.open().await;
    // By number: touched, open, finished, wakes.
    let made = [
        (1, 50, true, false, Some(300)),
        (2, 70, true, false, None),
        (3, 60, true, true, Some(200)),
        (4, 10, false, false, Some(100)),
        (5, 20, true, false, Some(400)),
    ];
    for (number, touched, open, finished, wakes) in made {
        let mut table = record(number);
        let wake_at = wakes.map(WallTime);
        table.standing = Standing { open, finished, wake_at, ..standing(touched) };
        store.create(table).await.unwrap();
    }
    let numbers = |ids: Vec<TableId>| -> Vec<u64> {
        ids.iter().map(|id| (1..9).find(|&number| TableId::new(number) == *id).unwrap()).collect()
    };
    let open = |limit| {
        let store = &store;
        async move {
            let records = store.open_tables(limit).await.unwrap();
            numbers(records.iter().map(|record| record.id).collect())
        }
    };
    assert_eq!(open(10).await, [2, 1, 5]);
    assert_eq!(open(2).await, [2, 1]);
    assert_eq!(numbers(store.waking(2).await.unwrap()), [4, 3]);
    assert_eq!(numbers(store.waking(9).await.unwrap()), [4, 3, 1, 5]);

    // A write moves a table between the lists.
    let mut write = append(TableId::new(2), 0);
    write.standing = Standing { finished: true, wake_at: Some(WallTime(1)), ..standing(90) };
    store.commit(write).await.unwrap();
    assert_eq!(open(10).await, [1, 5]);
    assert_eq!(numbers(store.waking(1).await.unwrap()), [2]);
}

pub async fn visits_and_clocks_never_go_back_and_are_no_writes(home: &dyn Home) {
    let store = home.open().await;
    for number in 1..=2 {
        store.create(record(number)).await.unwrap();
    }
    let touch = |number: u64, touched: i64, clock: u64| Touch {
        table: TableId::new(number),
        touched: WallTime(touched),
        clock: Millis(clock),
    };
    store.touch(vec![touch(1, 500_000, 70), touch(9, 500_000, 70), touch(2, 1, 30)]).await.unwrap();
    store.touch(vec![touch(1, 400_000, 80)]).await.unwrap();
    store.touch(Vec::new()).await.unwrap();
    let first = store.load(TableId::new(1)).await.unwrap().unwrap();
    let expected = Standing { clock: Millis(80), ..standing(500_000) };
    assert_eq!(first.record.standing, expected);
    assert_eq!(first.revision, Revision::FIRST);
    let second = store.load(TableId::new(2)).await.unwrap().unwrap().record.standing;
    assert_eq!(second, Standing { clock: Millis(30), ..standing(1_002) });
}

/// When somebody was last there stands in an index, so it is not written with every command.
pub async fn a_visit_is_noted_once_a_minute(home: &dyn Home) {
    let store = home.open().await;
    let table = record(1);
    let first = table.standing.touched.0;
    store.create(table).await.unwrap();
    for (entry, (after, noted)) in (0..).zip([(59_999, 0), (60_000, 60_000), (70_000, 60_000)]) {
        let mut write = append(TableId::new(1), entry);
        write.standing.touched = WallTime(first + after);
        store.commit(write).await.unwrap();
        let stored = store.load(TableId::new(1)).await.unwrap().unwrap();
        assert_eq!(stored.record.standing.touched, WallTime(first + noted), "{after}");
    }
}

pub async fn tables_that_nobody_visits_expire_in_batches(home: &dyn Home) {
    let store = home.open().await;
    // By number: visited, started.
    let made = [(1, 10, true), (2, 20, false), (3, 30, true), (4, 40, false), (5, 50, false)];
    for (number, touched, started) in made {
        let mut table = record(number);
        table.standing.touched = WallTime(touched);
        store.create(table).await.unwrap();
        if started {
            let mut write = append(TableId::new(number), 0);
            write.standing.touched = WallTime(touched);
            store.commit(write).await.unwrap();
        }
    }
    let expiry = |limit, spared: &[u64]| Expiry {
        visited_before: WallTime(25),
        unstarted_before: WallTime(45),
        spared: spared.iter().map(|&number| TableId::new(number)).collect(),
        limit,
    };
    let left = || {
        let store = &store;
        async move {
            let mut left = Vec::new();
            for number in 1..=5 {
                if store.load(TableId::new(number)).await.unwrap().is_some() {
                    left.push(number);
                }
            }
            left
        }
    };
    assert_eq!(store.expire(expiry(1, &[1])).await, Ok(1));
    assert_eq!(left().await, [1, 3, 4, 5], "what is in memory stays, and the oldest goes first");
    assert_eq!(store.expire(expiry(10, &[])).await, Ok(2));
    assert_eq!(left().await, [3, 5], "what was started stays longer");
    assert_eq!(store.expire(expiry(10, &[])).await, Ok(0));
    assert_eq!(store.count().await, Ok(2));
}

pub async fn the_first_review_stays(home: &dyn Home) {
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    store.put_review(TableId::new(1), "[1]".into()).await.unwrap();
    store.put_review(TableId::new(1), "[2]".into()).await.unwrap();
    assert_eq!(store.review(TableId::new(1)).await, Ok(Some("[1]".into())));
    let gone = store.put_review(TableId::new(2), "[3]".into()).await;
    assert_eq!(gone, Err(StorageError::Behind));
}

pub async fn a_deleted_table_leaves_nothing(home: &dyn Home) {
    let store = home.open().await;
    store.create(record(1)).await.unwrap();
    store.commit(append(TableId::new(1), 0)).await.unwrap();
    store.put_review(TableId::new(1), "[]".into()).await.unwrap();
    assert_eq!(store.delete(TableId::new(1)).await, Ok(true));
    assert_eq!(store.load(TableId::new(1)).await, Ok(None));
    assert_eq!(store.find(&record(1).code).await, Ok(None));
    assert_eq!(store.review(TableId::new(1)).await, Ok(None));
    let late = store.commit(append(TableId::new(1), 1)).await;
    assert_eq!(late, Err(StorageError::Behind));

    // Id and code are free again, and nothing of the old table shows.
    store.create(record(1)).await.unwrap();
    let anew = store.load(TableId::new(1)).await.unwrap().unwrap();
    assert!(anew.entries.is_empty());
    store.commit(append(TableId::new(1), 0)).await.unwrap();
    assert_eq!(store.load(TableId::new(1)).await.unwrap().unwrap().entries, [entry(0)]);
}

pub async fn odd_texts_come_back_as_they_were(home: &dyn Home) {
    let store = home.open().await;
    let odd =
        [r#"{"name":"Ção 🎲 \u0000 ' \" ; -- \\ {} , NULL"}"#, "", "NULL", "{a,b}", "é e\u{301}"];
    for (number, text) in (1..).zip(odd) {
        let mut made = record(number);
        made.document = text.into();
        made.setup = Some(text.into());
        store.create(made.clone()).await.unwrap();
        let mut write = append(made.id, 0);
        write.entries[0].text = text.into();
        write.entries[0].note = Some(text.into());
        let mut bare = write.entries[0].clone();
        bare.note = None;
        write.entries.push(bare);
        store.commit(write.clone()).await.unwrap();
        let stored = store.load(made.id).await.unwrap().unwrap();
        assert_eq!(stored.entries, write.entries);
        assert_eq!((stored.record.document, stored.record.setup), (made.document, made.setup));
    }
}
