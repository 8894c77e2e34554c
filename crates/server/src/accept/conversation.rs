//! One socket, from the first request to the last.

use super::socket::{Signs, Socket};
use super::{Welcome, arriving, reserve};
use crate::limits::HEAD_BYTES;
use crate::metrics::Metrics;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::future::{Future, poll_fn};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// One socket, and what its requests are answered by.
pub(super) struct Conversation {
    pub(super) socket: Socket,
    pub(super) peer: SocketAddr,
    pub(super) welcome: Welcome,
    pub(super) router: Router,
    pub(super) metrics: Arc<Metrics>,
}

impl Conversation {
    /// Answers until the socket is closed, becomes a stream, or its client takes too long. Once
    /// the server stops, only what was asked already is answered.
    pub(super) async fn run(self, mut stopping: watch::Receiver<()>) {
        let Conversation { socket, peer, welcome, router, metrics } = self;
        let signs = socket.signs();
        let answers = TowerToHyperService::new(router);
        let noted = signs.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let answers = answers.clone();
            answer(answers, request, peer, welcome, noted.clone())
        });
        let connection = http1::Builder::new()
            .max_buf_size(HEAD_BYTES)
            .keep_alive(welcome == Welcome::All)
            .serve_connection(TokioIo::new(socket), service)
            .with_upgrades();
        let mut connection = pin!(connection);
        let mut stop = pin!(stopping.changed());
        let mut time_up = pin!(sleep_until(Instant::now()));
        let mut told = false;
        poll_fn(|context| {
            if !told && stop.as_mut().poll(context).is_ready() {
                told = true;
                connection.as_mut().graceful_shutdown();
            }
            // What went wrong on the way is the client's to notice.
            if connection.as_mut().poll(context).is_ready() {
                return Poll::Ready(());
            }
            // Whatever moves the deadline happens while the connection is polled.
            let Some(deadline) = signs.deadline() else { return Poll::Pending };
            if time_up.deadline() != deadline {
                time_up.as_mut().reset(deadline);
            }
            time_up.as_mut().poll(context).map(|()| metrics.sockets_too_slow.add(1))
        })
        .await;
    }
}

async fn answer(
    answers: TowerToHyperService<Router>,
    request: Request<Incoming>,
    peer: SocketAddr,
    welcome: Welcome,
    signs: Signs,
) -> Result<Response, Infallible> {
    signs.asked();
    let answer = if welcome == Welcome::All || reserve::is_about_health(request.uri()) {
        let mut request = request.map(arriving::in_time);
        request.extensions_mut().insert(ConnectInfo(peer));
        answers.call(request).await
    } else {
        Ok(reserve::full())
    };
    signs.answered();
    answer
}
