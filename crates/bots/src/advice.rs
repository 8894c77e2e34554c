//! Advice to a person: the play that scores the most with words of a level, and what it leaves.

use crate::any::Bots;
use crate::bot::Bot;
use crate::playable::Playable;
use crate::puzzle::words_of;
use crate::seen::Seen;
use crate::words::Words;
use games::{AnyCommand, AnyTable, Cell, Line, Phase, Registered, Seat, Seeded, Table, each_table};

/// Where a command lays something, and with what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// The cells that it lays on, where the game has a board or a table of cells.
    pub cells: Vec<Cell>,
    /// The number of the word that it steals, where words are stolen.
    pub steals: Option<u32>,
    /// The cards that it takes from the hand, as they are held.
    pub uses: Vec<String>,
}

/// What somebody could do now.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The phase that it is meant for.
    pub phase: Phase,
    /// What to do. The referee accepts it.
    pub command: AnyCommand,
    /// The words that it makes, each once; none where it lays nothing.
    pub words: Vec<String>,
    /// How its points are made up.
    pub lines: Vec<Line>,
    /// Where it lays, and with what.
    pub spot: Spot,
    /// The cards that stay in hand.
    pub leaves: Vec<String>,
}

/// What is to be advised on, looked at and not thought about yet.
pub struct Advising(Box<dyn FnOnce() -> Option<Advice> + Send>);

impl Advising {
    /// Thinks: what the seat could do, if anything is for it to do.
    pub fn think(self) -> Option<Advice> {
        (self.0)()
    }
}

impl Bots {
    /// Looks at a table for a seat that asks for advice. `words` must be those that the bots of the
    /// table play with; the advice keeps to what a player of the level knows, unless there is
    /// nothing to lay with that.
    pub fn advise(&self, table: &AnyTable, seat: Seat, words: &Words, level: Bot) -> Advising {
        each_table!(table, table => self.advise_in(table, seat, words, level))
    }

    fn advise_in<G: Playable + Registered>(
        &self,
        table: &Table<G>,
        seat: Seat,
        words: &Words,
        level: Bot,
    ) -> Advising {
        let (bots, words, table) = (self.clone(), words.clone(), table.clone());
        Advising(Box::new(move || advice(&bots, &table, seat, &words, level)))
    }
}

fn advice<G: Playable + Registered>(
    bots: &Bots,
    table: &Table<G>,
    seat: Seat,
    words: &Words,
    level: Bot,
) -> Option<Advice> {
    if !table.awaited().seats.contains(&seat) || table.outcome().is_some() {
        return None;
    }
    let seen = Seen::new(table, seat);
    let known = Words::new(words.commonest(level.vocabulary(G::NAME)));
    let within = |words: &Words| {
        let mind = bots.mind(&seen, words, Bot::Greedy);
        let mut luck = Seeded::new(u64::from(table.phase().0));
        let command = G::decide(&mind, &seen, &mut luck, &mut G::budget(Bot::Greedy))?.command;
        let mut lines = table.preview(seat, &command, words.all()).ok()?.lines;
        lines.extend(G::afterwards(&seen, &command));
        Some((command, lines))
    };
    let found = within(&known).filter(|(_, lines)| !lines.is_empty());
    let (command, lines) = found.or_else(|| within(words))?;
    let spot = G::spot(&seen, &command);
    let mut leaves = G::hand(&seen.view.game).unwrap_or_default();
    for card in &spot.uses {
        if let Some(place) = leaves.iter().position(|held| held == card) {
            leaves.remove(place);
        }
    }
    Some(Advice {
        phase: table.phase(),
        command: G::any_command(command),
        words: words_of(&lines),
        lines,
        spot,
        leaves,
    })
}
