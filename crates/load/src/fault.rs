//! Why a run could not go on.

use std::fmt;

/// Why a run could not go on, in one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    what: String,
    line_is_dead: bool,
    status: Option<u16>,
}

impl Fault {
    /// Something that went wrong.
    pub fn new(what: impl Into<String>) -> Fault {
        Fault { what: what.into(), line_is_dead: false, status: None }
    }

    /// Something that went wrong while something else was done.
    pub fn during<E: fmt::Display>(doing: &str) -> impl Fn(E) -> Fault + '_ {
        move |error| Fault::new(format!("{doing}: {error}"))
    }

    /// The connection is gone, as happens when a server is killed.
    pub(crate) fn dead_line(what: impl fmt::Display) -> Fault {
        Fault { what: format!("the connection is gone: {what}"), line_is_dead: true, status: None }
    }

    /// The server answered a request with something else than success.
    pub(crate) fn refused(status: u16, what: impl fmt::Display) -> Fault {
        let what = format!("{what} ({status})");
        Fault { what, line_is_dead: false, status: Some(status) }
    }

    /// Does the server ask to be asked again later, or has it nobody to ask just now?
    pub(crate) fn is_passing(&self) -> bool {
        self.line_is_dead || matches!(self.status, Some(429 | 502 | 503 | 504))
    }

    /// Is it more than a connection that is gone?
    pub(crate) fn is_about_the_game(&self) -> bool {
        !self.line_is_dead
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Fault {}
