//! The calls about score sheets, each a few lines.

use crate::at_table::{bearer, guessed, too_often};
use crate::door::Caller;
use crate::protocol::{
    NewSheet, NewSheetAnswer, Secret, SheetChanges, SheetInfo, SheetWeighed, SheetWeight,
    TableCode, TableProblem,
};
use crate::reply::Answer;
use crate::service::Service;
use crate::sheets;
use crate::storage::SheetRecord;
use crate::table_calls::{Body, Found, read};
use crate::tables::Hall;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{ETAG, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// A caller at a sheet, with the secret that was shown in `Authorization: Bearer …`, if any.
pub(crate) struct AtSheet {
    hall: Arc<Hall>,
    code: TableCode,
    record: SheetRecord,
    bearer: Option<Secret>,
}

impl FromRequestParts<Service> for AtSheet {
    type Rejection = TableProblem;

    async fn from_request_parts(
        parts: &mut Parts,
        service: &Service,
    ) -> Result<AtSheet, TableProblem> {
        let Ok(caller) = Caller::from_request_parts(parts, service).await;
        let path = Path::<String>::from_request_parts(parts, service).await;
        let Path(code) = path.map_err(|_| TableProblem::NoSuchTable)?;
        let bearer = bearer(parts)?;
        let hall = Arc::clone(service.hall()?);
        // Who tries codes pays for each that leads nowhere, as at tables.
        let look = async {
            let code: TableCode = code.parse().map_err(|_| TableProblem::NoSuchTable)?;
            let record = sheets::find(&hall, &code).await?;
            Ok((code, record))
        };
        let (code, record) = guessed(service, caller, look).await?;
        Ok(AtSheet { hall, code, record, bearer })
    }
}

/// `POST /api/sheets`: a new score sheet for a game with the real box.
#[utoipa::path(
    post,
    path = "/api/sheets",
    request_body = NewSheet,
    responses((status = 200, body = NewSheetAnswer), (status = "default", body = TableProblem)),
)]
pub(crate) async fn create(
    State(service): State<Service>,
    caller: Caller,
    body: Body<NewSheet>,
) -> Found<NewSheetAnswer> {
    let wanted = read(body)?;
    too_often(&service, service.throttle().table(caller.0))?;
    sheets::create(service.hall()?, wanted).await.map(Answer)
}

/// `GET /api/sheets/{code}`: a score sheet, weighed; nothing where the reader has this revision.
#[utoipa::path(
    get,
    path = "/api/sheets/{code}",
    params(("code" = String, Path)),
    responses(
        (status = 200, body = SheetInfo),
        (status = 304, description = "The reader has this revision already"),
        (status = "default", body = TableProblem),
    ),
)]
pub(crate) async fn info(at: AtSheet, headers: HeaderMap) -> Result<Response, TableProblem> {
    let tag = format!("\"{}\"", at.record.revision.number());
    let known = headers.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    if known == Some(tag.as_str()) {
        return Ok((StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response());
    }
    let sheet = sheets::look(&at.hall, &at.code, at.record).await?;
    Ok(([(ETAG, tag)], Answer(sheet)).into_response())
}

/// `POST /api/sheets/{code}/changes`: lines are added, changed or struck out.
#[utoipa::path(
    post,
    path = "/api/sheets/{code}/changes",
    params(("code" = String, Path)),
    request_body = SheetChanges,
    responses((status = 200, body = SheetInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn change(at: AtSheet, body: Body<SheetChanges>) -> Found<SheetInfo> {
    let SheetChanges { changes } = read(body)?;
    sheets::change(&at.hall, &at.code, at.bearer.as_ref(), &changes).await.map(Answer)
}

/// `POST /api/sheets/{code}/weigh`: what a line would come to.
#[utoipa::path(
    post,
    path = "/api/sheets/{code}/weigh",
    params(("code" = String, Path)),
    request_body = SheetWeighed,
    responses((status = 200, body = SheetWeight), (status = "default", body = TableProblem)),
)]
pub(crate) async fn weigh(at: AtSheet, body: Body<SheetWeighed>) -> Found<SheetWeight> {
    let SheetWeighed { line } = read(body)?;
    sheets::weigh(&at.hall, &at.record, line).await.map(Answer)
}

/// `DELETE /api/sheets/{code}`: forgets a score sheet.
#[utoipa::path(
    delete,
    path = "/api/sheets/{code}",
    params(("code" = String, Path)),
    responses((status = 200), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn delete(at: AtSheet) -> Found<()> {
    sheets::delete(&at.hall, &at.code, at.bearer.as_ref()).await.map(Answer)
}
