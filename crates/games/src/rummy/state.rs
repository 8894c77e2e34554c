//! The state of Rummy, and how events fold into it.

use super::Rummy;
use super::lay::{Lay, UNUSED, weigh};
use super::message::{Event, News};
use super::task::{Task, TaskId};
use crate::card::Card;
use crate::game::{Outcome, Phase};
use crate::kit::{Hands, Question};
use crate::score::{Line, Sheet};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::window::Window;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything there is to know at a table of Rummy. It has no JSON form.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What was settled before the game.
    pub setup: Arc<Setup<Rummy>>,
    /// The draw pile; its top card is the last.
    pub pile: Vec<Card>,
    /// The discards; the top card is the last.
    pub discards: Vec<Card>,
    /// The hands, seat by seat.
    pub hands: Hands<Card>,
    /// The round cards that lie face down; the top one is the first.
    pub tasks: Vec<TaskId>,
    /// The task of the round.
    pub task: Option<TaskId>,
    /// The number of the round, counted from 1; extra rounds count on.
    pub round: u32,
    /// Who started the round.
    pub starter: Seat,
    /// Who plays this round, in order.
    pub players: Vec<Seat>,
    /// What each seat has laid this round.
    pub laid: Vec<Option<Lay>>,
    /// The cards that each seat had left over when it laid.
    pub unused: Vec<Vec<Card>>,
    /// How many turns each seat still has to miss (SC-A11).
    pub misses: Vec<u32>,
    /// Who still has a last turn, once somebody has met the task.
    pub last_turns: Option<Vec<Seat>>,
    /// How many turns this round has had.
    pub turns: u32,
    /// How often the pile was renewed this round.
    pub recycles: u32,
    /// Every line of the score.
    pub sheet: Sheet,
    /// The number of the turn, counted from 1 through the whole game.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// The phase that the game is in.
    pub phase: Phase,
    /// What the game waits for.
    pub stage: Stage,
}

/// What the game waits for. All of it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// The box is closed.
    Closed,
    /// The player on turn draws.
    Draw,
    /// The player on turn lays or not, and discards.
    Discard {
        /// The card just taken from the discards, if it came from there.
        taken: Option<Card>,
        /// Have the others refused an unknown word in this turn already?
        appealed: bool,
    },
    /// The words of the player on turn lie there, and the others are asked about them (SR-A18).
    Asked {
        /// The words.
        lay: Lay,
        /// What they score if they stand, without the cards left over, which nobody else knows.
        lines: Vec<Line>,
        /// The card just taken from the discards, if it came from there.
        taken: Option<Card>,
        /// What the others are asked.
        question: Question,
        /// Who has answered.
        window: Window<()>,
    },
    /// The game is over.
    Over(Outcome),
}

impl State {
    pub(super) fn closed(setup: Arc<Setup<Rummy>>) -> State {
        let seats = setup.players.len();
        State {
            setup,
            pile: Vec::new(),
            discards: Vec::new(),
            hands: Hands::empty(seats),
            tasks: Vec::new(),
            task: None,
            round: 0,
            starter: Seat(0),
            players: Vec::new(),
            laid: vec![None; seats],
            unused: vec![Vec::new(); seats],
            misses: vec![0; seats],
            last_turns: None,
            turns: 0,
            recycles: 0,
            sheet: Sheet::new(seats),
            turn: 0,
            on_turn: Seat(0),
            phase: Phase(0),
            stage: Stage::Closed,
        }
    }

    /// The hand of a seat; empty for a seat that does not exist.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.of(seat)
    }

    /// What a seat has laid this round.
    pub fn laid(&self, seat: Seat) -> Option<&Lay> {
        self.laid.get(seat.index())?.as_ref()
    }

    /// The task of the round, with its data.
    pub fn current_task(&self) -> Option<&Task> {
        self.setup.edition.rummy.task(self.task.as_ref()?)
    }

    /// What a seat has laid this round scores, with the cards that it had left over then.
    pub fn laid_lines(&self, seat: Seat) -> Option<Vec<Line>> {
        let (lay, task) = (self.laid(seat)?, self.current_task()?);
        let hand = [lay.used().as_slice(), self.unused.get(seat.index())?].concat();
        weigh(&self.setup.edition, task, &hand, lay).ok()
    }

    fn next_phase(&mut self, stage: Stage) {
        self.stage = stage;
        self.phase = self.phase.next();
    }

    /// Puts cards under the top discard, which stays open (SR-A15).
    fn put_under(&mut self, cards: impl IntoIterator<Item = Card>) {
        let top = self.discards.pop();
        self.discards.extend(cards);
        self.discards.extend(top);
    }

    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Open(news) => self.apply_open(news),
            Event::Shuffled { pile } => self.pile.clone_from(pile),
            Event::TasksShuffled { tasks, open } => {
                self.tasks.clone_from(tasks);
                self.task.clone_from(open);
            }
            Event::Recycled { pile } => {
                let top = self.discards.pop();
                self.discards.clear();
                self.discards.extend(top);
                self.pile.clone_from(pile);
                self.recycles += 1;
            }
            Event::Drew { seat, cards } => {
                self.pile.truncate(self.pile.len().saturating_sub(cards.len()));
                self.hands.give(*seat, cards);
                if self.stage == Stage::Draw {
                    self.next_phase(Stage::Discard { taken: None, appealed: false });
                }
            }
            Event::PutAway { seat, cards } => {
                self.hands.clear(*seat);
                self.put_under(cards.iter().copied());
                self.players.retain(|player| player != seat);
                self.has_no_last_turn(*seat);
                if let Stage::Asked { window, .. } = &mut self.stage {
                    window.dismiss(*seat);
                }
            }
        }
    }

    fn has_no_last_turn(&mut self, seat: Seat) {
        if let Some(waiting) = &mut self.last_turns {
            waiting.retain(|waiting| *waiting != seat);
        }
    }

    fn ask(&mut self, question: Question, window: Window<()>) {
        let seat = self.on_turn;
        let Some(lay) = self.laid(seat).cloned() else { return };
        let taken = match self.stage {
            Stage::Discard { taken, .. } => taken,
            _ => None,
        };
        let mut lines = self.laid_lines(seat).unwrap_or_default();
        lines.retain(|line| line.kind != UNUSED);
        self.next_phase(Stage::Asked { lay, lines, taken, question, window });
    }

    /// The words come back to the hand, and the discard too unless the turn is lost.
    fn take_back(&mut self, seat: Seat, turn_lost: bool) {
        let Stage::Asked { lay, taken, .. } = &self.stage else { return };
        let (cards, taken) = (lay.used(), *taken);
        self.hands.give(seat, &cards);
        set(&mut self.laid, seat, |laid| *laid = None);
        set(&mut self.unused, seat, Vec::clear);
        if !turn_lost && let Some(card) = self.discards.pop() {
            self.hands.give(seat, &[card]);
        }
        self.next_phase(Stage::Discard { taken, appealed: true });
    }

    fn apply_open(&mut self, news: &News) {
        match news {
            News::TurnedOver { card } => {
                self.pile.pop();
                self.discards.push(*card);
            }
            News::Round { round, task, starter, players } => {
                self.tasks.extend(self.task.take());
                if let Some(place) = self.tasks.iter().position(|other| other == task) {
                    self.tasks.remove(place);
                }
                self.task = Some(task.clone());
                self.round = *round;
                self.starter = *starter;
                self.players.clone_from(players);
                self.last_turns = None;
                self.turns = 0;
                self.recycles = 0;
            }
            News::Turn { turn, seat } => {
                self.turn = *turn;
                self.on_turn = *seat;
                self.turns += 1;
                self.has_no_last_turn(*seat);
                self.next_phase(Stage::Draw);
            }
            News::Took { seat, card } => {
                self.discards.pop();
                self.hands.give(*seat, &[*card]);
                self.next_phase(Stage::Discard { taken: Some(*card), appealed: false });
            }
            News::Laid { seat, lay } => {
                self.hands.take(*seat, &lay.used());
                set(&mut self.laid, *seat, |laid| *laid = Some(lay.clone()));
            }
            News::Discarded { seat, card } => {
                self.hands.take(*seat, &[*card]);
                self.discards.push(*card);
                if self.laid(*seat).is_some() {
                    let hand = self.hand(*seat).to_vec();
                    set(&mut self.unused, *seat, |unused| *unused = hand);
                }
            }
            News::Asked { question, seats, deadline, .. } => {
                let window = Window::new(seats.clone(), *deadline);
                self.ask(*question, window);
            }
            News::Accepted { seat } => {
                if let Stage::Asked { window, .. } = &mut self.stage {
                    window.answer(*seat, ());
                }
            }
            News::TookBack { seat, turn_lost } => self.take_back(*seat, *turn_lost),
            News::WillMiss { seat } => set(&mut self.misses, *seat, |misses| *misses += 1),
            News::Missed { seat } => {
                set(&mut self.misses, *seat, |misses| *misses = misses.saturating_sub(1));
                self.on_turn = *seat;
                self.turns += 1;
                self.has_no_last_turn(*seat);
            }
            News::LastTurns { seats } => self.last_turns = Some(seats.clone()),
            News::RoundOver { lines, .. } => {
                for (seat, lines) in lines {
                    self.sheet.write(self.turn, *seat, lines);
                }
                let laid: Vec<Card> = self.laid.iter().flatten().flat_map(Lay::used).collect();
                self.put_under(laid);
                self.laid.fill(None);
                self.unused.fill(Vec::new());
                self.next_phase(Stage::Closed);
            }
            News::Ended { winners } => {
                let scores = self.sheet.totals().to_vec();
                self.next_phase(Stage::Over(Outcome { scores, winners: winners.clone() }));
            }
            // Told for the record; the state follows from the events around them.
            News::Challenged { .. } | News::Objected { .. } | News::Agreed { .. } => {}
            // Only ever told, never written down.
            News::Shuffled { .. }
            | News::TasksShuffled { .. }
            | News::Drew { .. }
            | News::Recycled { .. }
            | News::PutAway { .. } => {}
        }
    }
}

/// Changes what is kept for a seat.
fn set<T>(kept: &mut [T], seat: Seat, change: impl FnOnce(&mut T)) {
    if let Some(kept) = kept.get_mut(seat.index()) {
        change(kept);
    }
}
