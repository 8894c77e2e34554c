//! What the tests share.

pub mod mail;
pub mod mailing;
pub mod pace;
pub mod push;
pub mod pushing;

use crate::house::{House, Made, Stream, config};
use serde_json::{Value, json};
use server::{Config, Wall};
use std::path::Path;
use std::time::Duration;

pub const HOUR: Duration = Duration::from_secs(3600);

/// The rules of these tests: a clock that can be moved, and endpoints on this machine.
pub fn rules(data: &Path, wall: &Wall) -> Config {
    let mut config = config(data.into());
    config.wall = wall.clone();
    config.push.anywhere = true;
    config
}

/// A table of Ana and Rui with a pace, that has begun.
pub async fn begun(house: &House, game: &str, days: Value) -> Made {
    let made = made(house, game, days).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    made
}

/// The same before it begins.
pub async fn made(house: &House, game: &str, days: Value) -> Made {
    let me = |name: &str| json!({"who": {"kind": "me", "name": name}});
    house.table(json!({"game": game, "days": days}), json!([me("Ana"), me("Rui")]), 5).await
}

/// The table as anybody may know it.
pub async fn info(house: &House, made: &Made) -> Value {
    house.done("GET", &format!("/api/tables/{}", made.id), &made.host, None).await["table"].clone()
}

/// Asks for the table until it is as it should be.
pub async fn until(house: &House, made: &Made, is: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let table = info(house, made).await;
        if is(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it did not come to that: {}", info(house, made).await)
}

/// Whom the game waits for, where that is one seat.
pub fn awaited(table: &Value) -> Option<usize> {
    let seats = table["seats"].as_array().unwrap();
    seats.iter().position(|seat| seat["awaited"] == true)
}

/// A seat's stream, at the table.
pub async fn sit(house: &House, made: &Made, seat: usize) -> Stream {
    let mut stream = house.join(&made.id, json!([{"secret": made.secrets[seat]}])).await;
    stream.view().await;
    stream
}

/// Whoever is on turn passes.
pub async fn pass(house: &House, made: &Made, seat: usize) {
    let mut stream = sit(house, made, seat).await;
    let phase = stream.seen()["phase"].clone();
    // What was asked before under the same name is not done again.
    let id = format!("pass in {phase}");
    let pass = json!({"type": "play", "id": id, "seat": seat, "phase": phase, "command": "pass"});
    stream.say(pass).await;
    let answer = stream.answer(&id).await;
    assert_eq!(answer["kind"], "done", "{answer}");
}
