//! The page about the HTTP calls, made from the very types and functions that answer them.
//!
//! `GET /api` is for people where a browser asks, and the OpenAPI document for everybody else.

use crate::reply::Answer;
use crate::{api, days_calls, look_back, practice, sheet_calls, table_calls};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::fmt::Write;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Abecedar",
        description = "Tables over HTTP. The stream of a table is told in docs/protocol.md."
    ),
    paths(
        table_calls::games,
        table_calls::edition,
        table_calls::create,
        table_calls::list,
        table_calls::mine,
        table_calls::info,
        table_calls::change,
        table_calls::delete,
        table_calls::take,
        table_calls::leave,
        table_calls::hand_over,
        table_calls::start,
        table_calls::abandon,
        table_calls::rematch,
        days_calls::offered,
        days_calls::notify,
        days_calls::silence,
        days_calls::quiet,
        days_calls::confirm,
        days_calls::vacation,
        table_calls::review,
        look_back::replay,
        look_back::figures,
        look_back::progress,
        look_back::play_on,
        look_back::bring,
        look_back::hint,
        look_back::lesson,
        look_back::lesson_plan,
        look_back::lesson_said,
        table_calls::setup,
        table_calls::saved,
        api::lan,
        api::lexicons,
        api::word,
        api::meaning,
        api::anagrams,
        api::short,
        practice::puzzle_of_a_day,
        practice::try_puzzle,
        practice::best_of_puzzle,
        practice::turn_of_a_game,
        practice::try_turn,
        practice::best_of_turn,
        sheet_calls::create,
        sheet_calls::info,
        sheet_calls::change,
        sheet_calls::weigh,
        sheet_calls::delete,
    ),
    modifiers(&BySecret)
)]
struct Calls;

/// The secret of a seat or of the host, in the header `Authorization`.
struct BySecret;

impl Modify for BySecret {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("The secret of a seat, or of the host"))
            .build();
        if let Some(components) = &mut document.components {
            components.add_security_scheme("secret", SecurityScheme::Http(bearer));
        }
    }
}

/// `GET /api`: what can be asked.
pub(crate) async fn page(asked: HeaderMap) -> Response {
    let document = serde_json::to_value(Calls::openapi()).unwrap_or_default();
    let accepts = asked.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("text/html") {
        ([(CONTENT_TYPE, "text/html; charset=utf-8")], html(&document)).into_response()
    } else {
        Answer(document).into_response()
    }
}

/// The document as a page without scripts and styles, which the policy of the server forbids.
fn html(document: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Abecedar: calls</title>\
         <h1>Calls</h1><p>The same as an OpenAPI document: ask for it without \
         <code>text/html</code>.</p><dl>",
    );
    let paths = document["paths"].as_object().into_iter().flatten();
    for (path, methods) in paths {
        for (method, call) in methods.as_object().into_iter().flatten() {
            let summary = call["summary"].as_str().unwrap_or_default();
            let body = named(&call["requestBody"]["content"]["application/json"]["schema"]);
            let answer = &call["responses"]["200"]["content"];
            let answer = answer.as_object().and_then(|kinds| kinds.values().next());
            let answer = answer.map(|kind| named(&kind["schema"])).unwrap_or_default();
            // Writing into a string cannot fail.
            let _ = write!(
                page,
                "<dt><code>{} {}</code></dt><dd>{}{}{}</dd>",
                method.to_uppercase(),
                escaped(path),
                escaped(summary),
                part(" Body: ", &body),
                part(" Answer: ", &answer),
            );
        }
    }
    page += "</dl><h2>Types</h2>";
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        let (id, text) = (escaped(name), escaped(&text));
        let _ = write!(page, "<h3 id=\"{id}\">{id}</h3><pre>{text}</pre>");
    }
    page
}

/// The name of the type that a schema refers to.
fn named(schema: &Value) -> String {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    name.unwrap_or_default().to_owned()
}

fn part(label: &str, name: &str) -> String {
    if name.is_empty() {
        return String::new();
    }
    let name = escaped(name);
    format!("{label}<a href=\"#{name}\">{name}</a>")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_call_is_told_with_what_it_takes_and_gives() {
        let document = serde_json::to_value(Calls::openapi()).unwrap();
        let take = &document["paths"]["/api/tables/{key}/seats/{seat}"]["post"];
        assert_eq!(
            named(&take["requestBody"]["content"]["application/json"]["schema"]),
            "TakeSeat"
        );
        for type_name in ["NewTable", "TableInfo", "Occupant", "Games", "TableProblem"] {
            assert!(document["components"]["schemas"][type_name].is_object(), "{type_name}");
        }
        let page = html(&document);
        assert!(page.contains("<a href=\"#NewTableAnswer\">"));
        assert!(!page.contains("<script") && !page.contains("style="));
    }
}
