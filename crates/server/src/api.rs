//! The calls of the API, each a few lines: read the address, look up, answer.

use crate::door::Caller;
use crate::protocol::{
    Anagrams, AnagramsAsked, Catalogue, Lan, MeaningAnswer, Problem, ShortWords, WordAnswer,
};
use crate::reply::Answer;
use crate::service::Service;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};

/// `GET /api/lan`: where phones in the house join.
#[utoipa::path(get, path = "/api/lan", responses((status = 200, body = Lan)))]
pub(crate) async fn lan(State(service): State<Service>) -> Answer<Lan> {
    Answer(Lan { addresses: service.lan().to_vec() })
}

/// `GET /api/lexicons`: the lexicons that there are.
#[utoipa::path(
    get,
    path = "/api/lexicons",
    responses((status = 200, body = Catalogue), (status = "default", body = Problem)),
)]
pub(crate) async fn lexicons(
    State(service): State<Service>,
    caller: Caller,
) -> Result<Answer<Catalogue>, Problem> {
    service.look_up(caller, |words| Ok(words.catalogue())).await.map(Answer)
}

/// `GET /api/lexicons/{name}/words/{word}`: is this a word?
#[utoipa::path(
    get,
    path = "/api/lexicons/{name}/words/{word}",
    params(
        ("name" = String, Path, description = "The lexicon"),
        ("word" = String, Path, description = "The word"),
    ),
    responses((status = 200, body = WordAnswer), (status = "default", body = Problem)),
)]
pub(crate) async fn word(
    State(service): State<Service>,
    caller: Caller,
    address: Result<Path<(String, String)>, PathRejection>,
) -> Result<Answer<WordAnswer>, Problem> {
    let Path((name, text)) = address.map_err(|_| Problem::Malformed)?;
    service.look_up(caller, move |words| words.word(&name, &text)).await.map(Answer)
}

/// `GET /api/lexicons/{name}/words/{word}/meaning`: what does this word mean?
#[utoipa::path(
    get,
    path = "/api/lexicons/{name}/words/{word}/meaning",
    params(
        ("name" = String, Path, description = "The lexicon"),
        ("word" = String, Path, description = "The word"),
    ),
    responses((status = 200, body = MeaningAnswer), (status = "default", body = Problem)),
)]
pub(crate) async fn meaning(
    State(service): State<Service>,
    caller: Caller,
    address: Result<Path<(String, String)>, PathRejection>,
) -> Result<Answer<MeaningAnswer>, Problem> {
    let Path((name, text)) = address.map_err(|_| Problem::Malformed)?;
    service.look_up(caller, move |words| words.meaning(&name, &text)).await.map(Answer)
}

/// `GET /api/lexicons/{name}/anagrams?letters=…`: which words do these letters make?
#[utoipa::path(
    get,
    path = "/api/lexicons/{name}/anagrams",
    params(
        ("name" = String, Path, description = "The lexicon"),
        ("letters" = String, Query, description = "The letters; ? is a blank"),
        ("length" = Option<usize>, Query, description = "Only words of this length"),
        ("from" = Option<usize>, Query, description = "How many of them the caller has"),
    ),
    responses((status = 200, body = Anagrams), (status = "default", body = Problem)),
)]
pub(crate) async fn anagrams(
    State(service): State<Service>,
    caller: Caller,
    address: Result<Path<String>, PathRejection>,
    asked: Result<Query<AnagramsAsked>, QueryRejection>,
) -> Result<Answer<Anagrams>, Problem> {
    let (Ok(Path(name)), Ok(Query(asked))) = (address, asked) else {
        return Err(Problem::Malformed);
    };
    service.look_up(caller, move |words| words.anagrams(&name, &asked)).await.map(Answer)
}

/// `GET /api/lexicons/{name}/short`: its words of two and of three letters.
#[utoipa::path(
    get,
    path = "/api/lexicons/{name}/short",
    params(("name" = String, Path, description = "The lexicon")),
    responses((status = 200, body = ShortWords), (status = "default", body = Problem)),
)]
pub(crate) async fn short(
    State(service): State<Service>,
    caller: Caller,
    address: Result<Path<String>, PathRejection>,
) -> Result<Answer<ShortWords>, Problem> {
    let Path(name) = address.map_err(|_| Problem::Malformed)?;
    service.look_up(caller, move |words| words.short(&name)).await.map(Answer)
}
