//! From a configuration to a running server and back to silence.

use crate::config::Config;
use crate::error::ServeError;
use crate::limits::{FAREWELL, LAST_WORDS, SWEEP};
use crate::service::Service;
use crate::storage::{self, Database};
use crate::tables::Hall;
use crate::{browser, listener, logging, routes, shutdown};
use std::future::{Future, IntoFuture};
use std::io::Write;
use std::net::SocketAddr;
use std::sync::{Arc, Weak};
use std::time::Duration;

/// The file of the tables in the data directory.
const TABLES: &str = "tables.sqlite";

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
    serve_until(config, shutdown::asked_to_stop(), |_| {}).await
}

/// Serves until `stop` is over. Tells `ready` the address at which it listens.
pub async fn serve_until(
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let listener = listener::bind(config.listen).await?;
    let bound = listener.local_addr().map_err(ServeError::Runtime)?;
    let address = listener::page_address(bound);
    let database = database(&config)?;
    let storage = storage::open(&database).await.map_err(ServeError::Storage)?;
    let service = Service::with_tables(&config, storage);
    if let Ok(hall) = service.hall() {
        // Games that wait for time or for a bot go on.
        hall.wake().await.map_err(ServeError::Storage)?;
        tokio::spawn(sweep(Arc::downgrade(hall)));
    }

    // Nobody has to be reading: a closed standard output is no reason not to serve.
    let _ = writeln!(std::io::stdout(), "Abecedar is ready: {address}");
    tracing::info!(%address, "ready");
    if config.open {
        browser::open(&address);
    }
    ready(bound);

    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let leaving = service.clone();
    let router = routes::router(service);
    let router = router.into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, router).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("stopping");
        farewell(&leaving).await;
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

/// Where tables are kept.
fn database(config: &Config) -> Result<Database, ServeError> {
    let file = config.data.as_ref().map(|data| Database::File(data.join(TABLES)));
    config.database.clone().or(file).ok_or(ServeError::NoPlace)
}

/// Finishes what is under way at the tables and tells the clients to come back.
async fn farewell(service: &Service) {
    let Ok(hall) = service.hall() else { return };
    hall.stop(FAREWELL).await;
    let told = async {
        while service.throttle().connections() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    if tokio::time::timeout(LAST_WORDS, told).await.is_err() {
        tracing::info!("some clients were cut off");
    }
}

/// Deletes tables that nobody visits, as long as the hall stands.
async fn sweep(hall: Weak<Hall>) {
    loop {
        tokio::time::sleep(SWEEP).await;
        let Some(hall) = hall.upgrade() else { return };
        match hall.sweep().await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "tables that nobody visits were deleted"),
            Err(fault) => tracing::warn!(%fault, "old tables were not deleted"),
        }
    }
}
