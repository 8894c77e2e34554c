//! News as sentences, game by game.
//!
//! A piece of news may give no sentence (a shuffle, the number of a turn) or several (the hands
//! that are shown at the end).

mod classic;
mod party;
mod rummy;
mod thief;

pub use classic::TellableVariant;

use crate::given::Given;
use crate::teller::Teller;
use games::{Game, Holder, Millis, News, Setup};

/// A game whose news can be told.
pub trait Tellable: Game {
    /// The sentences of a piece of news. `at` is when it happened, `before` what the same entry
    /// of the log told just before.
    fn sentences(
        teller: &Teller<'_>,
        setup: &Setup<Self>,
        news: &Self::News,
        at: Millis,
        before: Option<&Self::News>,
    ) -> Vec<String>;
}

/// The sentences of a piece of news at a table of any game.
pub fn sentences<G: Tellable>(
    teller: &Teller<'_>,
    setup: &Setup<G>,
    news: &News<G>,
    at: Millis,
    before: Option<&News<G>>,
) -> Vec<String> {
    let player = |seat| Given::new().with("player", teller.name(seat));
    match news {
        News::Game(news) => {
            let before = match before {
                Some(News::Game(before)) => Some(before),
                _ => None,
            };
            G::sentences(teller, setup, news, at, before)
        }
        News::Left { seat } => vec![teller.say("news-left", player(*seat))],
        News::HandedOver { seat, to: Holder::Bot } => {
            vec![teller.say("news-handed-over-bot", player(*seat))]
        }
        News::HandedOver { seat, to: Holder::Person } => {
            vec![teller.say("news-handed-over-person", player(*seat))]
        }
        News::Undone { .. } => vec![teller.texts.text("news-undone")],
    }
}

/// How many seconds are left until a deadline, rounded to the nearest.
fn seconds(deadline: Millis, at: Millis) -> u64 {
    (deadline.since(at).0 + 500) / 1000
}
