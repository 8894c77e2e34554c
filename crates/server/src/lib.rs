//! The web app and its API over HTTP, in one process that needs nothing else.
//!
//! [`run`] is what the program calls: it binds, prints the address on one line, and serves until
//! it is told to stop. [`router`] is the same service without a socket, for tests.
//!
//! What goes over the wire is in [`protocol`], and text from outside is parsed there and nowhere
//! else. What a caller may ask for at most stands in [`limits`]. Tables are kept in [`storage`].

mod accept;
mod api;
mod assets;
mod at_table;
mod book;
mod browser;
pub mod cluster;
mod config;
mod costs;
mod days_calls;
mod door;
mod error;
mod figures;
mod health;
mod lag;
mod lan;
pub mod limits;
mod listener;
mod local_name;
mod logging;
mod look_back;
mod metrics;
mod notices;
mod openapi;
mod places;
mod pool;
mod practice;
pub mod protocol;
mod puzzles;
mod replay;
mod reply;
mod request_id;
mod review;
mod routes;
mod security;
mod serve;
mod service;
mod sheet_calls;
mod sheets;
mod shutdown;
pub mod storage;
mod stream;
mod table_calls;
mod tables;
mod throttle;
mod wall;
mod words;

pub use cluster::BusAddress;
pub use config::{Config, Door, Listen, MailRules, PushRules, TableRules, USUAL_PORT};
pub use error::ServeError;
pub use logging::{log_everything_to, start_logging};
pub use routes::router;
pub use serve::{TABLES, run, runtime, serve, serve_until};
pub use service::Service;
pub use wall::Wall;
