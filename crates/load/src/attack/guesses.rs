//! Looking for tables that were told to nobody: codes are tried, over HTTP and by the handshake of
//! the stream, and the sender pretends to be somebody else.

use super::catalogue::Ended;
use super::field::Field;
use super::line::{flood, get};
use crate::place::Place;
use crate::table::Table;
use games::{Chance, Seeded};
use std::sync::Arc;

/// Connections that guess.
const LINES: u64 = 16;

/// The letters of codes.
const LETTERS: &[u8; 20] = b"ABCDEFGHJKMNPQRSTVWX";

/// What opens a WebSocket.
const UPGRADE: &str = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                       Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/// Guesses that one address may be told about each second. Codes of forty bits are then safe for
/// ever, and old ones of twenty-six for longer than a table lasts.
const TOLD_A_SECOND: u64 = 40;

pub(super) fn by_call(field: Arc<Field>) -> Ended {
    guess(field, |code, _| get(&format!("/api/tables/{code}"), ""))
}

pub(super) fn by_stream(field: Arc<Field>) -> Ended {
    guess(field, |code, _| get(&format!("/api/tables/{code}/stream"), UPGRADE))
}

pub(super) fn as_others(field: Arc<Field>) -> Ended {
    guess(field, |code, number| {
        let [_, a, b, c] = (number as u32).to_be_bytes();
        let spoof = format!("X-Forwarded-For: 10.{a}.{b}.{c}\r\nForwarded: for=10.{a}.{b}.{c}\r\n");
        get(&format!("/api/tables/{code}/stream"), &format!("{UPGRADE}{spoof}"))
    })
}

fn guess(field: Arc<Field>, request: fn(&str, u64) -> String) -> Ended {
    Box::pin(async move {
        // Somebody's table is there to be found.
        Table::open(Place::household(0), field.server).await?;
        let end = field.go().await?;
        let began = tokio::time::Instant::now();
        flood(&field, end, LINES, move |number| request(&code(number), number)).await;
        let told = field.counted("404") + field.counted("200") + field.counted("101");
        let a_second = told / began.elapsed().as_secs().max(1);
        field.note(format!("{a_second} guesses told a second"));
        let most = TOLD_A_SECOND;
        Ok((a_second > most).then(|| format!("{a_second} guesses told a second, over {most}")))
    })
}

/// A code as one guesses it.
fn code(number: u64) -> String {
    let mut chance = Seeded::new(number);
    (0..6).map(|_| char::from(LETTERS[chance.below(LETTERS.len() as u32) as usize])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_are_codes_and_differ() {
        let codes: std::collections::HashSet<String> = (0..1_000).map(code).collect();
        assert!(codes.len() > 990);
        assert!(codes.iter().all(|code| code.len() == 6));
    }
}
