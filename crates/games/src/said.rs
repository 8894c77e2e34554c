//! What happened, as a sentence to be: the name of a text and what fills it in.
//!
//! A game says each piece of news once, here, without a language. Whoever shows it (the terminal
//! through the crate `texts`, the page through its own Fluent bundle) puts in names, cards and
//! lists as its reader writes them.

use crate::game::Game;
use crate::grid::Cell;
use crate::log::{News, Told};
use crate::refusal::Refusal;
use crate::score::{Line, Points};
use crate::seat::{Holder, Seat, Side};
use crate::setup::Setup;
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;

/// A text of `locales/` with what fills it in.
///
/// ```
/// use games::{Phrase, Points, Seat};
/// let laid = Phrase::new("news-laid")
///     .player("player", Seat(1))
///     .words("words", ["CARROS", "TREINOS"])
///     .number("points", Points(16));
/// assert_eq!(laid.id, "news-laid");
/// assert_eq!(laid.given.len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Phrase {
    /// The name of the text.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub id: Cow<'static, str>,
    /// Its values by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, Filling>>", optional))]
    pub given: BTreeMap<Cow<'static, str>, Filling>,
}

/// What fills a gap of a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Filling {
    /// A number, also for choosing the plural form.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    Number(i64),
    /// A text that is the same in every language, such as a letter.
    Text(String),
    /// The name of a player.
    Player(Seat),
    /// The names of players, as a list.
    Players(Vec<Seat>),
    /// The name of a side in a game of teams; where everybody plays alone, players are named.
    Side(Side),
    /// The names of such sides, as a list.
    Sides(Vec<Side>),
    /// Cards, one after the other.
    Cards(Vec<String>),
    /// Words, as a list.
    Words(Vec<String>),
    /// Things of which one is meant, as a list.
    OneOf(Vec<String>),
    /// Who got which card.
    Dealt(Vec<(Seat, String)>),
    /// Another text.
    Phrase(Box<Phrase>),
    /// Why something was not allowed.
    Refusal(Box<Refusal>),
}

impl Phrase {
    /// A text without values.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { id: id.into(), given: BTreeMap::new() }
    }

    fn gather_words<'a>(&'a self, words: &mut Vec<&'a str>) {
        for filling in self.given.values() {
            match filling {
                Filling::Words(named) => words.extend(named.iter().map(String::as_str)),
                Filling::Refusal(refusal) => {
                    words.extend(refusal.about.words.iter().map(String::as_str));
                }
                Filling::Phrase(phrase) => phrase.gather_words(words),
                _ => {}
            }
        }
    }

    /// One more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Filling) -> Phrase {
        self.given.insert(Cow::Borrowed(name), value);
        self
    }

    /// A number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<Amount>) -> Phrase {
        self.with(name, Filling::Number(number.into().0))
    }

    /// A text that is the same in every language.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Display) -> Phrase {
        self.with(name, Filling::Text(text.to_string()))
    }

    /// The name of a player.
    #[must_use]
    pub fn player(self, name: &'static str, seat: Seat) -> Phrase {
        self.with(name, Filling::Player(seat))
    }

    /// The names of players.
    #[must_use]
    pub fn players(self, name: &'static str, seats: &[Seat]) -> Phrase {
        self.with(name, Filling::Players(seats.to_vec()))
    }

    /// The name of a side in a game of teams.
    #[must_use]
    pub fn side(self, name: &'static str, side: Side) -> Phrase {
        self.with(name, Filling::Side(side))
    }

    /// The names of sides in a game of teams.
    #[must_use]
    pub fn sides(self, name: &'static str, sides: &[Side]) -> Phrase {
        self.with(name, Filling::Sides(sides.to_vec()))
    }

    /// Cards.
    #[must_use]
    pub fn cards<C: Display>(
        self,
        name: &'static str,
        cards: impl IntoIterator<Item = C>,
    ) -> Phrase {
        let cards = cards.into_iter().map(|card| card.to_string()).collect();
        self.with(name, Filling::Cards(cards))
    }

    /// Words.
    #[must_use]
    pub fn words<W: Into<String>>(
        self,
        name: &'static str,
        words: impl IntoIterator<Item = W>,
    ) -> Phrase {
        self.with(name, Filling::Words(words.into_iter().map(Into::into).collect()))
    }

    /// Things of which one is meant.
    #[must_use]
    pub fn one_of<T: Display>(
        self,
        name: &'static str,
        things: impl IntoIterator<Item = T>,
    ) -> Phrase {
        let things = things.into_iter().map(|thing| thing.to_string()).collect();
        self.with(name, Filling::OneOf(things))
    }

    /// Who got which card, round by round.
    #[must_use]
    pub fn dealt<C: Display>(self, name: &'static str, rounds: &[Vec<(Seat, C)>]) -> Phrase {
        let each = rounds.iter().flatten();
        let dealt = each.map(|(seat, card)| (*seat, card.to_string())).collect();
        self.with(name, Filling::Dealt(dealt))
    }

    /// Another text as a value.
    #[must_use]
    pub fn phrase(self, name: &'static str, phrase: Phrase) -> Phrase {
        self.with(name, Filling::Phrase(Box::new(phrase)))
    }

    /// Why something was not allowed.
    #[must_use]
    pub fn refusal(self, name: &'static str, refusal: &Refusal) -> Phrase {
        self.with(name, Filling::Refusal(Box::new(refusal.clone())))
    }

    /// As a sentence about a small step that needs no attention.
    #[must_use]
    pub fn quietly(self) -> Said {
        Said::from(self).quietly()
    }
}

/// A number of any kind that a text may hold.
pub struct Amount(i64);

macro_rules! amounts {
    ($($number:ty),*) => {
        $(impl From<$number> for Amount {
            fn from(number: $number) -> Amount {
                Amount(number as i64)
            }
        })*
    };
}

amounts!(u8, u32, u64, i32, i64, usize);

impl From<Points> for Amount {
    fn from(points: Points) -> Amount {
        Amount(points.0.into())
    }
}

/// One sentence about what happened, with what it is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Said {
    /// The sentence.
    #[serde(flatten)]
    pub phrase: Phrase,
    /// The cells that it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Cell>>", optional))]
    pub cells: Vec<Cell>,
    /// How the points in it came about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Line>>", optional))]
    pub lines: Vec<Line>,
    /// A small step that needs no attention.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub quiet: bool,
    /// Only the beginning of a play: what is said aloud next tells the same play better.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub opens: bool,
}

impl Said {
    /// The words of the game in it, and in how its points came about.
    ///
    /// ```
    /// use games::{Line, LineKind, Phrase, Points, Said};
    /// let line = Line::new(LineKind::new("word"), Points(8)).word("TREINO");
    /// let said = Said::from(Phrase::new("news-laid").words("words", ["CARRO"])).because(&[line]);
    /// assert_eq!(said.words(), ["CARRO", "TREINO"]);
    /// ```
    pub fn words(&self) -> Vec<&str> {
        let mut words = Vec::new();
        self.phrase.gather_words(&mut words);
        words.extend(self.lines.iter().filter_map(|line| line.word.as_deref()));
        words
    }

    /// The cells that it is about.
    #[must_use]
    pub fn at(mut self, cells: impl IntoIterator<Item = Cell>) -> Said {
        self.cells = cells.into_iter().collect();
        self
    }

    /// How the points in it came about.
    #[must_use]
    pub fn because(mut self, lines: &[Line]) -> Said {
        self.lines = lines.to_vec();
        self
    }

    /// A small step that needs no attention.
    #[must_use]
    pub fn quietly(mut self) -> Said {
        self.quiet = true;
        self
    }

    /// Only the beginning of a play.
    #[must_use]
    pub fn opening(mut self) -> Said {
        self.opens = true;
        self
    }
}

impl From<Phrase> for Said {
    fn from(phrase: Phrase) -> Said {
        Said { phrase, cells: Vec::new(), lines: Vec::new(), quiet: false, opens: false }
    }
}

/// What a game may look at when it says what happened: nothing that the listener may not see.
pub struct Saying<'a, G: Game> {
    /// What was settled before the game.
    pub setup: &'a Setup<G>,
    /// What the listener sees of the game now.
    pub view: &'a G::View,
    /// When it happened.
    pub at: Millis,
    /// What the listener was told just before, if it was told something of the game.
    pub before: Option<&'a G::News>,
}

impl<G: Game> Saying<'_, G> {
    /// How many seconds were left until a deadline, rounded to the nearest.
    pub fn seconds_to(&self, deadline: Millis) -> u64 {
        (deadline.since(self.at).0 + 500) / 1000
    }
}

/// One numbered step of a viewer's stream, and how it is said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Heard<G: Game> {
    /// The number of the event.
    pub number: u32,
    /// When, in table time.
    pub at: Millis,
    /// What happened, as far as this viewer may know.
    pub news: Option<News<G>>,
    /// The sentences about it; none for what need not be said.
    pub said: Vec<Said>,
}

/// Says what a viewer was told, step by step.
pub(crate) fn heard<G: Game>(
    setup: &Setup<G>,
    view: &G::View,
    told: Vec<Told<G>>,
) -> Vec<Heard<G>> {
    let mut heard: Vec<Heard<G>> = Vec::with_capacity(told.len());
    for Told { number, at, news } in told {
        let before = heard.last().and_then(|step| step.news.as_ref());
        let before = match before {
            Some(News::Game(news)) => Some(news),
            _ => None,
        };
        let said = match &news {
            None => Vec::new(),
            Some(News::Game(news)) => G::say(news, &Saying { setup, view, at, before }),
            Some(other) => vec![at_any_table(other)],
        };
        heard.push(Heard { number, at, news, said });
    }
    heard
}

/// What can happen at a table of any game.
fn at_any_table<G: Game>(news: &News<G>) -> Said {
    let phrase = match news {
        News::Left { seat } => Phrase::new("news-left").player("player", *seat),
        News::HandedOver { seat, to } => {
            let id = match to {
                Holder::Bot => "news-handed-over-bot",
                Holder::Person => "news-handed-over-person",
            };
            Phrase::new(id).player("player", *seat)
        }
        News::Undone { .. } | News::Game(_) => Phrase::new("news-undone"),
    };
    phrase.into()
}
