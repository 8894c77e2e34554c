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
    /// What one address may ask for each second, on average; a plain question about a table counts
    /// one, a file of the page a tenth, a search or a review several.
    pub calls_per_second: u32,
    /// How much it may ask for at once after a pause. A class of thirty behind one address loads
    /// the page, comes to its tables and loses its line, which is about twenty for each.
    pub calls_at_once: u32,
    /// Codes without a table that one address may try each minute, on average. People mistype.
    pub misses_per_minute: u32,
    /// The same in all, each second. Beyond it every miss costs its address more.
    pub misses_in_all: u32,
    /// Tables that one address may make each minute, on average.
    pub tables_per_minute: u32,
    /// Tables that one address may make each day, on average: a school is one address.
    pub tables_per_day: u32,
    /// Tables in all. One with a long game takes some 50 KB of disk.
    pub tables: u32,
    /// Connections that one address may have open. A household or a school is one address.
    pub connections_per_address: u32,
    /// Connections in all.
    pub connections: u32,
    /// Sockets that one address may have open, streams and all others: a class of thirty, with the
    /// six that a browser opens at once for each, and room to spare.
    pub sockets_per_address: u32,
    /// Sockets in all; fewer where the system allows fewer.
    pub sockets: u32,
    /// Messages that one connection may send each second, on average. Dragging a tile over the
    /// board sends several.
    pub messages_per_second: u32,
    /// Messages for one seat each second, on average, from all connections that hold it: a phone
    /// and a computer at once are usual, eight busy tabs are not.
    pub messages_per_seat: u32,
    /// Entries in the log of one game. Hardly any that people play to its end has a tenth of it;
    /// taking back for ever has no end. Undo ends before it, so that the game can be finished.
    pub entries_per_game: u32,
    /// Bytes of the log of one game.
    pub bytes_per_game: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            calls_per_second: 40,
            calls_at_once: 800,
            misses_per_minute: 20,
            misses_in_all: 20,
            tables_per_minute: 20,
            tables_per_day: 500,
            tables: 200_000,
            connections_per_address: 200,
            connections: 20_000,
            sockets_per_address: 500,
            sockets: 24_000,
            messages_per_second: 20,
            messages_per_seat: 40,
            entries_per_game: 5_000,
            bytes_per_game: 4 * 1024 * 1024,
        }
    }
}

/// Bytes of a request's body. The largest asks about many tables; anything larger is refused
/// unread.
pub const REQUEST_BODY: usize = 16 * 1024;

/// Bytes of a saved game that somebody brings along.
pub const SAVED_BODY: usize = 1024 * 1024;

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

/// How many fifths of what a log may hold are kept for playing to the end.
pub const LOG_RESERVE_FIFTHS: u64 = 2;

/// Look-ups at work at once; the rest wait their turn. They run beside the network, on threads
/// of their own.
pub const LOOKUPS_AT_ONCE: usize = 4;

/// Look-ups that may wait.
pub const LOOKUPS_WAITING: usize = 64;

/// Look-ups of one address that are at work at once, and that may wait: a class that looks up
/// words together, and never all that others need.
pub const LOOKUPS_OF_AN_ADDRESS: (usize, usize) = (2, 16);

/// Lexicons opened at once. There are few, and each is opened once and shared.
pub const LEXICONS_AT_ONCE: usize = 1;

/// New tables that may wait for their lexicon.
pub const LEXICONS_WAITING: usize = 64;

/// Games looked at again at once, by those who help with one included: each takes seconds.
pub const REVIEWS_AT_ONCE: usize = 2;

/// Who may help with a review, on a turn of its pool that nobody waits for.
pub const HELPERS_OF_A_REVIEW: usize = 1;

/// Games that may wait to be looked at again.
pub const REVIEWS_WAITING: usize = 16;

/// Hints thought of at once: a bot never waits for them.
pub const HINTS_AT_ONCE: usize = 1;

/// Hints that may wait.
pub const HINTS_WAITING: usize = 16;

/// Puzzles made at once, and plays weighed.
pub const PUZZLES_AT_ONCE: usize = 1;

/// Those who may wait for that.
pub const PUZZLES_WAITING: usize = 32;

/// Puzzles and turns that are kept in memory, each some hundred kilobytes.
pub const PUZZLES_KEPT: usize = 64;

/// From which day to which, counted from today, there are puzzles to be asked for.
pub const PUZZLE_DAYS: RangeInclusive<i64> = -60..=1;

/// Score sheets weighed at once. One with all the lines that it may have takes some milliseconds.
pub const SHEETS_AT_ONCE: usize = 2;

/// Those who may wait for that.
pub const SHEETS_WAITING: usize = 64;

/// Lines of a score sheet: no game of people has half of it.
pub const SHEET_LINES: usize = 400;

/// Bytes of a score sheet as it is kept.
pub const SHEET_BYTES: usize = 128 * 1024;

/// Bytes of one line. The longest says how a whole board lies.
pub const NOTE_BYTES: usize = 8 * 1024;

/// Changes of a score sheet in one call: what a phone gathers in a tunnel.
pub const SHEET_CHANGES: usize = 32;

/// Changes that are remembered so that none is done twice.
pub const SHEET_CHANGES_KEPT: usize = 256;

/// How often a change is tried anew where others write on the same sheet.
pub const SHEET_TRIES: usize = 8;

/// Logs that are folded, or written as a whole, at once.
pub const RESTORES_AT_ONCE: usize = 2;

/// Entries of a log beyond which what goes through all of it is done beside the network. At this
/// length telling everything, looking as a bot and going back take about half a millisecond.
pub const LONG_LOG: u32 = 200;

/// Callers who may wait for that. Tables that are loaded wait in any case.
pub const RESTORES_WAITING: usize = 64;

/// How long work may wait for its turn before the caller hears that the server is busy.
pub const WAIT_FOR_TURN: Duration = Duration::from_secs(5);

/// How long the server finishes running requests after it was told to stop.
pub const FAREWELL: Duration = Duration::from_secs(5);

/// How long the head of a request may take to arrive. It is a few hundred bytes.
pub const HEAD: Duration = Duration::from_secs(5);

/// Bytes of a request's head, and of what is read ahead from a socket. The longest is the address
/// of a search.
pub const HEAD_BYTES: usize = 32 * 1024;

/// How long the body of a request may take to arrive, from its head to its end. At
/// [`REQUEST_BODY`] this is slower than any telephone line.
pub const BODY: Duration = Duration::from_secs(10);

/// How long a socket may stay open between two requests: longer than the minute for which proxies
/// usually keep theirs, so that they and not we end it.
pub const IDLE: Duration = Duration::from_secs(75);

/// Sockets beyond all others, for those who watch over the process.
pub const RESERVED_SOCKETS: u32 = 32;

/// How many of these one address may have, so that nobody takes them all.
pub const RESERVED_PER_ADDRESS: u32 = 4;

/// Files that the process has open besides sockets: the database, lexicons, logs.
pub const OTHER_FILES: u32 = 128;

/// How long nothing is accepted after the system refused another socket.
pub const ACCEPT_REST: Duration = Duration::from_millis(100);

/// How many ports after the usual one are tried before any free port is taken.
pub const PORTS_TRIED: u16 = 20;

/// Characters of a player's name, as people count them. It has to fit beside a score on a phone.
pub const NAME_CHARACTERS: usize = 24;

/// Bytes of a player's name. Letters need two at most; a family of four in one picture needs 25.
pub const NAME_BYTES: usize = 384;

/// Bytes of a message on a stream. The largest is a draft or a lay of a whole tray.
pub const MESSAGE: usize = 16 * 1024;

/// Bytes up to which a message that is too long is read to its end before it is refused. Where
/// something stays unread, closing the connection may take the refusal with it.
pub const MESSAGE_READ: usize = 16 * MESSAGE;

/// Messages that may wait for a client that reads slowly; then it is let go and comes back.
pub const MESSAGES_WAITING: usize = 256;

/// Questions that may wait for the keeper of a table.
pub const ASKS_WAITING: usize = 256;

/// How long somebody stands in line for a keeper whose questions are that many.
pub const ASK_PATIENCE: Duration = Duration::from_secs(2);

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

/// Hellos that a connection may say at once: one when it opens, and one for each seat that its
/// browser comes to hold. Each may be answered with the whole history of a game.
pub const HELLOS_AT_ONCE: f64 = 20.0;

/// Hellos that a connection may say each second, on average.
pub const HELLOS_PER_SECOND: f64 = 0.5;

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

/// Answers to a seat that are remembered beside what the log says was done.
pub const ANSWERS_KEPT: usize = 64;

/// Steps that a client is told at once when it comes back: more than any game has that people play
/// to its end, so that its history is whole.
pub const CATCH_UP: u32 = 5_000;

/// Questions that a table hears before a preview that waits is looked at in any case.
pub const ASKED_BEFORE_PREVIEW: usize = 32;

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

/// After how long at least clients are asked to come back when a table or a server has to go.
pub const COME_BACK: Duration = Duration::from_millis(100);

/// Over how long clients come back when a server stops, so that they are no storm.
pub const STOP_SPREAD: Duration = Duration::from_millis(2_400);

/// Over how long the clients of one table come back when another node takes it.
pub const MOVE_SPREAD: Duration = Duration::from_millis(400);

/// How often a node says that it is alive, to the database and to the others: several times within
/// the time after which it counts as dead.
pub const NODE_BEAT: Duration = Duration::from_millis(750);

/// How long nothing may be heard of a node on the bus before its people are let go of.
pub const BUS_SILENCE: Duration = Duration::from_secs(3);

/// How long a question waits for the node that has a table and does not answer, before whoever
/// asked hears that it is busy. After this time a dead node's tables have long been taken.
pub const OWNER_PATIENCE: Duration = Duration::from_secs(6);

/// How long to wait before asking again who has a table.
pub const OWNER_AGAIN: Duration = Duration::from_millis(150);

/// Letters that may wait to be posted or read; more are lost, which is found out.
pub const LETTERS_WAITING: usize = 16 * 1024;

/// Tables of a dead node that are woken in one go; the others come with the next beat.
pub const WAKE_AT_ONCE: u32 = 500;

/// Tables that are loaded at once; it leaves the database room for other questions.
pub const LOADS_AT_ONCE: usize = 3;

/// Bots that think at once, beside the network.
pub const BOTS_AT_ONCE: usize = 2;

/// How long bots rest after each thing that happens at a table where nobody plays or watches, at
/// the usual pace. A game of bots alone then takes minutes, and hundreds of them a part of one
/// processor. Whoever comes to watch ends the rest.
pub const UNWATCHED_PAUSE: Duration = Duration::from_secs(10);

/// How long a bot may say nothing, beyond the moment for which it has a plan and beyond its
/// waiting for a turn to think, before it counts as lost. The longest thoughts take a few seconds.
pub const WATCHDOG: Duration = Duration::from_secs(60);

/// Tables in one list.
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
pub const SWEEP: Duration = Duration::from_secs(600);

/// Tables that are deleted in one go; commands of players wait for it.
pub const SWEPT_AT_ONCE: u32 = 100;

/// How long players have the database for themselves between two goes.
pub const SWEEP_PAUSE: Duration = Duration::from_millis(50);

/// For how long nothing is deleted where the clock at the start would have everything deleted.
pub const SWEEP_DOUBT: Duration = Duration::from_secs(24 * 3600);

/// How long a count of all tables is believed; those made here since are added to it.
pub const TABLES_COUNTED: Duration = Duration::from_secs(10);

/// How long it may take to find out whether anything can be written.
pub const READY_WAIT: Duration = Duration::from_secs(2);

/// How long the answer to that counts, so that asking cannot load the database.
pub const READY_KEPT: Duration = Duration::from_secs(1);

/// Addresses of which it is remembered what they have used up, some ten megabytes. Others share.
pub const ADDRESSES: usize = 50_000;

/// Crowds that newcomers are put into when so many addresses are known, by their neighbourhood.
pub const CROWDS: usize = 1_024;

/// How many addresses' worth a crowd may ask for.
pub const CROWD: u32 = 10;

/// How many codes may be mistyped at once, as a multiple of the rate. A class of thirty types
/// codes at the same time, and right ones are counted while they are looked up.
pub const MISSES_AT_ONCE: u32 = 5;

/// What a wrong code costs its address while too many are tried in all: so long no other.
pub const MISS_UNDER_PRESSURE: Duration = Duration::from_secs(60);

/// How long clients are given to hear that the server stops.
pub const LAST_WORDS: Duration = Duration::from_secs(2);

/// Days that a table may give for a move, and of vacation in the course of a game.
pub const DAYS_A_MOVE: RangeInclusive<u8> = 1..=7;

/// See [`DAYS_A_MOVE`].
pub const VACATION_DAYS: u8 = 30;

/// How much time somebody has at least after the server was away.
pub const DAYS_GRACE: Duration = Duration::from_secs(12 * 3600);

/// How long before the end of their time people are reminded, at most.
pub const REMINDED_BEFORE: Duration = Duration::from_secs(24 * 3600);

/// How often the clock on the wall is looked at where a game waits for days.
pub const DAYS_LOOK: Duration = Duration::from_secs(60);

/// By how much that clock may go on faster than the process before nobody's time is up by it.
pub const CLOCK_JUMP: Duration = Duration::from_secs(600);

/// Browsers that are told of one seat: a phone, a tablet, two computers.
pub const BROWSERS_OF_A_SEAT: usize = 4;

/// Notices that are on their way at once.
pub const NOTICES_AT_ONCE: usize = 16;

/// How long to wait before each attempt to bring a notice; there are no more than these. After them
/// the reminder is the next chance.
pub const NOTICE_TRIES: [Duration; 3] =
    [Duration::ZERO, Duration::from_secs(3), Duration::from_secs(60)];

/// How long a push service may take to answer.
pub const PUSH_WAIT: Duration = Duration::from_secs(10);

/// How long a push service may ask us to wait; where it wants longer, it is asked again then.
pub const PUSH_RETRY_MOST: Duration = Duration::from_secs(600);

/// How long a mail server may take for each thing it is told.
pub const MAIL_WAIT: Duration = Duration::from_secs(20);

/// Bytes of the address of a browser at its push service. The longest in use have some 300.
pub const ENDPOINT_BYTES: usize = 1024;

/// Bytes of a mail address, as the standard has it.
pub const MAIL_BYTES: usize = 254;

/// How long notices that are on their way may take when the server stops.
pub const NOTICES_FINISH: Duration = Duration::from_secs(2);
