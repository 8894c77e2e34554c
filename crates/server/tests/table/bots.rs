//! Bots go on playing whatever else is asked of their table.

use crate::house::{House, Stream, config};
use crate::table::pass;
use serde_json::{Value, json};
use server::limits::Limits;
use std::time::Duration;
use tokio::time::timeout;

/// Twenty watchers with seventy-five pings each, which the limits allow, keep the queue of a table
/// full while a bot decides. Its decision must not be lost among them, and whoever comes to watch
/// stands in line instead of being turned away.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_although_the_queue_of_its_table_is_full() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    let usual = Limits::default();
    config.door.limits.messages_per_second = usual.messages_per_second;
    config.door.limits.messages_per_seat = usual.messages_per_seat;
    let house = House::open(config).await;
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "bot", "level": "primer"}},
    ]);
    let made = house.table(json!({"game": "classic"}), seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let mut ana = house.sit(&made, 0).await;
    let mut view = on_turn(&mut ana).await;
    for round in 0..4 {
        let mut watchers: Vec<Stream> = Vec::new();
        for _ in 0..20 {
            watchers.push(house.join(&made.id, json!([{}])).await);
        }
        let flood = tokio::spawn(async move {
            for _ in 0..75 {
                for watcher in &mut watchers {
                    watcher.say(json!({"type": "ping"})).await;
                }
            }
            watchers
        });
        ana.say(pass(&format!("pass {round}"), 0, &view["phase"])).await;
        view = on_turn(&mut ana).await;
        drop(flood.await.unwrap());
    }
    house.close().await;
}

/// The view in which the person is on turn again.
async fn on_turn(stream: &mut Stream) -> Value {
    let found = timeout(Duration::from_secs(30), async {
        let before = stream.heard.len();
        loop {
            let view = stream.view().await;
            let answered = before == 0 || view["awaited"] == json!([0]);
            if answered && view["game"]["on_turn"] == 0 {
                return view;
            }
        }
    });
    found.await.expect("the bot answers")
}
