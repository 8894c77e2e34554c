//! Choices that any expert of Word Thief would agree with.

use super::Mind;
use super::trained::Trained;
use crate::bot::Bot;
use crate::playable::Playable;
use crate::seen::Seen;
use crate::words::Words;
use games::thief::{
    Card, Command, Fate, FormedWord, Play, PlayedWord, Stage, Thief, WordId, stacked,
};
use games::{Millis, Points, Seat, Seeded, Setup, Table, Window};
use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};

fn words(texts: &[&str]) -> Words {
    let english = Alphabet::ENGLISH;
    let entries: Vec<Entry> =
        texts.iter().map(|text| Entry::plain(english.fold(text).unwrap())).collect();
    let bytes = compile(english, &entries, &Notes::default()).unwrap();
    Words::new(Lexicon::open("tiny", bytes).unwrap())
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// What the first of two players sees with this hand.
fn with_hand(words: &Words, hand: &str) -> Seen<Thief> {
    let setup = Setup::<Thief>::new(2, words.all()).unwrap();
    let other = cards("U:1 U:2 U:3 U:4 I:1 I:2 I:3");
    let mut chance = stacked(&setup, Seat(0), &[&cards(hand), &other], &[]).unwrap();
    let table = Table::open(setup, words.all(), &mut chance).unwrap();
    Seen::new(&table, Seat(0))
}

fn lies(seen: &mut Seen<Thief>, owner: Seat, text: &str) {
    let words = &mut seen.view.game.words;
    let cards = cards(text);
    words.push(PlayedWord {
        id: WordId(words.len() as u32),
        owner,
        turn: 1,
        word: games::thief::spell(&cards),
        cards,
        points: Points(9),
        from: None,
        fate: Fate::Lies,
    });
}

fn decide(words: &Words, bot: Bot, seen: &Seen<Thief>) -> Command {
    let mind = Mind::new(words, bot, Trained::shipped());
    let decided = Thief::decide(&mind, seen, &mut Seeded::new(1), &mut Thief::budget(bot));
    decided.unwrap().command
}

fn formed(command: &Command) -> String {
    match command {
        Command::Form { cards, .. } => games::thief::spell(cards),
        Command::Steal { words, .. } => {
            let words: Vec<String> = words.iter().map(|cards| games::thief::spell(cards)).collect();
            words.join(" ")
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn who_weighs_the_table_locks_a_word_rather_than_leave_a_longer_one_to_a_thief() {
    let words = words(&["front", "cat"]);
    // FRONT is 14 points and can be stolen; CAT is of one suit, 10 points, and locked.
    let seen = with_hand(&words, "F:1 R:2 O:2 N:3 C:3 A:3 T:3");
    assert_eq!(formed(&decide(&words, Bot::Greedy, &seen)), "FRONT");
    for bot in [Bot::Expert, Bot::Maestro] {
        assert_eq!(formed(&decide(&words, bot, &seen)), "CAT", "{bot}");
    }
}

#[test]
fn a_steal_that_leaves_short_words_is_better_than_one_long_word_of_the_same_score() {
    let trained = Trained::shipped();
    let steal = |length: usize| trained.steals[length].mean;
    assert!((5..=12).all(|length| steal(length) > steal(length - 1)), "{:?}", trained.steals);
}

#[test]
fn who_sees_all_steals_makes_a_word_longer() {
    let words = words(&["work", "worked", "do"]);
    let mut seen = with_hand(&words, "E:1 D:2 O:4 N:3 N:1 G:1 G:2");
    lies(&mut seen, Seat(1), "W:3 O:2 R:3 K:1");
    for bot in [Bot::Club, Bot::Maestro, Bot::Greedy, Bot::Primer] {
        assert_eq!(formed(&decide(&words, bot, &seen)), "WORKED", "{bot}");
    }
}

#[test]
fn nobody_steals_an_own_word() {
    let words = words(&["work", "worked", "do"]);
    let mut seen = with_hand(&words, "E:1 D:2 O:4 N:3 N:1 G:1 G:2");
    lies(&mut seen, Seat(0), "W:3 O:2 R:3 K:1");
    for bot in Bot::ALL {
        assert_eq!(formed(&decide(&words, bot, &seen)), "DO", "{bot}");
    }
}

#[test]
fn without_a_play_wilds_are_kept_and_without_a_pile_one_passes() {
    // Seven letters make it, so that not even a Wild helps.
    let words = words(&["zyzzyvas"]);
    let mut seen = with_hand(&words, "E:1 D:2 ? N:3 N:1 G:1 G:2");
    for bot in Bot::ALL {
        let Command::Swap { cards } = decide(&words, bot, &seen) else { panic!("{bot}") };
        assert_eq!(cards.len(), 3);
        assert!(cards.iter().all(|card| card.suit().is_some()), "{bot}: {cards:?}");
    }
    seen.view.game.pile = 2;
    let Command::Swap { cards } = decide(&words, Bot::Club, &seen) else { panic!("no swap") };
    assert_eq!(cards.len(), 2);
    seen.view.game.pile = 0;
    assert_eq!(decide(&words, Bot::Club, &seen), Command::Pass);
}

#[test]
fn a_master_challenges_what_is_no_word_and_nothing_else() {
    let words = words(&["work", "do"]);
    let mut seen = with_hand(&words, "E:1 D:2 O:4 N:3 N:1 G:1 G:2");
    let mut asked = |text: &str| {
        let cards = cards(text);
        let word = games::thief::spell(&cards);
        let formed = FormedWord { word, cards, points: Points(3), locked: false };
        let play = Play { stolen: None, words: vec![formed], used: Vec::new(), lines: Vec::new() };
        let window = Window::new(vec![Seat(0)], Millis::from_seconds(20));
        seen.view.game.on_turn = Seat(1);
        seen.view.game.stage =
            Stage::Asked { question: games::kit::Question::Challenge, play, window };
        decide(&words, Bot::Maestro, &seen)
    };
    assert_eq!(asked("W:3 O:2 R:3 K:1"), Command::Accept);
    assert_eq!(asked("W:3 O:2 R:3 N:1"), Command::Challenge);
}
