//! Classic and its variants on a sheet of paper.

use super::Crossing;
use super::command::{BonusUse, Lay};
use super::end::last_lines;
use super::play::{FormedWord, weigh};
use super::variant::Variant;
use crate::card::{Card, Tile};
use crate::forfeit::ActionUse;
use crate::grid::{At, Grid};
use crate::refusal::{Refusal, code};
use crate::seat::{Seat, Side};
use crate::tally::{Given, Paper, Tally, Weighed, malformed};
use serde::{Deserialize, Serialize};

/// What is noted of a game of Classic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Note {
    /// Cards were laid.
    Lay {
        /// Which card lies where; a blank as the lower-case letter that it stands for.
        cards: Vec<At<Card>>,
        /// A bonus card, and the laid letter it is put on (SC-17).
        #[serde(default)]
        bonus: Option<BonusUse>,
        /// The action cards that were played on it, where the game has them (SF-05).
        #[serde(default)]
        actions: Vec<ActionUse>,
    },
    /// A challenge was right: the cards went back, and the turn is lost (SC-13).
    Refuted,
    /// Cards were exchanged.
    Exchange,
    /// The player passed.
    Pass,
    /// This is how the table lies, whatever was noted before.
    Lies {
        /// All cards on it.
        cards: Vec<At<Tile>>,
    },
    /// The game is over; these cards are left in the hands, seat by seat (SC-30).
    End {
        /// The hands.
        hands: Vec<Vec<Card>>,
    },
}

/// What lies on the real table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lying {
    /// The cards.
    pub cards: Vec<At<Tile>>,
}

/// More cards than this no box has.
const MOST_CARDS: usize = 256;

/// A grid on which these cards lie.
pub(crate) fn lay_out(mut grid: Grid, cards: &[At<Tile>]) -> Result<Grid, Refusal> {
    if cards.len() > MOST_CARDS {
        return Err(malformed(format!("cards: expected up to {MOST_CARDS}")));
    }
    for at in cards {
        if !grid.has(at.cell) {
            return Err(crate::grid::Fault::OffBoard(vec![at.cell]).refusal("SC-22"));
        }
        grid.put(at.cell, at.what);
    }
    Ok(grid)
}

impl<V: Variant> Tally for Crossing<V> {
    type Note = Note;
    type Lying = Lying;

    fn bare(_: &Paper<Self>) -> Lying {
        Lying::default()
    }

    fn weigh_note(
        paper: &Paper<Self>,
        lying: &Lying,
        side: Side,
        note: &Note,
    ) -> Result<Weighed<Lying>, Refusal> {
        let edition = &paper.edition;
        match note {
            Note::Lay { cards, bonus, actions } => {
                let grid = lay_out(Grid::endless(), &lying.cards)?;
                // Whatever was laid was in the hand: the cards are on the table to be seen.
                let lay = Lay { cards: cards.clone(), bonus: *bonus, appeal: false };
                let letters = cards.iter().map(|at| at.what.in_hand());
                let bonus = bonus.map(|bonus| Card::Bonus(bonus.card));
                let hand: Vec<Card> = letters.chain(bonus).collect();
                if hand.len() > usize::from(edition.hand) {
                    let detail = format!("cards: expected up to {}", edition.hand);
                    return Err(malformed(detail));
                }
                if actions.iter().any(|action| action.seat.index() >= paper.sides) {
                    return Err(Refusal::new(code::NO_SUCH_SEAT, ""));
                }
                let play = weigh(edition, paper.house.counting(), &grid, &hand, &lay)?;
                let mut lines = play.lines.clone();
                lines.extend(V::weigh_actions(edition, side.seat(), &play.words, actions)?);
                let kept = play.kept();
                let laid = play.cards.iter().copied();
                let cards = lying.cards.iter().copied().chain(laid);
                let cards = cards.filter(|at| kept.contains(&at.cell)).collect();
                let words = play.words.iter().map(|word: &FormedWord| word.word.clone());
                let words = words.collect();
                Ok(Weighed { words, ..Weighed::new(Lying { cards }, side, lines) })
            }
            Note::Refuted | Note::Exchange | Note::Pass => {
                Ok(Weighed::new(lying.clone(), side, Vec::new()))
            }
            Note::Lies { cards } => {
                lay_out(Grid::endless(), cards)?;
                Ok(Weighed::new(Lying { cards: cards.clone() }, side, Vec::new()))
            }
            Note::End { hands } => {
                if hands.len() != paper.sides {
                    return Err(malformed(format!("hands: expected {}", paper.sides)));
                }
                let hands: Vec<(Seat, &[Card])> =
                    Seat::all(hands.len()).zip(hands.iter().map(Vec::as_slice)).collect();
                let given = |&(seat, _): &(Seat, &[Card])| Given {
                    side: seat.into(),
                    lines: last_lines(edition, &hands, seat),
                };
                let given = hands.iter().map(given).collect();
                Ok(Weighed { given, words: Vec::new(), lying: lying.clone(), over: true })
            }
        }
    }
}
