//! Positions of Classic, Forfeit and Party.

use super::Stored;
use super::notation::{self, blanks};
use games::cartas::CartasEdition;
use games::classic::BonusOn;
use games::forfeit::{ActionCard, ActionId};
use games::party::{PartyEdition, Scales};
use games::{Card, Editions, Glyph, Grid};
use solver::classic::Hand;

/// A position of Classic or Forfeit.
#[derive(Clone, Debug)]
pub struct CrossingPosition {
    /// The name of the box.
    pub edition: String,
    /// Who was to play.
    pub bot: String,
    /// The number of the turn.
    pub turn: u32,
    /// What lies on the table.
    pub grid: Grid,
    /// The cards in hand.
    pub hand: Vec<Card>,
    /// The action card, in Forfeit.
    pub action: Option<ActionId>,
}

impl Stored for CrossingPosition {
    const FIELDS: &'static str = "edition\tbot\tturn\ttable\thand\taction";

    fn written(&self) -> String {
        let CrossingPosition { edition, bot, turn, grid, hand, action } = self;
        let (grid, hand) = (notation::table(grid), notation::cards(hand));
        let action = action.as_ref().map_or("-", |id| id.0.as_str());
        format!("{edition}\t{bot}\t{turn}\t{grid}\t{hand}\t{action}")
    }

    fn read(fields: &[&str]) -> Option<CrossingPosition> {
        let &[edition, bot, turn, grid, hand, action] = fields else { return None };
        Some(CrossingPosition {
            edition: edition.to_owned(),
            bot: bot.to_owned(),
            turn: turn.parse().ok()?,
            grid: notation::lay(grid, Grid::endless())?,
            hand: notation::read_cards(hand)?,
            action: (action != "-").then(|| ActionId(action.to_owned())),
        })
    }
}

impl CrossingPosition {
    /// How many blanks are in hand.
    pub fn blanks(&self) -> usize {
        blanks(&self.hand)
    }

    /// The box.
    pub fn box_of(&self) -> Option<CartasEdition> {
        Editions::built_in().find::<games::classic::Classic>(Some(&self.edition)).ok()
    }

    /// The action card.
    pub fn card<'a>(&self, edition: &'a CartasEdition) -> Option<&'a ActionCard> {
        edition.actions.card(self.action.as_ref()?)
    }

    /// What the player sees.
    pub fn hand<'a>(&'a self, edition: &'a CartasEdition) -> Hand<'a> {
        Hand {
            edition,
            counting: BonusOn::EveryWord.into(),
            grid: &self.grid,
            cards: &self.hand,
            action: self.card(edition),
        }
    }
}

/// A position of Party.
#[derive(Clone, Debug)]
pub struct PartyPosition {
    /// The name of the box.
    pub edition: String,
    /// Who was to play.
    pub bot: String,
    /// The number of the turn.
    pub turn: u32,
    /// What lies on the board.
    pub grid: Grid,
    /// What lies in the tray.
    pub tray: Vec<Card>,
    /// The rolled letter.
    pub letter: Option<Glyph>,
}

const SIZE: i16 = 15;

impl Stored for PartyPosition {
    const FIELDS: &'static str = "edition\tbot\tturn\tboard\ttray\tletter";

    fn written(&self) -> String {
        let PartyPosition { edition, bot, turn, grid, tray, letter } = self;
        let (grid, tray) = (notation::board(grid, SIZE, SIZE), notation::cards(tray));
        let letter = letter.map_or("-".to_owned(), |letter| letter.to_string());
        format!("{edition}\t{bot}\t{turn}\t{grid}\t{tray}\t{letter}")
    }

    fn read(fields: &[&str]) -> Option<PartyPosition> {
        let &[edition, bot, turn, grid, tray, letter] = fields else { return None };
        Some(PartyPosition {
            edition: edition.to_owned(),
            bot: bot.to_owned(),
            turn: turn.parse().ok()?,
            grid: notation::lay(grid, Grid::bounded(SIZE, SIZE))?,
            tray: notation::read_cards(tray)?,
            letter: if letter == "-" { None } else { Some(letter.parse().ok()?) },
        })
    }
}

impl PartyPosition {
    /// How many jokers are in the tray.
    pub fn blanks(&self) -> usize {
        blanks(&self.tray)
    }

    /// The box.
    pub fn box_of(&self) -> Option<PartyEdition> {
        Editions::built_in().find::<games::party::Party>(Some(&self.edition)).ok()
    }

    /// What plays are weighed against.
    pub fn scales<'a>(&'a self, edition: &'a PartyEdition) -> Scales<'a> {
        let PartyPosition { grid, tray, letter, .. } = self;
        Scales { edition, star_doubles: true, grid, tray, letter: *letter }
    }
}
