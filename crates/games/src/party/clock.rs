//! The timer: its zones, and how far it has run. Time itself comes with each command.

use crate::score::{Line, LineKind, Points};
use crate::time::Millis;
use serde::{Deserialize, Serialize};

/// What the timer does to the score, or to a pass.
pub const TIMER: LineKind = LineKind::new("timer");

/// What a zone of the timer does to the score of a turn (PY-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ZoneEffect {
    /// The score is multiplied.
    Times(u8),
    /// So many points are subtracted; the word still counts (PY-A4, PY-C6).
    Minus(u8),
}

/// One zone of the timer as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Zone {
    /// What it does.
    pub effect: ZoneEffect,
    /// How long it lasts, unless the table says otherwise (PY-A3).
    pub seconds: u32,
}

/// A zone by its place, counted from 0; the higher the place, the worse the zone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u8"))]
pub struct ZonePlace(pub u8);

/// The zones in order, with the lengths that this table plays with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Zones(Vec<Zone>);

impl Zones {
    /// The printed zones, with other lengths where the table has its own.
    pub fn new(printed: &[Zone], seconds: Option<&[u32]>) -> Zones {
        let mut zones = printed.to_vec();
        for (zone, &seconds) in zones.iter_mut().zip(seconds.unwrap_or_default()) {
            zone.seconds = seconds;
        }
        Zones(zones)
    }

    /// How long the timer runs from its start to the ding.
    pub fn total(&self) -> Millis {
        self.start_of(ZonePlace(u8::MAX))
    }

    /// How far the timer has run when a zone begins.
    pub fn start_of(&self, place: ZonePlace) -> Millis {
        let before = self.0.iter().take(usize::from(place.0));
        before.fold(Millis(0), |sum, zone| sum.plus(Millis::from_seconds(zone.seconds)))
    }

    /// The zone in which the timer is after it has run so far. A zone begins with its first
    /// moment and ends before the first moment of the next.
    pub fn at(&self, run: Millis) -> ZonePlace {
        let places = 0..self.0.len().saturating_sub(1) as u8;
        let begun = places.filter(|&place| self.start_of(ZonePlace(place + 1)) <= run).count();
        ZonePlace(begun as u8)
    }

    /// The first zone that multiplies by this.
    pub fn place_of_times(&self, times: u8) -> Option<ZonePlace> {
        let place = self.0.iter().position(|zone| zone.effect == ZoneEffect::Times(times))?;
        u8::try_from(place).ok().map(ZonePlace)
    }

    /// What a zone does to a score.
    pub fn effect(&self, place: ZonePlace) -> Option<ZoneEffect> {
        self.0.get(usize::from(place.0)).map(|zone| zone.effect)
    }

    /// The line by which a zone turns a word's points into the score of the turn (PY-12).
    pub fn line(&self, place: ZonePlace, points: Points) -> Option<Line> {
        Some(match self.effect(place)? {
            ZoneEffect::Times(times) => {
                Line::new(TIMER, points * (i32::from(times) - 1)).times(times)
            }
            ZoneEffect::Minus(minus) => Line::new(TIMER, Points(-i32::from(minus))),
        })
    }

    /// The line of a pass: nothing, except in the minus zones (PY-33).
    pub fn pass_line(&self, place: ZonePlace) -> Option<Line> {
        self.line(place, Points::ZERO).filter(|line| line.points != Points::ZERO)
    }
}

/// The running timer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Clock {
    /// When it was last started.
    pub since: Millis,
    /// How far it had run by then: where it stopped (PY-32), or where it was set (PY-29).
    pub run: Millis,
}

impl Clock {
    /// How far it has run now.
    pub const fn run_at(self, now: Millis) -> Millis {
        self.run.plus(now.since(self.since))
    }

    /// When it will have run out.
    pub fn ding(self, zones: &Zones) -> Millis {
        self.since.plus(zones.total().since(self.run))
    }
}
