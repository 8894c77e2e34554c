//! The state of Rummy, how events fold into it, and what a viewer sees of it.

use super::Rummy;
use super::lay::Lay;
use super::message::{Event, News};
use super::task::{Task, TaskId};
use crate::card::{Card, take_cards};
use crate::game::{Outcome, Phase};
use crate::score::Sheet;
use crate::seat::{Seat, Viewer};
use crate::setup::Setup;
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
    pub hands: Vec<Vec<Card>>,
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
            hands: vec![Vec::new(); seats],
            tasks: Vec::new(),
            task: None,
            round: 0,
            starter: Seat(0),
            players: Vec::new(),
            laid: vec![None; seats],
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
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// What a seat has laid this round.
    pub fn laid(&self, seat: Seat) -> Option<&Lay> {
        self.laid.get(seat.index())?.as_ref()
    }

    /// The task of the round, with its data.
    pub fn current_task(&self) -> Option<&Task> {
        self.setup.edition.rummy.task(self.task.as_ref()?)
    }

    fn hand_mut(&mut self, seat: Seat, change: impl FnOnce(&mut Vec<Card>)) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            change(hand);
        }
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
                self.hand_mut(*seat, |hand| hand.extend(cards));
                if self.stage == Stage::Draw {
                    self.next_phase(Stage::Discard { taken: None });
                }
            }
            Event::PutAway { seat, cards } => {
                self.hand_mut(*seat, Vec::clear);
                self.put_under(cards.iter().copied());
                self.players.retain(|player| player != seat);
                if let Some(waiting) = &mut self.last_turns {
                    waiting.retain(|waiting| waiting != seat);
                }
            }
        }
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
                if let Some(waiting) = &mut self.last_turns {
                    waiting.retain(|waiting| waiting != seat);
                }
                self.next_phase(Stage::Draw);
            }
            News::Took { seat, card } => {
                self.discards.pop();
                self.hand_mut(*seat, |hand| hand.push(*card));
                self.next_phase(Stage::Discard { taken: Some(*card) });
            }
            News::Laid { seat, lay } => {
                self.hand_mut(*seat, |hand| {
                    // Every one of them is in the hand: the judge has looked.
                    let _ = take_cards(hand, &lay.used());
                });
                if let Some(laid) = self.laid.get_mut(seat.index()) {
                    *laid = Some(lay.clone());
                }
            }
            News::Discarded { seat, card } => {
                self.hand_mut(*seat, |hand| {
                    let _ = take_cards(hand, &[*card]);
                });
                self.discards.push(*card);
            }
            News::LastTurns { seats } => self.last_turns = Some(seats.clone()),
            News::RoundOver { lines, .. } => {
                for (seat, lines) in lines {
                    self.sheet.write(self.turn, *seat, lines);
                }
                let laid: Vec<Card> = self.laid.iter().flatten().flat_map(Lay::used).collect();
                self.put_under(laid);
                self.laid.fill(None);
                self.next_phase(Stage::Closed);
            }
            News::Ended { winners } => {
                let scores = self.sheet.totals().to_vec();
                self.next_phase(Stage::Over(Outcome { scores, winners: winners.clone() }));
            }
            // Only ever told, never written down.
            News::Shuffled { .. }
            | News::TasksShuffled { .. }
            | News::Drew { .. }
            | News::Recycled { .. }
            | News::PutAway { .. } => {}
        }
    }
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The number of the round, counted from 1.
    pub round: u32,
    /// How many rounds there are, extra ones not counted.
    pub rounds: u32,
    /// The task of the round.
    pub task: Option<TaskId>,
    /// Who started the round.
    pub starter: Seat,
    /// Who plays this round.
    pub players: Vec<Seat>,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// What the game waits for.
    pub stage: Stage,
    /// Who still has a last turn, once somebody has met the task.
    pub last_turns: Option<Vec<Seat>>,
    /// The viewer's own hand; none for a watcher.
    pub hand: Option<Vec<Card>>,
    /// How many cards everybody holds.
    pub hands: Vec<usize>,
    /// How many cards the draw pile has.
    pub pile: usize,
    /// The top discard.
    pub discard: Option<Card>,
    /// How many cards the discards have.
    pub discards: usize,
    /// What each seat has laid this round.
    pub laid: Vec<Option<Lay>>,
    /// How many turns this round has had.
    pub turns: u32,
    /// How often the pile was renewed this round.
    pub recycles: u32,
    /// Every line of the score.
    pub sheet: Sheet,
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let hand = match viewer {
        Viewer::Seat(seat) => state.hands.get(seat.index()).cloned(),
        Viewer::Watcher => None,
    };
    View {
        round: state.round,
        rounds: state.setup.edition.rummy.rounds,
        task: state.task.clone(),
        starter: state.starter,
        players: state.players.clone(),
        turn: state.turn,
        on_turn: state.on_turn,
        stage: state.stage.clone(),
        last_turns: state.last_turns.clone(),
        hand,
        hands: state.hands.iter().map(Vec::len).collect(),
        pile: state.pile.len(),
        discard: state.discards.last().copied(),
        discards: state.discards.len(),
        laid: state.laid.clone(),
        turns: state.turns,
        recycles: state.recycles,
        sheet: state.sheet.clone(),
    }
}
