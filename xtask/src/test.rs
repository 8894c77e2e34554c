//! `cargo xtask test`: everything that must hold, in order of how fast it fails.

use crate::shell::{cargo, read_lines, run};
use crate::{nats, postgres, python, rules, web};
use std::time::Instant;

/// What cargo is told for all Rust tests; what else is built for them is built the same way.
pub const RUST_TESTS: [&str; 4] = ["test", "--workspace", "--all-features", "--no-fail-fast"];

/// How many tests ran.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Those that passed.
    pub passed: u64,
    /// Those that failed.
    pub failed: u64,
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs all checks; fails at the first kind of check that does not hold.
pub fn run_all(counts: &mut Vec<(&'static str, Counts)>) -> Result<(), String> {
    run(cargo(&["fmt", "--all", "--check"]))?;
    run(cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--",
        "-D",
        "warnings",
    ]))?;
    postgres::require()?;
    nats::require()?;
    python::require()?;
    let rust = rust_tests()?;
    counts.push(("Rust tests", rust));
    if rust.failed > 0 {
        return Err(format!("{} Rust tests failed", rust.failed));
    }
    rules::run(&[])?;
    counts.extend(web::check()?);
    Ok(())
}

/// The chore.
pub fn run_chore() -> Result<(), String> {
    let start = Instant::now();
    let mut counts = Vec::new();
    let outcome = run_all(&mut counts);
    println!();
    let mut all = Counts::default();
    for (kind, count) in &counts {
        println!("{kind}: {} passed, {} failed", count.passed, count.failed);
        all += *count;
    }
    println!("took {} s", start.elapsed().as_secs());
    println!("{} passed, {} failed", all.passed, all.failed);
    match outcome {
        Ok(()) if all.failed > 0 => Err(format!("{} tests failed", all.failed)),
        Ok(()) if all.passed == 0 => Err("no test ran".into()),
        other => other,
    }
}

fn rust_tests() -> Result<Counts, String> {
    let mut counts = Counts::default();
    let test = cargo(&RUST_TESTS);
    let succeeded = read_lines(test, |line| {
        if let Some(count) = closing_line(line) {
            counts += count;
        }
    })?;
    if !succeeded && counts.failed == 0 {
        return Err("cargo test failed before its tests ran".into());
    }
    Ok(counts)
}

/// What a test program says at its end: `test result: ok. 3 passed; 0 failed; …`
fn closing_line(line: &str) -> Option<Counts> {
    let said = line.trim().strip_prefix("test result: ")?;
    let number_before = |word: &str| {
        let (before, _) = said.split_once(word)?;
        before.split_whitespace().next_back()?.parse().ok()
    };
    Some(Counts { passed: number_before(" passed")?, failed: number_before(" failed")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closing_lines_are_counted_and_other_lines_are_not() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured";
        assert_eq!(closing_line(line), Some(Counts { passed: 12, failed: 3 }));
        assert_eq!(closing_line("12 passed; 3 failed"), None);
        assert_eq!(closing_line("test result: odd"), None);
    }
}
