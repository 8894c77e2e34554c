//! From answers and problems to HTTP responses.

use crate::protocol::{Problem, TableProblem};
use crate::tables::ask::Answered;
use axum::Json;
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;

/// An answer of the API. It may change when a lexicon is imported, so nobody keeps it.
pub(crate) struct Answer<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        let mut response = Json(self.0).into_response();
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

impl IntoResponse for Answered {
    fn into_response(self) -> Response {
        match self {
            Answered::Mine(mine) => Answer(mine).into_response(),
            Answered::Table(table) => Answer(table).into_response(),
            Answered::Seat(seat) => Answer(seat).into_response(),
            Answered::Hint(hint) => Answer(hint).into_response(),
            Answered::Deleted => Answer(()).into_response(),
        }
    }
}

/// An answer of the API that is JSON already.
pub(crate) struct Written(pub(crate) Arc<str>);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
        (headers, Body::from(self.0.to_string())).into_response()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry = match &self {
            Problem::TooOften { retry_seconds } => Some(*retry_seconds),
            _ => None,
        };
        after(retry, (status(&self), Answer(self)).into_response())
    }
}

/// Says when to try again, where that is known.
fn after(retry_seconds: Option<u32>, mut response: Response) -> Response {
    if let Some(seconds) = retry_seconds {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::NotFound | Problem::UnknownLexicon { .. } => StatusCode::NOT_FOUND,
        Problem::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Problem::Malformed
        | Problem::ForeignLetter { .. }
        | Problem::NoLetters
        | Problem::WordTooLong { .. }
        | Problem::TooManyLetters { .. }
        | Problem::TooManyBlanks { .. } => StatusCode::BAD_REQUEST,
        Problem::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Problem::DamagedLexicon { .. } | Problem::DamagedMeanings { .. } | Problem::Internal => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

impl IntoResponse for TableProblem {
    fn into_response(self) -> Response {
        let retry = match &self {
            TableProblem::TooOften { retry_seconds } => Some(*retry_seconds),
            _ => None,
        };
        after(retry, (status_at_table(&self), Answer(self)).into_response())
    }
}

fn status_at_table(problem: &TableProblem) -> StatusCode {
    match problem {
        TableProblem::NoSuchTable | TableProblem::NoSuchSeat | TableProblem::NoPuzzle => {
            StatusCode::NOT_FOUND
        }
        TableProblem::Malformed { .. }
        | TableProblem::BadSettings { .. }
        | TableProblem::BadName { .. } => StatusCode::BAD_REQUEST,
        TableProblem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        TableProblem::NotYours | TableProblem::WrongOrigin | TableProblem::NoHints => {
            StatusCode::FORBIDDEN
        }
        TableProblem::SeatTaken
        | TableProblem::SeatFree
        | TableProblem::SeatsFree { .. }
        | TableProblem::AlreadyStarted
        | TableProblem::NotStarted
        | TableProblem::NotOver
        | TableProblem::GameOver
        | TableProblem::NotAwaited
        | TableProblem::Refused { .. } => StatusCode::CONFLICT,
        TableProblem::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        TableProblem::Full | TableProblem::Busy | TableProblem::CannotKeep => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        TableProblem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
