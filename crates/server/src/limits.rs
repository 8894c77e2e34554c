//! How much a caller may ask for. Every limit of the server stands here, with its reason.
//!
//! [`Limits`] are those that whoever runs a server may want otherwise; `docs/operations.md` says
//! how. The others are constants.

use serde::Deserialize;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The limits that whoever runs a server may want otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Calls about tables that one address may make each second, on average.
    pub calls_per_second: u32,
    /// How many more it may make at once after a pause.
    pub calls_at_once: u32,
    /// Tables that one address may make each minute, on average.
    pub tables_per_minute: u32,
    /// Connections that one address may have open. A household or a school is one address.
    pub connections_per_address: u32,
    /// Connections in all.
    pub connections: u32,
    /// Messages that one connection may send each second, on average. Dragging a tile over the
    /// board sends several.
    pub messages_per_second: u32,
    /// Messages for one seat each second, on average, from all connections that hold it: a phone
    /// and a computer at once are usual, eight busy tabs are not.
    pub messages_per_seat: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            calls_per_second: 20,
            calls_at_once: 100,
            tables_per_minute: 20,
            connections_per_address: 200,
            connections: 20_000,
            messages_per_second: 20,
            messages_per_seat: 40,
        }
    }
}

/// Bytes of a request's body. The largest asks about many tables; anything larger is refused
/// unread.
pub const REQUEST_BODY: usize = 16 * 1024;

/// Characters that a word or a rack may be typed with. A word folds to at most
/// [`lexicon::MAX_WORD`] letters; this leaves room for decomposed marks, several a letter.
pub const TYPED_CHARACTERS: usize = 4 * lexicon::MAX_WORD;

/// Characters of a lexicon's name; no name is longer.
pub const LEXICON_NAME: usize = 64;

/// How long an opened lexicon is kept before its file is looked at again, so that a list which
/// was imported anew is soon the one that counts.
pub const LEXICON_KEPT: Duration = Duration::from_secs(20);

/// Letters and blanks together in an anagram search: no word is longer than this.
pub const RACK: usize = lexicon::MAX_WORD;

/// Blanks in an anagram search. With more, nearly every word of the lexicon fits.
pub const BLANKS: usize = 4;

/// Words of one length in an answer that covers every length.
pub const WORDS_OF_EACH_LENGTH: usize = 60;

/// Words in an answer that asks on for one length.
pub const WORDS_OF_ONE_LENGTH: usize = 300;

/// Look-ups at work at once; the rest wait their turn. They run beside the network, on threads
/// of their own.
pub const LOOKUPS_AT_ONCE: usize = 4;

/// How long a look-up may wait for its turn before the caller hears that the server is busy.
pub const WAIT_FOR_TURN: Duration = Duration::from_secs(5);

/// How long the server finishes running requests after it was told to stop.
pub const FAREWELL: Duration = Duration::from_secs(5);

/// How many ports after the usual one are tried before any free port is taken.
pub const PORTS_TRIED: u16 = 20;

/// Characters of a player's name. It has to fit beside a score on a phone.
pub const NAME_CHARACTERS: usize = 24;

/// Bytes of a message on a stream. The largest is a draft or a lay of a whole tray.
pub const MESSAGE: usize = 16 * 1024;

/// Bytes up to which a message that is too long is read to its end before it is refused. Where
/// something stays unread, closing the connection may take the refusal with it.
pub const MESSAGE_READ: usize = 16 * MESSAGE;

/// Messages that may wait for a client that reads slowly; then it is let go and comes back.
pub const MESSAGES_WAITING: usize = 256;

/// Questions that may wait for the keeper of a table.
pub const ASKS_WAITING: usize = 256;

/// Bytes that the server sets aside for reading from each connection. Longer messages are read
/// in parts; thousands of idle connections should cost little.
pub const READ_BUFFER: usize = 1024;

/// Bytes that wait for company before they are sent to a client; what is told at once is sent
/// together.
pub const WRITE_BUFFER: usize = 4 * 1024;

/// How much more a connection or a seat may send at once, as a multiple of its rate.
pub const MESSAGES_AT_ONCE: u32 = 4;

/// Messages of a connection that make no sense before it is closed.
pub const STRIKES: u32 = 10;

/// How long a new connection may take to say hello.
pub const HELLO: Duration = Duration::from_secs(10);

/// How long a client may take to read one message.
pub const SEND: Duration = Duration::from_secs(10);

/// How long a connection stays after its last word, for the client to read it.
pub const LINGER: Duration = Duration::from_millis(500);

/// How often the way to a client is measured.
pub const PING: Duration = Duration::from_secs(15);

/// How long a client may answer nothing before it counts as gone.
pub const SILENCE: Duration = Duration::from_secs(50);

/// By how much a command in Party is dated back at most for the way that it took.
pub const LAG_CAP: Duration = Duration::from_millis(500);

/// Characters of a client's own id for something that it asks.
pub const ASK_ID_CHARACTERS: usize = 64;

/// Answers that a table remembers, so that what is asked twice is done once.
pub const ANSWERS_KEPT: usize = 64;

/// Steps that a client is told at once when it comes back: more than any game has that people play
/// to its end, so that its history is whole.
pub const CATCH_UP: u32 = 5_000;

/// Connections that may hold the same seat: a phone, a computer, some forgotten tabs.
pub const CONNECTIONS_OF_A_SEAT: usize = 8;

/// Connections at one table, watchers included.
pub const CONNECTIONS_OF_A_TABLE: usize = 500;

/// How long a table stays in memory after the last question about it.
pub const TABLE_IDLE: Duration = Duration::from_secs(60);

/// How often the storage is told that somebody is at a table.
pub const TABLE_TOUCHED: Duration = Duration::from_secs(600);

/// How often the storage is told what a table's clock shows while the game waits for a moment, or
/// for somebody whose time is limited.
pub const CLOCK_NOTED: Duration = Duration::from_secs(10);

/// How long nothing happens by itself at a table after the storage has failed.
pub const STORAGE_REST: Duration = Duration::from_secs(1);

/// After how long clients are asked to come back when the server stops.
pub const COME_BACK: Duration = Duration::from_secs(1);

/// Tables that are loaded at once; it leaves the database room for other questions.
pub const LOADS_AT_ONCE: usize = 3;

/// Bots that think at once, beside the network.
pub const BOTS_AT_ONCE: usize = 2;

/// Tables in one list, or swept away in one go.
pub const LISTED: u32 = 200;

/// Tables that one call may ask about.
pub const HELD: usize = 64;

/// Bytes of the house rules of a table.
pub const SETTINGS_TEXT: usize = 4 * 1024;

/// How long a table may be told to wait for a player: from a moment to a month.
pub const PATIENCE_SECONDS: RangeInclusive<u32> = 5..=30 * 24 * 3600;

/// How often a new code is drawn when the one drawn is taken.
pub const CODE_TRIES: usize = 16;

/// How often tables that nobody visits are looked for.
pub const SWEEP: Duration = Duration::from_secs(3600);

/// Addresses that are remembered before those without connections are forgotten.
pub const ADDRESSES: usize = 10_000;

/// How long clients are given to hear that the server stops.
pub const LAST_WORDS: Duration = Duration::from_secs(2);
