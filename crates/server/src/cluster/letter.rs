//! What nodes write to each other. This is where such letters are read.
//!
//! A letter is a line of JSON and, after it, what is passed on as it stands. A node of the next
//! version may write kinds of letters that this one does not know: they count, and are put aside.

use crate::protocol::{Secret, TableProblem};
use crate::storage::{NodeId, TableId};
use crate::tables::ask::{Answered, Call};
use axum::body::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A letter with its sender and number.
#[derive(Serialize, Debug)]
pub(crate) struct Envelope {
    pub(crate) from: NodeId,
    /// Its number among those from this sender to this receiver, from 1 on; beats and notices to
    /// all have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u64>,
    pub(crate) letter: Letter,
}

/// An envelope before the letter in it is read.
#[derive(Deserialize)]
struct Sealed<'a> {
    from: NodeId,
    #[serde(default)]
    number: Option<u64>,
    #[serde(borrow)]
    letter: &'a RawValue,
}

/// What one node writes to another.
#[derive(Serialize, Deserialize, Debug)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Letter {
    /// A call over HTTP about a table that the receiver has.
    Call { table: TableId, call: u64, bearer: Option<Secret>, what: Call },
    /// What came of it.
    Answer { call: u64, answer: Box<Result<Answered, TableProblem>> },
    /// It was not even looked at: the table is elsewhere.
    NotHere { call: u64 },
    /// A connection opens at the sender, for a table that the receiver has.
    Join { table: TableId, listener: u64 },
    /// A client there says what follows; so long ago, after so long a way.
    Said { table: TableId, listener: u64, age_ms: u64, lag_ms: u64 },
    /// The connection is gone.
    Gone { table: TableId, listener: u64 },
    /// Connections at the receiver are sent what follows, as their last message if it is.
    Tell { to: Vec<u64>, last: bool },
    /// The sender does not have this table; whoever listens there has to come back.
    Moved { table: TableId },
    /// The sender has missed letters of the receiver: whatever hung on them is void.
    Missed,
    /// The sender is there, and has numbered so many letters to the receiver. `at` is the
    /// sender's own time, which the receiver sends back with how long it was kept.
    Beat { sent: u64, at: u64, echo: Option<Echo> },
    /// The sender goes; its tables are anybody's.
    Leaving,
    /// Something that a node of another version knows.
    #[serde(other)]
    Unknown,
}

/// What was in the last beat of the other, and how long ago it came, in microseconds.
#[derive(Clone, Copy, Serialize, Deserialize, Debug)]
pub(crate) struct Echo {
    pub(crate) at: u64,
    pub(crate) kept: u64,
}

/// A letter as it travels.
pub(crate) fn write(envelope: &Envelope, body: &str) -> Bytes {
    // No map in it has keys other than strings, so it always has a JSON form.
    let mut text = serde_json::to_string(envelope).unwrap_or_default();
    text.reserve_exact(1 + body.len());
    text.push('\n');
    text.push_str(body);
    text.into()
}

/// Reads a letter; what follows the line is still in bytes.
pub(crate) fn read(letter: &Bytes) -> Option<(Envelope, Bytes)> {
    let end = letter.iter().position(|&byte| byte == b'\n')?;
    let Sealed { from, number, letter: sealed } = serde_json::from_slice(&letter[..end]).ok()?;
    let read = serde_json::from_str(sealed.get()).unwrap_or(Letter::Unknown);
    Some((Envelope { from, number, letter: read }, letter.slice(end + 1..)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_read_as_it_was_written() {
        let letter = Letter::Tell { to: vec![1, 2], last: false };
        let envelope = Envelope { from: NodeId::new(7), number: Some(3), letter };
        let (read, body) = read(&write(&envelope, "{\"a\":\n1}")).unwrap();
        assert_eq!((read.from, read.number), (NodeId::new(7), Some(3)));
        assert!(matches!(read.letter, Letter::Tell { to, last: false } if to == [1, 2]));
        assert_eq!(&body[..], b"{\"a\":\n1}");
    }

    #[test]
    fn what_another_version_writes_is_put_aside_and_still_counts() {
        let text =
            "{\"from\":7,\"number\":4,\"more\":1,\"letter\":{\"kind\":\"later\",\"x\":[]}}\n";
        let (envelope, _) = read(&Bytes::from(text)).unwrap();
        assert_eq!(envelope.number, Some(4));
        assert!(matches!(envelope.letter, Letter::Unknown));
        let text = "{\"from\":7,\"number\":5,\"letter\":{\"kind\":\"join\",\"table\":9}}\n";
        let (envelope, _) = read(&Bytes::from(text)).unwrap();
        assert!(matches!(envelope.letter, Letter::Unknown), "a letter that makes no sense");
        for broken in ["", "{}", "{}\n", "\n"] {
            assert!(read(&Bytes::from(broken)).is_none(), "{broken:?}");
        }
    }
}
