//! Connections that cost the attacker nothing: half requests, requests and bodies that come drop by
//! drop, silence, streams that nobody reads, and coming and going without end.

use super::catalogue::Ended;
use super::field::Field;
use super::prepared::long_game;
use crate::Fault;
use crate::place::Place;
use crate::socket::Socket;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};

/// Connections that are held at once: more than a program may usually have files open.
const HELD: usize = 1_200;

/// Connections that speak drop by drop, and how often each does.
const DRIPPING: usize = 400;
const DRIP: Duration = Duration::from_millis(200);

/// How long a connection may take to be made, and how long it is before the next try.
const CONNECTING: Duration = Duration::from_secs(3);
const AGAIN: Duration = Duration::from_millis(200);

const HALF: &str = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ";
const BODY: &str = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\
                    Content-Type: application/json\r\nContent-Length: 16000\r\n\r\n";

pub(super) fn half_open(field: Arc<Field>) -> Ended {
    Box::pin(hold(field, HELD, HALF, false))
}

pub(super) fn idle(field: Arc<Field>) -> Ended {
    Box::pin(hold(field, HELD, "", false))
}

pub(super) fn slow_headers(field: Arc<Field>) -> Ended {
    Box::pin(hold(field, DRIPPING, HALF, true))
}

pub(super) fn slow_bodies(field: Arc<Field>) -> Ended {
    Box::pin(hold(field, DRIPPING, BODY, true))
}

/// Holds so many connections open until the end; whichever is closed is opened anew.
async fn hold(
    field: Arc<Field>,
    count: usize,
    first: &'static str,
    drips: bool,
) -> Result<Option<String>, Fault> {
    let end = field.go().await?;
    let mut holding = JoinSet::new();
    for _ in 0..count {
        let field = Arc::clone(&field);
        holding.spawn(async move {
            while Instant::now() < end {
                let what = hold_one(&field, end, first, drips).await;
                field.count(what);
                tokio::time::sleep_until((Instant::now() + AGAIN).min(end)).await;
            }
        });
    }
    while holding.join_next().await.is_some() {}
    Ok(None)
}

async fn hold_one(field: &Field, end: Instant, first: &str, drips: bool) -> String {
    let connecting = timeout(CONNECTING, Place::HOSTILE.connect(field.server));
    let Ok(Ok(mut stream)) = connecting.await else { return "no connection".into() };
    if stream.write_all(first.as_bytes()).await.is_err() {
        return "hung up".into();
    }
    let mut answer = [0; 64];
    let mut drip = tokio::time::interval(DRIP);
    loop {
        tokio::select! {
            read = stream.read(&mut answer) => return match read {
                Ok(size) if size > 0 => {
                    let text = String::from_utf8_lossy(&answer[..size]).into_owned();
                    text.split(' ').nth(1).unwrap_or("an odd answer").to_owned()
                }
                _ => "hung up".into(),
            },
            _ = drip.tick(), if drips => {
                if stream.write_all(b"a").await.is_err() {
                    return "hung up".into();
                }
            }
            () = tokio::time::sleep_until(end) => return "held to the end".into(),
        }
    }
}

/// Streams that ask for the whole history again and again and read nothing of it.
pub(super) fn slow_readers(field: Arc<Field>) -> Ended {
    const STREAMS: usize = 150;
    const HISTORY: u32 = 200;
    /// Bytes that the system keeps for a reader, at the least that it allows.
    const BUFFER: u32 = 4 * 1024;
    Box::pin(async move {
        let table = Arc::new(long_game(0, field.server, HISTORY).await?);
        let end = field.go().await?;
        let mut sending = JoinSet::new();
        for _ in 0..STREAMS {
            let (field, table) = (Arc::clone(&field), Arc::clone(&table));
            sending.spawn(async move {
                let hello = json!({ "type": "hello", "viewers": [{ "next": 0 }] });
                while Instant::now() < end {
                    let stream = async {
                        let socket = Place::HOSTILE.socket()?;
                        // A refusal only leaves more room.
                        let _ = socket.set_recv_buffer_size(BUFFER);
                        let stream = socket.connect(field.server).await;
                        let stream = stream.map_err(Fault::dead_line)?;
                        Socket::over(stream, &table.id).await
                    };
                    let Ok(Ok(mut socket)) = timeout(CONNECTING, stream).await else {
                        field.count("no stream");
                        tokio::time::sleep(AGAIN).await;
                        continue;
                    };
                    field.count("stream");
                    while Instant::now() < end
                        && let Ok(Ok(())) = timeout_at(end, socket.say(&hello)).await
                    {
                        field.count("hello sent");
                        tokio::time::sleep(Duration::from_millis(60)).await;
                    }
                }
            });
        }
        while sending.join_next().await.is_some() {}
        Ok(None)
    })
}

/// Comes, says hello with the whole history, goes, comes again.
pub(super) fn reconnecting(field: Arc<Field>) -> Ended {
    const AT_ONCE: usize = 32;
    const HISTORY: u32 = 200;
    Box::pin(async move {
        let table = Arc::new(long_game(0, field.server, HISTORY).await?);
        let end = field.go().await?;
        let mut coming = JoinSet::new();
        for _ in 0..AT_ONCE {
            let (field, table) = (Arc::clone(&field), Arc::clone(&table));
            coming.spawn(async move {
                while Instant::now() < end {
                    let joined = async {
                        let socket =
                            Socket::open(Place::HOSTILE, field.server, &table.id, None, Some(0));
                        socket.await?.hear_text().await
                    };
                    match timeout_at(end, joined).await {
                        Ok(Ok(_)) => field.count("welcome"),
                        Ok(Err(_)) => {
                            field.count("turned away");
                            tokio::time::sleep(Duration::from_millis(5)).await;
                        }
                        Err(_) => {}
                    }
                }
            });
        }
        while coming.join_next().await.is_some() {}
        Ok(None)
    })
}
