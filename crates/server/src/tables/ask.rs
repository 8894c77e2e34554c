//! What the keeper of a table is asked, by calls, by connections and by the hall.

use super::audience::{Listener, ListenerId};
use crate::protocol::{
    AskId, FromClient, HandOver, Hint, LessonSaid, MyTable, NewTable, NoticeAsked, PlayerName,
    SeatAnswer, Secret, Strength, TableInfo, TableProblem,
};
use crate::storage::NodeId;
use games::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;
use tokio::time::{Duration, Instant};

/// Where the answer to a call is waited for.
pub(crate) type Reply = oneshot::Sender<Result<Answered, TableProblem>>;

/// What the keeper of a table is asked.
pub(crate) enum Ask {
    /// A call over HTTP.
    Call(Box<Calling>),
    /// A connection opens.
    Join(Listener),
    /// A client says something.
    Said(Box<Said>),
    /// A connection is gone.
    Gone(ListenerId),
    /// Another node has the table now.
    Lost,
    /// The server stops: what is under way is done, and the clients are told to come back.
    Stop { done: oneshot::Sender<()> },
}

/// A call, who made it, and where its answer is waited for.
pub(crate) struct Calling {
    /// The node that the caller asked, if that is another one.
    pub(crate) from: Option<NodeId>,
    /// The secret that the caller showed.
    pub(crate) bearer: Option<Secret>,
    pub(crate) call: Call,
    pub(crate) reply: Reply,
}

/// What is asked over HTTP about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Call {
    /// What anybody may know, and what the bearer holds of it.
    Info,
    /// Other settings and seats, before the start.
    Change(Box<NewTable>),
    /// Somebody sits down.
    Take(Seat, PlayerName),
    /// A seat becomes free; while the game is on, its player leaves for good.
    Leave(Seat),
    /// Somebody else plays for a seat.
    HandOver(Seat, HandOver),
    /// The game begins.
    Start,
    /// The game is broken off.
    Abandon,
    /// The same people want to play again.
    Rematch,
    /// The learner goes on in a lesson.
    Lesson(LessonSaid),
    /// A hint for a seat.
    Hint(Seat, Strength),
    /// A player goes on vacation for so many days, or is back.
    Vacation(Seat, u8),
    /// Whoever holds a seat wants to be told that it is waited for.
    Notice(Seat, Box<NoticeAsked>),
    /// And does not any more.
    Silence(Seat),
    /// The same from a notice, by its token.
    Quiet(String),
    /// An address for mail is confirmed, by the token that was sent there.
    Confirm(String),
    /// The table is deleted, by its host.
    Delete,
}

/// What came of a call.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answered {
    Mine(MyTable),
    Table(TableInfo),
    Seat(SeatAnswer),
    Hint(Box<Hint>),
    Deleted,
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
        match self {
            // Whoever no longer waits for the answer does not miss it.
            Ask::Call(calling) => drop(calling.reply.send(Err(problem))),
            Ask::Join(listener) => listener.turn_away(),
            Ask::Stop { done } => {
                let _ = done.send(());
            }
            Ask::Said(_) | Ask::Gone(_) | Ask::Lost => {}
        }
    }
}
