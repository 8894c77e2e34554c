//! The timer as a player reckons with it: what a word is worth that is stopped with by and by.

use super::luck::millis;
use crate::seen::Seen;
use games::party::{Clock, Event, Party, ZoneEffect, ZonePlace, Zones};
use games::{Millis, News};

/// How long a player thinks at most, in seconds, where no timer or a very slow one runs.
const PATIENCE: f64 = 120.0;
/// A plan that is nearer to the ding than this comes too late.
const LAST_MOMENT: f64 = 0.05;

/// The timer from now on. All times are seconds from now.
#[derive(Clone, Debug)]
pub(super) struct Timer {
    zones: Option<Zones>,
    /// How far it has run.
    run: Millis,
    /// How long the team has thought before it started, or before it went on.
    pub(super) thought: f64,
    /// What it costs when time is up.
    ding: f64,
}

impl Timer {
    /// The timer of the turn that is played now.
    pub(super) fn new(seen: &Seen<Party>, clock: Option<Clock>) -> Timer {
        let (edition, house) = (&seen.setup.edition, &seen.setup.house);
        let zones = clock.map(|_| Zones::new(&edition.zones, house.zone_seconds.as_deref()));
        let now = seen.view.now;
        let run = clock.map_or(Millis(0), |clock| clock.run_at(now));
        let thought = now.since(began(seen)).0 as f64 / 1000.0;
        Timer { zones, run, thought, ding: f64::from(edition.ding) }
    }

    /// A timer that has just started.
    #[cfg(test)]
    pub(super) fn fresh(zones: Zones) -> Timer {
        Timer { zones: Some(zones), run: Millis(0), thought: 0.0, ding: 5.0 }
    }

    /// How long one can think: until the ding, but no longer than anybody's patience.
    pub(super) fn left(&self) -> f64 {
        let Some(zones) = &self.zones else { return PATIENCE };
        let left = zones.total().since(self.run).0 as f64 / 1000.0;
        (left - LAST_MOMENT).clamp(0.0, PATIENCE)
    }

    /// Has it run out by then?
    fn is_up(&self, after: f64) -> bool {
        let Some(zones) = &self.zones else { return false };
        self.run.plus(millis(after + LAST_MOMENT)) >= zones.total()
    }

    fn effect(&self, after: f64) -> ZoneEffect {
        let effect = self.zones.as_ref().and_then(|zones| {
            let place = zones.at(self.run.plus(millis(after)));
            zones.effect(place)
        });
        effect.unwrap_or(ZoneEffect::Times(1))
    }

    /// The score of the turn if points are stopped with after so many seconds (PY-12, PY-13).
    pub(super) fn score(&self, points: f64, after: f64) -> f64 {
        if self.is_up(after) {
            return -self.ding;
        }
        match self.effect(after) {
            ZoneEffect::Times(times) => points * f64::from(times),
            ZoneEffect::Minus(minus) => points - f64::from(minus),
        }
    }

    /// The score of a pass (PY-33).
    pub(super) fn pass(&self, after: f64) -> f64 {
        self.score(0.0, after)
    }

    /// What points are multiplied by.
    pub(super) fn times(&self, after: f64) -> f64 {
        match self.effect(after) {
            ZoneEffect::Times(times) => f64::from(times),
            ZoneEffect::Minus(_) => 1.0,
        }
    }

    /// How long the timer multiplies yet; half of anybody's patience where none runs.
    pub(super) fn multiplies(&self) -> f64 {
        let Some(zones) = &self.zones else { return PATIENCE / 2.0 };
        let places = (0..u8::MAX).map(ZonePlace);
        let end = places
            .take_while(|&place| matches!(zones.effect(place), Some(ZoneEffect::Times(_))))
            .last()
            .map_or(Millis(0), |last| zones.start_of(ZonePlace(last.0 + 1)));
        (end.since(self.run).0 as f64 / 1000.0).min(PATIENCE)
    }
}

/// When the team could begin to think: when its letter was rolled, for nothing counts before the
/// opponents have spotted it (PY-08); without the letter die when its turn began.
fn began(seen: &Seen<Party>) -> Millis {
    let begins =
        |news: &News<Party>| matches!(news, News::Game(Event::Rolled { .. } | Event::Turn { .. }));
    let told = seen.told.iter().rev().find(|told| told.news.as_ref().is_some_and(begins));
    told.map_or(seen.view.now, |told| told.at.min(seen.view.now))
}
