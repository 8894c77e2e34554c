//! What the program tells the server when it starts it.

use crate::cluster::BusAddress;
use crate::limits::Limits;
use crate::storage::Database;
use crate::wall::Wall;
use bots::Bot;
use games::Editions;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

/// The port that is tried first when no address was asked for.
pub const USUAL_PORT: u16 = 4747;

/// What the program tells the server when it starts it.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Where to listen.
    pub listen: Listen,
    /// The directory with tables and with what the user imported; without one there is only what
    /// ships, and a database has to be named.
    pub data: Option<PathBuf>,
    /// The editions that can be played: those that ship, and those that the host has added.
    pub editions: Editions,
    /// Where tables are kept, if not in a file of the directory.
    pub database: Option<Database>,
    /// What carries letters between the nodes that share a database.
    pub bus: BusAddress,
    /// Open the page in the user's browser once it is ready.
    pub open: bool,
    /// How requests are let in.
    pub door: Door,
    /// How tables are run.
    pub tables: TableRules,
    /// How browsers are told that somebody is waited for.
    pub push: PushRules,
    /// How mail is sent; none where nothing is said.
    pub mail: Option<MailRules>,
    /// The clock on the wall.
    pub wall: Wall,
}

/// How browsers are told that somebody is waited for, by Web Push.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PushRules {
    /// Nobody is told so.
    pub off: bool,
    /// Where those who run push services reach whoever runs this server: an address that begins
    /// with `mailto:` or `https:`.
    pub contact: Option<String>,
    /// For tests: endpoints may be anywhere, also in this house and without TLS.
    pub anywhere: bool,
}

/// How mail is sent. It shows nothing of a password in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct MailRules {
    /// The server: `smtps://user:password@mail.example`, or `smtp://…?tls=required`.
    pub server: String,
    /// Whom mail is from.
    pub from: String,
    /// Where the page is found, for the links in mail: `https://games.example`.
    pub page: String,
}

impl fmt::Debug for MailRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailRules").field("from", &self.from).field("page", &self.page).finish()
    }
}

/// Where to listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Listen {
    /// On this machine only, at [`USUAL_PORT`] or the next free port after it.
    #[default]
    Usual,
    /// For everybody in the local network, at [`USUAL_PORT`] or the next free port after it.
    Lan,
    /// At this address and no other; port 0 takes any free one.
    At(SocketAddr),
}

/// How requests are let in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Door {
    /// Names by which the server is called, besides addresses and names of the local network.
    pub hosts: Vec<String>,
    /// How many proxies stand in front that say for whom they ask, in `X-Forwarded-For`.
    pub proxies: u8,
    /// How much a caller may ask for.
    pub limits: Limits,
}

/// How tables are run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableRules {
    /// Bots think this many times as long as a person of their strength would; 0 is at once.
    pub thinking: f64,
    /// The bot that plays on for people who are away.
    pub stand_in: Bot,
    /// After how many days a table that nobody visits is deleted.
    pub expire_days: u32,
    /// The same for a table whose game was never started.
    pub unstarted_days: u32,
    /// For tests: tables may name their seed.
    pub testing: bool,
}

impl Default for TableRules {
    fn default() -> TableRules {
        TableRules {
            thinking: 1.0,
            stand_in: Bot::Club,
            expire_days: 30,
            unstarted_days: 3,
            testing: false,
        }
    }
}
