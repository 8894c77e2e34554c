//! What happens in Word Thief, in sentences without a language.

use super::Thief;
use super::card::Card;
use super::event::{EndReason, News, Why};
use super::play::Play;
use super::word::{Fate, PlayedWord};
use crate::card::take_cards;
use crate::kit::Question;
use crate::said::{Phrase, Said, Saying};
use crate::score::total;
use crate::sentences::{self, does};

pub(super) fn say(news: &News, about: &Saying<'_, Thief>) -> Vec<Said> {
    let said = match news {
        News::DealerDrawn { rounds, dealer } => {
            does("news-dealer-drawn", *dealer).dealt("cards", rounds).quietly()
        }
        News::Drew { seat, count, cards } => sentences::drew(*seat, *count, cards.as_deref()),
        // How many cards there are and whose turn it is shows at the table.
        News::Shuffled { .. } | News::Turn { .. } => return Vec::new(),
        News::Laid { seat, play } => match stolen(play, &about.view.words) {
            None => sentences::laid(*seat, words(play), &play.lines),
            Some(stolen) => {
                let stole = does("news-stole", *seat)
                    .text("stolen", &stolen.word)
                    .player("victim", stolen.owner)
                    .words("words", words(play))
                    .number("points", total(&play.lines));
                Said::from(stole).because(&play.lines)
            }
        },
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
        News::WillMiss { seat } => does("news-will-miss", *seat).into(),
        News::Missed { seat } => does("news-missed", *seat).into(),
        News::TookBack { seat, turn_lost } => sentences::took_back(*seat, *turn_lost),
        // The points were named when the words were laid.
        News::Scored { .. } if matches!(about.before, Some(News::Laid { .. })) => {
            return Vec::new();
        }
        News::Scored { seat, lines } => sentences::scored(*seat, lines),
        News::Placed { words } => return placed(words),
        News::Discarded { seat, cards, why: Why::Swap } => {
            does("news-swapped", *seat).cards("cards", cards).into()
        }
        News::Discarded { seat, why: Why::Left, .. } => does("news-discarded-left", *seat).into(),
        News::Passed { seat } => sentences::passed(*seat),
        News::Ended { reason, hands, lines, winners } => {
            let reason = match reason {
                EndReason::OutOfCards => "end-out-of-cards",
                EndReason::Passes => "end-passes",
                EndReason::Challenges => "end-challenges",
                EndReason::LastPlayer => "end-last-player",
            };
            return sentences::ended_with_hands(reason, hands, lines, winners);
        }
    };
    vec![said]
}

/// Which of the words may be stolen and which are locked, the open ones first.
fn placed(words: &[PlayedWord]) -> Vec<Said> {
    let of = |fate: Fate, id: &'static str| {
        let words = words.iter().filter(move |word| word.fate == fate);
        words.map(move |word| Phrase::new(id).text("words", &word.word).quietly())
    };
    of(Fate::Lies, "news-placed").chain(of(Fate::Locked, "news-placed-locked")).collect()
}

/// The word that was stolen for a play. Numbers of words come again after a turn was taken back,
/// so it must be one whose cards the play has.
fn stolen<'a>(play: &Play, words: &'a [PlayedWord]) -> Option<&'a PlayedWord> {
    let word = words.get(play.stolen?.index())?;
    let in_hand = |cards: &[Card]| cards.iter().map(|card| card.in_hand()).collect::<Vec<_>>();
    let mut laid: Vec<Card> = play.words.iter().flat_map(|word| in_hand(&word.cards)).collect();
    take_cards(&mut laid, &in_hand(&word.cards)).is_ok().then_some(word)
}

fn words(play: &Play) -> Vec<&str> {
    play.words.iter().map(|word| word.word.as_str()).collect()
}
