//! What happens in Rummy, in sentences without a language.

use super::Rummy;
use super::lay::{LaidWord, Lay};
use super::message::{News, RoundEnd};
use super::task::TaskId;
use crate::card::spell;
use crate::kit::Question;
use crate::said::{Phrase, Said, Saying};
use crate::score::total;
use crate::sentences::{self, does};

pub(super) fn say(news: &News, about: &Saying<'_, Rummy>) -> Vec<Said> {
    let said = match news {
        // One card begins a turn, more are the deal.
        News::Drew { seat, count: 1, cards } => {
            Said::from(sentences::draws(*seat, 1, cards.as_deref())).opening()
        }
        News::Drew { seat, count, cards } => sentences::drew(*seat, *count, cards.as_deref()),
        // How many cards there are and whose turn it is shows at the table.
        News::Shuffled { .. } | News::TasksShuffled { .. } | News::Turn { .. } => {
            return Vec::new();
        }
        News::TurnedOver { card } => {
            Phrase::new("news-turned-over").cards("card", [card]).quietly()
        }
        News::Round { round, task, starter, players } => {
            let extra = *round > about.view.rounds;
            let begun = if extra {
                does("news-round-extra", *starter).players("players", players)
            } else {
                does("news-round", *starter)
            };
            begun.number("round", *round).phrase("task", task.phrase()).into()
        }
        News::Took { seat, card } => {
            Said::from(does("news-took", *seat).cards("card", [card])).opening()
        }
        News::Laid { seat, lay } => does("news-laid-task", *seat).words("words", words(lay)).into(),
        News::Discarded { seat, card } => {
            let said = Said::from(does("news-discarded-card", *seat).cards("card", [card]));
            let laid = matches!(about.before, Some(News::Laid { .. }));
            if laid { said.quietly() } else { said }
        }
        News::Asked { question, deadline, words, .. } => {
            let seconds = about.seconds_to(*deadline);
            match question {
                Question::Challenge => sentences::asked_to_challenge(words, seconds),
                Question::Agreement => sentences::asked_to_agree(words, seconds),
            }
        }
        News::Accepted { seat } => sentences::accepted(*seat),
        News::Challenged { seat, wrong } => sentences::challenged(*seat, wrong),
        News::Objected { seat } => sentences::objected(*seat),
        News::Agreed { words } => sentences::agreed(words),
        News::TookBack { seat, turn_lost } => sentences::took_back(*seat, *turn_lost),
        News::WillMiss { seat } => does("news-will-miss", *seat).into(),
        News::Missed { seat } => does("news-missed", *seat).into(),
        News::LastTurns { seats } => {
            Phrase::new("news-last-turns").players("players", seats).into()
        }
        News::Recycled { pile } => Phrase::new("news-recycled").number("count", *pile).quietly(),
        News::RoundOver { end, lines } => {
            let over = Phrase::new(match end {
                RoundEnd::Met => "news-round-over-met",
                RoundEnd::Void => "news-round-over-void",
            });
            let scores = lines.iter().map(|(seat, lines)| {
                let score = does("news-round-score", *seat).number("points", total(lines));
                Said::from(score).because(lines)
            });
            return std::iter::once(over.into()).chain(scores).collect();
        }
        News::PutAway { seat, .. } => does("news-put-away", *seat).into(),
        News::Ended { winners } => {
            return vec![Phrase::new("end-rounds").into(), sentences::won(winners)];
        }
    };
    vec![said]
}

impl TaskId {
    /// What the task is called.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(format!("task-{self}"))
    }

    /// What the task asks for.
    pub fn help_phrase(&self) -> Phrase {
        Phrase::new(format!("task-{self}-help"))
    }
}

/// The words as they are read, each with its bonus card.
fn words(lay: &Lay) -> impl Iterator<Item = String> + '_ {
    lay.words.iter().map(|word: &LaidWord| {
        let bonus = word.bonus.map(|bonus| format!(" ×{}", bonus.get()));
        spell(&word.letters()) + &bonus.unwrap_or_default()
    })
}
