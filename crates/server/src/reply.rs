//! From answers and problems to HTTP responses.

use crate::protocol::{Problem, TableProblem};
use axum::Json;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

/// An answer of the API. It may change when a lexicon is imported, so nobody keeps it.
pub(crate) struct Answer<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        let mut response = Json(self.0).into_response();
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (status(&self), Answer(self)).into_response()
    }
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
        Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
        Problem::DamagedLexicon { .. } | Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for TableProblem {
    fn into_response(self) -> Response {
        let retry = match &self {
            TableProblem::TooOften { retry_seconds } => Some(HeaderValue::from(*retry_seconds)),
            _ => None,
        };
        let mut response = (status_at_table(&self), Answer(self)).into_response();
        if let Some(retry) = retry {
            response.headers_mut().insert(RETRY_AFTER, retry);
        }
        response
    }
}

fn status_at_table(problem: &TableProblem) -> StatusCode {
    match problem {
        TableProblem::NoSuchTable | TableProblem::NoSuchSeat => StatusCode::NOT_FOUND,
        TableProblem::Malformed { .. }
        | TableProblem::BadSettings { .. }
        | TableProblem::BadName { .. } => StatusCode::BAD_REQUEST,
        TableProblem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        TableProblem::NotYours | TableProblem::WrongOrigin => StatusCode::FORBIDDEN,
        TableProblem::SeatTaken
        | TableProblem::SeatFree
        | TableProblem::SeatsFree { .. }
        | TableProblem::AlreadyStarted
        | TableProblem::NotStarted
        | TableProblem::NotOver
        | TableProblem::GameOver
        | TableProblem::Refused { .. } => StatusCode::CONFLICT,
        TableProblem::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        TableProblem::Full | TableProblem::Busy | TableProblem::CannotKeep => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        TableProblem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
