//! Tables: who keeps them, what happens at them, and who is told.
//!
//! The [`hall`] knows all tables. Whoever asks about a table is led to it by
//! [`attending`]. A table that this node has is in the hands of a [`keeper`], a task that owns it and
//! is asked for everything ([`ask`]): what happens around the game is in [`lobby`], in the game
//! in [`playing`], by itself in [`moments`], and what is told to whom in [`telling`]. What the
//! storage knows is in [`kept`].

mod answers;
pub(crate) mod ask;
mod attending;
pub(crate) mod audience;
mod clock;
pub(crate) mod days;
mod deciding;
mod document;
mod drafts;
pub(crate) mod expiry;
mod going_on;
pub(crate) mod hall;
mod hinting;
mod keeper;
mod kept;
mod lexicons;
mod lobby;
mod moments;
mod paces;
mod patience;
mod pausing;
pub(crate) mod play;
mod playing;
mod previews;
mod quota;
pub(crate) mod secrets;
pub(crate) mod teaching;
mod telling;
mod thinking;
#[cfg(test)]
pub(crate) mod trial;
mod turns;
mod undoing;
mod watchdog;

pub(crate) use ask::Ask;
pub(crate) use hall::Hall;
pub(crate) use lexicons::Lexicons;
