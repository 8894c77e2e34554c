//! Which address leads where, and what every request passes on the way.

use crate::limits::REQUEST_BODY;
use crate::protocol::Problem;
use crate::service::Service;
use crate::{api, assets, security};
use axum::Router;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::trace::TraceLayer;

/// The whole service, ready for a socket or a test.
pub fn router(service: Service) -> Router {
    let api = Router::new()
        .route("/lexicons", get(api::lexicons))
        .route("/lexicons/{name}/words/{word}", get(api::word))
        .route("/lexicons/{name}/anagrams", get(api::anagrams))
        .fallback(async || Problem::NotFound)
        .method_not_allowed_fallback(async || Problem::MethodNotAllowed)
        .layer(CompressionLayer::new());
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(api::health))
        // The page's files are compressed when they are built, so no layer does it here.
        .fallback_service(get(assets::file).fallback(async || Problem::MethodNotAllowed))
        .method_not_allowed_fallback(async || Problem::MethodNotAllowed)
        .with_state(service)
        .layer(RequestBodyLimitLayer::new(REQUEST_BODY))
        .layer(middleware::map_response(in_our_form))
        .layer(CatchPanicLayer::custom(|_| broken()))
        .layer(middleware::map_response(security::guard))
        .layer(TraceLayer::new_for_http())
}

/// The layer that turns large bodies away answers in plain text; we answer as everywhere.
async fn in_our_form(response: Response) -> Response {
    match response.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge.into_response(),
        _ => response,
    }
}

/// A fault of ours still gets an answer in the form of all others.
fn broken() -> Response {
    tracing::error!("a request broke off");
    Problem::Internal.into_response()
}
