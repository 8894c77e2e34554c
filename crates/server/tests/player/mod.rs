//! What a beginner would do, from nothing but what a client has received.

#![allow(dead_code, reason = "each test file uses its part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot decide has failed")]

use bots::{Bot, Bots, Decision, Playable, Seen, Words};
use games::{Editions, GameName, Opening, Seat, Seeded, TableView, each_game};
use lexicon::Library;
use serde_json::{Value, json};
use std::sync::Arc;

/// Somebody who plays as a beginner would.
#[derive(Clone)]
pub struct Beginner {
    game: GameName,
    words: Words,
    bots: Bots,
}

impl Beginner {
    /// One for tables of a game that are set up as they are by default.
    pub fn new(game: GameName) -> Beginner {
        let lexicon = Library::new(None).open(&game.lexicon(None).unwrap()).unwrap();
        Beginner { game, words: Words::new(lexicon), bots: Bots::default() }
    }

    /// The words that are played with.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// What is done next at a seat that sees this, if anything.
    pub fn decide(&self, view: &Value, seat: u8, luck: &mut Seeded) -> Option<Value> {
        each_game!(self.game, G => self.decide_in::<G>(view, seat, luck))
    }

    fn decide_in<G: Playable>(&self, view: &Value, seat: u8, luck: &mut Seeded) -> Option<Value> {
        let view: TableView<G> = serde_json::from_value(view.clone()).unwrap();
        let opening = Opening::new(view.players.clone());
        let setup = Arc::new(opening.setup::<G>(&Editions::built_in(), self.words.all()).unwrap());
        let seen = Seen { setup, seat: Seat(seat), view, told: Vec::new() };
        let mind = self.bots.mind(&seen, &self.words, Bot::Primer);
        let Decision { command, .. } = G::decide(&mind, &seen, luck, &mut G::budget(Bot::Primer))?;
        Some(json!(command))
    }
}
