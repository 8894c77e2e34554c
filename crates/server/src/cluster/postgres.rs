//! Letters over PostgreSQL's own LISTEN and NOTIFY, for houses that have no other bus.
//!
//! A notice holds less than 8,000 bytes, so a longer letter goes in several; they are of one
//! transaction and therefore arrive one after another. Letters that wait go in one statement.

use super::bus::{Bus, Inbox};
use crate::error::ServeError;
use crate::limits::LETTERS_WAITING;
use crate::storage::{NodeId, StorageError};
use axum::body::Bytes;
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// Bytes of a letter in one notice.
const PIECE: usize = 7_900;

/// Letters in one statement.
const GROUP: usize = 64;

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(2);

/// Sends notices in order.
const NOTIFY: &str = "\
    SELECT pg_notify(channel, piece) \
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS letter (channel, piece, place) \
    ORDER BY place";

struct Notices {
    letters: mpsc::Sender<(String, Bytes)>,
}

/// Listens at the database.
pub(super) async fn open(address: &str, me: NodeId) -> Result<(Arc<dyn Bus>, Inbox), ServeError> {
    let wrong = |fault: sqlx::Error| {
        ServeError::Storage(StorageError::Unavailable(format!("it cannot be listened to: {fault}")))
    };
    let options = PgConnectOptions::from_str(address)
        .map_err(|_| ServeError::Bus("the address of the database is wrong".to_owned()))?
        .application_name("abecedar bus")
        // A letter that is lost in a crash is no loss.
        .options([("synchronous_commit", "off")])
        .disable_statement_logging();
    let pool = PgPoolOptions::new()
        .max_connections(2)
        .acquire_timeout(PATIENCE)
        .connect_with(options)
        .await
        .map_err(wrong)?;
    let mut listener = PgListener::connect_with(&pool).await.map_err(wrong)?;
    listener.ignore_pool_close_event(true);
    let (own, all) = (channel(Some(me)), channel(None));
    listener.listen_all([own.as_str(), all.as_str()]).await.map_err(wrong)?;
    let (incoming, inbox) = mpsc::channel(LETTERS_WAITING);
    tokio::spawn(receive(listener, incoming));
    let (letters, queue) = mpsc::channel(LETTERS_WAITING);
    tokio::spawn(send(pool, queue));
    Ok((Arc::new(Notices { letters }), inbox))
}

fn channel(node: Option<NodeId>) -> String {
    match node {
        Some(node) => format!("abecedar_{node}"),
        None => "abecedar_all".to_owned(),
    }
}

impl Bus for Notices {
    fn post(&self, to: Option<NodeId>, letter: Bytes) {
        // A letter that finds no room is lost, which its receiver finds out.
        let _ = self.letters.try_send((channel(to), letter));
    }
}

/// Each piece is told apart by a number, because PostgreSQL leaves out notices of a transaction
/// that are alike; the last of a letter ends its number with a full stop.
fn pieces(letter: &str, count: &mut u64) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut rest = letter;
    loop {
        let mut end = rest.len().min(PIECE);
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let (piece, after) = rest.split_at(end);
        let mark = if after.is_empty() { '.' } else { '+' };
        *count += 1;
        pieces.push(format!("{count}{mark}{piece}"));
        rest = after;
        if rest.is_empty() {
            return pieces;
        }
    }
}

async fn send(pool: PgPool, mut queue: mpsc::Receiver<(String, Bytes)>) {
    let (mut group, mut count) = (Vec::new(), 0);
    while queue.recv_many(&mut group, GROUP).await > 0 {
        let (mut channels, mut texts) = (Vec::new(), Vec::new());
        for (channel, letter) in group.drain(..) {
            let Ok(letter) = std::str::from_utf8(&letter) else { continue };
            for piece in pieces(letter, &mut count) {
                channels.push(channel.clone());
                texts.push(piece);
            }
        }
        let sent = sqlx::query(NOTIFY).bind(channels).bind(texts).execute(&pool).await;
        if let Err(fault) = sent {
            tracing::warn!(%fault, "letters were not posted");
        }
    }
}

async fn receive(mut listener: PgListener, incoming: mpsc::Sender<Bytes>) {
    // By the channel, as pieces of letters on another may come between.
    let mut begun: [String; 2] = Default::default();
    loop {
        let notice = match listener.recv().await {
            Ok(notice) => notice,
            Err(fault) => {
                tracing::warn!(%fault, "the database is not heard");
                tokio::time::sleep(Duration::from_millis(200)).await;
                begun = Default::default();
                continue;
            }
        };
        let place = usize::from(notice.channel() == "abecedar_all");
        let Some(mark) = notice.payload().find(['.', '+']) else { continue };
        let (number, piece) = notice.payload().split_at(mark);
        if number.bytes().any(|digit| !digit.is_ascii_digit()) {
            continue;
        }
        begun[place].push_str(&piece[1..]);
        if piece.starts_with('.') {
            let letter = Bytes::from(std::mem::take(&mut begun[place]));
            if incoming.send(letter).await.is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_letter_goes_in_pieces_that_fit_and_differ() {
        let letter = "é".repeat(9_000);
        let pieces = pieces(&letter, &mut 0);
        assert!(pieces.len() > 2 && pieces.iter().all(|piece| piece.len() < 8_000));
        let whole: String = pieces.iter().map(|piece| &piece[2..]).collect();
        assert_eq!(whole, letter);
        assert!(pieces.last().is_some_and(|last| last.starts_with("3.")));
        assert_eq!(super::pieces("", &mut 4), ["5."]);
    }
}
