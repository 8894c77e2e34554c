//! Makes the stored sets of positions anew, by letting bots play.

use bench::sets::gather::{self, Wanted};
use bench::sets::{Stored, standard, write};
use std::path::Path;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let only = std::env::args().nth(1);
    let asked = |name: &str| only.as_deref().is_none_or(|only| only == name);
    let cartas = ["cartas", "cartas-en", "cartas-fr"];
    let thefts = ["word-thief", "word-thief-fr", "word-thief-pt"];
    let hands = Wanted { of_blanks: [80, 80, 60, 10], games: 4_000, once_in: [40, 4, 1, 1] };
    let trays = Wanted { of_blanks: [60, 60, 80, 0], games: 60, once_in: [5, 5, 5, 1] };
    let tasks = Wanted { of_blanks: [80, 80, 40, 10], games: 300, once_in: [30, 3, 1, 1] };
    let words = Wanted { of_blanks: [60, 60, 60, 20], games: 150, once_in: [10, 3, 1, 1] };
    let long = Wanted { of_blanks: [20, 30, 20, 0], games: 400, once_in: [1, 1, 1, 1] };
    if asked("standard") {
        let mut positions = Vec::new();
        for language in ["en", "fr"] {
            positions.extend(standard::gather(language, [300, 300, 300]).ok_or("no letter set")?);
        }
        store("standard", &positions)?;
    }
    if asked("classic") {
        store("classic", &each(&cartas, |edition| gather::classic(edition, &hands))?)?;
    }
    if asked("forfeit") {
        let hands = Wanted { of_blanks: [40, 40, 30, 5], ..hands };
        store("forfeit", &each(&cartas, |edition| gather::forfeit(edition, &hands))?)?;
    }
    if asked("party") {
        let editions = ["party", "party-en", "party-pt"];
        store("party", &each(&editions, |edition| gather::party(edition, &trays))?)?;
    }
    if asked("rummy") {
        store("rummy", &each(&cartas, |edition| gather::rummy(edition, &tasks))?)?;
    }
    if asked("thief") {
        store("thief", &each(&thefts, |edition| gather::thief(edition, &words))?)?;
    }
    if asked("long-words") {
        store("long-words", &each(&thefts, |edition| gather::long_words(edition, &long))?)?;
    }
    Ok(())
}

fn each<P>(editions: &[&str], of: impl Fn(&str) -> Outcome<Vec<P>>) -> Outcome<Vec<P>> {
    let mut all = Vec::new();
    for edition in editions {
        let found = of(edition)?;
        println!("{edition}: {}", found.len());
        all.extend(found);
    }
    Ok(all)
}

fn store<P: Stored>(name: &str, positions: &[P]) -> Outcome<()> {
    let path = Path::new("crates/bench/positions").join(name).with_extension("tsv");
    std::fs::write(&path, write(positions))?;
    println!("{}: {} positions", path.display(), positions.len());
    Ok(())
}
