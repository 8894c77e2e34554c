//! What a client says on the stream of a table. This is where such text is parsed.

use super::{Secret, TableProblem};
use crate::limits::ASK_ID_CHARACTERS;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// The client's own name for something that it asks, so that it knows the answer when it comes.
/// Asked twice with the same id, it is done once and answered the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct AskId(pub String);

impl AskId {
    /// Can it be kept beside what was asked? Not every database keeps control characters, and no
    /// client needs them.
    pub(crate) fn check(&self) -> Result<(), TableProblem> {
        let wrong = if self.0.chars().count() > ASK_ID_CHARACTERS {
            format!("an id has at most {ASK_ID_CHARACTERS} characters")
        } else if self.0.contains(char::is_control) {
            "an id has no control characters".to_owned()
        } else {
            return Ok(());
        };
        Err(TableProblem::Malformed { detail: wrong })
    }
}

/// What a client says on the stream of a table. The first message is [`FromClient::Hello`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromClient {
    /// Who is there, and what they have seen already. It may be said again to hold more seats.
    Hello {
        /// Whose eyes the client looks with. Without any it watches, from the start.
        viewers: Vec<Eyes>,
        /// Is it a big screen that everybody in the room looks at?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        screen: bool,
    },
    /// A player does something in the game.
    Play {
        /// The client's own name for it.
        id: AskId,
        /// Who does it.
        seat: u8,
        /// The phase that it is meant for, from the view.
        phase: u32,
        /// What is done, as the game defines it.
        #[ts(type = "unknown")]
        command: Value,
    },
    /// What would this score? Nothing is done.
    Preview {
        /// The client's own name for it.
        id: AskId,
        /// Who asks.
        seat: u8,
        /// What would be done.
        #[ts(type = "unknown")]
        command: Value,
    },
    /// A player leaves the game for good.
    Resign {
        /// The client's own name for it.
        id: AskId,
        /// Who leaves.
        seat: u8,
    },
    /// A player wants to take back the last thing that the player did. Against bots it is done at
    /// once; otherwise the others are asked.
    Undo {
        /// The client's own name for it.
        id: AskId,
        /// Who wants it.
        seat: u8,
    },
    /// A player agrees, or not, to what another one wants to take back.
    UndoAnswer {
        /// The client's own name for it.
        id: AskId,
        /// Who answers.
        seat: u8,
        /// Agreed?
        agree: bool,
    },
    /// A player wants the table to stand still: its clock stops, bots do not act, and nothing is
    /// played until it goes on. Against bots alone it is done at once; otherwise the others are asked.
    Pause {
        /// The client's own name for it.
        id: AskId,
        /// Who wants it.
        seat: u8,
    },
    /// A player agrees, or not, to the pause that another one wants.
    PauseAnswer {
        /// The client's own name for it.
        id: AskId,
        /// Who answers.
        seat: u8,
        /// Agreed?
        agree: bool,
    },
    /// A player lets a table go on that was paused; where it was not, nothing happens.
    Resume {
        /// The client's own name for it.
        id: AskId,
        /// Who says so.
        seat: u8,
    },
    /// Tiles tried out on the board, for the own side to see, in games that have such drafts. The last write per cell wins.
    Draft {
        /// Who lays them.
        seat: u8,
        /// The cells that change: row, column, and the tile or nothing.
        set: Vec<(i16, i16, Option<String>)>,
    },
    /// A player shows the others something without words.
    React {
        /// Who.
        seat: u8,
        /// What.
        reaction: Reaction,
    },
    /// Is anybody there? Answered with the time.
    Ping,
    /// Does the line still hold? Answered at once by whoever holds its other end, without asking
    /// the table.
    Here,
}

impl FromClient {
    /// The seat that is spoken for, where one is named.
    pub(crate) fn seat(&self) -> Option<u8> {
        match self {
            FromClient::Play { seat, .. }
            | FromClient::Preview { seat, .. }
            | FromClient::Resign { seat, .. }
            | FromClient::Undo { seat, .. }
            | FromClient::UndoAnswer { seat, .. }
            | FromClient::Pause { seat, .. }
            | FromClient::PauseAnswer { seat, .. }
            | FromClient::Resume { seat, .. }
            | FromClient::Draft { seat, .. }
            | FromClient::React { seat, .. } => Some(*seat),
            FromClient::Hello { .. } | FromClient::Ping | FromClient::Here => None,
        }
    }
}

/// Whose eyes a client looks with, and where its stream goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Eyes {
    /// The secret of a seat; nothing for a watcher.
    #[serde(default)]
    pub secret: Option<Secret>,
    /// The number of the first event that the client has not seen; nothing where it wants to see
    /// how things are and not how they came about.
    #[serde(default)]
    pub next: Option<u32>,
}

/// What a player can show the others without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Hello.
    Wave,
    /// Well played.
    Applause,
    /// What luck.
    Surprise,
    /// That was funny.
    Laugh,
    /// Let me think.
    Think,
    /// Come on.
    Hurry,
    /// Sorry.
    Sorry,
    /// Good game.
    Thanks,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Reaction; 8] = [
        Reaction::Wave,
        Reaction::Applause,
        Reaction::Surprise,
        Reaction::Laugh,
        Reaction::Think,
        Reaction::Hurry,
        Reaction::Sorry,
        Reaction::Thanks,
    ];
}
