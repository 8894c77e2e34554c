//! Many people at many tables of a real server, on this machine.
//!
//! [`figures`] measures how soon everybody hears of a command, what a connection costs, and how
//! long it takes until everybody is back after a restart. [`crash`] kills the server again and
//! again and looks for anything that it had promised to keep. [`attack`] lets one client mean ill
//! while others play. [`cluster`] does with several servers what the first two do with one. All of
//! them start the program that they are given, on free ports of the loopback interface and with a
//! data folder of their own, and end by themselves.

pub mod attack;
pub mod cluster;
pub mod crash;
mod fault;
pub mod figures;
mod heard;
pub mod home;
mod http;
mod kept;
mod nats;
mod place;
mod player;
mod playing;
mod postgres;
mod process;
mod program;
mod socket;
mod table;
mod timing;

pub use fault::Fault;

/// Milliseconds with one digit after the point.
fn millis(duration: std::time::Duration) -> String {
    format!("{:.1} ms", duration.as_secs_f64() * 1_000.0)
}
