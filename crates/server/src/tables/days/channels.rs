//! The ways by which somebody who holds a seat wants to be told.

use super::{Days, SeatKept};
use crate::limits::BROWSERS_OF_A_SEAT;
use crate::protocol::{MailNoticed, Noticed};
use crate::tables::secrets::Hashed;
use games::Seat;
use serde::{Deserialize, Serialize};

/// One way to tell somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub(crate) way: Way,
    /// The language of what is said.
    pub(crate) language: String,
    /// What stops it, from the notice itself.
    pub(crate) token: String,
    /// Who asked for it: whoever holds the seat later is told nothing by it.
    pub(crate) holder: Hashed,
}

/// Where to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Way {
    Push { endpoint: String, p256dh: String, auth: String },
    Mail { address: String, confirmed: bool },
}

impl Way {
    /// Does it lead to the same place?
    fn is_like(&self, other: &Way) -> bool {
        match (self, other) {
            (Way::Push { endpoint: one, .. }, Way::Push { endpoint: two, .. }) => one == two,
            (Way::Mail { .. }, Way::Mail { .. }) => true,
            _ => false,
        }
    }
}

impl Channel {
    /// May anything be sent there?
    pub(super) fn is_open(&self) -> bool {
        !matches!(self.way, Way::Mail { confirmed: false, .. })
    }
}

impl Days {
    fn channels_of(&mut self, seat: Seat) -> &mut Vec<Channel> {
        if self.seats.len() <= seat.index() {
            self.seats.resize(seat.index() + 1, SeatKept::default());
        }
        &mut self.seats[seat.index()].channels
    }

    /// Whoever holds a seat wants to be told so, too. What a turn that has begun would say, they
    /// see.
    pub(crate) fn add_channel(&mut self, seat: Seat, channel: Channel) {
        let channels = self.channels_of(seat);
        channels.retain(|known| known.holder == channel.holder && !known.way.is_like(&channel.way));
        channels.push(channel);
        let pushes = channels.iter().filter(|known| matches!(known.way, Way::Push { .. })).count();
        if pushes > BROWSERS_OF_A_SEAT
            && let Some(oldest) = channels.iter().position(|c| matches!(c.way, Way::Push { .. }))
        {
            channels.remove(oldest);
        }
        if let Some(wait) = &mut self.seats[seat.index()].wait {
            wait.told = true;
        }
    }

    /// Nobody is told any more who holds the seat.
    pub(crate) fn silence(&mut self, seat: Seat) -> bool {
        let channels = self.channels_of(seat);
        let any = !channels.is_empty();
        channels.clear();
        any
    }

    /// One way is not taken any more; says whether there was such a one.
    pub(crate) fn drop_channel(&mut self, token: &str) -> bool {
        let before = self.count();
        for kept in &mut self.seats {
            kept.channels.retain(|channel| channel.token != token);
        }
        self.count() < before
    }

    fn count(&self) -> usize {
        self.seats.iter().map(|kept| kept.channels.len()).sum()
    }

    /// An address was confirmed from there; says whether there was such a one.
    pub(crate) fn confirm(&mut self, token: &str) -> bool {
        let mut channels = self.seats.iter_mut().flat_map(|kept| &mut kept.channels);
        let found = channels.find(|channel| channel.token == token);
        match found.map(|channel| &mut channel.way) {
            Some(Way::Mail { confirmed, .. }) => {
                *confirmed = true;
                true
            }
            _ => false,
        }
    }

    /// Forgets the ways of those who no longer hold their seat; says whether there were any.
    pub(crate) fn keep_holders(&mut self, holder: impl Fn(Seat) -> Option<Hashed>) -> bool {
        let before = self.count();
        for (seat, kept) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let holder = holder(seat);
            kept.channels.retain(|channel| Some(&channel.holder) == holder.as_ref());
        }
        self.count() < before
    }

    /// The ways by which a seat is told now.
    pub(crate) fn open_channels(&self, seat: Seat) -> Vec<Channel> {
        let kept = self.seats.get(seat.index());
        let channels = kept.into_iter().flat_map(|kept| &kept.channels);
        channels.filter(|channel| channel.is_open()).cloned().collect()
    }

    /// How the holder of these seats is told; nothing where nobody has asked.
    pub(crate) fn noticed(&self, seats: &[Seat]) -> Option<Noticed> {
        let mut noticed = Noticed::default();
        for kept in seats.iter().filter_map(|seat| self.seats.get(seat.index())) {
            for channel in &kept.channels {
                match channel.way {
                    Way::Push { .. } => noticed.browsers = noticed.browsers.saturating_add(1),
                    Way::Mail { confirmed: true, .. } => noticed.mail = MailNoticed::Yes,
                    Way::Mail { .. } => noticed.mail = MailNoticed::Asked,
                }
            }
        }
        (noticed != Noticed::default()).then_some(noticed)
    }
}
