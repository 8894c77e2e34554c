//! The last turns, with a box so small that the pile is empty from the start.

use super::{Trial, cards};
use crate::bot::Bot;
use games::cartas::{CartasEdition, LetterCards};
use games::classic::{Command, House, Plain};
use games::{Card, Edition};

/// A box with exactly the cards of these hands.
fn tiny(hands: [&str; 2]) -> CartasEdition {
    let full = CartasEdition::built_in().remove(0);
    let held: Vec<Card> = hands.iter().flat_map(|hand| cards(hand)).collect();
    let count = |card: Card| held.iter().filter(|&&one| one == card).count() as u8;
    let letters =
        full.letters.iter().map(|of| LetterCards { count: count(Card::Letter(of.letter)), ..*of });
    let letters: Vec<LetterCards> = letters.filter(|of| of.count > 0).collect();
    let bonus_decks = full.bonus_decks.keys().map(|name| (name.clone(), Vec::new())).collect();
    CartasEdition { letters, blanks: count(Card::Blank(None)), bonus_decks, ..full }
}

fn trial(hands: [&str; 2]) -> Trial<Plain> {
    Trial::with(House::default(), tiny(hands), hands)
}

#[test]
fn who_can_go_out_goes_out() {
    let trial = trial(["T R E I N A R", "X Z Q J V H G"]);
    for bot in [Bot::Expert, Bot::Maestro] {
        assert_eq!(trial.lays(0, bot).cards.len(), 7, "{bot}");
    }
}

#[test]
fn who_goes_out_does_so_before_the_other_can() {
    // After FATO the other holds nothing but dear letters; all of M, E, S, A, R can be used up in
    // two plays, and the search must not dawdle: each play uses at least two cards.
    let hands = ["F A T O M E S", "A R E X Z Q J"];
    let mut trial = trial(hands);
    trial.lay(0, "FATO", (0, 0), true);
    trial.play(1, Command::Pass);
    let lay = trial.lays(0, Bot::Maestro);
    assert!(lay.cards.len() >= 2, "{:?}", lay.cards);
}

#[test]
fn nobody_exchanges_with_an_empty_pile() {
    let trial = trial(["X Z Q J V H G", "T R E I N A R"]);
    for bot in Bot::ALL {
        assert_eq!(trial.decide(0, bot), Some(Command::Pass), "{bot}");
    }
}
