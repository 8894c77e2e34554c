//! Questions and messages that cost the server more than the sender, as many as there is room for.

use super::catalogue::Ended;
use super::field::Field;
use super::line::{Line, flood, get, post};
use super::prepared::{long_game, long_games, started};
use super::shouting::{ALLOWED, Throat, play, shout};
use crate::place::Place;
use crate::table::{SEATS, Table};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

/// Connections that ask over HTTP.
const LINES: u64 = 16;

/// Tables at which messages are shouted, and how long their games are.
const TABLES: u32 = 10;
const HISTORY: u32 = 200;

fn ask(field: Arc<Field>, request: fn(u64) -> String) -> Ended {
    Box::pin(async move {
        let end = field.go().await?;
        flood(&field, end, LINES, request).await;
        Ok(None)
    })
}

pub(super) fn words(field: Arc<Field>) -> Ended {
    ask(field, |number| {
        let lexicon = ["pt", "fr", "en"][number as usize % 3];
        get(&format!("/api/lexicons/{lexicon}/words/casa{}", letters(number)), "")
    })
}

pub(super) fn anagrams(field: Arc<Field>) -> Ended {
    ask(field, |number| {
        let lexicon = ["pt", "fr", "en"][number as usize % 3];
        let rack = format!("AEIORSTLND{}%3F%3F%3F%3F", letters(number).split_off(3));
        get(&format!("/api/lexicons/{lexicon}/anagrams?letters={rack}"), "")
    })
}

/// Four letters from a number.
fn letters(number: u64) -> String {
    (0..4).map(|place| char::from(b'a' + (number / 26_u64.pow(place) % 26) as u8)).collect()
}

pub(super) fn pages(field: Arc<Field>) -> Ended {
    const PAGES: [&str; 8] = [
        "/",
        "/api/games",
        "/api",
        "/metrics",
        "/api/tables",
        "/healthz",
        "/api/lexicons",
        "/api/tables/0123456789abcdef/review",
    ];
    ask(field, |number| get(PAGES[number as usize % PAGES.len()], ""))
}

pub(super) fn large_requests(field: Arc<Field>) -> Ended {
    ask(field, |number| match number % 4 {
        0 => post("/api/tables", "", &"[".repeat(15_000)),
        1 => post("/api/tables", "", &"x".repeat(200_000)),
        2 => get("/", &format!("X-Large: {}\r\n", "x".repeat(100_000))),
        _ => get(&format!("/api/tables/{}", "%41".repeat(2_000)), ""),
    })
}

/// Makes and starts tables of bots as fast as it may.
pub(super) fn new_tables(field: Arc<Field>) -> Ended {
    const AT_ONCE: usize = 8;
    Box::pin(async move {
        let end = field.go().await?;
        let mut making = JoinSet::new();
        for _ in 0..AT_ONCE {
            let field = Arc::clone(&field);
            making.spawn(async move {
                let bot = json!({ "who": { "kind": "bot", "level": "maestro" } });
                let wanted = json!({
                    "settings": { "game": "classic", "open": true },
                    "seats": [bot, bot, bot, bot],
                });
                while Instant::now() < end {
                    let Ok(mut line) = Line::open(Place::HOSTILE, field.server).await else {
                        field.count("no connection");
                        tokio::time::sleep(Duration::from_millis(5)).await;
                        continue;
                    };
                    let wanted = post("/api/tables", "", &wanted.to_string());
                    while let Ok(Ok(made)) = timeout_at(end, line.ask(&wanted)).await {
                        field.count(format!("{} to a new table", made.status));
                        let made: Value = serde_json::from_str(&made.body).unwrap_or_default();
                        let (Some(id), Some(host)) =
                            (made["table"]["id"].as_str(), made["host"].as_str())
                        else {
                            continue;
                        };
                        let path = format!("/api/tables/{id}/start");
                        let bearer = format!("Authorization: Bearer {host}\r\n");
                        let start = post(&path, &bearer, "{}");
                        if let Ok(Ok(started)) = timeout_at(end, line.ask(&start)).await {
                            field.count(format!("{} to its start", started.status));
                        }
                    }
                }
            });
        }
        while making.join_next().await.is_some() {}
        Ok(None)
    })
}

/// Asks after sixty-four tables in one call, again and again.
pub(super) fn mine(field: Arc<Field>) -> Ended {
    const HELD: u32 = 64;
    Box::pin(async move {
        let mut held = Vec::new();
        for number in 0..HELD {
            let table = Table::open(Place::household(number / 4), field.server).await?;
            held.push(json!({ "table": table.id, "secret": table.secrets[0] }));
        }
        let request = post("/api/tables/mine", "", &json!({ "held": held }).to_string());
        let end = field.go().await?;
        flood(&field, end, LINES, move |_| request.clone()).await;
        Ok(None)
    })
}

/// Both seats of many tables, twice each.
fn throats(tables: &[Table]) -> Vec<Throat> {
    let seats = tables.iter().flat_map(|table| (0..2 * SEATS).map(move |nth| (table, nth % SEATS)));
    seats
        .map(|(table, seat)| Throat {
            table: table.id.clone(),
            secret: Some(table.secrets[seat].clone()),
        })
        .collect()
}

/// Commands for a phase that has not come, or that is long over, at games with a past.
fn wrong_phase(field: Arc<Field>, phase: u32) -> Ended {
    Box::pin(async move {
        let tables = long_games(TABLES, field.server, HISTORY).await?;
        let seats: Vec<(String, u8)> =
            tables.iter().flat_map(|table| table.secrets.iter().cloned().zip(0..)).collect();
        let end = field.go().await?;
        shout(&field, end, throats(&tables), ALLOWED, move |throat, number| {
            let secret = throat.secret.as_deref().unwrap_or_default();
            let seat = seats.iter().find(|(known, _)| known == secret).map_or(0, |(_, seat)| *seat);
            play(seat, number, phase, json!({ "draw": { "from": "pile" } }))
        })
        .await;
        Ok(None)
    })
}

pub(super) fn not_yet(field: Arc<Field>) -> Ended {
    wrong_phase(field, 1_000_000)
}

pub(super) fn stale(field: Arc<Field>) -> Ended {
    wrong_phase(field, 0)
}

/// Takes back and agrees, again and again, at long games.
pub(super) fn undo(field: Arc<Field>) -> Ended {
    const LONG: u32 = 400;
    Box::pin(async move {
        let tables = long_games(4, field.server, LONG).await?;
        let second: Vec<String> = tables.iter().map(|table| table.secrets[1].clone()).collect();
        let throats = tables.iter().flat_map(|table| {
            let throat =
                |secret: &String| Throat { table: table.id.clone(), secret: Some(secret.clone()) };
            table.secrets.iter().map(throat)
        });
        let throats = throats.collect();
        let end = field.go().await?;
        shout(&field, end, throats, ALLOWED, move |throat, number| {
            let agrees = throat.secret.as_ref().is_some_and(|secret| second.contains(secret));
            let id = number.to_string();
            match agrees {
                false => json!({ "type": "undo", "id": id, "seat": 0 }),
                true => json!({ "type": "undo_answer", "id": id, "seat": 1, "agree": true }),
            }
        })
        .await;
        Ok(None)
    })
}

/// Asks what cards would score that it may not even have.
pub(super) fn previews(field: Arc<Field>) -> Ended {
    Box::pin(async move {
        let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
        let mut throats = Vec::new();
        for number in 0..TABLES {
            let place = Place::household(number / 4);
            let seats = json!([me("Ana"), me("Rui")]);
            let (table, secrets) = started(place, field.server, "classic", seats).await?;
            // Each seat four times, and only the first, which is asked about below.
            let secret = secrets.into_iter().next();
            throats.extend((0..4).map(|_| Throat { table: table.clone(), secret: secret.clone() }));
        }
        let cards: Vec<Value> = (0..7).map(|nth| json!([0, nth, "?"])).collect();
        let end = field.go().await?;
        shout(&field, end, throats, ALLOWED, move |_, number| {
            let command = json!({ "lay": { "cards": cards, "appeal": true } });
            json!({ "type": "preview", "id": number.to_string(), "seat": 0, "command": command })
        })
        .await;
        Ok(None)
    })
}

/// Asks for the whole history of a long game, again and again, with many eyes at once.
pub(super) fn hellos(field: Arc<Field>) -> Ended {
    const STREAMS: usize = 20;
    const EYES: usize = 100;
    Box::pin(async move {
        let table = long_game(0, field.server, 400).await?;
        let throats = vec![Throat { table: table.id.clone(), secret: None }; STREAMS];
        let end = field.go().await?;
        shout(&field, end, throats, ALLOWED, |_, number| {
            let eyes = if number % 2 == 0 { EYES } else { 1 };
            json!({ "type": "hello", "viewers": vec![json!({ "next": 0 }); eyes] })
        })
        .await;
        Ok(None)
    })
}

/// Messages that are too large, or no messages at all.
pub(super) fn nonsense(field: Arc<Field>) -> Ended {
    const STREAMS: usize = 60;
    Box::pin(async move {
        let table = long_game(0, field.server, 20).await?;
        let throats = vec![Throat { table: table.id.clone(), secret: None }; STREAMS];
        let end = field.go().await?;
        shout(&field, end, throats, ALLOWED, |_, number| match number % 4 {
            0 => Value::String("[".repeat(15_000)),
            1 => Value::String("x".repeat(300_000)),
            2 => json!({ "type": "play", "id": "x".repeat(10_000), "seat": 0 }),
            _ => Value::String(format!(
                "{{\"type\":\"hello\",\"viewers\":[{}]}}",
                "{},".repeat(4_000)
            )),
        })
        .await;
        Ok(None)
    })
}
