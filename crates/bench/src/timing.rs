//! Timing two ways of doing the same work, in turns and in one run: by the time that a core has
//! spent on it, whatever else the machine does.

use arena::clock::of_thread;
use std::hint::black_box;
use std::time::Duration;

/// How long each of several pieces of work took.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    /// Does a piece of work and notes how long it took.
    pub fn note<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let start = of_thread();
        let result = black_box(work());
        self.0.push(of_thread().saturating_sub(start));
        result
    }

    /// Notes a time that was taken elsewhere.
    pub fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// The mean in seconds.
    pub fn mean(&self) -> f64 {
        self.0.iter().map(Duration::as_secs_f64).sum::<f64>() / self.0.len().max(1) as f64
    }

    /// The time that so many of a hundred stay within, in seconds.
    pub fn percentile(&self, hundredths: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let nth = (sorted.len() * hundredths / 100).min(sorted.len().saturating_sub(1));
        sorted.get(nth).map_or(0.0, Duration::as_secs_f64)
    }

    /// The fastest, in seconds.
    pub fn least(&self) -> f64 {
        self.0.iter().min().map_or(0.0, Duration::as_secs_f64)
    }
}

/// A time for people.
pub fn said(seconds: f64) -> String {
    match seconds {
        s if s < 1e-6 => format!("{:.0} ns", s * 1e9),
        s if s < 1e-3 => format!("{:.1} µs", s * 1e6),
        s if s < 1.0 => format!("{:.2} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}
