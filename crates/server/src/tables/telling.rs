//! What is told to whom: hellos and the numbered streams. Each viewer hears what the referee lets
//! that viewer know, and nothing else leaves this file.

use super::ask::Asked;
use super::audience::ListenerId;
use super::keeper::Keeper;
use super::pausing::PauseQuestion;
use super::play::Play;
use super::undoing::UndoQuestion;
use crate::limits::{CATCH_UP, CONNECTIONS_OF_A_SEAT, CONNECTIONS_OF_A_TABLE};
use crate::protocol::{
    AskId, ClosingReason, Eyes, MyTable, Secret, TableInfo, TableProblem, ToClient,
};
use crate::words::shown;
use games::{Said, Seat, Viewer, each_table};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;

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
        let mut info = kept.document.info(kept.id, &kept.code, kept.created, kept.touched);
        info.record_full = self.is_record_full();
        info.screen = self.audience.has_screen();
        let (here, left, awaited) = (self.here(), self.left(), self.awaited().seats);
        for (place, seat) in info.seats.iter_mut().enumerate() {
            seat.here = here.get(place).copied().unwrap_or(false);
            let away = kept.document.waits.away_since(Seat(seat.seat));
            seat.away = away.filter(|_| !seat.here).map(|since| since.0);
            seat.left = left.get(place).copied().unwrap_or(false);
            seat.awaited = awaited.contains(&Seat(seat.seat));
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
            noticed: bearer.and_then(|secret| document.days.noticed(&document.held_by(secret))),
        }
    }

    /// A connection says whose eyes it looks with.
    pub(crate) async fn hello(&mut self, by: ListenerId, eyes: &[Eyes], screen: bool) {
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
        self.audience.set_screen(by, screen);
        let welcome = ToClient::Welcome {
            table: self.info(),
            viewers: viewers.iter().map(|(viewer, _)| seat_of(*viewer)).collect(),
            now: self.clock.now().0,
            limit: self.limit().map(|limit| limit.0),
        };
        self.audience.send(by, &welcome);
        for (viewer, next) in viewers {
            // Nobody has been told more than this; whoever names a later number is told it again.
            let from = next.unwrap_or(self.told).min(self.told);
            let from = from.max(self.told.saturating_sub(CATCH_UP));
            let shown = self.with_play(move |play| shown_to(play, viewer, from)).await;
            if let Some(told) = shown.map(|shown| self.told_as(viewer, from, shown)) {
                self.audience.send(by, &told);
            }
        }
        if let Some(draft) = self.draft_for(self.audience.viewers(by)) {
            self.audience.send(by, &draft);
        }
        let undo = self.undo.as_ref().map(UndoQuestion::message);
        let pause = self.pause_question.as_ref().map(PauseQuestion::message);
        for asked in undo.into_iter().chain(pause) {
            self.audience.send(by, &asked);
        }
        if let Some(table) = self.kept.document.rematch {
            self.audience.send(by, &ToClient::Rematch { table });
        }
    }

    /// What a viewer hears from a number on, and sees now; nothing before the game has begun.
    fn told_to(&self, viewer: Viewer, from: u32) -> Option<ToClient> {
        let shown = shown_to(self.kept.play.as_ref()?, viewer, from);
        Some(self.told_as(viewer, from, shown))
    }

    fn told_as(&self, viewer: Viewer, from: u32, shown: Shown) -> ToClient {
        let Shown { steps, view, written } = shown;
        ToClient::Told {
            viewer: seat_of(viewer),
            from,
            steps,
            view,
            written,
            now: self.clock.now().0,
            limit: self.limit().map(|limit| limit.0),
            done: None,
            table: None,
        }
    }

    /// Shows a connection how things are, because it was late.
    pub(crate) fn show(&mut self, by: ListenerId, viewer: Viewer) {
        if let Some(told) = self.told_to(viewer, self.told) {
            self.audience.send(by, &told);
        }
    }

    /// Tells everybody what is kept and was not told yet, and whoever asked for it that it is
    /// done: one message a viewer, whose text is made once for all who look with the same eyes.
    pub(crate) fn tell(&mut self, asked: Option<&mut Asked>, changed: bool) {
        let from = self.told;
        self.told = self.kept.play.as_ref().map_or(0, |play| play.table.next_event());
        let news = self.told > from;
        if changed && !news {
            self.tell_table();
        }
        let info = (changed && news).then(|| self.info());
        let viewers = if news { self.audience.all_viewers() } else { Vec::new() };
        for viewer in viewers {
            let Some(mut told) = self.told_to(viewer, from) else { continue };
            told.also_about(info.clone());
            let asker = asked.as_deref().filter(|asked| viewer == Viewer::Seat(asked.seat));
            let is_asker = |id| asker.is_some_and(|asked| asked.by == id);
            let looks = |viewers: &[Viewer]| viewers.contains(&viewer);
            self.audience.send_where(&told, |id, viewers| looks(viewers) && !is_asker(id));
            if let Some(asked) = asker {
                told.answers(asked.id.clone());
                self.audience.send_where(&told, |id, viewers| looks(viewers) && is_asker(id));
            }
        }
        if let Some(asked) = asked.filter(|_| news) {
            asked.told = true;
        }
        self.hall.metrics.events_told.add(u64::from(self.told.saturating_sub(from)));
        let Some(play) = &self.kept.play else { return };
        if let Some(question) = self.undo.take_if(|question| question.is_stale(&play.table)) {
            let settled = question.settled();
            self.audience.send_all(&settled);
        }
    }

    /// Tells everybody how the table is now.
    pub(crate) fn tell_table(&mut self) {
        let table = self.info();
        self.audience.send_all(&ToClient::Table { table, now: self.clock.now().0 });
    }

    /// The tiles that a side is trying out, if one of these viewers may see them.
    fn draft_for(&self, viewers: &[Viewer]) -> Option<ToClient> {
        let table = &self.kept.play.as_ref()?.table;
        let (side, seat, tiles) = self.drafts.lying(table)?;
        let sees = viewers.iter().any(|&viewer| table.sees_draft(viewer, side));
        sees.then_some(ToClient::Draft { side: side.0, seat: seat.0, tiles })
    }

    /// A player tries out tiles, for those to see who may.
    pub(crate) fn draft(&mut self, by: ListenerId, seat: Seat, set: &[(i16, i16, Option<String>)]) {
        let Some(play) = &self.kept.play else {
            self.audience.send(by, &ToClient::Problem { problem: TableProblem::NotStarted });
            return;
        };
        if let Err(refusal) = self.drafts.set(&play.table, seat, set) {
            let problem = TableProblem::Refused { refusal: Box::new(refusal) };
            self.audience.send(by, &ToClient::Problem { problem });
        } else if let Some((side, seat, tiles)) = self.drafts.lying(&play.table) {
            let draft = ToClient::Draft { side: side.0, seat: seat.0, tiles };
            self.audience.send_where(&draft, |_, viewers| {
                viewers.iter().any(|&viewer| play.table.sees_draft(viewer, side))
            });
        }
    }
}

impl ToClient {
    /// What is told is also what came of something that was asked.
    fn answers(&mut self, id: AskId) {
        if let ToClient::Told { done, .. } = self {
            *done = Some(id);
        }
    }

    /// What is told changes the table too.
    fn also_about(&mut self, info: Option<TableInfo>) {
        if let ToClient::Told { table, .. } = self {
            *table = info;
        }
    }
}

/// Steps and a view, as JSON text, and how words in the steps are written.
struct Shown {
    steps: Box<RawValue>,
    view: Box<RawValue>,
    written: BTreeMap<String, String>,
}

/// What a viewer hears from a number on, and sees now.
fn shown_to(play: &Play, viewer: Viewer, from: u32) -> Shown {
    each_table!(&play.table, table => {
        let heard = table.heard(viewer, from);
        let words = heard.iter().flat_map(|heard| &heard.said).flat_map(Said::words);
        Shown {
            written: shown(play.words.all(), words),
            steps: json(&heard),
            view: json(&table.view(viewer)),
        }
    })
}

/// What the referee says, as JSON text.
fn json(said: &impl Serialize) -> Box<RawValue> {
    // No map in it has keys other than strings, so it always has a JSON form.
    to_raw_value(said).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
