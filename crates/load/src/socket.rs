//! One connection to the stream of a table.

use crate::Fault;
use crate::heard::Heard;
use crate::place::Place;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Thousands of these share one process: a message of a stream is a few hundred bytes.
const READ_BUFFER: usize = 2 * 1024;

/// One connection to the stream of a table.
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Connects and says hello, as the holder of a seat or as a watcher, from an event on.
    pub(crate) async fn open(
        from: Place,
        server: SocketAddr,
        table: &str,
        secret: Option<&str>,
        next: Option<u32>,
    ) -> Result<Socket, Fault> {
        let mut socket = Socket::over(from.connect(server).await?, table).await?;
        let eyes = json!({ "secret": secret, "next": next });
        socket.say(&json!({ "type": "hello", "viewers": [eyes] })).await?;
        Ok(socket)
    }

    /// The stream of a table over a connection that is open; nothing is said yet.
    pub(crate) async fn over(stream: TcpStream, table: &str) -> Result<Socket, Fault> {
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let server = stream.peer_addr().map_err(Fault::dead_line)?;
        let address = format!("ws://{server}/api/tables/{table}/stream");
        match client_async_with_config(address, stream, Some(config)).await {
            Ok((stream, _)) => Ok(Socket(stream)),
            Err(Error::Http(answer)) => {
                let body = answer.body().as_deref().unwrap_or_default();
                let body = String::from_utf8_lossy(body).into_owned();
                Err(Fault::refused(answer.status().as_u16(), format!("opening a stream: {body}")))
            }
            Err(fault) => Err(Fault::dead_line(fault)),
        }
    }

    /// The two ends of the line.
    pub(crate) fn place(&self) -> String {
        let line = self.0.get_ref();
        match (line.local_addr(), line.peer_addr()) {
            (Ok(here), Ok(there)) => format!("{here} → {there}"),
            _ => "a dead line".to_owned(),
        }
    }

    /// Says something.
    pub(crate) async fn say(&mut self, message: &Value) -> Result<(), Fault> {
        let said = self.0.send(Message::text(message.to_string())).await;
        said.map_err(Fault::dead_line)
    }

    /// Says something that need not be JSON.
    pub(crate) async fn say_text(&mut self, text: String) -> Result<(), Fault> {
        self.0.send(Message::text(text)).await.map_err(Fault::dead_line)
    }

    /// The next message. Waiting for it can be given up at any time; nothing is lost.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Fault> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text)
            .map_err(|error| Fault::new(format!("a message makes no sense: {error}: {text}")))
    }

    /// The same, as it came.
    pub(crate) async fn hear_text(&mut self) -> Result<Utf8Bytes, Fault> {
        loop {
            let message = self.0.next().await.ok_or_else(|| Fault::dead_line("it ended"))?;
            match message.map_err(Fault::dead_line)? {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => return Err(Fault::dead_line("the server closed it")),
                _ => {}
            }
        }
    }
}
