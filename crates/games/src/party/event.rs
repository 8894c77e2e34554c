//! What happens in Party. Nothing is hidden, so everybody is told all of it.

use super::clock::{Clock, ZonePlace};
use super::dice::ChanceFace;
use super::play::Play;
use crate::card::{Card, Glyph};
use crate::grid::{At, Cell};
use crate::kit::Question;
use crate::refusal::Refusal;
use crate::score::Line;
use crate::seat::{Seat, Side};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum EndReason {
    /// No tiles in the tray (PY-34).
    EmptyTray,
    /// Both teams failed with three rolls in succession (PY-34).
    RollsFailed,
    /// No placement exists for any letter of the tray (PY-34, PY-A22).
    NoRoom,
    /// Both teams say that there is no room (PY-A22).
    Agreed,
    /// Each team's last three turns placed no word (PY-A23).
    EndlessPassing,
    /// A team has nobody left.
    TeamLeft,
}

/// How the timer came to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum StartedBy {
    /// The other team spotted the letter (PY-08).
    Spotter(Seat),
    /// Nobody spotted it in time (PY-A13).
    Limit,
    /// There was no letter to spot (PY-A9), or there is no timer (PY-A32).
    Itself,
}

/// How a turn ended without a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum NoWord {
    /// A member passed (PY-33).
    Passed(Seat),
    /// Time was up (PY-13).
    Ding,
    /// The tray had none of the letters rolled (PY-07).
    RollsFailed,
}

/// What happens, as it is written down and as everybody is told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Event {
    /// The tiles lie face up in the tray, in this order (PY-01).
    Spread {
        /// The tray.
        tray: Vec<Card>,
    },
    /// Each team rolled the letter die, ties again; who begins (PY-02).
    FirstRolls {
        /// Round by round what the teams rolled, team 0 first.
        rounds: Vec<Vec<Glyph>>,
        /// Who begins.
        starter: Side,
    },
    /// A turn begins, and the timer is wound up (PY-03).
    Turn {
        /// Its number, counted from 1.
        turn: u32,
        /// Whose turn it is.
        team: Side,
        /// Is the letter die rolled (PY-27)?
        letter_die: bool,
    },
    /// The team rolled the letter die.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The letter.
        letter: Glyph,
        /// Until when the other team may spot it; nothing if the tray lacks the letter.
        spot_until: Option<Millis>,
    },
    /// Somebody tapped another tile than the rolled letter: the team misses a turn (PY-A28).
    FalseStart {
        /// Who.
        seat: Seat,
        /// Whose team misses its next turn.
        team: Side,
        /// What was tapped.
        tile: Card,
    },
    /// The timer runs, or in a game without timer the team may play.
    Started {
        /// How it came.
        by: StartedBy,
        /// The letter that the word must contain; nothing without the letter die.
        letter: Option<Glyph>,
        /// The running timer; nothing in a game without.
        clock: Option<Clock>,
    },
    /// Somebody stopped the timer with no tile laid: it goes on, and the team misses a turn
    /// (PY-A29).
    EarlyStop {
        /// Who.
        seat: Seat,
        /// Whose team misses its next turn.
        team: Side,
    },
    /// The placement does not fit or is no word: the timer goes on where it stopped (PY-A12).
    Rejected {
        /// Who stopped.
        seat: Seat,
        /// What was laid; it is in the tray again.
        tiles: Vec<At<Card>>,
        /// What is wrong with it.
        why: Refusal,
    },
    /// The word lies and the timer is stopped (PY-11).
    Stopped {
        /// Who stopped it.
        seat: Seat,
        /// The play.
        play: Play,
        /// How far the timer had run; nothing in a game without.
        run: Option<Millis>,
        /// The zone it stopped in; nothing in a game without.
        zone: Option<ZonePlace>,
    },
    /// The other team is asked whether it challenges the word (PY-31), or accepts it (PY-A34).
    Asked {
        /// What.
        #[serde(default)]
        question: Question,
        /// Who is asked.
        seats: Vec<Seat>,
        /// Until when.
        deadline: Millis,
    },
    /// A player has no objection.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A player challenged the word.
    Challenged {
        /// Who.
        seat: Seat,
        /// The words that the dictionary lacks; none if the play is right.
        wrong: Vec<String>,
    },
    /// A player does not accept an unknown word.
    Objected {
        /// Who.
        seat: Seat,
    },
    /// The other team accepted words that the dictionary lacks (PY-A34).
    Agreed {
        /// The words.
        words: Vec<String>,
    },
    /// A team lost a challenge, and will miss a turn for it (PY-A16).
    WillMiss {
        /// Which.
        team: Side,
    },
    /// The tiles went back to the tray, and the timer goes on where it stopped (PY-32).
    TookBack {
        /// The running timer; nothing in a game without.
        clock: Option<Clock>,
    },
    /// The word stands; the Chance die will be rolled so many times (PY-25).
    Stood {
        /// How often.
        rolls: u8,
    },
    /// The Chance die was rolled.
    ChanceRolled {
        /// What it shows.
        face: ChanceFace,
    },
    /// The team is asked which letter counts more (PY-26).
    MayChoose {
        /// How many times it will count.
        times: u8,
        /// Until when.
        deadline: Millis,
    },
    /// A letter counts more (PY-26).
    Chosen {
        /// Who chose it; nobody where the best one was taken by itself.
        seat: Option<Seat>,
        /// Its cell.
        cell: Cell,
        /// What it adds.
        line: Line,
    },
    /// The turn placed a word and scored (PY-30).
    Scored {
        /// Whose points.
        team: Side,
        /// Letters, premiums, Chance, timer.
        lines: Vec<Line>,
    },
    /// The turn placed no word.
    NoWord {
        /// Whose turn.
        team: Side,
        /// How it ended.
        how: NoWord,
        /// What it costs.
        lines: Vec<Line>,
    },
    /// A team missed a turn (PY-09).
    Missed {
        /// Which.
        team: Side,
    },
    /// A team says that there is no room for a word (PY-A22).
    SaidNoRoom {
        /// Which.
        team: Side,
    },
    /// A player left; nobody waits for that answer any more.
    Gone {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Why.
        reason: EndReason,
        /// The team that won, or both (PY-35, PY-A26).
        winners: Vec<Side>,
    },
}
