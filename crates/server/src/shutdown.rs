//! Hearing that it is time to stop.

/// Returns when the user presses Ctrl-C or the system asks the process to end.
pub(crate) async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => tokio::select! {
                () = interrupted() => {}
                _ = terminate.recv() => {}
            },
            Err(reason) => {
                tracing::warn!(%reason, "cannot listen for the signal to end");
                interrupted().await;
            }
        }
    }
    #[cfg(not(unix))]
    interrupted().await;
}

async fn interrupted() {
    if let Err(reason) = tokio::signal::ctrl_c().await {
        tracing::warn!(%reason, "cannot listen for Ctrl-C");
        std::future::pending::<()>().await;
    }
}
