//! What happens in Party, and what its dice and its timer say, in sentences without a language.

use super::Party;
use super::clock::{ZoneEffect, Zones};
use super::dice::ChanceFace;
use super::event::{EndReason, Event, NoWord, StartedBy};
use super::play::Play;
use crate::card::Glyph;
use crate::kit::Question;
use crate::said::{Phrase, Said, Saying};
use crate::score::total;
use crate::seat::Side;
use crate::sentences::{self, does};

pub(super) fn say(news: &Event, about: &Saying<'_, Party>) -> Vec<Said> {
    let said = match news {
        Event::Spread { tray } => Phrase::new("news-spread").number("count", tray.len()).quietly(),
        Event::FirstRolls { rounds, starter } => {
            team_does("news-first-rolls", *starter).text("letters", rolls(rounds)).quietly()
        }
        Event::Turn { turn, team, letter_die } => {
            let id = if *letter_die { "news-team-turn" } else { "news-team-turn-free" };
            team_does(id, *team).number("turn", *turn).quietly()
        }
        Event::Rolled { seat, letter, spot_until } => {
            let id = if spot_until.is_some() { "news-rolled" } else { "news-rolled-in-vain" };
            does(id, *seat).text("letter", letter).into()
        }
        Event::FalseStart { seat, team, tile } => {
            let tapped = does("news-false-start", *seat).cards("card", [tile]);
            tapped.side("team", *team).into()
        }
        Event::Started { by: StartedBy::Spotter(seat), letter: Some(letter), .. } => {
            does("news-started-spotter", *seat).text("letter", letter).into()
        }
        Event::Started { by: StartedBy::Limit, letter: Some(letter), .. } => {
            Phrase::new("news-started-limit").text("letter", letter).into()
        }
        Event::Started { .. } => Phrase::new("news-started-itself").into(),
        Event::EarlyStop { seat, team } => {
            does("news-early-stop", *seat).side("team", *team).into()
        }
        Event::Rejected { seat, tiles, why } => {
            let rejected = does("news-rejected", *seat).refusal("reason", why);
            Said::from(rejected).at(tiles.iter().map(|tile| tile.cell))
        }
        Event::Stopped { seat, play, zone, .. } => {
            let setup = about.setup;
            let zones = Zones::new(&setup.edition.zones, setup.house.zone_seconds.as_deref());
            let stopped = match zone.and_then(|place| zones.effect(place)) {
                None => does("news-stopped-untimed", *seat),
                Some(effect) => does("news-stopped", *seat).phrase("zone", effect.phrase()),
            };
            Said::from(stopped.words("words", words(play)))
                .at(play.words.iter().flat_map(|word| word.cells.iter().copied()))
                .because(&play.lines)
        }
        Event::Asked { question, deadline, .. } => {
            let laid = match about.before {
                Some(Event::Stopped { play, .. }) => words(play),
                _ => Vec::new(),
            };
            let seconds = about.seconds_to(*deadline);
            match question {
                Question::Challenge => sentences::asked_to_challenge(laid, seconds),
                Question::Agreement => sentences::asked_to_agree(laid, seconds),
            }
        }
        Event::Accepted { seat } => sentences::accepted(*seat),
        Event::Challenged { seat, wrong } => sentences::challenged(*seat, wrong),
        Event::Objected { seat } => sentences::objected(*seat),
        Event::Agreed { words } => sentences::agreed(words),
        Event::WillMiss { team } => team_does("news-team-will-miss", *team).into(),
        Event::TookBack { .. } => Phrase::new("news-tiles-back").into(),
        Event::Stood { rolls: 0 } => Phrase::new("news-stood").quietly(),
        Event::Stood { .. } => Phrase::new("news-stood-chance").into(),
        Event::ChanceRolled { face } => {
            Phrase::new("news-chance-rolled").phrase("face", face.phrase()).into()
        }
        // Who chooses is asked for it, and the others see whom the game waits for.
        Event::MayChoose { .. } => return Vec::new(),
        Event::Chosen { cell, line, .. } => {
            let letter = line.card.as_deref().unwrap_or_default();
            let chosen = Phrase::new("news-chosen").text("letter", letter);
            Said::from(chosen.number("points", line.points)).at([*cell])
        }
        Event::Scored { team, lines } => {
            let scored = team_does("news-team-scored", *team).number("points", total(lines));
            Said::from(scored).because(lines)
        }
        Event::NoWord { team, how, lines } => {
            let points = total(lines);
            let no_word = match how {
                NoWord::Passed(seat) => {
                    let passed = does("news-no-word-passed", *seat).side("team", *team);
                    passed.number("points", points)
                }
                NoWord::Ding => team_does("news-no-word-ding", *team).number("points", points),
                NoWord::RollsFailed => team_does("news-no-word-rolls-failed", *team),
            };
            Said::from(no_word).because(lines)
        }
        Event::Missed { team } => team_does("news-team-missed", *team).into(),
        Event::SaidNoRoom { team } => team_does("news-said-no-room", *team).into(),
        Event::Gone { seat } => does("news-gone", *seat).into(),
        Event::Ended { reason, winners } => return ended(*reason, winners),
    };
    vec![said]
}

/// What a team does, where nothing else is to be said about it.
fn team_does(id: &'static str, team: Side) -> Phrase {
    Phrase::new(id).side("team", team)
}

/// What the teams rolled, round by round: `A – B, C – D`.
fn rolls(rounds: &[Vec<Glyph>]) -> String {
    let round = |round: &Vec<Glyph>| {
        let letters: Vec<String> = round.iter().map(Glyph::to_string).collect();
        letters.join(" – ")
    };
    rounds.iter().map(round).collect::<Vec<_>>().join(", ")
}

fn ended(reason: EndReason, winners: &[Side]) -> Vec<Said> {
    let reason = match reason {
        EndReason::EmptyTray => "end-empty-tray",
        EndReason::RollsFailed => "end-rolls-failed",
        EndReason::NoRoom => "end-no-room",
        EndReason::Agreed => "end-agreed",
        EndReason::EndlessPassing => "end-endless-passing",
        EndReason::TeamLeft => "end-team-left",
    };
    let won = Phrase::new("news-team-ended").sides("winners", winners);
    vec![Phrase::new(reason).into(), won.number("count", winners.len()).into()]
}

fn words(play: &Play) -> Vec<&str> {
    play.words.iter().map(|word| word.word.as_str()).collect()
}

impl ZoneEffect {
    /// What it does to a score, such as `×3`.
    pub fn phrase(self) -> Phrase {
        match self {
            ZoneEffect::Times(times) => Phrase::new("zone-times").number("times", times),
            ZoneEffect::Minus(points) => Phrase::new("zone-minus").number("points", points),
        }
    }
}

impl ChanceFace {
    /// What it says.
    pub fn phrase(self) -> Phrase {
        match self {
            ChanceFace::Letter(times) => Phrase::new("chance-letter").number("times", times),
            ChanceFace::NoLetterDie => Phrase::new("chance-no-letter-die"),
            ChanceFace::PlayAgain => Phrase::new("chance-play-again"),
            ChanceFace::OpponentsFrom(times) => {
                Phrase::new("chance-opponents-from").number("times", times)
            }
        }
    }
}
