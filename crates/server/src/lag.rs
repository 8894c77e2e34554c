//! How long messages take to a client and back, by pings of the server.

use std::collections::VecDeque;
use tokio::time::{Duration, Instant};

/// So many of the last ways are looked at.
const KEPT: usize = 4;

/// The way to a client.
#[derive(Default)]
pub(crate) struct Lag {
    number: u32,
    sent: Option<(u32, Instant)>,
    ways: VecDeque<Duration>,
}

impl Lag {
    /// What the next ping carries.
    pub(crate) fn ping(&mut self) -> Vec<u8> {
        self.number = self.number.wrapping_add(1);
        self.sent = Some((self.number, Instant::now()));
        self.number.to_le_bytes().to_vec()
    }

    /// A ping came back. One that was not asked for says nothing.
    pub(crate) fn pong(&mut self, payload: &[u8]) {
        let Some((number, sent)) = self.sent else { return };
        if payload != number.to_le_bytes() {
            return;
        }
        self.sent = None;
        if self.ways.len() >= KEPT {
            self.ways.pop_front();
        }
        self.ways.push_back(sent.elapsed());
    }

    /// How long a message from the client is on its way. The shortest of the last ways is
    /// believed: whoever delays the answers to pings should not gain by a single slow one.
    pub(crate) fn one_way(&self) -> Duration {
        self.ways.iter().min().copied().unwrap_or_default() / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn half_of_the_shortest_way_counts() {
        let mut lag = Lag::default();
        assert_eq!(lag.one_way(), Duration::ZERO);
        for wait in [80, 30, 200] {
            let ping = lag.ping();
            tokio::time::advance(Duration::from_millis(wait)).await;
            lag.pong(&ping);
            lag.pong(&ping);
        }
        assert_eq!(lag.one_way(), Duration::from_millis(15));
        lag.pong(b"else");
        assert_eq!(lag.one_way(), Duration::from_millis(15));
    }
}
