//! Bots that are kept from answering: by noise at their table, or by work elsewhere.

use super::catalogue::Ended;
use super::field::Field;
use super::prepared::started;
use crate::Fault;
use crate::heard::Heard;
use crate::millis;
use crate::place::Place;
use crate::player::Known;
use crate::socket::Socket;
use crate::timing::Timing;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, timeout};

/// How long a bot is waited for before it counts as silent for ever.
const PATIENCE: Duration = Duration::from_secs(45);

/// By how much a bot may be slower than it is alone.
const LATER: Duration = Duration::from_secs(2);

/// A person who faces a bot.
struct Facing {
    table: String,
    socket: Socket,
    known: Option<Known>,
    asked: u32,
}

impl Facing {
    async fn sit_down(place: Place, server: SocketAddr) -> Result<Facing, Fault> {
        let seats = json!([
            { "who": { "kind": "me", "name": "Ana" } },
            { "who": { "kind": "bot", "level": "club" } },
        ]);
        let (table, secrets) = started(place, server, "rummy", seats).await?;
        let secret = secrets.first().map(String::as_str);
        let socket = Socket::open(place, server, &table, secret, None).await?;
        let mut facing = Facing { table, socket, known: None, asked: 0 };
        facing.turn().await?;
        Ok(facing)
    }

    /// Waits until it is this player's turn.
    async fn turn(&mut self) -> Result<(), Fault> {
        let waiting = async {
            while self.known.is_none() {
                self.hear().await?;
            }
            Ok(())
        };
        timeout(PATIENCE, waiting).await.map_err(|_| Fault::new("the bot is silent"))?
    }

    async fn hear(&mut self) -> Result<(), Fault> {
        match self.socket.hear().await? {
            Heard::Told { view, .. } => self.known = Known::look(0, &view),
            Heard::Answer { outcome, .. } => {
                return Err(Fault::new(format!("refused: {outcome:?}")));
            }
            Heard::Closing { reason } => return Err(Fault::dead_line(reason)),
            _ => {}
        }
        Ok(())
    }

    /// Draws and discards; from then on the bot has the word.
    async fn move_on(&mut self) -> Result<(), Fault> {
        self.act().await?;
        self.act().await
    }

    /// Draws, or discards.
    async fn act(&mut self) -> Result<(), Fault> {
        self.turn().await?;
        let Some(known) = self.known.take() else { return Ok(()) };
        self.asked += 1;
        self.socket.say(&known.command(&self.asked.to_string())).await?;
        self.hear_done().await
    }

    /// Waits for the news of the own command.
    async fn hear_done(&mut self) -> Result<(), Fault> {
        let id = self.asked.to_string();
        let waiting = async {
            loop {
                match self.socket.hear().await? {
                    Heard::Told { view, done, .. } => {
                        self.known = Known::look(0, &view);
                        if done.as_ref() == Some(&id) {
                            return Ok(());
                        }
                    }
                    Heard::Answer { outcome, .. } => {
                        return Err(Fault::new(format!("refused: {outcome:?}")));
                    }
                    Heard::Closing { reason } => return Err(Fault::dead_line(reason)),
                    _ => {}
                }
            }
        };
        timeout(PATIENCE, waiting).await.map_err(|_| Fault::new("a command is not answered"))?
    }

    /// How long the bot takes for its turn.
    async fn round(&mut self) -> Result<Duration, Fault> {
        self.move_on().await?;
        let began = Instant::now();
        self.turn().await?;
        Ok(began.elapsed())
    }
}

/// Twenty watchers at each of a few tables with seventy-five pings each, just when the bot there
/// decides.
pub(super) fn noise(field: Arc<Field>) -> Ended {
    const TABLES: u32 = 4;
    const ROUNDS: usize = 3;
    Box::pin(async move {
        let mut people = Vec::new();
        for number in 0..TABLES {
            people.push(Facing::sit_down(Place::household(number), field.server).await?);
        }
        let (people, mut alone) = rounds(people, 1).await?;
        let mut tables = Vec::new();
        for facing in people {
            tables.push((Watchers::come(&field, &facing.table).await?, facing));
        }
        field.go().await?;
        let mut playing = JoinSet::new();
        for (mut watchers, mut facing) in tables {
            playing.spawn(async move {
                let mut timing = Timing::default();
                for _ in 0..ROUNDS {
                    facing.act().await?;
                    // The command that gives the bot the word is to arrive amid the noise.
                    let noise = watchers.shout();
                    let began = Instant::now();
                    facing.act().await?;
                    facing.turn().await?;
                    timing.note(began.elapsed());
                    watchers = noise.await.map_err(Fault::during("pinging"))?;
                }
                Ok::<_, Fault>(timing)
            });
        }
        let (mut timing, mut silent) = (Timing::default(), 0);
        while let Some(played) = playing.join_next().await {
            match played.map_err(Fault::during("playing"))? {
                Ok(took) => timing.join(took),
                Err(_) => silent += 1,
            }
        }
        let [alone, noise] = [&mut alone, &mut timing].map(|timing| millis(timing.within(1_000)));
        let answers = timing.count();
        field.note(format!("{answers} answers of bots, slowest {noise}, alone {alone}"));
        Ok((silent > 0).then(|| format!("{silent} of {TABLES} bots are silent for ever")))
    })
}

/// People who watch a table and make noise.
struct Watchers(Vec<Socket>);

impl Watchers {
    const COUNT: usize = 20;
    const PINGS: usize = 75;

    async fn come(field: &Field, table: &str) -> Result<Watchers, Fault> {
        let mut watchers = Vec::new();
        for _ in 0..Watchers::COUNT {
            let watcher = Socket::open(Place::HOSTILE, field.server, table, None, None);
            watchers.push(watcher.await?);
        }
        Ok(Watchers(watchers))
    }

    /// All of them ping as often as they may at once, and then listen until they may again.
    fn shout(self) -> JoinHandle<Watchers> {
        tokio::spawn(async move {
            let rest = Instant::now() + Duration::from_secs(4);
            let mut shouting = JoinSet::new();
            for mut watcher in self.0 {
                shouting.spawn(async move {
                    for _ in 0..Watchers::PINGS {
                        watcher.say(&json!({ "type": "ping" })).await.ok()?;
                    }
                    loop {
                        match tokio::time::timeout_at(rest, watcher.hear_text()).await {
                            Ok(Ok(_)) => {}
                            Ok(Err(_)) => return None,
                            Err(_) => return Some(watcher),
                        }
                    }
                });
            }
            let mut still = Vec::new();
            while let Some(watcher) = shouting.join_next().await {
                still.extend(watcher.ok().flatten());
            }
            Watchers(still)
        })
    }
}

/// Eight hundred tables of bots alone, and what that does to bots who face people.
pub(super) fn alone(field: Arc<Field>) -> Ended {
    const TABLES: u32 = 800;
    const OF_A_HOUSEHOLD: u32 = 16;
    const FACING: u32 = 8;
    const ROUNDS: usize = 3;
    Box::pin(async move {
        let server = field.server;
        let mut people = Vec::new();
        for number in 0..FACING {
            people.push(Facing::sit_down(Place::household(9_000 + number), server).await?);
        }
        let (mut people, mut before) = rounds(people, ROUNDS).await?;
        let mut making = JoinSet::new();
        for household in 0..TABLES / OF_A_HOUSEHOLD {
            making.spawn(async move {
                for _ in 0..OF_A_HOUSEHOLD {
                    let bot = json!({ "who": { "kind": "bot", "level": "maestro" } });
                    let seats: Value = json!([bot, bot]);
                    started(Place::household(household), server, "classic", seats).await?;
                }
                Ok::<_, Fault>(())
            });
            if household % 4 == 3 {
                while let Some(made) = making.join_next().await {
                    made.map_err(Fault::during("making tables"))??;
                }
            }
        }
        while let Some(made) = making.join_next().await {
            made.map_err(Fault::during("making tables"))??;
        }
        // Whoever waited meanwhile says that they are still there.
        for person in &mut people {
            person.socket.say(&json!({ "type": "ping" })).await?;
        }
        field.go().await?;
        let (_people, mut during) = match rounds(people, ROUNDS).await {
            Ok(rounds) => rounds,
            Err(fault) => return Ok(Some(fault.to_string())),
        };
        let [was, is] =
            [&mut before, &mut during].map(|timing| [500, 1_000].map(|share| timing.within(share)));
        field.note(format!(
            "{} answers of bots: p50 {} slowest {}, before p50 {} slowest {}",
            during.count(),
            millis(is[0]),
            millis(is[1]),
            millis(was[0]),
            millis(was[1]),
        ));
        let late = is[1] > was[1] + LATER || is[0] > was[0] + LATER;
        Ok(late.then(|| "bots who face people are more than 2 s late".to_owned()))
    })
}

/// Everybody plays so many rounds: how long the bots took.
async fn rounds(people: Vec<Facing>, rounds: usize) -> Result<(Vec<Facing>, Timing), Fault> {
    let mut playing = JoinSet::new();
    for mut person in people {
        playing.spawn(async move {
            let mut timing = Timing::default();
            for _ in 0..rounds {
                timing.note(person.round().await?);
            }
            Ok::<_, Fault>((person, timing))
        });
    }
    let (mut people, mut timing) = (Vec::new(), Timing::default());
    while let Some(played) = playing.join_next().await {
        let (person, took) = played.map_err(Fault::during("playing"))??;
        people.push(person);
        timing.join(took);
    }
    Ok((people, timing))
}
