//! How Word Thief asks the others about a play, and writes down what they say (WT-A17, WT-A29).

use super::Thief;
use super::event::{Event, News};
use super::state::{Stage, State};
use super::turn;
use crate::game::Ruling;
use crate::kit::{Asked, Asking, Cited, Step, WordRules};

impl Asking for Thief {
    const CITED: Cited =
        Cited { words: "WT-05", appeal: "WT-A29", answer: "WT-A17", phase: "WT-A17" };

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
        state.appealed
    }

    fn unknown_in_play(ruling: &Ruling<'_, Self>) -> Vec<String> {
        let play = ruling.state().play();
        play.map(|play| play.unknown_words(ruling.dictionary)).unwrap_or_default()
    }

    fn write(ruling: &mut Ruling<'_, Self>, step: Step) {
        let player = ruling.state().on_turn;
        ruling.emit(Event::Open(match step {
            Step::Asked { question, seats, deadline } => News::Asked { question, seats, deadline },
            Step::Accepted { seat } => News::Accepted { seat },
            Step::Challenged { seat, wrong } => News::Challenged { seat, wrong },
            Step::Objected { seat } => News::Objected { seat },
            Step::Agreed { words } => News::Agreed { words },
            Step::TookBack { challenged } => News::TookBack { seat: player, turn_lost: challenged },
            Step::WillMiss { seat } => News::WillMiss { seat },
        }));
    }

    fn stands(ruling: &mut Ruling<'_, Self>) {
        turn::stands(ruling);
    }

    fn falls(ruling: &mut Ruling<'_, Self>) {
        turn::end_turn(ruling);
    }
}
