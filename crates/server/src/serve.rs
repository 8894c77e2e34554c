//! From a configuration to a running server and back to silence.

use crate::config::Config;
use crate::error::ServeError;
use crate::limits::FAREWELL;
use crate::service::Service;
use crate::{browser, listener, logging, routes, shutdown};
use std::future::IntoFuture;
use std::io::Write;

/// Serves until the process is asked to stop, on threads of its own: what a plain `main` calls.
pub fn run(config: Config) -> Result<(), ServeError> {
    logging::start_logging();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Runtime)?;
    let outcome = runtime.block_on(serve(config));
    // A look-up that is still at work must not hold up the end of the program.
    runtime.shutdown_background();
    outcome
}

/// Serves until the process is asked to stop. Prints the address on one line once it is ready.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let service = Service::new(config.data);
    let listener = listener::bind(config.listen).await?;
    let address = listener::page_address(listener.local_addr().map_err(ServeError::Runtime)?);

    // Nobody has to be reading: a closed standard output is no reason not to serve.
    let _ = writeln!(std::io::stdout(), "Abecedar is ready: {address}");
    tracing::info!(%address, "ready");
    if config.open {
        browser::open(&address);
    }

    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let server = axum::serve(listener, routes::router(service)).with_graceful_shutdown(async {
        shutdown::asked_to_stop().await;
        tracing::info!("stopping");
        let _ = stopping.send(());
    });
    let patience = async {
        // The sender goes away unused only together with the server, which then has its outcome.
        if stopped.await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        outcome = server.into_future() => outcome.map_err(ServeError::Runtime),
        () = patience => {
            tracing::warn!("some requests were cut off");
            Ok(())
        }
    }
}
