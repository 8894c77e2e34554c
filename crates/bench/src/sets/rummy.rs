//! Positions of Rummy.

use super::Stored;
use super::notation::{self, blanks};
use games::cartas::CartasEdition;
use games::rummy::TaskId;
use games::{Card, Edition};

/// A hand that a task is to be met with; one card is still to be discarded.
#[derive(Clone, Debug)]
pub struct RummyPosition {
    /// The name of the box.
    pub edition: String,
    /// Who was to play.
    pub bot: String,
    /// The number of the turn.
    pub turn: u32,
    /// The task of the round.
    pub task: TaskId,
    /// The cards in hand.
    pub hand: Vec<Card>,
}

impl Stored for RummyPosition {
    const FIELDS: &'static str = "edition\tbot\tturn\ttask\thand";

    fn written(&self) -> String {
        let RummyPosition { edition, bot, turn, task, hand } = self;
        format!("{edition}\t{bot}\t{turn}\t{}\t{}", task.0, notation::cards(hand))
    }

    fn read(fields: &[&str]) -> Option<RummyPosition> {
        let &[edition, bot, turn, task, hand] = fields else { return None };
        Some(RummyPosition {
            edition: edition.to_owned(),
            bot: bot.to_owned(),
            turn: turn.parse().ok()?,
            task: TaskId(task.to_owned()),
            hand: notation::read_cards(hand)?,
        })
    }
}

impl RummyPosition {
    /// The box that it is played with.
    pub fn box_of(&self) -> Option<CartasEdition> {
        CartasEdition::built_in().into_iter().find(|edition| edition.name == self.edition)
    }

    /// How many blanks are in hand.
    pub fn blanks(&self) -> usize {
        blanks(&self.hand)
    }
}
