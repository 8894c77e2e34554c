//! What a bot of Classic or Forfeit knows before it sees a table.

use super::leave::Leave;
use super::level::Level;
use super::numbers::Numbers;
use super::table::Gives;
use crate::bot::Bot;
use crate::words::Words;
use games::cartas::CartasEdition;
use lexicon::Lexicon;
use solver::classic::letter_values;
use solver::grid::Reach;
use std::sync::Arc;

/// Its words, its habits, and the trained numbers.
pub struct Mind {
    pub(super) lexicon: Lexicon,
    pub(super) reach: Arc<Reach>,
    pub(super) level: Level,
    pub(super) leave: Leave,
    pub(super) gives: Gives,
    pub(super) numbers: Numbers,
}

impl Mind {
    /// A kind of player with these numbers; the game is Classic or a variant of it.
    pub fn new(
        edition: &CartasEdition,
        words: &Words,
        (bot, game): (Bot, &str),
        numbers: Numbers,
    ) -> Mind {
        Mind::with(edition, (words, bot.vocabulary(game)), Level::of(bot, game), numbers)
    }

    /// Who plays while numbers are trained: quick, with all words and no other thought than the
    /// cards that stay in hand. In so many of 100 turns it is careless and has not even that, so
    /// that hands come up that a careful player would not keep.
    pub fn learner(
        edition: &CartasEdition,
        words: &Words,
        numbers: Numbers,
        careless: u32,
    ) -> Mind {
        let level = Level { leave: 1.0, careless, ..Level::GREEDY };
        Mind::with(edition, (words, None), level, numbers)
    }

    fn with(
        edition: &CartasEdition,
        (words, vocabulary): (&Words, Option<usize>),
        level: Level,
        numbers: Numbers,
    ) -> Mind {
        Mind {
            lexicon: words.commonest(vocabulary),
            reach: words.reach(vocabulary, &letter_values(edition)),
            level,
            leave: Leave::new(edition, &numbers),
            gives: Gives::new(&numbers),
            numbers,
        }
    }
}
