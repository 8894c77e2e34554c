//! Party's commands count from when they were sent, as far as pings tell, up to a cap.

use crate::house::{House, Stream, config};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// A table where a letter was rolled, and who shall spot it: address, secret and seat.
async fn party(house: &House) -> (String, String, u64) {
    let team = |name: &str, team: u8| json!({"who": {"kind": "me", "name": name}, "team": team});
    let seats = json!([team("Ana", 0), team("Rui", 1)]);
    let settings = json!({"game": "party", "house": {"spotting_seconds": 600}});
    let made = house.table(settings, seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let both = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut both = house.join(&made.id, both).await;
    let mut view = both.view().await;
    let mut rolls = 0;
    while view["game"]["stage"].get("spot").is_none() {
        rolls += 1;
        let (id, seat) = (format!("r{rolls}"), &view["game"]["on_turn"]);
        let roll = json!({
            "type": "play", "id": id, "seat": seat, "phase": view["phase"], "command": "roll",
        });
        both.say(roll).await;
        assert_eq!(both.answer(&id).await["kind"], "done");
        view = both.seen().clone();
    }
    let seat = 1 - view["game"]["on_turn"].as_u64().unwrap();
    (made.id, made.secrets[seat as usize].clone(), seat)
}

/// Taps a tile, the right one or not.
fn tap(id: &str, seat: u64, view: &Value) -> Value {
    let command = json!({"spot": {"tile": view["game"]["tray"][0]}});
    json!({"type": "play", "id": id, "seat": seat, "phase": view["phase"], "command": command})
}

/// Taps over a line on which the first ping was answered after a while; by how much at least and
/// at most that was dated back.
async fn tapped(house: &House, silence: Duration) -> (u64, u64) {
    let (id, secret, seat) = party(house).await;
    // The server pings as soon as the line is open, and a client that reads answers.
    let mut stream: Stream = house.join(&id, json!([{"secret": secret}])).await;
    sleep(silence).await;
    let view = stream.view().await;
    // By the second of these the server's ping has been read, and answered.
    stream.clock().await;
    stream.clock().await;
    // Nothing is ever dated before the last event, so the table must have had some time.
    sleep(Duration::from_millis(700)).await;
    let earliest = stream.clock().await;
    stream.say(tap("t", seat, &view)).await;
    stream.say(json!({"type": "ping"})).await;
    let told = stream.await_type("told").await;
    let at = told["steps"][0]["at"].as_u64().unwrap();
    let latest = stream.await_type("pong").await["now"].as_u64().unwrap();
    (earliest.saturating_sub(at), latest.saturating_sub(at))
}

/// It was dated back by so much, give or take how long it was under way here.
fn covers((least, most): (u64, u64), back: u64) -> bool {
    (least..=most).contains(&back)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_dated_back_by_the_way_it_took_up_to_a_cap() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let slow = tapped(&house, Duration::from_millis(3_000)).await;
    assert!(covers(slow, 500), "dated back by {slow:?} instead of the cap");
    let near = tapped(&house, Duration::ZERO).await;
    assert!(near.0 < 100 && covers(near, near.0), "dated back by {near:?} over a short line");
    // The ping is sent a moment before the silence is measured, and clocks show whole milliseconds.
    let middling = tapped(&house, Duration::from_millis(420)).await;
    // Half of the way there and back, which took about as long as the client was silent.
    assert!(middling.1 >= 200 && middling.0 <= 500, "dated back by {middling:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_dated_before_what_happened_last() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (id, secret, seat) = party(&house).await;
    let mut stream = house.join(&id, json!([{"secret": secret}])).await;
    sleep(Duration::from_millis(1_500)).await;
    let view = stream.view().await;
    stream.say(tap("t", seat, &view)).await;
    let told = stream.await_type("told").await;
    let at = told["steps"][0]["at"].as_u64().unwrap();
    stream.say(json!({"type": "resign", "id": "leave", "seat": seat})).await;
    let (_, left) = stream.news("/left").await;
    assert!(left >= at, "left at {left}, before the tap at {at}");
    house.close().await;
}
