//! Bots for a table of whichever game, for those who do not name a game's types.

use crate::bot::Bot;
use crate::playable::{Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::classic::Classic;
use games::forfeit::Forfeit;
use games::party::Party;
use games::rummy::Rummy;
use games::thief::Thief;
use games::{Act, AnyTable, Chance, Checksum, Millis, Phase, Seat, Viewer};
use serde_json::Value;
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What a bot has decided, as a table takes it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyDecision {
    /// The act in JSON, which names its phase.
    pub act: Value,
    /// The phase it is meant for; in any other it is stale.
    pub phase: Phase,
    /// After how long.
    pub after: Millis,
}

/// Which mind: the game, the edition, the words and the bot.
type Key = (&'static str, Checksum, Checksum, Bot);

/// The minds of all bots, each prepared when first needed and then shared. Cloning it is cheap.
#[derive(Clone, Default)]
pub struct Bots {
    minds: Arc<Mutex<HashMap<Key, Arc<dyn Any + Send + Sync>>>>,
}

impl Bots {
    /// The mind of a bot for a table like the seen one.
    pub fn mind<G: Playable>(&self, seen: &Seen<G>, words: &Words, bot: Bot) -> Arc<G::Mind> {
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

    /// What a bot does now for the seat whose eyes these are, if anything is for it to do.
    ///
    /// `words` must be the vocabularies of the lexicon that the table is played with.
    pub fn decide(
        &self,
        seen: &AnySeen,
        words: &Words,
        bot: Bot,
        luck: &mut dyn Chance,
    ) -> Option<AnyDecision> {
        match seen {
            AnySeen::Classic(seen) => self.decide_in(seen, words, bot, luck),
            AnySeen::Forfeit(seen) => self.decide_in(seen, words, bot, luck),
            AnySeen::Rummy(seen) => self.decide_in(seen, words, bot, luck),
            AnySeen::Party(seen) => self.decide_in(seen, words, bot, luck),
            AnySeen::Thief(seen) => self.decide_in(seen, words, bot, luck),
        }
    }

    fn decide_in<G: Playable>(
        &self,
        seen: &Seen<G>,
        words: &Words,
        bot: Bot,
        luck: &mut dyn Chance,
    ) -> Option<AnyDecision> {
        let mind = self.mind(seen, words, bot);
        let decided = G::decide(&mind, seen, luck, &mut G::budget(bot));
        let Decision { command, after } = decided?;
        let phase = seen.view.phase;
        let act = serde_json::to_value(Act::<G>::Play { phase, command }).ok()?;
        Some(AnyDecision { act, phase, after })
    }
}

/// A table of whichever game as one seat sees it.
#[derive(Clone, Debug)]
pub enum AnySeen {
    /// Classic.
    Classic(Seen<Classic>),
    /// Forfeit.
    Forfeit(Seen<Forfeit>),
    /// Rummy.
    Rummy(Seen<Rummy>),
    /// Party.
    Party(Seen<Party>),
    /// Word Thief.
    Thief(Seen<Thief>),
}

impl AnySeen {
    /// What a seat sees of a table.
    pub fn new(table: &AnyTable, seat: Seat) -> AnySeen {
        match table {
            AnyTable::Classic(table) => AnySeen::Classic(Seen::new(table, seat)),
            AnyTable::Forfeit(table) => AnySeen::Forfeit(Seen::new(table, seat)),
            AnyTable::Rummy(table) => AnySeen::Rummy(Seen::new(table, seat)),
            AnyTable::Party(table) => AnySeen::Party(Seen::new(table, seat)),
            AnyTable::Thief(table) => AnySeen::Thief(Seen::new(table, seat)),
        }
    }

    /// Whose eyes.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(match self {
            AnySeen::Classic(seen) => seen.seat,
            AnySeen::Forfeit(seen) => seen.seat,
            AnySeen::Rummy(seen) => seen.seat,
            AnySeen::Party(seen) => seen.seat,
            AnySeen::Thief(seen) => seen.seat,
        })
    }
}
