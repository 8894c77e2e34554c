//! The tests by subject, and what they share.

mod again;
mod bots;
mod deadlines;
#[cfg(target_os = "linux")]
mod full_disk;
mod hand_over;
mod house_rules;
mod lag;
mod lobby;
mod long_game;
#[cfg(unix)]
mod many_nodes;
#[cfg(unix)]
mod moving;
mod old_database;
mod one_message;
mod one_process;
mod pace;
mod pausing;
mod screen;
mod undo;
mod written;

use crate::house::{House, Made, Stream};
use serde_json::{Value, json};

/// Two people of the one who makes the table.
pub fn two_people() -> Value {
    json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}}])
}

/// A game between two people that has begun.
pub async fn begun(house: &House, settings: Value) -> Made {
    let made = house.table(settings, two_people(), 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    made
}

impl House {
    /// A stream that holds one seat.
    pub async fn sit(&self, made: &Made, seat: usize) -> Stream {
        self.join(&made.id, json!([{"secret": made.secrets[seat]}])).await
    }

    /// The table as anybody may know it.
    pub async fn look(&self, made: &Made) -> Value {
        self.get(&format!("/api/tables/{}", made.id)).await.1["table"].clone()
    }
}

/// Does nothing, in a phase.
pub fn pass(id: &str, seat: u64, phase: &Value) -> Value {
    json!({"type": "play", "id": id, "seat": seat, "phase": phase, "command": "pass"})
}

impl Stream {
    /// What the table's clock shows.
    pub async fn clock(&mut self) -> u64 {
        self.say(json!({"type": "ping"})).await;
        self.await_type("pong").await["now"].as_u64().unwrap()
    }

    /// The news of one kind, and when it happened.
    pub async fn news(&mut self, pointer: &str) -> (Value, u64) {
        loop {
            let told = self.await_type("told").await;
            for step in told["steps"].as_array().unwrap() {
                if let Some(news) = step["news"].pointer(pointer) {
                    return (news.clone(), step["at"].as_u64().unwrap());
                }
            }
        }
    }
}
