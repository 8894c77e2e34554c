//! The stream of a table: one connection, from its hello to its last word.
//!
//! A connection is one small task. It parses what the client says, hands it to the keeper of the
//! table and sends what the keeper tells. It knows nothing of the game.

use crate::at_table::find;
use crate::door::Caller;
use crate::lag::Lag;
use crate::limits::{
    COME_BACK, HELLO, HELLOS_AT_ONCE, HELLOS_PER_SECOND, LINGER, MESSAGE, MESSAGE_READ,
    MESSAGES_WAITING, PING, READ_BUFFER, SEND, SILENCE, STRIKES, WRITE_BUFFER,
};
use crate::metrics::Metrics;
use crate::places::Place;
use crate::protocol::{ClosingReason, FromClient, TableProblem, ToClient};
use crate::request_id;
use crate::service::Service;
use crate::tables::Ask;
use crate::tables::ask::Said;
use crate::tables::audience::{Listener, ListenerId, Outgoing, Outlet};
use crate::throttle::{Bucket, Pace};
use axum::extract::rejection::PathRejection;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::SinkExt;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

/// `GET /api/tables/{id or code}/stream`: opens the stream of a table.
pub(crate) async fn open(
    State(service): State<Service>,
    caller: Caller,
    key: Result<Path<String>, PathRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, TableProblem> {
    // Whatever can be refused without a look at the table is refused first, and says nothing of it.
    let upgrade = upgrade.map_err(|_| TableProblem::Malformed {
        detail: "expected the opening of a WebSocket".to_owned(),
    })?;
    let Some(place) = service.throttle().connect(caller.0) else {
        service.metrics().turned_away.add(1);
        return Err(TableProblem::Full);
    };
    let Path(key) = key.map_err(|_| TableProblem::NoSuchTable)?;
    let hall = Arc::clone(service.hall()?);
    let id = find(&service, caller, &key).await?;
    request_id::is_about(id);
    hall.info(id, None).await?;
    let pace = Pace(service.throttle().limits().messages_per_second);
    let metrics = Arc::clone(service.metrics());
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MESSAGE_READ)
        .max_frame_size(MESSAGE_READ);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics.streams_opened.add(1);
        let (outgoing, queue) = mpsc::channel(MESSAGES_WAITING);
        let me = hall.new_listener();
        let listener = Listener { id: me, outlet: Outlet::Here(outgoing) };
        let Some(keeper) = hall.join(id, listener).await else { return };
        let connection = Connection {
            socket,
            me,
            keeper: keeper.clone(),
            queue,
            allowance: Bucket::of(pace),
            hellos: Bucket::new(HELLOS_AT_ONCE, HELLOS_PER_SECOND, std::time::Instant::now()),
            metrics,
            lag: Lag::default(),
            greeted: false,
            strikes: 0,
            heard: Instant::now(),
            _place: place,
        };
        connection.run().await;
        // A keeper that has gone needs no notice.
        let _ = keeper.send(Ask::Gone(me)).await;
    }))
}

struct Connection {
    socket: WebSocket,
    me: ListenerId,
    keeper: mpsc::Sender<Ask>,
    queue: mpsc::Receiver<Outgoing>,
    allowance: Bucket,
    /// A hello may be answered with a whole history, so there are few.
    hellos: Bucket,
    metrics: Arc<Metrics>,
    lag: Lag,
    greeted: bool,
    strikes: u32,
    /// When the client last gave a sign of life.
    heard: Instant,
    _place: Place,
}

/// How a connection ends.
enum End {
    /// The client is gone.
    Gone,
    /// The last word was said.
    Said,
    /// A last word is due.
    Say(ClosingReason),
}

impl Connection {
    async fn run(mut self) {
        let opened = Instant::now();
        let mut beat = opened;
        let end = loop {
            let next = tokio::select! {
                outgoing = self.queue.recv() => match outgoing {
                    Some(first) => self.pass_on(first).await,
                    // The keeper let us go because the queue was full.
                    None => Some(End::Say(ClosingReason::TooSlow)),
                },
                said = self.socket.recv() => match said {
                    Some(Ok(message)) => self.hear(message).await,
                    Some(Err(fault)) => self.broken(&fault).await,
                    None => Some(End::Gone),
                },
                () = sleep_until(beat) => {
                    beat = Instant::now() + if self.greeted { PING } else { HELLO };
                    self.beat(opened).await
                }
            };
            if let Some(end) = next {
                break end;
            }
        };
        let said = !matches!(end, End::Gone);
        if let End::Say(reason) = end {
            let come_back = match reason {
                ClosingReason::TooSlow | ClosingReason::Stopping => {
                    Some(COME_BACK.as_millis() as u64)
                }
                _ => None,
            };
            let last = ToClient::Closing { reason, come_back_ms: come_back };
            let _ = self.send(last.text().into()).await;
        }
        let frame = CloseFrame { code: close_code::NORMAL, reason: Utf8Bytes::from_static("") };
        // Whoever is gone already misses nothing.
        let _ = timeout(SEND, self.socket.send(Message::Close(Some(frame)))).await;
        if said {
            self.linger().await;
        }
    }

    /// Waits a moment for the client to read the last word: a connection that is dropped with
    /// something unread takes with it what the other side has not read yet.
    async fn linger(&mut self) {
        let end = Instant::now() + LINGER;
        while let Ok(said) = timeout_at(end, self.socket.recv()).await {
            match said {
                None => return,
                Some(Ok(_)) => {}
                Some(Err(_)) => return sleep_until(end).await,
            }
        }
    }

    /// Sends what the keeper tells. What waits already goes out together: most of what happens at
    /// a table is told in several messages, and each journey to the network costs more than what
    /// it carries.
    async fn pass_on(&mut self, first: Outgoing) -> Option<End> {
        let mut next = Some(first);
        let sent = async {
            while let Some(outgoing) = next.take() {
                let (text, last) = match outgoing {
                    Outgoing::Message(text) => (text, false),
                    Outgoing::Last(text) => (text, true),
                };
                self.socket.feed(Message::Text(text)).await?;
                if last {
                    self.socket.flush().await?;
                    return Ok(Some(End::Said));
                }
                next = self.queue.try_recv().ok();
            }
            self.socket.flush().await?;
            Ok::<_, axum::Error>(None)
        };
        match timeout(SEND, sent).await {
            Ok(Ok(end)) => end,
            Ok(Err(_)) | Err(_) => Some(End::Gone),
        }
    }

    async fn send(&mut self, text: Utf8Bytes) -> Option<End> {
        match timeout(SEND, self.socket.send(Message::Text(text))).await {
            Ok(Ok(())) => None,
            Ok(Err(_)) | Err(_) => Some(End::Gone),
        }
    }

    async fn say(&mut self, problem: TableProblem) -> Option<End> {
        self.send(ToClient::Problem { problem }.text().into()).await
    }

    /// The client sent what cannot be read as messages at all.
    async fn broken(&mut self, fault: &axum::Error) -> Option<End> {
        match fault.to_string().contains("too long") {
            true => self.too_large().await,
            false => Some(End::Gone),
        }
    }

    /// The client said more at once than any message needs.
    async fn too_large(&mut self) -> Option<End> {
        self.metrics.misunderstood.add(1);
        let told = self.say(TableProblem::TooLarge).await;
        Some(told.unwrap_or(End::Say(ClosingReason::Misbehaved)))
    }

    /// Now and then: was a hello said, is the client still there, how long is the way to it?
    async fn beat(&mut self, opened: Instant) -> Option<End> {
        let missing_hello = !self.greeted && opened.elapsed() >= HELLO;
        if missing_hello || self.heard.elapsed() >= SILENCE {
            return Some(End::Say(ClosingReason::Silent));
        }
        let ping = self.lag.ping();
        match timeout(SEND, self.socket.send(Message::Ping(ping.into()))).await {
            Ok(Ok(())) => None,
            _ => Some(End::Gone),
        }
    }

    async fn hear(&mut self, message: Message) -> Option<End> {
        self.heard = Instant::now();
        let text = match message {
            Message::Close(_) => return Some(End::Gone),
            Message::Pong(payload) => {
                self.lag.pong(&payload);
                return None;
            }
            Message::Ping(_) => return self.allow().await,
            Message::Text(text) if text.len() > MESSAGE => return self.too_large().await,
            Message::Binary(bytes) if bytes.len() > MESSAGE => return self.too_large().await,
            Message::Text(text) => text,
            Message::Binary(_) => {
                return self.misunderstood("expected text".to_owned()).await;
            }
        };
        if let Some(end) = self.allow().await {
            return Some(end);
        }
        let message = match serde_json::from_str::<FromClient>(&text) {
            // A page asks this every other second: no table need hear of it.
            Ok(FromClient::Here) => return self.send(ToClient::Here.text().into()).await,
            Ok(message) => message,
            Err(fault) => return self.misunderstood(fault.to_string()).await,
        };
        match (&message, self.greeted) {
            (FromClient::Hello { .. }, _) => {
                if let Err(retry_seconds) = self.hellos.take() {
                    return self.too_fast(retry_seconds).await;
                }
                self.greeted = true;
            }
            (FromClient::Ping, _) | (_, true) => {}
            (_, false) => return self.misunderstood("expected a hello first".to_owned()).await,
        }
        let said = Said { by: self.me, message, heard: self.heard, lag: self.lag.one_way() };
        match self.keeper.send(Ask::Said(Box::new(said))).await {
            Ok(()) => None,
            Err(_) => Some(End::Say(ClosingReason::Stopping)),
        }
    }

    /// May the client say something more? If not, it hears so and is let go.
    async fn allow(&mut self) -> Option<End> {
        let Err(retry_seconds) = self.allowance.take() else { return None };
        self.too_fast(retry_seconds).await
    }

    async fn too_fast(&mut self, retry_seconds: u32) -> Option<End> {
        self.metrics.turned_away.add(1);
        let told = self.say(TableProblem::TooOften { retry_seconds }).await;
        Some(told.unwrap_or(End::Say(ClosingReason::TooFast)))
    }

    async fn misunderstood(&mut self, detail: String) -> Option<End> {
        self.metrics.misunderstood.add(1);
        self.strikes += 1;
        let told = self.say(TableProblem::Malformed { detail }).await;
        if told.is_some() {
            return told;
        }
        (self.strikes >= STRIKES).then_some(End::Say(ClosingReason::Misbehaved))
    }
}
