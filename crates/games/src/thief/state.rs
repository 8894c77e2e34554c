//! The state of Word Thief, and how events fold into it.

use super::Thief;
use super::card::Card;
use super::event::{Event, News, Why};
use super::play::Play;
use super::word::{Fate, PlayedWord, WordId};
use crate::game::{Outcome, Phase};
use crate::kit::{Hands, Question};
use crate::score::Sheet;
use crate::seat::Seat;
use crate::setup::Setup;
use crate::window::Window;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything there is to know at a table of Word Thief. It has no JSON form.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What was settled before the game.
    pub setup: Arc<Setup<Thief>>,
    /// The draw pile; its top card is the last.
    pub pile: Vec<Card>,
    /// The used pile, face up; it is never shuffled again (WT-A18).
    pub used: Vec<Card>,
    /// The hands, seat by seat.
    pub hands: Hands<Card>,
    /// Every word that was played, by its number.
    pub words: Vec<PlayedWord>,
    /// Every line of the score.
    pub sheet: Sheet,
    /// Who dealt.
    pub dealer: Seat,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Seat,
    /// The phase that the game is in.
    pub phase: Phase,
    /// What the game waits for.
    pub stage: Stage,
    /// Who passed, or lost a turn to a challenge, since something was last played or swapped.
    pub idle: Vec<Seat>,
    /// How many turns everybody still has to miss, seat by seat.
    pub misses: Vec<u32>,
    /// Was an unknown word of this turn put to the others, and not accepted (WT-A29)?
    pub appealed: bool,
}

/// What the game waits for. All of it is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// The box is closed.
    Closed,
    /// The player on turn decides.
    Turn,
    /// The others are asked about a play.
    Asked {
        /// What.
        question: Question,
        /// The play; a word that it steals still lies where it was.
        play: Play,
        /// Who has answered.
        window: Window<()>,
    },
    /// A play is laid and not yet scored and placed.
    Settling {
        /// The play.
        play: Play,
    },
    /// The game is over.
    Over(Outcome),
}

impl State {
    pub(super) fn closed(setup: Arc<Setup<Thief>>) -> State {
        let seats = setup.players.len();
        State {
            setup,
            pile: Vec::new(),
            used: Vec::new(),
            hands: Hands::empty(seats),
            words: Vec::new(),
            sheet: Sheet::new(seats),
            dealer: Seat(0),
            turn: 0,
            on_turn: Seat(0),
            phase: Phase(0),
            stage: Stage::Closed,
            idle: Vec::new(),
            misses: vec![0; seats],
            appealed: false,
        }
    }

    /// The hand of a seat; empty for a seat that does not exist.
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.of(seat)
    }

    fn change_misses(&mut self, seat: Seat, change: impl FnOnce(u32) -> u32) {
        if let Some(misses) = self.misses.get_mut(seat.index()) {
            *misses = change(*misses);
        }
    }

    /// A word by its number.
    pub fn word(&self, id: WordId) -> Option<&PlayedWord> {
        self.words.get(id.index())
    }

    /// The words that lie before the players.
    pub fn lying(&self) -> impl Iterator<Item = &PlayedWord> + Clone + '_ {
        self.words.iter().filter(|word| word.fate == Fate::Lies)
    }

    /// The play that is asked about or settled.
    pub fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Asked { play, .. } | Stage::Settling { play } => Some(play),
            Stage::Closed | Stage::Turn | Stage::Over(_) => None,
        }
    }

    /// Begins a new phase: what was meant for the old one is stale from now on.
    fn next_phase(&mut self, stage: Stage) {
        self.stage = stage;
        self.phase = self.phase.next();
    }

    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Open(news) => self.apply_open(news),
            Event::Shuffled { pile } => self.pile.clone_from(pile),
            Event::Drew { seat, cards } => {
                self.pile.truncate(self.pile.len().saturating_sub(cards.len()));
                self.hands.give(*seat, cards);
            }
        }
    }

    fn apply_open(&mut self, news: &News) {
        match news {
            News::DealerDrawn { dealer, .. } => self.dealer = *dealer,
            News::Turn { turn, seat } => {
                self.turn = *turn;
                self.on_turn = *seat;
                self.appealed = false;
                self.next_phase(Stage::Turn);
            }
            News::Laid { seat, play } => {
                self.hands.take(*seat, &play.used);
                self.next_phase(Stage::Settling { play: play.clone() });
            }
            News::Asked { question, seats, deadline } => {
                if let Some(play) = self.play().cloned() {
                    let window = Window::new(seats.clone(), *deadline);
                    self.next_phase(Stage::Asked { question: *question, play, window });
                }
            }
            News::Accepted { seat } => {
                if let Stage::Asked { window, .. } = &mut self.stage {
                    window.answer(*seat, ());
                }
            }
            News::TookBack { seat, turn_lost } => {
                if let Some(play) = self.play().cloned() {
                    self.hands.give(*seat, &play.used);
                }
                if *turn_lost {
                    self.idle.push(*seat);
                } else {
                    self.appealed = true;
                }
                self.next_phase(Stage::Turn);
            }
            News::Scored { seat, lines } => self.sheet.write(self.turn, *seat, lines),
            News::Placed { words } => self.place(words),
            News::Discarded { seat, cards, why } => {
                self.hands.take(*seat, cards);
                self.used.extend(cards);
                match why {
                    Why::Swap => self.idle.clear(),
                    Why::Left => {
                        if let Stage::Asked { window, .. } = &mut self.stage {
                            window.dismiss(*seat);
                        }
                    }
                }
            }
            News::Passed { seat } => self.idle.push(*seat),
            News::WillMiss { seat } => self.change_misses(*seat, |misses| misses + 1),
            News::Missed { seat } => self.change_misses(*seat, |misses| misses.saturating_sub(1)),
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
            | News::Challenged { .. }
            | News::Objected { .. }
            | News::Agreed { .. } => {}
        }
    }

    fn place(&mut self, words: &[PlayedWord]) {
        for word in words {
            if let Some(victim) = word.from.and_then(|id| self.words.get_mut(id.index())) {
                let into = words.iter().map(|word| word.id).collect();
                victim.fate = Fate::Stolen { by: word.owner, turn: word.turn, into };
            }
            if word.fate == Fate::Locked {
                self.used.extend(word.cards.iter().map(|card| card.in_hand()));
            }
            self.words.push(word.clone());
        }
        self.idle.clear();
        self.next_phase(Stage::Turn);
    }
}
