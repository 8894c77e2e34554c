//! A seat goes to somebody else: to a bot for a while, and to another person for good.

use crate::house::{House, config};
use crate::table::{begun, pass, two_people};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_until_the_player_is_back() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut ana = house.sit(&made, 0).await;
    let turn = ana.view().await["game"]["on_turn"].as_u64().unwrap();
    let hand_over = format!("/api/tables/{}/seats/{turn}/hand-over", made.id);
    let secret = &made.secrets[turn as usize];
    let to_bot = json!({"to": "bot", "level": "primer"});

    let stranger = &made.secrets[1 - turn as usize];
    let (status, answer) =
        house.call("POST", &hand_over, Some(stranger), Some(to_bot.clone())).await;
    assert_eq!((status, answer["code"].as_str()), (403, Some("not_yours")));
    let odd = json!({"to": "bot", "level": "wizard"});
    let (_, answer) = house.call("POST", &hand_over, Some(secret), Some(odd)).await;
    assert_eq!(answer["code"], "bad_settings");

    house.done("POST", &hand_over, secret, Some(to_bot)).await;
    let (handed, _) = ana.news("/handed_over").await;
    assert_eq!(handed, json!({"seat": turn, "to": "bot"}));
    // The bot takes the turn; then the table waits for the other.
    ana.news("/game/turn").await;
    assert_eq!(house.look(&made).await["seats"][turn as usize]["who"]["stand_in"], "primer");

    house.done("POST", &hand_over, secret, Some(json!({"to": "back"}))).await;
    let (handed, _) = ana.news("/handed_over").await;
    assert_eq!(handed, json!({"seat": turn, "to": "person"}));
    assert_eq!(house.look(&made).await["seats"][turn as usize]["who"]["stand_in"], Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_person_gets_a_new_secret_and_the_old_one_is_void() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut old = house.sit(&made, 0).await;
    let hand = old.view().await["game"]["hand"].clone();
    let hand_over = format!("/api/tables/{}/seats/0/hand-over", made.id);
    let body = json!({"to": "person", "name": "Eva"});
    let answer = house.done("POST", &hand_over, &made.secrets[0], Some(body)).await;
    assert_eq!(answer["table"]["seats"][0]["who"]["name"], "Eva");
    let secret = answer["secret"].as_str().unwrap().to_owned();

    let mut eva = house.join(&made.id, json!([{"secret": secret}])).await;
    let view = eva.view().await;
    assert_eq!(view["game"]["hand"], hand);
    // The old device still watches, and that is all.
    old.say(pass("old", 0, &view["phase"])).await;
    assert_eq!(old.answer("old").await["problem"]["code"], "not_yours");
    old.say(json!({"type": "hello", "viewers": []})).await;
    assert_eq!(old.view().await["game"]["hand"], Value::Null);
    let mut again = house.sit(&made, 0).await;
    assert_eq!(again.await_type("welcome").await["viewers"], json!([null]));
    let (status, _) =
        house.call("POST", &hand_over, Some(&made.secrets[0]), Some(json!({"to": "back"}))).await;
    assert_eq!(status, 403);

    // The new holder of the seat is known after a restart too.
    house.close().await;
    let house = House::open(config(data.path().into())).await;
    let mut eva = house.join(&made.id, json!([{"secret": secret}])).await;
    assert_eq!(eva.view().await["game"]["hand"], hand);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_may_let_a_bot_play_on_for_somebody_who_is_away() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let settings = json!({"game": "classic", "absence": {"seconds": 5, "then": "ask"}});
    let made = begun(&house, settings).await;
    let mut watcher = house.join(&made.id, json!([])).await;
    let turn = watcher.view().await["game"]["on_turn"].as_u64().unwrap() as usize;
    let mut other = house.sit(&made, 1 - turn).await;
    other.view().await;
    let hand_over = format!("/api/tables/{}/seats/{turn}/hand-over", made.id);
    let to_bot = json!({"to": "bot", "level": "primer"});
    let secret = &made.secrets[1 - turn];
    // Since when she is away is told, and before her time is up nobody may speak for her.
    assert!(house.look(&made).await["seats"][turn]["away"].is_u64());
    let (status, _) = house.call("POST", &hand_over, Some(secret), Some(to_bot.clone())).await;
    assert_eq!(status, 403);
    tokio::time::sleep(std::time::Duration::from_millis(5_300)).await;
    let (status, _) = house.call("POST", &hand_over, None, Some(to_bot.clone())).await;
    assert_eq!(status, 403, "a stranger has no say");
    house.done("POST", &hand_over, secret, Some(to_bot)).await;
    let (handed, _) = other.news("/handed_over").await;
    assert_eq!(handed, json!({"seat": turn, "to": "bot"}));
    // She may come back at any time.
    house.done("POST", &hand_over, &made.secrets[turn], Some(json!({"to": "back"}))).await;
    assert_eq!(house.look(&made).await["seats"][turn]["who"]["stand_in"], Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_start_the_bot_has_the_seat() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = house.table(json!({"game": "classic"}), two_people(), 5).await;
    let hand_over = format!("/api/tables/{}/seats/1/hand-over", made.id);
    let to_bot = json!({"to": "bot", "level": "primer"});
    house.done("POST", &hand_over, &made.secrets[1], Some(to_bot)).await;
    assert_eq!(house.look(&made).await["seats"][1]["who"]["kind"], "bot");
    let (status, _) =
        house.call("POST", &hand_over, Some(&made.secrets[1]), Some(json!({"to": "back"}))).await;
    assert_eq!(status, 403);
    house.close().await;
}
