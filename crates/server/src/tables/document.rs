//! What is kept of a table beside its log: settings, seats, hashed secrets, and how far it is.

use super::days::Days;
use super::patience::Waits;
use super::pausing::Paused;
use super::secrets::Hashed;
use crate::protocol::{
    LessonInfo, Occupant, SeatInfo, Secret, Settings, TableCode, TableId, TableInfo, TableStage,
};
use crate::storage::{Record, WallTime};
use bots::{Bot, Words};
use games::{Holder, Outcome, Player, Seat, Side};
use serde::{Deserialize, Serialize};

/// What is kept of a table beside its log: nothing of the game, and no secret that gives a right to
/// it. Where browsers are to be told is in it, and leaves the server for that alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Document {
    pub(crate) settings: Settings,
    pub(crate) host: Hashed,
    pub(crate) seats: Vec<Chair>,
    pub(crate) stage: TableStage,
    #[serde(default)]
    pub(crate) outcome: Option<Outcome>,
    #[serde(default)]
    pub(crate) rematch: Option<TableId>,
    /// The table that this one is the rematch of; any of its players may start it.
    #[serde(default)]
    pub(crate) rematch_of: Option<TableId>,
    /// Whom the table waits for, and since when; where it waits for ever, this is not looked at.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) waits: Waits,
    /// Whom it waits for by days, and how they are told.
    #[serde(default, skip_serializing_if = "Days::is_empty")]
    pub(crate) days: Days,
    /// How many hints each seat has had; empty while nobody has had any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) hints: Vec<u32>,
    /// Does the table stand still, and who has asked for it?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) paused: Option<Paused>,
    /// How far the lesson is, where the table is for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lesson: Option<LessonInfo>,
    /// The luck by number, at tables of tests and of lessons.
    #[serde(default)]
    pub(crate) seed: Option<u64>,
}

fn is_default(waits: &Waits) -> bool {
    *waits == Waits::default()
}

/// One seat as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) team: Option<u8>,
    pub(crate) who: Option<Sitter>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sitter {
    Person { name: String, secret: Hashed, stand_in: Option<BotLevel> },
    Bot { level: BotLevel },
}

/// A kind of bot, kept by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotLevel(pub(crate) Bot);

impl Serialize for BotLevel {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.as_str())
    }
}

impl<'de> Deserialize<'de> for BotLevel {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<BotLevel, D::Error> {
        let name = String::deserialize(from)?;
        name.parse().map(BotLevel).map_err(serde::de::Error::custom)
    }
}

impl Document {
    /// The seats that a secret holds; usually one, several for a rematch of a hot-seat table.
    pub(crate) fn held_by(&self, secret: &Secret) -> Vec<Seat> {
        let hashed = Hashed::of(secret);
        let holds = |chair: &Chair| matches!(&chair.who, Some(Sitter::Person { secret, .. }) if *secret == hashed);
        Seat::all(self.seats.len()).filter(|seat| holds(&self.seats[seat.index()])).collect()
    }

    /// Does the secret give the rights of the host?
    pub(crate) fn is_host(&self, secret: &Secret) -> bool {
        self.host == Hashed::of(secret)
    }

    /// The bot that plays for a seat now, if one does.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<Bot> {
        match self.seats.get(seat.index())?.who.as_ref()? {
            Sitter::Bot { level } => Some(level.0),
            Sitter::Person { stand_in, .. } => stand_in.map(|level| level.0),
        }
    }

    /// The words that bots and hints of the table choose from.
    pub(crate) fn bot_words(&self, words: &Words) -> Words {
        let bots = Seat::all(self.seats.len()).filter_map(|seat| self.bot_of(seat));
        words.at_table(self.settings.family, bots)
    }

    /// Is the seat a person's, who is away or not?
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let who = self.seats.get(seat.index()).and_then(|chair| chair.who.as_ref());
        matches!(who, Some(Sitter::Person { .. }))
    }

    /// Lets a bot play on for the person on a seat, or the person again; nothing happens where no
    /// person sits.
    pub(crate) fn stand_in(&mut self, seat: Seat, bot: Option<BotLevel>) -> bool {
        let chair = self.seats.get_mut(seat.index());
        let who = chair.and_then(|chair| chair.who.as_mut());
        let Some(Sitter::Person { stand_in, .. }) = who else { return false };
        *stand_in = bot;
        true
    }

    /// The seats where nobody sits.
    pub(crate) fn free(&self) -> Vec<u8> {
        let places = self.seats.iter().zip(0..);
        places.filter(|(chair, _)| chair.who.is_none()).map(|(_, place)| place).collect()
    }

    /// The players as the referee is told of them.
    pub(crate) fn players(&self) -> Vec<Player> {
        let player = |chair: &Chair| Player {
            name: chair.who.as_ref().map_or_else(String::new, Sitter::name),
            holder: match chair.who {
                Some(Sitter::Bot { .. }) => Holder::Bot,
                _ => Holder::Person,
            },
            team: chair.team.map(Side),
        };
        self.seats.iter().map(player).collect()
    }

    /// The table as anybody may know it, except for who is there just now.
    pub(crate) fn info(
        &self,
        id: TableId,
        code: &TableCode,
        created: WallTime,
        changed: WallTime,
    ) -> TableInfo {
        let seats = self.seats.iter().zip(0..).map(|(chair, seat)| SeatInfo {
            seat,
            team: chair.team,
            who: chair.who.as_ref().map(Sitter::occupant),
            here: matches!(chair.who, Some(Sitter::Bot { .. })),
            away: None,
            days: self.settings.days.map(|pace| self.days.of(pace, Seat(seat))),
            awaited: false,
            left: false,
        });
        TableInfo {
            id,
            code: code.clone(),
            settings: self.settings.clone(),
            seats: seats.collect(),
            stage: self.stage,
            created: created.0.unsigned_abs(),
            changed: changed.0.unsigned_abs(),
            outcome: self.outcome.clone(),
            rematch: self.rematch,
            record_full: false,
            hints: self.hints.clone(),
            paused: self.paused.map(|paused| paused.by.0),
            screen: false,
            lesson: self.lesson,
        }
    }

    /// What a record keeps beside the log.
    pub(crate) fn of(record: &Record) -> Option<Document> {
        serde_json::from_str(&record.document).ok()
    }

    /// The table of a record, for lists.
    pub(crate) fn info_of(record: &Record) -> Option<TableInfo> {
        let document = Document::of(record)?;
        let code: TableCode = record.code.as_str().parse().ok()?;
        let (created, changed) = (record.created, record.standing.touched);
        Some(document.info(record.id, &code, created, changed))
    }

    /// The form in which it is kept.
    pub(crate) fn text(&self) -> String {
        // No map in it has keys other than strings, so it always has a JSON form.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Sitter {
    fn name(&self) -> String {
        match self {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => level.0.as_str().to_owned(),
        }
    }

    fn occupant(&self) -> Occupant {
        match self {
            Sitter::Person { name, stand_in, .. } => Occupant::Person {
                name: name.clone(),
                stand_in: stand_in.map(|level| level.0.as_str().to_owned()),
            },
            Sitter::Bot { level } => {
                let level = level.0.as_str().to_owned();
                Occupant::Bot { name: level.clone(), level }
            }
        }
    }
}
