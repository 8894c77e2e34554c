//! The web app and its API over HTTP, in one process that needs nothing else.
//!
//! [`run`] is what the program calls: it binds, prints the address on one line, and serves until
//! it is told to stop. [`router`] is the same service without a socket, for tests.
//!
//! What goes over the wire is in [`protocol`], and text from outside is parsed there and nowhere
//! else. What a caller may ask for at most stands in [`limits`]. Tables are kept in [`storage`].

mod api;
mod assets;
mod browser;
mod config;
mod error;
pub mod limits;
mod listener;
mod logging;
pub mod protocol;
mod reply;
mod routes;
mod security;
mod serve;
mod service;
mod shutdown;
pub mod storage;
mod words;

pub use config::{Config, Listen, USUAL_PORT};
pub use error::ServeError;
pub use logging::start_logging;
pub use routes::router;
pub use serve::{run, serve};
pub use service::Service;
