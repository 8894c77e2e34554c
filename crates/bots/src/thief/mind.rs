//! What a bot of Word Thief knows, and which way its level plays.

use super::sight::Seeing;
use super::trained::Trained;
use crate::bot::Bot;
use crate::dial::Dial;
use crate::words::Words;
use games::thief::Thief;
use games::{Chance, Game};
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
    /// The most words that it makes of one.
    pub(super) parts: usize,
}

impl Mind {
    /// A bot with these words and trained numbers.
    pub fn new(words: &Words, bot: Bot, trained: Trained) -> Mind {
        Mind { bot, lexicon: words.commonest(bot.vocabulary(Thief::NAME)), trained }
    }

    pub(super) fn manner(&self) -> Dial {
        self.bot.manner(Thief::NAME)
    }

    pub(super) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    pub(super) fn trained(&self) -> &Trained {
        &self.trained
    }

    /// How it plays this turn. Who is between two described strengths plays now like the one and
    /// now like the other.
    pub(super) fn style(&self, luck: &mut dyn Chance) -> Style {
        let Some(dial) = self.bot.dial(Thief::NAME) else { return Style::BestScore };
        // Who is at a described place is always alike, and needs no luck.
        let day = if dial.hundredths() % 100 == 0 { 0 } else { luck.below(100) };
        if dial.beyond(Dial::THOUGHTFUL) > day {
            return Style::LooksAhead;
        }
        if dial.beyond(Dial::WEEKLY) > day {
            return Style::WeighsTable;
        }
        Style::Overlooks {
            steals: Steals {
                percent: dial.whole([30, 70, 80, 100, 100]),
                most_added: dial.whole([2, 3, 5, 7, 7]) as usize,
                // Letters added are seen long before words taken apart, and four words in one
                // only by those who overlook nothing.
                taken_apart: dial.whole([0, 5, 7, 9, 9]) as usize,
                parts: if dial < Dial::AT_HOME { 2 } else { 3 },
            },
        }
    }

    /// Does it weigh the cards that it keeps, besides the words that it leaves?
    pub(super) fn minds_hand(&self) -> bool {
        self.bot.dial(Thief::NAME) == Some(Dial::MASTER)
    }

    /// How widely it looks for plays.
    pub(super) fn seeing(&self) -> Seeing {
        let longest = solver::thief::MOST_STOLEN;
        match self.bot.dial(Thief::NAME) {
            Some(dial) if dial > Dial::THOUGHTFUL => Seeing { own: 40, a_target: 12, longest },
            Some(dial) if dial > Dial::WEEKLY => Seeing { own: 30, a_target: 6, longest: 11 },
            Some(Dial::WEEKLY) => Seeing { own: 1, a_target: 1, longest: 11 },
            _ => Seeing { own: 1, a_target: 1, longest },
        }
    }
}
