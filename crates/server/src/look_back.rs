//! The calls about learning from a game: looking at it once more, going on from where it was,
//! bringing a saved one along, hints while it is on, and guided first games.

use crate::at_table::{AtSeat, AtTable, SeatPath, TablePath, too_often};
use crate::door::Caller;
use crate::protocol::{
    Figures, Hint, HintAsked, LessonAsked, LessonPlan, LessonSaid, NewTableAnswer, PlayOn, Replay,
    ReviewProgress, TableInfo, TableProblem,
};
use crate::reply::{Answer, Written};
use crate::service::Service;
use crate::table_calls::{Body, Called, Found, read};
use crate::tables::ask::Call;
use crate::tables::teaching;
use crate::{figures, replay as scenes, review};
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{Path, State};

/// `GET /api/tables/{id}/replay`: the game once more, scene by scene.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/replay",
    params(TablePath),
    responses((status = 200, body = Replay), (status = "default", body = TableProblem)),
)]
pub(crate) async fn replay(at: AtTable) -> Result<Written, TableProblem> {
    scenes::of(&at.hall, at.id).await.map(Written)
}

/// `GET /api/tables/{id}/figures`: what the finished game came to, side by side.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/figures",
    params(TablePath),
    responses((status = 200, body = Figures), (status = "default", body = TableProblem)),
)]
pub(crate) async fn figures(at: AtTable) -> Found<Figures> {
    figures::of(&at.hall, at.id).await.map(Answer)
}

/// `GET /api/tables/{id}/review/progress`: how far the review is that somebody asked for here.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/review/progress",
    params(TablePath),
    responses((status = 200, body = ReviewProgress), (status = "default", body = TableProblem)),
)]
pub(crate) async fn progress(at: AtTable) -> Found<ReviewProgress> {
    Ok(Answer(review::progress(&at.hall, at.id)))
}

/// `POST /api/tables/{id}/play-on`: the finished game goes on from an entry, against bots.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/play-on",
    params(TablePath),
    request_body = PlayOn,
    responses((status = 200, body = NewTableAnswer), (status = "default", body = TableProblem)),
)]
pub(crate) async fn play_on(
    State(service): State<Service>,
    at: AtTable,
    body: Body<PlayOn>,
) -> Found<NewTableAnswer> {
    let asked = read(body)?;
    too_often(&service, service.throttle().table(at.caller.0))?;
    at.hall.play_on(at.id, asked).await.map(Answer)
}

/// `POST /api/saved`: a saved game that is over, to be looked at here.
#[utoipa::path(
    post,
    path = "/api/saved",
    request_body = String,
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
)]
pub(crate) async fn bring(
    State(service): State<Service>,
    caller: Caller,
    body: Result<Bytes, BytesRejection>,
) -> Found<TableInfo> {
    let body = body.map_err(|fault| match fault {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
            TableProblem::TooLarge
        }
        fault => TableProblem::Malformed { detail: fault.body_text() },
    })?;
    let text = String::from_utf8(body.into());
    let text = text.map_err(|_| TableProblem::Malformed { detail: "expected UTF-8".to_owned() })?;
    too_often(&service, service.throttle().table(caller.0))?;
    service.hall()?.bring(text).await.map(Answer)
}

/// `POST /api/tables/{id}/seats/{seat}/hint`: what the seat could do now.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/seats/{seat}/hint",
    params(SeatPath),
    request_body = HintAsked,
    responses((status = 200, body = Hint), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn hint(AtSeat { at, seat }: AtSeat, body: Body<HintAsked>) -> Called {
    at.call(Call::Hint(seat, read(body)?.strength)).await
}

/// `POST /api/lessons/{game}`: a table for a guided first game, with a teacher.
#[utoipa::path(
    post,
    path = "/api/lessons/{game}",
    params(("game" = String, Path, description = "The game")),
    request_body = LessonAsked,
    responses((status = 200, body = NewTableAnswer), (status = "default", body = TableProblem)),
)]
pub(crate) async fn lesson(
    State(service): State<Service>,
    caller: Caller,
    Path(game): Path<String>,
    body: Body<LessonAsked>,
) -> Found<NewTableAnswer> {
    let asked = read(body)?;
    too_often(&service, service.throttle().table(caller.0))?;
    service.hall()?.lesson(&game, asked).await.map(Answer)
}

/// `GET /api/lessons/{game}/{edition}`: what the learner of a guided first game does and is told.
#[utoipa::path(
    get,
    path = "/api/lessons/{game}/{edition}",
    params(
        ("game" = String, Path, description = "The game"),
        ("edition" = String, Path, description = "The edition"),
    ),
    responses((status = 200, body = LessonPlan), (status = "default", body = TableProblem)),
)]
pub(crate) async fn lesson_plan(
    Path((game, edition)): Path<(String, String)>,
) -> Found<LessonPlan> {
    teaching::plan(&game, &edition).map(Answer)
}

/// `POST /api/tables/{id}/lesson`: the learner has read something, or ends the lesson.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/lesson",
    params(TablePath),
    request_body = LessonSaid,
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn lesson_said(at: AtTable, body: Body<LessonSaid>) -> Called {
    at.call(Call::Lesson(read(body)?)).await
}
