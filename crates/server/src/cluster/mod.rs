//! Several nodes share one database, and each serves every player.
//!
//! A table has one keeper, at the node that has [claimed](crate::storage::Storage::claim) it. The
//! other nodes send what their people ask to that node and pass on what it tells, over a
//! [`bus`]: [in this process](InProcess) for tests, [PostgreSQL's own](postgres) where nothing else
//! is there, or [NATS](nats).
//!
//! A bus may lose letters, and no letter is ever sent twice. So the [`links`] between nodes count
//! them: whoever misses one says so, and both sides let go of all that hung on that link. Clients
//! come back by themselves and hear what they have missed, and what they asked without being
//! answered they ask again under the same name; so nothing is lost and nothing done twice.

mod bus;
mod in_process;
pub(crate) mod letter;
pub(crate) mod links;
mod nats;
mod postgres;
pub(crate) mod relay;
pub(crate) mod watch;

pub(crate) use bus::open;
pub use bus::{Bus, BusAddress, Inbox, NotABus};
pub use in_process::InProcess;
pub(crate) use links::Links;
