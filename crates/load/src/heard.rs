//! What a client takes from the messages of a stream.

use serde::Deserialize;
use serde_json::Value;

/// A message, as far as a client of this crate looks at it.
#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Heard {
    Welcome,
    Told {
        from: u32,
        steps: Vec<Step>,
        view: View,
        done: Option<String>,
    },
    Answer {
        id: String,
        outcome: Outcome,
    },
    Problem {
        problem: Value,
    },
    Closing {
        reason: String,
    },
    #[serde(other)]
    Other,
}

/// As much of a view of Rummy as one needs to draw and to discard.
#[derive(Deserialize, Debug)]
pub(crate) struct View {
    pub(crate) next_event: u32,
    pub(crate) phase: u32,
    pub(crate) game: Rummy,
}

#[derive(Deserialize, Debug)]
pub(crate) struct Rummy {
    pub(crate) on_turn: u8,
    pub(crate) stage: Value,
    #[serde(default)]
    pub(crate) hand: Option<Vec<String>>,
}

/// One numbered step of a stream.
#[derive(Clone, PartialEq, Deserialize, Debug)]
pub(crate) struct Step {
    pub(crate) number: u32,
    pub(crate) at: u64,
    pub(crate) news: Option<Value>,
}

/// What came of a command.
#[derive(Deserialize, Debug)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Outcome {
    Done {
        next: u32,
    },
    Refused {
        refusal: Value,
    },
    Failed {
        problem: Value,
    },
    #[serde(other)]
    Other,
}
