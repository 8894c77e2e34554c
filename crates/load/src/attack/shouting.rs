//! Streams that say as much as one stream may, or more; whichever is closed is opened anew.

use super::field::Field;
use crate::place::Place;
use crate::socket::Socket;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout_at};

/// Just as fast as one stream may for ever.
pub(super) const ALLOWED: Duration = Duration::from_millis(52);

/// How long it waits before it calls again.
const AGAIN: Duration = Duration::from_millis(20);

/// Who shouts at which table: with the secret of a seat, or as a watcher.
#[derive(Clone, Debug)]
pub(super) struct Throat {
    pub(super) table: String,
    pub(super) secret: Option<String>,
}

/// As much of a message as is counted.
#[derive(Deserialize)]
struct Answered {
    r#type: String,
    #[serde(default)]
    outcome: Option<Outcome>,
    #[serde(default)]
    problem: Option<Coded>,
    #[serde(default)]
    reason: Option<String>,
}

#[derive(Deserialize)]
struct Outcome {
    kind: String,
    #[serde(default)]
    refusal: Option<Coded>,
    #[serde(default)]
    problem: Option<Coded>,
}

#[derive(Deserialize)]
struct Coded {
    code: String,
}

impl Answered {
    fn said(self) -> String {
        let outcome = self.outcome;
        let coded = match outcome {
            Some(Outcome { kind, refusal, problem }) => {
                let code = refusal.or(problem).map(|coded| coded.code);
                return code.map_or(kind.clone(), |code| format!("{kind} {code}"));
            }
            None => self.problem.map(|coded| coded.code).or(self.reason),
        };
        coded.map_or(self.r#type.clone(), |code| format!("{} {code}", self.r#type))
    }
}

/// Each throat says one message after the other at a pace until the end, each message made anew
/// from its number; what is answered is counted.
pub(super) async fn shout(
    field: &Arc<Field>,
    end: Instant,
    throats: Vec<Throat>,
    pace: Duration,
    message: impl Fn(&Throat, u64) -> Value + Clone + Send + 'static,
) {
    let mut shouting = JoinSet::new();
    for (nth, throat) in throats.into_iter().enumerate() {
        let (field, message) = (Arc::clone(field), message.clone());
        shouting.spawn(async move {
            let mut number = (nth as u64) << 32;
            while Instant::now() < end {
                let secret = throat.secret.as_deref();
                let open = Socket::open(Place::HOSTILE, field.server, &throat.table, secret, None);
                let mut socket = match timeout_at(end, open).await {
                    Ok(Ok(socket)) => socket,
                    Ok(Err(_)) => {
                        field.count("no stream");
                        tokio::time::sleep(AGAIN).await;
                        continue;
                    }
                    Err(_) => return,
                };
                let mut beat = interval(pace);
                beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
                loop {
                    tokio::select! {
                        _ = beat.tick() => {
                            number += 1;
                            let said = message(&throat, number);
                            // Text that is no JSON comes as a plain string.
                            let said = match said {
                                Value::String(text) => socket.say_text(text).await,
                                said => socket.say(&said).await,
                            };
                            if said.is_err() {
                                break;
                            }
                        }
                        heard = socket.hear_text() => match heard {
                            Ok(text) => {
                                let read = serde_json::from_str::<Answered>(&text);
                                field.count(read.map_or("nonsense".into(), Answered::said));
                            }
                            Err(_) => break,
                        },
                        () = tokio::time::sleep_until(end) => return,
                    }
                }
                field.count("closed");
                tokio::time::sleep(AGAIN).await;
            }
        });
    }
    while shouting.join_next().await.is_some() {}
}

/// A command for a seat under a name that no other has.
pub(super) fn play(seat: u8, number: u64, phase: u32, command: Value) -> Value {
    let id = number.to_string();
    json!({ "type": "play", "id": id, "seat": seat, "phase": phase, "command": command })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_named_after_what_they_say() {
        let said = |text: &str| serde_json::from_str::<Answered>(text).map(Answered::said).unwrap();
        assert_eq!(said(r#"{"type":"told","view":{"a":[1]}}"#), "told");
        assert_eq!(said(r#"{"type":"closing","reason":"too_fast"}"#), "closing too_fast");
        assert_eq!(said(r#"{"type":"problem","problem":{"code":"busy"}}"#), "problem busy");
        let refused =
            r#"{"type":"answer","id":"1","outcome":{"kind":"refused","refusal":{"code":"stale"}}}"#;
        assert_eq!(said(refused), "refused stale");
        assert_eq!(said(r#"{"type":"answer","outcome":{"kind":"done","next":1}}"#), "done");
    }
}
