//! A table whose people come back however often their lines drop, as the page does: to any server,
//! after a while that grows and varies, from where they were, and with what was not answered sent
//! again under its old name.

use crate::Fault;
use crate::heard::{Heard, Outcome};
use crate::table::{SEATS, Table, is_passing};
use games::{Chance, Seeded};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout, timeout_at};

/// How long to wait before trying again, longer each time, in milliseconds; the page does the same.
const BACKOFF: [u32; 6] = [300, 800, 1_500, 3_000, 5_000, 10_000];

/// How long a new line may take until it knows where the game is.
const CONNECTING: Duration = Duration::from_secs(5);

/// How long somebody waits on an open line before pressing reload, which no one should have to.
const HUNG: Duration = Duration::from_secs(15);

/// How long to wait before something that could not be done is tried again.
const AGAIN: Duration = Duration::from_millis(300);

/// What happened on the way.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Trouble {
    /// Lines that had to be made anew.
    pub(super) reconnected: u32,
    /// Commands that could not be done and were tried again.
    pub(super) failed: u32,
    /// Times when nothing at all was heard on open lines.
    pub(super) hung: u32,
}

/// A table whose people come back.
pub(super) struct Lasting {
    pub(super) table: Table,
    nodes: Arc<Vec<SocketAddr>>,
    chance: Seeded,
    attempts: [usize; SEATS],
    pub(super) trouble: Trouble,
}

impl Lasting {
    pub(super) fn new(table: Table, nodes: Arc<Vec<SocketAddr>>, seed: u64) -> Lasting {
        let chance = Seeded::new(seed);
        Lasting { table, nodes, chance, attempts: [0; SEATS], trouble: Trouble::default() }
    }

    /// The next thing that is to be done: how long it took until both had heard.
    pub(super) async fn play(&mut self) -> Result<Duration, Fault> {
        let began = Instant::now();
        let command = self.table.next_command()?;
        let speaker = command["seat"].as_u64().unwrap_or_default() as usize;
        self.table.unanswered = Some(command.clone());
        let (mut said, mut reached) = (false, None);
        let mut patience = began + HUNG;
        while !reached.is_some_and(|next| self.table.all_heard(next)) {
            if let Some(seat) = (0..SEATS).find(|&seat| !self.table.is_connected(seat)) {
                self.come_back(seat).await?;
                said &= seat != speaker;
                patience = Instant::now() + HUNG;
                // It may have heard all there is to hear.
                continue;
            }
            if !said && reached.is_none() {
                if self.table.say(&command).await.is_err() {
                    self.table.hang_up(speaker);
                    continue;
                }
                said = true;
            }
            let Ok((seat, heard)) = timeout_at(patience, self.table.either()).await else {
                self.trouble.hung += 1;
                let what = match reached {
                    Some(next) => format!("nobody told all of event {next}"),
                    None => format!("seat {speaker} was not answered"),
                };
                eprintln!(
                    "  table {}: {what} for {} s on open lines: {}",
                    self.table.id,
                    HUNG.as_secs(),
                    self.table.whereabouts()
                );
                self.table.disconnect();
                continue;
            };
            match heard {
                Err(fault) if fault.is_about_the_game() => return Err(fault),
                Err(_) | Ok(Heard::Closing { .. }) => self.table.hang_up(seat),
                Ok(Heard::Problem { problem }) if is_passing(&problem) => {}
                Ok(Heard::Answer { outcome: Outcome::Failed { problem }, .. })
                    if is_passing(&problem) =>
                {
                    self.trouble.failed += 1;
                    sleep(AGAIN).await;
                    said = false;
                }
                Ok(heard) => {
                    if let Some(next) = self.table.settle(&heard)? {
                        reached = Some(next);
                    }
                    self.table.take(seat, heard)?;
                }
            }
        }
        Ok(began.elapsed())
    }

    /// Connects a seat to any server, however long it takes.
    async fn come_back(&mut self, seat: usize) -> Result<(), Fault> {
        self.trouble.reconnected += 1;
        let mut node = self.chance.below(self.nodes.len() as u32) as usize;
        loop {
            let longest = BACKOFF[self.attempts[seat].min(BACKOFF.len() - 1)];
            let pause = longest / 2 + self.chance.below(longest / 2 + 1);
            sleep(Duration::from_millis(pause.into())).await;
            let back = timeout(CONNECTING, self.table.come_back(self.nodes[node], seat, 0)).await;
            match back {
                Ok(Ok(_)) => {
                    self.attempts[seat] = 0;
                    return Ok(());
                }
                Ok(Err(fault)) if !fault.is_passing() => return Err(fault),
                Ok(Err(_)) | Err(_) => {
                    self.attempts[seat] += 1;
                    node = (node + 1) % self.nodes.len();
                }
            }
        }
    }
}
