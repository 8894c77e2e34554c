//! How far long work has come: a bar on a terminal, now and then a line elsewhere.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::time::Duration;

/// A bar with the time that is left. It can be moved from all threads.
pub struct Progress {
    bar: ProgressBar,
    lines: bool,
}

impl Progress {
    /// A bar over so many games on standard error. Where that is no terminal, only what is
    /// [said](Progress::say) appears there.
    pub fn over(games: u64, what: &str) -> Progress {
        let terminal = stderr().is_terminal();
        let target =
            if terminal { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(games), target);
        let template = "{msg} {wide_bar} {pos}/{len}  {eta} left";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.set_message(what.to_owned());
        bar.enable_steady_tick(Duration::from_millis(500));
        Progress { bar, lines: !terminal }
    }

    /// A bar that nobody sees.
    pub fn hidden() -> Progress {
        Progress { bar: ProgressBar::hidden(), lines: false }
    }

    /// So many more games are done.
    pub fn done(&self, games: u64) {
        self.bar.inc(games);
    }

    /// So many games were done before this run; they do not count for the time that is left.
    pub fn resume(&self, games: u64) {
        self.bar.set_position(games);
        self.bar.reset_eta();
    }

    /// Says something above the bar.
    pub fn say(&self, line: &str) {
        if self.lines {
            eprintln!("{line}");
        } else {
            self.bar.println(line);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
