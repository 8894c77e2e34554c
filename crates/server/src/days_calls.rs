//! The calls about games that last for days: vacation, and who is told that they are waited for.

use crate::at_table::{AtSeat, AtTable, SeatPath, TokenPath, too_often};
use crate::costs;
use crate::protocol::{MyTable, NoticeAsked, NoticesOffered, TableProblem, VacationAsked};
use crate::reply::Answer;
use crate::service::Service;
use crate::table_calls::{Body, Called, Found, read};
use crate::tables::ask::Call;
use axum::extract::{Path, State};

/// `GET /api/notices`: how this server can reach people who are not there.
#[utoipa::path(
    get,
    path = "/api/notices",
    responses((status = 200, body = NoticesOffered), (status = "default", body = TableProblem)),
)]
pub(crate) async fn offered(State(service): State<Service>) -> Found<NoticesOffered> {
    Ok(Answer(service.hall()?.messenger.offers()))
}

/// `PUT /api/tables/{id}/seats/{seat}/notices`: tells the holder when the seat is waited for.
#[utoipa::path(
    put,
    path = "/api/tables/{key}/seats/{seat}/notices",
    params(SeatPath),
    request_body = NoticeAsked,
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn notify(
    State(service): State<Service>,
    AtSeat { at, seat }: AtSeat,
    body: Body<NoticeAsked>,
) -> Called {
    let asked = read(body)?;
    if matches!(asked, NoticeAsked::Mail { .. }) {
        too_often(&service, service.throttle().charge(at.caller.0, costs::MAIL))?;
    }
    at.call(Call::Notice(seat, Box::new(asked))).await
}

/// `DELETE /api/tables/{id}/seats/{seat}/notices`: tells the holder nothing more.
#[utoipa::path(
    delete,
    path = "/api/tables/{key}/seats/{seat}/notices",
    params(SeatPath),
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn silence(AtSeat { at, seat }: AtSeat) -> Called {
    at.call(Call::Silence(seat)).await
}

/// `POST /api/tables/{id}/quiet/{token}`: the same from a notice.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/quiet/{token}",
    params(TokenPath),
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
)]
pub(crate) async fn quiet(at: AtTable, Path(path): Path<TokenPath>) -> Called {
    at.call(Call::Quiet(path.token)).await
}

/// `POST /api/tables/{id}/confirm/{token}`: an address for mail is its reader's.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/confirm/{token}",
    params(TokenPath),
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
)]
pub(crate) async fn confirm(at: AtTable, Path(path): Path<TokenPath>) -> Called {
    at.call(Call::Confirm(path.token)).await
}

/// `POST /api/tables/{id}/seats/{seat}/vacation`: the player goes away, or is back.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/seats/{seat}/vacation",
    params(SeatPath),
    request_body = VacationAsked,
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn vacation(AtSeat { at, seat }: AtSeat, body: Body<VacationAsked>) -> Called {
    at.call(Call::Vacation(seat, read(body)?.days)).await
}
