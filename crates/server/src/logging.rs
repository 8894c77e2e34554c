//! Logs go to standard error; standard output is for the one line with the address.
//!
//! Secrets are in no log, however much is asked for: what libraries say below the level of
//! information are the very bytes of requests and messages, and is left out.

use std::io::{self, IsTerminal};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterExt, filter_fn};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

/// The environment variable that says how much is logged, e.g. `debug` or `server=trace`.
const VARIABLE: &str = "ABECEDAR_LOG";

/// The environment variable that says in which form: `json`, one object a line, or `text`.
const FORM: &str = "ABECEDAR_LOG_FORMAT";

/// Our own crates, which know what is secret.
const TRUSTED: [&str; 5] = ["abecedar", "bots", "games", "lexicon", "server"];

/// Starts logging to standard error; what `ABECEDAR_LOG` says, else warnings and worse.
///
/// Does nothing where the program already has a subscriber.
pub fn start_logging() {
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new("warn"));
    let form = match std::env::var(FORM).as_deref() {
        Ok("json") => Form::Json,
        _ => Form::Text { colours: io::stderr().is_terminal() },
    };
    start(filter, form, io::stderr);
}

/// Logs as much as there is to somewhere else, to see what is in it.
#[doc(hidden)]
pub fn log_everything_to(writer: impl for<'a> MakeWriter<'a> + Send + Sync + 'static) {
    start(EnvFilter::new("trace"), Form::Json, writer);
}

/// How a line is written.
enum Form {
    Json,
    Text { colours: bool },
}

fn start(
    filter: EnvFilter,
    form: Form,
    writer: impl for<'a> MakeWriter<'a> + Send + Sync + 'static,
) {
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    let lines = match form {
        Form::Json => lines.json().flatten_event(true).with_current_span(false).boxed(),
        Form::Text { colours } => lines.with_ansi(colours).boxed(),
    };
    let lines = lines.with_filter(filter.and(filter_fn(is_discreet)));
    // An error here means that logging was started before, which is just as well.
    let _ = tracing_subscriber::registry().with(lines).try_init();
}

/// Can nothing secret be in it?
fn is_discreet(about: &Metadata<'_>) -> bool {
    let from = about.target().split("::").next().unwrap_or_default();
    *about.level() <= Level::INFO || TRUSTED.contains(&from)
}
