//! How people play here: in turn, each draws a card from the pile and discards it again.
//!
//! That is a real turn of Rummy, cheap to judge, with something hidden in it, and it can go on for
//! longer than any run.

use crate::heard::{Step, View};
use serde_json::{Value, json};

/// What is known of a game to those who play it.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Known {
    phase: u32,
    on_turn: u8,
    /// The card that was drawn, if it is time to discard.
    drawn: Option<String>,
    /// The number of the event that comes next.
    next_event: u32,
    /// Something happened that is not simply the next turn, such as a new round.
    lost: bool,
}

impl Known {
    /// Nothing yet: a view has to be asked for.
    pub(crate) fn nothing() -> Known {
        Known { lost: true, ..Known::default() }
    }

    /// Learns everything anew from the view of the seat whose turn it is; other views say too
    /// little.
    pub(crate) fn look(&mut self, seat: u8, view: &View) {
        if view.game.on_turn == seat {
            let discards = view.game.stage.get("discard").is_some();
            let last = view.game.hand.as_ref().and_then(|hand| hand.last());
            *self = Known {
                phase: view.phase,
                on_turn: seat,
                drawn: last.filter(|_| discards).cloned(),
                next_event: view.next_event,
                lost: false,
            };
        }
    }

    /// Learns from what the seat was told that did the last thing.
    pub(crate) fn hear(&mut self, steps: &[Step]) {
        for step in steps {
            if step.number < self.next_event {
                continue;
            }
            self.lost |= step.number > self.next_event;
            self.next_event = step.number + 1;
            self.learn(step.news.as_ref().and_then(|news| news.get("game")));
        }
    }

    fn learn(&mut self, news: Option<&Value>) {
        let Some(news) = news else { return };
        if let Some(card) = news.pointer("/drew/cards/0").and_then(Value::as_str) {
            self.drawn = Some(card.to_owned());
            self.phase += 1;
        } else if let Some(seat) = news.pointer("/turn/seat").and_then(Value::as_u64) {
            self.on_turn = seat as u8;
            self.drawn = None;
            self.phase += 1;
        } else if news.get("discarded").is_none() {
            self.lost = true;
        }
    }

    /// Is a fresh view needed before anything can be done?
    pub(crate) fn is_lost(&self) -> bool {
        self.lost
    }

    /// Who acts next.
    pub(crate) fn on_turn(&self) -> u8 {
        self.on_turn
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
