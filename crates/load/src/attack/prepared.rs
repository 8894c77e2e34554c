//! What an attack finds or brings along: tables with a long past, made from other addresses before
//! it begins, as if over weeks.

use crate::Fault;
use crate::http;
use crate::place::Place;
use crate::table::{SEATS, Table};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinSet;

/// What one may say at once before one has to wait.
const AT_ONCE: u32 = 120;

/// How long to wait after that, so that nobody is turned away.
const PACE: Duration = Duration::from_millis(30);

/// Tables that one household makes, so that nobody is turned away.
const OF_A_HOUSEHOLD: u32 = 4;

/// A game that has lasted so many commands. Nobody is connected.
pub(super) async fn long_game(
    number: u32,
    server: SocketAddr,
    commands: u32,
) -> Result<Table, Fault> {
    let place = Place::household(number / OF_A_HOUSEHOLD);
    let mut table = Table::open(place, server).await?;
    table.connect([server; SEATS], None).await?;
    for nth in 0..commands {
        if nth > AT_ONCE {
            tokio::time::sleep(PACE).await;
        }
        table.play().await?;
    }
    table.disconnect();
    Ok(table)
}

/// Several such games.
pub(super) async fn long_games(
    count: u32,
    server: SocketAddr,
    commands: u32,
) -> Result<Vec<Table>, Fault> {
    let mut playing = JoinSet::new();
    for number in 0..count {
        playing.spawn(long_game(number, server, commands));
    }
    let mut games = Vec::new();
    while let Some(game) = playing.join_next().await {
        games.push(game.map_err(Fault::during("preparing"))??);
    }
    Ok(games)
}

/// A game that has lasted so many commands and then ended, because somebody left it.
pub(super) async fn finished_game(
    number: u32,
    server: SocketAddr,
    commands: u32,
) -> Result<Table, Fault> {
    let mut table = long_game(number, server, commands).await?;
    table.connect([server; SEATS], None).await?;
    table.send(json!({ "type": "resign", "id": "resigns", "seat": 0 })).await?;
    table.disconnect();
    Ok(table)
}

/// A new table with such seats, started; gives its address and the secrets of the caller's seats.
pub(super) async fn started(
    place: Place,
    server: SocketAddr,
    game: &str,
    seats: Value,
) -> Result<(String, Vec<String>), Fault> {
    let wanted = json!({ "settings": { "game": game }, "seats": seats });
    let new: Value = http::post(place, server, "/api/tables", None, &wanted).await?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let (id, host) = (text(&new["table"]["id"]), text(&new["host"]));
    let start = format!("/api/tables/{id}/start");
    let _: Value = http::post(place, server, &start, Some(&host), &json!({})).await?;
    let secrets = new["seats"].as_array().into_iter().flatten();
    Ok((id, secrets.map(|seat| text(&seat["secret"])).collect()))
}
