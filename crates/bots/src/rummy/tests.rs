//! Choices that any expert of Rummy would agree with.

use super::Mind;
use super::trained::Trained;
use crate::bot::Bot;
use crate::dial::Dial;
use crate::playable::Playable;
use crate::seen::Seen;
use crate::words::Words;
use games::kit::{LostChallenge, Question, WordRules};
use games::rummy::{Command, From, LaidWord, Lay, Rummy, RummyHouse, Stage, TaskId};
use games::{Card, Edition, Millis, Player, Seat, Seeded, Setup, Table, Window};
use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};

fn words(texts: &[&str]) -> Words {
    let portuguese = Alphabet::PORTUGUESE;
    let entries: Vec<Entry> =
        texts.iter().map(|text| Entry::plain(portuguese.fold(text).unwrap())).collect();
    let bytes = compile(portuguese, &entries, &Notes::default()).unwrap();
    Words::new(Lexicon::open("tiny", bytes).unwrap())
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// What the first of two players sees on turn with this task and hand; eight cards are a hand
/// from which one goes.
fn with_hand(words: &Words, task: &str, hand: &str) -> Seen<Rummy> {
    let edition = games::cartas::CartasEdition::built_in().remove(0);
    let house = RummyHouse { starter: Some(Seat(0)), ..RummyHouse::default() };
    let players = vec![Player::default(); 2];
    let setup = Setup::<Rummy>::with(edition, house, players, words.all()).unwrap();
    let table = Table::open(setup, words.all(), &mut Seeded::new(1)).unwrap();
    let mut seen = Seen::new(&table, Seat(0));
    let game = &mut seen.view.game;
    game.task = Some(TaskId(task.to_owned()));
    game.hand = Some(cards(hand));
    if cards(hand).len() > 7 {
        game.stage = Stage::Discard { taken: None, appealed: false };
    }
    seen
}

fn decide(words: &Words, bot: Bot, seen: &Seen<Rummy>) -> Command {
    let mind = Mind::new(words, bot, Trained::shipped());
    let decided = Rummy::decide(&mind, seen, &mut Seeded::new(1), &mut Rummy::budget(bot));
    decided.unwrap().command
}

fn lays(command: &Command) -> bool {
    matches!(command, Command::Lay { .. })
}

#[test]
fn the_open_card_is_taken_where_it_completes_a_bingo() {
    let words = words(&["treinar"]);
    let mut seen = with_hand(&words, "bingo", "T R E I N A O");
    for (open, wanted) in [("R", From::Discards), ("Z", From::Pile)] {
        seen.view.game.discard = Some(open.parse().unwrap());
        for bot in Bot::ALL {
            assert_eq!(decide(&words, bot, &seen), Command::Draw { from: wanted }, "{bot} {open}");
        }
    }
}

#[test]
fn a_bingo_that_cannot_grow_is_laid_at_once() {
    let words = words(&["treinar"]);
    let seen = with_hand(&words, "bingo", "T R E I N A R O");
    for bot in [Bot::Novato, Bot::Casual, Bot::Greedy, Bot::Expert, Bot::Maestro] {
        let command = decide(&words, bot, &seen);
        assert!(lays(&command), "{bot}: {command:?}");
    }
}

#[test]
fn the_patient_wait_for_more_at_first_and_lay_when_it_is_the_last_turn() {
    let words = words(&["ar", "fe", "fi", "fo", "fu", "fs", "fm", "ve", "vi", "vo", "vu", "vs"]);
    // AR is 2 points; every second card of the pile makes a word of 5 with F or V, and 3 more.
    let mut seen = with_hand(&words, "quanto-mais-melhor", "A R F V F V D D");
    assert!(lays(&decide(&words, Bot::Greedy, &seen)));
    for bot in [Dial::WEEKLY, Dial::THOUGHTFUL, Dial::MASTER].map(Bot::Dial) {
        assert!(!lays(&decide(&words, bot, &seen)), "{bot} does not wait");
    }
    seen.view.game.last_turns = Some(Vec::new());
    for bot in Bot::ALL {
        assert!(lays(&decide(&words, bot, &seen)), "{bot} lets the last turn pass");
    }
}

#[test]
fn words_that_cost_more_than_they_bring_are_kept() {
    let words = words(&["le", "ar", "ir"]);
    // Three words of 5 points together, and X and Z, of which one would count against them.
    let mut seen = with_hand(&words, "dois-e-bom", "A R I R A R X Z");
    seen.view.game.last_turns = Some(Vec::new());
    for bot in Bot::ALL {
        assert!(!lays(&decide(&words, bot, &seen)), "{bot}");
    }
}

#[test]
fn the_card_just_taken_stays_where_the_house_wants_that() {
    let words = words(&["treinar"]);
    let mut seen = with_hand(&words, "bingo", "T R E I N A R Z");
    seen.view.game.stage = Stage::Discard { taken: Some("Z".parse().unwrap()), appealed: false };
    let mut setup = Setup::clone(&seen.setup);
    setup.house.discard_taken = false;
    seen.setup = std::sync::Arc::new(setup);
    for bot in Bot::ALL {
        let card = match decide(&words, bot, &seen) {
            Command::Lay { discard, .. } => discard,
            Command::Discard { card } => card,
            other => panic!("{bot}: {other:?}"),
        };
        assert_ne!(card.to_string(), "Z", "{bot}");
    }
}

#[test]
fn what_no_word_needs_is_thrown_away() {
    let words = words(&["treinar"]);
    let seen = with_hand(&words, "bingo", "T R E I N A Z O");
    for bot in [Bot::Novato, Bot::Casual, Bot::Club, Bot::Expert, Bot::Maestro] {
        let Command::Discard { card } = decide(&words, bot, &seen) else { panic!("{bot}") };
        assert!(["Z", "O"].contains(&card.to_string().as_str()), "{bot} throws {card} away");
    }
}

#[test]
fn a_triple_is_saved_for_a_better_round() {
    let words = words(&["ar", "ir", "le"]);
    // LE tripled is 9 instead of 3; a triple brings more than 6 in the rounds that use all cards.
    let mut seen = with_hand(&words, "dois-e-bom", "A R I R L E x3 U");
    seen.view.game.last_turns = Some(Vec::new());
    let spends = |bot| match decide(&words, bot, &seen) {
        Command::Lay { lay, .. } => lay.words.iter().any(|word| word.bonus.is_some()),
        other => panic!("{bot}: {other:?}"),
    };
    assert!(spends(Bot::Greedy));
    assert!(!spends(Bot::Maestro));
}

/// What seat 0 sees when seat 1 has laid a word and asks.
fn asked(words: &Words, word: &str, lost_challenge: LostChallenge) -> Seen<Rummy> {
    let mut seen = with_hand(words, "quanto-mais-melhor", "T R E I N A R");
    let mut setup = Setup::clone(&seen.setup);
    setup.house.judged = WordRules { lost_challenge, ..WordRules::challenge() };
    seen.setup = std::sync::Arc::new(setup);
    let game = &mut seen.view.game;
    game.on_turn = Seat(1);
    let words = vec![LaidWord { cards: cards(word), bonus: None }];
    game.stage = Stage::Asked {
        lay: Lay { words, fourfold: None },
        lines: Vec::new(),
        taken: None,
        question: Question::Challenge,
        window: Window::new(vec![Seat(0)], Millis(20_000)),
    };
    seen
}

#[test]
fn known_words_are_accepted_and_unknown_ones_challenged_unless_that_costs_too_much() {
    let words = words(&["ar", "la"]);
    for bot in Bot::ALL {
        let known = asked(&words, "A R", LostChallenge::MissTurn);
        assert_eq!(decide(&words, bot, &known), Command::Accept, "{bot}");
        let unknown = asked(&words, "R T", LostChallenge::Nothing);
        assert_eq!(decide(&words, bot, &unknown), Command::Challenge, "{bot}");
    }
    let dear = asked(&words, "R T", LostChallenge::MissTurn);
    assert_eq!(decide(&words, Bot::Novato, &dear), Command::Accept);
    assert_eq!(decide(&words, Bot::Maestro, &dear), Command::Challenge);
}
