//! What happens in Classic, in sentences without a language.

use super::Crossing;
use super::event::{EndReason, News, Why};
use super::play::Play;
use super::variant::Variant;
use crate::kit::Question;
use crate::said::{Phrase, Said, Saying};
use crate::sentences::{self, does};

pub(super) fn say<V: Variant>(news: &News<V>, about: &Saying<'_, Crossing<V>>) -> Vec<Said> {
    let said = match news {
        News::Cut { rounds, starter } => {
            does("news-cut", *starter).dealt("cards", rounds).quietly()
        }
        News::Drew { seat, count, cards } => sentences::drew(*seat, *count, cards.as_deref()),
        // How many cards there are and whose turn it is shows at the table.
        News::Shuffled { .. } | News::Turn { .. } => return Vec::new(),
        News::Discarded { seat, why: Why::Left, .. } => does("news-discarded-left", *seat).into(),
        News::Discarded { cards: Some(cards), .. } => {
            Phrase::new("news-discarded-own").cards("cards", cards).into()
        }
        News::Discarded { seat, count, .. } => {
            does("news-discarded", *seat).number("count", *count).into()
        }
        News::Laid { seat, play } => sentences::laid(*seat, words(play), &play.lines)
            .at(play.words.iter().flat_map(|word| word.cells.iter().copied())),
        News::Asked { question, deadline, .. } => {
            let laid = match about.before {
                Some(News::Laid { play, .. }) => words(play),
                _ => Vec::new(),
            };
            let seconds = about.seconds_to(*deadline);
            match question {
                Question::Challenge => sentences::asked_to_challenge(laid, seconds),
                Question::Agreement => sentences::asked_to_agree(laid, seconds),
            }
        }
        News::Accepted { seat } => sentences::accepted(*seat),
        News::Challenged { seat, wrong } => sentences::challenged(*seat, wrong),
        News::Objected { seat } => sentences::objected(*seat),
        News::Agreed { words } => sentences::agreed(words),
        News::TookBack { seat, turn_lost } => sentences::took_back(*seat, *turn_lost),
        // The points were named when the cards were laid.
        News::Scored { .. } if matches!(about.before, Some(News::Laid { .. })) => {
            return Vec::new();
        }
        News::Scored { seat, lines } => sentences::scored(*seat, lines),
        News::Cleared { cells } if cells.is_empty() => return Vec::new(),
        News::Cleared { cells } => {
            Phrase::new("news-cleared").number("count", cells.len()).quietly()
        }
        News::Passed { seat } => sentences::passed(*seat),
        News::WillMiss { seat } => does("news-will-miss", *seat).into(),
        News::Missed { seat } => does("news-missed", *seat).into(),
        News::Ended { reason, hands, lines, winners } => {
            let reason = match reason {
                EndReason::OutOfCards => "end-out-of-cards",
                EndReason::Passes => "end-passes",
                EndReason::Stalled => "end-stalled",
                EndReason::LastPlayer => "end-last-player",
            };
            return sentences::ended_with_hands(reason, hands, lines, winners);
        }
        News::Variant(news) => return V::say(news, about),
    };
    vec![said]
}

fn words(play: &Play) -> Vec<&str> {
    play.words.iter().map(|word| word.word.as_str()).collect()
}
