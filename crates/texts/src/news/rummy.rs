//! The news of Rummy.

use super::Tellable;
use crate::given::Given;
use crate::teller::Teller;
use games::rummy::{Lay, News, RoundEnd, Rummy};
use games::{Millis, Setup, spell, total};

impl Tellable for Rummy {
    fn sentences(
        teller: &Teller<'_>,
        setup: &Setup<Rummy>,
        news: &News,
        _: Millis,
        _: Option<&News>,
    ) -> Vec<String> {
        let player = |seat| Given::new().with("player", teller.name(seat));
        vec![match news {
            News::Drew { cards: Some(cards), .. } => {
                teller.say("news-drew-own", Given::new().with("cards", teller.cards(cards)))
            }
            News::Drew { seat, count: 1, .. } => {
                teller.say("news-drew", player(*seat).with("count", 1))
            }
            // Dealing, and whose turn it is, shows at the table.
            News::Drew { .. }
            | News::Shuffled { .. }
            | News::TasksShuffled { .. }
            | News::Turn { .. } => return Vec::new(),
            News::TurnedOver { card } => {
                teller.say("news-turned-over", Given::new().with("card", teller.card(card)))
            }
            News::Round { round, task, starter, players } => {
                let given = player(*starter).with("round", *round).with("task", teller.task(task));
                if *round > setup.edition.rummy.rounds {
                    teller.say("news-round-extra", given.with("players", teller.names_of(players)))
                } else {
                    teller.say("news-round", given)
                }
            }
            News::Took { seat, card } => {
                teller.say("news-took", player(*seat).with("card", teller.card(card)))
            }
            News::Laid { seat, lay } => {
                teller.say("news-laid-task", player(*seat).with("words", words(teller, lay)))
            }
            News::Discarded { seat, card } => {
                teller.say("news-discarded-card", player(*seat).with("card", teller.card(card)))
            }
            News::LastTurns { seats } => {
                let given = Given::new().with("players", teller.names_of(seats));
                teller.say("news-last-turns", given)
            }
            News::Recycled { pile } => {
                teller.say("news-recycled", Given::new().with("count", *pile))
            }
            News::RoundOver { end, lines } => {
                let mut said = vec![teller.texts.text(match end {
                    RoundEnd::Met => "news-round-over-met",
                    RoundEnd::Void => "news-round-over-void",
                })];
                said.extend(lines.iter().map(|(seat, lines)| {
                    let given = player(*seat).with("points", total(lines));
                    teller.say("news-round-score", given)
                }));
                return said;
            }
            News::PutAway { seat, .. } => teller.say("news-put-away", player(*seat)),
            News::Ended { winners } => {
                let given = Given::new().with("winners", teller.names_of(winners));
                let said = teller.say("news-ended", given.with("count", winners.len()));
                return vec![teller.texts.text("end-rounds"), said];
            }
        }]
    }
}

fn words(teller: &Teller<'_>, lay: &Lay) -> String {
    let word = |word: &games::rummy::LaidWord| {
        let bonus = word.bonus.map(|bonus| format!(" {}", teller.card(bonus)));
        spell(&word.letters()) + &bonus.unwrap_or_default()
    };
    let words: Vec<String> = lay.words.iter().map(word).collect();
    teller.texts.list(&words)
}
