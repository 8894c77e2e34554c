//! What is told to whom: hellos, views, the numbered streams. Each viewer hears what the referee
//! lets that viewer know, and nothing else leaves this file.

use super::audience::ListenerId;
use super::keeper::Keeper;
use crate::limits::{CATCH_UP, CONNECTIONS_OF_A_SEAT, CONNECTIONS_OF_A_TABLE};
use crate::protocol::{
    ClosingReason, Eyes, MyTable, Secret, TableId, TableInfo, TableProblem, ToClient,
};
use games::party::sees_drafts;
use games::{AnyTable, Seat, Viewer};
use serde_json::Value;

/// The seat of a viewer, as messages name it.
fn seat_of(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Watcher => None,
    }
}

impl Keeper {
    /// The table as anybody may know it.
    pub(crate) fn info(&self) -> TableInfo {
        let kept = &self.kept;
        let mut info = kept.document.info(TableId(kept.id), &kept.code, kept.created, kept.touched);
        let (here, left) = (self.here(), self.left());
        for (place, seat) in info.seats.iter_mut().enumerate() {
            seat.here = here.get(place).copied().unwrap_or(false);
            seat.left = left.get(place).copied().unwrap_or(false);
        }
        if let Some(ToClient::Presence { awaited, .. }) = self.presence() {
            for (seat, awaited) in info.seats.iter_mut().zip(awaited) {
                seat.awaited = *awaited;
            }
        }
        info
    }

    /// The table, and what a caller holds of it.
    pub(crate) fn mine(&self, bearer: Option<&Secret>) -> MyTable {
        let document = &self.kept.document;
        MyTable {
            table: self.info(),
            seats: bearer.map_or_else(Vec::new, |secret| {
                document.held_by(secret).iter().map(|seat| seat.0).collect()
            }),
            host: bearer.is_some_and(|secret| document.is_host(secret)),
        }
    }

    /// A connection says whose eyes it looks with.
    pub(crate) fn hello(&mut self, by: ListenerId, eyes: &[Eyes]) {
        let mut viewers: Vec<(Viewer, Option<u32>)> = Vec::new();
        for eyes in eyes {
            let seen: Vec<Viewer> = match &eyes.secret {
                None => vec![Viewer::Watcher],
                Some(secret) => {
                    self.kept.document.held_by(secret).into_iter().map(Viewer::Seat).collect()
                }
            };
            for viewer in seen {
                if viewers.iter().all(|(known, _)| *known != viewer) {
                    viewers.push((viewer, eyes.next));
                }
            }
        }
        if viewers.is_empty() {
            viewers.push((Viewer::Watcher, None));
        }
        let crowded = viewers.iter().any(|(viewer, _)| match viewer {
            Viewer::Seat(seat) => self.audience.holding(*seat) >= CONNECTIONS_OF_A_SEAT,
            Viewer::Watcher => self.audience.len() > CONNECTIONS_OF_A_TABLE,
        });
        let known = !self.audience.viewers(by).is_empty();
        if crowded && !known {
            self.audience.let_go(by, TableProblem::Full, ClosingReason::Full);
            return;
        }
        self.audience.seat(by, viewers.iter().map(|(viewer, _)| *viewer).collect());
        let welcome = ToClient::Welcome {
            table: self.info(),
            viewers: viewers.iter().map(|(viewer, _)| seat_of(*viewer)).collect(),
            now: self.clock.now().0,
        };
        self.audience.send(by, &welcome);
        for (viewer, next) in viewers {
            if let Some(message) = self.catch_up(viewer, next) {
                self.audience.send(by, &message);
            }
        }
        if let Some(presence) = self.presence().cloned() {
            self.audience.send(by, &presence);
        }
        if let Some(draft) = self.draft_for(self.audience.viewers(by)) {
            self.audience.send(by, &draft);
        }
        if let Some(question) = &self.undo {
            let asked = question.message();
            self.audience.send(by, &asked);
        }
        if let Some(table) = self.kept.document.rematch {
            self.audience.send(by, &ToClient::Rematch { table });
        }
    }

    /// Fresh views for a connection that has lost track.
    pub(crate) fn refresh(&mut self, by: ListenerId) {
        for viewer in self.audience.viewers(by).to_vec() {
            if let Some(view) = self.view(viewer) {
                self.audience.send(by, &view);
            }
        }
    }

    /// What a viewer sees; nothing before the game has begun.
    pub(crate) fn view(&self, viewer: Viewer) -> Option<ToClient> {
        let play = self.kept.play.as_ref()?;
        let view = play.table.view(viewer);
        Some(ToClient::View { viewer: seat_of(viewer), view, now: self.clock.now().0 })
    }

    /// What a viewer has missed, or a fresh view where that is too much or was taken back.
    fn catch_up(&self, viewer: Viewer, next: Option<u32>) -> Option<ToClient> {
        let play = self.kept.play.as_ref()?;
        let missed = next.filter(|&next| {
            next > 0 && next <= self.told && self.told.saturating_sub(next) <= CATCH_UP
        });
        let Some(from) = missed else { return self.view(viewer) };
        let steps = play.table.told(viewer, from);
        if steps.iter().any(is_undone) {
            return self.view(viewer);
        }
        Some(ToClient::Told { viewer: seat_of(viewer), from, steps, now: self.clock.now().0 })
    }

    /// Tells everybody what is kept and was not told yet.
    pub(crate) fn tell(&mut self) {
        let Some(play) = &self.kept.play else { return };
        let (from, next) = (self.told, play.table.next_event());
        if next <= from {
            return;
        }
        // The first thing that anybody is told of a game is a view.
        let fresh = from == 0;
        for viewer in self.audience.all_viewers() {
            let steps = play.table.told(viewer, from);
            let undone = steps.iter().any(is_undone);
            if !fresh {
                let now = self.clock.now().0;
                let told = ToClient::Told { viewer: seat_of(viewer), from, steps, now };
                self.audience.send_to(viewer, &told);
            }
            if fresh || undone {
                let view = play.table.view(viewer);
                let now = self.clock.now().0;
                let view = ToClient::View { viewer: seat_of(viewer), view, now };
                self.audience.send_to(viewer, &view);
            }
        }
        self.told = next;
        self.house.metrics.events_told.add(u64::from(next - from));
        if let Some(question) = self.undo.take_if(|question| question.is_stale(&play.table)) {
            let settled = question.settled();
            self.audience.send_all(&settled);
        }
    }

    /// Tells everybody how the table is now.
    pub(crate) fn tell_table(&mut self) {
        let table = self.info();
        self.audience.send_all(&ToClient::Table { table });
    }

    /// The tiles that a team is trying out, if one of these viewers may see them.
    fn draft_for(&self, viewers: &[Viewer]) -> Option<ToClient> {
        let Some(AnyTable::Party(table)) = self.kept.play.as_ref().map(|play| &play.table) else {
            return None;
        };
        let state = table.state();
        let (team, seat, tiles) = self.drafts.lying(state)?;
        let sees = viewers.iter().any(|&viewer| sees_drafts(state, viewer, team));
        sees.then_some(ToClient::Draft { team: team.0, seat: seat.0, tiles })
    }

    /// A player tries out tiles, for those to see who may.
    pub(crate) fn draft(&mut self, by: ListenerId, seat: Seat, set: &[(i16, i16, Option<String>)]) {
        let Some(AnyTable::Party(table)) = self.kept.play.as_ref().map(|play| &play.table) else {
            self.audience.send(by, &ToClient::Problem { problem: TableProblem::NotStarted });
            return;
        };
        let state = table.state();
        if let Err(refusal) = self.drafts.set(state, seat, set) {
            let problem = TableProblem::Refused { refusal };
            self.audience.send(by, &ToClient::Problem { problem });
        } else if let Some((team, seat, tiles)) = self.drafts.lying(state) {
            let draft = ToClient::Draft { team: team.0, seat: seat.0, tiles };
            self.audience.send_where(&draft, |_, viewers| {
                viewers.iter().any(|&viewer| sees_drafts(state, viewer, team))
            });
        }
    }
}

/// Was something taken back? Then a viewer needs a fresh view.
fn is_undone(step: &Value) -> bool {
    step.get("news").and_then(|news| news.get("undone")).is_some()
}
