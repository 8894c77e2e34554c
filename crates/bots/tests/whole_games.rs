//! Bots play whole games of every kind to the end, and no command is ever refused.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Company, Playable, Words};
use games::classic::Classic;
use games::forfeit::Forfeit;
use games::party::Party;
use games::rummy::Rummy;
use games::thief::Thief;
use games::{Edition, Seeded, Setup, Table};
use lexicon::Library;

/// More entries than any game has.
const ENOUGH: usize = 5_000;

fn play_out<G: Playable>(bots: &[Bot], seed: u64) -> Table<G> {
    let name = G::Edition::built_in()[0].lexicon().to_owned();
    let words = Words::new(Library::new(None).open(&name).unwrap());
    let setup = Setup::<G>::new(bots.len(), words.all()).unwrap();
    let mut chance = Seeded::new(seed);
    let mut table = Table::open(setup, words.all(), &mut chance).unwrap();
    let mut company = Company::new(&table, bots, &words, seed);
    for _ in 0..ENOUGH {
        if table.outcome().is_some() {
            break;
        }
        company.step(&mut table, words.all(), &mut chance).unwrap();
    }
    table
}

fn every_game_ends<G: Playable>() {
    for (seed, bots) in
        [vec![Bot::Club, Bot::Novato], vec![Bot::Casual, Bot::Expert]].into_iter().enumerate()
    {
        let table = play_out::<G>(&bots, seed as u64);
        let outcome = table.outcome();
        assert!(outcome.is_some(), "{} goes on after {} entries", G::NAME, table.log().len());
    }
}

#[test]
fn classic_ends() {
    every_game_ends::<Classic>();
}

#[test]
fn forfeit_ends() {
    every_game_ends::<Forfeit>();
}

#[test]
fn rummy_ends() {
    every_game_ends::<Rummy>();
}

#[test]
fn party_ends() {
    every_game_ends::<Party>();
}

#[test]
fn thief_ends() {
    every_game_ends::<Thief>();
}
