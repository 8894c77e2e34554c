//! Previews: what a draft would score.
//!
//! Somebody who drags a card over the board asks for many, and wants to know the last. So a preview
//! waits until nothing else is asked of the table, or enough was; one that is overtaken by a later
//! one on the same connection is not looked at, and its answer says so.

use super::audience::ListenerId;
use super::keeper::Keeper;
use crate::limits::ASKED_BEFORE_PREVIEW;
use crate::protocol::{AnswerOutcome, AskId, TableProblem, ToClient};
use games::{AnyCommand, Preview, Seat};
use serde_json::Value;

/// The previews that were asked for and not looked at yet.
#[derive(Default)]
pub(crate) struct Previews {
    /// At most one for each seat of a connection.
    waiting: Vec<Waiting>,
    /// How much else was asked meanwhile.
    passed: usize,
}

struct Waiting {
    by: ListenerId,
    seat: Seat,
    id: AskId,
    command: Value,
}

impl Keeper {
    /// A preview is asked for.
    pub(crate) fn ask_preview(&mut self, by: ListenerId, seat: Seat, id: AskId, command: Value) {
        let waiting = &mut self.previews.waiting;
        let same = waiting.iter().position(|one| (one.by, one.seat) == (by, seat));
        let overtaken = same.map(|nth| waiting.remove(nth));
        waiting.push(Waiting { by, seat, id, command });
        if let Some(Waiting { id, .. }) = overtaken {
            let outcome = AnswerOutcome::Superseded;
            self.audience.send(by, &ToClient::Answer { id, outcome });
        }
    }

    /// Looks at the previews that wait, if nothing else does.
    pub(crate) fn look_at_previews(&mut self, nothing_else: bool) {
        let Previews { waiting, passed } = &mut self.previews;
        *passed += 1;
        if waiting.is_empty() || !nothing_else && *passed < ASKED_BEFORE_PREVIEW {
            return;
        }
        *passed = 0;
        for Waiting { by, seat, id, command } in std::mem::take(waiting) {
            let outcome = match self.kept.game.command(command) {
                Ok(command) => self.preview(seat, command),
                Err(refusal) => AnswerOutcome::Refused { refusal },
            };
            self.audience.send(by, &ToClient::Answer { id, outcome });
        }
    }

    /// What a command would score.
    fn preview(&self, seat: Seat, command: AnyCommand) -> AnswerOutcome {
        let Some(play) = &self.kept.play else {
            return AnswerOutcome::Failed { problem: TableProblem::NotStarted };
        };
        match play.table.preview(seat, command, play.words.all()) {
            Err(refusal) => AnswerOutcome::Refused { refusal },
            Ok(Preview { lines, kept }) => {
                AnswerOutcome::Scored { total: games::total(&lines), lines, kept }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::NodeId;
    use crate::tables::audience::{Listener, Outgoing, Outlet};
    use crate::tables::trial;
    use games::{GameName, Viewer};
    use serde_json::json;
    use tokio::sync::mpsc;

    const ME: ListenerId = ListenerId { node: NodeId::new(1), number: 1 };

    /// Of twenty previews that wait, the last is looked at, and each is answered.
    #[tokio::test]
    async fn a_preview_that_is_overtaken_is_not_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        let seats = json!([
            {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}},
        ]);
        let mut keeper = trial::begun(GameName::Classic, seats, folder.path()).await;
        let (outgoing, mut queue) = mpsc::channel(100);
        keeper.audience.add(Listener { id: ME, outlet: Outlet::Here(outgoing) });
        keeper.audience.seat(ME, vec![Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))]);
        for nth in 0..20 {
            keeper.ask_preview(ME, Seat(0), AskId(nth.to_string()), json!("pass"));
            keeper.look_at_previews(false);
        }
        // Another seat has one of its own.
        keeper.ask_preview(ME, Seat(1), AskId("other".to_owned()), json!("pass"));
        keeper.look_at_previews(true);
        let mut kinds = Vec::new();
        while let Ok(Outgoing::Message(text)) = queue.try_recv() {
            let message: Value = serde_json::from_str(&text).unwrap();
            let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
            kinds.push((text(&message["id"]), text(&message["outcome"]["kind"])));
        }
        let mut expected: Vec<(String, String)> =
            (0..19).map(|nth: i32| (nth.to_string(), "superseded".to_owned())).collect();
        expected.push(("19".to_owned(), "scored".to_owned()));
        expected.push(("other".to_owned(), "scored".to_owned()));
        assert_eq!(kinds, expected);
    }

    /// However much else is asked, a preview is answered.
    #[tokio::test]
    async fn a_preview_does_not_wait_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let seats = json!([
            {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}},
        ]);
        let mut keeper = trial::begun(GameName::Classic, seats, folder.path()).await;
        keeper.ask_preview(ME, Seat(0), AskId("one".to_owned()), json!("pass"));
        for _ in 0..ASKED_BEFORE_PREVIEW {
            keeper.look_at_previews(false);
        }
        assert!(keeper.previews.waiting.is_empty());
    }
}
