//! A house moves: copied while games are played, put back elsewhere, and played on there.

use crate::house::{House, Made, config};
use crate::postgres::Server;
use crate::table::{begun, pass};
use games::{AnyTable, Dictionary, GameName};
use serde_json::{Value, json};
use server::storage::{self, Backup, Database, Put};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whoever is on turn passes, for as long as the game lasts or until told to stop; how many did.
async fn passes(house: &House, made: &Made, most: u64, stop: &AtomicBool) -> u64 {
    let eyes = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut stream = house.join(&made.id, eyes).await;
    let mut view = stream.view().await;
    for done in 0..most {
        if stop.load(Ordering::Relaxed) || !view["outcome"].is_null() {
            return done;
        }
        let seat = view["game"]["on_turn"].as_u64().unwrap();
        let id = format!("p{}-{}", view["phase"], view["next_event"]);
        stream.say(pass(&id, seat, &view["phase"])).await;
        let outcome = stream.answer(&id).await;
        assert_eq!(outcome["kind"], "done", "{outcome}");
        view = stream.seen().clone();
    }
    most
}

/// Copies a database, as a program beside its server does.
async fn copy(database: &Database, to: &Path) {
    let store = storage::beside(database).await.unwrap();
    store.backup(to, &|_, _| {}).await.unwrap();
    store.close().await.unwrap();
}

/// Puts tables back, as a program beside a server may do; what became of each.
async fn put_back(from: &Path, database: &Database, overwrite: bool) -> Vec<Put> {
    let mut backup = Backup::open(from).await.unwrap();
    let store = storage::open_to_restore(database).await.unwrap();
    let mut puts = Vec::new();
    for table in backup.tables().await.unwrap() {
        let (stored, review) = backup.table(table).await.unwrap().unwrap();
        puts.push(store.restore(stored, review, overwrite).await.unwrap());
    }
    store.close().await.unwrap();
    puts
}

/// Judges every game of a copy again.
async fn replays(copy: &Path) {
    let words = lexicon::Library::new(None).open("pt").unwrap();
    let words: &dyn Dictionary = &words;
    let mut backup = Backup::open(copy).await.unwrap();
    for table in backup.tables().await.unwrap() {
        let (stored, _) = backup.table(table).await.unwrap().unwrap();
        let Some(setup) = stored.record.setup else { continue };
        let entries = stored.entries.iter().map(|entry| entry.text.as_str());
        let table: AnyTable = GameName::Classic.restore(&setup, entries).unwrap();
        let report = AnyTable::replay(&table.save(), &|_| Some(words)).unwrap();
        assert_eq!(report.departure, None);
    }
}

struct Place {
    data: tempfile::TempDir,
    database: Database,
}

impl Place {
    fn file() -> Place {
        let data = tempfile::tempdir().unwrap();
        let database = Database::File(data.path().join("tables.sqlite"));
        Place { data, database }
    }

    async fn server(server: &Server) -> Place {
        let data = tempfile::tempdir().unwrap();
        Place { data, database: server.new_database().await.parse().unwrap() }
    }

    async fn open(&self) -> House {
        let mut config = config(self.data.path().into());
        config.database = Some(self.database.clone());
        House::open(config).await
    }
}

/// There and back again: from a file to PostgreSQL and from there to another file, each time
/// copied while people play.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_moves_from_one_database_to_the_other_and_back() {
    let server = Server::shared();
    let places = [Place::file(), Place::server(&server).await, Place::file()];
    let copies = tempfile::tempdir().unwrap();
    let mut house = places[0].open().await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(begun(&house, json!({"game": "classic"})).await);
    }
    let seen = |table: &Value| table["seats"].clone();
    for (number, next) in [(0, &places[1]), (1, &places[2])] {
        let here = &places[number].database;
        let file: PathBuf = copies.path().join(format!("copy-{number}"));
        // One pass a table before, and more while the copy is made.
        let stop = Arc::new(AtomicBool::new(false));
        assert_eq!(passes(&house, &tables[number], 1, &stop).await, 1);
        let (_, ()) = tokio::join!(passes(&house, &tables[3], 1, &stop), copy(here, &file));
        replays(&file).await;
        let before = house.look(&tables[0]).await;
        house.close().await;
        let puts = put_back(&file, &next.database, false).await;
        assert_eq!(puts, vec![Put::Added; tables.len()]);
        house = next.open().await;
        assert_eq!(seen(&house.look(&tables[0]).await), seen(&before));
    }
    // Everybody has their seat still, and the games go on to their end.
    let never = AtomicBool::new(false);
    for table in &tables {
        assert!(passes(&house, table, 100, &never).await > 0);
        assert_eq!(house.look(table).await["stage"], "over");
    }
    house.close().await;
}

/// A table that is put back under the hands of its players: the server notices, and they go on
/// from there.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_notices_that_a_table_was_put_back() {
    let server = Server::shared();
    for place in [Place::file(), Place::server(&server).await] {
        let house = place.open().await;
        let made = begun(&house, json!({"game": "classic"})).await;
        let copies = tempfile::tempdir().unwrap();
        let file = copies.path().join("copy");
        copy(&place.database, &file).await;
        let never = AtomicBool::new(false);
        assert_eq!(passes(&house, &made, 2, &never).await, 2);
        assert_eq!(put_back(&file, &place.database, false).await, [Put::Stays]);
        assert_eq!(put_back(&file, &place.database, true).await, [Put::Replaced]);

        let eyes = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
        let mut stream = house.join(&made.id, eyes).await;
        let view = stream.view().await;
        let seat = view["game"]["on_turn"].as_u64().unwrap();
        stream.say(pass("late", seat, &view["phase"])).await;
        let late = stream.answer("late").await;
        // The phase that it names has not come yet, or is over, as the copy has it.
        assert_eq!(late["kind"], "refused", "{late}");
        // All four passes of a whole game are possible again.
        assert_eq!(passes(&house, &made, 100, &never).await, 4);
        assert_eq!(house.look(&made).await["stage"], "over");
        house.close().await;
    }
}
