//! What a seat sees, put in order: the board, the tray, who is on turn and who plays beside it.

use crate::seen::Seen;
use games::party::{Party, Scales, Stage, other, team_of};
use games::{At, Card, Glyph, Grid, Holder, Seat, Side};
use lexicon::{Letter, Rack};

/// A moment of a game as a player looks at it.
pub(super) struct Sight<'a> {
    pub(super) seen: &'a Seen<Party>,
    pub(super) grid: Grid,
    /// The letter that a word must contain now.
    pub(super) letter: Option<Glyph>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(seen: &'a Seen<Party>) -> Sight<'a> {
        let mut grid = seen.setup.edition.board.empty_grid();
        for at in &seen.view.game.board {
            grid.put(at.cell, at.what);
        }
        let letter = match &seen.view.game.stage {
            Stage::Run { letter, .. } => *letter,
            _ => None,
        };
        Sight { seen, grid, letter }
    }

    /// What placements are weighed against.
    pub(super) fn scales(&self) -> Scales<'_> {
        self.scales_for(self.letter)
    }

    /// What placements with another letter would be weighed against.
    pub(super) fn scales_for(&self, letter: Option<Glyph>) -> Scales<'_> {
        Scales {
            edition: &self.seen.setup.edition,
            star_doubles: self.seen.setup.house.star_doubles,
            grid: &self.grid,
            tray: &self.seen.view.game.tray,
            letter,
        }
    }

    /// The tray, counted.
    pub(super) fn rack(&self) -> Rack {
        let alphabet = self.seen.setup.edition.alphabet;
        let tray = &self.seen.view.game.tray;
        let letter = |card: &Card| -> Option<Letter> {
            match card {
                Card::Letter(glyph) => alphabet.letter(glyph.as_char()),
                Card::Blank(_) | Card::Bonus(_) => None,
            }
        };
        let jokers = tray.iter().filter(|card| matches!(card, Card::Blank(_))).count();
        Rack::new(tray.iter().filter_map(letter), u8::try_from(jokers).unwrap_or(u8::MAX))
    }

    /// The faces of the letter die.
    pub(super) fn faces(&self) -> &[Glyph] {
        let setup = &self.seen.setup;
        let die = setup.edition.letter_die(setup.house.letter_die.as_deref());
        die.map_or(&[], |die| &die.faces)
    }

    /// The seat's team.
    pub(super) fn team(&self) -> Option<Side> {
        team_of(&self.seen.setup, self.seen.seat)
    }

    /// Is it the seat's turn?
    pub(super) fn on_turn(&self) -> bool {
        self.team() == Some(self.seen.view.game.on_turn)
    }

    /// The seats of the team that still play, this one included.
    fn mates(&self) -> impl Iterator<Item = (Seat, Holder)> {
        let team = self.team();
        let seats = Seat::all(self.seen.view.seats.len()).zip(&self.seen.view.seats);
        let mates = seats
            .filter(move |(seat, status)| !status.left && team_of(&self.seen.setup, *seat) == team);
        mates.map(|(seat, status)| (seat, status.holder))
    }

    /// Has the seat's player left the game?
    pub(super) fn has_left(&self) -> bool {
        self.mates().all(|(seat, _)| seat != self.seen.seat)
    }

    /// Do people play beside it, to whom it leaves the first word?
    pub(super) fn beside_people(&self) -> bool {
        let own = self.mates().find(|(seat, _)| *seat == self.seen.seat);
        let is_bot = own.is_some_and(|(_, holder)| holder == Holder::Bot);
        is_bot && self.mates().any(|(_, holder)| holder == Holder::Person)
    }

    /// Does it speak for its team's bots, where only one may? Where the setup does not say who is
    /// a bot, the first seat does.
    pub(super) fn speaks(&self) -> bool {
        let bot = self.mates().find(|(_, holder)| *holder == Holder::Bot);
        bot.or_else(|| self.mates().next()).is_some_and(|(seat, _)| seat == self.seen.seat)
    }

    /// Does a team say that there is no room?
    pub(super) fn says_no_room(&self, own: bool) -> bool {
        let team = self.team().map(|team| if own { team } else { other(team) });
        let side = team.and_then(|team| self.seen.view.game.sides.get(team.index()));
        side.is_some_and(|side| side.says_no_room)
    }

    /// How many turns in a row neither team has placed a word.
    pub(super) fn without_word(&self) -> u32 {
        self.seen.view.game.sides.iter().map(|side| side.without_word).min().unwrap_or(0)
    }
}

/// The cards of tiles as a command names them.
pub(super) fn cards(tiles: &[At<games::Tile>]) -> Vec<At<Card>> {
    tiles.iter().map(|at| At { cell: at.cell, what: at.what.card() }).collect()
}
