//! How Rummy asks the others about words that were laid, and writes down what they say.
//!
//! The discard is made with the lay. If a challenge takes the words back, it stays, and the turn
//! was one without words; if the others refuse an unknown word, it comes back too, and the player
//! goes on (SR-A18).

use super::message::{Event, News};
use super::state::{Stage, State};
use super::{Rummy, round};
use crate::game::Ruling;
use crate::kit::{Asked, Asking, Cited, Step, WordRules};

impl Asking for Rummy {
    const CITED: Cited =
        Cited { words: "SR-A16", appeal: "SC-A26", answer: "SC-A24", phase: "SR-A18" };

    fn word_rules(state: &State) -> WordRules {
        state.setup.house.judged
    }

    fn seconds_in_the_box(state: &State) -> u32 {
        state.setup.edition.challenge_seconds
    }

    fn asked(state: &State) -> Option<Asked<'_>> {
        match &state.stage {
            Stage::Asked { question, window, .. } => Some(Asked { question: *question, window }),
            _ => None,
        }
    }

    fn has_appealed(state: &State) -> bool {
        matches!(state.stage, Stage::Discard { appealed: true, .. })
    }

    fn unknown_in_play(ruling: &Ruling<'_, Rummy>) -> Vec<String> {
        let state = ruling.state();
        let lay = state.laid(state.on_turn);
        lay.map(|lay| lay.unknown_words(ruling.dictionary)).unwrap_or_default()
    }

    fn write(ruling: &mut Ruling<'_, Rummy>, step: Step) {
        let state = ruling.state();
        let player = state.on_turn;
        ruling.emit(Event::Open(match step {
            Step::Asked { question, seats, deadline } => {
                let words = state.laid(player).map(|lay| lay.spelled()).unwrap_or_default();
                News::Asked { question, seats, deadline, words }
            }
            Step::Accepted { seat } => News::Accepted { seat },
            Step::Challenged { seat, wrong } => News::Challenged { seat, wrong },
            Step::Objected { seat } => News::Objected { seat },
            Step::Agreed { words } => News::Agreed { words },
            Step::TookBack { challenged } => News::TookBack { seat: player, turn_lost: challenged },
            Step::WillMiss { seat } => News::WillMiss { seat },
        }));
    }

    fn stands(ruling: &mut Ruling<'_, Rummy>) {
        round::after_turn(ruling);
    }

    fn falls(ruling: &mut Ruling<'_, Rummy>) {
        round::after_turn(ruling);
    }
}
