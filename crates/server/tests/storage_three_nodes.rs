//! The storage suite on three nodes that share one PostgreSQL: each question goes to the next of
//! them, and what holds for one has to hold for all together.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop right there")]
#![allow(dead_code, unused_imports, unused_macros, reason = "some cases are about one node")]

mod postgres;
mod spread;
mod storage;

use postgres::Server;
use server::storage::{Postgres, Storage};
use spread::Spread;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use storage::{Home, storage_suite};

struct Three {
    address: String,
    _server: Arc<Server>,
}

impl Three {
    async fn new() -> Three {
        let server = Server::shared();
        Three { address: server.new_database().await, _server: server }
    }
}

impl Home for Three {
    fn open(&self) -> Pin<Box<dyn Future<Output = Arc<dyn Storage>> + '_>> {
        Box::pin(async {
            let mut stores: Vec<Arc<dyn Storage>> = Vec::new();
            for _ in 0..3 {
                stores.push(Arc::new(Postgres::open(&self.address).await.unwrap()));
            }
            Arc::new(Spread::over(stores)) as Arc<dyn Storage>
        })
    }
}

// Left out is what one node alone promises: that writes which it has not answered yet keep their
// order.
storage_suite! { Three::new();
    a_new_table_is_kept_as_it_was_made,
    what_is_not_there_is_not_found,
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
    a_write_is_seen_by_others_once_it_is_answered,
    rivals_leave_no_gap_and_no_double,
    of_two_writers_of_one_entry_one_is_behind,
    a_saved_table_comes_back_where_it_is_missing_or_behind,
    whoever_keeps_an_overwritten_table_is_behind,
    a_code_that_is_taken_is_not_put_back,
    a_copy_comes_back_whole_in_another_database,
}
