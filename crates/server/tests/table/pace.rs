//! How much may be said for one seat, from however many devices.

use crate::house::{House, config};
use crate::table::begun;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn many_tabs_of_one_seat_share_one_allowance_and_the_other_seat_has_its_own() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits.messages_per_second = 1_000;
    config.door.limits.messages_per_seat = 5;
    let house = House::open(config).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut tabs = Vec::new();
    for _ in 0..4 {
        let mut tab = house.sit(&made, 0).await;
        tab.view().await;
        tabs.push(tab);
    }
    let mut rui = house.sit(&made, 1).await;
    rui.view().await;
    // No tab says much, but together they say too much.
    for tab in &mut tabs {
        for _ in 0..12 {
            tab.say(json!({"type": "react", "seat": 0, "reaction": "wave"})).await;
        }
    }
    let mut let_go = 0;
    for tab in &mut tabs {
        let mut last = Value::Null;
        tab.say(json!({"type": "ping"})).await;
        while let Some(message) = tab.hear().await {
            if message["type"] == "problem" {
                assert_eq!(message["problem"]["code"], "too_often");
                assert!(message["problem"]["retry_seconds"].as_u64().unwrap() >= 1);
                last = tab.hear().await.unwrap();
                break;
            }
            if message["type"] == "pong" {
                break;
            }
        }
        if last["type"] == "closing" {
            assert_eq!(last["reason"], "too_fast");
            assert_eq!(tab.hear().await, None);
            let_go += 1;
        }
    }
    assert!(let_go >= 1, "48 messages at once, and 20 are allowed");
    // The other seat has noticed nothing but the waving.
    rui.say(json!({"type": "react", "seat": 1, "reaction": "laugh"})).await;
    rui.clock().await;
    assert!(rui.heard.iter().all(|message| message["type"] != "problem"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_one_too_many_hears_why_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut held = Vec::new();
    for _ in 0..server::limits::CONNECTIONS_OF_A_SEAT {
        let mut tab = house.sit(&made, 0).await;
        tab.view().await;
        held.push(tab);
    }
    let mut late = house.sit(&made, 0).await;
    assert_eq!(late.await_type("problem").await["problem"]["code"], "full");
    assert_eq!(late.hear().await.unwrap()["reason"], "full");
    assert_eq!(late.hear().await, None);
    house.close().await;
}
