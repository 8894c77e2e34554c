//! The state of Party, and how events fold into it.

use super::Party;
use super::clock::{Clock, ZonePlace, Zones};
use super::dice::ChanceFace;
use super::event::{Event, NoWord};
use super::play::{Play, Scales};
use super::teams::{TEAMS, other};
use crate::card::{Card, Glyph, take_cards};
use crate::game::{Outcome, Phase};
use crate::grid::Grid;
use crate::kit::Question;
use crate::score::{Line, Sheet};
use crate::seat::Side;
use crate::setup::Setup;
use crate::time::Millis;
use crate::window::Window;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Everything there is to know at a table of Party.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// What was settled before the game.
    pub setup: Arc<Setup<Party>>,
    /// The tiles in the tray, common to both teams (PY-01).
    pub tray: Vec<Card>,
    /// The tiles on the board.
    pub board: Grid,
    /// Every line of the score, by team.
    pub sheet: Sheet,
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub on_turn: Side,
    /// The phase that the game is in.
    pub phase: Phase,
    /// What the game waits for.
    pub stage: Stage,
    /// What each team has coming.
    pub sides: [Prospects; TEAMS],
    /// Was an unknown word of this turn put to the other team, and not accepted (PY-A34)?
    pub appealed: bool,
}

/// What a team has coming, and how its last turns went. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospects {
    /// How many turns it still has to miss (PY-09, PY-A16, PY-A29).
    pub misses: u32,
    /// Does it not roll the letter die in its next turn (PY-27)?
    pub no_letter_die: bool,
    /// In which zone its timer will start, if the opponents' Chance die said so (PY-29, PY-A30).
    pub starts_from: Option<ZonePlace>,
    /// Did its latest series of rolls fail (PY-A30)?
    pub rolls_failed: bool,
    /// How many turns in a row it has placed no word (PY-A23).
    pub without_word: u32,
    /// Does it say, in this turn, that there is no room for a word (PY-A22)?
    pub says_no_room: bool,
}

/// A word that stands and is not scored yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settling {
    /// The play.
    pub play: Play,
    /// How far the timer had run; nothing in a game without.
    pub run: Option<Millis>,
    /// How often the Chance die is still to be rolled.
    pub rolls: u8,
    /// What the Chance die has added.
    pub chance: Vec<Line>,
    /// Does the team play again (PY-28)?
    pub again: bool,
}

/// What the game waits for. All of it is public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stage {
    /// The box is closed.
    Closed,
    /// The team on turn rolls the letter die.
    Roll {
        /// What it has rolled in vain.
        failed: Vec<Glyph>,
    },
    /// The other team looks for the letter.
    Spot {
        /// The letter.
        letter: Glyph,
        /// Has it started falsely, so that it may not press again (PY-A28)?
        false_start: bool,
        /// When the timer starts by itself (PY-A13).
        deadline: Millis,
    },
    /// The timer runs and the team on turn looks for a word.
    Run {
        /// The letter that the word must contain.
        letter: Option<Glyph>,
        /// The timer; nothing in a game without.
        clock: Option<Clock>,
    },
    /// The timer is stopped, and the other team is asked about the word (PY-31, PY-A34).
    Stopped {
        /// The letter, for another try (PY-A18).
        letter: Option<Glyph>,
        /// The word.
        settling: Settling,
        /// What it is asked, once somebody is.
        question: Question,
        /// Who is asked and has answered, once somebody is.
        window: Option<Window<()>>,
    },
    /// The word stands and is being scored.
    Settling(Settling),
    /// The team chooses the letter of the Chance die.
    Choose {
        /// The word.
        settling: Settling,
        /// How many times the letter will count.
        times: u8,
        /// When the best letter is taken by itself.
        deadline: Millis,
    },
    /// A turn is over and the next has not begun.
    Between {
        /// Does the same team play again (PY-28)?
        again: bool,
    },
    /// The game is over.
    Over(Outcome),
}

impl State {
    pub(super) fn closed(setup: Arc<Setup<Party>>) -> State {
        State {
            tray: Vec::new(),
            board: setup.edition.board.empty_grid(),
            sheet: Sheet::new(TEAMS),
            turn: 0,
            on_turn: Side(0),
            phase: Phase(0),
            stage: Stage::Closed,
            sides: [Prospects::default(); TEAMS],
            appealed: false,
            setup,
        }
    }

    /// What a team has coming.
    pub fn side(&self, team: Side) -> Prospects {
        self.sides.get(team.index()).copied().unwrap_or_default()
    }

    fn change_side(&mut self, team: Side, change: impl FnOnce(&mut Prospects)) {
        if let Some(side) = self.sides.get_mut(team.index()) {
            change(side);
        }
    }

    /// The zones of the timer with the lengths of this table.
    pub fn zones(&self) -> Zones {
        Zones::new(&self.setup.edition.zones, self.setup.house.zone_seconds.as_deref())
    }

    /// What a placement is weighed against.
    pub fn scales(&self, letter: Option<Glyph>) -> Scales<'_> {
        let star_doubles = self.setup.house.star_doubles;
        let edition = &self.setup.edition;
        Scales { edition, star_doubles, grid: &self.board, tray: &self.tray, letter }
    }

    /// The word that lies there and is not scored yet.
    pub fn settling(&self) -> Option<&Settling> {
        match &self.stage {
            Stage::Stopped { settling, .. }
            | Stage::Settling(settling)
            | Stage::Choose { settling, .. } => Some(settling),
            _ => None,
        }
    }

    /// Until when the game waits, if it waits for time to pass.
    pub(super) fn deadline(&self) -> Option<Millis> {
        match &self.stage {
            Stage::Spot { deadline, .. } | Stage::Choose { deadline, .. } => Some(*deadline),
            Stage::Run { clock, .. } => clock.map(|clock| clock.ding(&self.zones())),
            Stage::Stopped { window, .. } => window.as_ref().map(|window| window.deadline),
            _ => None,
        }
    }

    /// Begins a new phase: what was meant for the old one is stale from now on.
    fn next_phase(&mut self, stage: Stage) {
        self.stage = stage;
        self.phase = self.phase.next();
    }

    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Spread { tray } => self.tray.clone_from(tray),
            Event::FirstRolls { starter, .. } => self.on_turn = *starter,
            Event::Turn { turn, team, .. } => self.begin_turn(*turn, *team),
            Event::Rolled { letter, spot_until, .. } => self.rolled(*letter, *spot_until),
            Event::FalseStart { team, .. } => {
                self.change_side(*team, |side| side.misses += 1);
                if let Stage::Spot { false_start, .. } = &mut self.stage {
                    *false_start = true;
                }
            }
            Event::EarlyStop { team, .. } => self.change_side(*team, |side| side.misses += 1),
            Event::Started { letter, clock, .. } => {
                self.change_side(self.on_turn, |side| side.starts_from = None);
                self.next_phase(Stage::Run { letter: *letter, clock: *clock });
            }
            Event::Stopped { play, run, .. } => self.stopped(play, *run),
            Event::Asked { question: asked, seats, deadline } => {
                if let Stage::Stopped { question, window, .. } = &mut self.stage {
                    *question = *asked;
                    *window = Some(Window::new(seats.clone(), *deadline));
                }
            }
            Event::Accepted { seat } => {
                if let Stage::Stopped { window: Some(window), .. } = &mut self.stage {
                    window.answer(*seat, ());
                }
            }
            Event::Gone { seat } => {
                if let Stage::Stopped { window: Some(window), .. } = &mut self.stage {
                    window.dismiss(*seat);
                }
            }
            Event::TookBack { clock } => self.take_back(*clock),
            Event::Stood { rolls } => {
                if let Some(settling) = self.settling().cloned() {
                    self.next_phase(Stage::Settling(Settling { rolls: *rolls, ..settling }));
                }
            }
            Event::ChanceRolled { face } => self.chance_rolled(*face),
            Event::MayChoose { times, deadline } => {
                if let Some(settling) = self.settling().cloned() {
                    let (times, deadline) = (*times, *deadline);
                    self.next_phase(Stage::Choose { settling, times, deadline });
                }
            }
            Event::Chosen { line, .. } => {
                if let Some(mut settling) = self.settling().cloned() {
                    settling.chance.push(line.clone());
                    self.next_phase(Stage::Settling(settling));
                }
            }
            Event::Scored { team, lines } => {
                let again = self.settling().is_some_and(|settling| settling.again);
                self.change_side(*team, |side| side.without_word = 0);
                self.end_turn(*team, lines, again);
            }
            Event::NoWord { team, how, lines } => {
                self.change_side(*team, |side| {
                    side.without_word += 1;
                    side.rolls_failed |= *how == NoWord::RollsFailed;
                });
                self.end_turn(*team, lines, false);
            }
            Event::WillMiss { team } => self.change_side(*team, |side| side.misses += 1),
            Event::Missed { team } => {
                self.change_side(*team, |side| side.misses = side.misses.saturating_sub(1));
            }
            Event::SaidNoRoom { team } => {
                self.change_side(*team, |side| side.says_no_room = true);
            }
            Event::Ended { winners, .. } => {
                let scores = self.sheet.totals().to_vec();
                let winners = winners.clone();
                self.next_phase(Stage::Over(Outcome { scores, winners }));
            }
            // Told for the record; the timer runs on, or the events after them say what follows.
            Event::Rejected { .. }
            | Event::Challenged { .. }
            | Event::Objected { .. }
            | Event::Agreed { .. } => {}
        }
    }

    fn begin_turn(&mut self, turn: u32, team: Side) {
        self.turn = turn;
        self.on_turn = team;
        self.appealed = false;
        for side in &mut self.sides {
            side.says_no_room = false;
        }
        // A turn without letter die is this one (PY-27).
        self.change_side(team, |side| side.no_letter_die = false);
        self.next_phase(Stage::Roll { failed: Vec::new() });
    }

    fn rolled(&mut self, letter: Glyph, spot_until: Option<Millis>) {
        if let Some(deadline) = spot_until {
            // Any successful roll breaks the row of failed ones (PY-A21).
            for side in &mut self.sides {
                side.rolls_failed = false;
            }
            self.next_phase(Stage::Spot { letter, false_start: false, deadline });
        } else if let Stage::Roll { failed } = &mut self.stage {
            failed.push(letter);
            // Whoever meant the roll before must not roll twice by pressing twice.
            self.phase = self.phase.next();
        }
    }

    fn stopped(&mut self, play: &Play, run: Option<Millis>) {
        let letter = match &self.stage {
            Stage::Run { letter, .. } => *letter,
            _ => None,
        };
        for at in &play.tiles {
            self.board.put(at.cell, at.what);
        }
        // Every one of them is in the tray: the judge has looked.
        let _ = take_cards(&mut self.tray, &play.used());
        let chance = Vec::new();
        let settling = Settling { play: play.clone(), run, rolls: 0, chance, again: false };
        let question = Question::default();
        self.next_phase(Stage::Stopped { letter, settling, question, window: None });
    }

    fn take_back(&mut self, clock: Option<Clock>) {
        let Stage::Stopped { letter, settling, question, .. } = &self.stage else { return };
        let (letter, play) = (*letter, settling.play.clone());
        self.appealed |= *question == Question::Agreement;
        for at in &play.tiles {
            self.board.take(at.cell);
        }
        self.tray.extend(play.used());
        self.next_phase(Stage::Run { letter, clock });
    }

    fn chance_rolled(&mut self, face: ChanceFace) {
        let (own, theirs) = (self.on_turn, other(self.on_turn));
        if let Stage::Settling(settling) = &mut self.stage {
            settling.rolls = settling.rolls.saturating_sub(1);
            settling.again |= face == ChanceFace::PlayAgain;
        }
        match face {
            ChanceFace::NoLetterDie => self.change_side(own, |side| side.no_letter_die = true),
            ChanceFace::OpponentsFrom(times) => {
                // Of two pending, the lower zone applies, which is the later one (PY-A30).
                let place = self.zones().place_of_times(times);
                self.change_side(theirs, |side| side.starts_from = side.starts_from.max(place));
            }
            ChanceFace::Letter(_) | ChanceFace::PlayAgain => {}
        }
    }

    fn end_turn(&mut self, team: Side, lines: &[Line], again: bool) {
        self.sheet.write(self.turn, team, lines);
        self.next_phase(Stage::Between { again });
    }
}
