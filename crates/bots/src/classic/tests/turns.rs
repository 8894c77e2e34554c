//! Ordinary turns.

use super::Trial;
use crate::bot::Bot;
use games::Card;
use games::classic::{Command, Plain};

#[test]
fn strong_players_use_a_full_hand_when_they_can() {
    let trial = Trial::<Plain>::new(["T R E I N A R", "A A A A E E E"]);
    for bot in [Bot::Club, Bot::Expert, Bot::Maestro, Bot::Greedy] {
        assert_eq!(trial.lays(0, bot).cards.len(), 7, "{bot}");
    }
}

#[test]
fn who_thinks_ahead_keeps_a_blank_that_brings_little() {
    // MESA and the like bring as much without the blank, which is worth nothing itself.
    let trial = Trial::<Plain>::new(["M E S A U Q ?", "A A A A E E E"]);
    for bot in [Bot::Expert, Bot::Maestro] {
        let lay = trial.lays(0, bot);
        let blank = lay.cards.iter().any(|at| matches!(at.what, Card::Blank(_)));
        assert!(!blank || lay.cards.len() == 7, "{bot} lays {:?}", lay.cards);
    }
}

#[test]
fn a_hand_that_leads_nowhere_is_exchanged() {
    let trial = Trial::<Plain>::new(["U U U U U U I", "A A A A E E E"]);
    for bot in [Bot::Expert, Bot::Maestro] {
        let Some(Command::Exchange { cards }) = trial.decide(0, bot) else {
            panic!("{bot} keeps {:?}", trial.decide(0, bot));
        };
        assert!(cards.len() >= 4, "{bot} puts only {cards:?} away");
    }
}

#[test]
fn a_bonus_card_waits_for_a_word_that_is_worth_it() {
    // Table: OVO. The letters left make only small words, so the triple card stays in hand.
    let mut trial = Trial::<Plain>::new(["O V O A A I S", "x3 A O A E A I"]);
    trial.lay(0, "OVO", (0, 0), true);
    for bot in [Bot::Expert, Bot::Maestro] {
        if let Some(Command::Lay(lay)) = trial.decide(1, bot) {
            assert_eq!(lay.bonus, None, "{bot} lays {:?}", lay.cards);
        }
    }
    let greedy = trial.lays(1, Bot::Greedy);
    assert!(greedy.bonus.is_some(), "greedy takes what it can get");
}

#[test]
fn with_nothing_to_lay_cards_are_exchanged() {
    let trial = Trial::<Plain>::new(["x2 x2 x2 x2 x3 x3 A", "A A A A E E E"]);
    for bot in Bot::ALL {
        let command = trial.decide(0, bot);
        assert!(matches!(command, Some(Command::Exchange { .. })), "{bot}: {command:?}");
    }
    assert_eq!(trial.decide(1, Bot::Maestro), None, "it is not their turn");
}

#[test]
fn a_beginner_sees_no_parallel_plays() {
    let mut trial = Trial::<Plain>::new(["C A S A R O E", "L A M O S E I"]);
    trial.lay(0, "CASAR", (0, 0), true);
    let lay = trial.lays(1, Bot::Novato);
    // A word that crosses has one card above and one below; one that lies alongside has more.
    for row in [-1, 1] {
        let beside = lay.cards.iter().filter(|at| at.cell.row == row && at.cell.col < 5).count();
        assert!(beside <= 1, "{:?}", lay.cards);
    }
}
