//! Bots play whole games of every kind, with any house rules, any number of players and players
//! who leave: no command is ever refused, and every game ends.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Company, Playable, Words};
use games::cartas::CartasEdition;
use games::classic::Classic;
use games::{
    Act, Chance, Edition, Editions, GameName, Opening, Player, Seat, Seeded, Setup, Table,
    each_game,
};
use lexicon::Library;
use serde_json::{Map, Value};

/// More steps than any game has.
const ENOUGH: usize = 5_000;
/// Games of each kind with rules drawn at random.
const GAMES: u64 = 8;

fn one_of<T: Clone>(luck: &mut dyn Chance, choices: &[T]) -> T {
    choices[luck.below(choices.len() as u32) as usize].clone()
}

/// Plays a game to its end; in some somebody leaves on the way.
fn play_out<G: Playable>(setup: Setup<G>, words: &Words, bots: &[Bot], seed: u64) {
    let said = format!("{} with seed {seed} and {bots:?}", G::NAME);
    let mut luck = Seeded::new(seed);
    let leaves = luck.below(120) as usize;
    let leaver = Seat(luck.below(bots.len() as u32) as u8);
    let mut table = Table::open(setup, words.all(), &mut luck).unwrap();
    let mut company = Company::new(&table, bots, words, seed);
    for step in 0..ENOUGH {
        if table.outcome().is_some() {
            return;
        }
        if step == leaves && bots.len() > 2 {
            let (now, leave) = (table.now(), Act::Leave { seat: leaver });
            table.submit(Some(leaver), leave, now, words.all(), &mut luck).unwrap();
        }
        let stepped = company.step(&mut table, words.all(), &mut luck);
        stepped.unwrap_or_else(|stuck| panic!("{said}: {stuck}"));
    }
    panic!("{said} does not end");
}

/// House rules drawn from what each can be set to.
fn drawn_house(game: GameName, players: usize, luck: &mut dyn Chance) -> Value {
    let rules = game.house_rules(None, players).unwrap();
    let drawn = rules.into_iter().map(|rule| (rule.name.clone(), one_of(luck, &rule.samples())));
    Value::Object(drawn.collect::<Map<String, Value>>())
}

fn words_of(game: GameName) -> Words {
    Words::new(Library::new(None).open(&game.lexicon(None).unwrap()).unwrap())
}

#[test]
fn every_game_ends_as_it_comes_in_the_box() {
    for &game in GameName::ALL {
        let words = words_of(game);
        let tables = [[Bot::Club, Bot::Novato], [Bot::Casual, Bot::Expert]];
        for (seed, bots) in (0..).zip(tables) {
            let opening = Opening::new(vec![Player::default(); 2]);
            each_game!(game, G => {
                play_out(opening.setup::<G>(&Editions::built_in(), words.all()).unwrap(), &words, &bots, seed);
            });
        }
    }
}

#[test]
fn every_game_ends_with_any_house_rules() {
    for &game in GameName::ALL {
        let words = words_of(game);
        for seed in 0..GAMES {
            let mut luck = Seeded::new(1_000 + seed);
            let players = game.players();
            let spread = (players.end() - players.start() + 1) as u32;
            let count = players.start() + luck.below(spread) as usize;
            let mut bots: Vec<Bot> = (0..count)
                .map(|_| one_of(&mut luck, &[Bot::Novato, Bot::Casual, Bot::Club, Bot::Primer]))
                .collect();
            // The strongest take their time, so each sits at one of the tables only.
            match seed {
                0 => bots[0] = Bot::Maestro,
                1 | 2 => bots[1] = Bot::Expert,
                3 => bots[0] = Bot::Greedy,
                _ => {}
            }
            let house = drawn_house(game, count, &mut luck);
            let opening = Opening { house, ..Opening::new(vec![Player::default(); count]) };
            each_game!(game, G => {
                play_out(opening.setup::<G>(&Editions::built_in(), words.all()).unwrap(), &words, &bots, seed);
            });
        }
    }
}

#[test]
fn a_game_with_a_thin_box_ends() {
    let words = words_of(GameName::Classic);
    for seed in 0..GAMES {
        // The pile is short from the start.
        let mut edition = CartasEdition::built_in().remove(0);
        edition.letters.iter_mut().for_each(|letter| letter.count = letter.count.div_ceil(3));
        let players = vec![Player::default(); 3];
        let setup = Setup::with(edition, Default::default(), players, words.all()).unwrap();
        let bots = [Bot::Expert, Bot::Casual, Bot::Greedy];
        play_out::<Classic>(setup, &words, &bots, seed);
    }
}
