//! As much of HTTP as calls about tables need: one request, one answer in JSON.

use crate::Fault;
use crate::place::Place;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// Posts JSON and reads the answer, which has to be a success.
pub(crate) async fn post<T: DeserializeOwned>(
    from: Place,
    server: SocketAddr,
    path: &str,
    secret: Option<&str>,
    body: &Value,
) -> Result<T, Fault> {
    let body = body.to_string();
    let secret =
        secret.map_or_else(String::new, |secret| format!("Authorization: Bearer {secret}\r\n"));
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n{secret}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    let answer = ask(from, server, &request).await?;
    serde_json::from_str(&answer).map_err(Fault::during(&format!("reading what {path} answered")))
}

/// Gets a page of text.
pub(crate) async fn get(from: Place, server: SocketAddr, path: &str) -> Result<String, Fault> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
    ask(from, server, &request).await
}

/// Sends a request and gives the body of the answer.
async fn ask(from: Place, server: SocketAddr, request: &str) -> Result<String, Fault> {
    let mut connection = from.connect(server).await?;
    connection.write_all(request.as_bytes()).await.map_err(Fault::dead_line)?;
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer).await.map_err(Fault::dead_line)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer
        .split_once("\r\n\r\n")
        .ok_or_else(|| Fault::dead_line("the server broke off in the middle of an answer"))?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    if !status.starts_with('2') {
        let first = request.lines().next().unwrap_or_default();
        let status = status.parse().unwrap_or_default();
        return Err(Fault::refused(status, format!("{first}: {body}")));
    }
    if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
        return Ok(unchunked(body));
    }
    Ok(body.to_owned())
}

/// Puts the pieces of a body together again.
fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        let Some(piece) = rest.get(..size).filter(|piece| !piece.is_empty()) else { break };
        whole.push_str(piece);
        body = rest.get(size + 2..).unwrap_or_default();
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_put_together() {
        assert_eq!(unchunked("4\r\nab\r\n\r\n1\r\nc\r\n0\r\n\r\n"), "ab\r\nc");
        assert_eq!(unchunked("broken"), "");
    }
}
