//! Setup: which edition, which house rules, which dictionary, who sits where.

use crate::dictionary::{Checksum, Dictionary, DictionaryRef};
use crate::game::Game;
use crate::seat::Player;
use lexicon::Alphabet;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// The data that a game is printed with: cards and values, tasks, board, times, language.
pub trait Edition:
    Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The name of the box, such as `cartas`; the names of its editions begin with it.
    const BOX: &'static str;

    /// Its name, such as `cartas`.
    fn name(&self) -> &str;

    /// The alphabet of its letters.
    fn alphabet(&self) -> Alphabet;

    /// The lexicon that it is played with unless the table chooses another.
    fn lexicon(&self) -> &str;

    /// The editions that come with the game as JSON texts, the default one first.
    const TEXTS: &'static [&'static str];

    /// The edition of a JSON text.
    fn from_json(text: &str) -> Result<Self, SetupError> {
        serde_json::from_str(text).map_err(|fault| SetupError::new("edition", fault.to_string()))
    }

    /// The editions that come with the game, the default one first. A test holds that each can
    /// be read.
    fn built_in() -> Vec<Self> {
        Self::TEXTS.iter().filter_map(|text| Self::from_json(text).ok()).collect()
    }

    /// The fingerprint of all its data.
    fn checksum(&self) -> Checksum {
        Checksum::of(serde_json::to_string(self).unwrap_or_default().as_bytes())
    }
}

/// Everything that is settled before the first card is dealt. All of it is public.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""), deny_unknown_fields)]
pub struct Setup<G: Game> {
    /// The edition's data, so that a saved game needs nothing else.
    pub edition: G::Edition,
    /// Its fingerprint.
    pub edition_checksum: Checksum,
    /// The house rules of the table.
    #[serde(deserialize_with = "known_options")]
    pub house: G::House,
    /// The words that count.
    pub dictionary: DictionaryRef,
    /// The players, seat by seat.
    pub players: Vec<Player>,
    /// May a turn be taken back, against bots or where all agree?
    pub undo: bool,
}

/// Editions are told apart by their checksum: states, which all hold their setup, are compared
/// often, and the printed data is long.
impl<G: Game> PartialEq for Setup<G> {
    fn eq(&self, other: &Setup<G>) -> bool {
        self.edition_checksum == other.edition_checksum
            && self.house == other.house
            && self.dictionary == other.dictionary
            && self.players == other.players
            && self.undo == other.undo
    }
}

impl<G: Game> Setup<G> {
    /// The default edition and house rules for so many players.
    pub fn new(players: usize, dictionary: &dyn Dictionary) -> Result<Setup<G>, SetupError> {
        let edition = G::Edition::built_in()
            .into_iter()
            .next()
            .ok_or_else(|| SetupError::new("edition", "the game has no edition"))?;
        Setup::with(edition, G::House::default(), vec![Player::default(); players], dictionary)
    }

    /// A setup of these parts.
    pub fn with(
        edition: G::Edition,
        house: G::House,
        players: Vec<Player>,
        dictionary: &dyn Dictionary,
    ) -> Result<Setup<G>, SetupError> {
        if dictionary.alphabet() != edition.alphabet() {
            let (words, cards) = (dictionary.alphabet(), edition.alphabet());
            let what = format!("its words are written in {words}: expected {cards}");
            return Err(SetupError::new("lexicon", what));
        }
        let dictionary =
            DictionaryRef { name: edition.lexicon().to_owned(), checksum: dictionary.checksum() };
        let edition_checksum = edition.checksum();
        let setup = Setup { edition, edition_checksum, house, dictionary, players, undo: true };
        setup.check()?;
        setup.check_house()?;
        Ok(setup)
    }

    /// Is every house rule set to what its description allows? Asked of new tables only: a game
    /// that was opened under older descriptions goes on as it was.
    pub fn check_house(&self) -> Result<(), SetupError> {
        let house = serde_json::to_value(&self.house).unwrap_or_default();
        for rule in G::house_rules(&self.edition, self.players.len()) {
            let value = house.get(&rule.name).unwrap_or(&Value::Null);
            if !rule.allows(value) {
                let what = format!("{} {value}: expected {}", rule.name, rule.expected());
                return Err(SetupError::new("house rules", what));
            }
        }
        Ok(())
    }

    /// Can a game be played with this?
    pub fn check(&self) -> Result<(), SetupError> {
        if self.edition.checksum() != self.edition_checksum {
            return Err(SetupError::new("edition", "its data does not fit its checksum"));
        }
        let players = self.players.len();
        if !G::PLAYERS.contains(&players) {
            let (least, most) = (G::PLAYERS.start(), G::PLAYERS.end());
            return Err(SetupError::new(
                "players",
                format!("{players} players: expected {least} to {most}"),
            ));
        }
        G::check(self)
    }
}

/// Reads house rules; options that are left out keep their default, unknown ones are an error.
pub fn house_rules<H: Default + Serialize + DeserializeOwned>(given: Value) -> Result<H, String> {
    let known = serde_json::to_value(H::default()).map_err(|fault| fault.to_string())?;
    if let (Value::Object(given), Value::Object(known)) = (&given, &known)
        && let Some(option) = given.keys().find(|option| !known.contains_key(*option))
    {
        let names: Vec<&str> = known.keys().map(String::as_str).collect();
        return Err(format!("unknown house rule {option:?}: expected {}", names.join(", ")));
    }
    serde_json::from_value(given).map_err(|fault| format!("house rules: {fault}"))
}

fn known_options<'de, D, H>(deserializer: D) -> Result<H, D::Error>
where
    D: serde::Deserializer<'de>,
    H: Default + Serialize + DeserializeOwned,
{
    house_rules(Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

/// A setup that no game can be played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// Which part of the setup.
    pub part: &'static str,
    /// What is wrong with it, and what was expected.
    pub what: String,
}

impl SetupError {
    /// What is wrong with a part.
    pub fn new(part: &'static str, what: impl Into<String>) -> SetupError {
        SetupError { part, what: what.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.part, self.what)
    }
}

impl std::error::Error for SetupError {}

/// Serde for an alphabet as its language tag.
pub mod alphabet_text {
    use lexicon::Alphabet;
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes the tag.
    pub fn serialize<S: Serializer>(alphabet: &Alphabet, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(alphabet.code())
    }

    /// Reads the tag.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Alphabet, D::Error> {
        String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
    }
}
