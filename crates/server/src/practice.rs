//! The calls about practice: a moment with a play to be found, what is laid there, the best play.

use crate::at_table::{AtTable, PuzzlePath, TurnPath};
use crate::protocol::{Attempt, BestPlay, Posed, TableProblem, Tried};
use crate::puzzles::{self, Moment, Which};
use crate::reply::Answer;
use crate::service::Service;
use crate::table_calls::{Body, Found, read};
use crate::tables::Hall;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use serde::Serialize;
use std::sync::Arc;

type Puzzled = Result<Path<PuzzlePath>, PathRejection>;
type Turned = Result<Path<TurnPath>, PathRejection>;

async fn puzzle(
    service: &Service,
    path: Puzzled,
) -> Result<(Arc<Hall>, Arc<Moment>), TableProblem> {
    let Path(PuzzlePath { game, edition, day }) = path.map_err(|_| TableProblem::NoPuzzle)?;
    let (Ok(game), Ok(day)) = (game.parse(), day.parse()) else {
        return Err(TableProblem::NoPuzzle);
    };
    let hall = Arc::clone(service.hall()?);
    let moment = puzzles::of(&hall, Which::Puzzle { game, edition, day }).await?;
    Ok((hall, moment))
}

async fn turn(at: AtTable, path: Turned) -> Result<(Arc<Hall>, Arc<Moment>), TableProblem> {
    let Path(TurnPath { entry, .. }) = path.map_err(|_| TableProblem::NotAwaited)?;
    let moment = puzzles::of(&at.hall, Which::Turn { table: at.id, entry }).await?;
    Ok((at.hall, moment))
}

/// Looks at a moment beside the network.
async fn look<T: Serialize + Send + 'static>(
    (hall, moment): (Arc<Hall>, Arc<Moment>),
    ask: impl FnOnce(&Moment) -> T + Send + 'static,
) -> Found<T> {
    Ok(Answer(hall.moments.pool.work(move || ask(&moment)).await?))
}

/// `GET /api/puzzles/{game}/{edition}/{day}`: the puzzle of a day, from two months ago to tomorrow.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}/{edition}/{day}",
    params(PuzzlePath),
    responses((status = 200, body = Posed), (status = "default", body = TableProblem)),
)]
pub(crate) async fn puzzle_of_a_day(State(service): State<Service>, path: Puzzled) -> Found<Posed> {
    look(puzzle(&service, path).await?, Moment::posed).await
}

/// `POST /api/puzzles/{game}/{edition}/{day}/try`: what a play would score there.
#[utoipa::path(
    post,
    path = "/api/puzzles/{game}/{edition}/{day}/try",
    params(PuzzlePath),
    request_body = Attempt,
    responses((status = 200, body = Tried), (status = "default", body = TableProblem)),
)]
pub(crate) async fn try_puzzle(
    State(service): State<Service>,
    path: Puzzled,
    body: Body<Attempt>,
) -> Found<Tried> {
    let Attempt { command } = read(body)?;
    look(puzzle(&service, path).await?, move |moment| moment.weigh(command)).await
}

/// `GET /api/puzzles/{game}/{edition}/{day}/best`: its best play.
#[utoipa::path(
    get,
    path = "/api/puzzles/{game}/{edition}/{day}/best",
    params(PuzzlePath),
    responses((status = 200, body = BestPlay), (status = "default", body = TableProblem)),
)]
pub(crate) async fn best_of_puzzle(
    State(service): State<Service>,
    path: Puzzled,
) -> Found<BestPlay> {
    look(puzzle(&service, path).await?, Moment::best).await
}

/// `GET /api/tables/{id}/turns/{entry}`: a turn of a finished game, as it was before it was played.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/turns/{entry}",
    params(TurnPath),
    responses((status = 200, body = Posed), (status = "default", body = TableProblem)),
)]
pub(crate) async fn turn_of_a_game(at: AtTable, path: Turned) -> Found<Posed> {
    look(turn(at, path).await?, Moment::posed).await
}

/// `POST /api/tables/{id}/turns/{entry}/try`: what a play would have scored there.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/turns/{entry}/try",
    params(TurnPath),
    request_body = Attempt,
    responses((status = 200, body = Tried), (status = "default", body = TableProblem)),
)]
pub(crate) async fn try_turn(at: AtTable, path: Turned, body: Body<Attempt>) -> Found<Tried> {
    let Attempt { command } = read(body)?;
    look(turn(at, path).await?, move |moment| moment.weigh(command)).await
}

/// `GET /api/tables/{id}/turns/{entry}/best`: the best that could have been played.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/turns/{entry}/best",
    params(TurnPath),
    responses((status = 200, body = BestPlay), (status = "default", body = TableProblem)),
)]
pub(crate) async fn best_of_turn(at: AtTable, path: Turned) -> Found<BestPlay> {
    look(turn(at, path).await?, Moment::best).await
}
