//! Time that goes by the clock on the wall.

use super::{HOUR, awaited, begun, info, pass, rules, sit, until};
use crate::house::House;
use serde_json::{Value, json};
use server::Wall;

async fn opened(data: &std::path::Path) -> (Wall, House) {
    let wall = Wall::to_be_moved();
    let house = House::open(rules(data, &wall)).await;
    (wall, house)
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_days_are_over_has_left_and_not_before() {
    let data = tempfile::tempdir().unwrap();
    let (wall, house) = opened(data.path()).await;
    let made = begun(&house, "classic", json!({"days": 2, "then": "forfeit"})).await;
    let table = info(&house, &made).await;
    let seat = awaited(&table).unwrap();
    let due = table["seats"][seat]["days"]["due"].as_i64().unwrap();
    assert!((due - wall.now().0 - 48 * 3_600_000).abs() < 60_000, "{table}");
    wall.move_on(47 * HOUR);
    assert_eq!(info(&house, &made).await["seats"][seat]["left"], false);
    wall.move_on(2 * HOUR);
    until(&house, &made, |table| table["seats"][seat]["left"] == true).await;
    until(&house, &made, |table| table["stage"] == "over").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_passed_in_every_game_that_can_be_played_by_days() {
    for game in ["classic", "forfeit", "rummy", "thief"] {
        let data = tempfile::tempdir().unwrap();
        let (wall, house) = opened(data.path()).await;
        let made = begun(&house, game, json!({"days": 1, "then": "pass"})).await;
        let seat = awaited(&info(&house, &made).await).unwrap();
        wall.move_on(25 * HOUR);
        let table = until(&house, &made, |table| awaited(table) == Some(1 - seat)).await;
        assert_eq!(table["seats"][seat]["left"], false, "{game}");
        assert_eq!(table["seats"][seat]["who"]["stand_in"], Value::Null, "{game}");
        // The other has all of a day.
        let due = table["seats"][1 - seat]["days"]["due"].as_i64().unwrap();
        assert!(due - wall.now().0 > 23 * 3_600_000, "{game}");
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_until_the_player_is_back() {
    let data = tempfile::tempdir().unwrap();
    let (wall, house) = opened(data.path()).await;
    let made = begun(&house, "classic", json!({"days": 1, "then": "bot"})).await;
    let seat = awaited(&info(&house, &made).await).unwrap();
    wall.move_on(25 * HOUR);
    until(&house, &made, |table| awaited(table) == Some(1 - seat)).await;
    let table = info(&house, &made).await;
    assert_eq!(table["seats"][seat]["who"]["stand_in"], "club");
    let back = json!({"to": "back"});
    let path = format!("/api/tables/{}/seats/{seat}/hand-over", made.id);
    house.done("POST", &path, &made.secrets[seat], Some(back)).await;
    assert_eq!(info(&house, &made).await["seats"][seat]["who"]["stand_in"], Value::Null);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn restarts_neither_shorten_nor_prolong_a_turn_and_what_passed_meanwhile_is_forgiven() {
    let data = tempfile::tempdir().unwrap();
    let (wall, house) = opened(data.path()).await;
    let made = begun(&house, "classic", json!({"days": 3, "then": "forfeit"})).await;
    let table = info(&house, &made).await;
    let seat = awaited(&table).unwrap();
    let due = |table: &Value| table["seats"][seat]["days"]["due"].as_i64().unwrap();
    house.close().await;
    let house = House::open(rules(data.path(), &wall)).await;
    assert_eq!(due(&info(&house, &made).await), due(&table), "as it was");
    house.close().await;
    wall.move_on(96 * HOUR);
    let house = House::open(rules(data.path(), &wall)).await;
    let table = info(&house, &made).await;
    assert_eq!(table["seats"][seat]["left"], false, "it passed while the server was down");
    let left = due(&table) - wall.now().0;
    assert!((11 * 3_600_000..=12 * 3_600_000).contains(&left), "{left}");
    house.close().await;
    let house = House::open(rules(data.path(), &wall)).await;
    assert_eq!(due(&info(&house, &made).await), due(&table), "once is enough");
    wall.move_on(13 * HOUR);
    until(&house, &made, |table| table["seats"][seat]["left"] == true).await;
    house.close().await;
}

/// After a bot's word everybody is asked for action cards, usually for some seconds.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_stays_open_for_days_and_then_silence_counts() {
    let data = tempfile::tempdir().unwrap();
    let (wall, house) = opened(data.path()).await;
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}},
        {"who": {"kind": "bot", "level": "club"}},
    ]);
    let pace = json!({"days": 1, "then": "forfeit"});
    let made = house.table(json!({"game": "forfeit", "days": pace}), seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let mut ana = sit(&house, &made, 0).await;
    let mut tries = 0;
    while ana.seen()["game"]["variant"]["action_window"].is_null()
        && ana.seen()["game"]["action_window"].is_null()
    {
        tries += 1;
        assert!(tries < 40, "{}", ana.seen());
        if ana.seen()["awaited"] == json!([0]) {
            let phase = ana.seen()["phase"].clone();
            let pass = json!({"type": "play", "id": format!("p{tries}"), "seat": 0,
                              "phase": phase, "command": "pass"});
            ana.say(pass).await;
        }
        ana.view().await;
    }
    let turn = ana.seen()["phase"].clone();
    // Far longer than the game's own window.
    wall.move_on(23 * HOUR);
    let table = info(&house, &made).await;
    assert_eq!(awaited(&table), Some(0), "{table}");
    assert_eq!(ana.seen()["phase"], turn);
    wall.move_on(2 * HOUR);
    info(&house, &made).await;
    while ana.seen()["phase"] == turn {
        ana.view().await;
    }
    let table = info(&house, &made).await;
    assert_eq!(table["seats"][0]["left"], false, "silence is no missed turn: {table}");
    assert_eq!(table["stage"], "playing");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vacation_puts_a_turn_off() {
    let data = tempfile::tempdir().unwrap();
    let (wall, house) = opened(data.path()).await;
    let pace = json!({"days": 1, "then": "forfeit", "vacation": 3});
    let made = begun(&house, "classic", pace).await;
    let seat = awaited(&info(&house, &made).await).unwrap();
    let path = format!("/api/tables/{}/seats/{seat}/vacation", made.id);
    let (status, _) =
        house.call("POST", &path, Some(&made.secrets[seat]), Some(json!({"days": 4}))).await;
    assert_eq!(status, 400, "there are three");
    let (status, _) =
        house.call("POST", &path, Some(&made.secrets[1 - seat]), Some(json!({"days": 1}))).await;
    assert_eq!(status, 403, "that is somebody else");
    house.done("POST", &path, &made.secrets[seat], Some(json!({"days": 2}))).await;
    wall.move_on(70 * HOUR);
    let table = info(&house, &made).await;
    assert_eq!(table["seats"][seat]["left"], false);
    assert_eq!(table["seats"][seat]["days"]["vacation"], 1);
    pass(&house, &made, seat).await;
    assert_eq!(awaited(&info(&house, &made).await), Some(1 - seat));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_races_a_clock_cannot_be_played_by_days() {
    let data = tempfile::tempdir().unwrap();
    let (_, house) = opened(data.path()).await;
    let team = |name: &str, team: u8| json!({"who": {"kind": "me", "name": name}, "team": team});
    let refused = async |settings: Value| {
        let seats = if settings["game"] == "party" {
            json!([team("Ana", 0), team("Rui", 1)])
        } else {
            json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "free"}}])
        };
        let body = json!({"settings": settings, "seats": seats});
        let (status, problem) = house.call("POST", "/api/tables", None, Some(body)).await;
        assert_eq!((status, &problem["part"]), (400, &json!("days")), "{problem}");
    };
    let pace = |days: u32| json!({"days": days, "then": "pass"});
    refused(json!({"game": "party", "days": pace(1)})).await;
    refused(json!({"game": "classic", "days": pace(0)})).await;
    refused(json!({"game": "classic", "days": pace(8)})).await;
    let limit = json!({"seconds": 60, "then": "bot"});
    refused(json!({"game": "classic", "days": pace(1), "turn_limit": limit})).await;
    refused(json!({"game": "classic", "days": pace(1), "absence": limit})).await;
    let many = json!({"days": 1, "then": "pass", "vacation": 31});
    refused(json!({"game": "classic", "days": many})).await;
    let (_, games) = house.get("/api/games").await;
    for game in games["games"].as_array().unwrap() {
        assert_eq!(game["days"], game["game"] != "party");
    }
    house.close().await;
}
