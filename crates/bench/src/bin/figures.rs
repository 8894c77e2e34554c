//! The figures of the solvers: each beside the last release, in turns and in one run, as a table.
//!
//! Names of parts (`standard`, `classic`, `forfeit`, `party`, `anagrams`) say what is measured; a number says
//! that every so many-th position is enough.

use bench::figures::grid::{self, Knowledge, Posed};
use bench::figures::{HEAD, Pair, anagrams};
use bench::sets;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let every: usize = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(1);
    let named: Vec<&String> = args.iter().filter(|arg| arg.parse::<usize>().is_err()).collect();
    let asked = |name: &str| named.is_empty() || named.iter().any(|arg| *arg == name);
    println!("{HEAD}");
    let mut summaries = Vec::new();
    if asked("standard") {
        hands("standard board, rack of 7", grid::standard()?, every, &mut summaries)?;
    }
    if asked("classic") {
        hands("Classic", grid::crossing(sets::classic()?)?, every, &mut summaries)?;
    }
    if asked("forfeit") {
        hands("Forfeit", grid::crossing(sets::forfeit()?)?, every, &mut summaries)?;
    }
    if asked("party") {
        party(every, &mut summaries)?;
    }
    if asked("anagrams") {
        for blanks in 0..3 {
            let pair = anagrams::sub_anagrams(blanks, every)?;
            println!("{}", pair.row(&format!("words of 7 letters and {blanks} blanks, en")));
        }
    }
    println!();
    summaries.iter().for_each(|summary| println!("- {summary}"));
    Ok(())
}

/// All plays and the best ones, by number of blanks.
fn hands(work: &str, set: Vec<Posed>, every: usize, said: &mut Vec<String>) -> Outcome<()> {
    let mut knowledge = Knowledge::default();
    let mut kinds: Vec<&str> = set.iter().map(|posed| posed.kind.as_str()).collect();
    kinds.dedup();
    for kind in kinds {
        for blanks in 0..3 {
            let wanted =
                |posed: &&Posed| posed.kind == kind && usize::from(posed.rack.blanks()) == blanks;
            let part: Vec<&Posed> = set.iter().filter(wanted).step_by(every).collect();
            let (mut all, mut best, mut ten) = (Pair::default(), Pair::default(), Pair::default());
            for posed in &part {
                let known = knowledge.of(posed)?;
                grid::all(posed, known, &mut all);
                grid::best(posed, known, 1, &mut best);
                grid::best(posed, known, 10, &mut ten);
            }
            println!("{}", all.row(&format!("{work}, {kind}, {blanks} blanks: all plays")));
            println!("{}", best.row(&format!("{work}, {kind}, {blanks} blanks: best play")));
            println!("{}", ten.row(&format!("{work}, {kind}, {blanks} blanks: best ten")));
            let summary = grid::summary(part.iter().copied());
            said.push(format!("{work}, {kind}, {blanks} blanks: {summary}"));
        }
    }
    for (kind, bytes) in knowledge.bytes() {
        said.push(format!("memory of {kind}: {:.1} MB, once a lexicon", bytes as f64 / 1e6));
    }
    Ok(())
}

/// The best play from the whole tray.
fn party(every: usize, said: &mut Vec<String>) -> Outcome<()> {
    let mut knowledge = Knowledge::default();
    let set = grid::party()?;
    for jokers in 0..3 {
        let wanted = |posed: &&Posed| usize::from(posed.rack.blanks()) == jokers;
        let part: Vec<&Posed> = set.iter().filter(wanted).step_by(every).collect();
        let mut best = Pair::default();
        for posed in &part {
            grid::best(posed, knowledge.of(posed)?, 1, &mut best);
        }
        println!("{}", best.row(&format!("Party, whole tray, {jokers} jokers: best play")));
        said.push(format!("Party, {jokers} jokers: {}", grid::summary(part.iter().copied())));
    }
    for (kind, bytes) in knowledge.bytes() {
        said.push(format!("memory of {kind}: {:.1} MB, once a lexicon", bytes as f64 / 1e6));
    }
    Ok(())
}
