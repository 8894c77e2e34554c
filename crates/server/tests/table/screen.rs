//! A big screen says that it is one, and everybody at the table knows while it looks on.

use crate::house::{House, config};
use crate::table::begun;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn players_know_whether_a_big_screen_shows_their_table() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut ana = house.sit(&made, 0).await;
    assert_eq!(ana.await_type("welcome").await["table"].get("screen"), None);
    // Somebody who only watches is no screen.
    let mut watcher = house.join(&made.id, json!([])).await;
    watcher.await_type("welcome").await;
    assert_eq!(house.look(&made).await.get("screen"), None);
    let mut screen = house.connect(&made.id).await;
    screen.say(json!({"type": "hello", "viewers": [{}], "screen": true})).await;
    let welcome = screen.await_type("welcome").await;
    assert_eq!((&welcome["viewers"], &welcome["table"]["screen"]), (&json!([null]), &json!(true)));
    assert_eq!(house.look(&made).await["screen"], true);
    let there = loop {
        let presence = ana.await_type("presence").await;
        if presence.get("screen").is_some() {
            break presence;
        }
    };
    assert_eq!(there["screen"], true);
    // Who comes later is welcomed with it.
    let mut rui = house.sit(&made, 1).await;
    assert_eq!(rui.await_type("welcome").await["table"]["screen"], true);
    drop(screen);
    let gone: Value = loop {
        let presence = rui.await_type("presence").await;
        if presence.get("screen").is_none() {
            break presence;
        }
    };
    assert_eq!(gone["here"], json!([true, true]));
    assert_eq!(house.look(&made).await.get("screen"), None);
    house.close().await;
}
