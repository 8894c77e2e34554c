//! Many people at many tables of a real server, on this machine.
//!
//! [`figures`] measures how soon everybody hears of a command, what a connection costs, and how
//! long it takes until everybody is back after a restart. [`crash`] kills the server again and
//! again and looks for anything that it had promised to keep. Both start the program that they
//! are given, on a free port of the loopback interface and with a data folder of their own, and
//! end by themselves.

pub mod crash;
mod fault;
pub mod figures;
mod heard;
mod http;
mod kept;
mod place;
mod player;
mod program;
mod socket;
mod table;
mod timing;

pub use fault::Fault;
