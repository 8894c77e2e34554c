//! Party's timer and the way that commands take: the clock is set by hand.

use super::*;
use crate::storage::NodeId;
use crate::tables::audience::{Listener, Outgoing, Outlet};
use crate::tables::clock::TableClock;
use crate::tables::trial;
use games::{AnyTable, GameName, party};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::mpsc;

const ME: ListenerId = ListenerId { node: NodeId::new(1), number: 1 };

/// A game of Party whose timer runs, and who is on turn.
async fn running(folder: &TempDir) -> (Keeper, Seat, mpsc::Receiver<Outgoing>) {
    let team = |name: &str, team: u8| json!({"who": {"kind": "me", "name": name}, "team": team});
    let seats = json!([team("Ana", 0), team("Rui", 1)]);
    let mut keeper = trial::begun(GameName::Party, seats, folder.path()).await;
    let (outgoing, queue) = mpsc::channel(100);
    keeper.audience.add(Listener { id: ME, outlet: Outlet::Here(outgoing) });
    keeper.audience.seat(ME, vec![Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))]);
    for _ in 0..40 {
        let play = keeper.kept.play.as_mut().unwrap();
        let AnyTable::Party(table) = &play.table else { panic!("another game") };
        let (seat, now) = (Seat(table.state().on_turn.0), table.now());
        match &table.state().stage {
            party::Stage::Run { clock: Some(_), .. } => return (keeper, seat, queue),
            party::Stage::Roll { .. } => {
                let command = AnyCommand::Party(party::Command::Roll);
                let act = Act::Play { phase: table.phase(), command };
                play.submit(Some(seat), act, now).unwrap();
            }
            _ => play.advance(play.table.deadline().unwrap()),
        }
        keeper.settle(None).await.unwrap();
    }
    panic!("the timer never ran");
}

fn deadline(keeper: &Keeper) -> Millis {
    keeper.kept.play.as_ref().unwrap().table.deadline().unwrap()
}

/// Passes, heard so long after the deadline and so long on its way; the answer.
async fn pass(heard: u64, way: u64) -> (Value, Millis, Millis) {
    let folder = tempfile::tempdir().unwrap();
    let (mut keeper, seat, mut queue) = running(&folder).await;
    let (end, phase) = (deadline(&keeper), keeper.kept.play.as_ref().unwrap().table.phase());
    // It is not judged before the longest way that counts has passed.
    assert_eq!(keeper.next_event(), Some(end.plus(Millis(500))));
    keeper.clock = TableClock::standing(end.plus(Millis(heard)));
    let message = serde_json::from_value(json!({
        "type": "play", "id": "p", "seat": seat, "phase": phase, "command": "pass",
    }));
    let said = Said {
        by: ME,
        message: message.unwrap(),
        heard: Instant::now(),
        lag: Duration::from_millis(way),
    };
    keeper.listen(said).await;
    let mut answer = Value::Null;
    while let Ok(Outgoing::Message(text)) = queue.try_recv() {
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == "answer" {
            answer = message["outcome"].clone();
        } else if message["done"] == "p" {
            answer = json!({"kind": "done"});
        }
    }
    (answer, end, keeper.kept.play.as_ref().unwrap().table.now())
}

#[tokio::test]
async fn a_pass_that_was_sent_in_time_is_in_time() {
    let (answer, end, at) = pass(300, 400).await;
    assert_eq!(answer["kind"], "done", "{answer}");
    assert_eq!(at, Millis(end.0 - 100));
}

#[tokio::test]
async fn a_pass_over_a_short_line_is_too_late_and_so_is_one_beyond_the_cap() {
    for (heard, way) in [(300, 0), (700, 5_000)] {
        let (answer, end, at) = pass(heard, way).await;
        assert_eq!(answer["refusal"]["code"], "stale", "{answer}");
        assert_eq!(at, end, "the deadline passed at its own moment");
    }
}
