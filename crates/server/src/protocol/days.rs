//! Games that last for days: the pace, what a seat has left of its time, and notices to people who
//! are not there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A pace of days a move. It goes by the clock on the wall; see `docs/protocol.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DaysPace {
    /// How many days somebody who is waited for has, 1 to 7.
    pub days: u8,
    /// What happens when they are over.
    pub then: TimeUp,
    /// How many days of vacation each player may take in the course of the game, 0 to 30.
    #[serde(default)]
    pub vacation: u8,
}

/// What happens to somebody whose days are over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TimeUp {
    /// The turn is passed; where the game has no pass, the least is done that its rules allow.
    Pass,
    /// A bot plays on for the seat until its player comes back.
    Bot,
    /// The player has left the game.
    Forfeit,
}

/// What a seat has of its time, at a table with days a move. Times are milliseconds of the Unix
/// clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatDays {
    /// Until when the game waits for the seat, while it does.
    #[ts(type = "number | null")]
    pub due: Option<u64>,
    /// Until when its player is on vacation.
    #[ts(type = "number | null")]
    pub away: Option<u64>,
    /// How many days of vacation are left.
    pub vacation: u8,
}

/// `POST /api/tables/{id}/seats/{seat}/vacation`: the player goes away, or is back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VacationAsked {
    /// For how many days; none: the player is back, and whole days that are left are not used up.
    pub days: u8,
}

/// `GET /api/notices`: how this server can reach people who are not there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct NoticesOffered {
    /// The key for Web Push, as browsers take it (base64url); nothing where it is turned off.
    pub push: Option<String>,
    /// Can it send mail?
    pub mail: bool,
}

/// `PUT /api/tables/{id}/seats/{seat}/notices`: whoever holds the seat wants to be told when it is
/// waited for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum NoticeAsked {
    /// By Web Push.
    Push {
        /// Where to, as the browser says it.
        endpoint: String,
        /// The browser's public key (base64url).
        p256dh: String,
        /// What the browser has drawn beside it (base64url).
        auth: String,
        /// The language of the notices.
        language: String,
    },
    /// By mail, once the address was confirmed from there.
    Mail {
        /// Where to.
        address: String,
        /// The language of the notices.
        language: String,
    },
}

/// How the holder of a seat is told that it is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Noticed {
    /// How many browsers are told.
    pub browsers: u8,
    /// By mail too?
    pub mail: MailNoticed,
}

/// Whether somebody is told by mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MailNoticed {
    /// No.
    #[default]
    No,
    /// An address was given and not confirmed yet.
    Asked,
    /// Yes.
    Yes,
}
