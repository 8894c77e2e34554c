//! How the other team is asked about a word: after the stop, before the score, while the timer
//! stands (PY-31, PY-A34).

use super::Party;
use super::clock::Clock;
use super::event::Event;
use super::settle;
use super::state::{Stage, State};
use super::teams::team_of;
use crate::game::Ruling;
use crate::kit::{Asked, Asking, Cited, Step, WordRules};

impl Asking for Party {
    const CITED: Cited =
        Cited { words: "PY-17", appeal: "PY-A34", answer: "PY-31", phase: "PY-31" };

    fn word_rules(state: &State) -> WordRules {
        state.setup.house.judged
    }

    fn seconds_in_the_box(state: &State) -> u32 {
        state.setup.edition.challenge_seconds
    }

    fn asked(state: &State) -> Option<Asked<'_>> {
        match &state.stage {
            Stage::Stopped { question, window: Some(window), .. } => {
                Some(Asked { question: *question, window })
            }
            _ => None,
        }
    }

    fn has_appealed(state: &State) -> bool {
        state.appealed
    }

    fn unknown_in_play(ruling: &Ruling<'_, Self>) -> Vec<String> {
        let settling = ruling.state().settling();
        settling.map(|settling| settling.play.unknown_words(ruling.dictionary)).unwrap_or_default()
    }

    fn write(ruling: &mut Ruling<'_, Self>, step: Step) {
        let event = match step {
            Step::Asked { question, seats, deadline } => Event::Asked { question, seats, deadline },
            Step::Accepted { seat } => Event::Accepted { seat },
            Step::Challenged { seat, wrong } => Event::Challenged { seat, wrong },
            Step::Objected { seat } => Event::Objected { seat },
            Step::Agreed { words } => Event::Agreed { words },
            // The timer goes on where it stopped, with the same letter (PY-32, PY-A18).
            Step::TookBack { .. } => {
                let run = ruling.state().settling().and_then(|settling| settling.run);
                Event::TookBack { clock: run.map(|run| Clock { since: ruling.now, run }) }
            }
            Step::WillMiss { seat } => {
                let team = team_of(&ruling.state().setup, seat).unwrap_or_default();
                Event::WillMiss { team }
            }
        };
        ruling.emit(event);
    }

    fn stands(ruling: &mut Ruling<'_, Self>) {
        settle::stands(ruling);
    }

    /// Its team tries again as long as there is time (PY-32).
    fn falls(_ruling: &mut Ruling<'_, Self>) {}
}
