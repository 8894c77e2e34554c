//! Three nodes in one: whatever is asked of it, the next of three asks the database. What holds for
//! one has to hold for this as well.

use server::storage::{
    Alive, Answer, Claim, Expiry, Figures, NodeId, Put, Record, Revision, SheetRecord, Storage,
    Stored, TableCode, TableId, Told, Touch, WallTime, Write,
};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Several stores on one database, asked in turn.
pub struct Spread {
    stores: Vec<Arc<dyn Storage>>,
    turn: AtomicUsize,
}

impl Spread {
    pub fn over(stores: Vec<Arc<dyn Storage>>) -> Spread {
        Spread { stores, turn: AtomicUsize::new(0) }
    }

    fn next(&self) -> &dyn Storage {
        &*self.stores[self.turn.fetch_add(1, Ordering::Relaxed) % self.stores.len()]
    }
}

impl Storage for Spread {
    fn create(&self, record: Record) -> Answer<'_, ()> {
        self.next().create(record)
    }

    fn load(&self, table: TableId) -> Answer<'_, Option<Stored>> {
        self.next().load(table)
    }

    fn record(&self, table: TableId) -> Answer<'_, Option<Record>> {
        self.next().record(table)
    }

    fn claim(&self, table: TableId, node: NodeId) -> Answer<'_, Claim> {
        self.next().claim(table, node)
    }

    fn alive<'a>(&'a self, node: NodeId, starts_at: Option<&'a str>) -> Answer<'a, Alive> {
        self.next().alive(node, starts_at)
    }

    fn retire(&self, node: NodeId) -> Answer<'_, ()> {
        self.next().retire(node)
    }

    fn owned(&self, node: NodeId) -> Answer<'_, Vec<TableId>> {
        self.next().owned(node)
    }

    fn house(&self) -> Answer<'_, Option<String>> {
        self.next().house()
    }

    fn find<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<TableId>> {
        self.next().find(code)
    }

    fn commit(&self, write: Write) -> Answer<'_, Revision> {
        self.next().commit(write)
    }

    fn touch(&self, touches: Vec<Touch>) -> Answer<'_, ()> {
        self.next().touch(touches)
    }

    fn open_tables(&self, limit: u32) -> Answer<'_, Vec<Record>> {
        self.next().open_tables(limit)
    }

    fn waking(&self, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.next().waking(limit)
    }

    fn expire(&self, expiry: Expiry) -> Answer<'_, u64> {
        self.next().expire(expiry)
    }

    fn newest(&self) -> Answer<'_, Option<WallTime>> {
        self.next().newest()
    }

    fn count(&self) -> Answer<'_, u64> {
        self.next().count()
    }

    fn delete(&self, table: TableId) -> Answer<'_, bool> {
        self.next().delete(table)
    }

    fn key<'a>(&'a self, name: &'a str, new: &'a str) -> Answer<'a, String> {
        self.next().key(name, new)
    }

    fn put_key<'a>(&'a self, name: &'a str, key: &'a str, overwrite: bool) -> Answer<'a, ()> {
        self.next().put_key(name, key, overwrite)
    }

    fn put_review(&self, table: TableId, review: String) -> Answer<'_, ()> {
        self.next().put_review(table, review)
    }

    fn review(&self, table: TableId) -> Answer<'_, Option<String>> {
        self.next().review(table)
    }

    fn create_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()> {
        self.next().create_sheet(sheet)
    }

    fn sheet<'a>(&'a self, code: &'a TableCode) -> Answer<'a, Option<SheetRecord>> {
        self.next().sheet(code)
    }

    fn change_sheet(&self, sheet: SheetRecord) -> Answer<'_, ()> {
        self.next().change_sheet(sheet)
    }

    fn visit_sheet(&self, code: TableCode, at: WallTime) -> Answer<'_, ()> {
        self.next().visit_sheet(code, at)
    }

    fn delete_sheet(&self, code: TableCode) -> Answer<'_, bool> {
        self.next().delete_sheet(code)
    }

    fn expire_sheets(&self, before: WallTime, limit: u32) -> Answer<'_, u64> {
        self.next().expire_sheets(before, limit)
    }

    fn count_sheets(&self) -> Answer<'_, u64> {
        self.next().count_sheets()
    }

    fn put_sheet(&self, saved: SheetRecord, overwrite: bool) -> Answer<'_, Put> {
        self.next().put_sheet(saved, overwrite)
    }

    fn backup<'a>(&'a self, to: &'a Path, told: &'a Told) -> Answer<'a, ()> {
        self.next().backup(to, told)
    }

    fn restore(&self, saved: Stored, review: Option<String>, overwrite: bool) -> Answer<'_, Put> {
        self.next().restore(saved, review, overwrite)
    }

    fn pulse(&self) -> Answer<'_, ()> {
        self.next().pulse()
    }

    fn figures(&self) -> Figures {
        let all = self.stores.iter().map(|store| store.figures());
        all.fold(Figures::default(), |sum, next| Figures {
            writes: sum.writes + next.writes,
            groups: sum.groups + next.groups,
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            for store in &self.stores {
                store.close().await?;
            }
            Ok(())
        })
    }
}
