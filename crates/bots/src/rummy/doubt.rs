//! Words that a bot does not know: does it challenge them, does it agree to them?

use super::mind::Mind;
use crate::seen::Seen;
use games::Dictionary;
use games::kit::{LostChallenge, Question};
use games::rummy::{Command, LaidWord, Rummy, Stage};

/// The answer to a question about words, if the seat is asked and has not answered.
pub(super) fn answer(mind: &Mind, seen: &Seen<Rummy>) -> Option<Command> {
    let Stage::Asked { lay, question, window, .. } = &seen.view.game.stage else { return None };
    if !window.waiting().contains(&seen.seat) {
        return None;
    }
    let mut words = lay.words.iter().map(LaidWord::letters);
    // Words that it would not lay itself it knows all the same.
    let lexicon = mind.lexicon();
    let knows = words.all(|word| lexicon.knows(&word) || lexicon.offends_as_laid(&word));
    let doubts = !knows
        && match question {
            // Silence would be no consent either; a clear answer keeps nobody waiting.
            Question::Agreement => true,
            Question::Challenge => challenges(mind, seen),
        };
    Some(if doubts { Command::Challenge } else { Command::Accept })
}

/// Is an unknown word worth a challenge? Where a lost one costs a turn, and with it perhaps the
/// round, only who knows every word is sure enough.
fn challenges(mind: &Mind, seen: &Seen<Rummy>) -> bool {
    match seen.setup.house.judged.lost_challenge {
        LostChallenge::Nothing => true,
        LostChallenge::MissTurn => mind.knows_all(),
    }
}
