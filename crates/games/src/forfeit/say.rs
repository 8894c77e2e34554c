//! What happens in Forfeit besides Classic, and what its action cards ask for, in sentences
//! without a language.

use super::Forfeit;
use super::category::{ActionCards, ActionId, Half, Test};
use super::message::ForfeitNews;
use crate::card::Glyph;
use crate::said::{Filling, Phrase, Said, Saying};
use crate::score::total;
use crate::sentences::does;

pub(super) fn say(news: &ForfeitNews, about: &Saying<'_, Forfeit>) -> Vec<Said> {
    let actions = &about.setup.edition.actions;
    vec![match news {
        ForfeitNews::ActionsShuffled { .. } => return Vec::new(),
        ForfeitNews::ActionDrawn { card: Some(card), .. } => {
            let drawn = Phrase::new("news-action-drawn-own");
            drawn.phrase("card", actions.phrase(card)).quietly()
        }
        ForfeitNews::ActionDrawn { seat, card: None } => does("news-action-drawn", *seat).quietly(),
        ForfeitNews::ActionWindow { deadline, .. } => {
            let seconds = about.seconds_to(*deadline);
            Phrase::new("news-action-window").number("count", seconds).quietly()
        }
        ForfeitNews::ActionAnswered { seat, .. } => does("news-action-answered", *seat).quietly(),
        ForfeitNews::ActionPlayed { seat, card, category, on, lines } => {
            let points = total(lines);
            let category = actions.asked_by(&format!("{card}{category}"));
            let played = if seat == on {
                does("news-action-played-own", *seat).number("points", points)
            } else {
                let against = does("news-action-played-against", *seat);
                against.player("victim", *on).number("points", -points)
            };
            Said::from(played.with("category", category)).because(lines)
        }
        ForfeitNews::ActionsOver => Phrase::new("news-actions-over").quietly(),
        ForfeitNews::ActionGivenBack { seat, .. } => does("news-action-given-back", *seat).into(),
    }]
}

impl ActionCards {
    /// What a card asks for with its two categories.
    pub fn phrase(&self, card: &ActionId) -> Phrase {
        let half = |half: Half| self.asked_by(&format!("{card}{half}"));
        Phrase::new("action-card").with("a", half(Half::A)).with("b", half(Half::B))
    }

    /// What a category asks of a word, by the name that lines of a score have for it, such as
    /// `3a`; the name itself if this box has no such card.
    pub fn asked_by(&self, name: &str) -> Filling {
        let found = [("a", Half::A), ("b", Half::B)].into_iter().find_map(|(end, half)| {
            let card = self.card(&ActionId(name.strip_suffix(end)?.to_owned()))?;
            Some(card.category(half).word.phrase())
        });
        match found {
            Some(phrase) => Filling::Phrase(Box::new(phrase)),
            None => Filling::Text(name.to_owned()),
        }
    }
}

impl Test {
    /// What it asks of a word.
    pub fn phrase(&self) -> Phrase {
        // The letters run together are a key by which a language may name a set, such as vowels.
        let set = |letters: &[Glyph]| letters.iter().map(Glyph::to_string).collect::<String>();
        match self {
            Test::StartsWith(letter) => Phrase::new("category-starts-with").text("letter", letter),
            Test::EndsWith(letter) => Phrase::new("category-ends-with").text("letter", letter),
            Test::Length(length) => Phrase::new("category-length").number("count", *length),
            Test::LengthAtLeast(length) => {
                Phrase::new("category-length-at-least").number("count", *length)
            }
            Test::DoubledLetter => Phrase::new("category-doubled-letter"),
            Test::ValueAtLeast(points) => {
                Phrase::new("category-value-at-least").number("points", *points)
            }
            Test::Between(letters) => {
                Phrase::new("category-between").one_of("letters", letters).text("set", set(letters))
            }
            Test::ContainsAny(letters) => {
                Phrase::new("category-contains-any").one_of("letters", letters)
            }
            Test::CountOf { letters, at_least } => Phrase::new("category-count-of")
                .one_of("letters", letters)
                .text("set", set(letters))
                .number("count", *at_least),
        }
    }
}
