//! Mail, where the operator has a server for it.

use crate::config::MailRules;
use crate::limits::{MAIL_BYTES, MAIL_WAIT};
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::error::Error;

/// Whoever sends mail.
pub(super) struct Mailer {
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    page: String,
}

/// A mail as it is written.
pub(super) struct Written {
    pub(super) subject: String,
    pub(super) body: String,
    /// Where mail programs stop it with one tap.
    pub(super) stop: String,
}

/// It was not sent.
pub(super) struct NotSent {
    /// Does it not help to try again?
    pub(super) is_for_good: bool,
}

/// What mail programs call to stop, by RFC 8058.
macro_rules! header {
    ($name:ident, $written:literal) => {
        #[derive(Clone)]
        struct $name(String);

        impl Header for $name {
            fn name() -> HeaderName {
                HeaderName::new_from_ascii_str($written)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn Error + Send + Sync>> {
                Ok($name(text.to_owned()))
            }

            fn display(&self) -> HeaderValue {
                HeaderValue::new(Self::name(), self.0.clone())
            }
        }
    };
}

header!(ListUnsubscribe, "List-Unsubscribe");
header!(ListUnsubscribePost, "List-Unsubscribe-Post");

impl Mailer {
    pub(super) fn new(rules: &MailRules) -> Result<Mailer, String> {
        // The address has a password in it and is not repeated.
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(&rules.server)
            .map_err(|_| "the address of the mail server is wrong".to_owned())?;
        let from = rules.from.parse().map_err(|_| format!("no mail address: {:?}", rules.from))?;
        let page = rules.page.trim_end_matches('/').to_owned();
        if !page.starts_with("https://") && !page.starts_with("http://") {
            return Err(format!("no address of a page: {page:?}"));
        }
        Ok(Mailer { server: server.timeout(Some(MAIL_WAIT)).build(), from, page })
    }

    /// Where the page is found.
    pub(super) fn page(&self) -> &str {
        &self.page
    }

    pub(super) async fn send(&self, to: &str, mail: Written) -> Result<(), NotSent> {
        let for_good = || NotSent { is_for_good: true };
        let to: Address = to.parse().map_err(|_| for_good())?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(mail.subject)
            .header(ContentType::TEXT_PLAIN)
            .header(ListUnsubscribe(format!("<{}>", mail.stop)))
            .header(ListUnsubscribePost("List-Unsubscribe=One-Click".to_owned()))
            .body(mail.body)
            .map_err(|_| for_good())?;
        let sent = self.server.send(message).await;
        sent.map(drop).map_err(|fault| {
            // Neither the address nor what the server says of it belongs in a log.
            tracing::warn!(permanent = fault.is_permanent(), "a mail was not sent");
            NotSent { is_for_good: fault.is_permanent() }
        })
    }
}

/// Is it an address to which mail can go?
pub(super) fn check(address: &str) -> Result<(), String> {
    let fine = address.len() <= MAIL_BYTES && address.parse::<Address>().is_ok();
    if fine { Ok(()) } else { Err("this is no mail address".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_looked_at_and_passwords_not_repeated() {
        assert!(check("ana@example.org").is_ok());
        for wrong in ["", "ana", "ana@", "a b@example.org", "ana@example.org\r\nBcc: x@y.z"] {
            assert!(check(wrong).is_err(), "{wrong}");
        }
        let rules = MailRules {
            server: "smtp://ana:open-sesame@:x".to_owned(),
            from: "games@example.org".to_owned(),
            page: "https://games.example".to_owned(),
        };
        assert!(!format!("{rules:?}").contains("sesame"));
        assert!(!Mailer::new(&rules).err().unwrap().contains("sesame"));
    }
}
