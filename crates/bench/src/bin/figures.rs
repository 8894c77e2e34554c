//! The figures of the solvers: each beside the last release, in turns and in one run, as tables.
//!
//! Names of parts (`standard`, `classic`, `forfeit`, `party`, `anagrams`, `rummy`, `thief`, `selfplay`, `sizes`)
//! say what is measured; a number says that every so many-th position is enough; `write` puts what was found
//! into `docs/figures.md`.

use bench::figures::grid::{self, Knowledge, Known, Posed};
use bench::figures::rummy::Hands;
use bench::figures::thief::Tables;
use bench::figures::{CARDS, HEAD, Pair, anagrams, report, rummy, selfplay, sizes, thief};
use bench::sets::{self, Summary};
use std::fmt::Write;
use std::time::Instant;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

const DOCUMENT: &str = "docs/figures.md";

fn main() -> Outcome<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let every: usize = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(1);
    let writes = args.iter().any(|arg| arg == "write");
    let parts = |arg: &&String| arg.parse::<usize>().is_err() && *arg != "write";
    let named: Vec<&String> = args.iter().filter(parts).collect();
    let asked = |name: &str| named.is_empty() || named.iter().any(|arg| *arg == name);
    let start = Instant::now();
    let mut figures = Figures { every, text: String::new(), memory: Vec::new() };
    figures.say(HEAD);
    if asked("standard") {
        figures.hands("standard board", grid::standard()?)?;
    }
    if asked("classic") {
        figures.hands("Classic", grid::crossing(sets::classic()?)?)?;
    }
    if asked("forfeit") {
        figures.hands("Forfeit", grid::crossing(sets::forfeit()?)?)?;
    }
    if asked("party") {
        figures.party()?;
    }
    if asked("anagrams") {
        for blanks in 0..3 {
            let (pair, summary) = anagrams::sub_anagrams(blanks, every)?;
            let work = format!("words of {} letters and {blanks} blanks, en", 7);
            figures.say(&pair.row(&work, &summary.cells()));
        }
    }
    if asked("rummy") || asked("thief") {
        figures.say(&format!("\n{CARDS}"));
        let mut sets = Vec::new();
        if asked("rummy") {
            figures.tasks(&mut sets)?;
        }
        if asked("thief") {
            figures.thefts(&mut sets)?;
        }
        figures.say("\nTheir hands and tables:\n");
        for set in sets {
            figures.say(&format!("- {set}"));
        }
    }
    if asked("selfplay") {
        figures.say(&format!("\n{}", selfplay::HEAD));
        let posed = grid::standard()?.into_iter().next().ok_or("no position")?;
        for row in selfplay::rows(&posed, 10u64.div_ceil(every as u64).max(2))? {
            figures.say(&row);
        }
    }
    if asked("sizes") {
        figures.say(&format!("\n{}", sizes::HEAD));
        let (rows, all) = sizes::rows()?;
        for row in rows {
            figures.say(&row);
        }
        figures.say(&format!(
            "\nTheir files are part of the program: {:.1} MB of it together.",
            all as f64 / 1e6
        ));
    }
    figures.say("\nTables that are made at first use, once a lexicon and letter set:\n");
    for memory in std::mem::take(&mut figures.memory) {
        figures.say(&memory);
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let seconds = start.elapsed().as_secs();
    let which =
        if every == 1 { "all positions".to_owned() } else { format!("one position in {every}") };
    figures.say(&format!("\nTaken in {seconds} s on one of {cores} cores, on {which}."));
    if writes {
        let document = std::fs::read_to_string(DOCUMENT)?;
        let document = report::replaced(&document, &figures.text).ok_or("no place for figures")?;
        std::fs::write(DOCUMENT, document)?;
    }
    Ok(())
}

/// What was found so far.
struct Figures {
    every: usize,
    text: String,
    memory: Vec<String>,
}

impl Figures {
    fn say(&mut self, line: &str) {
        println!("{line}");
        let _ = writeln!(self.text, "{line}");
    }

    /// All plays and the best ones, by number of blanks.
    fn hands(&mut self, work: &str, set: Vec<Posed>) -> Outcome<()> {
        let mut knowledge = Knowledge::default();
        let mut kinds: Vec<&str> = set.iter().map(|posed| posed.kind.as_str()).collect();
        kinds.dedup();
        for kind in kinds {
            for blanks in 0..3 {
                let wanted = |posed: &&Posed| posed.kind == kind && has_blanks(posed, blanks);
                let part: Vec<&Posed> = set.iter().filter(wanted).step_by(self.every).collect();
                let Some(first) = part.first() else { continue };
                let known = knowledge.of(first)?;
                let set = summary(&part, known);
                let mut pairs = [Pair::default(), Pair::default(), Pair::default()];
                for posed in &part {
                    grid::all(posed, known, &mut pairs[0]);
                    grid::best(posed, known, 1, &mut pairs[1]);
                    grid::best(posed, known, 10, &mut pairs[2]);
                }
                for (pair, what) in pairs.iter().zip(["all plays", "best play", "best ten"]) {
                    let work = format!("{work}, {kind}, {blanks} blanks: {what}");
                    self.say(&pair.row(&work, &set.cells()));
                }
            }
        }
        self.note_memory(work, &knowledge);
        Ok(())
    }

    /// The best play from the whole tray.
    fn party(&mut self) -> Outcome<()> {
        let mut knowledge = Knowledge::default();
        let set = grid::party()?;
        for jokers in 0..3 {
            let wanted = |posed: &&Posed| has_blanks(posed, jokers);
            let part: Vec<&Posed> = set.iter().filter(wanted).step_by(self.every).collect();
            let mut best = Pair::default();
            let mut set = grid::summary(part.iter().copied());
            for posed in &part {
                let known = knowledge.of(posed)?;
                set.note_plays(grid::count(posed, known));
                grid::best(posed, known, 1, &mut best);
            }
            let work = format!("Party, whole tray, {jokers} jokers: best play");
            self.say(&best.row(&work, &set.cells()));
        }
        self.note_memory("Party", &knowledge);
        Ok(())
    }

    /// The best lay of a hand, for its own task and for each of the box.
    fn tasks(&mut self, sets: &mut Vec<String>) -> Outcome<()> {
        let set = rummy::posed()?;
        for blanks in 0..3 {
            let [mut own, mut each, mut ahead] = [(); 3].map(|()| Pair::default());
            let mut hands = Hands::default();
            let wanted = set.iter().filter(|posed| posed.position.blanks() == blanks);
            for (nth, posed) in wanted.step_by(self.every).enumerate() {
                hands.add(&posed.position);
                posed.best(posed.task()?, &mut own);
                for task in &posed.edition.rummy.tasks {
                    posed.best(task, &mut each);
                }
                if nth % 10 == 0 {
                    posed.discards(posed.task()?, &mut ahead)?;
                }
            }
            for (pair, what) in [
                (own, "best lay, own task"),
                (each, "best lay, mean of nine tasks"),
                (ahead, "every discard (one hand in ten)"),
            ] {
                self.say_cards(&format!("Rummy, {blanks} blanks: {what}"), &pair);
            }
            sets.push(format!("Rummy, {blanks} blanks: {hands}"));
        }
        Ok(())
    }

    /// The best play before whole tables, and before one word.
    fn thefts(&mut self, sets: &mut Vec<String>) -> Outcome<()> {
        let set = thief::tables()?;
        for wilds in 0..3 {
            let [mut best, mut ten] = [(); 2].map(|()| Pair::default());
            let mut tables = Tables::default();
            let wanted = set.iter().filter(|posed| posed.position.blanks() == wilds);
            for posed in wanted.step_by(self.every) {
                tables.add(&posed.position);
                posed.best(1, &mut best);
                posed.best(10, &mut ten);
            }
            for (pair, what) in [(best, "best play"), (ten, "best ten")] {
                self.say_cards(&format!("Thief, {wilds} Wilds, whole table: {what}"), &pair);
            }
            sets.push(format!("Thief, {wilds} Wilds: {tables}"));
        }
        let set = thief::single_words()?;
        for (length, wilds) in [(5, 0), (9, 0), (9, 1), (9, 2), (13, 0), (13, 1), (13, 2)] {
            let (mut best, mut tables, mut bytes) = (Pair::default(), Tables::default(), 0);
            let wanted = set.iter().filter(|posed| {
                posed.position.words[0].1.len() == length && posed.position.wilds() == wilds
            });
            for posed in wanted.step_by(self.every) {
                tables.add(&posed.position);
                posed.best(1, &mut best);
                bytes = bytes.max(posed.bytes());
            }
            let work = format!("Thief, {length}+7, {wilds} Wilds");
            if !best.is_empty() {
                self.say_cards(&format!("{work}: best play"), &best);
                sets.push(format!("{work}: {tables}; a search takes {} kB at most", bytes / 1000));
            }
        }
        Ok(())
    }

    fn say_cards(&mut self, work: &str, pair: &Pair) {
        self.say(&pair.row(work, &pair.len().to_string()));
    }

    fn note_memory(&mut self, work: &str, knowledge: &Knowledge) {
        for (kind, bytes) in knowledge.bytes() {
            self.memory.push(format!("- {work}, {kind}: {:.1} MB", bytes as f64 / 1e6));
        }
    }
}

fn has_blanks(posed: &Posed, blanks: usize) -> bool {
    usize::from(posed.rack.blanks()) == blanks
}

fn summary(part: &[&Posed], known: &Known) -> Summary {
    let mut summary = grid::summary(part.iter().copied());
    for posed in part {
        summary.note_plays(grid::count(posed, known));
    }
    summary
}
