//! What a bot of Word Thief knows, and which way its level plays.

use super::sight::Seeing;
use super::trained::Trained;
use crate::bot::Bot;
use crate::words::Words;
use lexicon::Lexicon;

/// What a bot of Word Thief knows.
pub struct Mind {
    bot: Bot,
    lexicon: Lexicon,
    trained: Trained,
}

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Sees only some steals, and takes the best score among what it sees.
    Overlooks {
        /// Which steals it sees.
        steals: Steals,
    },
    /// Sees all plays with its words and takes the best score.
    BestScore,
    /// Weighs what stays on the table and in the hand.
    WeighsTable,
    /// Looks at what the others could answer, too.
    LooksAhead,
}

/// Which steals somebody sees who overlooks some.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Steals {
    /// At how many of a hundred words of the others it looks.
    pub(super) percent: u32,
    /// The most letters that it adds to a word as it stands.
    pub(super) most_added: usize,
    /// The longest word that it takes to pieces; of longer ones it sees only what can be added.
    pub(super) taken_apart: usize,
}

impl Mind {
    /// A bot with these words and trained numbers.
    pub fn new(words: &Words, bot: Bot, trained: Trained) -> Mind {
        Mind { bot, lexicon: words.commonest(bot.vocabulary()), trained }
    }

    pub(super) fn bot(&self) -> Bot {
        self.bot
    }

    pub(super) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    pub(super) fn trained(&self) -> &Trained {
        &self.trained
    }

    pub(super) fn style(&self) -> Style {
        match self.bot {
            Bot::Novato => {
                Style::Overlooks { steals: Steals { percent: 30, most_added: 2, taken_apart: 0 } }
            }
            Bot::Casual => {
                Style::Overlooks { steals: Steals { percent: 70, most_added: 3, taken_apart: 5 } }
            }
            Bot::Club => {
                Style::Overlooks { steals: Steals { percent: 80, most_added: 5, taken_apart: 7 } }
            }
            Bot::Greedy | Bot::Primer => Style::BestScore,
            Bot::Expert => Style::WeighsTable,
            Bot::Maestro => Style::LooksAhead,
        }
    }

    /// Does it weigh the cards that it keeps, besides the words that it leaves?
    pub(super) fn minds_hand(&self) -> bool {
        self.bot == Bot::Maestro
    }

    /// How widely it looks for plays.
    pub(super) fn seeing(&self) -> Seeing {
        match self.bot {
            Bot::Maestro => Seeing { own: 40, a_target: 12, longest: solver::thief::MOST_STOLEN },
            Bot::Expert => Seeing { own: 30, a_target: 6, longest: 11 },
            Bot::Club => Seeing { own: 1, a_target: 1, longest: 11 },
            _ => Seeing { own: 1, a_target: 1, longest: solver::thief::MOST_STOLEN },
        }
    }
}
