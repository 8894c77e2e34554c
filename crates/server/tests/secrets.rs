//! What must not be known: no secret is in any log, and no list gives away a private table.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, config};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// All that is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn seats() -> Value {
    json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "free"}}])
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_a_log_at_any_level() {
    let log = Log::default();
    let writer = log.clone();
    server::log_everything_to(move || writer.clone());
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let mut made = house.table(json!({"game": "classic"}), seats(), 3).await;
    let name = Some(json!({"name": "Rui"}));
    let path = format!("/api/tables/{}", made.id);
    let taken = house.done("POST", &format!("{path}/seats/1"), "", name).await;
    made.secrets.push(taken["secret"].as_str().unwrap().to_owned());
    let held = json!({"held": [{"table": made.id, "secret": made.secrets[1]}]});
    house.done("POST", "/api/tables/mine", "", Some(held)).await;
    house.done("POST", &format!("{path}/start"), &made.host, None).await;
    let mut ana = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
    let view = ana.view().await;
    // Refused things are logged first of all.
    ana.say(json!({"type": "hello", "viewers": [{"secret": made.secrets[0]}], "more": 1})).await;
    ana.await_type("problem").await;
    let play =
        json!({"type": "play", "id": "p", "seat": 0, "phase": view["phase"], "command": "pass"});
    ana.say(play).await;
    ana.answer("p").await;
    house.call("DELETE", &path, Some(&made.secrets[1]), None).await;
    let to = Some(json!({"to": "person", "name": "Zoe"}));
    let given =
        house.done("POST", &format!("{path}/seats/1/hand-over"), &made.secrets[1], to).await;
    made.secrets.push(given["secret"].as_str().unwrap().to_owned());
    drop(ana);
    house.close().await;

    let said = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(
        said.contains("\"path\":\"/api/tables\"") && said.contains("INFO"),
        "something is logged: {said}"
    );
    for secret in made.secrets.iter().chain([&made.host]) {
        let line = said.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(line, None);
    }
    assert!(!said.to_lowercase().contains("bearer "));
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_open_tables_alone_and_codes_are_long_and_forgiving() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let private = house.table(json!({"game": "classic"}), seats(), 3).await;
    let open = house.table(json!({"game": "classic", "open": true}), seats(), 3).await;
    let (_, listed) = house.raw("GET", "/api/tables", None, None).await;
    assert!(listed.contains(&open.code) && listed.contains(&open.id));
    for hidden in [&private.code, &private.id] {
        assert!(!listed.contains(hidden.as_str()), "{listed}");
    }

    // Ten of twenty letters are 43 bits.
    let (first, second) = private.code.split_once('-').unwrap();
    assert_eq!((first.len(), second.len()), (5, 5));
    let spaced = format!("%20{}%20{}", first.to_lowercase(), second);
    for key in
        [&private.code, &private.code.to_lowercase(), &private.code.replace('-', ""), &spaced]
    {
        let (status, found) = house.get(&format!("/api/tables/{key}")).await;
        assert_eq!((status, &found["table"]["id"]), (200, &json!(private.id)), "{key}");
        house.connect(key).await.say(json!({"type": "ping"})).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_guesses_hears_the_same_and_soon_nothing_more() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits.misses_per_minute = 2;
    config.door.proxies = 1;
    let house = House::open(config).await;
    let made = house.table(json!({"game": "classic"}), seats(), 3).await;
    let ask = async |from: &str, path: &str, more: &str| {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let head = format!(
            "GET /api/tables/{path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {from}\r\n{more}"
        );
        let head = if more.is_empty() { head + "Connection: close\r\n\r\n" } else { head + "\r\n" };
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = vec![0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        String::from_utf8(answer).unwrap().split_off(9)
    };
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    // What cannot be a stream is refused whether there is a table or not.
    let (there, nowhere) = (format!("{}/stream", made.code), "AAAAA-AAAAA/stream");
    assert_eq!(ask("10.0.0.1", &there, "").await, "400");
    assert_eq!(ask("10.0.0.1", nowhere, "").await, "400");
    // Codes that lead nowhere run out for their address, by whichever way they are tried.
    let mut answers = Vec::new();
    for guess in 0..6 {
        let letter = ['B', 'C', 'D', 'E', 'F', 'G'][guess];
        let code = format!("AAAAA-AAAA{letter}");
        answers.push(ask("10.0.0.2", &format!("{code}/stream"), upgrade).await);
        answers.push(ask("10.0.0.2", &code, "").await);
    }
    assert_eq!(answers[..10], ["404"; 10]);
    assert_eq!(answers[10..], ["429"; 2]);
    // Then a right one is not told either; the address of the table still leads there.
    assert_eq!(ask("10.0.0.2", &made.code, "").await, "429");
    assert_eq!(ask("10.0.0.2", &there, upgrade).await, "429");
    assert_eq!(ask("10.0.0.2", &made.id, "").await, "200");
    // Others have not noticed, and a hundred right codes cost nothing.
    for _ in 0..100 {
        assert_eq!(ask("10.0.0.3", &made.code, "").await, "200");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_names_two_hosts_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    for (line, hosts, wanted) in [
        ("/healthz", "Host: localhost\r\n", "200"),
        ("/healthz", "Host: localhost\r\nHost: evil.example\r\n", "400"),
        ("http://localhost/healthz", "Host: localhost\r\n", "200"),
        ("http://localhost/healthz", "Host: evil.example\r\n", "400"),
        ("http://evil.example/healthz", "Host: localhost\r\n", "400"),
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let head = format!("GET {line} HTTP/1.1\r\n{hosts}Connection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        assert_eq!(answer.split(' ').nth(1), Some(wanted), "{line} {hosts}");
    }
    house.close().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_is_for_its_user_alone() {
    use std::os::unix::fs::PermissionsExt;
    let outside = tempfile::tempdir().unwrap();
    let data = outside.path().join("new").join("data");
    let house = House::open(config(data.clone())).await;
    house.table(json!({"game": "classic"}), seats(), 3).await;
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> =
        std::fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.iter().any(|file| file.ends_with("tables.sqlite-wal")), "{files:?}");
    for file in files {
        assert_eq!(mode(&file) & 0o077, 0, "{}", file.display());
    }
    house.close().await;
}
