//! One connection for many HTTP requests, as a hostile client uses it: whatever is answered, it
//! asks on.

use super::field::Field;
use crate::Fault;
use crate::place::Place;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long it waits before it calls again after the server hung up.
const AGAIN: Duration = Duration::from_millis(5);

/// A connection for many requests.
pub(super) struct Line(BufReader<TcpStream>);

/// What was answered.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: String,
    /// Does the server hang up after it?
    last: bool,
}

impl Line {
    /// Calls the server.
    pub(super) async fn open(from: Place, server: SocketAddr) -> Result<Line, Fault> {
        from.connect(server).await.map(|stream| Line(BufReader::new(stream)))
    }

    /// Asks, and reads the answer to its end.
    pub(super) async fn ask(&mut self, request: &str) -> Result<Answer, Fault> {
        let asked = async {
            self.0.get_mut().write_all(request.as_bytes()).await.map_err(Fault::dead_line)?;
            self.answer().await
        };
        timeout(PATIENCE, asked).await.map_err(|_| Fault::new("no answer"))?
    }

    async fn answer(&mut self) -> Result<Answer, Fault> {
        let first = self.line().await?;
        let status = first.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or_else(|| Fault::dead_line(&first))?;
        let (mut length, mut chunked, mut last) = (0, false, false);
        loop {
            let line = self.line().await?.to_ascii_lowercase();
            match line.split_once(':') {
                None => break,
                Some(("content-length", said)) => length = said.trim().parse().unwrap_or(0),
                Some(("transfer-encoding", _)) => chunked = true,
                Some(("connection", said)) => last = said.trim() == "close",
                Some(_) => {}
            }
        }
        let mut body = Vec::new();
        if chunked {
            loop {
                let size = usize::from_str_radix(self.line().await?.trim(), 16).unwrap_or(0);
                self.read(size, &mut body).await?;
                self.line().await?;
                if size == 0 {
                    break;
                }
            }
        } else {
            self.read(length, &mut body).await?;
        }
        Ok(Answer { status, body: String::from_utf8_lossy(&body).into_owned(), last })
    }

    async fn line(&mut self) -> Result<String, Fault> {
        let mut line = String::new();
        match self.0.read_line(&mut line).await {
            Ok(0) => Err(Fault::dead_line("it ended")),
            Ok(_) => Ok(line.trim_end().to_owned()),
            Err(reason) => Err(Fault::dead_line(reason)),
        }
    }

    async fn read(&mut self, size: usize, into: &mut Vec<u8>) -> Result<(), Fault> {
        let end = into.len() + size;
        into.resize(end, 0);
        let read = self.0.read_exact(&mut into[end - size..]).await;
        read.map(drop).map_err(Fault::dead_line)
    }
}

/// A request without a body.
pub(super) fn get(path: &str, headers: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}\r\n")
}

/// A request with a body of JSON.
pub(super) fn post(path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}Content-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
}

/// So many connections ask as fast as they are answered until the end, each request made anew from
/// a number that no other has. Refusals change nothing.
pub(super) async fn flood(
    field: &Arc<Field>,
    end: Instant,
    lines: u64,
    request: impl Fn(u64) -> String + Clone + Send + 'static,
) {
    let mut asking = JoinSet::new();
    for nth in 0..lines {
        let (field, request) = (Arc::clone(field), request.clone());
        asking.spawn(async move {
            let mut number = nth;
            let mut line = None;
            while Instant::now() < end {
                let mut open = match line.take() {
                    Some(open) => open,
                    None => match Line::open(Place::HOSTILE, field.server).await {
                        Ok(open) => open,
                        Err(_) => {
                            field.count("no connection");
                            tokio::time::sleep(AGAIN).await;
                            continue;
                        }
                    },
                };
                let asked = request(number);
                number += lines;
                match tokio::time::timeout_at(end, open.ask(&asked)).await {
                    Ok(Ok(answer)) => {
                        field.count(answer.status.to_string());
                        line = (!answer.last).then_some(open);
                    }
                    Ok(Err(fault)) if fault.is_about_the_game() => field.count(fault.to_string()),
                    Ok(Err(_)) => {
                        field.count("hung up");
                        tokio::time::sleep(AGAIN).await;
                    }
                    Err(_) => field.count("unanswered at the end"),
                }
            }
        });
    }
    while asking.join_next().await.is_some() {}
}
