//! Tables with days a move: whom they wait for, until when by the clock on the wall, and who was
//! told so.
//!
//! Table time stands still at such a table, so that no window of the game closes while people are
//! asleep. What passes is the time of each seat that is waited for, here. It is kept with the
//! table. [`keeping`] is what the keeper of the table does by it, [`notices`] who is told.

mod channels;
mod keeping;
mod notices;
#[cfg(test)]
mod tests;

pub(crate) use channels::{Channel, Way};
pub(crate) use keeping::LastLooked;
pub(crate) use notices::Telling;

use crate::limits::{DAYS_A_MOVE, DAYS_GRACE, REMINDED_BEFORE, VACATION_DAYS};
use crate::protocol::{DaysPace, SeatDays, Settings, TableProblem};
use crate::storage::WallTime;
use games::{Awaited, GameName, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

const DAY: i64 = 24 * 3_600_000;

/// Can a game be played by days? Not one where a timer runs while people play.
pub(crate) const fn can_be_played_by_days(game: GameName) -> bool {
    !matches!(game, GameName::Party)
}

/// Can a table have the pace that it is to have?
pub(crate) fn check(settings: &Settings, game: GameName) -> Result<(), TableProblem> {
    let Some(DaysPace { days, vacation, .. }) = settings.days else { return Ok(()) };
    let detail = if !can_be_played_by_days(game) {
        "this game races a clock and cannot be played with days a move".to_owned()
    } else if settings.turn_limit.is_some() || settings.absence.is_some() {
        "where days count there is no turn limit, and nobody is away".to_owned()
    } else if !DAYS_A_MOVE.contains(&days) {
        format!("{days} days: expected {} to {}", DAYS_A_MOVE.start(), DAYS_A_MOVE.end())
    } else if vacation > VACATION_DAYS {
        format!("{vacation} days of vacation: expected at most {VACATION_DAYS}")
    } else {
        return Ok(());
    };
    Err(TableProblem::BadSettings { part: "days".to_owned(), detail })
}

/// What a table with days a move keeps of its seats.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Days {
    turn: u32,
    /// How often somebody was waited for; each time has its number.
    waits: u32,
    /// Since when the table is paused.
    paused: Option<WallTime>,
    seats: Vec<SeatKept>,
}

/// What is kept of one seat.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
struct SeatKept {
    wait: Option<Wait>,
    /// How many days of vacation were taken.
    taken: u8,
    /// Until when the player is on vacation.
    away: Option<WallTime>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    channels: Vec<Channel>,
}

/// A seat is waited for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Wait {
    number: u32,
    due: WallTime,
    told: bool,
    reminded: bool,
    /// Was the time put off because the server was away?
    graced: bool,
}

/// What somebody is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Occasion {
    /// The game waits for them.
    Turn,
    /// Their time is nearly over.
    Reminder,
}

/// Something that somebody is to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Notice {
    pub(crate) seat: Seat,
    /// Which time of waiting it is about.
    pub(crate) wait: u32,
    pub(crate) occasion: Occasion,
}

/// How things are at a table when it is looked at.
pub(crate) struct Seen<'a> {
    pub(crate) awaited: &'a Awaited,
    /// Seat by seat: does a person play, for whom no bot stands in?
    pub(crate) people: &'a [bool],
    pub(crate) paused: bool,
    pub(crate) now: WallTime,
}

fn later(time: WallTime, millis: i64) -> WallTime {
    WallTime(time.0.saturating_add(millis))
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

/// How long before the end of the time somebody is reminded.
fn reminder(pace: DaysPace) -> i64 {
    (i64::from(pace.days) * DAY / 4).min(millis(REMINDED_BEFORE))
}

impl Days {
    /// Looks at whom the table waits for now.
    pub(crate) fn observe(&mut self, pace: DaysPace, seen: &Seen<'_>) {
        let Seen { awaited, people, paused, now } = *seen;
        self.seats.resize(people.len(), SeatKept::default());
        self.pause(paused, now);
        let new_turn = self.turn != awaited.turn;
        self.turn = awaited.turn;
        for (place, kept) in self.seats.iter_mut().enumerate() {
            kept.away = kept.away.filter(|until| paused || *until > now);
            let waited_for = people[place] && awaited.seats.contains(&Seat(place as u8));
            if !waited_for {
                kept.wait = None;
            } else if new_turn || kept.wait.is_none() {
                self.waits = self.waits.wrapping_add(1);
                let since = kept.away.map_or(now, |until| until.max(now));
                kept.wait = Some(Wait {
                    number: self.waits,
                    due: later(since, i64::from(pace.days) * DAY),
                    told: false,
                    reminded: false,
                    graced: false,
                });
            }
        }
    }

    /// While the table is paused nobody's time passes.
    fn pause(&mut self, paused: bool, now: WallTime) {
        match (self.paused, paused) {
            (None, true) => self.paused = Some(now),
            (Some(since), false) => {
                self.paused = None;
                let stood = now.0.saturating_sub(since.0).max(0);
                for kept in &mut self.seats {
                    kept.away = kept.away.map(|until| later(until, stood));
                    if let Some(wait) = &mut kept.wait {
                        wait.due = later(wait.due, stood);
                    }
                }
            }
            _ => {}
        }
    }

    /// The server was away, or its clock has jumped: nobody loses a turn by that. Whose time has
    /// passed meanwhile, or is nearly over, has some of it again; the latter once a turn.
    pub(crate) fn grace(&mut self, now: WallTime) {
        let until = later(now, millis(DAYS_GRACE));
        for wait in self.seats.iter_mut().filter_map(|kept| kept.wait.as_mut()) {
            if wait.due <= now || !wait.graced && wait.due < until {
                (wait.due, wait.graced) = (until, true);
            }
        }
    }

    fn waits(&self) -> impl Iterator<Item = (Seat, &Wait)> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        seats.filter_map(|(seat, kept)| Some((seat, kept.wait.as_ref()?)))
    }

    /// Does the table wait for somebody?
    pub(crate) fn is_waiting(&self) -> bool {
        self.waits().next().is_some()
    }

    /// When time is up: at a turn the first one's, at a question to several the last one's.
    pub(crate) fn end(&self, question: bool) -> Option<WallTime> {
        let dues = self.waits().map(|(_, wait)| wait.due);
        if question { dues.max() } else { dues.min() }
    }

    /// Whose time is up.
    pub(crate) fn late(&self, now: WallTime) -> Option<Seat> {
        self.waits().find(|(_, wait)| wait.due <= now).map(|(seat, _)| seat)
    }

    /// What was to be done for a seat whose time is up has not worked; it is tried again then.
    pub(crate) fn put_off(&mut self, seat: Seat, until: WallTime) {
        if let Some(wait) = self.seats.get_mut(seat.index()).and_then(|kept| kept.wait.as_mut()) {
            wait.due = wait.due.max(until);
        }
    }

    /// A player goes on vacation for so many days, or is back (none); says whether that is allowed.
    pub(crate) fn vacation(&mut self, pace: DaysPace, seat: Seat, days: u8, now: WallTime) -> bool {
        let most = usize::from(seat.0) + 1;
        if self.seats.len() < most {
            self.seats.resize(most, SeatKept::default());
        }
        let kept = &mut self.seats[seat.index()];
        let before = kept.away.filter(|until| *until > now);
        if days == 0 {
            let unused = before.map_or(0, |until| until.0 - now.0);
            kept.taken = kept.taken.saturating_sub(u8::try_from(unused / DAY).unwrap_or(u8::MAX));
            kept.away = None;
            if let Some(wait) = &mut kept.wait {
                wait.due = later(wait.due, -unused).max(now);
            }
            return true;
        }
        if days > pace.vacation.saturating_sub(kept.taken) {
            return false;
        }
        kept.taken += days;
        let longer = i64::from(days) * DAY;
        kept.away = Some(later(before.unwrap_or(now), longer));
        if let Some(wait) = &mut kept.wait {
            wait.due = later(wait.due, longer);
        }
        true
    }

    /// What a seat has of its time.
    pub(crate) fn of(&self, pace: DaysPace, seat: Seat) -> SeatDays {
        let kept = self.seats.get(seat.index());
        let time = |time: WallTime| time.0.unsigned_abs();
        SeatDays {
            due: kept.and_then(|kept| kept.wait.as_ref()).map(|wait| time(wait.due)),
            away: kept.and_then(|kept| kept.away).map(time),
            vacation: pace.vacation.saturating_sub(kept.map_or(0, |kept| kept.taken)),
        }
    }

    /// What is to be told, and when, the first first; only where there is a way to tell it.
    fn notices(&self, pace: DaysPace) -> Vec<(WallTime, Notice)> {
        let notice = |(seat, wait): (Seat, &Wait)| {
            let kept = self.seats.get(seat.index())?;
            if !kept.channels.iter().any(Channel::is_open) {
                return None;
            }
            // Whoever is on vacation is left alone.
            let after = |time: WallTime| kept.away.map_or(time, |until| until.max(time));
            let (at, occasion) = match wait {
                Wait { told: false, .. } => (after(WallTime(0)), Occasion::Turn),
                Wait { reminded: false, due, .. } => {
                    (after(later(*due, -reminder(pace))), Occasion::Reminder)
                }
                _ => return None,
            };
            Some((at, Notice { seat, wait: wait.number, occasion }))
        };
        let mut notices: Vec<_> = self.waits().filter_map(notice).collect();
        notices.sort_by_key(|(at, _)| *at);
        notices
    }

    /// Somebody was told, as far as that was possible.
    pub(crate) fn told(&mut self, notice: Notice) {
        let kept = self.seats.get_mut(notice.seat.index());
        let wait = kept.and_then(|kept| kept.wait.as_mut());
        if let Some(wait) = wait.filter(|wait| wait.number == notice.wait) {
            wait.told = true;
            wait.reminded |= notice.occasion == Occasion::Reminder;
        }
    }

    /// What goes on to the next game of the same people: how they are told.
    pub(crate) fn for_rematch(&self) -> Days {
        let seat =
            |kept: &SeatKept| SeatKept { channels: kept.channels.clone(), ..SeatKept::default() };
        Days { seats: self.seats.iter().map(seat).collect(), ..Days::default() }
    }
}
