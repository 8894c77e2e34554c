//! How long a table waits: for a turn, and for a player who is not connected.
//!
//! Since when it waits is kept with the table, so that a restart of the server neither shortens
//! nor prolongs anybody's patience.

use crate::protocol::{Lateness, Patience, Settings};
use games::{Awaited, Millis, Seat};
use serde::{Deserialize, Serialize};

/// Since when each seat is waited for, and since when it is away. In table time.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Waits {
    turn: u32,
    awaited: Vec<Option<Millis>>,
    away: Vec<Option<Millis>>,
    /// Seats for which the patience of this turn has ended already.
    done: Vec<bool>,
}

/// Somebody was waited for long enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Late {
    pub(crate) seat: Seat,
    pub(crate) then: Lateness,
}

impl Waits {
    /// Looks at whom the table waits for now, and who is there.
    pub(crate) fn observe(&mut self, awaited: &Awaited, here: &[bool], now: Millis) {
        self.awaited.resize(here.len(), None);
        self.away.resize(here.len(), None);
        self.done.resize(here.len(), false);
        let new_turn = self.turn != awaited.turn;
        self.turn = awaited.turn;
        for (place, &here) in here.iter().enumerate() {
            let waiting = awaited.seats.contains(&Seat(place as u8));
            let since = self.awaited[place].filter(|_| !new_turn).unwrap_or(now);
            if !waiting || new_turn {
                self.done[place] = false;
            }
            self.awaited[place] = waiting.then_some(since);
            self.away[place] = (!here).then(|| self.away[place].unwrap_or(now));
        }
    }

    /// When the patience with a seat ends, and what then: with its turn, and with its absence.
    fn ends(&self, settings: &Settings, seat: Seat) -> Vec<(Millis, Lateness)> {
        let Some(awaited) = self.awaited.get(seat.index()).copied().flatten() else {
            return Vec::new();
        };
        let after = |since: Millis, patience: Patience| {
            (since.plus(Millis::from_seconds(patience.seconds)), patience.then)
        };
        let by_turn = settings.turn_limit.map(|limit| after(awaited, limit));
        let away = self.away_since(seat);
        let by_absence = settings.absence.zip(away).map(|(grace, since)| after(since, grace));
        by_turn.into_iter().chain(by_absence).collect()
    }

    /// When something happens by itself to a seat that is waited for, and what.
    fn end(&self, settings: &Settings, seat: Seat) -> Option<(Millis, Lateness)> {
        if self.done.get(seat.index()).copied().unwrap_or(true) {
            return None;
        }
        let by_itself = |then| matches!(then, Lateness::Bot | Lateness::Forfeit);
        let ends = self.ends(settings, seat).into_iter();
        ends.filter(|(_, then)| by_itself(*then)).min_by_key(|(end, _)| *end)
    }

    /// Since when a seat is away.
    pub(crate) fn away_since(&self, seat: Seat) -> Option<Millis> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// Was a seat waited for so long that the others may let a bot play on?
    pub(crate) fn is_for_the_others(&self, settings: &Settings, seat: Seat, now: Millis) -> bool {
        let asks = |&(end, then): &(Millis, Lateness)| then == Lateness::Ask && end <= now;
        self.ends(settings, seat).iter().any(asks)
    }

    /// When somebody will have been waited for long enough, if nothing happens; among people only.
    pub(crate) fn next(
        &self,
        settings: &Settings,
        is_person: impl Fn(Seat) -> bool,
    ) -> Option<Millis> {
        let people = Seat::all(self.awaited.len()).filter(|&seat| is_person(seat));
        people.filter_map(|seat| self.end(settings, seat)).map(|(end, _)| end).min()
    }

    /// Somebody who was waited for long enough by now. Each is named once a turn.
    pub(crate) fn late(
        &mut self,
        settings: &Settings,
        is_person: impl Fn(Seat) -> bool,
        now: Millis,
    ) -> Option<Late> {
        let mut people = Seat::all(self.awaited.len()).filter(|&seat| is_person(seat));
        let late = people.find_map(|seat| {
            let (end, then) = self.end(settings, seat)?;
            (end <= now).then_some(Late { seat, then })
        })?;
        self.done[late.seat.index()] = true;
        Some(late)
    }

    /// When the turn limit of the seat that is waited for is up, to be shown.
    pub(crate) fn limit(&self, settings: &Settings) -> Option<Millis> {
        let limit = settings.turn_limit?;
        let since = self.awaited.iter().flatten().min()?;
        Some(since.plus(Millis::from_seconds(limit.seconds)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(turn: Option<Patience>, absence: Option<Patience>) -> Settings {
        let mut settings: Settings = serde_json::from_str(r#"{"game": "classic"}"#).unwrap();
        (settings.turn_limit, settings.absence) = (turn, absence);
        settings
    }

    fn awaiting(turn: u32, seat: u8) -> Awaited {
        Awaited { turn, seats: vec![Seat(seat)] }
    }

    #[test]
    fn a_turn_limit_counts_from_the_beginning_of_the_turn_and_ends_once() {
        let patience = Patience { seconds: 10, then: Lateness::Forfeit };
        let settings = settings(Some(patience), None);
        let mut waits = Waits::default();
        waits.observe(&awaiting(1, 0), &[true, true], Millis(1000));
        waits.observe(&awaiting(1, 0), &[true, true], Millis(5000));
        assert_eq!(waits.next(&settings, |_| true), Some(Millis(11_000)));
        assert_eq!(waits.late(&settings, |_| true, Millis(10_999)), None);
        assert_eq!(waits.late(&settings, |_| false, Millis(11_000)), None);
        let late = Late { seat: Seat(0), then: Lateness::Forfeit };
        assert_eq!(waits.late(&settings, |_| true, Millis(11_000)), Some(late));
        assert_eq!(waits.late(&settings, |_| true, Millis(12_000)), None);
        waits.observe(&awaiting(2, 0), &[true, true], Millis(13_000));
        assert_eq!(waits.next(&settings, |_| true), Some(Millis(23_000)));
    }

    #[test]
    fn who_is_away_is_waited_for_from_then_on_and_only_when_needed() {
        let patience = Patience { seconds: 10, then: Lateness::Bot };
        let settings = settings(None, Some(patience));
        let mut waits = Waits::default();
        waits.observe(&awaiting(1, 0), &[true, false], Millis(1000));
        assert_eq!(waits.next(&settings, |_| true), None);
        waits.observe(&awaiting(2, 1), &[true, false], Millis(4000));
        assert_eq!(waits.next(&settings, |_| true), Some(Millis(11_000)));
        waits.observe(&awaiting(2, 1), &[true, true], Millis(5000));
        assert_eq!(waits.next(&settings, |_| true), None);
    }

    #[test]
    fn the_others_may_let_a_bot_play_on_and_nothing_happens_by_itself() {
        let patience = Patience { seconds: 10, then: Lateness::Ask };
        let settings = settings(None, Some(patience));
        let mut waits = Waits::default();
        waits.observe(&awaiting(1, 0), &[true, false], Millis(1000));
        assert!(!waits.is_for_the_others(&settings, Seat(1), Millis(60_000)), "nobody waits");
        waits.observe(&awaiting(2, 1), &[true, false], Millis(2000));
        assert!(!waits.is_for_the_others(&settings, Seat(1), Millis(10_999)));
        assert!(waits.is_for_the_others(&settings, Seat(1), Millis(11_000)));
        assert!(!waits.is_for_the_others(&settings, Seat(0), Millis(60_000)), "she is here");
        assert_eq!(waits.next(&settings, |_| true), None);
        assert_eq!(waits.late(&settings, |_| true, Millis(60_000)), None);
    }

    #[test]
    fn a_table_that_waits_for_ever_wakes_for_nobody() {
        let patience = Patience { seconds: 10, then: Lateness::Wait };
        let settings = settings(Some(patience), Some(patience));
        let mut waits = Waits::default();
        waits.observe(&awaiting(1, 0), &[false, true], Millis(1000));
        assert_eq!(waits.next(&settings, |_| true), None);
        assert_eq!(waits.limit(&settings), Some(Millis(11_000)));
    }
}
