//! The calls of the API, each a few lines: read the address, look up, answer.

use crate::protocol::{Anagrams, AnagramsAsked, Catalogue, Problem, WordAnswer};
use crate::reply::Answer;
use crate::service::Service;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};

/// `GET /api/lexicons`: the lexicons that there are.
pub(crate) async fn lexicons(State(service): State<Service>) -> Result<Answer<Catalogue>, Problem> {
    service.look_up(|words| Ok(words.catalogue())).await.map(Answer)
}

/// `GET /api/lexicons/{name}/words/{word}`: is this a word?
pub(crate) async fn word(
    State(service): State<Service>,
    address: Result<Path<(String, String)>, PathRejection>,
) -> Result<Answer<WordAnswer>, Problem> {
    let Path((name, text)) = address.map_err(|_| Problem::Malformed)?;
    service.look_up(move |words| words.word(&name, &text)).await.map(Answer)
}

/// `GET /api/lexicons/{name}/anagrams?letters=…`: which words do these letters make?
pub(crate) async fn anagrams(
    State(service): State<Service>,
    address: Result<Path<String>, PathRejection>,
    asked: Result<Query<AnagramsAsked>, QueryRejection>,
) -> Result<Answer<Anagrams>, Problem> {
    let (Ok(Path(name)), Ok(Query(asked))) = (address, asked) else {
        return Err(Problem::Malformed);
    };
    service.look_up(move |words| words.anagrams(&name, &asked)).await.map(Answer)
}

/// `GET /healthz`: for whoever watches over the process.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}
