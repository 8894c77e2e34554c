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
    /// In how many of a hundred turns it looks at the others' words at all.
    pub(super) percent: u32,
    /// The most letters that it adds to a word.
    pub(super) most_added: usize,
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
            Bot::Novato => Style::Overlooks { steals: Steals { percent: 20, most_added: 2 } },
            Bot::Casual => Style::Overlooks { steals: Steals { percent: 85, most_added: 3 } },
            Bot::Club | Bot::Greedy | Bot::Primer => Style::BestScore,
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
            // Nobody at the club takes long words to pieces.
            Bot::Club => Seeing { own: 1, a_target: 1, longest: 9 },
            _ => Seeing { own: 1, a_target: 1, longest: solver::thief::MOST_STOLEN },
        }
    }
}
