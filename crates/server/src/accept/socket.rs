//! A socket that was let in: it holds its place, and notes when something moved.

use crate::limits::{HEAD, IDLE, SEND};
use crate::places::Place;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Instant;

/// A socket that was let in. Its place is free again when it is closed, whoever held it last.
pub(super) struct Socket {
    stream: TcpStream,
    signs: Signs,
    _place: Place,
}

impl Socket {
    pub(super) fn new(stream: TcpStream, place: Place) -> Socket {
        Socket { stream, signs: Signs::new(Instant::now()), _place: place }
    }

    pub(super) fn signs(&self) -> Signs {
        self.signs.clone()
    }
}

/// What was last noticed of a socket. Cloning gives the same ones.
#[derive(Clone)]
pub(super) struct Signs(Arc<Mutex<Noticed>>);

struct Noticed {
    /// Since when nothing is under way.
    idle: Instant,
    /// Since when the head of a request is under way. It is for the first one from the start:
    /// who connects has something to ask.
    head: Option<Instant>,
    /// Is a request being answered?
    asked: bool,
    /// Since when the client reads nothing of what it is sent.
    stuck: Option<Instant>,
}

impl Signs {
    fn new(now: Instant) -> Signs {
        let noticed = Noticed { idle: now, head: Some(now), asked: false, stuck: None };
        Signs(Arc::new(Mutex::new(noticed)))
    }

    fn noticed(&self) -> MutexGuard<'_, Noticed> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A request has arrived, except perhaps for its body.
    pub(super) fn asked(&self) {
        let mut noticed = self.noticed();
        (noticed.asked, noticed.head) = (true, None);
    }

    /// The answer is made.
    pub(super) fn answered(&self) {
        let mut noticed = self.noticed();
        (noticed.asked, noticed.idle) = (false, Instant::now());
    }

    /// When the client's time is up, unless something moves.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let noticed = self.noticed();
        match (noticed.stuck, noticed.asked, noticed.head) {
            (Some(stuck), _, _) => Some(stuck + SEND),
            (None, true, _) => None,
            (None, false, Some(head)) => Some(head + HEAD),
            (None, false, None) => Some(noticed.idle + IDLE),
        }
    }

    fn heard(&self) {
        let mut noticed = self.noticed();
        if !noticed.asked && noticed.head.is_none() {
            noticed.head = Some(Instant::now());
        }
    }

    fn wrote<T>(&self, written: &Poll<io::Result<T>>) {
        let mut noticed = self.noticed();
        match written {
            Poll::Pending if noticed.stuck.is_none() => noticed.stuck = Some(Instant::now()),
            Poll::Pending => {}
            Poll::Ready(_) => (noticed.stuck, noticed.idle) = (None, Instant::now()),
        }
    }
}

impl AsyncRead for Socket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.signs.heard();
        }
        read
    }
}

impl AsyncWrite for Socket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.signs.wrote(&written);
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.signs.wrote(&written);
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::{Duration, advance};

    #[tokio::test(start_paused = true)]
    async fn a_head_has_little_time_and_a_pause_has_more() {
        let start = Instant::now();
        let signs = Signs::new(start);
        advance(Duration::from_secs(1)).await;
        signs.heard();
        assert_eq!(signs.deadline(), Some(start + HEAD), "a byte now and then gains no time");
        signs.asked();
        assert_eq!(signs.deadline(), None, "whoever waits for us has all the time");
        signs.wrote(&Poll::Ready(Ok(1)));
        signs.answered();
        let answered = Instant::now();
        assert_eq!(signs.deadline(), Some(answered + IDLE));
        advance(IDLE / 2).await;
        signs.heard();
        assert_eq!(signs.deadline(), Some(answered + IDLE / 2 + HEAD));
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_read_is_let_go_even_while_more_is_asked() {
        let signs = Signs::new(Instant::now());
        signs.asked();
        let stuck = Instant::now();
        signs.wrote::<()>(&Poll::Pending);
        advance(Duration::from_secs(1)).await;
        signs.wrote::<()>(&Poll::Pending);
        assert_eq!(signs.deadline(), Some(stuck + SEND));
        signs.wrote(&Poll::Ready(Ok(())));
        assert_eq!(signs.deadline(), None);
    }
}
