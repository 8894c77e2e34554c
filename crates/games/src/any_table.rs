//! Tables of whichever game, for those who do not name a game's types.

use crate::card::Card;
use crate::chance::Chance;
use crate::dictionary::Dictionary;
use crate::game::{Awaited, Outcome, Phase, Preview};
use crate::grid::At;
use crate::json::value;
use crate::log::Act;
use crate::refusal::{Refusal, code};
use crate::registry::{AnyCommand, AnyTable, GameName, Registered, UnknownGame};
use crate::replay::{Report, replay};
use crate::saved::{self, SavedError};
use crate::score::Points;
use crate::seat::{Seat, Seats, Side, Viewer};
use crate::table::Table;
use crate::time::Millis;
use serde_json::Value;

impl AnyTable {
    /// Which game is played.
    pub fn game(&self) -> GameName {
        each_table!(self, table => name_of(table))
    }

    /// Reads a saved game, trusting its events as they stand.
    pub fn read(text: &str) -> Result<AnyTable, SavedError> {
        each_game!(saved_game(text)?, G => {
            let saved = saved::read::<G>(text)?;
            Table::restore(saved.setup, saved.log)
                .map(G::any_table)
                .map_err(|fault| SavedError::new(1, fault.to_string()))
        })
    }

    /// Reads a saved game and judges it again, entry by entry, with the dictionary that `find`
    /// gives for the name in its setup.
    pub fn replay<'a>(
        text: &str,
        find: &dyn Fn(&str) -> Option<&'a dyn Dictionary>,
    ) -> Result<Report, SavedError> {
        each_game!(saved_game(text)?, G => {
            let saved = saved::read::<G>(text)?;
            let name = &saved.setup.dictionary.name;
            let dictionary = find(name)
                .ok_or_else(|| SavedError::new(1, format!("there is no lexicon {name:?}")))?;
            Ok(replay(&saved, dictionary).0)
        })
    }

    /// Does something at the table; see [`Table::submit`]. The number of the entry it became.
    pub fn submit(
        &mut self,
        by: Option<Seat>,
        act: Act<AnyCommand>,
        now: Millis,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<u32, Refusal> {
        each_table!(self, table => {
            let act = act.try_map(|command| own(table, command))?;
            table.submit(by, act, now, dictionary, chance).map(|entry| entry.number)
        })
    }

    /// Lets time pass; see [`Table::advance`].
    pub fn advance(&mut self, now: Millis, dictionary: &dyn Dictionary, chance: &mut dyn Chance) {
        each_table!(self, table => table.advance(now, dictionary, chance));
    }

    /// What a command would score; see [`Table::preview`].
    pub fn preview(
        &self,
        seat: Seat,
        command: AnyCommand,
        dictionary: &dyn Dictionary,
    ) -> Result<Preview, Refusal> {
        each_table!(self, table => table.preview(seat, &own(table, command)?, dictionary))
    }

    /// Commands that do little; see [`Game::harmless`].
    pub fn harmless(&self, seat: Seat) -> Vec<AnyCommand> {
        each_table!(self, table => table.harmless(seat).into_iter().map(any_of(table)).collect())
    }

    /// What a viewer sees now, in JSON.
    pub fn view(&self, viewer: Viewer) -> Value {
        each_table!(self, table => value(&table.view(viewer)))
    }

    /// The stream of a viewer from an event number on, without gaps and with its sentences, in
    /// JSON.
    pub fn heard(&self, viewer: Viewer, from: u32) -> Vec<Value> {
        each_table!(self, table => table.heard(viewer, from).iter().map(value).collect())
    }

    /// The public setup, in JSON.
    pub fn setup(&self) -> Value {
        each_table!(self, table => value(table.setup()))
    }

    /// The name of the lexicon that it is played with.
    pub fn lexicon(&self) -> &str {
        each_table!(self, table => &table.setup().dictionary.name)
    }

    /// The entries of the log from a number on, one JSON text each, for the keeper's storage.
    pub fn entries(&self, from: u32) -> Vec<String> {
        each_table!(self, table => table.entries_json(from))
    }

    /// How many entries the log has.
    pub fn entry_count(&self) -> u32 {
        each_table!(self, table => table.log().len() as u32)
    }

    /// The entry to go back to, to take back what a seat did last; see
    /// [`Table::before_last_move`].
    pub fn before_last_move(&self, seat: Seat) -> Option<u32> {
        each_table!(self, table => table.before_last_move(seat))
    }

    /// Whom the game waits for.
    pub fn awaited(&self) -> Awaited {
        each_table!(self, table => table.awaited())
    }

    /// The seats, and who plays for them.
    pub fn seats(&self) -> &Seats {
        each_table!(self, table => &table.position().seats)
    }

    /// Which side a seat plays for.
    pub fn side(&self, seat: Seat) -> Side {
        each_table!(self, table => table.side(seat))
    }

    /// Do commands race against the deadline?
    pub fn races_the_clock(&self) -> bool {
        each_table!(self, table => table.races_the_clock())
    }

    /// Whose tiles may be tried out on the board now.
    pub fn drafting(&self) -> Option<Side> {
        each_table!(self, table => table.drafting())
    }

    /// May the seat show its side these tiles on the board now?
    pub fn check_draft(&self, seat: Seat, tiles: &[At<Card>]) -> Result<(), Refusal> {
        each_table!(self, table => table.check_draft(seat, tiles))
    }

    /// May a viewer see what a side tries out?
    pub fn sees_draft(&self, viewer: Viewer, side: Side) -> bool {
        each_table!(self, table => table.sees_draft(viewer, side))
    }

    /// The text of the saved game.
    pub fn save(&self) -> String {
        each_table!(self, table => saved::write(table))
    }

    /// Until when the game waits, if it waits for time to pass.
    pub fn deadline(&self) -> Option<Millis> {
        each_table!(self, table => table.deadline())
    }

    /// The phase that commands must name.
    pub fn phase(&self) -> Phase {
        each_table!(self, table => table.phase())
    }

    /// Table time of the last entry.
    pub fn now(&self) -> Millis {
        each_table!(self, table => table.now())
    }

    /// The number that the next event will have.
    pub fn next_event(&self) -> u32 {
        each_table!(self, table => table.next_event())
    }

    /// The scores so far.
    pub fn scores(&self) -> Vec<Points> {
        each_table!(self, table => table.scores())
    }

    /// The final result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        each_table!(self, table => table.outcome())
    }
}

const fn name_of<G: Registered>(_: &Table<G>) -> GameName {
    G::GAME
}

/// How a command of this table's game becomes one of whichever game.
fn any_of<G: Registered>(_: &Table<G>) -> fn(G::Command) -> AnyCommand {
    G::any_command
}

/// The command as one of this table's game; a command of another game cannot be read here.
fn own<G: Registered>(_: &Table<G>, command: AnyCommand) -> Result<G::Command, Refusal> {
    G::own_command(command).ok_or_else(|| {
        Refusal::new(code::MALFORMED, "").detail(format!("a command of {}", G::NAME))
    })
}

fn saved_game(text: &str) -> Result<GameName, SavedError> {
    let name = saved::game_of(text)?;
    name.parse().map_err(|fault: UnknownGame| SavedError::new(1, fault.to_string()))
}
