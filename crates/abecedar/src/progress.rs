//! A bar on standard error for what takes over a second.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, BufRead, Read};
use std::time::{Duration, Instant};

/// Nothing is shown before this.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar that appears only when the work takes long; never where standard error is no terminal.
pub struct Progress {
    bar: ProgressBar,
    started: Instant,
    shown: bool,
}

impl Progress {
    /// A bar over so many bytes, or so much of anything else.
    pub fn over(bytes: u64, what: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(bytes), ProgressDrawTarget::hidden());
        if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {percent:>3} %  {eta}") {
            bar.set_style(style);
        }
        bar.set_message(what.to_owned());
        Progress { bar, started: Instant::now(), shown: false }
    }

    /// So many more are done.
    pub fn advance(&mut self, more: u64) {
        if !self.shown && self.started.elapsed() >= PATIENCE {
            self.shown = true;
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        self.bar.inc(more);
    }

    /// Says what comes next, for work that has no bytes to count.
    pub fn say(&mut self, what: &str) {
        self.bar.set_message(what.to_owned());
        self.advance(0);
    }

    /// A reader that moves the bar.
    pub fn reading<R: BufRead>(&mut self, inner: R) -> Reading<'_, R> {
        Reading { inner, progress: self }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A reader that moves a bar.
pub struct Reading<'a, R> {
    inner: R,
    progress: &'a mut Progress,
}

impl<R: BufRead> BufRead for Reading<'_, R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.inner.consume(amount);
        self.progress.advance(amount as u64);
    }
}

impl<R: BufRead> Read for Reading<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.progress.advance(read as u64);
        Ok(read)
    }
}
