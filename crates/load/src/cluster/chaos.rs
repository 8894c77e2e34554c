//! Servers, bus and database are killed at random moments and started again a while later. Nothing
//! that was answered may be lost, no game may end, and every table has to go on soon.

use super::Plan;
use super::crew::Crew;
use super::lasting::{Lasting, Trouble};
use crate::Fault;
use crate::http;
use crate::place::Place;
use crate::table::Table;
use games::{Chance, Seeded};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// How often something is done at each table.
const PACE: Duration = Duration::from_millis(250);

/// Within this time after a kill every table has to have answered again.
const AIM: Duration = Duration::from_secs(10);

/// How long a table is waited for before the run is given up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whoever is away for so long has left the game: so a server that does not know who sits at
/// another one ends games, and is found out.
const ABSENCE_SECONDS: u32 = 30;

/// A server stays away this long, in milliseconds, at the least and at the most: longer than it
/// takes another one to take its tables over. Bus and database come back sooner, as nothing can go
/// on without them.
const NODE_AWAY: [u32; 2] = [500, 8_000];
const OTHERS_AWAY: [u32; 2] = [300, 1_500];

/// What is killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Victim {
    Server(usize),
    Bus,
    Database,
}

impl Victim {
    fn kind(self) -> &'static str {
        match self {
            Victim::Server(_) => "a server",
            Victim::Bus => "the bus",
            Victim::Database => "the database",
        }
    }

    /// Half of the kills hit a server, the others share the rest.
    fn draw(chance: &mut Seeded, servers: usize, bus: bool) -> Victim {
        match chance.below(4) {
            0 | 1 => Victim::Server(chance.below(servers as u32) as usize),
            2 if bus => Victim::Bus,
            _ => Victim::Database,
        }
    }
}

/// When each table last finished a command, and when it had begun it.
type Progress = Arc<Mutex<Vec<(Instant, Instant)>>>;

/// Kills, and looks; gives the aims that were missed.
pub(super) async fn measure(crew: &mut Crew, plan: &Plan) -> Result<Vec<String>, Fault> {
    println!(
        "\nKilled {} times, seed {}; {} tables, a command each {} ms at every one. A player who is \
         away for {ABSENCE_SECONDS} s has left the game.\n",
        plan.times,
        plan.seed,
        plan.victims,
        PACE.as_millis()
    );
    let began = Instant::now();
    let stop = Arc::new(AtomicBool::new(false));
    let progress: Progress = Arc::new(Mutex::new(vec![(began, began); plan.victims as usize]));
    let mut playing = JoinSet::new();
    for (number, table) in sit_down(crew, plan).await?.into_iter().enumerate() {
        let (stop, progress) = (Arc::clone(&stop), Arc::clone(&progress));
        playing.spawn(play_on(table, number, stop, progress));
    }
    let mut chance = Seeded::new(plan.seed);
    let mut recoveries: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for time in 1..=plan.times {
        tokio::time::sleep(Duration::from_millis((200 + chance.below(1_300)).into())).await;
        let victim = Victim::draw(&mut chance, crew.addresses.len(), crew.nats.is_some());
        let killed = Instant::now();
        let again = away(&mut chance, victim);
        kill(crew, victim).await?;
        tokio::time::sleep(again).await;
        start(crew, victim).await?;
        let recovered = recover(&progress, killed, &mut playing).await?;
        recoveries.entry(victim.kind()).or_default().push(recovered);
        if time % 10 == 0 || recovered > AIM {
            println!(
                "  {time}: {} was away for {:.1} s, every table answered {:.1} s after the kill",
                victim.kind(),
                again.as_secs_f64(),
                recovered.as_secs_f64()
            );
        }
    }
    stop.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    while let Some(ended) = playing.join_next().await {
        tables.push(ended.map_err(Fault::during("playing"))??);
    }
    let (answered, ended) = verify(crew, &tables).await?;
    let trouble = tables.iter().fold(Trouble::default(), |sum, table| Trouble {
        reconnected: sum.reconnected + table.trouble.reconnected,
        failed: sum.failed + table.trouble.failed,
        hung: sum.hung + table.trouble.hung,
    });
    println!("\n| killed | times | every table answers again after: p50 | slowest |");
    println!("|---|---:|---:|---:|");
    for (kind, times) in &mut recoveries {
        times.sort_unstable();
        let [half, slowest] = [times[times.len() / 2], times[times.len() - 1]];
        let [half, slowest] = [half, slowest].map(|time| time.as_secs_f64());
        println!("| {kind} | {} | {half:.1} s | {slowest:.1} s |", times.len());
    }
    println!(
        "\n| tables | commands answered | lost | ended wrongly | lines made anew | tried again | \
         hung | took |\n|---:|---:|---:|---:|---:|---:|---:|---:|"
    );
    println!(
        "| {} | {answered} | 0 | {ended} | {} | {} | {} | {} s |",
        tables.len(),
        trouble.reconnected,
        trouble.failed,
        trouble.hung,
        began.elapsed().as_secs()
    );
    let mut missed = Vec::new();
    let slowest = recoveries.values().flatten().max().copied().unwrap_or_default();
    if slowest > AIM {
        missed.push(format!("a table was away for {:.1} s", slowest.as_secs_f64()));
    }
    if ended > 0 {
        missed.push(format!("{ended} games ended wrongly"));
    }
    if trouble.hung > 0 {
        missed.push(format!("somebody had to press reload {} times", trouble.hung));
    }
    Ok(missed)
}

async fn sit_down(crew: &Crew, plan: &Plan) -> Result<Vec<Lasting>, Fault> {
    let nodes = Arc::new(crew.addresses.clone());
    let mut tables = Vec::new();
    for number in 0..plan.victims {
        let node = |nth: u32| nodes[(number + nth) as usize % nodes.len()];
        let absence = json!({ "seconds": ABSENCE_SECONDS, "then": "forfeit" });
        let settings = json!({ "game": "rummy", "absence": absence });
        let place = Place::household(100_000 + number);
        let mut table = Table::open_with(place, node(0), settings).await?;
        table.connect([node(1), node(2)], None).await?;
        let seed = plan.seed + u64::from(number) + 1;
        tables.push(Lasting::new(table, Arc::clone(&nodes), seed));
    }
    Ok(tables)
}

async fn play_on(
    mut table: Lasting,
    number: usize,
    stop: Arc<AtomicBool>,
    progress: Progress,
) -> Result<Lasting, Fault> {
    while !stop.load(Ordering::Relaxed) {
        tokio::time::sleep(PACE).await;
        let began = Instant::now();
        let played = table.play().await;
        played.map_err(|fault| Fault::new(format!("table {}: {fault}", table.table.id)))?;
        let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
        progress[number] = (began, Instant::now());
    }
    Ok(table)
}

fn away(chance: &mut Seeded, victim: Victim) -> Duration {
    let [least, most] = match victim {
        Victim::Server(_) => NODE_AWAY,
        Victim::Bus | Victim::Database => OTHERS_AWAY,
    };
    Duration::from_millis((least + chance.below(most - least)).into())
}

async fn kill(crew: &mut Crew, victim: Victim) -> Result<(), Fault> {
    match (victim, &mut crew.nats) {
        (Victim::Server(node), _) => crew.kill_node(node).await,
        (Victim::Bus, Some(nats)) => nats.kill().await,
        (Victim::Bus, None) => Ok(()),
        (Victim::Database, _) => crew.postgres.kill().await,
    }
}

async fn start(crew: &mut Crew, victim: Victim) -> Result<(), Fault> {
    match (victim, &mut crew.nats) {
        (Victim::Server(node), _) => crew.start_node(node).await,
        (Victim::Bus, Some(nats)) => nats.start_again().await,
        (Victim::Bus, None) => Ok(()),
        (Victim::Database, _) => crew.postgres.start_again().await,
    }
}

/// Waits until every table has done something that was begun after the kill; how long after the
/// kill the last one had.
async fn recover(
    progress: &Progress,
    killed: Instant,
    playing: &mut JoinSet<Result<Lasting, Fault>>,
) -> Result<Duration, Fault> {
    let mut first: Vec<Option<Instant>> = Vec::new();
    loop {
        if let Some(ended) = playing.try_join_next() {
            ended.map_err(Fault::during("playing"))??;
        }
        {
            let now = progress.lock().unwrap_or_else(PoisonError::into_inner);
            first.resize(now.len(), None);
            for (first, &(began, done)) in first.iter_mut().zip(now.iter()) {
                if began > killed && first.is_none() {
                    *first = Some(done);
                }
            }
        }
        if let Some(last) = first.iter().copied().collect::<Option<Vec<Instant>>>() {
            let last = last.into_iter().max().unwrap_or(killed);
            return Ok(last.saturating_duration_since(killed));
        }
        if killed.elapsed() > PATIENCE {
            let silent = first.iter().filter(|first| first.is_none()).count();
            let seconds = PATIENCE.as_secs();
            return Err(Fault::new(format!("{silent} tables are silent {seconds} s after a kill")));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Every command that was answered stands in the log once, every game replays, and every game is
/// still on. Gives how many commands that is, and how many games are over.
async fn verify(crew: &Crew, tables: &[Lasting]) -> Result<(usize, usize), Fault> {
    let kept = crew.kept().await?;
    let (mut answered, mut ended) = (0, 0);
    for (number, lasting) in tables.iter().enumerate() {
        kept.named_once(&lasting.table).await?;
        answered += lasting.table.answered.len();
        let node = crew.addresses[number % crew.addresses.len()];
        let path = format!("/api/tables/{}", lasting.table.id);
        let page = http::get(Place::household(100_000 + number as u32), node, &path).await?;
        let info: Value = serde_json::from_str(&page).map_err(Fault::during(&path))?;
        let gone = info["table"]["seats"].as_array().into_iter().flatten();
        let left = gone.filter(|seat| seat["left"] == true).count();
        ended += usize::from(info["table"]["stage"] != "playing" || left > 0);
    }
    kept.close().await?;
    Ok((answered, ended))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_kinds_of_victims_are_hit_and_the_bus_only_where_there_is_one() {
        let mut chance = Seeded::new(1);
        let kinds = |bus, chance: &mut Seeded| -> std::collections::BTreeSet<&str> {
            (0..200).map(|_| Victim::draw(chance, 3, bus).kind()).collect()
        };
        assert_eq!(kinds(true, &mut chance).len(), 3);
        assert!(!kinds(false, &mut chance).contains("the bus"));
    }
}
