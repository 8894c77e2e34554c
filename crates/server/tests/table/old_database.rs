//! A database of the version before: every table is there as it was, and its games go on.

use crate::house::{House, Stream, config};
use crate::player::Beginner;
use games::{GameName, Seeded};
use serde_json::{Value, json};
use server::storage::Database;
use std::path::{Path, PathBuf};

/// A server on a copy of the old database, whose bots think so many times as long as usual.
async fn open(data: &Path, database: Option<&Database>, thinking: f64) -> House {
    let mut config = config(data.into());
    config.database = database.cloned();
    config.tables.expire_days = 100_000;
    config.tables.thinking = thinking;
    House::open(config).await
}

fn old(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old").join(name)
}

/// The seats of a table that are held, with their secrets.
fn held(table: &Value) -> Vec<(u8, String)> {
    let secrets = table["secrets"].as_object().unwrap().iter();
    secrets
        .map(|(seat, secret)| (seat.parse().unwrap(), secret.as_str().unwrap().to_owned()))
        .collect()
}

/// Looks with the eyes of all held seats, from the first event on.
async fn join(house: &House, table: &Value) -> Stream {
    let eyes = held(table).into_iter().map(|(_, secret)| json!({"secret": secret, "next": 0}));
    house.join(table["id"].as_str().unwrap(), eyes.collect()).await
}

/// A held seat does something, if the game waits for one; whether it did.
async fn goes_on(stream: &mut Stream, table: &Value) -> bool {
    let game: GameName = table["game"].as_str().unwrap().parse().unwrap();
    let view = stream.seen().clone();
    let awaited = |seat: u8| view["awaited"].as_array().unwrap().contains(&json!(seat));
    let Some((seat, _)) = held(table).into_iter().find(|(seat, _)| awaited(*seat)) else {
        return false;
    };
    let eyes = stream.heard.iter().rfind(|message| message["viewer"] == seat).unwrap();
    let command = Beginner::new(game).decide(&eyes["view"], seat, &mut Seeded::new(1));
    let play = json!({
        "type": "play", "id": "on", "seat": seat, "phase": view["phase"],
        "command": command.expect("a beginner knows what to do"),
    });
    stream.say(play.clone()).await;
    let outcome = stream.answer("on").await;
    assert_eq!(outcome["kind"], "done", "{}: {play}: {outcome}", table["what"]);
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_version_before_load_and_go_on() {
    let data = tempfile::tempdir().unwrap();
    std::fs::copy(old("abecedar-1.sqlite"), data.path().join("tables.sqlite")).unwrap();
    load_and_go_on(data.path(), None).await;
}

/// A database of each earlier version of PostgreSQL's tables, with the same rows in it.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn tables_of_every_version_before_load_and_go_on_in_postgres() {
    let server = crate::postgres::Server::shared();
    let steps = [
        include_str!("../../migrations/postgres/1.sql"),
        include_str!("../../migrations/postgres/2.sql"),
    ];
    for version in 1..=steps.len() {
        let address = server.new_database().await;
        let mut to = crate::postgres::connect(&address).await;
        let versions = "CREATE TABLE schema_versions (version BIGINT PRIMARY KEY)";
        sqlx::raw_sql(versions).execute(&mut to).await.unwrap();
        for (number, step) in (1_i64..).zip(&steps[..version]) {
            sqlx::raw_sql(*step).execute(&mut to).await.unwrap();
            let note = sqlx::query("INSERT INTO schema_versions VALUES ($1)").bind(number);
            note.execute(&mut to).await.unwrap();
        }
        copy_rows(&old("abecedar-1.sqlite"), &mut to).await;
        let data = tempfile::tempdir().unwrap();
        load_and_go_on(data.path(), Some(&address.parse().unwrap())).await;
    }
}

/// The rows of the old file, as they are: text, numbers and truths, or nothing.
#[cfg(unix)]
async fn copy_rows(from: &Path, to: &mut sqlx::PgConnection) {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(from).immutable(true);
    let mut from = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for (table, columns) in [
        (
            "tables",
            "id, code, game, created, revision, entries, touched, open, finished, clock, wake_at",
        ),
        ("documents", "table_id, document, setup"),
        ("entries", "table_id, number, text, note"),
        ("reviews", "table_id, review"),
    ] {
        let fields: Vec<&str> = columns.split(", ").collect();
        let pairs = fields.iter().map(|field| match *field {
            "open" | "finished" => format!("'{field}', json(iif({field}, 'true', 'false'))"),
            _ => format!("'{field}', {field}"),
        });
        let pairs: Vec<String> = pairs.collect();
        let rows =
            format!("SELECT json_group_array(json_object({})) FROM {table}", pairs.join(", "));
        let rows = sqlx::query_scalar::<_, String>(sqlx::AssertSqlSafe(rows));
        let rows = rows.fetch_one(&mut from).await.unwrap();
        let insert = format!(
            "INSERT INTO {table} ({columns}) \
             SELECT {columns} FROM json_populate_recordset(NULL::{table}, $1::json)"
        );
        let insert = sqlx::query(sqlx::AssertSqlSafe(insert)).bind(rows);
        insert.execute(&mut *to).await.unwrap();
    }
}

/// Every table is there as it was, and its game goes on.
async fn load_and_go_on(data: &Path, database: Option<&Database>) {
    let tables = std::fs::read_to_string(old("tables.json")).unwrap();
    let tables: Vec<Value> = serde_json::from_str(&tables).unwrap();
    assert!(tables.len() > 10);

    // Bots take their time, so that the tables can be seen as they were left.
    let house = open(data, database, 1_000.0).await;
    let mut waiting = Vec::new();
    for table in &tables {
        let what = format!("{}, {}", table["game"], table["what"]);
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let (status, info) = house.get(&path).await;
        assert_eq!((status, &info["table"]["stage"]), (200, &table["stage"]), "{what}: {info}");
        assert_eq!(info["table"]["code"], table["code"]);
        let mut stream = join(&house, table).await;
        let seats: Vec<u8> = held(table).into_iter().map(|(seat, _)| seat).collect();
        assert_eq!(stream.await_type("welcome").await["viewers"], json!(seats), "{what}");
        if table["scores"].is_null() {
            continue;
        }
        for _ in seats {
            let told = stream.await_type("told").await;
            assert_eq!(told["view"]["next_event"], table["next_event"], "{what}");
            let steps = told["steps"].as_array().unwrap().len();
            assert_eq!(json!(steps), table["next_event"], "{what}");
            assert_eq!(told["view"]["game"]["sheet"]["totals"], table["scores"], "{what}");
            assert_eq!(told["view"]["phase"], table["phase"], "{what}");
        }
        match table["stage"].as_str().unwrap() {
            "playing" => {
                if !goes_on(&mut stream, table).await {
                    waiting.push(table);
                }
            }
            _ => {
                house.done("GET", &format!("{path}/review"), "", None).await;
                house.raw("GET", &format!("{path}/saved"), None, None).await;
            }
        }
    }
    house.close().await;

    // Where a bot was to move, it does.
    let house = open(data, database, 0.0).await;
    for table in waiting {
        let mut stream = join(&house, table).await;
        while stream.view().await["next_event"] == table["next_event"] {}
    }
    house.close().await;
}
