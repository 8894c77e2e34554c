//! The news of Word Thief.

use super::{Tellable, seconds};
use crate::given::Given;
use crate::teller::Teller;
use games::thief::{EndReason, Fate, News, Play, Thief, Why};
use games::{Millis, Setup, total};

impl Tellable for Thief {
    fn sentences(
        teller: &Teller<'_>,
        _: &Setup<Thief>,
        news: &News,
        at: Millis,
        before: Option<&News>,
    ) -> Vec<String> {
        let player = |seat| Given::new().with("player", teller.name(seat));
        vec![match news {
            News::DealerDrawn { rounds, dealer } => {
                let given = player(*dealer).with("cards", teller.dealt(rounds));
                teller.say("news-dealer-drawn", given)
            }
            News::Drew { cards: Some(cards), .. } => {
                teller.say("news-drew-own", Given::new().with("cards", teller.cards(cards)))
            }
            News::Shuffled { .. } | News::Drew { .. } | News::Turn { .. } => return Vec::new(),
            News::Laid { seat, play } => {
                let given = player(*seat).with("words", words(teller, play));
                let given = given.with("points", total(&play.lines));
                match play.stolen.and_then(|id| teller.words.get(id.index())) {
                    None => teller.say("news-laid", given),
                    Some(stolen) => {
                        let given = given.with("stolen", &stolen.word);
                        teller.say("news-stole", given.with("victim", teller.name(stolen.owner)))
                    }
                }
            }
            News::Asked { deadline, .. } => {
                let laid = match before {
                    Some(News::Laid { play, .. }) => words(teller, play),
                    _ => String::new(),
                };
                let given = Given::new().with("words", laid);
                teller.say("news-asked-challenge", given.with("count", seconds(*deadline, at)))
            }
            News::Accepted { seat } => teller.say("news-accepted", player(*seat)),
            News::Challenged { seat, wrong } if wrong.is_empty() => {
                teller.say("news-challenged-right", player(*seat))
            }
            News::Challenged { seat, wrong } => {
                let given = player(*seat).with("words", teller.texts.list(wrong));
                teller.say("news-challenged-wrong", given)
            }
            News::TookBack { seat, turn_lost: false } => {
                teller.say("news-took-back", player(*seat))
            }
            News::TookBack { seat, turn_lost: true } => {
                teller.say("news-took-back-lost", player(*seat))
            }
            News::Scored { .. } if matches!(before, Some(News::Laid { .. })) => return Vec::new(),
            News::Scored { seat, lines } => {
                teller.say("news-scored", player(*seat).with("points", total(lines)))
            }
            News::Placed { words } => {
                let open = words.iter().filter(|word| word.fate == Fate::Lies);
                let locked = words.iter().filter(|word| word.fate == Fate::Locked);
                let open: Vec<String> = open.map(|word| word.word.clone()).collect();
                let locked: Vec<String> = locked.map(|word| word.word.clone()).collect();
                let mut said = Vec::new();
                for (id, words) in [("news-placed", open), ("news-placed-locked", locked)] {
                    said.extend(
                        words
                            .into_iter()
                            .map(|word| teller.say(id, Given::new().with("words", word))),
                    );
                }
                return said;
            }
            News::Discarded { seat, cards, why: Why::Swap } => {
                teller.say("news-swapped", player(*seat).with("cards", teller.cards(cards)))
            }
            News::Discarded { seat, why: Why::Left, .. } => {
                teller.say("news-discarded-left", player(*seat))
            }
            News::Passed { seat } => teller.say("news-passed", player(*seat)),
            News::Ended { reason, hands, winners, .. } => {
                let mut said = vec![teller.texts.text(match reason {
                    EndReason::OutOfCards => "end-out-of-cards",
                    EndReason::Passes => "end-passes",
                    EndReason::Challenges => "end-challenges",
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
        }]
    }
}

fn words(teller: &Teller<'_>, play: &Play) -> String {
    let words: Vec<String> = play.words.iter().map(|word| word.word.clone()).collect();
    teller.texts.list(&words)
}
