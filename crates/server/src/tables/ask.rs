//! What the keeper of a table is asked, by calls, by connections, by bots and by the hall.

use super::audience::{Listener, ListenerId};
use super::thinking::Decided;
use crate::protocol::{
    AskId, FromClient, HandOver, MyTable, NewTable, PlayerName, SeatAnswer, Secret, TableInfo,
    TableProblem,
};
use games::{AnyTable, Seat};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::time::{Duration, Instant};

/// Where an answer is waited for.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, TableProblem>>;

/// What the keeper of a table is asked. `bearer` is the secret that the caller showed.
pub(crate) enum Ask {
    /// What anybody may know, and what the bearer holds of it.
    Info { bearer: Option<Secret>, reply: Reply<MyTable> },
    /// Other settings and seats, before the start.
    Change { bearer: Option<Secret>, wanted: Box<NewTable>, reply: Reply<TableInfo> },
    /// Somebody sits down.
    Take { seat: Seat, name: PlayerName, reply: Reply<SeatAnswer> },
    /// A seat becomes free; while the game is on, its player leaves for good.
    Leave { bearer: Option<Secret>, seat: Seat, reply: Reply<TableInfo> },
    /// Somebody else plays for a seat.
    HandOver { bearer: Option<Secret>, seat: Seat, to: HandOver, reply: Reply<SeatAnswer> },
    /// The game begins.
    Start { bearer: Option<Secret>, reply: Reply<TableInfo> },
    /// The game is broken off.
    Abandon { bearer: Option<Secret>, reply: Reply<TableInfo> },
    /// The same people want to play again.
    Rematch { bearer: Option<Secret>, reply: Reply<TableInfo> },
    /// The table is deleted, by its host.
    Delete { bearer: Option<Secret>, reply: Reply<()> },
    /// The table is deleted because nobody has come for long, unless somebody is there now.
    Expire,
    /// What was settled before the first card: edition, house rules, words. All of it is public.
    Setup { reply: Reply<Value> },
    /// The finished game, to be saved or looked at again.
    Finished { reply: Reply<AnyTable> },
    /// A connection opens.
    Join(Listener),
    /// A client says something.
    Said(Box<Said>),
    /// A connection is gone.
    Gone(ListenerId),
    /// A bot has thought.
    Decided(Decided),
    /// The server stops: what is under way is done, and the clients are told to come back.
    Stop { done: oneshot::Sender<()> },
}

/// Something that a client said.
pub(crate) struct Said {
    /// On which connection.
    pub(crate) by: ListenerId,
    /// What.
    pub(crate) message: FromClient,
    /// When it arrived.
    pub(crate) heard: Instant,
    /// How long it was on its way, as far as pings tell.
    pub(crate) lag: Duration,
}

/// Who waits for what came of something that a client asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// The connection that asked.
    pub(crate) by: ListenerId,
    /// The seat that it asked for.
    pub(crate) seat: Seat,
    /// The client's own name for it.
    pub(crate) id: AskId,
    /// Was it told already, with what happened, that it is done?
    pub(crate) told: bool,
}

impl Ask {
    /// Answers that it cannot be done.
    pub(crate) fn fail(self, problem: TableProblem) {
        // Whoever no longer waits for the answer does not miss it.
        match self {
            Ask::Info { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Take { reply, .. } | Ask::HandOver { reply, .. } => {
                drop(reply.send(Err(problem)));
            }
            Ask::Change { reply, .. }
            | Ask::Leave { reply, .. }
            | Ask::Start { reply, .. }
            | Ask::Abandon { reply, .. }
            | Ask::Rematch { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Delete { reply, .. } => drop(reply.send(Err(problem))),
            Ask::Setup { reply } => drop(reply.send(Err(problem))),
            Ask::Finished { reply } => drop(reply.send(Err(problem))),
            Ask::Stop { done } => {
                let _ = done.send(());
            }
            Ask::Join(_) | Ask::Said(_) | Ask::Gone(_) | Ask::Decided(_) | Ask::Expire => {}
        }
    }
}
