//! What is answered to those who come when all places are taken.

use crate::protocol::Problem;
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::http::{HeaderValue, Uri};
use axum::response::{IntoResponse, Response};

/// Those who watch over the process ask for these, and must hear something above all when it is
/// full.
const HEALTH: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Is this asked by somebody who watches over the process?
pub(super) fn is_about_health(uri: &Uri) -> bool {
    HEALTH.contains(&uri.path())
}

/// There is no place; the caller may come again.
pub(super) fn full() -> Response {
    let mut response = Problem::Busy.into_response();
    let headers = response.headers_mut();
    headers.insert(RETRY_AFTER, HeaderValue::from_static("5"));
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    response
}
