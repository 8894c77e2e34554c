//! For whoever watches over the process: `GET /healthz` says whether it is alive, `GET /readyz`
//! whether it can do its work, which is to write.

use crate::limits::{READY_KEPT, READY_WAIT};
use crate::service::Service;
use crate::tables::Hall;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// `GET /healthz`: the process answers, whatever has become of its database.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: can this process write? Not while it stops, so that nobody is led here any more.
pub(crate) async fn ready(State(service): State<Service>) -> Response {
    let Ok(hall) = service.hall() else { return "ok\n".into_response() };
    match hall.readiness.ask(hall).await {
        Readiness::Ready => "ok\n".into_response(),
        Readiness::Stopping => unavailable("the server is stopping\n"),
        Readiness::CannotWrite => unavailable("the database cannot be written to\n"),
    }
}

fn unavailable(why: &'static str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// Whether work can be done here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Readiness {
    Ready,
    Stopping,
    CannotWrite,
}

/// What was found out last, so that asking often costs the database nothing.
#[derive(Default)]
pub(crate) struct LastLook(Mutex<Option<(Instant, Readiness)>>);

impl LastLook {
    /// Whoever asks while somebody finds out waits for the same answer.
    pub(crate) async fn ask(&self, hall: &Hall) -> Readiness {
        if hall.is_stopping() {
            return Readiness::Stopping;
        }
        let mut last = self.0.lock().await;
        if let Some((when, found)) = *last
            && when.elapsed() < READY_KEPT
        {
            return found;
        }
        let found = match timeout(READY_WAIT, hall.storage.pulse()).await {
            Ok(Ok(())) => Readiness::Ready,
            Ok(Err(fault)) => {
                tracing::warn!(%fault, "nothing can be written");
                Readiness::CannotWrite
            }
            Err(_) => {
                tracing::warn!("a small write takes too long");
                Readiness::CannotWrite
            }
        };
        *last = Some((Instant::now(), found));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::trial;
    use std::time::Duration;

    #[tokio::test]
    async fn an_answer_counts_for_a_while_and_stopping_counts_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let hall = trial::hall(folder.path()).await;
        let looks = LastLook::default();
        assert_eq!(looks.ask(&hall).await, Readiness::Ready);
        hall.storage.close().await.unwrap();
        assert_eq!(looks.ask(&hall).await, Readiness::Ready, "asked again too soon");
        tokio::time::pause();
        tokio::time::advance(READY_KEPT).await;
        assert_eq!(looks.ask(&hall).await, Readiness::CannotWrite);
        tokio::time::resume();
        hall.stop(Duration::from_secs(5)).await;
        assert_eq!(looks.ask(&hall).await, Readiness::Stopping);
    }
}
