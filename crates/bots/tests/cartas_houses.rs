//! Classic and Forfeit by bots of all levels, two to four at a table, with house rules drawn at
//! random and players who leave: every game ends and no command is ever refused.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Company, Words, classic::Acting};
use games::cartas::CartasEdition;
use games::classic::{BonusOn, Crossing, House, Plain};
use games::forfeit::{Actions, ForfeitHouse};
use games::kit::{Judged, LostChallenge, WordRules};
use games::{Act, Chance, Edition, Player, Seat, Seeded, Setup, Table};
use lexicon::Library;

/// More steps than any game has.
const ENOUGH: usize = 3_000;
const GAMES: u64 = 12;

fn one_of<T: Clone>(luck: &mut dyn Chance, choices: &[T]) -> T {
    choices[luck.below(choices.len() as u32) as usize].clone()
}

fn house<V: Acting>(luck: &mut dyn Chance, variant: V::House) -> House<V> {
    House {
        judged: WordRules {
            words: one_of(luck, &[Judged::Checked, Judged::Challenge]),
            challenge_seconds: one_of(luck, &[None, Some(1), Some(60)]),
            agreement: luck.below(2) == 0,
            lost_challenge: one_of(luck, &[LostChallenge::Nothing, LostChallenge::MissTurn]),
        },
        bonus_deck: one_of(luck, &["six", "ten", "none"]).to_owned(),
        bonus_on: one_of(luck, &[BonusOn::EveryWord, BonusOn::MainWord]),
        fifty_for_letters: luck.below(2) == 0,
        deal_letters: luck.below(2) == 0,
        variant,
    }
}

/// Plays a game; in some somebody leaves on the way.
fn play_out<V: Acting>(words: &Words, house: House<V>, luck: &mut Seeded, seed: u64) {
    let bots: Vec<Bot> = (0..2 + luck.below(3)).map(|_| one_of(luck, &Bot::ALL)).collect();
    let mut edition = CartasEdition::built_in().remove(0);
    if luck.below(2) == 0 {
        // A thin box: the pile is short from the start.
        edition.letters.iter_mut().for_each(|letter| letter.count = letter.count.div_ceil(3));
    }
    let players = vec![Player::default(); bots.len()];
    let setup = Setup::with(edition, house, players, words.all()).unwrap();
    let mut chance = Seeded::new(seed);
    let mut table: Table<Crossing<V>> = Table::open(setup, words.all(), &mut chance).unwrap();
    let mut company = Company::new(&table, &bots, words, seed);
    let leaves = luck.below(40) as usize;
    for step in 0..ENOUGH {
        if table.outcome().is_some() {
            return;
        }
        if step == leaves && bots.len() > 2 {
            let seat = Seat(luck.below(bots.len() as u32) as u8);
            let now = table.now();
            table.submit(Some(seat), Act::Leave { seat }, now, words.all(), &mut chance).unwrap();
        }
        company.step(&mut table, words.all(), &mut chance).unwrap_or_else(|stuck| {
            panic!("seed {seed}, {bots:?}: {stuck}");
        });
    }
    panic!("seed {seed}, {bots:?}: the game does not end");
}

#[test]
fn classic_by_any_house_rules() {
    let words = Words::new(Library::new(None).open("pt").unwrap());
    for seed in 0..GAMES {
        let mut luck = Seeded::new(seed);
        let house = house::<Plain>(&mut luck, Default::default());
        play_out(&words, house, &mut luck, seed);
    }
}

#[test]
fn forfeit_by_any_house_rules() {
    let words = Words::new(Library::new(None).open("pt").unwrap());
    for seed in 0..GAMES {
        let mut luck = Seeded::new(1_000 + seed);
        let variant = ForfeitHouse {
            action_deck: one_of(&mut luck, &["eight", "sixteen"]).to_owned(),
            action_seconds: one_of(&mut luck, &[None, Some(0), Some(1)]),
        };
        let house = house::<Actions>(&mut luck, variant);
        play_out(&words, house, &mut luck, seed);
    }
}
