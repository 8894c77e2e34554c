//! A whole server with real sockets, and clients that speak to it.

#![allow(dead_code, reason = "each test file uses its part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::limits::Limits;
use server::{Config, Door, Listen, TableRules};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A server that runs until it is told to stop.
pub struct House {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// The threads of a server that can be killed.
pub struct Apart(Option<tokio::runtime::Runtime>);

impl Apart {
    /// Ends everything at once, as a crash would: nobody is told, nothing is finished.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        self.end();
    }
}

/// The rules of a test: bots think at once, luck goes by number, limits are out of the way.
pub fn config(data: PathBuf) -> Config {
    let many = 1_000_000;
    let limits = Limits {
        calls_per_second: many,
        calls_at_once: many,
        misses_per_minute: many,
        misses_in_all: many,
        tables_per_minute: many,
        tables_per_day: many,
        tables: many,
        connections_per_address: many,
        connections: many,
        sockets_per_address: many,
        sockets: many,
        messages_per_second: many,
        messages_per_seat: many,
        ..Limits::default()
    };
    Config {
        listen: Listen::At("127.0.0.1:0".parse().unwrap()),
        data: Some(data),
        door: Door { limits, ..Door::default() },
        tables: TableRules { thinking: 0.0, testing: true, ..TableRules::default() },
        ..Config::default()
    }
}

impl House {
    pub async fn open(config: Config) -> House {
        let (stop, stopped) = oneshot::channel();
        let (ready, opened) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            let ready = |address| ready.send(address).unwrap();
            server::serve_until(config, stop, ready).await.unwrap();
        });
        House { address: opened.await.unwrap(), stop: Some(stop), served }
    }

    /// A server on threads of its own, so that it can be killed.
    pub async fn open_apart(config: Config) -> (House, Apart) {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let house = runtime.spawn(House::open(config)).await.unwrap();
        (house, Apart(Some(runtime)))
    }

    pub async fn close(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.served.await.unwrap();
    }

    /// A call with a secret and a JSON body; the status and the answer.
    pub async fn call(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Option<Value>,
    ) -> (u16, Value) {
        let (status, text) = self.raw(method, path, secret, body).await;
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, value)
    }

    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        secret: Option<&str>,
        body: Option<Value>,
    ) -> (u16, String) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        if !body.is_empty() {
            head += "Content-Type: application/json\r\n";
        }
        if let Some(secret) = secret {
            head += &format!("Authorization: Bearer {secret}\r\n");
        }
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(format!("{head}\r\n{body}").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.call("GET", path, None, None).await
    }

    /// A call that must succeed.
    pub async fn done(&self, method: &str, path: &str, secret: &str, body: Option<Value>) -> Value {
        let secret = Some(secret).filter(|secret| !secret.is_empty());
        let busy = json!({"code": "busy"});
        // A server that is busy asks to be asked again, and so pages do.
        for _ in 0..50 {
            let (status, answer) = self.call(method, path, secret, body.clone()).await;
            if status != 503 || answer != busy {
                assert_eq!(status, 200, "{method} {path}: {answer}");
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{method} {path}: busy for five seconds")
    }

    /// Makes a table; see `NewTable` for the parts.
    pub async fn table(&self, settings: Value, seats: Value, seed: u64) -> Made {
        let body = json!({"settings": settings, "seats": seats, "seed": seed});
        let answer = self.done("POST", "/api/tables", "", Some(body)).await;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Made {
            id: text(&answer["table"]["id"]),
            code: text(&answer["table"]["code"]),
            host: text(&answer["host"]),
            secrets: answer["seats"]
                .as_array()
                .unwrap()
                .iter()
                .map(|s| text(&s["secret"]))
                .collect(),
        }
    }

    /// Opens a stream and says hello.
    pub async fn join(&self, id: &str, viewers: Value) -> Stream {
        let mut stream = self.connect(id).await;
        stream.say(json!({"type": "hello", "viewers": viewers})).await;
        stream
    }

    pub async fn connect(&self, id: &str) -> Stream {
        let address = format!("ws://{}/api/tables/{id}/stream", self.address);
        Stream { socket: connect_async(address).await.unwrap().0, heard: Vec::new() }
    }
}

/// A table that was made.
pub struct Made {
    pub id: String,
    pub code: String,
    pub host: String,
    pub secrets: Vec<String>,
}

/// What a message says of something that was asked.
pub fn answer_to(id: &str, message: &Value) -> Option<Value> {
    match message["type"].as_str()? {
        "answer" if message["id"] == id => Some(message["outcome"].clone()),
        "told" if message["done"] == id => {
            Some(json!({"kind": "done", "next": message["view"]["next_event"]}))
        }
        _ => None,
    }
}

/// A stream, and everything that was heard on it.
pub struct Stream {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub heard: Vec<Value>,
}

impl Stream {
    pub async fn say(&mut self, message: Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub async fn send(&mut self, message: Message) {
        // The server may have closed; then the next hearing says so.
        let _ = self.socket.send(message).await;
    }

    /// The next message; nothing once the stream is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(60), self.socket.next());
            match next.await.expect("the server says something within a minute")? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.heard.push(message.clone());
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Hears until a message of a type comes.
    pub async fn await_type(&mut self, wanted: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before {wanted}"));
            if message["type"] == wanted {
                return message;
            }
        }
    }

    /// What is seen next, with whatever is told.
    pub async fn view(&mut self) -> Value {
        self.await_type("told").await["view"].clone()
    }

    /// What was seen last.
    pub fn seen(&self) -> &Value {
        let told = self.heard.iter().rfind(|message| message["type"] == "told");
        &told.expect("something was told")["view"]
    }

    /// The answer to something that was asked, or that it was told to be done.
    pub async fn answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed before {id}"));
            if let Some(outcome) = answer_to(id, &message) {
                return outcome;
            }
        }
    }

    /// Hears all that was said before a ping is answered; the messages since the last pong.
    pub async fn quiet(&mut self) -> Option<Vec<Value>> {
        let before = self.heard.len();
        self.say(json!({"type": "ping"})).await;
        while self.hear().await?["type"] != "pong" {}
        let news = &self.heard[before..self.heard.len() - 1];
        Some(news.to_vec())
    }
}
