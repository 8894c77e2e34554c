//! The threshold: sockets are accepted here, counted, and held to a pace before anything that they
//! say is read.
//!
//! Nobody holds a socket for nothing: a head, a body and a pause between requests have their time
//! each, and so has a client that does not read. Once a socket has become the stream of a table,
//! the stream has its own patience.

mod arriving;
mod conversation;
mod files;
mod reserve;
mod socket;

pub(crate) use files::room_for_sockets;

use crate::limits::ACCEPT_REST;
use crate::places::{NoPlace, Place, Places};
use crate::service::Service;
use axum::Router;
use conversation::Conversation;
use socket::Socket;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// The sockets that may be open, and some more for those who watch over the process.
#[derive(Clone)]
pub(crate) struct Sockets {
    pub(crate) usual: Places,
    pub(crate) reserve: Places,
}

/// What a socket that was let in may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Welcome {
    /// Everything.
    All,
    /// How the process is, and nothing else.
    Health,
}

impl Sockets {
    fn place(&self, peer: SocketAddr) -> Option<(Place, Welcome)> {
        match self.usual.take(peer.ip()) {
            Ok(place) => Some((place, Welcome::All)),
            Err(NoPlace::TooMany) => None,
            Err(NoPlace::Full) => {
                self.reserve.take(peer.ip()).ok().map(|place| (place, Welcome::Health))
            }
        }
    }
}

/// Serves until `stop` is over; then finishes the requests that are under way.
pub(crate) async fn serve(
    listener: TcpListener,
    service: &Service,
    router: Router,
    stop: impl Future<Output = ()>,
) {
    let (stopping, _) = watch::channel(());
    let mut stop = pin!(stop);
    let mut failing = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(fault) if is_of_the_caller(&fault) => continue,
            Err(fault) => {
                // Most likely there are no file descriptors left; some will be given back.
                if !failing {
                    tracing::error!(%fault, "no more connections can be accepted for now");
                }
                failing = true;
                tokio::time::sleep(ACCEPT_REST).await;
                continue;
            }
        };
        failing = false;
        let Some((place, welcome)) = service.sockets().place(peer) else {
            service.metrics().sockets_turned_away.add(1);
            continue;
        };
        let conversation = Conversation {
            socket: Socket::new(prepared(stream), place),
            peer,
            welcome,
            router: router.clone(),
            metrics: service.metrics().clone(),
        };
        tokio::spawn(conversation.run(stopping.subscribe()));
    }
    drop(listener);
    // Nobody is left to be told if this fails.
    let _ = stopping.send(());
    stopping.closed().await;
}

/// Sets a socket up for many small messages, each of which somebody is waiting for.
fn prepared(stream: TcpStream) -> TcpStream {
    if let Err(fault) = stream.set_nodelay(true) {
        tracing::debug!(%fault, "a socket stays slow");
    }
    stream
}

/// Has the caller gone before it was let in? Then there is nothing to wait for.
fn is_of_the_caller(fault: &io::Error) -> bool {
    matches!(
        fault.kind(),
        ErrorKind::ConnectionRefused
            | ErrorKind::ConnectionAborted
            | ErrorKind::ConnectionReset
            | ErrorKind::Interrupted
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn small_messages_are_sent_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (_client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let stream = accepted.unwrap().0;
        assert!(!stream.nodelay().unwrap(), "the system's default is to wait");
        assert!(prepared(stream).nodelay().unwrap());
    }

    #[test]
    fn a_shortage_is_waited_for_and_a_caller_who_left_is_not() {
        let (none_left, aborted) = (io::Error::from_raw_os_error(24), ErrorKind::ConnectionAborted);
        assert!(!is_of_the_caller(&none_left));
        assert!(is_of_the_caller(&aborted.into()));
    }
}
