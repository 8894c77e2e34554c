//! What any expert would agree with, and whole games under whatever house rules.

mod choices;
mod speed;
mod whole_games;

use super::numbers::Numbers;
use super::{Mind, Sight};
use crate::bot::Bot;
use crate::company::Company;
use crate::seen::Seen;
use crate::words::Words;
use games::party::{House, Party, PartyEdition, Stage};
use games::{Edition, Holder, Player, Seat, Seeded, Setup, Table};
use lexicon::Library;

fn french() -> Words {
    Words::new(Library::new(None).open("fr").unwrap())
}

fn small() -> PartyEdition {
    PartyEdition::built_in().swap_remove(1)
}

fn bots(count: usize) -> Vec<Player> {
    vec![Player { holder: Holder::Bot, ..Player::default() }; count]
}

fn setup(words: &Words, players: usize) -> Setup<Party> {
    Setup::with(small(), House::default(), bots(players), words.all()).unwrap()
}

/// A table of casual bots at which the timer runs in the so-many-th turn or a later one; of
/// games that are over before, the next is tried.
fn running(setup: Setup<Party>, words: &Words, seed: u64, turns: u32) -> Table<Party> {
    let bots = vec![Bot::Casual; setup.players.len()];
    for seed in (seed..).step_by(100).take(50) {
        let mut chance = Seeded::new(seed);
        let mut table = Table::open(setup.clone(), words.all(), &mut chance).unwrap();
        let mut company = Company::new(&table, &bots, words, seed);
        while table.outcome().is_none() {
            let started = matches!(table.state().stage, Stage::Run { .. });
            if started && table.state().turn >= turns {
                return table;
            }
            company.step(&mut table, words.all(), &mut chance).unwrap();
        }
    }
    panic!("all games are over before turn {turns}");
}

/// What the first seat on turn sees.
fn on_turn(table: &Table<Party>) -> Seen<Party> {
    let seats = Seat::all(table.setup().players.len());
    let mut seen = seats.map(|seat| Seen::new(table, seat));
    seen.find(|seen| Sight::new(seen).on_turn()).unwrap()
}

fn mind(setup: &Setup<Party>, words: &Words, bot: Bot) -> Mind {
    Mind::new(setup, words, bot, Numbers::shipped())
}
