//! Action cards of Forfeit.

use super::Trial;
use crate::bot::Bot;
use crate::seen::Seen;
use games::Seat;
use games::classic::{Command, Crossing};
use games::forfeit::{Actions, ForfeitCommand, Half, fits};

fn category(trial: &Trial<Actions>, seat: u8, bot: Bot) -> Option<Half> {
    match trial.decide(seat, bot) {
        Some(Command::Variant(ForfeitCommand::Action { category })) => category,
        other => panic!("{bot} answers {other:?}"),
    }
}

fn laid(word: &str) -> Trial<Actions> {
    let mut trial = Trial::<Actions>::new(["C A S A R O S", "A A A A E E E"]);
    trial.lay(0, word, (0, 0), true);
    trial
}

#[test]
fn a_card_that_fits_is_played_on_ones_own_word_and_no_other() {
    let (mut fitted, mut missed) = (0, 0);
    for word in ["CASA", "CASAR", "CASO", "ASSAR", "OS", "ROSAS", "SACO"] {
        let trial = laid(word);
        let seen: Seen<Crossing<Actions>> = Seen::new(&trial.table, Seat(0));
        let held = seen.view.game.variant.action.clone().unwrap();
        let play = trial.table.state().play().unwrap();
        let fit = |half: &Half| fits(&seen.setup.edition, &held, *half, &play.words);
        let fitting = [Half::A, Half::B].iter().any(fit);
        assert_eq!(category(&trial, 0, Bot::Maestro).is_some(), fitting, "{word}");
        *if fitting { &mut fitted } else { &mut missed } += 1;
    }
    assert!(fitted > 0 && missed > 0, "{fitted} fitted, {missed} missed");
}

#[test]
fn everybody_in_the_window_answers_once() {
    let mut trial = laid("CASA");
    for seat in [0, 1] {
        let answer = trial.decide(seat, Bot::Club).unwrap();
        trial.play(seat, answer);
        if seat == 0 {
            assert_eq!(trial.decide(0, Bot::Club), None);
        }
    }
}
