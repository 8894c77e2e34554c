//! What happens at tables of a real server, besides whole games: before the start, between
//! people, over restarts, between several servers, and on a disk that takes no more.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;
#[cfg(unix)]
mod nats;
#[cfg(unix)]
mod nodes;
mod player;
#[cfg(unix)]
mod postgres;
#[cfg(target_os = "linux")]
mod small_disk;
mod table;
