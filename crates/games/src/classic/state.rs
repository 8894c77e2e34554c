//! The state of Classic, and how events fold into it.

use super::Crossing;
use super::event::{Event, News, Why};
use super::play::Play;
use super::variant::Variant;
use crate::card::Card;
use crate::game::{Outcome, Phase};
use crate::grid::Grid;
use crate::kit::{Hands, Question};
use crate::score::Sheet;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::window::Window;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything there is to know at a table of Classic. It has no JSON form.
#[derive(Clone, PartialEq, Debug)]
pub struct State<V: Variant> {
    /// What was settled before the game.
    pub setup: Arc<Setup<Crossing<V>>>,
    /// The draw pile; its top card is the last.
    pub pile: Vec<Card>,
    /// The discards.
    pub discards: Vec<Card>,
    /// The hands, seat by seat.
    pub hands: Hands<Card>,
    /// The cards on the table.
    pub table: Grid,
    /// Every line of the score.
    pub sheet: Sheet,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// The phase that the game is in.
    pub phase: Phase,
    /// What the game waits for.
    pub stage: Stage,
    /// How many of its last turns each seat has passed, in a row (SC-A22).
    pub passes: Vec<u32>,
    /// How many of its last turns each seat has neither scored nor exchanged cards of the pile.
    pub idle: Vec<u32>,
    /// How many turns each seat still has to miss (SC-A11).
    pub misses: Vec<u32>,
    /// What the variant keeps.
    pub variant: V::State,
}

/// What the game waits for. All of it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// The box is closed.
    Closed,
    /// The player on turn decides.
    Turn {
        /// Have the others refused an unknown word in this turn already?
        appealed: bool,
    },
    /// The others are asked about a play.
    Asked {
        /// The play.
        play: Play,
        /// What they are asked.
        question: Question,
        /// Who has answered.
        window: Window<()>,
    },
    /// A play lies there without question, or has scored and is not cleared away yet.
    Settling {
        /// The play.
        play: Play,
    },
    /// The game is over.
    Over(Outcome),
}

impl<V: Variant> State<V> {
    pub(super) fn closed(setup: Arc<Setup<Crossing<V>>>) -> State<V> {
        let seats = setup.players.len();
        let variant = V::closed(&setup);
        State {
            setup,
            pile: Vec::new(),
            discards: Vec::new(),
            hands: Hands::empty(seats),
            table: Grid::endless(),
            sheet: Sheet::new(seats),
            turn: 0,
            on_turn: Seat(0),
            phase: Phase(0),
            stage: Stage::Closed,
            passes: vec![0; seats],
            idle: vec![0; seats],
            misses: vec![0; seats],
            variant,
        }
    }

    /// The hand of a seat; empty for a seat that does not exist.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.of(seat)
    }

    /// The play that lies there, while it is asked about or settled.
    pub fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Asked { play, .. } | Stage::Settling { play } => Some(play),
            Stage::Closed | Stage::Turn { .. } | Stage::Over(_) => None,
        }
    }

    /// Begins a new phase: what was meant for the old one is stale from now on.
    pub fn next_phase(&mut self, stage: Stage) {
        self.stage = stage;
        self.phase = self.phase.next();
    }

    /// A seat has passed a turn.
    pub(crate) fn pass(&mut self, seat: Seat) {
        set(&mut self.passes, seat, |turns| turns + 1);
        set(&mut self.idle, seat, |turns| turns + 1);
    }

    /// A seat has scored, or exchanged cards of the pile.
    fn go_on(&mut self, seat: Seat) {
        set(&mut self.passes, seat, |_| 0);
        set(&mut self.idle, seat, |_| 0);
    }

    pub(super) fn apply(&mut self, event: &Event<V>) {
        match event {
            Event::Open(news) => self.apply_open(news),
            Event::Shuffled { pile } => self.pile.clone_from(pile),
            Event::Drew { seat, cards } => {
                self.pile.truncate(self.pile.len().saturating_sub(cards.len()));
                self.hands.give(*seat, cards);
            }
            Event::Discarded { seat, cards, why } => {
                if *why == Why::Exchange {
                    // An exchange is no pass (SC-A9).
                    self.go_on(*seat);
                }
                self.hands.take(*seat, cards);
                self.discards.extend(cards);
                if let Stage::Asked { window, .. } = &mut self.stage {
                    window.dismiss(*seat);
                }
            }
            Event::Variant(event) => V::apply(self, event),
        }
    }

    fn apply_open(&mut self, news: &News<V>) {
        match news {
            News::Cut { starter, .. } => self.on_turn = *starter,
            News::Turn { turn, seat } => {
                self.turn = *turn;
                self.on_turn = *seat;
                self.next_phase(Stage::Turn { appealed: false });
            }
            News::Laid { seat, play } => {
                for at in &play.cards {
                    self.table.put(at.cell, at.what);
                }
                self.hands.take(*seat, &play.used());
                self.next_phase(Stage::Settling { play: play.clone() });
            }
            News::Asked { question, seats, deadline } => {
                if let Some(play) = self.play().cloned() {
                    let window = Window::new(seats.clone(), *deadline);
                    self.next_phase(Stage::Asked { play, question: *question, window });
                }
            }
            News::Accepted { seat } => {
                if let Stage::Asked { window, .. } = &mut self.stage {
                    window.answer(*seat, ());
                }
            }
            News::TookBack { seat, turn_lost } => self.take_back(*seat, *turn_lost),
            News::Scored { seat, lines } => {
                self.sheet.write(self.turn, *seat, lines);
                if let Some(play) = self.play().cloned() {
                    self.go_on(*seat);
                    self.next_phase(Stage::Settling { play });
                }
            }
            News::Cleared { cells } => {
                let gone = cells.iter().filter_map(|&cell| self.table.take(cell));
                self.discards.extend(gone.map(crate::card::Tile::in_hand));
                let bonus = self.play().and_then(|play| play.bonus);
                self.discards.extend(bonus.map(|bonus| Card::Bonus(bonus.card)));
                self.next_phase(Stage::Turn { appealed: false });
            }
            News::Passed { seat } => self.pass(*seat),
            News::WillMiss { seat } => {
                set(&mut self.misses, *seat, |misses| misses + 1);
            }
            // A missed turn is no turn of the seat: it is neither passed nor idle (SC-A22).
            News::Missed { seat } => {
                set(&mut self.misses, *seat, |misses| misses.saturating_sub(1));
            }
            News::Ended { lines, winners, .. } => {
                for (seat, lines) in lines {
                    self.sheet.write(self.turn, *seat, lines);
                }
                let scores = self.sheet.totals().to_vec();
                self.next_phase(Stage::Over(Outcome { scores, winners: winners.clone() }));
            }
            // Told for the record; the state follows from the events around them.
            News::Shuffled { .. }
            | News::Drew { .. }
            | News::Discarded { .. }
            | News::Challenged { .. }
            | News::Objected { .. }
            | News::Agreed { .. }
            | News::Variant(_) => {}
        }
    }

    fn take_back(&mut self, seat: Seat, turn_lost: bool) {
        let Some(play) = self.play().cloned() else { return };
        for at in &play.cards {
            self.table.take(at.cell);
        }
        self.hands.give(seat, &play.used());
        if turn_lost {
            // Nobody chose to pass here; but words that are no words keep no game alive.
            set(&mut self.passes, seat, |_| 0);
            set(&mut self.idle, seat, |turns| turns + 1);
        }
        self.next_phase(Stage::Turn { appealed: true });
    }
}

/// Changes what is counted for a seat.
fn set(counts: &mut [u32], seat: Seat, to: impl FnOnce(u32) -> u32) {
    if let Some(count) = counts.get_mut(seat.index()) {
        *count = to(*count);
    }
}
