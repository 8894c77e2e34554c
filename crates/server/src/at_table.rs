//! Who calls about which table or seat, read from a request once for all calls.

use crate::door::Caller;
use crate::protocol::{Secret, TableProblem};
use crate::request_id;
use crate::service::Service;
use crate::storage;
use crate::tables::Hall;
use crate::tables::ask::{Answered, Call};
use axum::extract::{FromRequestParts, Path};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use games::Seat;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// The part of a path that leads to a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TablePath {
    /// The address or the code of the table
    key: String,
}

/// The parts of a path that lead to a seat.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct SeatPath {
    /// The address or the code of the table
    key: String,
    /// The seat, counted from 0
    seat: u8,
}

/// The parts of a path that a notice leads by.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TokenPath {
    /// The address of the table
    #[serde(rename = "key")]
    _key: String,
    /// What is in the notice; it gives no right but this
    pub(crate) token: String,
}

/// The parts of a path that lead to a puzzle.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct PuzzlePath {
    /// The game
    pub(crate) game: String,
    /// The edition, which says the language of the words
    pub(crate) edition: String,
    /// The day, such as 2026-11-18
    pub(crate) day: String,
}

/// The parts of a path that lead to a turn of a finished game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(crate) struct TurnPath {
    /// The address or the code of the table
    #[serde(rename = "key")]
    _key: String,
    /// The number of the turn's entry, as the review has it
    pub(crate) entry: u32,
}

/// Counts and passes on that something was asked too often.
pub(crate) fn too_often(service: &Service, taken: Result<(), u32>) -> Result<(), TableProblem> {
    taken.map_err(|retry_seconds| {
        service.metrics().turned_away.add(1);
        TableProblem::TooOften { retry_seconds }
    })
}

/// The table that an address or a code leads to. An address has 63 random bits, which nobody
/// guesses; who tries codes pays for each that leads nowhere, whatever it is tried with.
pub(crate) async fn find(
    service: &Service,
    caller: Caller,
    key: &str,
) -> Result<storage::TableId, TableProblem> {
    let hall = service.hall()?;
    if key.parse::<storage::TableId>().is_ok() {
        return hall.find(key).await;
    }
    guessed(service, caller, hall.find(key)).await
}

/// Looks for what a code leads to. It is charged as a miss until it is found.
pub(crate) async fn guessed<T>(
    service: &Service,
    caller: Caller,
    look: impl Future<Output = Result<T, TableProblem>>,
) -> Result<T, TableProblem> {
    let throttle = service.throttle();
    too_often(service, throttle.guess(caller.0))?;
    let found = look.await;
    if matches!(found, Err(TableProblem::NoSuchTable)) {
        service.metrics().codes_missed.add(1);
        throttle.missed(caller.0);
    } else {
        throttle.hit(caller.0);
    }
    found
}

/// A caller at a table, with the secret that was shown in `Authorization: Bearer …`, if any.
pub(crate) struct AtTable {
    pub(crate) caller: Caller,
    pub(crate) hall: Arc<Hall>,
    pub(crate) id: storage::TableId,
    bearer: Option<Secret>,
}

impl AtTable {
    async fn find(
        parts: &mut Parts,
        service: &Service,
        key: Result<String, TableProblem>,
    ) -> Result<AtTable, TableProblem> {
        let Ok(caller) = Caller::from_request_parts(parts, service).await;
        let bearer = bearer(parts)?;
        let hall = Arc::clone(service.hall()?);
        let id = find(service, caller, &key?).await?;
        request_id::is_about(id);
        Ok(AtTable { caller, hall, id, bearer })
    }

    /// Calls the keeper of the table, with the secret of the caller.
    pub(crate) async fn call(&self, call: Call) -> Result<Answered, TableProblem> {
        self.hall.call(self.id, self.bearer.clone(), call).await
    }
}

impl FromRequestParts<Service> for AtTable {
    type Rejection = TableProblem;

    async fn from_request_parts(
        parts: &mut Parts,
        service: &Service,
    ) -> Result<AtTable, TableProblem> {
        let path = Path::<TablePath>::from_request_parts(parts, service).await;
        let key = path.map(|Path(path)| path.key).map_err(|_| TableProblem::NoSuchTable);
        AtTable::find(parts, service, key).await
    }
}

/// A caller at a seat of a table.
pub(crate) struct AtSeat {
    pub(crate) at: AtTable,
    pub(crate) seat: Seat,
}

impl FromRequestParts<Service> for AtSeat {
    type Rejection = TableProblem;

    async fn from_request_parts(
        parts: &mut Parts,
        service: &Service,
    ) -> Result<AtSeat, TableProblem> {
        let path = Path::<SeatPath>::from_request_parts(parts, service).await;
        let path = path.map(|Path(path)| path).map_err(|_| TableProblem::NoSuchSeat);
        let (key, seat) = match path {
            Ok(path) => (Ok(path.key), Seat(path.seat)),
            Err(problem) => (Err(problem), Seat(0)),
        };
        Ok(AtSeat { at: AtTable::find(parts, service, key).await?, seat })
    }
}

/// The secret that a caller shows, if any.
pub(crate) fn bearer(parts: &Parts) -> Result<Option<Secret>, TableProblem> {
    let Some(shown) = parts.headers.get(AUTHORIZATION) else { return Ok(None) };
    let shown = shown.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
    let secret = shown.and_then(|text| text.trim().parse().ok());
    secret.map(Some).ok_or(TableProblem::NotYours)
}
