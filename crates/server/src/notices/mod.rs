//! Telling people who are not there that a game waits for them: by Web Push, and by mail where the
//! operator has a mail server.
//!
//! Nothing of a hand or of anybody's secrets is in a notice. What is sent to a browser is encrypted
//! for it alone ([`sealing`]), signed with the key of this house ([`vapid`]), and goes to addresses
//! that a client has named, so it goes to public ones only ([`posting`]).

mod mail;
mod posting;
mod said;
mod sealing;
mod vapid;

pub(crate) use said::{Letter, Subject};

use crate::config::Config;
use crate::limits::{NOTICE_TRIES, NOTICES_AT_ONCE};
use crate::metrics::Metrics;
use crate::protocol::{NoticesOffered, TableProblem};
use crate::storage::{Storage, StorageError, WallTime};
use crate::tables::days::{Channel, Way};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use mail::Mailer;
use posting::{Posted, Poster, Push};
use said::Voices;
use sealing::Browser;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use vapid::Vapid;

/// Under which name the key for Web Push is kept.
const KEY: &str = "vapid";

/// Whoever brings notices to people.
pub(crate) struct Messenger {
    push: Option<Pusher>,
    mail: Option<Mailer>,
    voices: Voices,
    at_once: Semaphore,
    metrics: Arc<Metrics>,
}

struct Pusher {
    vapid: Vapid,
    poster: Poster,
}

/// What came of one attempt.
enum Attempt {
    Done,
    /// There is nobody any more.
    Gone,
    /// It may work later, at the earliest after so long.
    Later(Duration),
    Failed,
}

impl Messenger {
    /// With the key that the house has, or a new one that it has from now on.
    pub(crate) async fn new(
        config: &Config,
        storage: &dyn Storage,
        metrics: Arc<Metrics>,
    ) -> Result<Messenger, StorageError> {
        let push = if config.push.off {
            None
        } else {
            let made = vapid::new_key().map_err(StorageError::Unavailable)?;
            let key = storage.key(KEY, &made).await?;
            let vapid = Vapid::new(&key, &contact(config)).map_err(StorageError::Damaged)?;
            Some(Pusher { vapid, poster: Poster::new(config.push.anywhere) })
        };
        let mail = config.mail.as_ref().map(Mailer::new).transpose();
        let mail = mail.map_err(StorageError::Unavailable)?;
        Ok(Messenger::of(push, mail, metrics))
    }

    fn of(push: Option<Pusher>, mail: Option<Mailer>, metrics: Arc<Metrics>) -> Messenger {
        let at_once = Semaphore::new(NOTICES_AT_ONCE);
        Messenger { push, mail, voices: Voices::default(), at_once, metrics }
    }

    /// One who brings nothing.
    #[cfg(test)]
    pub(crate) fn none() -> Messenger {
        Messenger::of(None, None, Arc::default())
    }

    /// What can be offered to people.
    pub(crate) fn offers(&self) -> NoticesOffered {
        NoticesOffered {
            push: self.push.as_ref().map(|push| push.vapid.public()),
            mail: self.mail.is_some(),
        }
    }

    /// Can anything be sent this way?
    pub(crate) fn check(&self, way: &Way) -> Result<(), TableProblem> {
        let checked = match (way, &self.push, &self.mail) {
            (Way::Push { endpoint, p256dh, auth }, Some(push), _) => {
                push.poster.check(endpoint).and(Browser::read(p256dh, auth).map(drop))
            }
            (Way::Mail { address, .. }, _, Some(_)) => mail::check(address),
            (Way::Push { .. }, None, _) => Err("this server sends none".to_owned()),
            (Way::Mail { .. }, _, None) => Err("this server sends no mail".to_owned()),
        };
        let part = match way {
            Way::Push { .. } => "push",
            Way::Mail { .. } => "mail",
        };
        checked.map_err(|detail| TableProblem::BadSettings { part: part.to_owned(), detail })
    }

    /// Brings a letter by one way, and tries again a few times where that may help. Says whether
    /// there is nobody any more.
    pub(crate) async fn bring(&self, channel: &Channel, letter: &Letter) -> bool {
        for nth in 0..NOTICE_TRIES.len() {
            let attempt = {
                // The semaphore is never closed.
                let _turn = self.at_once.acquire().await;
                self.attempt(channel, letter).await
            };
            match attempt {
                Attempt::Done => {
                    self.metrics.notices_sent.add(1);
                    return false;
                }
                Attempt::Gone => return true,
                Attempt::Failed => break,
                Attempt::Later(least) => {
                    let Some(pause) = NOTICE_TRIES.get(nth + 1) else { break };
                    tokio::time::sleep((*pause).max(least)).await;
                }
            }
        }
        self.metrics.notices_failed.add(1);
        false
    }

    async fn attempt(&self, channel: &Channel, letter: &Letter) -> Attempt {
        match (&channel.way, &self.push, &self.mail) {
            (Way::Push { endpoint, p256dh, auth }, Some(push), _) => {
                let payload = self.voices.payload(channel, letter);
                let sealed = Browser::read(p256dh, auth)
                    .and_then(|browser| sealing::seal(&browser, payload.as_bytes()));
                let Ok(sealed) = sealed else { return Attempt::Gone };
                let seconds = letter.seconds_left();
                let order = Push {
                    endpoint,
                    authorization: |origin: &str| push.vapid.authorize(origin, WallTime::now()),
                    topic: letter.topic(),
                    seconds,
                    urgent: letter.subject == Subject::Reminder,
                    body: sealed,
                };
                match push.poster.post(order).await {
                    Posted::Taken => Attempt::Done,
                    Posted::Gone => Attempt::Gone,
                    Posted::Later(least) => Attempt::Later(least),
                    Posted::Refused => Attempt::Failed,
                }
            }
            (Way::Mail { address, .. }, _, Some(mail)) => {
                let written = self.voices.mail(channel, letter, mail.page());
                match mail.send(address, written).await {
                    Ok(()) => Attempt::Done,
                    Err(fault) if fault.is_for_good => Attempt::Failed,
                    Err(_) => Attempt::Later(Duration::ZERO),
                }
            }
            _ => Attempt::Failed,
        }
    }
}

/// Whom push services write to if something is wrong.
fn contact(config: &Config) -> String {
    let host = config.door.hosts.first().map(|host| format!("https://{host}"));
    let page = config.mail.as_ref().map(|mail| mail.page.clone());
    let given = config.push.contact.clone().or(page).or(host);
    given.unwrap_or_else(|| "https://abecedar.invalid".to_owned())
}

/// Bytes as Web Push writes them.
fn base64url(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes as browsers write them, with or without their padding.
fn from_base64url(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}
