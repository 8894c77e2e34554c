//! Who is told that a game waits for them, and that it was done.
//!
//! A notice counts as given once it was brought, or cannot be; that is kept with the table. So a
//! server that stops or dies before that brings it when it is back, and one that does so after it
//! does not. Only the node that keeps a table tells of it.

use super::{Channel, Notice, Occasion, Way};
use crate::limits::NOTICES_FINISH;
use crate::notices::{Letter, Messenger, Subject};
use crate::protocol::{DaysPace, MyTable, NoticeAsked, Secret, TableProblem};
use crate::storage::WallTime;
use crate::tables::document::Document;
use crate::tables::keeper::Keeper;
use crate::tables::secrets::{self, Hashed};
use games::Seat;
use std::sync::Arc;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout_at};

/// The notices of a table that are on their way.
#[derive(Default)]
pub(crate) struct Telling {
    tasks: JoinSet<Told>,
    under_way: Vec<Notice>,
}

/// Somebody was told, as far as that was possible.
pub(crate) struct Told {
    /// Nothing for a question about an address.
    notice: Option<Notice>,
    /// The tokens of ways at whose end there is nobody any more.
    gone: Vec<String>,
}

impl Telling {
    pub(crate) fn is_busy(&self) -> bool {
        !self.tasks.is_empty()
    }

    /// The next one that was told; nothing where nobody is.
    pub(crate) async fn next(&mut self) -> Option<Told> {
        loop {
            // One that broke off, which the log has said, is not tried again before a restart.
            if let Ok(told) = self.tasks.join_next().await? {
                self.under_way.retain(|known| Some(*known) != told.notice);
                return Some(told);
            }
        }
    }

    fn start(
        &mut self,
        messenger: Arc<Messenger>,
        channels: Vec<Channel>,
        letter: Letter,
        notice: Option<Notice>,
    ) {
        self.under_way.extend(notice);
        self.tasks.spawn(async move {
            let brought = channels.iter().map(async |channel| {
                messenger.bring(channel, &letter).await.then(|| channel.token.clone())
            });
            let gone = futures_util::future::join_all(brought).await;
            Told { notice, gone: gone.into_iter().flatten().collect() }
        });
    }
}

impl Keeper {
    /// When the next notice is to be given, by the clock on the wall.
    pub(super) fn next_notice(&self, pace: DaysPace) -> Option<WallTime> {
        let notices = self.kept.document.days.notices(pace).into_iter();
        let mut waiting = notices.filter(|(_, notice)| !self.telling.under_way.contains(notice));
        waiting.next().map(|(at, _)| at)
    }

    /// Sends what is to be said by now.
    pub(crate) fn send_notices(&mut self) {
        let Some(pace) = self.by_days().filter(|_| self.runs()) else { return };
        // What is not kept yet has not happened.
        if self.kept.has_news() || self.rest.is_some() {
            return;
        }
        let now = self.hall.wall.now();
        for (at, notice) in self.kept.document.days.notices(pace) {
            if at > now || self.telling.under_way.contains(&notice) {
                continue;
            }
            let subject = match notice.occasion {
                Occasion::Turn => Subject::Turn,
                Occasion::Reminder => Subject::Reminder,
            };
            let channels = self.kept.document.days.open_channels(notice.seat);
            let letter = self.letter(pace, notice.seat, subject, now);
            let messenger = Arc::clone(&self.hall.messenger);
            self.telling.start(messenger, channels, letter, Some(notice));
        }
    }

    fn letter(&self, pace: DaysPace, seat: Seat, subject: Subject, now: WallTime) -> Letter {
        let document = &self.kept.document;
        let due = document.days.of(pace, seat).due.unwrap_or_default();
        Letter {
            subject,
            table: self.kept.id,
            code: self.kept.code.as_str().to_owned(),
            game: self.kept.game,
            seat,
            others: document.people_but(seat),
            now,
            due: WallTime(due as i64),
        }
    }

    /// Somebody was told: that is kept, and what leads nowhere is forgotten.
    pub(crate) async fn was_told(&mut self, told: Told) {
        let days = &mut self.kept.document.days;
        if let Some(notice) = told.notice {
            days.told(notice);
        }
        for token in &told.gone {
            days.drop_channel(token);
        }
        self.kept.quietly_changed = true;
        // A fault is in the log, and the table is as the storage knows it.
        let _ = self.settle(None).await;
    }

    /// Waits for what is on its way before the server stops, for a while.
    pub(crate) async fn finish_telling(&mut self) {
        let until = Instant::now() + NOTICES_FINISH;
        while let Ok(Some(told)) = timeout_at(until, self.telling.next()).await {
            self.was_told(told).await;
        }
    }

    /// Whoever holds a seat wants to be told.
    pub(crate) async fn notify(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
        asked: NoticeAsked,
    ) -> Result<MyTable, TableProblem> {
        self.check_holder(bearer, seat)?;
        let Some(secret) = bearer else { return Err(TableProblem::NotYours) };
        let Some(pace) = self.kept.document.settings.days else {
            let detail = "only tables with days a move tell who is not there".to_owned();
            return Err(TableProblem::BadSettings { part: "days".to_owned(), detail });
        };
        let (way, language) = match asked {
            NoticeAsked::Push { endpoint, p256dh, auth, language } => {
                (Way::Push { endpoint, p256dh, auth }, language)
            }
            NoticeAsked::Mail { address, language } => {
                (Way::Mail { address, confirmed: false }, language)
            }
        };
        self.hall.messenger.check(&way)?;
        let by_mail = matches!(way, Way::Mail { .. });
        let token = secrets::new_secret()?.reveal().to_owned();
        let language = language.chars().take(8).collect();
        let channel = Channel { way, language, token, holder: Hashed::of(secret) };
        self.kept.document.days.add_channel(seat, channel.clone());
        self.settled().await?;
        if by_mail {
            let letter = self.letter(pace, seat, Subject::Confirm, self.hall.wall.now());
            let messenger = Arc::clone(&self.hall.messenger);
            self.telling.start(messenger, vec![channel], letter, None);
        }
        Ok(self.mine(bearer))
    }

    /// And does not any more.
    pub(crate) async fn silence(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
    ) -> Result<MyTable, TableProblem> {
        self.check_holder(bearer, seat)?;
        if self.kept.document.days.silence(seat) {
            self.settled().await?;
        }
        Ok(self.mine(bearer))
    }

    /// The same from a notice. A token that was used already says nothing new.
    pub(crate) async fn quiet(&mut self, token: &str) -> Result<MyTable, TableProblem> {
        if self.kept.document.days.drop_channel(token) {
            self.settled().await?;
        }
        Ok(self.mine(None))
    }

    /// An address is confirmed from there.
    pub(crate) async fn confirm(&mut self, token: &str) -> Result<MyTable, TableProblem> {
        if !self.kept.document.days.confirm(token) {
            return Err(TableProblem::NotYours);
        }
        self.settled().await?;
        Ok(self.mine(None))
    }
}

impl Document {
    /// The names of everybody but whoever sits on a seat.
    fn people_but(&self, seat: Seat) -> Vec<String> {
        let others = Seat::all(self.seats.len()).zip(self.players());
        others.filter(|(at, _)| *at != seat).map(|(_, player)| player.name).collect()
    }
}
