//! What a stretch of load cost: time on the processors, bytes on the disk, and how writes shared
//! the waits for it.

use crate::Fault;
use crate::home::Home;
use crate::http;
use crate::place::Place;
use crate::process::{Process, Shares};
use crate::program::Program;

/// The columns that a stretch fills.
pub(super) const HEAD: &str = "writes a commit | KB written a command | CPU a command: server | \
                               database | shares of a core: server | database | people";
pub(super) const RULE: &str = "---:|---:|---:|---:|---:|---:|---:";

/// A stretch that has begun.
pub(super) struct Cost {
    shares: Shares<3>,
    began: std::time::Instant,
    processes: Vec<Process>,
    written: u64,
    writes: f64,
    commits: f64,
}

/// Begins to look.
pub(super) async fn begin(server: &Program, home: &Home) -> Result<Cost, Fault> {
    let (one, database) = (server.process()?, home.processes()?);
    let processes: Vec<Process> = database.iter().copied().chain([one]).collect();
    let (writes, commits) = groups(server).await?;
    Ok(Cost {
        shares: Shares::begin([vec![one], database, vec![Process::own()]]),
        began: std::time::Instant::now(),
        written: written(&processes),
        processes,
        writes,
        commits,
    })
}

impl Cost {
    /// What it came to, for so many commands.
    pub(super) async fn end(self, server: &Program, commands: usize) -> Result<String, Fault> {
        let seconds = self.began.elapsed().as_secs_f64();
        let [one, database, people] = self.shares.end();
        let written = written(&self.processes).saturating_sub(self.written) as f64;
        let (writes, commits) = groups(server).await?;
        let grouped = (writes - self.writes) / (commits - self.commits).max(1.0);
        let each = |total: f64| total / commands.max(1) as f64;
        Ok(format!(
            "{grouped:.1} | {:.1} | {:.2} ms | {:.2} ms | {one:.2} | {database:.2} | {people:.2}",
            each(written) / 1_024.0,
            each(one * seconds) * 1_000.0,
            each(database * seconds) * 1_000.0,
        ))
    }
}

fn written(processes: &[Process]) -> u64 {
    processes.iter().filter_map(|process| process.written().ok()).sum()
}

/// The server's own count of writes and of the commits that they were grouped into.
async fn groups(server: &Program) -> Result<(f64, f64), Fault> {
    let page = http::get(Place::household(0), server.address, "/metrics").await?;
    let number = |name: &str| {
        page.lines()
            .find_map(|line| line.strip_prefix(name)?.trim().parse::<f64>().ok())
            .ok_or_else(|| Fault::new(format!("no {name} in the metrics")))
    };
    Ok((number("abecedar_storage_writes_total")?, number("abecedar_storage_commits_total")?))
}
