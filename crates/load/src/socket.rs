//! One connection to the stream of a table.

use crate::Fault;
use crate::heard::Heard;
use crate::place::Place;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
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
        let stream = from.connect(server).await?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let address = format!("ws://{server}/api/tables/{table}/stream");
        let (stream, _) = client_async_with_config(address, stream, Some(config))
            .await
            .map_err(Fault::during("opening a stream"))?;
        let mut socket = Socket(stream);
        let eyes = json!({ "secret": secret, "next": next });
        socket.say(&json!({ "type": "hello", "viewers": [eyes] })).await?;
        Ok(socket)
    }

    /// Says something.
    pub(crate) async fn say(&mut self, message: &Value) -> Result<(), Fault> {
        let said = self.0.send(Message::text(message.to_string())).await;
        said.map_err(Fault::dead_line)
    }

    /// The next message. Waiting for it can be given up at any time; nothing is lost.
    pub(crate) async fn hear(&mut self) -> Result<Heard, Fault> {
        loop {
            let message = self.0.next().await.ok_or_else(|| Fault::dead_line("it ended"))?;
            let text = match message.map_err(Fault::dead_line)? {
                Message::Text(text) => text,
                Message::Close(_) => return Err(Fault::dead_line("the server closed it")),
                _ => continue,
            };
            return serde_json::from_str(&text)
                .map_err(|error| Fault::new(format!("a message makes no sense: {error}: {text}")));
        }
    }
}
