//! A game looked at again, turn by turn.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Bots, Company, Grade, Helpers, Playable, Words, review};
use games::classic::{Classic, Command};
use games::{
    Act, AnyTable, Editions, GameName, Holder, Opening, Player, Points, Registered, Seat, Seeded,
    Table, each_game,
};
use lexicon::Library;

fn words_of(game: GameName) -> Words {
    Words::new(Library::new(None).open(&game.lexicon(None).unwrap()).unwrap())
}

fn opened<G: Playable>(words: &Words) -> Table<G> {
    let bot = Player { holder: Holder::Bot, ..Player::default() };
    let opening = Opening::new(vec![Player::default(), bot]);
    let setup = opening.setup::<G>(&Editions::built_in(), words.all()).unwrap();
    Table::open(setup, words.all(), &mut Seeded::new(4)).unwrap()
}

/// A game of two bots, as far as so many steps go.
fn played<G: Playable + Registered>(words: &Words, bots: [Bot; 2], steps: usize) -> AnyTable {
    let mut table = opened::<G>(words);
    let mut company = Company::new(&table, &bots, words, 4);
    for _ in 0..steps {
        company.step(&mut table, words.all(), &mut Seeded::new(5)).unwrap();
    }
    G::any_table(table)
}

#[test]
fn every_game_is_looked_at_again() {
    for &game in GameName::ALL {
        let words = words_of(game);
        let bots = [Bot::Novato, Bot::Casual];
        let table = each_game!(game, G => played::<G>(&words, bots, 60));
        let mut heard = Vec::new();
        let found = review(&table, &Bots::default(), &words, Helpers::NONE, |done, all| {
            heard.push((done, all));
        });
        assert_eq!(found.game, game);
        assert!(!found.turns.is_empty(), "{game}: no turn");
        let all = table.entry_count() as usize;
        assert_eq!(heard.last(), Some(&(all, all)), "{game}");
        for turn in &found.turns {
            assert_eq!(turn.regret, Points((turn.best_score.0 - turn.score.0).max(0)), "{game}");
            assert_eq!(games::total(&turn.best_lines), turn.best_score);
            assert_eq!(turn.scores.len(), table.scores().len(), "{game}");
        }
        let lost = |number: u32| {
            found.turns.iter().find(|turn| turn.number == number).unwrap().chance_lost
        };
        let as_maestro = |turn: &&bots::ReviewedTurn<games::AnyCommand>| turn.is_as_maestro();
        assert!(found.turns.iter().filter(as_maestro).all(|turn| turn.chance_lost == 0), "{game}");
        // The turns that cost the most chances, the worst first, and none that was good or cost nothing.
        let missed = found.turns.iter().filter(|turn| turn.grade != Grade::Good);
        let mut costs: Vec<u8> = missed.map(|turn| turn.chance_lost).collect();
        costs.retain(|&cost| cost > 0);
        costs.sort_unstable_by_key(|&cost| std::cmp::Reverse(cost));
        costs.truncate(3);
        let told: Vec<u8> = found.turning_points.iter().map(|&number| lost(number)).collect();
        assert_eq!(told, costs, "{game}");
    }
}

#[test]
fn who_always_takes_the_best_score_leaves_nothing_lying() {
    let words = words_of(GameName::Classic);
    let table = played::<Classic>(&words, [Bot::Greedy, Bot::Greedy], 12);
    let found = review(&table, &Bots::default(), &words, Helpers::NONE, |_, _| {});
    assert!(found.turns.len() > 5);
    assert!(
        found.turns.iter().all(|turn| turn.regret == Points::ZERO && turn.score > Points::ZERO)
    );
    assert!(found.turning_points.is_empty());
    assert_eq!(found.turns.last().unwrap().scores, table.scores());
}

#[test]
fn a_turn_that_was_taken_back_is_left_out() {
    let words = words_of(GameName::Classic);
    let mut table = opened::<Classic>(&words);
    let mut luck = Seeded::new(6);
    let mut now = table.now();
    let person = Seat(0);
    let mut company = Company::with(
        &table,
        [(
            Seat(1),
            Bot::Club,
            std::sync::Arc::new(Classic::prepare(table.setup(), &words, Bot::Club)),
        )],
        4,
    );
    let mut undone = 0;
    while undone < 2 {
        if table.awaited().seats == [person] {
            table.play(person, Command::Pass, now, words.all(), &mut luck).unwrap();
        } else {
            company.step(&mut table, words.all(), &mut luck).unwrap();
            now = table.now();
            if let Some(to) = table.before_last_move(person) {
                let undo = Act::Undo { to };
                table.submit(Some(person), undo, now, words.all(), &mut luck).unwrap();
                undone += 1;
            }
        }
    }
    let table = Classic::any_table(table);
    let found = review(&table, &Bots::default(), &words, Helpers::NONE, |_, _| {});
    let own = found.turns.iter().filter(|turn| turn.seat == person).count();
    assert_eq!(own, 0, "{found:?}");
}

#[test]
fn a_review_is_written_with_plain_names() {
    let words = words_of(GameName::Classic);
    let table = played::<Classic>(&words, [Bot::Novato, Bot::Casual], 8);
    let found = review(&table, &Bots::default(), &words, Helpers::NONE, |_, _| {});
    let json = serde_json::to_value(&found).unwrap();
    assert_eq!(json["game"], "classic");
    let turn = &json["turns"][0];
    for name in ["number", "seat", "played", "score", "best", "best_score", "regret"] {
        assert!(!turn[name].is_null(), "{name} in {turn}");
    }
}

#[test]
fn two_who_look_find_what_one_finds() {
    let help = || Some(Box::new(()) as bots::Leave);
    for &game in GameName::ALL {
        let words = words_of(game);
        let table = each_game!(game, G => played::<G>(&words, [Bot::Casual, Bot::Club], 70));
        let bots = Bots::default();
        let alone = review(&table, &bots, &words, Helpers::NONE, |_, _| {});
        let helped = review(&table, &bots, &words, Helpers::new(1, &help), |_, _| {});
        assert!(alone.turns.len() > 1, "{game}: {}", alone.turns.len());
        assert_eq!(alone, helped, "{game}");
    }
}

/// Who lays and plays the action card on the word has had one turn, with the points of both.
#[test]
fn the_action_card_counts_with_the_word_that_it_was_played_on() {
    let words = words_of(GameName::Forfeit);
    let table = played::<games::forfeit::Forfeit>(&words, [Bot::Greedy, Bot::Greedy], 60);
    let found = review(&table, &Bots::default(), &words, Helpers::NONE, |_, _| {});
    let with_action = |turn: &&bots::ReviewedTurn<games::AnyCommand>| {
        turn.lines.iter().any(|line| line.kind == games::forfeit::ACTION)
    };
    assert!(found.turns.iter().filter(with_action).count() > 2, "{found:?}");
    for turn in &found.turns {
        assert!(turn.lines.iter().any(|line| line.word.is_some()), "no turn of its own: {turn:?}");
        assert_eq!(turn.regret, Points::ZERO, "who takes the best score: {turn:?}");
    }
}
