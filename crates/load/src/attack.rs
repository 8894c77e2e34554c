//! One client that means ill, against a real server at its default limits, while other people play
//! and look at pages. What is measured is what *they* notice.
//!
//! Each attack has a server of its own, so that none is judged by what another left behind, and
//! the hostile client is a process of its own with a low priority: on two cores it would otherwise
//! take from the server what an attacker far away could not.

mod bots;
mod catalogue;
mod connections;
mod field;
mod floods;
mod guesses;
pub mod hostile;
mod line;
mod neighbours;
mod prepared;
mod reviews;
mod rival;
mod shouting;

use crate::Fault;
use crate::home::{Home, Kind};
use crate::millis;
use crate::process::{Process, Shares};
use crate::timing::Timing;
use catalogue::Attack;
use field::Report;
use neighbours::{Neighbours, Noticed};
use rival::Rival;
use std::path::Path;
use std::time::{Duration, Instant};

/// What is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Only these attacks; all of them if none is named.
    pub only: Vec<String>,
    /// Tables at which other people play.
    pub tables: u32,
    /// How long an attack lasts, where it does not end by itself.
    pub seconds: u32,
}

/// What the slowest hundredth of other people may take while an attack is under way.
const AIM: Duration = Duration::from_millis(100);

/// How long the neighbours are watched before and after an attack.
const CALM: Duration = Duration::from_secs(2);

/// The names of all attacks, and what each of them sends.
pub fn names() -> impl Iterator<Item = (&'static str, &'static str)> {
    catalogue::ALL.iter().map(|attack| (attack.name, attack.sends))
}

/// What one attack came to.
struct Outcome {
    before: Noticed,
    during: Noticed,
    after: Noticed,
    report: Report,
    /// Shares of one processor that server, neighbours and the hostile client had meanwhile.
    shares: [f64; 3],
}

/// Runs the plan; prints a table, and fails if an attack was felt.
pub async fn run(program: &Path, plan: &Plan) -> Result<(), Fault> {
    for name in &plan.only {
        if !catalogue::ALL.iter().any(|attack| attack.name == name) {
            let all: Vec<&str> = names().map(|(name, _)| name).collect();
            return Err(Fault::new(format!("there is no attack {name:?}: {}", all.join(", "))));
        }
    }
    println!(
        "One hostile client, one address, default limits. Meanwhile people play at {} tables, \
         {} commands a second in all, and others load pages and look up words, {} a second; for \
         them the p99 may be {} at most, before, during and after. Shares are of one core: server, \
         people, hostile client.\n",
        plan.tables,
        neighbours::commands_a_second(plan.tables),
        neighbours::calls_a_second(),
        millis(AIM),
    );
    println!(
        "| attack | sends | is answered | commands: p99 before | p50 | p99 | slowest | calls: p50 \
         | p99 | slowest | lost | after: p99 | shares | |"
    );
    println!("|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---|");
    let chosen = |attack: &&Attack| plan.only.is_empty() || plan.only.contains(&attack.name.into());
    let (mut felt, mut tried) = (Vec::new(), 0);
    for attack in catalogue::ALL.iter().filter(chosen) {
        tried += 1;
        match suffer(program, plan, attack).await {
            Ok(outcome) => {
                let verdict = outcome.verdict();
                outcome.print(attack, verdict.as_deref());
                felt.extend(verdict.map(|_| attack.name));
            }
            Err(fault) => {
                println!("| {} | {} | NOT MEASURED: {fault} |", attack.name, attack.sends);
                felt.push(attack.name);
            }
        }
    }
    match felt.len() {
        0 => Ok(()),
        many => Err(Fault::new(format!("{many} of {tried} were felt: {}", felt.join(", ")))),
    }
}

async fn suffer(program: &Path, plan: &Plan, attack: &Attack) -> Result<Outcome, Fault> {
    let home = Home::make(Kind::Sqlite).await?;
    // As many files as a program usually may have open: more it has to ask for itself.
    let server = home.launch(program)?.with_usual_files().start().await?;
    let mut rival = Rival::start(attack.name, server.address, plan.seconds).await?;
    rival.ready().await?;
    let neighbours = Neighbours::move_in(server.address, plan.tables).await?;
    tokio::time::sleep(CALM / 2).await;
    neighbours.noticed();
    tokio::time::sleep(CALM).await;
    let before = neighbours.noticed();

    let shares = Shares::begin([vec![server.process()?], vec![Process::own()]]);
    let began = Instant::now();
    rival.go().await?;
    let report = rival.report().await?;
    let during = neighbours.noticed();
    let [server_had, people_had] = shares.end();
    // The hostile process may be gone before it could be looked at, and says it itself.
    let rival_had = report.processor_ms as f64 / 1_000.0 / began.elapsed().as_secs_f64();
    let shares = [server_had, people_had, rival_had];
    tokio::time::sleep(CALM).await;
    let after = neighbours.noticed();
    Ok(Outcome { before, during, after, report, shares })
}

impl Outcome {
    /// What the neighbours felt of it, if they did.
    fn verdict(&self) -> Option<String> {
        let slow = |timing: &Timing| timing.clone().within(990) > AIM;
        let (during, after) = (&self.during, &self.after);
        if let Some(broken) = &self.report.broken {
            return Some(broken.clone());
        }
        let errors = during.errors.iter().chain(&after.errors);
        let first = errors.into_iter().next();
        if let Some(error) = first {
            return Some(format!("lost: {error}"));
        }
        if during.commands.count() == 0 || during.calls.count() == 0 {
            return Some("nobody got an answer".to_owned());
        }
        let slow = [
            (slow(&during.commands), "commands"),
            (slow(&during.calls), "calls"),
            (slow(&after.commands) || slow(&after.calls), "still afterwards"),
        ];
        let slow: Vec<&str> =
            slow.into_iter().filter_map(|(is, what)| is.then_some(what)).collect();
        (!slow.is_empty()).then(|| format!("slow: {}", slow.join(", ")))
    }

    fn print(&self, attack: &Attack, verdict: Option<&str>) {
        let said = |timing: &Timing, share| millis(timing.clone().within(share));
        let (commands, calls) = (&self.during.commands, &self.during.calls);
        let mut afterwards = self.after.commands.clone();
        afterwards.join(self.after.calls.clone());
        let [server, people, hostile] = self.shares;
        let verdict = verdict.map_or("ok".to_owned(), |felt| format!("FELT: {felt}"));
        println!(
            "| {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {} | {server:.2} \
             {people:.2} {hostile:.2} | {verdict} |",
            attack.name,
            attack.sends,
            self.report.said(),
            said(&self.before.commands, 990),
            said(commands, 500),
            said(commands, 990),
            said(commands, 1_000),
            said(calls, 500),
            said(calls, 990),
            said(calls, 1_000),
            self.during.errors.len() + self.after.errors.len(),
            said(&afterwards, 990),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(slowest: u64) -> Outcome {
        let mut noticed = Noticed::default();
        for _ in 0..200 {
            noticed.commands.note(Duration::from_millis(2));
            noticed.calls.note(Duration::from_millis(3));
        }
        for _ in 0..3 {
            noticed.commands.note(Duration::from_millis(slowest));
        }
        Outcome {
            before: Noticed::default(),
            during: noticed,
            after: Noticed::default(),
            report: Report::default(),
            shares: [0.0; 3],
        }
    }

    #[test]
    fn an_attack_is_felt_where_people_wait_lose_something_or_hear_nothing() {
        assert_eq!(outcome(99).verdict(), None);
        assert_eq!(outcome(120).verdict().as_deref(), Some("slow: commands"));
        let mut lost = outcome(5);
        lost.after.errors.push("gone".into());
        assert_eq!(lost.verdict().as_deref(), Some("lost: gone"));
        let mut silent = outcome(5);
        silent.during.calls = Timing::default();
        assert_eq!(silent.verdict().as_deref(), Some("nobody got an answer"));
        let mut broken = outcome(5);
        broken.report.broken = Some("the bot is silent".into());
        assert_eq!(broken.verdict().as_deref(), Some("the bot is silent"));
    }
}
