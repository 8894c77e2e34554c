//! How people play here: in turn, each draws a card from the pile and discards it again.
//!
//! That is a real turn of Rummy, cheap to judge, with something hidden in it, and it can go on for
//! longer than any run.

use crate::heard::View;
use serde_json::{Value, json};

/// What is known of a game to those who play it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Known {
    phase: u32,
    on_turn: u8,
    /// The card that was drawn, if it is time to discard.
    drawn: Option<String>,
}

impl Known {
    /// What the seat knows that sees this, if it is its turn; other views say too little.
    pub(crate) fn look(seat: u8, view: &View) -> Option<Known> {
        let discards = view.game.stage.get("discard").is_some();
        let last = view.game.hand.as_ref().and_then(|hand| hand.last());
        let drawn = last.filter(|_| discards).cloned();
        (view.game.on_turn == seat).then_some(Known { phase: view.phase, on_turn: seat, drawn })
    }

    /// What is done next, under a name of its own.
    pub(crate) fn command(&self, id: &str) -> Value {
        let command = match &self.drawn {
            None => json!({ "draw": { "from": "pile" } }),
            Some(card) => json!({ "discard": { "card": card } }),
        };
        json!({
            "type": "play", "id": id, "seat": self.on_turn, "phase": self.phase, "command": command,
        })
    }
}
