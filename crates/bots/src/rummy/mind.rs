//! What a bot of Rummy knows, and which way its level plays.

use super::trained::Trained;
use crate::bot::Bot;
use crate::words::Words;
use lexicon::Lexicon;

/// What a bot of Rummy knows.
pub struct Mind {
    bot: Bot,
    lexicon: Lexicon,
    trained: Trained,
}

/// When a level lays words that meet the task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Patience {
    /// At once.
    None,
    /// Once they bring what the task usually does.
    ForTheUsual,
    /// As long as the own hand grows faster than the others'.
    ForGrowth,
}

/// How a level chooses what to throw away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tidying {
    /// The dearest letter, which is the hardest to use.
    Dearest,
    /// What promises the best score of the next turn.
    NextTurn,
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

    pub(super) fn patience(&self) -> Patience {
        match self.bot {
            Bot::Novato | Bot::Casual | Bot::Greedy | Bot::Primer => Patience::None,
            Bot::Club => Patience::ForTheUsual,
            Bot::Expert | Bot::Maestro => Patience::ForGrowth,
        }
    }

    pub(super) fn tidying(&self) -> Tidying {
        match self.bot {
            Bot::Novato => Tidying::Dearest,
            _ => Tidying::NextTurn,
        }
    }

    /// Does it plan: remember what the others do, look two steps ahead, save cards for later?
    pub(super) fn plans(&self) -> bool {
        self.bot == Bot::Maestro
    }
}
