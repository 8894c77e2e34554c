//! What a request costs the one who asks, by how much work it makes. A plain question about a
//! table costs one; `calls_per_second` and `calls_at_once` are counted in these.

use axum::extract::MatchedPath;
use axum::http::Method;
use axum::http::request::Parts;

/// A file of the page, or an address that leads nowhere: it is in memory already.
const FILE: f64 = 0.1;

/// What each table costs when a browser asks what has become of its tables.
pub(crate) const HELD: f64 = 0.25;

/// What a mail costs that asks whether an address is its reader's: somebody else might be written to.
pub(crate) const MAIL: f64 = 150.0;

/// What a search costs more for each blank, which lets it look down every branch.
const BLANK: f64 = 3.0;

/// What a request costs. The body is not known yet; where it counts, the call charges the rest.
pub(crate) fn of(parts: &Parts) -> f64 {
    let route = parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str);
    match (route.unwrap_or_default(), &parts.method) {
        ("" | "/api/lan" | "/api/notices", _) => FILE,
        // The whole document is made anew.
        ("/api" | "/api/", _) => 5.0,
        ("/api/lexicons" | "/api/lexicons/{name}/short", _) => 2.0,
        ("/api/lexicons/{name}/anagrams", _) => {
            2.0 + BLANK * blanks(parts.uri.query().unwrap_or_default()) as f64
        }
        // Up to two hundred records are read and parsed.
        ("/api/tables", &Method::GET) => 2.0,
        // Rules, words and seats are checked, and something is kept.
        ("/api/tables", _) | ("/api/tables/{key}/rematch", _) => 5.0,
        ("/api/lessons/{game}", _) => 5.0,
        // The table may have to be loaded, and stays in memory.
        ("/api/tables/{key}/stream", _) => 2.0,
        // A whole game is read, or even played through.
        ("/api/tables/{key}/review", _) => 10.0,
        ("/api/tables/{key}/replay" | "/api/tables/{key}/play-on", _) => 10.0,
        // A browser asks this once of each of its games, and keeps it.
        ("/api/tables/{key}/figures", _) => 5.0,
        ("/api/tables/{key}/saved", _) => 5.0,
        // Settings are checked, and something is kept.
        ("/api/sheets", _) => 5.0,
        // A whole sheet is weighed, which takes a moment, and phones that follow one ask often.
        ("/api/sheets/{code}" | "/api/sheets/{code}/weigh", _) => 1.0,
        // A whole game is judged again.
        ("/api/saved", _) => 20.0,
        // A bot's thought.
        ("/api/tables/{key}/seats/{seat}/hint", _) => 5.0,
        // Moments of a game are played up to, and their best plays looked for; then they are kept
        // for a while, and whoever lays there card by card asks often.
        ("/api/puzzles/{game}/{edition}/{day}" | "/api/tables/{key}/turns/{entry}", _) => 10.0,
        ("/api/puzzles/{game}/{edition}/{day}/try" | "/api/tables/{key}/turns/{entry}/try", _) => {
            0.5
        }
        ("/api/tables/{key}/review/progress", _) => FILE,
        ("/api/tables/mine", _) | (_, &Method::GET) => 1.0,
        // Something is kept.
        _ => 2.0,
    }
}

fn blanks(query: &str) -> usize {
    query.matches('?').count() + query.to_ascii_uppercase().matches("%3F").count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_seen_however_they_are_written() {
        assert_eq!(blanks("letters=AB??"), 2);
        assert_eq!(blanks("letters=AB%3f%3F?"), 3);
        assert_eq!(blanks(""), 0);
    }
}
