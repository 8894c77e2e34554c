//! Words that a bot does not know.

use super::Trial;
use crate::bot::Bot;
use games::Edition;
use games::cartas::CartasEdition;
use games::classic::{Command, House, LostChallenge, Plain};
use games::kit::WordRules;

fn asked(word: &str, lost_challenge: LostChallenge) -> Trial<Plain> {
    let judged = WordRules { lost_challenge, ..WordRules::challenge() };
    let house = House { judged, ..House::default() };
    let edition = CartasEdition::built_in().remove(0);
    let mut trial = Trial::with(house, edition, ["C A S O U X Z", "A A A A E E E"]);
    trial.lay(0, word, (0, 0), true);
    trial
}

#[test]
fn what_everybody_knows_is_accepted() {
    let trial = asked("CASO", LostChallenge::Nothing);
    for bot in Bot::ALL {
        assert_eq!(trial.decide(1, bot), Some(Command::Accept), "{bot}");
    }
}

#[test]
fn who_knows_all_words_challenges_every_other() {
    for lost_challenge in [LostChallenge::Nothing, LostChallenge::MissTurn] {
        let trial = asked("XAZ", lost_challenge);
        assert_eq!(trial.decide(1, Bot::Maestro), Some(Command::Challenge));
    }
}

#[test]
fn a_beginner_risks_no_turn_for_a_strange_word() {
    let trial = asked("XAZ", LostChallenge::MissTurn);
    assert_eq!(trial.decide(1, Bot::Novato), Some(Command::Accept));
}

#[test]
fn who_is_not_asked_says_nothing() {
    let trial = asked("CASO", LostChallenge::Nothing);
    assert_eq!(trial.decide(0, Bot::Maestro), None);
}
