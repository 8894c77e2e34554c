//! What no client should say, and what the server makes of it: a clear answer each, and other
//! tables untouched.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, Made, Stream, config};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// A game of Classic between two people, on the move.
async fn started(house: &House) -> (Made, Stream, Stream) {
    let seats =
        json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}}]);
    let made = house.table(json!({"game": "classic"}), seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let ana = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
    let rui = house.join(&made.id, json!([{"secret": made.secrets[1]}])).await;
    (made, ana, rui)
}

fn pass(id: &str, seat: u64, phase: &Value) -> Value {
    json!({"type": "play", "id": id, "seat": seat, "phase": phase, "command": "pass"})
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_then_the_connection_is_closed() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (made, mut ana, mut rui) = started(&house).await;
    ana.view().await;
    let nested = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for message in [
        Message::text("{"),
        Message::text("null"),
        Message::text("{\"type\": \"fly\"}"),
        Message::text("{\"type\": \"react\", \"seat\": 0, \"reaction\": \"wave\", \"extra\": 1}"),
        Message::text(nested),
        Message::binary(vec![0; 100]),
        Message::text("{\"type\": \"play\", \"id\": 7}"),
        Message::text("{\"type\": \"hello\", \"viewers\": [{\"secret\": \"short\"}]}"),
    ] {
        ana.send(message).await;
        let problem = ana.await_type("problem").await;
        assert_eq!(problem["problem"]["code"], "malformed", "{problem}");
    }
    for _ in 0..2 {
        ana.send(Message::text("?")).await;
    }
    assert_eq!(ana.await_type("closing").await["reason"], "misbehaved");
    assert_eq!(ana.hear().await, None);

    // The other player has noticed nothing but that she is gone.
    rui.say(json!({"type": "ping"})).await;
    rui.await_type("pong").await;
    // Too much at once is refused unread.
    let mut ana = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
    ana.view().await;
    for (message, times) in [("x", 100_000), ("y", 17_000), ("z", 250_000)] {
        let mut ana = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
        ana.view().await;
        ana.send(Message::text(format!("\"{}\"", message.repeat(times)))).await;
        assert_eq!(ana.await_type("problem").await["problem"]["code"], "too_large");
        assert_eq!(ana.await_type("closing").await["reason"], "misbehaved");
        assert_eq!(ana.hear().await, None);
    }
    // Of what has no end nothing is read to the end; the connection ends all the same.
    ana.send(Message::text("e".repeat(4_000_000))).await;
    while ana.hear().await.is_some() {}
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hello_comes_first_and_speaks_only_for_what_it_holds() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (made, mut ana, mut rui) = started(&house).await;
    let view = ana.view().await;
    let phase = &view["phase"];
    let turn = view["game"]["on_turn"].as_u64().unwrap();

    let mut early = house.connect(&made.id).await;
    early.say(pass("a", turn, phase)).await;
    assert_eq!(early.await_type("problem").await["problem"]["code"], "malformed");

    // A watcher, a wrong secret, and somebody else's seat all get the same answer.
    let wrong = "A".repeat(32);
    for viewers in [json!([]), json!([{"secret": wrong}])] {
        let mut watcher = house.join(&made.id, viewers).await;
        let welcome = watcher.await_type("welcome").await;
        assert_eq!(welcome["viewers"], json!([null]));
        assert_eq!(watcher.view().await["game"]["hand"], Value::Null);
        watcher.say(pass("w", turn, phase)).await;
        assert_eq!(watcher.answer("w").await["problem"]["code"], "not_yours");
        watcher.say(json!({"type": "preview", "id": "p", "seat": turn, "command": "pass"})).await;
        assert_eq!(watcher.answer("p").await["problem"]["code"], "not_yours");
        watcher.say(json!({"type": "react", "seat": turn, "reaction": "wave"})).await;
        assert_eq!(watcher.await_type("problem").await["problem"]["code"], "not_yours");
    }
    let (idle, idle_seat) = if turn == 0 { (&mut rui, 1) } else { (&mut ana, 0) };
    idle.say(pass("x", turn, phase)).await;
    assert_eq!(idle.answer("x").await["problem"]["code"], "not_yours");
    idle.say(pass("y", idle_seat, phase)).await;
    assert_eq!(idle.answer("y").await["refusal"]["code"], "not_your_turn");
    idle.say(pass("z", 200, phase)).await;
    assert_eq!(idle.answer("z").await["problem"]["code"], "not_yours");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twice_late_early_and_from_two_tabs_at_once() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (made, mut ana, mut rui) = started(&house).await;
    let view = ana.view().await;
    rui.view().await;
    let turn = view["game"]["on_turn"].as_u64().unwrap();
    let phase = view["phase"].as_u64().unwrap();
    let secret = &made.secrets[turn as usize];
    let mut one = house.join(&made.id, json!([{"secret": secret}])).await;
    let mut two = house.join(&made.id, json!([{"secret": secret}])).await;

    // The same command from two tabs with ids of their own: one is done, the other is late.
    one.say(pass("one", turn, &json!(phase))).await;
    two.say(pass("two", turn, &json!(phase))).await;
    let (first, second) = (one.answer("one").await, two.answer("two").await);
    let kinds = [first["kind"].as_str().unwrap(), second["kind"].as_str().unwrap()];
    assert!(kinds.contains(&"done") && kinds.contains(&"refused"), "{first} {second}");
    let late = if first["kind"] == "refused" { (&mut one, first) } else { (&mut two, second) };
    assert_eq!(late.1["refusal"]["code"], "stale");
    // Whoever was late is brought up to date.
    assert!(late.0.view().await["phase"].as_u64().unwrap() > phase);

    // The same id again, from anywhere, is answered the same, and nothing happens.
    let before = house.get(&format!("/api/tables/{}", made.id)).await.1["table"]["changed"].clone();
    one.say(pass("one", turn, &json!(phase))).await;
    two.say(pass("one", turn, &json!(phase))).await;
    let (again, there) = (one.answer("one").await, two.answer("one").await);
    assert_eq!(again, there);
    let after = house.get(&format!("/api/tables/{}", made.id)).await.1["table"]["changed"].clone();
    assert_eq!(before, after);

    // A phase that has not come, and an id that is too long.
    one.say(pass("early", turn, &json!(phase + 50))).await;
    assert_eq!(one.answer("early").await["refusal"]["code"], "not_yet");
    one.say(pass(&"i".repeat(500), turn, &json!(phase))).await;
    let answer = one.await_type("answer").await;
    assert_eq!(answer["outcome"]["problem"]["code"], "malformed");
    assert!(answer["id"].as_str().unwrap().len() < 100);
    // A command that no game knows.
    let odd =
        json!({"type": "play", "id": "odd", "seat": turn, "phase": phase, "command": {"fly": 1}});
    one.say(odd).await;
    assert_eq!(one.answer("odd").await["refusal"]["code"], "malformed");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_with_wrong_paths_bodies_and_secrets() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (made, _ana, _rui) = started(&house).await;
    let path = format!("/api/tables/{}", made.id);
    let code = |answer: (u16, Value)| answer.1["code"].as_str().unwrap_or("none").to_owned();

    for unknown in ["0000000000000000", "zz", "AAAAAA", "..%2f..%2f", "ffffffffffffffff", "%00"] {
        let answer = house.get(&format!("/api/tables/{unknown}")).await;
        assert_eq!((answer.0, code(answer)), (404, "no_such_table".to_owned()), "{unknown}");
    }
    // A code leads to the table, in small letters too.
    let found = house.get(&format!("/api/tables/{}", made.code.to_lowercase())).await;
    assert_eq!(found.1["table"]["id"], json!(made.id));

    for (method, path, body, wanted) in [
        ("POST", "/api/tables".to_owned(), json!({"seats": []}), "malformed"),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({"settings": {"game": "poker"}, "seats": []}),
            "bad_settings",
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({"settings": {"game": "classic", "house": {"speed": 1}},
            "seats": [{"who": {"kind": "free"}}, {"who": {"kind": "free"}}]}),
            "bad_settings",
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({"settings": {"game": "classic"},
            "seats": [{"who": {"kind": "free"}}]}),
            "bad_settings",
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({"settings": {"game": "classic"},
            "seats": [{"who": {"kind": "me", "name": "\u{200b}"}}, {"who": {"kind": "free"}}]}),
            "bad_name",
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({"settings": {"game": "classic", "turn_limit":
            {"seconds": 1, "then": "bot"}}, "seats": [{"who": {"kind": "free"}}, {"who": {"kind": "free"}}]}),
            "bad_settings",
        ),
        ("POST", format!("{path}/seats/0"), json!({"name": "Eva"}), "already_started"),
        ("POST", format!("{path}/seats/300"), json!({"name": "Eva"}), "no_such_seat"),
        ("POST", format!("{path}/seats/0/hand-over"), json!({"to": "person"}), "not_yours"),
        ("POST", format!("{path}/start"), Value::Null, "not_yours"),
        ("POST", format!("{path}/abandon"), Value::Null, "not_yours"),
        ("POST", format!("{path}/rematch"), Value::Null, "not_over"),
        ("DELETE", path.clone(), Value::Null, "not_yours"),
        ("DELETE", format!("{path}/seats/1"), Value::Null, "not_yours"),
        ("GET", format!("{path}/saved"), Value::Null, "not_over"),
        ("GET", format!("{path}/review"), Value::Null, "not_over"),
        ("GET", format!("{path}/stream"), Value::Null, "malformed"),
    ] {
        let body = Some(body).filter(|body| !body.is_null());
        // The secret of one seat gives nothing of another, and no rights of the host.
        let secret = made.secrets[0].as_str();
        let other = path.ends_with("/seats/0/hand-over");
        let secret = if other { made.secrets[1].as_str() } else { secret };
        let answer = house.call(method, &path, Some(secret), body).await;
        let shown = answer.1.to_string();
        assert_eq!(code(answer), wanted, "{method} {path}: {shown}");
    }
    let (status, answer) =
        house.call("POST", &format!("{path}/start"), Some("nonsense"), None).await;
    assert_eq!((status, answer["code"].as_str()), (403, Some("not_yours")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_too_fast_is_refused_politely() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits.calls_at_once = 30;
    config.door.limits.calls_per_second = 1;
    config.door.limits.connections_per_address = 3;
    config.door.limits.messages_per_second = 5;
    let house = House::open(config).await;
    let (made, mut ana, _rui) = started(&house).await;
    ana.view().await;
    for _ in 0..60 {
        ana.say(json!({"type": "ping"})).await;
    }
    assert_eq!(ana.await_type("problem").await["problem"]["code"], "too_often");
    assert_eq!(ana.await_type("closing").await["reason"], "too_fast");

    let mut held = Vec::new();
    let full = loop {
        let address = format!("ws://{}/api/tables/{}/stream", house.address, made.id);
        match tokio_tungstenite::connect_async(address).await {
            Ok(stream) => held.push(stream),
            Err(fault) => break fault,
        }
        assert!(held.len() < 5, "no end of connections");
    };
    let tokio_tungstenite::tungstenite::Error::Http(answer) = full else { panic!("{full}") };
    assert_eq!(answer.status(), 503);

    let mut last = (200, Value::Null);
    for _ in 0..20 {
        last = house.get("/api/tables").await;
    }
    assert_eq!((last.0, last.1["code"].as_str()), (429, Some("too_often")));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_is_turned_away() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    for (host, origin, status) in [
        ("evil.example", None, "403"),
        ("127.0.0.1", Some("http://evil.example"), "403"),
        ("127.0.0.1", Some("null"), "403"),
        ("127.0.0.1", Some("http://127.0.0.1"), "200"),
        ("localhost", None, "200"),
    ] {
        let mut stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
        let origin = origin.map(|origin| format!("Origin: {origin}\r\n")).unwrap_or_default();
        let ask = format!(
            "GET /api/tables HTTP/1.1\r\nHost: {host}\r\n{origin}Connection: close\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert_eq!(answer.split(' ').nth(1), Some(status), "{host} {origin}");
    }
    house.close().await;
}
