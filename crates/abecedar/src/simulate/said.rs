//! What a simulation says: as JSON, and for people.

use arena::Stopped;
use arena::simulate::{BotReport, PairReport, Report, Simulation};
use arena::stats::{Sprt, Verdict};
use serde_json::{Value, json};
use std::fmt::Write;

/// The object that `--json` prints.
pub fn json(simulation: &Simulation, report: &Report) -> Value {
    let bots: Vec<Value> = report.bots.iter().map(bot).collect();
    let pairs: Vec<Value> = report.pairs.iter().map(|pair| self::pair(simulation, pair)).collect();
    let mut object = json!({
        "game": simulation.game,
        "games": report.matched.games.len(),
        "seed": simulation.seed,
        "seconds": report.took.as_secs_f64(),
        "bots": bots,
        "pairs": pairs,
        "digest": report.matched.digest().to_string(),
    });
    if let (Some(test), Some(stopped)) = (&simulation.until, report.stopped()) {
        object["until_sure"] = json!({
            "margin": test.margin,
            "false_lead": test.false_lead,
            "missed_lead": test.missed_lead,
            "groups": stopped.groups,
            "verdict": stopped.verdict.map(|verdict| match verdict {
                Verdict::First => "first",
                Verdict::Second => "second",
                Verdict::Neither => "neither",
            }),
        });
    }
    object
}

fn bot(report: &BotReport) -> Value {
    let mut object = json!({
        "name": report.bot.to_string(),
        "wins": report.wins,
        "shared": report.shared,
        "mean_score": report.mean_score,
    });
    if let Some(regret) = report.regret {
        object["regret"] =
            json!({"decisions": regret.decisions, "mean": regret.mean, "p95": regret.p95});
    }
    object
}

/// Numbers that are infinite have no JSON form and become null.
fn pair(simulation: &Simulation, report: &PairReport) -> Value {
    let name = |place: usize| simulation.bots.get(place).map(ToString::to_string);
    let mut object = json!({
        "places": [report.places.0, report.places.1],
        "names": [name(report.places.0), name(report.places.1)],
        "groups": report.spread.groups,
        "spread": report.spread.mean,
        "error": report.spread.error,
        "interval": report.spread.interval(),
    });
    if let Some(elo) = report.elo {
        object["elo"] = json!({"difference": elo.difference, "interval": elo.interval});
    }
    object
}

/// The same for people.
pub fn text(simulation: &Simulation, report: &Report) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = lines(&mut text, simulation, report);
    text
}

fn lines(text: &mut String, simulation: &Simulation, report: &Report) -> std::fmt::Result {
    let (games, seconds) = (report.matched.games.len(), report.took.as_secs_f64());
    let a_second = games as f64 / seconds.max(1e-9);
    writeln!(
        text,
        "{}: {games} games, seed {}, {seconds:.1} s, {a_second:.1} games a second",
        simulation.game, simulation.seed
    )?;
    for BotReport { bot, wins, shared, mean_score, regret } in &report.bots {
        let bot = bot.to_string();
        write!(text, "  {bot:<8} {wins:>6} won {shared:>5} shared {mean_score:>9.1} points")?;
        match regret {
            Some(regret) => writeln!(
                text,
                "  regret {:.1} %, p95 {:.1} % ({} decisions)",
                regret.mean * 100.0,
                regret.p95 * 100.0,
                regret.decisions
            )?,
            None => writeln!(text)?,
        }
    }
    for PairReport { places, spread, elo } in &report.pairs {
        let name =
            |place: usize| simulation.bots.get(place).map(ToString::to_string).unwrap_or_default();
        let (one, other) = (name(places.0), name(places.1));
        write!(text, "{one} against {other}: {spread} points a game")?;
        if let Some(elo) = elo {
            write!(text, ", Elo {elo}")?;
        }
        let groups = if simulation.bots.len() == 2 { "pairs" } else { "rounds of all seats" };
        writeln!(text, " (95 %, {} {groups})", spread.groups)?;
    }
    if let (Some(test), Some(stopped)) = (&simulation.until, report.stopped()) {
        writeln!(text, "{}", sure(simulation, test, stopped))?;
    }
    writeln!(text, "digest {}", report.matched.digest())
}

/// How the sequential test ended, with its hypotheses and error rates.
fn sure(simulation: &Simulation, test: &Sprt, stopped: Stopped) -> String {
    let name =
        |place: usize| simulation.bots.get(place).map(ToString::to_string).unwrap_or_default();
    let (margin, groups) = (test.margin, stopped.groups);
    let verdict = match stopped.verdict {
        Some(Verdict::First) => format!("stopped after {groups} pairs: {} is ahead", name(0)),
        Some(Verdict::Second) => format!("stopped after {groups} pairs: {} is ahead", name(1)),
        Some(Verdict::Neither) => {
            format!("stopped after {groups} pairs: neither is ahead by {margin} points")
        }
        None => format!("not sure after {groups} pairs, the most that were allowed"),
    };
    format!(
        "{verdict} (sequential test: a lead of {margin} points a game on either side against \
         none; errors: {:.0} % for a lead that is none, {:.0} % for one that is missed)",
        test.false_lead * 100.0,
        test.missed_lead * 100.0
    )
}
