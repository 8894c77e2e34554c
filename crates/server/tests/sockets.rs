//! Sockets that are held for nothing, and what they cost everybody else: nothing.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, config};
use serde_json::json;
use server::limits::{BODY, HEAD, Limits, RESERVED_PER_ADDRESS};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// Far beyond every patience that is waited for here.
const LONG: Duration = Duration::from_secs(60);

/// A socket from an address of this machine.
async fn from(source: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(source.parse().unwrap(), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// All that is said until the other side closes; nothing if it closes without a word.
async fn heard(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    // A reset is an end like another.
    let _ = tokio::time::timeout(LONG, stream.read_to_end(&mut text)).await.expect("it is closed");
    String::from_utf8(text).unwrap()
}

async fn get(source: &str, to: SocketAddr, path: &str) -> String {
    let mut stream = from(source, to).await;
    let asked = format!("GET {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n\r\n");
    // It may be closed before all was said.
    let _ = stream.write_all(asked.as_bytes()).await;
    heard(&mut stream).await
}

#[tokio::test(flavor = "multi_thread")]
async fn half_requests_of_one_address_do_not_shut_out_another() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits = Limits::default();
    let house = House::open(config).await;
    let mut held = Vec::new();
    for _ in 0..1_100 {
        let mut stream = from("127.0.0.1", house.address).await;
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: loc").await;
        held.push(stream);
    }
    let asked = Instant::now();
    assert!(get("127.0.0.2", house.address, "/healthz").await.starts_with("HTTP/1.1 200"));
    assert!(get("127.0.0.3", house.address, "/api/games").await.starts_with("HTTP/1.1 200"));
    assert!(asked.elapsed() < HEAD, "they did not have to wait for the half-requests to end");
    assert_eq!(get("127.0.0.1", house.address, "/healthz").await, "", "one address has its fill");
    // Nobody has to close them: their time is up.
    for stream in &mut held {
        assert_eq!(heard(stream).await, "");
    }
    assert!(get("127.0.0.1", house.address, "/healthz").await.starts_with("HTTP/1.1 200"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_heads_and_bodies_are_closed_and_streams_live_on() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let seats = json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "free"}}]);
    let made = house.table(json!({"game": "classic"}), seats, 1).await;
    let mut ana = house.join(&made.id, json!([{"secret": made.secrets[0]}])).await;
    ana.await_type("welcome").await;

    let drip = async |start: String, most: Duration| {
        let mut stream = from("127.0.0.1", house.address).await;
        stream.write_all(start.as_bytes()).await.unwrap();
        let since = Instant::now();
        // A byte now and then gains no time.
        while since.elapsed() < most + LONG && stream.write_all(b"a").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        assert!(since.elapsed() < most + LONG, "it was closed");
        since.elapsed()
    };
    let head = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ".to_owned();
    let body = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                Content-Length: 16000\r\n\r\n\"";
    let (head, body) = tokio::join!(drip(head, HEAD), drip(body.to_owned(), BODY));
    assert!(head >= HEAD && body >= BODY, "not before its time: {head:?}, {body:?}");

    // All this time nothing was said on the stream, except for what keeps it alive.
    ana.say(json!({"type": "ping"})).await;
    ana.await_type("pong").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_answers_when_every_place_is_taken() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits.sockets = 5;
    let house = House::open(config).await;
    let mut held = Vec::new();
    for place in 1..=5 {
        let mut stream = from(&format!("127.0.1.{place}"), house.address).await;
        stream.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        held.push(stream);
    }
    for path in ["/healthz", "/metrics"] {
        let answer = get("127.0.0.1", house.address, path).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    }
    let answer = get("127.0.0.1", house.address, "/api/games").await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    let head = answer.to_lowercase();
    assert!(head.contains("connection: close") && head.contains("retry-after: "), "{answer}");
    assert!(answer.ends_with("{\"code\":\"busy\"}"), "{answer}");

    // Nobody takes what is held back for these either.
    for _ in 0..RESERVED_PER_ADDRESS {
        held.push(from("127.0.2.1", house.address).await);
    }
    assert_eq!(get("127.0.2.1", house.address, "/healthz").await, "");
    assert!(get("127.0.0.1", house.address, "/healthz").await.starts_with("HTTP/1.1 200"));
    drop(held);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_carries_several_requests_and_ends_with_the_server() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let mut stream = from("127.0.0.1", house.address).await;
    for _ in 0..3 {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"ok\n") {
            assert!(stream.read_buf(&mut answer).await.unwrap() > 0, "it stays open");
        }
    }
    house.close().await;
    assert_eq!(heard(&mut stream).await, "");
}
