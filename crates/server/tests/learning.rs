//! What one learns from a game: seeing it once more, going on from where it was, bringing a saved
//! one along, and hints while it is on.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, Made, config};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

async fn open() -> (tempfile::TempDir, House) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    (data, house)
}

fn two_people() -> Value {
    json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}}])
}

fn against_a_bot() -> Value {
    json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "bot", "level": "casual"}}])
}

async fn begun(house: &House, settings: Value, seats: Value, seed: u64) -> Made {
    let made = house.table(settings, seats, seed).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    made
}

/// Both pass, so often.
async fn pass(house: &House, made: &Made, times: usize) {
    let both = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut stream = house.join(&made.id, both).await;
    stream.view().await;
    for nth in 0..times {
        let view = stream.seen().clone();
        let id = format!("p{}-{nth}", view["phase"]);
        let (seat, phase) = (&view["game"]["on_turn"], &view["phase"]);
        let play =
            json!({"type": "play", "id": id, "seat": seat, "phase": phase, "command": "pass"});
        stream.say(play).await;
        assert_eq!(stream.answer(&id).await["kind"], "done");
        stream.quiet().await.unwrap();
    }
}

/// The views of a replay, put together as a page does.
fn views(replay: &Value) -> Vec<Value> {
    let mut view = json!({});
    let mut views = Vec::new();
    for scene in replay["scenes"].as_array().unwrap() {
        for (name, part) in scene["view"].as_object().unwrap() {
            if name == "game" && view["game"].is_object() {
                for (name, part) in part.as_object().unwrap() {
                    view["game"][name] = part.clone();
                }
            } else {
                view[name] = part.clone();
            }
        }
        views.push(view.clone());
    }
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_with_the_link_sees_a_game_once_more_and_hands_only_when_it_is_over() {
    let (_data, house) = open().await;
    let made = begun(&house, json!({"game": "classic"}), two_people(), 4).await;
    pass(&house, &made, 2).await;
    let path = format!("/api/tables/{}/replay", made.id);
    let (status, running) = house.get(&path).await;
    assert_eq!((status, &running["over"]), (200, &json!(false)));
    assert_eq!(running["scenes"].as_array().unwrap().len(), 3);
    for (scene, view) in running["scenes"].as_array().unwrap().iter().zip(views(&running)) {
        assert_eq!(scene["hands"], json!([]));
        assert_eq!(view["game"]["hand"], Value::Null);
    }
    let mut watcher = house.join(&made.id, json!([{}])).await;
    assert_eq!(watcher.view().await, *views(&running).last().unwrap());
    pass(&house, &made, 2).await;
    let (_, over) = house.get(&path).await;
    assert_eq!((&over["over"], over["scenes"].as_array().unwrap().len()), (&json!(true), 5));
    let last = &over["scenes"][4];
    assert_eq!(last["hands"][0].as_array().unwrap().len(), 7);
    assert!(!last["steps"].as_array().unwrap().is_empty());
    assert_eq!(views(&over)[4]["outcome"]["scores"], last["scores"]);
    let (status, nothing) = house.get("/api/tables/0123456789abcdef/replay").await;
    assert_eq!((status, &nothing["code"]), (404, &json!("no_such_table")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_not_begun_has_nothing_to_be_seen() {
    let (_data, house) = open().await;
    let made = house.table(json!({"game": "classic"}), two_people(), 4).await;
    let (status, problem) = house.get(&format!("/api/tables/{}/replay", made.id)).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_started")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_against_bots_from_where_it_was() {
    let (_data, house) = open().await;
    let made = begun(&house, json!({"game": "classic"}), two_people(), 4).await;
    let path = format!("/api/tables/{}/play-on", made.id);
    let asked = |entry: u32, seat: u8| {
        Some(json!({"entry": entry, "seat": seat, "name": "Zoë", "level": "casual"}))
    };
    let (status, problem) = house.call("POST", &path, None, asked(0, 0)).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_over")), "hands stay hidden");
    pass(&house, &made, 4).await;
    let (_, replay) = house.get(&format!("/api/tables/{}/replay", made.id)).await;
    let on = house.done("POST", &path, "", asked(1, 1)).await;
    assert_eq!(on["table"]["stage"], "playing");
    assert_eq!(on["table"]["seats"][0]["who"]["kind"], "bot");
    assert_eq!(on["table"]["seats"][1]["who"]["name"], "Zoë");
    let id = on["table"]["id"].as_str().unwrap();
    let mut stream = house.join(id, json!([{"secret": on["seats"][0]["secret"]}])).await;
    let view = stream.view().await;
    assert_eq!(view["game"]["hand"], replay["scenes"][1]["hands"][1]);
    for (entry, seat, code) in [(99, 0, "refused"), (1, 7, "no_such_seat"), (4, 0, "game_over")] {
        let (_, problem) = house.call("POST", &path, None, asked(entry, seat)).await;
        assert_eq!(problem["code"], code, "{problem}");
    }
    let bad = json!({"entry": 1, "seat": 0, "name": " ", "level": "casual"});
    let (status, _) = house.call("POST", &path, None, Some(bad)).await;
    assert_eq!(status, 400);
    house.close().await;
}

/// Brings a text along; the status and the answer.
async fn bring(house: &House, text: &str) -> (u16, Value) {
    let head = format!(
        "POST /api/saved HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        house.address,
        text.len()
    );
    let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    // A server that turns it away does not read it to the end.
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    (status, serde_json::from_str(body).unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_game_is_brought_along_and_judged_again() {
    let (_data, house) = open().await;
    let made = begun(&house, json!({"game": "classic"}), two_people(), 4).await;
    pass(&house, &made, 4).await;
    let (_, text) = house.raw("GET", &format!("/api/tables/{}/saved", made.id), None, None).await;
    let (status, table) = bring(&house, &text).await;
    assert_eq!((status, &table["stage"]), (200, &json!("over")), "{table}");
    assert_ne!(table["id"], made.id.as_str());
    let id = table["id"].as_str().unwrap();
    let (_, one) = house.get(&format!("/api/tables/{id}/replay")).await;
    let (_, other) = house.get(&format!("/api/tables/{}/replay", made.id)).await;
    assert_eq!(one["scenes"], other["scenes"]);
    assert_eq!(house.get(&format!("/api/tables/{id}/review")).await.0, 200);
    // What was edited, cut off or is something else is not taken, and nothing breaks.
    for wrong in [text.replacen("\"at\":", "\"at\":1", 1), text[..200].to_owned(), String::new()] {
        let (status, problem) = bring(&house, &wrong).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_settings")), "{problem}");
    }
    let large = "x".repeat(server::limits::SAVED_BODY + 1);
    assert_eq!(bring(&house, &large).await.0, 413);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_says_how_far_it_is_and_how_well_each_turn_was_played() {
    let (_data, house) = open().await;
    let made = begun(&house, json!({"game": "classic"}), two_people(), 4).await;
    let path = format!("/api/tables/{}/review", made.id);
    let (status, problem) = house.get(&path).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_over")));
    pass(&house, &made, 4).await;
    let review = house.done("GET", &path, "", None).await;
    let turns = review["turns"].as_array().unwrap();
    assert!(!turns.is_empty(), "somebody could have laid something");
    for turn in turns {
        assert_eq!(turn["grade"], "missed_a_lot", "{turn}");
        assert!(!turn["best_words"].as_array().unwrap().is_empty());
        assert!(turn["maestro"].is_object() || turn["maestro"].is_string());
    }
    let (status, progress) = house.get(&format!("{path}/progress")).await;
    assert_eq!((status, progress), (200, json!({"done": 0, "all": 0})), "nobody looks just now");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_told_in_figures() {
    let (_data, house) = open().await;
    let made = begun(&house, json!({"game": "classic"}), two_people(), 4).await;
    let path = format!("/api/tables/{}/figures", made.id);
    let (status, problem) = house.get(&path).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_over")));
    pass(&house, &made, 4).await;
    let figures = house.done("GET", &path, "", None).await;
    let sides = figures["sides"].as_array().unwrap();
    assert_eq!(sides.len(), 2);
    for side in sides {
        assert_eq!(
            (&side["turns"], &side["points"], &side["best"]),
            (&json!(2), &json!(0), &json!([]))
        );
    }
    house.close().await;
}

/// Plays for the seat until it is its turn to lay.
async fn on_turn(house: &House, made: &Made) -> Value {
    let mut stream = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
    let mut view = stream.view().await;
    for nth in 0..20 {
        if view["game"]["on_turn"] == 0 && view["game"]["stage"].get("turn").is_some() {
            return view;
        }
        if view["awaited"].as_array().unwrap().contains(&json!(0)) {
            let id = format!("a{nth}");
            let play = json!({"type": "play", "id": id, "seat": 0, "phase": view["phase"], "command": "accept"});
            stream.say(play).await;
        }
        view = stream.view().await;
    }
    panic!("it is never the turn of seat 0: {view}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_say_as_much_as_was_asked_for_and_are_counted() {
    let (_data, house) = open().await;
    let made = begun(&house, json!({"game": "classic"}), against_a_bot(), 4).await;
    let view = on_turn(&house, &made).await;
    let path = format!("/api/tables/{}/seats/0/hint", made.id);
    let ask = async |strength: &str| {
        house.done("POST", &path, &made.secrets[0], Some(json!({"strength": strength}))).await
    };
    let place = ask("where").await;
    assert_eq!((&place["lays"], &place["count"]), (&json!(true), &json!(1)));
    assert!(!place["cells"].as_array().unwrap().is_empty());
    assert_eq!((&place["words"], &place["command"]), (&json!([]), &Value::Null));
    let word = ask("word").await;
    assert_eq!((&word["cells"], &word["command"]), (&place["cells"], &Value::Null));
    assert!(!word["words"].as_array().unwrap().is_empty());
    let play = ask("play").await;
    assert_eq!((&play["count"], &play["words"]), (&json!(3), &word["words"]));
    assert!(!play["lines"].as_array().unwrap().is_empty());
    assert_eq!(ask("play").await["count"], 3, "asked again it is the same hint");
    // The play is accepted as it stands.
    let mut stream = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
    stream.view().await;
    let lay = json!({"type": "play", "id": "lay", "seat": 0, "phase": view["phase"], "command": play["command"]});
    stream.say(lay).await;
    assert_eq!(stream.answer("lay").await["kind"], "done");
    let (_, table) = house.get(&format!("/api/tables/{}", made.id)).await;
    assert_eq!(table["table"]["hints"], json!([3, 0]), "everybody sees how many there were");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_among_people_unless_the_host_allows_them() {
    let (_data, house) = open().await;
    let body = || Some(json!({"strength": "where"}));
    for (allowed, expected) in [(false, "no_hints"), (true, "")] {
        let settings = json!({"game": "classic", "hints": allowed});
        let made = begun(&house, settings, two_people(), 4).await;
        let mut stream = house.join(&made.id, json!([{}])).await;
        let seat = stream.view().await["game"]["on_turn"].as_u64().unwrap() as usize;
        let path = |seat| format!("/api/tables/{}/seats/{seat}/hint", made.id);
        let (_, answer) = house.call("POST", &path(seat), Some(&made.secrets[seat]), body()).await;
        assert_eq!(answer["code"].as_str().unwrap_or_default(), expected, "{answer}");
        // Nobody has a hint for a seat that is not theirs.
        for secret in [None, Some(made.secrets[1 - seat].as_str())] {
            let (_, answer) = house.call("POST", &path(seat), secret, body()).await;
            assert_eq!(answer["code"], "not_yours");
        }
        let other = Some(made.secrets[1 - seat].as_str());
        let (_, answer) = house.call("POST", &path(1 - seat), other, body()).await;
        assert_eq!(answer["code"], if allowed { "not_awaited" } else { "no_hints" });
        let (_, answer) = house.call("POST", &path(9), other, body()).await;
        assert!(answer["code"].is_string());
    }
    house.close().await;
}
