//! `abecedar simulate GAME --bots A,B --games N --seed S`: bots play each other.

mod said;

use crate::args::game;
use crate::outcome::{Failure, Outcome, Result};
use crate::progress::Progress;
use crate::{data, house};
use arena::outside::{Contestant, Program};
use arena::simulate::{Simulation, SimulationError};
use arena::stats::Sprt;
use arena::{Fault, FaultKind};
use bots::{Stuck, Words};
use games::GameName;
use lexicon::Library;
use serde_json::Value;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Duration;

/// More games than anybody waits for.
const MOST: u64 = 10_000_000;

#[derive(clap::Args, Debug)]
pub struct Simulate {
    /// Which game
    #[arg(value_parser = game())]
    game: GameName,
    /// Who plays, one a seat: novato, aprendiz, casual, habitual, club, veterano, expert, maestro,
    /// greedy, primer, dial-0 to dial-400, or cmd:PROGRAM for a program of your own (docs/arena.md)
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    bots: Vec<Contestant>,
    /// How long a program of your own may take for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = Program::LIMIT.as_secs_f64(), value_parser = seconds)]
    limit: f64,
    /// How many games; with --until-sure, at most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST))]
    games: u64,
    /// All luck follows from this number
    #[arg(long, value_name = "S")]
    seed: u64,
    /// How many threads [default: all cores]; the results are the same with any number
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Stop as soon as a sequential test is sure which of the first two bots is ahead
    #[arg(long)]
    until_sure: bool,
    /// The lead, in points a game, that --until-sure tells from none
    #[arg(long, value_name = "POINTS", default_value_t = 5.0, value_parser = margin)]
    margin: f64,
    /// Which edition [default: the first one of the game]
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// A house rule, such as words=challenge; may be given several times
    #[arg(long, value_name = "RULE=VALUE")]
    house: Vec<String>,
    /// Compare some decisions with the best ones, too
    #[arg(long)]
    regret: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

fn margin(text: &str) -> std::result::Result<f64, String> {
    let points = text.parse().ok().filter(|points: &f64| points.is_finite() && *points > 0.0);
    points.ok_or_else(|| "expected a number of points above 0".to_owned())
}

fn seconds(text: &str) -> std::result::Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds.ok_or_else(|| "expected seconds from 0.01 to 3600".to_owned())
}

/// Who plays, programs with the time that they may take.
fn contestants(simulate: &Simulate) -> Vec<Contestant> {
    let limited = |contestant: &Contestant| match contestant {
        Contestant::Bot(bot) => Contestant::Bot(*bot),
        Contestant::Program(Program { call, .. }) => {
            let limit = Duration::from_secs_f64(simulate.limit);
            Contestant::Program(Program { call: call.clone(), limit })
        }
    };
    simulate.bots.iter().map(limited).collect()
}

pub fn run(simulate: &Simulate, data: Option<PathBuf>) -> Result {
    let (game, players) = (simulate.game, simulate.game.players());
    if !players.contains(&simulate.bots.len()) {
        let (least, most, bots) = (players.start(), players.end(), simulate.bots.len());
        let sentence = format!("--bots: {bots} for {game}: expected {least} to {most}");
        return Err(Failure::Said(sentence));
    }
    let directory = data::open(data)?;
    let editions = data::editions(directory.as_deref())?;
    let edition = simulate.edition.as_deref();
    let rules = editions.house_rules(game, edition, simulate.bots.len());
    let house = house::read(&rules.map_err(Failure::from_display)?, &simulate.house)?;
    let lexicon = editions.lexicon(game, edition).map_err(Failure::from_display)?;
    let simulation = Simulation {
        game,
        editions,
        bots: contestants(simulate),
        games: simulate.games,
        seed: simulate.seed,
        threads: simulate.threads.map(usize::from),
        until: simulate.until_sure.then(|| Sprt::new(simulate.margin)),
        edition: simulate.edition.clone(),
        house: Value::Object(house),
        regret: simulate.regret,
    };
    let lexicon = Library::new(directory).open(&lexicon).map_err(Failure::from_display)?;
    let words = Words::new(lexicon);
    let progress = Mutex::new(Progress::over(simulate.games, &format!("{game}")));
    let each = || {
        if let Ok(mut progress) = progress.lock() {
            progress.advance(1);
        }
    };
    let report = simulation.run(&words, &each);
    drop(progress);
    let report = report.map_err(|error| match error {
        SimulationError::Setup(error) => Failure::from_display(error),
        SimulationError::Fault(fault) => broken(&simulation, &fault),
    })?;
    let mut out = stdout().lock();
    if simulate.json {
        let object = said::json(&simulation, &report);
        writeln!(out, "{object}")?;
    } else {
        write!(out, "{}", said::text(&simulation, &report))?;
    }
    Ok(Outcome::Done)
}

/// A player broke a rule or does not go on: the game is kept for whoever looks into it. With our own
/// bots that is a fault of the program.
fn broken(simulation: &Simulation, fault: &Fault) -> Failure {
    let game = simulation.game;
    // Others who simulate at the same time keep theirs.
    let (number, own) = (fault.number, std::process::id());
    let file = std::env::temp_dir().join(format!("abecedar-{game}-{number}-{own}.jsonl"));
    let kept = match std::fs::write(&file, &fault.saved) {
        Ok(()) => format!("the game is saved as {}", file.display()),
        Err(error) => format!("{}: {error}", file.display()),
    };
    let programs = || simulation.bots.iter().filter(|player| player.bot().is_none());
    let theirs = match &fault.kind {
        FaultKind::Stuck(Stuck::Refused { player, .. } | Stuck::Failed { player, .. }) => {
            programs().any(|program| program.to_string() == *player)
        }
        FaultKind::Stuck(Stuck::Idle) | FaultKind::Endless { .. } => programs().next().is_some(),
        FaultKind::Setup(_) => false,
    };
    let report = if theirs { "" } else { "please report it, " };
    Failure::Said(format!("{game}, {fault}; {report}{kept}"))
}
