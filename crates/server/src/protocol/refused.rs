//! Refusals and score lines of the referee, as they travel.

use games::{Line, Refusal};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A command that is not allowed, and why. The text belongs to the code; the rest fills it in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Refused {
    /// Which kind of refusal.
    pub code: String,
    /// The rule that forbids it, such as `SC-22`; empty where only the table's order is at stake.
    pub rule: String,
    /// The cards at fault, as text.
    pub cards: Vec<String>,
    /// The cells at fault, row and column.
    #[schema(value_type = Vec<Vec<i16>>)]
    pub cells: Vec<(i16, i16)>,
    /// The words at fault.
    pub words: Vec<String>,
    /// A seat that the text names, such as whose turn it is.
    pub seat: Option<u8>,
    /// A number that the text names, such as how many cards there are.
    #[ts(type = "number | null")]
    pub number: Option<i64>,
    /// What a reader expected, for commands that cannot be read.
    pub detail: Option<String>,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let about = *refusal.about;
        Refused {
            code: refusal.code.as_str().to_owned(),
            rule: refusal.rule.into_owned(),
            cards: about.cards,
            cells: about.cells.iter().map(|cell| (cell.row, cell.col)).collect(),
            words: about.words,
            seat: about.seat.map(|seat| seat.0),
            number: about.number,
            detail: about.detail,
        }
    }
}

/// One line of a score: what for, with what, and how many points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreLine {
    /// What the points are for; a text belongs to it.
    pub kind: String,
    /// The points of this line alone.
    pub points: i32,
    /// The word it is about.
    pub word: Option<String>,
    /// The card, die face or category it is about.
    pub card: Option<String>,
    /// The factor that was applied.
    pub times: Option<u8>,
    /// The other player it is about.
    pub seat: Option<u8>,
}

impl From<Line> for ScoreLine {
    fn from(line: Line) -> ScoreLine {
        ScoreLine {
            kind: line.kind.as_str().to_owned(),
            points: line.points.0,
            word: line.word,
            card: line.card,
            times: line.times,
            seat: line.seat.map(|seat| seat.0),
        }
    }
}
