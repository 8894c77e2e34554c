//! Copies of all tables, made and put back by the program.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use games::{GameName, Millis};
use server::storage::{self, Database, Record, Standing, TableCode, TableId, WallTime};
use std::path::Path;
use std::process::{Command, Output};

fn abecedar(args: &[&str], data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abecedar"));
    command.args(args).arg("--data").arg(data).env_remove("ABECEDAR_DATABASE").output().unwrap()
}

/// What the program says: its status, what is on standard output, and its one line of complaint.
fn said(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// A table by number, with a code of its own.
async fn make(data: &Path, number: u64, code: &str) {
    let store = storage::open(&Database::File(data.join(server::TABLES))).await.unwrap();
    let standing = Standing {
        touched: WallTime(5),
        open: false,
        finished: false,
        clock: Millis(0),
        wake_at: None,
    };
    let record = Record {
        id: TableId::new(number),
        code: TableCode::new(code),
        game: GameName::Classic,
        created: WallTime(5),
        standing,
        document: "{}".into(),
        setup: None,
    };
    store.create(record).await.unwrap();
    store.close().await.unwrap();
}

#[test]
fn tables_are_copied_and_put_back_and_clashes_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    let copy = folder.path().join("copy");
    let copy = copy.to_str().unwrap();
    let runtime = server::runtime().unwrap();
    runtime.block_on(async {
        make(&here, 1, "AAAA").await;
        make(&here, 2, "BBBB").await;
        make(&there, 3, "BBBB").await;
    });
    assert_eq!(said(&abecedar(&["backup", copy], &here)), (Some(0), String::new(), String::new()));
    let (status, _, complaint) = said(&abecedar(&["backup", copy], &here));
    assert_eq!(status, Some(2));
    assert!(complaint.contains("already there") && complaint.lines().count() == 1, "{complaint}");

    let (status, told, _) = said(&abecedar(&["restore", copy], &there));
    let expected =
        "1 put back, 0 replaced, 0 as they were\nnot put back: another table has the code BBBB\n";
    assert_eq!((status, told.as_str()), (Some(1), expected));
    let (status, told, _) = said(&abecedar(&["restore", copy], &here));
    assert_eq!((status, told.as_str()), (Some(0), "0 put back, 0 replaced, 2 as they were\n"));
    let (status, told, _) = said(&abecedar(&["restore", copy, "--overwrite"], &here));
    assert_eq!((status, told.as_str()), (Some(0), "0 put back, 2 replaced, 0 as they were\n"));
}

#[test]
fn what_cannot_be_copied_or_put_back_is_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let (data, diary) = (folder.path().join("data"), folder.path().join("diary"));
    std::fs::write(&diary, "Dear diary, ".repeat(500)).unwrap();
    let diary = diary.to_str().unwrap();
    for (args, expected) in [
        (["restore", diary], "diary is no copy of tables"),
        (["restore", "/nowhere"], "/nowhere"),
        (["backup", "/tmp/never"], "tables.sqlite"),
    ] {
        let (status, _, complaint) = said(&abecedar(&args, &data));
        assert_eq!(status, Some(2), "{complaint}");
        assert!(complaint.contains(expected) && complaint.lines().count() == 1, "{complaint}");
    }
    assert!(!data.exists(), "nothing was made");
}
