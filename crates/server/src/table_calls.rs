//! The calls about tables, each a few lines: who asks, which table, ask its keeper, answer.

use crate::at_table::{AtSeat, AtTable, SeatPath, TablePath, too_often};
use crate::costs;
use crate::door::Caller;
use crate::limits::HELD;
use crate::protocol::{
    EditionInfo, GameInfo, Games, HandOver, Mine, MineAsked, MyTable, NewTable, NewTableAnswer,
    OpenTables, PlayerName, Reaction, Review, SeatAnswer, TableInfo, TableProblem, TakeSeat,
};
use crate::reply::{Answer, Written};
use crate::review;
use crate::service::Service;
use crate::tables::ask::{Answered, Call};
use axum::Json;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, JsonRejection};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::Bot;
use games::{Editions, GameName, SetupError};
use serde_json::Value;

pub(crate) type Found<T> = Result<Answer<T>, TableProblem>;
pub(crate) type Called = Result<Answered, TableProblem>;
pub(crate) type Body<T> = Result<Json<T>, JsonRejection>;

pub(crate) fn read<T>(body: Body<T>) -> Result<T, TableProblem> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(JsonRejection::BytesRejection(BytesRejection::FailedToBufferBody(
            FailedToBufferBody::LengthLimitError(_),
        ))) => Err(TableProblem::TooLarge),
        Err(fault) => Err(TableProblem::Malformed { detail: fault.body_text() }),
    }
}

/// `GET /api/games`: what can be played.
#[utoipa::path(
    get,
    path = "/api/games",
    responses((status = 200, body = Games), (status = "default", body = TableProblem)),
)]
pub(crate) async fn games(State(service): State<Service>) -> Found<Games> {
    let hall = service.hall()?;
    let lexicons = hall.lexicons.names().await?;
    let games: Result<Vec<GameInfo>, SetupError> =
        GameName::ALL.iter().map(|&game| game_info(&hall.editions, &lexicons, game)).collect();
    let games = games.map_err(|fault| {
        tracing::error!(%fault, "an edition is damaged");
        TableProblem::Internal
    })?;
    Ok(Answer(Games { games, reactions: Reaction::ALL.to_vec() }))
}

/// `GET /api/games/{game}/editions/{edition}`: all that is printed in an edition, for the rules
/// with pictures.
#[utoipa::path(
    get,
    path = "/api/games/{game}/editions/{edition}",
    params(("game" = String, Path), ("edition" = String, Path)),
    responses((status = 200, body = Object), (status = "default", body = TableProblem)),
)]
pub(crate) async fn edition(
    State(service): State<Service>,
    Path((game, edition)): Path<(String, String)>,
) -> Found<Value> {
    let unknown = |detail| TableProblem::BadSettings { part: "game".to_owned(), detail };
    let game: GameName = game.parse().map_err(|_| unknown(format!("there is no game {game:?}")))?;
    let printed = service.hall()?.editions.data(game, Some(&edition));
    printed.map(Answer).map_err(crate::tables::play::bad_settings)
}

/// A game as the catalogue names it.
fn game_info(
    editions: &Editions,
    lexicons: &[String],
    game: GameName,
) -> Result<GameInfo, SetupError> {
    let (least, most) = game.players().into_inner();
    let edition = |name: String| {
        let lexicon = editions.lexicon(game, Some(&name))?;
        Ok(EditionInfo {
            playable: lexicons.contains(&lexicon),
            lexicon,
            language: editions.alphabet(game, Some(&name))?.code().to_owned(),
            house_rules: editions.house_rules(game, Some(&name), most)?,
            name,
        })
    };
    Ok(GameInfo {
        game,
        least_players: least as u8,
        most_players: most as u8,
        teams: game.teams(),
        days: crate::tables::days::can_be_played_by_days(game),
        editions: editions
            .names(game)
            .into_iter()
            .map(edition)
            .collect::<Result<_, SetupError>>()?,
        levels: Bot::LEVELS.iter().map(|bot| bot.as_str().to_owned()).collect(),
    })
}

/// `POST /api/tables`: a new table.
#[utoipa::path(
    post,
    path = "/api/tables",
    request_body = NewTable,
    responses((status = 200, body = NewTableAnswer), (status = "default", body = TableProblem)),
)]
pub(crate) async fn create(
    State(service): State<Service>,
    caller: Caller,
    body: Body<NewTable>,
) -> Found<NewTableAnswer> {
    let wanted = read(body)?;
    too_often(&service, service.throttle().table(caller.0))?;
    service.hall()?.create(wanted).await.map(Answer)
}

/// `GET /api/tables`: the open ones.
#[utoipa::path(
    get,
    path = "/api/tables",
    responses((status = 200, body = OpenTables), (status = "default", body = TableProblem)),
)]
pub(crate) async fn list(State(service): State<Service>) -> Found<OpenTables> {
    service.hall()?.open_tables().await.map(Answer)
}

/// `POST /api/tables/mine`: what has become of tables that a browser remembers.
#[utoipa::path(
    post,
    path = "/api/tables/mine",
    request_body = MineAsked,
    responses((status = 200, body = Mine), (status = "default", body = TableProblem)),
)]
pub(crate) async fn mine(
    State(service): State<Service>,
    caller: Caller,
    body: Body<MineAsked>,
) -> Found<Mine> {
    let MineAsked { held } = read(body)?;
    if held.len() > HELD {
        return Err(TableProblem::TooLarge);
    }
    let cost = costs::HELD * held.len() as f64;
    too_often(&service, service.throttle().charge(caller.0, cost))?;
    let hall = service.hall()?;
    let mut tables: Vec<MyTable> = Vec::new();
    for held in held {
        let (id, bearer) = (held.table, Some(held.secret));
        let Ok(found) = hall.info(id, bearer).await else { continue };
        if found.seats.is_empty() && !found.host {
            continue;
        }
        match tables.iter_mut().find(|known| known.table.id == found.table.id) {
            Some(known) => {
                known.host |= found.host;
                known.seats.extend(found.seats);
                known.seats.sort_unstable();
                known.seats.dedup();
            }
            None => tables.push(found),
        }
    }
    tables.sort_by_key(|mine| u64::MAX - mine.table.changed);
    Ok(Answer(Mine { tables }))
}

/// `GET /api/tables/{id or code}`: one table, and what the caller holds of it.
#[utoipa::path(
    get,
    path = "/api/tables/{key}",
    params(TablePath),
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn info(at: AtTable) -> Called {
    at.call(Call::Info).await
}

/// `PUT /api/tables/{id}`: other settings and seats, before the start.
#[utoipa::path(
    put,
    path = "/api/tables/{key}",
    params(TablePath),
    request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn change(at: AtTable, body: Body<NewTable>) -> Called {
    at.call(Call::Change(Box::new(read(body)?))).await
}

/// `DELETE /api/tables/{id}`: the table is gone.
#[utoipa::path(
    delete,
    path = "/api/tables/{key}",
    params(TablePath),
    responses((status = 200), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn delete(at: AtTable) -> Called {
    at.call(Call::Delete).await
}

/// `POST /api/tables/{id}/seats/{seat}`: sits down.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/seats/{seat}",
    params(SeatPath),
    request_body = TakeSeat,
    responses((status = 200, body = SeatAnswer), (status = "default", body = TableProblem)),
)]
pub(crate) async fn take(AtSeat { at, seat }: AtSeat, body: Body<TakeSeat>) -> Called {
    let name = PlayerName::new(&read(body)?.name)?;
    at.call(Call::Take(seat, name)).await
}

/// `DELETE /api/tables/{id}/seats/{seat}`: gets up; during the game, leaves it for good.
#[utoipa::path(
    delete,
    path = "/api/tables/{key}/seats/{seat}",
    params(SeatPath),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn leave(AtSeat { at, seat }: AtSeat) -> Called {
    at.call(Call::Leave(seat)).await
}

/// `POST /api/tables/{id}/seats/{seat}/hand-over`: somebody else plays for the seat.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/seats/{seat}/hand-over",
    params(SeatPath),
    request_body = HandOver,
    responses((status = 200, body = SeatAnswer), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn hand_over(AtSeat { at, seat }: AtSeat, body: Body<HandOver>) -> Called {
    at.call(Call::HandOver(seat, read(body)?)).await
}

/// `POST /api/tables/{id}/start`: the game begins.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/start",
    params(TablePath),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn start(at: AtTable) -> Called {
    at.call(Call::Start).await
}

/// `POST /api/tables/{id}/abandon`: the game is broken off.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/abandon",
    params(TablePath),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn abandon(at: AtTable) -> Called {
    at.call(Call::Abandon).await
}

/// `POST /api/tables/{id}/rematch`: the same people, at a new table.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/rematch",
    params(TablePath),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn rematch(State(service): State<Service>, at: AtTable) -> Called {
    too_often(&service, service.throttle().table(at.caller.0))?;
    at.call(Call::Rematch).await
}

/// `GET /api/tables/{id}/review`: the finished game, turn by turn.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/review",
    params(TablePath),
    responses((status = 200, body = Review), (status = "default", body = TableProblem)),
)]
pub(crate) async fn review(at: AtTable) -> Result<Written, TableProblem> {
    review::of(&at.hall, at.id).await.map(Written)
}

/// `GET /api/tables/{id}/setup`: edition, house rules and words of a game that has begun.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/setup",
    params(TablePath),
    responses((status = 200, body = Object), (status = "default", body = TableProblem)),
)]
pub(crate) async fn setup(at: AtTable) -> Found<Value> {
    at.hall.setup(at.id).await.map(Answer)
}

/// `GET /api/tables/{id}/saved`: the finished game as a file.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/saved",
    params(TablePath),
    responses((status = 200, body = String), (status = "default", body = TableProblem)),
)]
pub(crate) async fn saved(at: AtTable) -> Result<Response, TableProblem> {
    let finished = at.hall.finished(at.id).await?;
    let name = format!("attachment; filename=\"{}-{}.jsonl\"", finished.game(), at.id);
    let headers = [(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, name)];
    let text = at.hall.restoring.work(move || finished.save()).await?;
    Ok((headers, text).into_response())
}

/// `GET /metrics`: what is counted, for whoever watches over the process.
pub(crate) async fn metrics(State(service): State<Service>) -> Response {
    let text = service.metrics().text(&service.gauges());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
