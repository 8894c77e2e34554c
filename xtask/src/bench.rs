//! `cargo xtask bench`: the figures, compared in one run, as a table of ratios.

use crate::shell::{cargo, root, run, target};
use lexicon::Graphs;
use lexicon::library::open_file;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const LEXICONS: [&str; 5] = ["pt", "fr", "en", "ro", "es"];

/// The chore.
pub fn run_chore() -> Result<(), String> {
    let features = ["-p", "lexicon", "--features", "shipped", "--bench", "queries"];
    run(cargo(
        &[&["bench"], &features[..], &["--", "--noplot", "--measurement-time", "3"]].concat(),
    ))?;
    run(cargo(&["build", "--release"]))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("\nOn {cores} cores, one thread each.\n");
    beside_fst()?;
    sizes()?;
    starting()?;
    run(cargo(&["run", "--release", "-p", "bench", "--bin", "figures", "--", "write"]))?;
    run(cargo(&["bench", "-p", "bench", "--bench", "rummy", "--bench", "thief", "--bench", "undo"]))
}

/// Criterion's mean for one benchmark, in nanoseconds.
fn mean(group: &str, function: &str, lexicon: &str) -> Result<f64, String> {
    let path = target()
        .join("criterion")
        .join(group)
        .join(function)
        .join(lexicon)
        .join("new/estimates.json");
    let text =
        std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let json: serde_json::Value =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    json["mean"]["point_estimate"]
        .as_f64()
        .ok_or_else(|| format!("{}: no mean in it", path.display()))
}

fn beside_fst() -> Result<(), String> {
    println!("| work | lexicon | Abecedar | fst | times faster |");
    println!("|---|---|---:|---:|---:|");
    // Each benchmark asks this many questions in one go.
    for (group, asked) in [
        ("membership", 20_000.0),
        ("sub-anagrams of 7", 200.0),
        ("sub-anagrams of 7 and a blank", 200.0),
    ] {
        for lexicon in LEXICONS {
            let ours = mean(group, "abecedar", lexicon)? / asked;
            let theirs = mean(group, "fst", lexicon)? / asked;
            println!(
                "| {group} | {lexicon} | {} | {} | {:.2} |",
                time(ours),
                time(theirs),
                theirs / ours
            );
        }
    }
    let compile = mean("compile 400,000 words", "abecedar", "pt")?;
    println!("| compile 400,000 words | pt | {} | | |\n", time(compile));
    Ok(())
}

fn sizes() -> Result<(), String> {
    println!(
        "| lexicon | words | DAWG | GADDAG | together | bytes a word | alphagrams | file | DAWG and \
         GADDAG in memory | bytes a word |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    let mut all = 0;
    for name in LEXICONS {
        let path = root().join("lexicons").join(name).with_extension("lex");
        let lexicon = open_file(name, &path).map_err(|error| error.to_string())?;
        let sizes = lexicon.sizes();
        let together = |graphs: Graphs| graphs.dawg + graphs.gaddag;
        let a_word = |bytes: usize| bytes as f64 / lexicon.len() as f64;
        let (file, memory) = (together(sizes.packed), together(sizes.memory));
        all += file;
        println!(
            "| {name} | {} | {} | {} | {file} | {:.2} | {} | {} | {memory} | {:.2} |",
            lexicon.len(),
            sizes.packed.dawg,
            sizes.packed.gaddag,
            a_word(file),
            sizes.packed.alphagrams,
            sizes.file,
            a_word(memory),
        );
    }
    println!("\nDAWG and GADDAG of the three together: {:.2} MB\n", all as f64 / 1e6);
    Ok(())
}

/// From the start of the process to its answer.
fn starting() -> Result<(), String> {
    let program = target().join("release/abecedar");
    for (lexicon, word) in [("fr", "PASSE"), ("pt", "TREINAR"), ("en", "FROWN")] {
        let mut times: Vec<Duration> =
            (0..41).map(|_| answer(&program, lexicon, word)).collect::<Result<_, _>>()?;
        times.sort_unstable();
        println!(
            "abecedar lexicon check {lexicon} {word}: {} from start to answer (median of {})",
            time(times[times.len() / 2].as_nanos() as f64),
            times.len()
        );
    }
    Ok(())
}

fn answer(program: &Path, lexicon: &str, word: &str) -> Result<Duration, String> {
    let start = Instant::now();
    let output = Command::new(program)
        .args(["lexicon", "check", lexicon, word])
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let took = start.elapsed();
    if output.status.success() { Ok(took) } else { Err(format!("{word} is not in {lexicon}")) }
}

fn time(nanoseconds: f64) -> String {
    match nanoseconds {
        ns if ns < 1e3 => format!("{ns:.0} ns"),
        ns if ns < 1e6 => format!("{:.2} µs", ns / 1e3),
        ns if ns < 1e9 => format!("{:.2} ms", ns / 1e6),
        ns => format!("{:.2} s", ns / 1e9),
    }
}
