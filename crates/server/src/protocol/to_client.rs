//! What the server says on the stream of a table.

use super::{AskId, Reaction, TableId, TableInfo, TableProblem};
use games::{Cell, Line, Points, Refusal};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use ts_rs::TS;

/// What the server says on the stream of a table.
///
/// `viewer` is the seat whose eyes a message is for, or nothing for a watcher. `now` is table
/// time in milliseconds, for clocks on the page; it runs on between messages. `limit` is when the
/// turn limit is up, in table time, if a turn limit runs.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to a hello: the table, and the viewers that the client was recognised as.
    Welcome {
        /// The table.
        table: TableInfo,
        /// The seats that the client holds; nothing in the list is a watcher.
        viewers: Vec<Option<u8>>,
        /// Table time; it stands while the game is not on.
        #[ts(type = "number")]
        now: u64,
        /// When the turn limit is up.
        #[ts(type = "number | null")]
        limit: Option<u64>,
    },
    /// What happened in the game, and how things are now. It is the answer to a hello, and there
    /// is one of it for each viewer whenever something happens.
    Told {
        /// Whose stream.
        viewer: Option<u8>,
        /// The number of the first step: the one after the last that the viewer has.
        from: u32,
        /// The steps, numbered without gaps, each with the sentences about it; a step without news
        /// is not for this viewer. There may be none.
        #[ts(type = "Array<Heard<unknown>>")]
        steps: Box<RawValue>,
        /// All that the viewer sees now, after these steps.
        #[ts(type = "TableView<unknown>")]
        view: Box<RawValue>,
        /// How words in the steps are written, in capital letters, where that is not as their
        /// letters are: `NOÇAO` as `NOÇÃO`. Several forms have a stroke between them.
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(as = "Option<BTreeMap<String, String>>", optional)]
        written: BTreeMap<String, String>,
        /// Table time.
        #[ts(type = "number")]
        now: u64,
        /// When the turn limit is up.
        #[ts(type = "number | null")]
        limit: Option<u64>,
        /// The client's own name for what it asked, if this is what came of it: it is done, and
        /// kept. Only the connection that asked hears this, for the seat that it asked for.
        done: Option<AskId>,
        /// The table, if something about it has changed too, such as that the game is over.
        table: Option<TableInfo>,
    },
    /// What came of something that the client asked, where nothing was told of it: a preview, a
    /// refusal, a question to the others, or what was done and told before.
    Answer {
        /// The client's own name for it.
        id: AskId,
        /// What came of it.
        outcome: AnswerOutcome,
    },
    /// How the tiles lie that a side is trying out, to those who may see them.
    Draft {
        /// Whose tiles.
        side: u8,
        /// Who laid last.
        seat: u8,
        /// All of them: row, column, tile.
        tiles: Vec<(i16, i16, String)>,
    },
    /// Somebody has come or gone.
    Presence {
        /// Seat by seat: is somebody connected who holds it? Bots always are.
        here: Vec<bool>,
        /// Does a big screen show the table?
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        screen: bool,
    },
    /// A player shows something without words.
    Reaction {
        /// Who.
        seat: u8,
        /// What.
        reaction: Reaction,
    },
    /// A player wants to take something back; or, with nobody waiting, the question is settled.
    UndoAsked {
        /// Who wants it.
        seat: u8,
        /// Who has not agreed yet.
        waiting: Vec<u8>,
    },
    /// A player wants the table to stand still; or, with nobody waiting, the question is settled.
    PauseAsked {
        /// Who wants it.
        seat: u8,
        /// Who has not agreed yet.
        waiting: Vec<u8>,
    },
    /// Something about the table has changed: seats, settings, or how far it is.
    Table {
        /// The table as it is now.
        table: TableInfo,
        /// Table time; it stands while the game is not on, or the table is paused.
        #[ts(type = "number")]
        now: u64,
    },
    /// There is a rematch. What holds a seat or the rights of the host here holds the same there.
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// The answer to a ping.
    Pong {
        /// Table time.
        #[ts(type = "number")]
        now: u64,
    },
    /// The line holds.
    Here,
    /// Something that the client said could not be understood or allowed.
    Problem {
        /// What.
        problem: TableProblem,
    },
    /// The last message: the server closes the connection.
    Closing {
        /// Why.
        reason: ClosingReason,
        /// After how long the client may come back; nothing if it need not.
        #[ts(type = "number | null")]
        come_back_ms: Option<u64>,
    },
}

/// What came of something that a client asked.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AnswerOutcome {
    /// It is done, and kept.
    Done {
        /// The number that the next event will have.
        next: u32,
    },
    /// What it would score.
    Scored {
        /// The lines, which add up.
        lines: Vec<Line>,
        /// Their sum.
        total: Points,
        /// The cells whose cards would stay, where a play clears the others away; else none.
        kept: Vec<Cell>,
    },
    /// A preview that was not looked at: the same connection has asked for a later one.
    Superseded,
    /// The others are asked first.
    Asked,
    /// It is refused, and nothing has changed.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// It could not be looked at.
    Failed {
        /// Why.
        problem: TableProblem,
    },
}

/// Why the server closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClosingReason {
    /// The server stops or starts anew.
    Stopping,
    /// The table has been deleted.
    Deleted,
    /// The client said too much in too short a time.
    TooFast,
    /// The client said things that no client says.
    Misbehaved,
    /// The client read too slowly to keep up.
    TooSlow,
    /// The client said no hello in time, or nothing at all for too long.
    Silent,
    /// There are too many connections.
    Full,
    /// The secret is void: the seat was handed on, or freed.
    Void,
}

impl ToClient {
    /// The message as it travels.
    pub fn text(&self) -> String {
        // No map in it has keys other than strings, so it always has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}
