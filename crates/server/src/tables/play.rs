//! A game that is on: the referee's table, its words and its luck.

use super::document::Document;
use super::secrets;
use crate::protocol::TableProblem;
use bots::{Words, lessons};
use games::{
    Act, AnyCommand, AnyTable, Editions, GameName, Millis, Opening, Refusal, Seat, Seeded,
    SetupError,
};

/// A game that is on, or over.
pub(crate) struct Play {
    pub(crate) table: AnyTable,
    pub(crate) words: Words,
    chance: Seeded,
    /// The seed of a lesson: the luck of each entry follows from it.
    taught: Option<u64>,
}

impl Play {
    /// Starts a game.
    pub(crate) fn start(
        editions: &Editions,
        game: GameName,
        document: &Document,
        words: Words,
    ) -> Result<Play, TableProblem> {
        let mut chance = luck(document, 0)?;
        let table = open(editions, game, document, &words, &mut chance)?;
        Ok(Play { table, words, chance, taught: taught(document) })
    }

    /// Goes on with a game that was kept.
    pub(crate) fn restore(
        document: &Document,
        table: AnyTable,
        words: Words,
    ) -> Result<Play, TableProblem> {
        let chance = luck(document, table.entry_count())?;
        Ok(Play { table, words, chance, taught: taught(document) })
    }

    /// Does something at the table.
    pub(crate) fn submit(
        &mut self,
        by: Option<Seat>,
        act: Act<AnyCommand>,
        now: Millis,
    ) -> Result<u32, Refusal> {
        let now = now.max(self.table.now());
        if let Some(seed) = self.taught {
            self.chance = lessons::luck(seed, self.table.entry_count());
        }
        self.table.submit(by, act, now, self.words.all(), &mut self.chance)
    }

    /// Would the referee let the game go back to an entry? Nothing is done.
    pub(crate) fn may_undo(&self, to: u32) -> Result<(), Refusal> {
        let mut trial = self.table.clone();
        let (mut luck, now) = (Seeded::new(0), trial.now());
        trial.submit(None, Act::Undo { to }, now, self.words.all(), &mut luck).map(drop)
    }

    /// Lets deadlines pass.
    pub(crate) fn advance(&mut self, now: Millis) {
        self.table.advance(now, self.words.all(), &mut self.chance);
    }
}

/// Would a game start with this? The luck of the trial is thrown away.
pub(crate) fn check(
    editions: &Editions,
    game: GameName,
    document: &Document,
    words: &Words,
) -> Result<(), TableProblem> {
    open(editions, game, document, words, &mut Seeded::new(0)).map(drop)
}

fn open(
    editions: &Editions,
    game: GameName,
    document: &Document,
    words: &Words,
    chance: &mut Seeded,
) -> Result<AnyTable, TableProblem> {
    let settings = &document.settings;
    let opening = Opening {
        edition: settings.edition.clone(),
        lexicon: settings.lexicon.clone(),
        house: settings.house.clone(),
        players: document.players(),
        undo: settings.undo,
    };
    editions.open(game, opening, words.all(), chance).map_err(bad_settings)
}

/// The settings do not fit the game.
pub(crate) fn bad_settings(fault: SetupError) -> TableProblem {
    TableProblem::BadSettings { part: fault.part.to_owned(), detail: fault.what }
}

/// The seed of the luck, entry by entry, where the table is for a lesson.
fn taught(document: &Document) -> Option<u64> {
    document.seed.filter(|_| document.lesson.is_some())
}

/// Luck from the operating system; at tables of tests by number, other luck after each restart.
fn luck(document: &Document, entries: u32) -> Result<Seeded, TableProblem> {
    match document.seed {
        Some(seed) => Ok(lessons::luck(seed, entries)),
        None => secrets::random().map(Seeded::from_bytes),
    }
}
