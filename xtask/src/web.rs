//! The checks of the web page: types, style, unit tests, and the page in a real browser.
//!
//! What is missing is installed where that is possible; where it is not, one sentence says what
//! is missing, and the check has failed. Nothing is skipped.

#[path = "../../crates/server/build/npm.rs"]
mod npm;

use crate::debian;
use crate::shell::{cargo, root, run, target};
use crate::test::{self, Counts};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a browser may be, in the order of preference.
const BROWSERS: [&str; 5] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// What Debian's package of German words puts there.
const GERMAN: &str = "/usr/share/hunspell/de_DE.dic";

/// Names the browser where it is in none of the usual places; the browser tests read it too.
const BROWSER: &str = "ABECEDAR_CHROMIUM";

/// Checks the page's sources and then the page itself; gives the tests that ran, by kind.
pub fn check() -> Result<Vec<(&'static str, Counts)>, String> {
    let web = installed()?;
    run(script(&web, "check", &[]))?;
    run(script(&web, "lint", &[]))?;
    let units = unit_tests(&web)?;
    let pages = browser_tests(&web)?;
    Ok(vec![("Web unit tests", units), ("Browser tests", pages)])
}

/// Takes pictures of every screen into `screenshots/`.
pub fn screenshots() -> Result<(), String> {
    let web = installed()?;
    let folder = root().join("screenshots");
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("cannot empty {}: {error}", folder.display()));
        }
        _ => {}
    }
    let mut playwright = script(&web, "browser", &["--project=screenshots"]);
    playwright
        .env("ABECEDAR_BIN", program()?)
        .env(BROWSER, browser()?)
        .env("ABECEDAR_SCREENSHOTS", &folder);
    run(playwright)
}

/// The `web` folder with everything in it that its scripts need.
fn installed() -> Result<PathBuf, String> {
    let web = root().join("web");
    npm::require_node()?;
    let _turn = npm::take_turn(&web)?;
    npm::install(&web)?;
    Ok(web)
}

/// A script of `web/package.json`.
fn script(web: &Path, name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(npm::NPM);
    command.current_dir(web).args(["run", "--silent", name, "--"]).args(args);
    command
}

fn unit_tests(web: &Path) -> Result<Counts, String> {
    let report = report("vitest.json")?;
    let output = format!("--outputFile.json={}", report.display());
    let vitest = script(web, "test", &["--reporter=default", "--reporter=json", &output]);
    let succeeded = run(vitest);
    let said = read_report(&report, &succeeded)?;
    let [passed, failed, all] = ["numPassedTests", "numFailedTests", "numTotalTests"]
        .map(|name| said[name].as_u64().unwrap_or_default());
    tally(passed, failed.max(all - passed), succeeded)
}

fn browser_tests(web: &Path) -> Result<Counts, String> {
    german()?;
    let report = report("playwright.json")?;
    let mut playwright = script(web, "browser", &["--project=tests", "--reporter=list,json"]);
    // The very program that the Rust tests were made with, so that it is not built twice.
    run(cargo(&[&test::RUST_TESTS[..], &["--no-run"]].concat()))?;
    playwright
        .env("ABECEDAR_BIN", built()?)
        .env(BROWSER, browser()?)
        .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report);
    let succeeded = run(playwright);
    let said = read_report(&report, &succeeded)?;
    let [passed, unexpected, flaky, skipped] = ["expected", "unexpected", "flaky", "skipped"]
        .map(|name| said["stats"][name].as_u64().unwrap_or_default());
    tally(passed, unexpected + flaky + skipped, succeeded)
}

/// A test that did not pass has failed, whatever the reason; and a run that ends badly without
/// a failed test, or without any test, has failed as a whole.
fn tally(passed: u64, failed: u64, succeeded: Result<(), String>) -> Result<Counts, String> {
    match succeeded {
        Err(said) if failed == 0 => Err(said),
        Ok(()) if passed == 0 => Err("no test of the web page ran".to_owned()),
        _ => Ok(Counts { passed, failed }),
    }
}

/// An empty place for a report.
fn report(name: &str) -> Result<PathBuf, String> {
    let folder = target().join("web");
    let failed = |error| format!("cannot write into {}: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(failed)?;
    let path = folder.canonicalize().map_err(failed)?.join(name);
    // What an earlier run reported must not be taken for the result of this one.
    match fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(failed(error)),
        _ => Ok(path),
    }
}

fn read_report(path: &Path, succeeded: &Result<(), String>) -> Result<Value, String> {
    let unread = |error: String| match succeeded {
        Err(said) => said.clone(),
        Ok(()) => format!("cannot read the report {}: {error}", path.display()),
    };
    let text = fs::read_to_string(path).map_err(|error| unread(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| unread(error.to_string()))
}

/// The program, built from what is there now.
fn program() -> Result<PathBuf, String> {
    run(cargo(&["build", "--package", "abecedar"]))?;
    built()
}

fn built() -> Result<PathBuf, String> {
    let path = target().join("debug").join(format!("abecedar{}", std::env::consts::EXE_SUFFIX));
    path.canonicalize().map_err(|error| format!("{}: {error}", path.display()))
}

/// A browser to test with; installed from the system's packages where we may.
fn browser() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os(BROWSER).map(PathBuf::from) {
        let missing = format!("{BROWSER} names {}, which is not there", named.display());
        return if named.is_file() { Ok(named) } else { Err(missing) };
    }
    if let Some(found) = found_browser() {
        return Ok(found);
    }
    debian::install("chromium")?;
    found_browser().ok_or_else(|| {
        format!(
            "the browser tests need Chromium, and it was not found: install it (on Debian: \
             apt-get install chromium), or name it with {BROWSER}"
        )
    })
}

/// German words for the test in which a host adds some; installed from the system's packages where
/// we may. Where we may not, the test fetches them as the documentation says.
fn german() -> Result<(), String> {
    if Path::new(GERMAN).is_file() {
        return Ok(());
    }
    debian::install("hunspell-de-de")
}

fn found_browser() -> Option<PathBuf> {
    BROWSERS.iter().map(PathBuf::from).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_counts_only_what_passed_and_never_nothing() {
        let bad = || Err("vitest failed".to_owned());
        assert_eq!(tally(3, 0, Ok(())), Ok(Counts { passed: 3, failed: 0 }));
        assert_eq!(tally(3, 1, bad()), Ok(Counts { passed: 3, failed: 1 }));
        assert_eq!(tally(3, 0, bad()), Err("vitest failed".to_owned()));
        assert!(tally(0, 0, Ok(())).is_err());
    }
}
