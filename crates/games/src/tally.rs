//! A score sheet beside the real box: people play with cards of paper and note what they laid, and
//! the referee says what each note scores.
//!
//! There is no second scorer: a note is weighed by the very functions that judge a command. What
//! lies on the real table follows from the notes so far, so all of them are weighed in order,
//! whichever of them was changed. A note that no longer fits stays, with the reason and without
//! points.

use crate::editions::Editions;
use crate::game::{Data, Game};
use crate::refusal::{Refusal, code};
use crate::registry::GameName;
use crate::score::{Line, LineKind, Points, leaders, total};
use crate::seat::{Player, Side};
use crate::setup::{Edition, Setup, SetupError, house_rules};
use crate::{Checksum, DictionaryRef};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// Points that people agreed on, beside all rules.
pub const BY_HAND: LineKind = LineKind::new("by_hand");

/// More points than this nobody gives by hand.
const MOST_BY_HAND: i32 = 9_999;

/// A game that can be noted on a sheet.
pub trait Tally: Game {
    /// What is noted: a play, a pass, the end.
    type Note: Data;
    /// What lies on the real table, as far as the notes tell.
    type Lying: Clone + PartialEq + fmt::Debug + Serialize;

    /// What lies there before anything is noted.
    fn bare(paper: &Paper<Self>) -> Self::Lying;

    /// Weighs a note.
    fn weigh_note(
        paper: &Paper<Self>,
        lying: &Self::Lying,
        side: Side,
        note: &Self::Note,
    ) -> Result<Weighed<Self::Lying>, Refusal>;
}

/// What a sheet was begun with.
#[derive(Clone, PartialEq, Debug)]
pub struct Paper<G: Game> {
    /// The box on the table.
    pub edition: G::Edition,
    /// The house rules; those that say nothing about points make no difference.
    pub house: G::House,
    /// How many have a score of their own.
    pub sides: usize,
}

/// What a note comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<L> {
    /// Who gets which lines.
    pub given: Vec<Given>,
    /// The words that were formed, for whoever doubts them.
    pub words: Vec<String>,
    /// What lies there now.
    pub lying: L,
    /// Is the game over with it?
    pub over: bool,
}

impl<L> Weighed<L> {
    /// Something that changes nothing but the score of one side.
    pub fn new(lying: L, side: Side, lines: Vec<Line>) -> Weighed<L> {
        let given = vec![Given { side, lines }];
        Weighed { given, words: Vec::new(), lying, over: false }
    }
}

/// Lines of a score, and whose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Given {
    /// Whose.
    pub side: Side,
    /// The lines.
    pub lines: Vec<Line>,
}

/// What stands on a line of the sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Noted<N> {
    /// Something of the game.
    Game(N),
    /// Points that people agreed on.
    Points(Points),
}

/// A line of the sheet, weighed.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TallyLine {
    /// Who gets which lines of a score.
    pub given: Vec<Given>,
    /// The words that were formed.
    pub words: Vec<String>,
    /// Why it does not count, if it does not.
    pub refusal: Option<Refusal>,
}

/// A whole sheet, weighed.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tallied {
    /// Its lines.
    pub lines: Vec<TallyLine>,
    /// What each side has.
    pub totals: Vec<Points>,
    /// Who has most; several share.
    pub leaders: Vec<Side>,
    /// Was the end noted?
    pub over: bool,
    /// What lies on the table after the last line.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub lying: Value,
}

/// What a sheet is made of, in the form that travels.
#[derive(Clone, PartialEq, Debug)]
pub struct Notes {
    /// The edition.
    pub edition: Option<String>,
    /// The house rules; those left out are as in the box.
    pub house: Value,
    /// How many have a score of their own.
    pub sides: usize,
    /// The lines: whose, and what.
    pub lines: Vec<(Side, Value)>,
}

impl<G: Tally> Paper<G> {
    /// Weighs notes in their order.
    pub fn tally(&self, notes: &[(Side, Value)]) -> Tallied {
        let mut lying = G::bare(self);
        let mut totals = vec![Points::ZERO; self.sides];
        let mut over = false;
        let mut lines = Vec::with_capacity(notes.len());
        for (side, note) in notes {
            let line = match self.weigh(&lying, *side, note) {
                Err(refusal) => TallyLine { refusal: Some(refusal), ..TallyLine::default() },
                Ok(weighed) => {
                    lying = weighed.lying;
                    over |= weighed.over;
                    for given in &weighed.given {
                        if let Some(sum) = totals.get_mut(given.side.index()) {
                            *sum += total(&given.lines);
                        }
                    }
                    TallyLine { given: weighed.given, words: weighed.words, refusal: None }
                }
            };
            lines.push(line);
        }
        let leaders = leaders(&totals, |_| true);
        let lying = serde_json::to_value(lying).unwrap_or_default();
        Tallied { lines, totals, leaders, over, lying }
    }

    fn weigh(
        &self,
        lying: &G::Lying,
        side: Side,
        note: &Value,
    ) -> Result<Weighed<G::Lying>, Refusal> {
        if side.index() >= self.sides {
            return Err(Refusal::new(code::NO_SUCH_SEAT, ""));
        }
        match crate::json::read::<Noted<G::Note>>(note.clone())? {
            Noted::Game(note) => G::weigh_note(self, lying, side, &note),
            Noted::Points(points) if points.0.abs() <= MOST_BY_HAND => {
                Ok(Weighed::new(lying.clone(), side, vec![Line::new(BY_HAND, points)]))
            }
            Noted::Points(_) => {
                let detail = format!("points: expected up to {MOST_BY_HAND}");
                Err(Refusal::new(code::MALFORMED, "").detail(detail))
            }
        }
    }
}

impl Editions {
    /// Weighs all that is noted on a sheet.
    pub fn tally(&self, game: GameName, notes: &Notes) -> Result<Tallied, SetupError> {
        each_game!(game, G => Ok(self.paper::<G>(notes)?.tally(&notes.lines)))
    }

    fn paper<G: Tally>(&self, notes: &Notes) -> Result<Paper<G>, SetupError> {
        let edition = self.find::<G>(notes.edition.as_deref())?;
        let house = house_rules::<G::House>(notes.house.clone())
            .map_err(|what| SetupError::new("house rules", what))?;
        let (least, most) = if G::TEAMS { (2, 2) } else { G::PLAYERS.into_inner() };
        if !(least..=most).contains(&notes.sides) {
            let what = format!("{} players: expected {least} to {most}", notes.sides);
            return Err(SetupError::new("players", what));
        }
        let team = |side| Player { team: G::TEAMS.then_some(side), ..Player::default() };
        let setup = Setup::<G> {
            edition_checksum: edition.checksum(),
            dictionary: DictionaryRef { name: edition.lexicon().to_owned(), checksum: Checksum(0) },
            edition,
            house,
            players: Side::all(notes.sides).map(team).collect(),
            undo: true,
        };
        setup.check()?;
        setup.check_house()?;
        Ok(Paper { edition: setup.edition, house: setup.house, sides: notes.sides })
    }
}

/// A note that fits no form of the game.
pub(crate) fn malformed(detail: impl Into<String>) -> Refusal {
    Refusal::new(code::MALFORMED, "").detail(detail)
}
