//! What a bot of Rummy knows, and which way its level plays.

use super::trained::Trained;
use crate::bot::Bot;
use crate::dial::Dial;
use crate::words::Words;
use games::rummy::Rummy;
use games::{Chance, Game};
use lexicon::Lexicon;
use std::sync::Arc;

/// What a bot of Rummy knows.
pub struct Mind {
    bot: Bot,
    lexicon: Lexicon,
    trained: Arc<Trained>,
    mood: Mood,
}

/// How it plays a turn. Who is between two described strengths plays now like the one and now like
/// the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mood {
    patience: Patience,
    tidying: Tidying,
    /// Does it plan: remember what the others do, look two steps ahead, save cards for later?
    plans: bool,
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
        let lexicon = words.commonest(bot.vocabulary(Rummy::NAME));
        let trained = Arc::new(trained);
        let Some(dial) = bot.dial(Rummy::NAME) else {
            let mood = Mood { patience: Patience::None, tidying: Tidying::NextTurn, plans: false };
            return Mind { bot, lexicon, trained, mood };
        };
        Mind { bot, lexicon, trained, mood: mood(dial, 0) }
    }

    /// The same for one decision.
    pub(super) fn in_mood(&self, luck: &mut dyn Chance) -> Mind {
        let mood = match self.bot.dial(Rummy::NAME) {
            // Who is at a described place is always alike, and needs no luck.
            Some(dial) if dial.hundredths() % 100 != 0 => mood(dial, luck.below(100)),
            _ => self.mood,
        };
        let (lexicon, trained) = (self.lexicon.clone(), Arc::clone(&self.trained));
        Mind { bot: self.bot, lexicon, trained, mood }
    }

    pub(super) fn manner(&self) -> Dial {
        self.bot.manner(Rummy::NAME)
    }

    pub(super) fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Does it know every word?
    pub(super) fn knows_all(&self) -> bool {
        self.bot.vocabulary(Rummy::NAME).is_none()
    }

    pub(super) fn trained(&self) -> &Trained {
        &self.trained
    }

    pub(super) fn patience(&self) -> Patience {
        self.mood.patience
    }

    pub(super) fn tidying(&self) -> Tidying {
        self.mood.tidying
    }

    pub(super) fn plans(&self) -> bool {
        self.mood.plans
    }
}

/// The mood of somebody of a strength on a day that is better than so many of 100.
fn mood(dial: Dial, day: u32) -> Mood {
    let beyond = |place: Dial| dial.beyond(place) > day;
    let patience = if beyond(Dial::WEEKLY) {
        Patience::ForGrowth
    } else if beyond(Dial::AT_HOME) {
        Patience::ForTheUsual
    } else {
        Patience::None
    };
    let tidying = if beyond(Dial::BEGINNER) { Tidying::NextTurn } else { Tidying::Dearest };
    Mood { patience, tidying, plans: beyond(Dial::THOUGHTFUL) }
}
