//! Scores that explain themselves: a score is a list of lines, and the lines add up.

use crate::seat::{Seat, Side};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// Points, which may be below zero.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "i32"))]
pub struct Points(pub i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl Mul<i32> for Points {
    type Output = Points;
    fn mul(self, times: i32) -> Points {
        Points(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

/// What a line of a score is for: a stable name that a text in any language belongs to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "String"))]
pub struct LineKind(Cow<'static, str>);

impl LineKind {
    /// A kind with this stable name, in snake_case.
    pub const fn new(name: &'static str) -> LineKind {
        LineKind(Cow::Borrowed(name))
    }

    /// The stable name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// One line of a score: what for, with what, and how many points.
///
/// ```
/// use games::{Line, LineKind, Points, total};
/// const WORD: LineKind = LineKind::new("word");
/// const DOUBLE: LineKind = LineKind::new("first_word");
/// let lines = [
///     Line::new(WORD, Points(8)).word("TREINO"),
///     Line::new(DOUBLE, Points(8)).times(2),
/// ];
/// assert_eq!(total(&lines), Points(16));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Line {
    /// What the points are for.
    pub kind: LineKind,
    /// The points of this line alone.
    pub points: Points,
    /// The word it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub word: Option<String>,
    /// The card, die face or category it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub card: Option<String>,
    /// The factor that was applied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub times: Option<u8>,
    /// The other player it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub seat: Option<Seat>,
}

impl Line {
    /// A line of this kind and so many points.
    pub fn new(kind: LineKind, points: Points) -> Line {
        Line { kind, points, word: None, card: None, times: None, seat: None }
    }

    /// Names the word.
    #[must_use]
    pub fn word(mut self, word: impl Into<String>) -> Line {
        self.word = Some(word.into());
        self
    }

    /// Names the card, die face or category.
    #[must_use]
    pub fn card(mut self, card: impl fmt::Display) -> Line {
        self.card = Some(card.to_string());
        self
    }

    /// Names the factor.
    #[must_use]
    pub fn times(mut self, times: u8) -> Line {
        self.times = Some(times);
        self
    }

    /// Names the other player.
    #[must_use]
    pub fn seat(mut self, seat: Seat) -> Line {
        self.seat = Some(seat);
        self
    }
}

/// What lines add up to.
pub fn total(lines: &[Line]) -> Points {
    lines.iter().map(|line| line.points).sum()
}

/// All that one side was given at one time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SheetEntry {
    /// The turn in which it was written down.
    pub turn: u32,
    /// Whose points they are.
    pub side: Side,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The score sheet: every line of the game, and the running totals.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sheet {
    entries: Vec<SheetEntry>,
    totals: Vec<Points>,
}

impl Sheet {
    /// An empty sheet for so many sides.
    pub fn new(sides: usize) -> Sheet {
        Sheet { entries: Vec::new(), totals: vec![Points::ZERO; sides] }
    }

    /// Writes lines down.
    pub fn write(&mut self, turn: u32, side: impl Into<Side>, lines: &[Line]) {
        let side = side.into();
        if let Some(sum) = self.totals.get_mut(side.index()) {
            *sum += total(lines);
        }
        self.entries.push(SheetEntry { turn, side, lines: lines.to_vec() });
    }

    /// The running totals, side by side.
    pub fn totals(&self) -> &[Points] {
        &self.totals
    }

    /// Everything that was written, in order.
    pub fn entries(&self) -> &[SheetEntry] {
        &self.entries
    }
}

/// Those with the most points among the ones who may win; ties share (SC-A21, PY-A26, WT-A24).
pub fn leaders(totals: &[Points], may_win: impl Fn(Side) -> bool) -> Vec<Side> {
    let candidates: Vec<Side> = Side::all(totals.len()).filter(|&side| may_win(side)).collect();
    let best = candidates.iter().map(|side| totals[side.index()]).max();
    candidates.into_iter().filter(|side| Some(totals[side.index()]) == best).collect()
}
