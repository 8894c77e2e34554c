//! Rummy and Word Thief with any house rules, any number of players, and players who leave: no
//! command is ever refused, and every game ends.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Company, Playable, Words};
use games::kit::{Judged, LostChallenge, WordRules};
use games::rummy::{Rummy, RummyHouse};
use games::thief::{House, Rearranging, Thief};
use games::{Act, Chance, Edition, Player, Seat, Seeded, Setup, Table};
use lexicon::Library;

/// More steps than any game has.
const ENOUGH: usize = 5_000;

fn play_out<G: Playable>(words: &Words, house: G::House, seed: u64, bots: &[Bot]) {
    let edition = G::Edition::built_in().remove(0);
    let players = vec![Player::default(); bots.len()];
    let setup = Setup::<G>::with(edition, house, players, words.all()).unwrap();
    let mut luck = Seeded::new(seed);
    let mut table = Table::open(setup, words.all(), &mut luck).unwrap();
    let mut company = Company::new(&table, bots, words, seed);
    let leaves_at = luck.below(60) as usize;
    let leaver = Seat(luck.below(bots.len() as u32) as u8);
    for step in 0..ENOUGH {
        if table.outcome().is_some() {
            return;
        }
        if step == leaves_at && bots.len() > 2 {
            let now = table.now();
            let leave = Act::Leave { seat: leaver };
            table.submit(Some(leaver), leave, now, words.all(), &mut luck).unwrap();
            continue;
        }
        let stepped = company.step(&mut table, words.all(), &mut luck);
        stepped.unwrap_or_else(|stuck| panic!("{} with seed {seed}: {stuck}", G::NAME));
    }
    panic!("{} with seed {seed} does not end", G::NAME);
}

fn some_bots(luck: &mut Seeded, most: u32) -> Vec<Bot> {
    let count = 2 + luck.below(most - 1);
    let one = |_| match luck.below(8) {
        0 => Bot::Expert,
        1 | 2 => Bot::Club,
        3 => Bot::Primer,
        4 | 5 => Bot::Casual,
        _ => Bot::Novato,
    };
    (0..count).map(one).collect()
}

#[test]
fn rummy_in_any_house() {
    let words = Words::new(Library::new(None).open("pt").unwrap());
    for seed in 0..12 {
        let mut luck = Seeded::new(seed);
        let deck = ["none", "six", "ten"][luck.below(3) as usize].to_owned();
        let house = RummyHouse {
            bonus_deck: deck,
            starter: (luck.below(2) == 0).then_some(Seat(1)),
            discard_taken: luck.below(2) == 0,
        };
        let bots = some_bots(&mut luck, 4);
        play_out::<Rummy>(&words, house, seed, &bots);
    }
    let house = RummyHouse { discard_taken: false, ..RummyHouse::default() };
    play_out::<Rummy>(&words, house, 99, &[Bot::Maestro, Bot::Greedy, Bot::Maestro]);
}

#[test]
fn word_thief_in_any_house() {
    let words = Words::new(Library::new(None).open("en").unwrap());
    let house = |luck: &mut Seeded| House {
        judged: WordRules {
            words: [Judged::Challenge, Judged::Checked][luck.below(2) as usize],
            challenge_seconds: [None, Some(1), Some(5)][luck.below(3) as usize],
            lost_challenge: [LostChallenge::Nothing, LostChallenge::MissTurn]
                [luck.below(2) as usize],
            ..WordRules::default()
        },
        rearranging: [Rearranging::Free, Rearranging::OrderKept, Rearranging::ContiguousPieces]
            [luck.below(3) as usize],
        victim_loses: luck.below(2) == 0,
        shortest_word: [None, Some(2), Some(4)][luck.below(3) as usize],
        most_words: [None, Some(1), Some(2)][luck.below(3) as usize],
    };
    for seed in 0..12 {
        let mut luck = Seeded::new(seed);
        let house = house(&mut luck);
        let bots = some_bots(&mut luck, 6);
        play_out::<Thief>(&words, house, seed, &bots);
    }
    let house = House { victim_loses: true, judged: WordRules::challenge(), ..House::default() };
    play_out::<Thief>(&words, house, 99, &[Bot::Maestro, Bot::Novato, Bot::Maestro]);
}
