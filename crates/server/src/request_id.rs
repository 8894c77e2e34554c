//! Every request has an id: the one that a proxy in front gave it, or one of ours. It stands in
//! every line of the log that the request causes, beside the table that it is about, and in the
//! answer; so what somebody complains of can be found.

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tracing::Instrument;
use tracing::field::Empty;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Characters of an id that somebody else gave.
const LONGEST: usize = 64;

/// Differs from process to process, so that ids of several servers do.
static PROCESS: LazyLock<u32> = LazyLock::new(|| getrandom::u32().unwrap_or_default());

static REQUESTS: AtomicU64 = AtomicU64::new(0);

/// Gives a request its id, for the log and for the answer.
pub(crate) async fn give(request: Request, next: Next) -> Response {
    let given = request.headers().get(&REQUEST_ID).filter(|id| is_plain(id)).cloned();
    let id = given.unwrap_or_else(fresh);
    // The way in and not the address: that may hold the code of a table.
    let path = request.extensions().get::<MatchedPath>().map_or("-", MatchedPath::as_str);
    // A span of this level is there whatever is logged, so that warnings have the ids too.
    let span = tracing::error_span!(
        "request",
        id = id.to_str().unwrap_or_default(),
        method = %request.method(),
        path,
        table = Empty,
    );
    let answering = async {
        let began = Instant::now();
        let response = next.run(request).await;
        let (status, took) = (response.status().as_u16(), began.elapsed());
        tracing::debug!(status, microseconds = took.as_micros() as u64, "answered");
        response
    };
    let mut response = answering.instrument(span).await;
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// Notes which table the present request is about.
pub(crate) fn is_about(table: impl std::fmt::Display) {
    tracing::Span::current().record("table", tracing::field::display(table));
}

/// Nothing that could be taken for something else in a log.
fn is_plain(id: &HeaderValue) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(byte);
    (1..=LONGEST).contains(&id.len()) && id.as_bytes().iter().all(plain)
}

fn fresh() -> HeaderValue {
    let number = REQUESTS.fetch_add(1, Ordering::Relaxed);
    let id = format!("{:08x}-{number}", *PROCESS);
    // Digits, letters and a hyphen are a header's value.
    HeaderValue::from_str(&id).unwrap_or(HeaderValue::from_static("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_others_are_kept_only_where_they_are_plain() {
        for id in ["7f3a-9", "a:b_c.d", &"x".repeat(LONGEST)] {
            assert!(is_plain(&HeaderValue::from_str(id).unwrap()), "{id}");
        }
        for id in ["", "two words", "a\"b", "{}", &"x".repeat(LONGEST + 1)] {
            assert!(!is_plain(&HeaderValue::from_str(id).unwrap()), "{id}");
        }
        assert_ne!(fresh(), fresh());
    }
}
