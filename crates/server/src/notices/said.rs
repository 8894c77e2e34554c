//! What a notice says, in the language of whoever reads it.

use super::mail::Written;
use crate::storage::{TableId, WallTime};
use crate::tables::days::Channel;
use games::{GameName, Seat};
use serde_json::json;
use std::sync::OnceLock;
use texts::{Given, Language, Texts};

/// What is to be said, and of which table. Whoever may read it knows all of it already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Letter {
    pub(crate) subject: Subject,
    pub(crate) table: TableId,
    pub(crate) code: String,
    pub(crate) game: GameName,
    pub(crate) seat: Seat,
    /// The names of the others.
    pub(crate) others: Vec<String>,
    /// What the time was when it was written, and until when there is time.
    pub(crate) now: WallTime,
    pub(crate) due: WallTime,
}

/// What it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// The game waits for the reader.
    Turn,
    /// The reader's time is nearly over.
    Reminder,
    /// Is this the reader's address? By mail only.
    Confirm,
}

impl Letter {
    /// For how many seconds it is of use.
    pub(super) fn seconds_left(&self) -> u32 {
        let left = self.due.0.saturating_sub(self.now.0).max(60_000) / 1000;
        // No push service keeps a message for longer.
        u32::try_from(left).unwrap_or(u32::MAX).min(28 * 24 * 3600)
    }

    /// A later letter to the same seat makes this one needless.
    pub(super) fn topic(&self) -> String {
        format!("{}{:02x}", self.table, self.seat.0)
    }

    /// How much time is left, as people count it.
    fn left(&self, texts: &Texts) -> String {
        let hours = self.due.0.saturating_sub(self.now.0).max(0) as u64 / 3_600_000;
        let (id, count) = if hours >= 36 {
            ("notice-days", hours.div_ceil(24))
        } else {
            ("notice-hours", hours.max(1))
        };
        texts.say(id, &Given::new().with("count", count))
    }
}

/// The texts of all languages, each read when it is first needed.
#[derive(Default)]
pub(super) struct Voices([OnceLock<Texts>; Language::ALL.len()]);

impl Voices {
    fn of(&self, channel: &Channel) -> &Texts {
        let language = Language::wanted([channel.language.as_str()]);
        let place = Language::ALL.iter().position(|known| *known == language).unwrap_or_default();
        self.0[place].get_or_init(|| Texts::new(language))
    }

    /// Heading and sentence.
    fn said(&self, texts: &Texts, letter: &Letter) -> (String, String) {
        let game = texts.text(&format!("game-{}", letter.game.as_str()));
        let (title, body) = match letter.subject {
            Subject::Turn => ("notice-turn-title", "notice-turn"),
            Subject::Reminder => ("notice-reminder-title", "notice-reminder"),
            Subject::Confirm => ("notice-confirm-title", "notice-confirm"),
        };
        let given = || {
            Given::new()
                .with("game", &game)
                .with("players", texts.list(&letter.others))
                .with("time", letter.left(texts))
        };
        (texts.say(title, &given()), texts.say(body, &given()))
    }

    /// What a browser is sent.
    pub(super) fn payload(&self, channel: &Channel, letter: &Letter) -> String {
        let texts = self.of(channel);
        let (title, body) = self.said(texts, letter);
        let payload = json!({
            "table": letter.table,
            "code": letter.code,
            "seat": letter.seat,
            "title": title,
            "body": body,
            "lang": texts.language().code(),
            "open": texts.text("notice-open"),
            "quiet": texts.text("notice-quiet"),
            "token": channel.token,
        });
        payload.to_string()
    }

    /// What is sent by mail.
    pub(super) fn mail(&self, channel: &Channel, letter: &Letter, page: &str) -> Written {
        let texts = self.of(channel);
        let (subject, body) = self.said(texts, letter);
        let (table, code, token) = (letter.table, &letter.code, &channel.token);
        let link = match letter.subject {
            Subject::Confirm => format!("{page}/notices/confirm/{table}/{token}"),
            _ => format!("{page}/table/{code}"),
        };
        let stop = format!("{page}/notices/quiet/{table}/{token}");
        let last = texts.say("notice-mail-stop", &Given::new().with("link", stop));
        Written {
            subject,
            body: format!("{body}\n\n{link}\n\n-- \n{last}\n"),
            stop: format!("{page}/api/tables/{table}/quiet/{token}"),
        }
    }
}
