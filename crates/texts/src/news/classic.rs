//! The news of Classic and Forfeit.

use super::{Tellable, seconds};
use crate::given::Given;
use crate::teller::Teller;
use games::classic::{Crossing, EndReason, News, Plain, Play, Question, Variant, Why};
use games::forfeit::{Actions, ForfeitNews};
use games::{Millis, Setup, total};

/// A variant of Classic whose own news can be told.
pub trait TellableVariant: Variant {
    /// The sentences of what the variant adds.
    fn sentences(teller: &Teller<'_>, news: &Self::News, at: Millis) -> Vec<String>;
}

impl TellableVariant for Plain {
    fn sentences(_: &Teller<'_>, news: &Self::News, _: Millis) -> Vec<String> {
        match *news {}
    }
}

impl<V: TellableVariant> Tellable for Crossing<V> {
    fn sentences(
        teller: &Teller<'_>,
        _: &Setup<Self>,
        news: &News<V>,
        at: Millis,
        before: Option<&News<V>>,
    ) -> Vec<String> {
        let player = |seat| Given::new().with("player", teller.name(seat));
        let said = match news {
            News::Cut { rounds, starter } => {
                let given = player(*starter).with("cards", teller.dealt(rounds));
                teller.say("news-cut", given)
            }
            News::Drew { cards: Some(cards), .. } => {
                teller.say("news-drew-own", Given::new().with("cards", teller.cards(cards)))
            }
            // Whose turn it is shows at the table, and so does how many cards there are.
            News::Drew { .. } | News::Shuffled { .. } | News::Turn { .. } => return Vec::new(),
            News::Discarded { seat, why: Why::Left, .. } => {
                teller.say("news-discarded-left", player(*seat))
            }
            News::Discarded { cards: Some(cards), .. } => {
                teller.say("news-discarded-own", Given::new().with("cards", teller.cards(cards)))
            }
            News::Discarded { seat, count, .. } => {
                teller.say("news-discarded", player(*seat).with("count", *count))
            }
            News::Laid { seat, play } => {
                let given = player(*seat).with("words", words(teller, play));
                teller.say("news-laid", given.with("points", total(&play.lines)))
            }
            News::Asked { question, deadline, .. } => {
                let laid = match before {
                    Some(News::Laid { play, .. }) => words(teller, play),
                    _ => String::new(),
                };
                let id = match question {
                    Question::Challenge => "news-asked-challenge",
                    Question::Agreement => "news-asked-agreement",
                };
                let given = Given::new().with("words", laid);
                teller.say(id, given.with("count", seconds(*deadline, at)))
            }
            News::Accepted { seat } => teller.say("news-accepted", player(*seat)),
            News::Challenged { seat, wrong } if wrong.is_empty() => {
                teller.say("news-challenged-right", player(*seat))
            }
            News::Challenged { seat, wrong } => {
                let given = player(*seat).with("words", teller.texts.list(wrong));
                teller.say("news-challenged-wrong", given)
            }
            News::Objected { seat } => teller.say("news-objected", player(*seat)),
            News::Agreed { words } => {
                teller.say("news-agreed", Given::new().with("words", teller.texts.list(words)))
            }
            News::TookBack { seat, turn_lost: false } => {
                teller.say("news-took-back", player(*seat))
            }
            News::TookBack { seat, turn_lost: true } => {
                teller.say("news-took-back-lost", player(*seat))
            }
            // The points were named when the cards were laid.
            News::Scored { .. } if matches!(before, Some(News::Laid { .. })) => return Vec::new(),
            News::Scored { seat, lines } => {
                teller.say("news-scored", player(*seat).with("points", total(lines)))
            }
            News::Cleared { cells } if cells.is_empty() => return Vec::new(),
            News::Cleared { cells } => {
                teller.say("news-cleared", Given::new().with("count", cells.len()))
            }
            News::Passed { seat } => teller.say("news-passed", player(*seat)),
            News::WillMiss { seat } => teller.say("news-will-miss", player(*seat)),
            News::Missed { seat } => teller.say("news-missed", player(*seat)),
            News::Ended { reason, hands, winners, .. } => {
                let mut said = vec![teller.texts.text(match reason {
                    EndReason::OutOfCards => "end-out-of-cards",
                    EndReason::Passes => "end-passes",
                    EndReason::LastPlayer => "end-last-player",
                })];
                said.extend(hands.iter().filter(|(_, hand)| !hand.is_empty()).map(
                    |(seat, hand)| {
                        let given = player(*seat).with("cards", teller.cards(hand));
                        teller.say("news-hand-shown", given)
                    },
                ));
                let given = Given::new().with("winners", teller.names_of(winners));
                said.push(teller.say("news-ended", given.with("count", winners.len())));
                return said;
            }
            News::Variant(news) => return V::sentences(teller, news, at),
        };
        vec![said]
    }
}

fn words(teller: &Teller<'_>, play: &Play) -> String {
    let words: Vec<String> = play.words.iter().map(|word| word.word.clone()).collect();
    teller.texts.list(&words)
}

impl TellableVariant for Actions {
    fn sentences(teller: &Teller<'_>, news: &ForfeitNews, at: Millis) -> Vec<String> {
        let player = |seat| Given::new().with("player", teller.name(seat));
        vec![match news {
            ForfeitNews::ActionDrawn { card: Some(card), .. } => {
                let given = Given::new().with("card", teller.action_card(card));
                teller.say("news-action-drawn-own", given)
            }
            ForfeitNews::ActionsShuffled { .. }
            | ForfeitNews::ActionDrawn { .. }
            | ForfeitNews::ActionAnswered { answer: Some(_), .. } => return Vec::new(),
            ForfeitNews::ActionWindow { deadline, .. } => {
                let given = Given::new().with("count", seconds(*deadline, at));
                teller.say("news-action-window", given)
            }
            ForfeitNews::ActionAnswered { seat, .. } => {
                teller.say("news-action-answered", player(*seat))
            }
            ForfeitNews::ActionPlayed { seat, card, category, on, lines } => {
                let given = player(*seat).with("category", teller.half(card, *category));
                let points = total(lines);
                if seat == on {
                    teller.say("news-action-played-own", given.with("points", points))
                } else {
                    let given = given.with("victim", teller.name(*on)).with("points", -points);
                    teller.say("news-action-played-against", given)
                }
            }
            ForfeitNews::ActionsOver => teller.texts.text("news-actions-over"),
            ForfeitNews::ActionGivenBack { seat, .. } => {
                teller.say("news-action-given-back", player(*seat))
            }
        }]
    }
}
