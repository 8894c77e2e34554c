//! From a configuration to a running server and back to silence.

use crate::cluster::{self, BusAddress, Links, watch};
use crate::config::{Config, Listen};
use crate::error::ServeError;
use crate::limits::{FAREWELL, LAST_WORDS};
use crate::local_name::LocalName;
use crate::metrics::Metrics;
use crate::notices::Messenger;
use crate::service::Service;
use crate::storage::{self, Database, Storage, WallTime};
use crate::tables::expiry::{self, Calendar};
use crate::{accept, browser, lan, listener, logging, routes, shutdown};
use std::future::Future;
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// The file of the tables in the data directory.
pub const TABLES: &str = "tables.sqlite";

/// Serves until the process is asked to stop, on threads of its own: what a plain `main` calls.
pub fn run(config: Config) -> Result<(), ServeError> {
    logging::start_logging();
    let runtime = runtime()?;
    let outcome = runtime.block_on(serve(config));
    // A look-up that is still at work must not hold up the end of the program.
    runtime.shutdown_background();
    outcome
}

/// Threads of its own, for what is not called from an asynchronous `main`.
pub fn runtime() -> Result<tokio::runtime::Runtime, ServeError> {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.enable_all().build().map_err(ServeError::Runtime)
}

/// Serves until the process is asked to stop. Prints the address on one line once it is ready.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    serve_until(config, shutdown::asked_to_stop(), |_| {}).await
}

/// Serves until `stop` is over. Tells `ready` the address at which it listens.
pub async fn serve_until(
    mut config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let limits = &mut config.door.limits;
    limits.sockets = accept::room_for_sockets(limits.sockets);
    let listener = listener::bind(config.listen).await?;
    let bound = listener.local_addr().map_err(ServeError::Runtime)?;
    let address = listener::page_address(bound);
    let database = database(&config)?;
    let storage = storage::open(&database).await.map_err(ServeError::Storage)?;
    let mut others = lan::addresses(config.listen, bound);
    let name = match config.listen {
        Listen::Lan => LocalName::announce(&lan::here(), bound.port()).await,
        Listen::Usual | Listen::At(_) => None,
    };
    // Last, because not every device knows such names.
    others.extend(name.as_ref().map(|name| lan::by_name(name.host(), bound)));
    let service = join(&config, &database, storage, &place(bound)).await?;
    let service = service.found_at(others.clone());

    // Nobody has to be reading: a closed standard output is no reason not to serve.
    let mut out = std::io::stdout();
    let _ = writeln!(out, "Abecedar is ready: {address}");
    if config.listen == Listen::Lan {
        let _ = write!(out, "{}", lan::notice(&others, out.is_terminal()));
    }
    tracing::info!(%address, "ready");
    if config.open {
        browser::open(&address);
    }
    ready(bound);

    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let leaving = service.clone();
    let router = routes::router(service.clone());
    let stop = async move {
        stop.await;
        tracing::info!("stopping");
        farewell(&leaving).await;
        let _ = stopping.send(());
    };
    let server = accept::serve(listener, &service, router, stop);
    let patience = async {
        // The sender goes away unused only together with the server, which then has its outcome.
        if stopped.await.is_err() {
            std::future::pending::<()>().await;
        }
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = server => {}
        () = patience => tracing::warn!("some requests were cut off"),
    }
    if let Some(name) = name {
        name.give_up().await;
    }
    Ok(())
}

/// Joins the nodes that share the database, if others do; games that wait for time or for a bot
/// and that nobody keeps go on.
async fn join(
    config: &Config,
    database: &Database,
    storage: Arc<dyn Storage>,
    place: &str,
) -> Result<Service, ServeError> {
    let house = storage.house().await.map_err(ServeError::Storage)?;
    if house.is_none() && matches!(config.bus, BusAddress::Nats(_)) {
        let said = "it connects nodes that share a database: give --database postgres://…";
        return Err(ServeError::Bus(said.to_owned()));
    }
    let me = watch::new_node().map_err(|reason| ServeError::Runtime(reason.into()))?;
    let name = house.as_deref().unwrap_or_default();
    let (bus, inbox) = cluster::open(&config.bus, database, name, me).await?;
    let metrics: Arc<Metrics> = Arc::default();
    let messenger = Messenger::new(config, &*storage, Arc::clone(&metrics)).await;
    let messenger = messenger.map_err(ServeError::Storage)?;
    let links = Arc::new(Links::new(me, bus));
    let service = Service::with_tables(config, storage, links, metrics, messenger);
    if let Ok(hall) = service.hall() {
        tokio::spawn(watch::read(Arc::downgrade(hall), inbox));
        if house.is_some() {
            watch::once(hall, Some(place)).await.map_err(ServeError::Storage)?;
            tokio::spawn(watch::beat(Arc::downgrade(hall)));
        } else {
            hall.wake(u32::MAX).await.map_err(ServeError::Storage)?;
        }
        // Before anybody comes, whose visit would make a wrong clock look right.
        let newest = hall.storage.newest().await.map_err(ServeError::Storage)?;
        let calendar = Calendar::new(WallTime::now(), newest, &config.tables);
        tokio::spawn(expiry::sweep(Arc::downgrade(hall), calendar));
    }
    Ok(service)
}

/// Where this node listens, told apart from the same address of another machine. Whoever listened
/// there before is gone, and its tables need not wait until that shows.
fn place(bound: SocketAddr) -> String {
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
    let start = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    format!("{} {} {bound}", machine.trim(), start.trim())
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
