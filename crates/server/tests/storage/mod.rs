//! What must hold on every database. Each case gets a [`Home`]: one database, still empty.

#![allow(dead_code, unused_imports, unused_macros, reason = "a file has one process")]

mod copies;
mod rivals;
mod sheets;
mod tables;
mod writes;

pub use copies::*;
pub use rivals::*;
pub use sheets::*;
pub use tables::*;
pub use writes::*;

use games::{GameName, Millis};
use server::storage::{
    Entry, Record, Revision, Standing, Storage, TableCode, TableId, WallTime, Write,
};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

/// One database.
pub trait Home {
    /// Opens it; once more, where several processes may share it.
    fn open(&self) -> Pin<Box<dyn Future<Output = Arc<dyn Storage>> + '_>>;
}

/// Runs every case on a database of its own; `$home` is an async expression that makes one.
macro_rules! storage_suite {
    ($home:expr) => {
        storage_suite! { $home;
            a_new_table_is_kept_as_it_was_made,
            what_is_not_there_is_not_found,
            of_two_who_change_a_sheet_one_is_behind,
            sheets_that_nobody_looks_at_are_forgotten,
            sheets_are_in_a_copy_and_come_back,
            a_code_or_an_id_is_taken_once,
            lists_have_their_order_and_limit,
            visits_and_clocks_never_go_back_and_are_no_writes,
            a_visit_is_noted_once_a_minute,
            tables_that_nobody_visits_expire_in_batches,
            the_first_review_stays,
            a_deleted_table_leaves_nothing,
            odd_texts_come_back_as_they_were,
            writes_append_and_replace,
            a_write_that_does_not_follow_changes_nothing,
            many_tables_are_written_at_once,
            one_refused_write_leaves_its_neighbours_alone,
            everything_is_there_after_reopening,
            closing_finishes_writes_and_refuses_more,
            writes_of_one_table_keep_their_order,
            a_saved_table_comes_back_where_it_is_missing_or_behind,
            whoever_keeps_an_overwritten_table_is_behind,
            a_code_that_is_taken_is_not_put_back,
            a_copy_comes_back_whole_in_another_database,
        }
    };
    ($home:expr; $($case:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                let home = $home.await;
                storage::$case(&home).await;
            }
        )*
    };
}
pub(crate) use storage_suite;

/// What must hold where several processes share a database.
macro_rules! rivals_suite {
    ($home:expr) => {
        storage::storage_suite! { $home;
            a_write_is_seen_by_others_once_it_is_answered,
            rivals_leave_no_gap_and_no_double,
            of_two_writers_of_one_entry_one_is_behind,
        }
    };
}
pub(crate) use rivals_suite;

/// A table that nobody has written to, told apart by a number.
pub fn record(number: u64) -> Record {
    Record {
        id: TableId::new(number),
        code: TableCode::new(format!("CODE{number}")),
        game: GameName::ALL[number as usize % GameName::ALL.len()],
        created: WallTime(1_000 + number as i64),
        standing: standing(1_000 + number as i64),
        document: format!(r#"{{"seats":{number}}}"#),
        setup: None,
    }
}

/// A table by link, in play and without deadline, visited at a time.
pub fn standing(touched: i64) -> Standing {
    Standing {
        touched: WallTime(touched),
        open: false,
        finished: false,
        clock: Millis(0),
        wake_at: None,
    }
}

/// An entry with a text of its own.
pub fn entry(number: u32) -> Entry {
    Entry { text: format!(r#"{{"number":{number}}}"#), note: Some(format!("command {number}")) }
}

/// A write of the entry that follows `first_entry` others, with one write for each before it.
pub fn append(table: TableId, first_entry: u32) -> Write {
    let expected = (0..first_entry).fold(Revision::FIRST, |revision, _| revision.next());
    Write {
        table,
        expected,
        // Visits are noted when they are minutes apart.
        standing: standing(100_000 * (1 + i64::from(first_entry))),
        document: None,
        setup: None,
        first_entry,
        entries: vec![entry(first_entry)],
    }
}
