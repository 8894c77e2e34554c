//! The log of a game has an end: taking back stops before it, playing does not.

use crate::house::{House, config};
use crate::table::{begun, pass, two_people};
use serde_json::{Value, json};
use server::Config;
use std::path::Path;

fn short_logs(data: &Path, entries: u32, bytes: u32) -> Config {
    let mut config = config(data.into());
    config.door.limits.entries_per_game = entries;
    config.door.limits.bytes_per_game = bytes;
    config
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_ends_at_the_bound_and_the_game_can_still_be_finished() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(short_logs(data.path(), 60, u32::MAX)).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let both = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut stream = house.join(&made.id, both.clone()).await;
    let mut view = stream.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let mut refused = Value::Null;
    for round in 0..60 {
        stream.say(pass(&format!("p{round}"), seat, &view["phase"])).await;
        assert_eq!(stream.answer(&format!("p{round}")).await["kind"], "done");
        let undo = json!({"type": "undo", "id": format!("u{round}"), "seat": seat});
        stream.say(undo).await;
        let outcome = stream.answer(&format!("u{round}")).await;
        if outcome["kind"] == "refused" {
            refused = outcome["refusal"]["code"].clone();
            break;
        }
        let id = format!("a{round}");
        let agreed = json!({"type": "undo_answer", "id": id, "seat": 1 - seat, "agree": true});
        stream.say(agreed).await;
        assert_eq!(stream.answer(&id).await["kind"], "done");
        view = stream.seen().clone();
    }
    assert_eq!(refused, "record_full");
    // Everybody was told before anybody asked.
    let told = stream.heard.iter().filter(|message| message["type"] == "told");
    let flags: Vec<&Value> = told.map(|told| &told["table"]["record_full"]).collect();
    assert!(flags.contains(&&json!(true)), "nobody was told");
    assert_eq!(house.look(&made).await["record_full"], true);

    // No bot takes over, since that could be taken back for ever as well.
    let hand_over = format!("/api/tables/{}/seats/{seat}/hand-over", made.id);
    let secret = Some(made.secrets[seat as usize].as_str());
    let to_bot = Some(json!({"to": "bot", "level": "primer"}));
    let (status, problem) = house.call("POST", &hand_over, secret, to_bot).await;
    assert_eq!((status, &problem["refusal"]["code"]), (409, &json!("record_full")));

    // There is room enough for the end.
    let mut last = house.join(&made.id, both).await;
    let mut view = last.view().await;
    for turn in 0..24 {
        if !view["outcome"].is_null() {
            break;
        }
        let seat = view["awaited"][0].as_u64().unwrap();
        last.say(pass(&format!("end {turn}"), seat, &view["phase"])).await;
        assert_eq!(last.answer(&format!("end {turn}")).await["kind"], "done");
        view = last.seen().clone();
    }
    assert!(!view["outcome"].is_null(), "{view}");
    assert_eq!(house.look(&made).await["stage"], "over");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_uses_up_all_its_room_is_broken_off() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(short_logs(data.path(), 5_000, 200)).await;
    let made = house.table(json!({"game": "classic"}), two_people(), 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let both = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut stream = house.join(&made.id, both).await;
    let view = stream.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    stream.say(pass("last", seat, &view["phase"])).await;
    assert_eq!(stream.answer("last").await["kind"], "done");
    assert_eq!(house.look(&made).await["stage"], "abandoned");
    stream.say(pass("later", 1 - seat, &stream.seen()["phase"].clone())).await;
    assert_eq!(stream.answer("later").await["refusal"]["code"], "game_over");
    house.close().await;
}

/// Twelve who ask at once for the review of a game wait for one.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_looked_at_again_once_however_many_ask() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let abandon = format!("/api/tables/{}/abandon", made.id);
    let review = format!("/api/tables/{}/review", made.id);
    let (status, problem) = house.get(&review).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_over")));
    house.done("POST", &abandon, &made.host, None).await;
    let asked = futures_util::future::join_all((0..12).map(|_| house.get(&review))).await;
    for (status, answer) in &asked {
        assert_eq!((*status, answer), (200, &asked[0].1));
    }
    let (_, metrics) = house.raw("GET", "/metrics", None, None).await;
    assert!(metrics.lines().any(|line| line == "abecedar_reviews_total 1"), "{metrics}");
    house.close().await;
}
