//! What an address is charged for: everything, by weight. A class behind one address does not
//! notice; who asks for much does, and alone.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, config};
use serde_json::{Value, json};
use server::limits::Limits;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A server with the limits that it has by default.
async fn usual() -> (tempfile::TempDir, House) {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits = Limits::default();
    (data, House::open(config).await)
}

/// The head of the answer to a question from another address of this machine.
async fn ask_from(house: &House, source: &str, path: &str) -> String {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{source}:0").parse().unwrap()).unwrap();
    let mut stream: TcpStream = socket.connect(house.address).await.unwrap();
    let asked = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

/// How many of so many questions at once are answered before the first refusal, and that refusal.
async fn until_refused(house: &House, source: &str, path: &str, most: usize) -> (usize, String) {
    for asked in 0..most {
        let answer = ask_from(house, source, path).await;
        if answer.starts_with("HTTP/1.1 429") {
            return (asked, answer);
        }
        let status = answer.split(' ').nth(1).unwrap_or_default();
        assert!(["200", "400", "404"].contains(&status), "{path}: {answer}");
    }
    (most, String::new())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_of_thirty_behind_one_address_loads_the_page_and_plays() {
    let (_data, house) = usual().await;
    let house = Arc::new(house);
    let seats = json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "free"}}]);
    let mut pupils = Vec::new();
    for _ in 0..15 {
        let (house, seats) = (Arc::clone(&house), seats.clone());
        pupils.push(tokio::spawn(async move {
            arrives(&house).await;
            let made = house.table(json!({"game": "classic"}), seats, 1).await;
            let mut ana = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
            // The friend's page loads meanwhile.
            arrives(&house).await;
            let (status, table) = house.get(&format!("/api/tables/{}", made.code)).await;
            assert_eq!((status, &table["table"]["id"]), (200, &json!(made.id)));
            let path = format!("/api/tables/{}", made.id);
            let name = Some(json!({"name": "Rui"}));
            let taken = house.done("POST", &format!("{path}/seats/1"), "", name).await;
            house.done("POST", &format!("{path}/start"), &made.host, None).await;
            house.done("GET", &format!("{path}/setup"), "", None).await;
            house.done("GET", &format!("{path}/setup"), "", None).await;
            let mut rui = house.join(&made.id, json!([{"secret": taken["secret"]}])).await;
            ana.view().await;
            rui.view().await;
            // The line is lost, for all of them at once.
            drop((ana, rui));
            for secret in [json!(made.secrets[0]), taken["secret"].clone()] {
                house.join(&made.id, json!([{"secret": secret}])).await.view().await;
            }
        }));
    }
    for pupil in pupils {
        pupil.await.unwrap();
    }
}

/// A browser loads the page, which asks what there is.
async fn arrives(house: &House) {
    for _ in 0..30 {
        let (status, _) = house.raw("GET", "/", None, None).await;
        assert_eq!(status, 200);
    }
    let secret = "A".repeat(32);
    let held: Vec<Value> =
        (0..8).map(|id| json!({"table": format!("{id:016x}"), "secret": secret})).collect();
    for path in ["/api/games", "/api/lexicons", "/api/tables"] {
        house.done("GET", path, "", None).await;
    }
    house.done("POST", "/api/tables/mine", "", Some(json!({"held": held}))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_way_to_ask_is_charged_by_its_weight_and_to_the_one_who_asks() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits.calls_at_once = 30;
    config.door.limits.calls_per_second = 1;
    let house = House::open(config).await;
    let nowhere = "/api/tables/0000000000000000";
    // Time goes on while they ask, so the last figure is what is asked at most.
    for (source, path, least, most) in [
        ("127.0.0.11", "/api/lexicons/fr/words/passe".to_owned(), 30, 100),
        ("127.0.0.12", "/api/lexicons/fr/anagrams?letters=PASSE".to_owned(), 15, 29),
        ("127.0.0.13", "/api/lexicons/fr/anagrams?letters=PASSE%3F%3F".to_owned(), 3, 10),
        ("127.0.0.14", "/api/games".to_owned(), 30, 100),
        ("127.0.0.15", "/api/lexicons".to_owned(), 15, 29),
        ("127.0.0.16", nowhere.to_owned(), 30, 100),
        ("127.0.0.17", format!("{nowhere}/stream"), 15, 29),
        ("127.0.0.18", format!("{nowhere}/review"), 3, 10),
        ("127.0.0.19", "/".to_owned(), 300, 900),
        ("127.0.0.20", "/healthz".to_owned(), 30, 100),
    ] {
        let (answered, refusal) = until_refused(&house, source, &path, most).await;
        assert!((least..most).contains(&answered), "{path}: {answered} answered");
        let head = refusal.to_lowercase();
        assert!(head.contains("retry-after: "), "{refusal}");
        assert!(refusal.contains("{\"code\":\"too_often\",\"retry_seconds\":"), "{refusal}");
        let other = ask_from(&house, "127.0.0.2", "/healthz").await;
        assert!(other.starts_with("HTTP/1.1 200"), "{path} was charged to somebody else");
    }
    house.close().await;
}
