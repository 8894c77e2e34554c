//! The calls about tables, each a few lines: who asks, which table, ask its keeper, answer.

use crate::door::Caller;
use crate::limits::HELD;
use crate::protocol::{
    EditionInfo, GameInfo, Games, HandOver, Mine, MineAsked, MyTable, NewTable, NewTableAnswer,
    OpenTables, PlayerName, Reaction, Review, SeatAnswer, Secret, TableId, TableInfo, TableProblem,
    TakeSeat,
};
use crate::reply::Answer;
use crate::review;
use crate::service::Service;
use crate::storage;
use crate::tables::{Ask, House};
use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::{AUTHORIZATION, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use games::{GameName, Seat};
use serde_json::Value;
use std::sync::Arc;

type Called<T> = Result<Answer<T>, TableProblem>;
type Key = Result<Path<String>, PathRejection>;
type SeatKey = Result<Path<(String, u8)>, PathRejection>;
type Body<T> = Result<Json<T>, JsonRejection>;

/// The secret that a caller shows in `Authorization: Bearer …`, if any.
pub(crate) struct Bearer(Option<Secret>);

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = TableProblem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, TableProblem> {
        let Some(shown) = parts.headers.get(AUTHORIZATION) else { return Ok(Bearer(None)) };
        let shown = shown.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
        let secret = shown.and_then(|text| text.trim().parse().ok());
        secret.map(|secret| Bearer(Some(secret))).ok_or(TableProblem::NotYours)
    }
}

/// A caller who has not called too often.
pub(crate) struct Patient(Caller);

impl FromRequestParts<Service> for Patient {
    type Rejection = TableProblem;

    async fn from_request_parts(
        parts: &mut Parts,
        service: &Service,
    ) -> Result<Patient, TableProblem> {
        let Ok(caller) = Caller::from_request_parts(parts, service).await;
        too_often(service, service.throttle().call(caller.0))?;
        Ok(Patient(caller))
    }
}

fn too_often(service: &Service, taken: Result<(), u32>) -> Result<(), TableProblem> {
    taken.map_err(|retry_seconds| {
        service.metrics().turned_away.add(1);
        TableProblem::TooOften { retry_seconds }
    })
}

fn read<T>(body: Body<T>) -> Result<T, TableProblem> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(JsonRejection::BytesRejection(_)) => Err(TableProblem::TooLarge),
        Err(fault) => Err(TableProblem::Malformed { detail: fault.body_text() }),
    }
}

/// The table that an address leads to.
async fn table(
    service: &Service,
    key: Key,
) -> Result<(Arc<House>, storage::TableId), TableProblem> {
    let Path(key) = key.map_err(|_| TableProblem::NoSuchTable)?;
    let house = service.house()?;
    Ok((Arc::clone(house), house.find(&key).await?))
}

async fn seat(
    service: &Service,
    key: SeatKey,
) -> Result<(Arc<House>, storage::TableId, Seat), TableProblem> {
    let Path((key, seat)) = key.map_err(|_| TableProblem::NoSuchSeat)?;
    let (house, id) = table(service, Ok(Path(key))).await?;
    Ok((house, id, Seat(seat)))
}

/// `GET /api/games`: what can be played.
#[utoipa::path(
    get,
    path = "/api/games",
    responses((status = 200, body = Games), (status = "default", body = TableProblem)),
)]
pub(crate) async fn games() -> Answer<Games> {
    let levels = || bots::Bot::LEVELS.iter().map(|bot| bot.as_str().to_owned()).collect();
    let editions = |game: GameName| {
        let names = game.editions().into_iter();
        names
            .map(|name| EditionInfo {
                lexicon: game.lexicon(Some(&name)).unwrap_or_default(),
                name,
            })
            .collect()
    };
    let info = |&game: &GameName| GameInfo {
        game: game.as_str().to_owned(),
        least_players: *game.players().start() as u8,
        most_players: *game.players().end() as u8,
        teams: game == GameName::Party,
        editions: editions(game),
        house: game.house_rules(),
        levels: levels(),
    };
    Answer(Games {
        games: GameName::ALL.iter().map(info).collect(),
        reactions: Reaction::ALL.to_vec(),
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
    Patient(caller): Patient,
    body: Body<NewTable>,
) -> Called<NewTableAnswer> {
    let wanted = read(body)?;
    too_often(&service, service.throttle().table(caller.0))?;
    service.house()?.create(wanted).await.map(Answer)
}

/// `GET /api/tables`: the open ones.
#[utoipa::path(
    get,
    path = "/api/tables",
    responses((status = 200, body = OpenTables), (status = "default", body = TableProblem)),
)]
pub(crate) async fn list(State(service): State<Service>, _: Patient) -> Called<OpenTables> {
    service.house()?.open_tables().await.map(Answer)
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
    _: Patient,
    body: Body<MineAsked>,
) -> Called<Mine> {
    let MineAsked { held } = read(body)?;
    if held.len() > HELD {
        return Err(TableProblem::TooLarge);
    }
    let house = service.house()?;
    let mut tables: Vec<MyTable> = Vec::new();
    for held in held {
        let (TableId(id), bearer) = (held.table, Some(held.secret));
        let Ok(found) = house.ask(id, |reply| Ask::Info { bearer, reply }).await else { continue };
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
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = MyTable), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn info(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: Key,
) -> Called<MyTable> {
    let (house, id) = table(&service, key).await?;
    house.ask(id, |reply| Ask::Info { bearer, reply }).await.map(Answer)
}

/// `PUT /api/tables/{id}`: other settings and seats, before the start.
#[utoipa::path(
    put,
    path = "/api/tables/{key}",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn change(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: Key,
    body: Body<NewTable>,
) -> Called<TableInfo> {
    let (house, id) = table(&service, key).await?;
    let wanted = Box::new(read(body)?);
    house.ask(id, |reply| Ask::Change { bearer, wanted, reply }).await.map(Answer)
}

/// `DELETE /api/tables/{id}`: the table is gone.
#[utoipa::path(
    delete,
    path = "/api/tables/{key}",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn delete(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: Key,
) -> Called<()> {
    let (house, id) = table(&service, key).await?;
    house.ask(id, |reply| Ask::Delete { bearer, reply }).await.map(Answer)
}

/// `POST /api/tables/{id}/seats/{seat}`: sits down.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/seats/{seat}",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
        ("seat" = u8, Path, description = "The seat, counted from 0"),
    ),
    request_body = TakeSeat,
    responses((status = 200, body = SeatAnswer), (status = "default", body = TableProblem)),
)]
pub(crate) async fn take(
    State(service): State<Service>,
    _: Patient,
    key: SeatKey,
    body: Body<TakeSeat>,
) -> Called<SeatAnswer> {
    let (house, id, seat) = seat(&service, key).await?;
    let name = PlayerName::new(&read(body)?.name)?;
    house.ask(id, |reply| Ask::Take { seat, name, reply }).await.map(Answer)
}

/// `DELETE /api/tables/{id}/seats/{seat}`: gets up; during the game, leaves it for good.
#[utoipa::path(
    delete,
    path = "/api/tables/{key}/seats/{seat}",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
        ("seat" = u8, Path, description = "The seat, counted from 0"),
    ),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn leave(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: SeatKey,
) -> Called<TableInfo> {
    let (house, id, seat) = seat(&service, key).await?;
    house.ask(id, |reply| Ask::Leave { bearer, seat, reply }).await.map(Answer)
}

/// `POST /api/tables/{id}/seats/{seat}/hand-over`: somebody else plays for the seat.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/seats/{seat}/hand-over",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
        ("seat" = u8, Path, description = "The seat, counted from 0"),
    ),
    request_body = HandOver,
    responses((status = 200, body = SeatAnswer), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn hand_over(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: SeatKey,
    body: Body<HandOver>,
) -> Called<SeatAnswer> {
    let (house, id, seat) = seat(&service, key).await?;
    let to = read(body)?;
    house.ask(id, |reply| Ask::HandOver { bearer, seat, to, reply }).await.map(Answer)
}

/// `POST /api/tables/{id}/start`: the game begins.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/start",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn start(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: Key,
) -> Called<TableInfo> {
    let (house, id) = table(&service, key).await?;
    house.ask(id, |reply| Ask::Start { bearer, reply }).await.map(Answer)
}

/// `POST /api/tables/{id}/abandon`: the game is broken off.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/abandon",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn abandon(
    State(service): State<Service>,
    _: Patient,
    Bearer(bearer): Bearer,
    key: Key,
) -> Called<TableInfo> {
    let (house, id) = table(&service, key).await?;
    house.ask(id, |reply| Ask::Abandon { bearer, reply }).await.map(Answer)
}

/// `POST /api/tables/{id}/rematch`: the same people, at a new table.
#[utoipa::path(
    post,
    path = "/api/tables/{key}/rematch",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = TableInfo), (status = "default", body = TableProblem)),
    security(("secret" = [])),
)]
pub(crate) async fn rematch(
    State(service): State<Service>,
    Patient(caller): Patient,
    Bearer(bearer): Bearer,
    key: Key,
) -> Called<TableInfo> {
    let (house, id) = table(&service, key).await?;
    too_often(&service, service.throttle().table(caller.0))?;
    house.ask(id, |reply| Ask::Rematch { bearer, reply }).await.map(Answer)
}

/// `GET /api/tables/{id}/review`: the finished game, turn by turn.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/review",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = Review), (status = "default", body = TableProblem)),
)]
pub(crate) async fn review(State(service): State<Service>, _: Patient, key: Key) -> Called<Review> {
    let (house, id) = table(&service, key).await?;
    review::of(&service, &house, id).await.map(Answer)
}

/// `GET /api/tables/{id}/setup`: edition, house rules and words of a game that has begun.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/setup",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = Object), (status = "default", body = TableProblem)),
)]
pub(crate) async fn setup(State(service): State<Service>, _: Patient, key: Key) -> Called<Value> {
    let (house, id) = table(&service, key).await?;
    house.ask(id, |reply| Ask::Setup { reply }).await.map(Answer)
}

/// `GET /api/tables/{id}/saved`: the finished game as a file.
#[utoipa::path(
    get,
    path = "/api/tables/{key}/saved",
    params(
        ("key" = String, Path, description = "The address or the code of the table"),
    ),
    responses((status = 200, body = String), (status = "default", body = TableProblem)),
)]
pub(crate) async fn saved(
    State(service): State<Service>,
    _: Patient,
    key: Key,
) -> Result<Response, TableProblem> {
    let (house, id) = table(&service, key).await?;
    let finished = house.ask(id, |reply| Ask::Finished { reply }).await?;
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", finished.game());
    let headers = [(CONTENT_TYPE, "application/x-ndjson".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, finished.save()).into_response())
}

/// `GET /metrics`: what is counted, for whoever watches over the process.
pub(crate) async fn metrics(State(service): State<Service>) -> Response {
    let text = service.metrics().text(service.gauges());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text).into_response()
}
