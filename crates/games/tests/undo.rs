//! Taking back: linear in the log, the same luck again, and one meaning of "the last move".
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::classic::{self, Classic};
use games::forfeit::{Forfeit, ForfeitCommand};
use games::party::{self, Party};
use games::{Act, Card, Dictionary, Game, Holder, Millis, Player, Seat, Seeded, Setup, Table};
use games::{WordList, saved};
use lexicon::Alphabet;

fn words() -> WordList {
    WordList::new(Alphabet::PORTUGUESE, ["ar", "ra", "ara"]).unwrap()
}

fn person_and_bot() -> Vec<Player> {
    let bot = Player { holder: Holder::Bot, ..Player::default() };
    vec![Player::default(), bot]
}

fn setup<G: Game>(house: G::House, words: &dyn Dictionary) -> Setup<G> {
    use games::Edition;
    let edition = G::Edition::built_in().remove(0);
    Setup::with(edition, house, person_and_bot(), words).unwrap()
}

/// Takes the seat's last move back, as terminal and server do.
fn undo<G: Game>(table: &mut Table<G>, words: &dyn Dictionary, chance: &mut Seeded) {
    let to = table.before_last_move(Seat(0)).unwrap();
    table.submit(Some(Seat(0)), Act::Undo { to }, table.now(), words, chance).unwrap();
}

/// A game of Classic at the person's turn.
fn classic(chance: &mut Seeded) -> Table<Classic> {
    let words = words();
    let mut table =
        Table::open(setup::<Classic>(classic::House::default(), &words), &words, chance);
    let table = table.as_mut().unwrap();
    if table.state().on_turn == Seat(1) {
        table.play(Seat(1), classic::Command::Pass, Millis(1), &words, chance).unwrap();
    }
    table.clone()
}

/// Before, each undo folded everything before it anew, and that again: the 23rd never came back.
#[test]
fn a_thousand_turns_are_taken_back_and_the_log_folds_to_the_same_table() {
    let (words, mut chance) = (words(), Seeded::new(4));
    let mut table = classic(&mut chance);
    let before = table.state().clone();
    for round in 0..1000 {
        table.play(Seat(0), classic::Command::Pass, table.now(), &words, &mut chance).unwrap();
        if round % 2 == 0 {
            table.play(Seat(1), classic::Command::Pass, table.now(), &words, &mut chance).unwrap();
        }
        undo(&mut table, &words, &mut chance);
        assert_eq!(*table.state(), before, "round {round}");
    }
    assert!(table.surviving().len() < 6, "what counts does not grow: {:?}", table.surviving());
    let restored = Table::restore(table.setup().clone(), table.log().to_vec()).unwrap();
    assert_eq!(restored, table);
    let read = saved::read::<Classic>(&saved::write(&table)).unwrap();
    let (report, again) = games::replay::replay(&read, &words);
    assert_eq!((report.departure, again == table), (None, true));
}

#[test]
fn a_second_undo_takes_back_one_more_move() {
    let (words, mut chance) = (words(), Seeded::new(9));
    let mut table = classic(&mut chance);
    let first = table.state().clone();
    table.play(Seat(0), classic::Command::Pass, table.now(), &words, &mut chance).unwrap();
    let card = table.state().hand(Seat(1))[0];
    let exchange = classic::Command::Exchange { cards: vec![card] };
    table.play(Seat(1), exchange, table.now(), &words, &mut chance).unwrap();
    let second = table.state().clone();
    let card = table.state().hand(Seat(0))[0];
    let exchange = classic::Command::Exchange { cards: vec![card] };
    table.play(Seat(0), exchange, table.now(), &words, &mut chance).unwrap();
    undo(&mut table, &words, &mut chance);
    assert_eq!(*table.state(), second);
    undo(&mut table, &words, &mut chance);
    assert_eq!(*table.state(), first);
    assert_eq!(table.before_last_move(Seat(0)), None, "nothing is left to take back");
    // What was taken back cannot be gone back to.
    let to = table.log().len() as u32 - 3;
    let refused = table.submit(None, Act::Undo { to }, table.now(), &words, &mut chance);
    assert_eq!(refused.unwrap_err().code, games::code::CANNOT_UNDO);
}

/// The cards that were drawn come again, whatever is done instead.
#[test]
fn an_undo_is_no_new_draw() {
    let (words, mut chance) = (words(), Seeded::new(5));
    let mut table = classic(&mut chance);
    let exchanged = |table: &mut Table<Classic>, chance: &mut Seeded, nth: usize| -> Vec<Card> {
        let card = table.state().hand(Seat(0))[nth];
        let command = classic::Command::Exchange { cards: vec![card] };
        table.play(Seat(0), command, table.now(), &words, chance).unwrap();
        table.state().hand(Seat(0))[6..].to_vec()
    };
    let drawn = exchanged(&mut table, &mut chance, 0);
    undo(&mut table, &words, &mut chance);
    assert_eq!(exchanged(&mut table, &mut chance, 3), drawn);
}

#[test]
fn dice_that_were_rolled_fall_the_same_way_again() {
    let words = WordList::new(Alphabet::FRENCH, ["le", "la", "les"]).unwrap();
    let house = party::House { untimed: true, ..party::House::default() };
    let mut chance = Seeded::new(2);
    let mut table = Table::open(setup::<Party>(house, &words), &words, &mut chance).unwrap();
    let mut rolled = Vec::new();
    for _ in 0..8 {
        // The other side's turn first, if it began.
        while table.state().on_turn != games::Side(0) {
            table.play(Seat(1), party::Command::Roll, table.now(), &words, &mut chance).unwrap();
            if matches!(table.state().stage, party::Stage::Run { .. }) {
                let pass = party::Command::Pass;
                table.play(Seat(1), pass, table.now(), &words, &mut chance).unwrap();
            }
        }
        table.play(Seat(0), party::Command::Roll, table.now(), &words, &mut chance).unwrap();
        rolled.push(table.state().stage.clone());
        undo(&mut table, &words, &mut chance);
    }
    assert!(rolled.iter().all(|stage| *stage == rolled[0]), "{rolled:?}");
    let restored = Table::restore(table.setup().clone(), table.log().to_vec()).unwrap();
    assert_eq!(restored, table);
}

/// The answer in a window is no move to take back by itself: time was running then.
#[test]
fn in_forfeit_the_play_is_taken_back_with_the_answers_about_it() {
    let words = words();
    let mut chance = Seeded::new(1);
    let mut table = loop {
        let house = classic::House::default();
        let mut table = Table::open(setup::<Forfeit>(house, &words), &words, &mut chance).unwrap();
        if table.state().on_turn == Seat(1) {
            table.play(Seat(1), classic::Command::Pass, Millis(1), &words, &mut chance).unwrap();
        }
        let hand = table.state().hand(Seat(0));
        let holds = |letter: &str| hand.contains(&letter.parse().unwrap());
        if holds("A") && holds("R") {
            break table;
        }
    };
    let before = table.state().clone();
    let cards = ["A", "R"].iter().zip(0..);
    let cards = cards.map(|(card, col)| games::At::new(0, col, card.parse().unwrap())).collect();
    let lay = classic::Command::Lay(classic::Lay { cards, ..classic::Lay::default() });
    table.play(Seat(0), lay, Millis(2), &words, &mut chance).unwrap();
    for seat in [0, 1] {
        let keep = classic::Command::Variant(ForfeitCommand::Action { category: None });
        table.play(Seat(seat), keep, Millis(3), &words, &mut chance).unwrap();
    }
    undo(&mut table, &words, &mut chance);
    assert_eq!(*table.state(), before);
}
