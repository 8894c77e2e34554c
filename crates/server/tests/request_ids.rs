//! What a request causes in the log can be found by its id, and says nothing that is secret.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

use axum::body::Body;
use axum::http::{HeaderMap, Request};
use serde_json::Value;
use server::{Service, router};
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use tower::ServiceExt;

/// A log that is kept in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Asks, and gives the answer's headers and the lines that were logged meanwhile.
async fn ask(path: &str, id: Option<&str>) -> (HeaderMap, Vec<Value>) {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .json()
        .flatten_event(true)
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let logging = tracing::subscriber::set_default(subscriber);
    let mut request = Request::get(path);
    if let Some(id) = id {
        request = request.header("x-request-id", id);
    }
    let request = request.header("authorization", "Bearer open-sesame").body(Body::empty());
    let response = router(Service::new(None)).oneshot(request.unwrap()).await.unwrap();
    drop(logging);
    let text = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (response.headers().clone(), lines)
}

#[tokio::test]
async fn the_id_of_a_proxy_is_kept_in_the_log_and_in_the_answer() {
    let (headers, lines) = ask("/api/games", Some("edge-77")).await;
    assert_eq!(headers["x-request-id"], "edge-77");
    let answered = lines.iter().find(|line| line["message"] == "answered").unwrap();
    assert_eq!(answered["spans"][0]["id"], "edge-77");
    assert_eq!(answered["spans"][0]["path"], "/api/games");
}

#[tokio::test]
async fn whoever_brings_none_or_an_odd_one_is_given_one() {
    for id in [None, Some("two words"), Some("\"}{")] {
        let (headers, _) = ask("/healthz", id).await;
        let given = headers["x-request-id"].to_str().unwrap();
        assert!(given.contains('-') && Some(given) != id, "{given}");
    }
}

#[tokio::test]
async fn neither_codes_nor_secrets_are_logged_at_any_level() {
    let (_, lines) = ask("/api/tables/ABCDEF", None).await;
    assert!(!lines.is_empty());
    for line in lines {
        let line = line.to_string();
        assert!(!line.contains("ABCDEF") && !line.contains("sesame"), "{line}");
    }
}
