//! Bots for a table of whichever game, for those who do not name a game's types.

use crate::bot::Bot;
use crate::playable::{Decision, Playable, words_for};
use crate::seen::Seen;
use crate::words::Words;
use games::{AnyCommand, AnyTable, Chance, Checksum, Registered, Seat, Table, each_table};
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Which mind: the game, the edition, the words and the bot.
type Key = (&'static str, Checksum, Checksum, Bot);

/// The minds of all bots, each prepared when first needed and then shared. Cloning it is cheap.
#[derive(Clone, Default)]
pub struct Bots {
    minds: Arc<Mutex<HashMap<Key, Arc<dyn Any + Send + Sync>>>>,
}

/// A bot that has looked at a table and has not thought yet. It holds what its seat may see and
/// nothing else, so the thinking may be done on any thread.
pub struct Thinking(Box<Thought>);

type Thought = dyn FnOnce(&mut dyn Chance) -> Option<Decision<AnyCommand>> + Send;

impl Thinking {
    /// Thinks: what the bot will do, if anything is for it to do.
    pub fn think(self, luck: &mut dyn Chance) -> Option<Decision<AnyCommand>> {
        (self.0)(luck)
    }
}

impl Bots {
    /// The mind of a bot for a table like the seen one.
    pub fn mind<G: Playable>(&self, seen: &Seen<G>, words: &Words, bot: Bot) -> Arc<G::Mind> {
        let words = &words_for(&*seen.setup, words);
        let key = (G::NAME, seen.setup.edition_checksum, words.checksum(), bot);
        let known = self.lock().get(&key).cloned();
        if let Some(mind) = known.and_then(|mind| mind.downcast().ok()) {
            return mind;
        }
        // Prepared without the lock: it may take a while, and other minds are needed meanwhile.
        let mind = Arc::new(G::prepare(&seen.setup, words, bot));
        self.lock().insert(key, Arc::<G::Mind>::clone(&mind));
        mind
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Key, Arc<dyn Any + Send + Sync>>> {
        self.minds.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a bot look at a table from a seat.
    ///
    /// `words` must be the vocabularies of the lexicon that the table is played with.
    pub fn look(&self, table: &AnyTable, seat: Seat, words: &Words, bot: Bot) -> Thinking {
        each_table!(table, table => self.look_in(table, seat, words, bot))
    }

    fn look_in<G: Playable + Registered>(
        &self,
        table: &Table<G>,
        seat: Seat,
        words: &Words,
        bot: Bot,
    ) -> Thinking {
        let (bots, words) = (self.clone(), words.clone());
        let seen = Seen::new(table, seat);
        Thinking(Box::new(move |luck| {
            let mind = bots.mind(&seen, &words, bot);
            let Decision { command, after } = G::decide(&mind, &seen, luck, &mut G::budget(bot))?;
            Some(Decision::new(G::any_command(command), after))
        }))
    }
}
