//! The page's files, built by Vite and kept inside the program.
//!
//! Names under `assets/` carry a hash of their contents, so a browser may keep those for ever;
//! everything else is asked for again each time and usually answered with "not changed".

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use std::borrow::Cow;
use std::fmt::Write;

#[derive(Embed)]
#[folder = "$OUT_DIR/web"]
struct Built;

const PAGE: &str = "index.html";

/// The first parts of the addresses that the page has screens for; what is no screen after all, the
/// page says itself.
const SCREENS: [&str; 9] =
    ["", "games", "lesson", "notices", "practice", "replay", "review", "rules", "words"];

/// The forms in which a file may lie beside itself, best first: ending and name.
const PACKED: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];

/// Answers with a file of the page; an address that is none gets the page, which says so itself,
/// and the status of a thing not found.
pub(crate) async fn file(uri: Uri, asked: HeaderMap) -> Response {
    let asked_for = uri.path().trim_start_matches('/');
    let (first, rest) = asked_for.split_once('/').unwrap_or((asked_for, ""));
    let is_screen = SCREENS.contains(&first) || first == "table" && !rest.is_empty();
    let path = if is_screen { PAGE } else { asked_for };
    let is_packed_form = PACKED.iter().any(|(ending, _)| path.ends_with(ending));
    match Representation::find(path, &asked).filter(|_| !is_packed_form) {
        Some(found) => found.respond(path, StatusCode::OK, &asked),
        None => match Representation::find(PAGE, &asked) {
            Some(page) => page.respond(PAGE, StatusCode::NOT_FOUND, &asked),
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

/// A file in the form that the caller reads best.
struct Representation {
    file: EmbeddedFile,
    encoding: Option<&'static str>,
}

impl Representation {
    fn find(path: &str, asked: &HeaderMap) -> Option<Representation> {
        let packed = PACKED
            .iter()
            .filter(|(_, name)| accepts(asked, name))
            .find_map(|(ending, name)| Some((Built::get(&format!("{path}{ending}"))?, *name)));
        match packed {
            Some((file, name)) => Some(Representation { file, encoding: Some(name) }),
            None => Some(Representation { file: Built::get(path)?, encoding: None }),
        }
    }

    fn respond(self, path: &str, status: StatusCode, asked: &HeaderMap) -> Response {
        let tag = tag(&self.file);
        let kept = if path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let about = [(CACHE_CONTROL, kept), (ETAG, &tag), (VARY, "accept-encoding")];
        if status == StatusCode::OK && has_already(asked, &tag) {
            return (StatusCode::NOT_MODIFIED, about).into_response();
        }
        let body = match self.file.data {
            Cow::Borrowed(bytes) => Body::from(bytes),
            Cow::Owned(bytes) => Body::from(bytes),
        };
        let content_type = [(CONTENT_TYPE, content_type(path))];
        match self.encoding {
            Some(name) => {
                (status, about, content_type, [(CONTENT_ENCODING, name)], body).into_response()
            }
            None => (status, about, content_type, body).into_response(),
        }
    }
}

/// Does the caller read this encoding? A weight of zero means no.
fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let listed = asked.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|value| value.split(',')).any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let refused = weight
            .trim()
            .strip_prefix("q=")
            .is_some_and(|weight| weight.parse::<f32>().is_ok_and(|weight| weight == 0.0));
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// Names this very sequence of bytes.
fn tag(file: &EmbeddedFile) -> String {
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..16] {
        // Writing into a string cannot fail.
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

fn has_already(asked: &HeaderMap, tag: &str) -> bool {
    let listed = asked.get_all(IF_NONE_MATCH).into_iter().filter_map(|value| value.to_str().ok());
    listed
        .flat_map(|value| value.split(','))
        .map(|item| item.trim().trim_start_matches("W/"))
        .any(|item| item == tag || item == "*")
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: axum::http::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, axum::http::HeaderValue::from_static(value))])
    }

    #[test]
    fn an_encoding_counts_only_when_it_is_named_and_not_refused() {
        let asked = asked(ACCEPT_ENCODING, "GZIP;q=0.5, br;q=0, deflate");
        assert!(accepts(&asked, "gzip"));
        assert!(!accepts(&asked, "br"));
        assert!(!accepts(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn a_tag_matches_alone_in_a_list_weakly_or_by_the_star() {
        for value in ["\"a\"", "\"b\", W/\"a\"", "*"] {
            assert!(has_already(&asked(IF_NONE_MATCH, value), "\"a\""), "{value}");
        }
        assert!(!has_already(&asked(IF_NONE_MATCH, "\"ab\""), "\"a\""));
    }
}
