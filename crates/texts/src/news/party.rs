//! The news of Party.

use super::{Tellable, seconds};
use crate::given::Given;
use crate::teller::Teller;
use games::party::{
    ChanceFace, EndReason, Event, NoWord, Party, Play, StartedBy, ZoneEffect, Zones,
};
use games::{Glyph, Millis, Setup, total};

impl Teller<'_> {
    /// What a zone of the timer does to the score, such as `×3`.
    pub fn zone(&self, effect: ZoneEffect) -> String {
        match effect {
            ZoneEffect::Times(times) => self.say("zone-times", Given::new().with("times", times)),
            ZoneEffect::Minus(points) => {
                self.say("zone-minus", Given::new().with("points", points))
            }
        }
    }

    /// What a face of the Chance die says.
    pub fn face(&self, face: ChanceFace) -> String {
        match face {
            ChanceFace::Letter(times) => {
                self.say("chance-letter", Given::new().with("times", times))
            }
            ChanceFace::NoLetterDie => self.texts.text("chance-no-letter-die"),
            ChanceFace::PlayAgain => self.texts.text("chance-play-again"),
            ChanceFace::OpponentsFrom(times) => {
                self.say("chance-opponents-from", Given::new().with("times", times))
            }
        }
    }
}

impl Tellable for Party {
    fn sentences(
        teller: &Teller<'_>,
        setup: &Setup<Party>,
        news: &Event,
        at: Millis,
        before: Option<&Event>,
    ) -> Vec<String> {
        let player = |seat| Given::new().with("player", teller.name(seat));
        let team = |team| Given::new().with("team", teller.team(team));
        let letter = |letter: &Glyph| Given::new().with("letter", letter.to_string());
        vec![match news {
            Event::Spread { tray } => {
                teller.say("news-spread", Given::new().with("count", tray.len()))
            }
            Event::FirstRolls { rounds, starter } => {
                let rolls: Vec<String> =
                    rounds.iter().flatten().map(|letter| letter.to_string()).collect();
                teller.say("news-first-rolls", team(*starter).with("letters", rolls.join(" ")))
            }
            Event::Turn { turn, team: on, letter_die } => {
                let id = if *letter_die { "news-team-turn" } else { "news-team-turn-free" };
                teller.say(id, team(*on).with("turn", *turn))
            }
            Event::Rolled { seat, letter, spot_until } => {
                let there = spot_until.is_some();
                let id = if there { "news-rolled" } else { "news-rolled-in-vain" };
                teller.say(id, player(*seat).with("letter", letter.to_string()))
            }
            Event::FalseStart { seat, team, tile } => {
                let given = player(*seat).with("team", teller.team(*team));
                teller.say("news-false-start", given.with("card", teller.card(tile)))
            }
            Event::Started { by: StartedBy::Spotter(seat), letter: Some(letter), .. } => {
                let given = player(*seat).with("letter", letter.to_string());
                teller.say("news-started-spotter", given)
            }
            Event::Started { by: StartedBy::Limit, letter: Some(rolled), .. } => {
                teller.say("news-started-limit", letter(rolled))
            }
            Event::Started { .. } => teller.texts.text("news-started-itself"),
            Event::EarlyStop { seat, team } => {
                teller.say("news-early-stop", player(*seat).with("team", teller.team(*team)))
            }
            Event::Rejected { seat, why, .. } => {
                teller.say("news-rejected", player(*seat).with("reason", teller.refusal(why)))
            }
            Event::Stopped { seat, play, zone, .. } => {
                let given = player(*seat).with("words", words(teller, play));
                let zones = Zones::new(&setup.edition.zones, setup.house.zone_seconds.as_deref());
                match zone.and_then(|place| zones.effect(place)) {
                    None => teller.say("news-stopped-untimed", given),
                    Some(effect) => {
                        teller.say("news-stopped", given.with("zone", teller.zone(effect)))
                    }
                }
            }
            Event::Asked { deadline, .. } => {
                let laid = match before {
                    Some(Event::Stopped { play, .. }) => words(teller, play),
                    _ => String::new(),
                };
                let given = Given::new().with("words", laid);
                teller.say("news-asked-challenge", given.with("count", seconds(*deadline, at)))
            }
            Event::Accepted { seat } => teller.say("news-accepted", player(*seat)),
            Event::Challenged { seat, wrong } if wrong.is_empty() => {
                teller.say("news-challenged-right", player(*seat))
            }
            Event::Challenged { seat, wrong } => {
                let given = player(*seat).with("words", teller.texts.list(wrong));
                teller.say("news-challenged-wrong", given)
            }
            Event::TookBack { .. } => teller.texts.text("news-tiles-back"),
            Event::Stood { rolls: 0 } => teller.texts.text("news-stood"),
            Event::Stood { .. } => teller.texts.text("news-stood-chance"),
            Event::ChanceRolled { face } => {
                teller.say("news-chance-rolled", Given::new().with("face", teller.face(*face)))
            }
            // Who chooses is asked for it, and the others see whom the game waits for.
            Event::MayChoose { .. } => return Vec::new(),
            Event::Chosen { line, .. } => {
                let card = line.card.clone().unwrap_or_default();
                let given = Given::new().with("letter", card).with("points", line.points);
                teller.say("news-chosen", given)
            }
            Event::Scored { team: who, lines } => {
                teller.say("news-team-scored", team(*who).with("points", total(lines)))
            }
            Event::NoWord { team: who, how, lines } => {
                let given = team(*who).with("points", total(lines));
                match how {
                    NoWord::Passed(seat) => {
                        let given = given.with("player", teller.name(*seat));
                        teller.say("news-no-word-passed", given)
                    }
                    NoWord::Ding => teller.say("news-no-word-ding", given),
                    NoWord::RollsFailed => teller.say("news-no-word-rolls-failed", given),
                }
            }
            Event::Missed { team: who } => teller.say("news-team-missed", team(*who)),
            Event::SaidNoRoom { team: who } => teller.say("news-said-no-room", team(*who)),
            Event::Gone { seat } => teller.say("news-gone", player(*seat)),
            Event::Ended { reason, winners } => {
                let names: Vec<String> = winners.iter().map(|&team| teller.team(team)).collect();
                let given = Given::new().with("winners", teller.texts.list(&names));
                let said = teller.say("news-team-ended", given.with("count", winners.len()));
                return vec![teller.texts.text(end(*reason)), said];
            }
        }]
    }
}

const fn end(reason: EndReason) -> &'static str {
    match reason {
        EndReason::EmptyTray => "end-empty-tray",
        EndReason::RollsFailed => "end-rolls-failed",
        EndReason::NoRoom => "end-no-room",
        EndReason::Agreed => "end-agreed",
        EndReason::EndlessPassing => "end-endless-passing",
        EndReason::TeamLeft => "end-team-left",
    }
}

fn words(teller: &Teller<'_>, play: &Play) -> String {
    let words: Vec<String> = play.words.iter().map(|word| word.word.clone()).collect();
    teller.texts.list(&words)
}
