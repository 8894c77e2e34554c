//! What `solve` can be asked about: a game, or the classic crossword game.

use super::LEXICON;
use crate::outcome::{Failure, Result};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use games::{Editions, GameName};

/// The name of the classic crossword game.
const NAME: &str = "standard";

/// A game, or the classic crossword game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A game of the house.
    Game(GameName),
    /// The classic crossword game.
    Standard,
}

impl Asked {
    /// How the name is read.
    pub fn parser() -> impl TypedValueParser<Value = Asked> {
        let names = GameName::ALL.iter().map(|game| game.as_str()).chain([NAME]);
        PossibleValuesParser::new(names).try_map(|name| {
            if name == NAME { Ok(Asked::Standard) } else { name.parse().map(Asked::Game) }
        })
    }

    /// The lexicon unless another is asked for.
    pub fn lexicon(self, editions: &Editions, edition: Option<&str>) -> Result<String> {
        match (self, edition) {
            (Asked::Game(game), _) => {
                editions.lexicon(game, edition).map_err(Failure::from_display)
            }
            (Asked::Standard, None) => Ok(LEXICON.to_owned()),
            (Asked::Standard, Some(_)) => Err(Failure::Said(
                "the standard board has no editions: its letters and premiums are part of the \
                 position"
                    .to_owned(),
            )),
        }
    }
}
