//! The editions there are: those that come with the games, and those that a host has added.
//!
//! An added edition is a JSON text in the form of the built-in ones (`editions/`). Its name begins
//! with the name of its box (`cartas-en`, `party-ro`), which says what it is. It is looked at when
//! it is added, so that a broken one is known at once and not when somebody wants to play.

use crate::chance::Chance;
use crate::dictionary::{Checksum, Dictionary, DictionaryRef};
use crate::game::Game;
use crate::house::HouseRule;
use crate::json::Opening;
use crate::registry::{AnyTable, GameName, Registered};
use crate::seat::Player;
use crate::setup::{Edition, Setup, SetupError};
use crate::table::Table;
use lexicon::Alphabet;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// The editions that tables can be opened with. Cloning it is cheap.
#[derive(Clone, Default)]
pub struct Editions {
    added: Vec<Arc<dyn Any + Send + Sync>>,
}

/// The data of an edition is long; how many were added is what one wants to know.
impl fmt::Debug for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Editions").field("added", &self.added.len()).finish()
    }
}

impl Editions {
    /// Those that come with the games.
    pub fn built_in() -> Editions {
        Editions::default()
    }

    /// Adds an edition. Its name must be new, and a game must be playable with it.
    pub fn add(&mut self, name: &str, text: &str) -> Result<(), SetupError> {
        for &game in GameName::ALL {
            let added = each_game!(game, G => self.add_for::<G>(name, text))?;
            if added {
                return Ok(());
            }
        }
        let mut boxes: Vec<&str> = GameName::ALL.iter().map(|game| game.box_name()).collect();
        boxes.dedup();
        let what =
            format!("{name:?} is of no box: expected a name like {}-…", boxes.join("-… or "));
        Err(SetupError::new("edition", what))
    }

    /// Adds an edition if it is one of the box that this game is in; says whether it was.
    fn add_for<G: Game>(&mut self, name: &str, text: &str) -> Result<bool, SetupError> {
        let own = name.strip_prefix(G::Edition::BOX).is_some_and(|rest| rest.starts_with('-'));
        if !own {
            return Ok(false);
        }
        let edition: G::Edition = serde_json::from_str(text)
            .map_err(|fault| SetupError::new("edition", fault.to_string()))?;
        if edition.name() != name {
            let what = format!("it calls itself {:?}: expected {name:?}", edition.name());
            return Err(SetupError::new("edition", what));
        }
        if self.all::<G::Edition>().iter().any(|known| known.name() == name) {
            return Err(SetupError::new("edition", format!("there is a {name:?} already")));
        }
        // The games of one box are all tried: a box is whole or not at all.
        for &game in GameName::ALL.iter().filter(|game| game.box_name() == G::Edition::BOX) {
            each_game!(game, Other => try_to_play::<Other>(text))?;
        }
        self.added.push(Arc::new(edition));
        Ok(true)
    }

    /// All editions of one kind, the default one first.
    fn all<E: Edition>(&self) -> Vec<E> {
        let added = self.added.iter().filter_map(|edition| edition.downcast_ref::<E>());
        E::built_in().into_iter().chain(added.cloned()).collect()
    }

    /// An edition by name, or the default one.
    pub fn find<G: Game>(&self, name: Option<&str>) -> Result<G::Edition, SetupError> {
        let editions = self.all::<G::Edition>();
        let names: Vec<String> = editions.iter().map(|edition| edition.name().to_owned()).collect();
        let wanted = |edition: &G::Edition| name.is_none_or(|name| name == edition.name());
        editions.into_iter().find(wanted).ok_or_else(|| {
            let name = name.unwrap_or_default();
            SetupError::new("edition", format!("{name:?}: expected {}", names.join(" or ")))
        })
    }

    /// Is a setup made with one of these editions, as it is now?
    pub fn has<G: Game>(&self, setup: &Setup<G>) -> bool {
        let editions = self.all::<G::Edition>();
        editions.iter().any(|edition| edition.checksum() == setup.edition_checksum)
    }

    /// The names of a game's editions, the default one first.
    pub fn names(&self, game: GameName) -> Vec<String> {
        each_game!(game, G => {
            let editions = self.all::<<G as Game>::Edition>();
            editions.iter().map(|edition| edition.name().to_owned()).collect()
        })
    }

    /// The name of an edition, or of the default one.
    pub fn named(&self, game: GameName, name: Option<&str>) -> Result<String, SetupError> {
        each_game!(game, G => Ok(self.find::<G>(name)?.name().to_owned()))
    }

    /// The lexicon that an edition (or the default one) is played with.
    pub fn lexicon(&self, game: GameName, name: Option<&str>) -> Result<String, SetupError> {
        each_game!(game, G => Ok(self.find::<G>(name)?.lexicon().to_owned()))
    }

    /// The alphabet of the letters of an edition (or the default one).
    pub fn alphabet(&self, game: GameName, name: Option<&str>) -> Result<Alphabet, SetupError> {
        each_game!(game, G => Ok(self.find::<G>(name)?.alphabet()))
    }

    /// All that is printed in an edition (or the default one), in the form of its file.
    pub fn data(
        &self,
        game: GameName,
        name: Option<&str>,
    ) -> Result<serde_json::Value, SetupError> {
        each_game!(game, G => {
            let edition = self.find::<G>(name)?;
            serde_json::to_value(edition)
                .map_err(|fault| SetupError::new("edition", fault.to_string()))
        })
    }

    /// The house rules of a game as an edition (or the default one) allows them for so many
    /// players.
    pub fn house_rules(
        &self,
        game: GameName,
        name: Option<&str>,
        players: usize,
    ) -> Result<Vec<HouseRule>, SetupError> {
        each_game!(game, G => Ok(G::house_rules(&self.find::<G>(name)?, players)))
    }

    /// Opens a table and starts the game.
    pub fn open(
        &self,
        game: GameName,
        opening: Opening,
        dictionary: &dyn Dictionary,
        chance: &mut dyn Chance,
    ) -> Result<AnyTable, SetupError> {
        each_game!(game, G => {
            let setup = opening.setup::<G>(self, dictionary)?;
            Table::open(setup, dictionary, chance).map(G::any_table)
        })
    }
}

/// Can the game be played with this edition, by as few as can play it, by the rules of the box?
fn try_to_play<G: Game>(text: &str) -> Result<(), SetupError> {
    let edition: G::Edition = serde_json::from_str(text)
        .map_err(|fault| SetupError::new("edition", fault.to_string()))?;
    let setup = Setup::<G> {
        edition_checksum: edition.checksum(),
        dictionary: DictionaryRef { name: edition.lexicon().to_owned(), checksum: Checksum(0) },
        edition,
        house: G::House::default(),
        players: vec![Player::default(); *G::PLAYERS.start()],
        undo: true,
    };
    setup.check()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::dictionary::WordList;

    fn changed(change: &[(&str, &str)]) -> String {
        let mut text = include_str!("../editions/cartas-small.json").to_owned();
        for (from, to) in change {
            assert!(text.contains(from), "{from}");
            text = text.replacen(from, to, 1);
        }
        text
    }

    #[test]
    fn a_host_adds_an_edition_and_every_game_of_its_box_has_it() {
        let mut editions = Editions::built_in();
        let text = changed(&[("\"cartas-small\"", "\"cartas-home\"")]);
        editions.add("cartas-home", &text).unwrap();
        for game in [GameName::Classic, GameName::Forfeit, GameName::Rummy] {
            assert!(editions.names(game).contains(&"cartas-home".to_owned()));
        }
        assert!(!editions.names(GameName::Party).contains(&"cartas-home".to_owned()));
        assert_eq!(editions.names(GameName::Classic)[0], "cartas");
        let words = WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap();
        let opening = |edition: &str| Opening {
            edition: Some(edition.to_owned()),
            ..Opening::new(vec![Player::default(); 2])
        };
        let open = |edition| {
            let chance = &mut Seeded::new(1);
            editions.open(GameName::Rummy, opening(edition), &words, chance).map(drop)
        };
        assert_eq!(open("cartas-home"), Ok(()));
        assert!(open("cartas-away").unwrap_err().what.contains("cartas-home"));
    }

    #[test]
    fn a_broken_edition_is_refused_with_what_is_wrong() {
        let mut editions = Editions::built_in();
        let own = ("\"cartas-small\"", "\"cartas-home\"");
        let mut refused = |name: &str, text: &str| editions.add(name, text).unwrap_err().what;
        assert!(refused("cartas-home", "{}").contains("missing field"));
        assert!(refused("cartas-home", &changed(&[])).contains("calls itself"));
        assert!(refused("cartas-small", &changed(&[])).contains("already"));
        assert!(refused("poker-home", &changed(&[own])).contains("cartas-…"));
        let empty = changed(&[own, ("\"hand\": 7", "\"hand\": 70")]);
        assert!(!refused("cartas-home", &empty).is_empty());
        assert_eq!(editions.names(GameName::Classic), GameName::Classic.editions());
    }
}
