//! Which address leads where, and what every request passes on the way.

use crate::limits::{REQUEST_BODY, SAVED_BODY};
use crate::protocol::Problem;
use crate::service::Service;
use crate::{
    api, assets, days_calls, door, health, look_back, openapi, practice, request_id, security,
    sheet_calls, stream, table_calls, throttle,
};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

/// The whole service, ready for a socket or a test.
pub fn router(service: Service) -> Router {
    let api = Router::new()
        .route("/", get(openapi::page))
        .route("/lan", get(api::lan))
        .route("/lexicons", get(api::lexicons))
        .route("/lexicons/{name}/words/{word}", get(api::word))
        .route("/lexicons/{name}/words/{word}/meaning", get(api::meaning))
        .route("/lexicons/{name}/anagrams", get(api::anagrams))
        .route("/lexicons/{name}/short", get(api::short))
        .route("/puzzles/{game}/{edition}/{day}", get(practice::puzzle_of_a_day))
        .route("/puzzles/{game}/{edition}/{day}/try", post(practice::try_puzzle))
        .route("/puzzles/{game}/{edition}/{day}/best", get(practice::best_of_puzzle))
        .route("/tables/{key}/turns/{entry}", get(practice::turn_of_a_game))
        .route("/tables/{key}/turns/{entry}/try", post(practice::try_turn))
        .route("/tables/{key}/turns/{entry}/best", get(practice::best_of_turn))
        .route("/games", get(table_calls::games))
        .route("/games/{game}/editions/{edition}", get(table_calls::edition))
        .route("/tables", get(table_calls::list).post(table_calls::create))
        .route("/tables/mine", post(table_calls::mine))
        .route("/lessons/{game}", post(look_back::lesson))
        .route("/lessons/{game}/{edition}", get(look_back::lesson_plan))
        .route(
            "/tables/{key}",
            get(table_calls::info).put(table_calls::change).delete(table_calls::delete),
        )
        .route("/tables/{key}/seats/{seat}", post(table_calls::take).delete(table_calls::leave))
        .route("/tables/{key}/seats/{seat}/hand-over", post(table_calls::hand_over))
        .route(
            "/tables/{key}/seats/{seat}/notices",
            put(days_calls::notify).delete(days_calls::silence),
        )
        .route("/tables/{key}/seats/{seat}/vacation", post(days_calls::vacation))
        .route("/tables/{key}/quiet/{token}", post(days_calls::quiet))
        .route("/tables/{key}/confirm/{token}", post(days_calls::confirm))
        .route("/notices", get(days_calls::offered))
        .route("/tables/{key}/start", post(table_calls::start))
        .route("/tables/{key}/abandon", post(table_calls::abandon))
        .route("/tables/{key}/rematch", post(table_calls::rematch))
        .route("/tables/{key}/seats/{seat}/hint", post(look_back::hint))
        .route("/tables/{key}/lesson", post(look_back::lesson_said))
        .route("/tables/{key}/review", get(table_calls::review))
        .route("/tables/{key}/review/progress", get(look_back::progress))
        .route("/tables/{key}/replay", get(look_back::replay))
        .route("/tables/{key}/figures", get(look_back::figures))
        .route("/tables/{key}/play-on", post(look_back::play_on))
        .route("/sheets", post(sheet_calls::create))
        .route("/sheets/{code}", get(sheet_calls::info).delete(sheet_calls::delete))
        .route("/sheets/{code}/changes", post(sheet_calls::change))
        .route("/sheets/{code}/weigh", post(sheet_calls::weigh))
        .route("/tables/{key}/setup", get(table_calls::setup))
        .route("/tables/{key}/saved", get(table_calls::saved))
        .fallback(async || Problem::NotFound)
        .method_not_allowed_fallback(async || Problem::MethodNotAllowed)
        .layer(CompressionLayer::new())
        .route("/tables/{key}/stream", get(stream::open));
    let bring = Router::new()
        .route("/api/saved", post(look_back::bring))
        .layer(DefaultBodyLimit::max(SAVED_BODY))
        .layer(RequestBodyLimitLayer::new(SAVED_BODY));
    let rest = Router::new()
        .nest("/api", api)
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(table_calls::metrics))
        // The page's files are compressed when they are built, so no layer does it here.
        .fallback_service(get(assets::file).fallback(async || Problem::MethodNotAllowed))
        .method_not_allowed_fallback(async || Problem::MethodNotAllowed)
        .layer(RequestBodyLimitLayer::new(REQUEST_BODY));
    rest.merge(bring)
        .layer(middleware::from_fn_with_state(service.clone(), door::check))
        .layer(middleware::from_fn_with_state(service.clone(), throttle::charge))
        .with_state(service)
        .layer(middleware::map_response(in_our_form))
        .layer(CatchPanicLayer::custom(|_| broken()))
        .layer(middleware::map_response(security::guard))
        .layer(middleware::from_fn(request_id::give))
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
