//! The tables as `docs/bots.md` shows them.

use super::{Climbed, Measured, measuring};
use crate::stats::Regret;
use std::fmt::Write;
use std::time::Duration;

impl Measured {
    /// In one line, for those who watch.
    pub fn line(&self) -> String {
        let rung = self.rung;
        format!("{} against {}: {} points a game", rung.upper, rung.lower, self.spread)
    }

    /// Does it show what the ladder is for: is the upper bot ahead beyond doubt?
    pub fn holds(&self) -> bool {
        self.spread.is_above_zero()
    }
}

/// The tables of a game in Markdown. All but the last lines come out the same on any machine.
pub fn tables(climbed: &Climbed) -> String {
    let elo = measuring(climbed.game).elo;
    let mut text = String::from("| | games | spread ± 95 % | won | shared |");
    text.push_str(if elo { " Elo (95 %) |" } else { "" });
    text.push_str(" regret, p95 | of the other |\n|---|---:|---:|---:|---:|");
    text.push_str(if elo { "---:|---:|---:|\n" } else { "---:|---:|\n" });
    for measured in &climbed.rungs {
        let Measured { rung, spread, wins, regret, .. } = measured;
        let (won, shared) = wins;
        let _ = write!(
            text,
            "| **{}** against {} | {} | {spread} | {won} | {shared} |",
            rung.upper, rung.lower, rung.games
        );
        if let Some(elo) = measured.elo.filter(|_| elo) {
            let _ = write!(text, " {elo} |");
        }
        let [upper, lower] = regret.map(said_regret);
        let _ = writeln!(text, " {upper} | {lower} |");
    }
    let _ = writeln!(
        text,
        "\nTimes of a core of the machine that made this page: *club* against *club* {:.0} games a \
         second{}",
        climbed.club_games_a_second,
        match climbed.maestro {
            Some(times) => format!(
                "; a decision of *maestro* {} on average, {} at the 99th percentile ({} of them).",
                said(times.mean),
                said(times.p99),
                times.decisions
            ),
            None => ".".to_owned(),
        }
    );
    text
}

fn said_regret(regret: Option<Regret>) -> String {
    regret.map_or("–".to_owned(), |regret| {
        format!("{:.0} %, {:.0} %", regret.mean * 100.0, regret.p95 * 100.0)
    })
}

fn said(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds < 1e-3 => format!("{:.0} µs", seconds * 1e6),
        seconds if seconds < 1.0 => format!("{:.0} ms", seconds * 1e3),
        seconds => format!("{seconds:.2} s"),
    }
}

/// Puts tables into a page, between the marks of their name.
pub fn put(page: &str, name: &str, tables: &str) -> Result<String, String> {
    let (begin, end) = (format!("<!-- ladder {name} -->"), format!("<!-- end {name} -->"));
    let parts = page.split_once(&begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(&end)?;
        Some((before, after))
    });
    let (before, after) = parts.ok_or(format!("there is no {begin} with its {end}"))?;
    Ok(format!("{before}{begin}\n\n{tables}\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::Rung;
    use crate::stats::{Elo, Spread, Times};
    use bots::Bot;
    use games::GameName;

    fn climbed(game: GameName) -> Climbed {
        let rung = Rung { upper: Bot::Casual, lower: Bot::Novato, games: 4 };
        let measured = Measured {
            rung,
            spread: Spread::of(&[10.0, 12.0]),
            wins: (3, 1),
            elo: Some(Elo::of(&[1.0, 0.75])),
            regret: [Some(Regret { decisions: 9, mean: 0.25, p95: 0.5 }), None],
        };
        let times = Times {
            decisions: 30,
            mean: Duration::from_millis(250),
            p99: Duration::from_millis(1_900),
            longest: Duration::from_secs(2),
        };
        Climbed { game, rungs: vec![measured], club_games_a_second: 80.4, maestro: Some(times) }
    }

    #[test]
    fn a_table_has_as_many_cells_in_every_row() {
        for game in [GameName::Classic, GameName::Party] {
            let text = tables(&climbed(game));
            let cells = |line: &str| line.matches('|').count();
            let rows: Vec<&str> = text.lines().filter(|line| line.starts_with('|')).collect();
            assert_eq!(rows.len(), 3);
            assert!(rows.iter().all(|row| cells(row) == cells(rows[0])), "{text}");
            assert!(text.contains("+11.0 ± 2.0 | 3 | 1 |"), "{text}");
            assert!(text.contains("80 games a second") && text.contains("1.90 s"), "{text}");
        }
    }

    #[test]
    fn tables_are_put_between_their_marks_and_nowhere_else() {
        let page = "A\n<!-- ladder party -->\nold\n<!-- end party -->\nB\n";
        let put_twice = put(&put(page, "party", "new\n").unwrap(), "party", "x\n");
        let wanted = "A\n<!-- ladder party -->\n\nx\n\n<!-- end party -->\nB\n";
        assert_eq!(put_twice.as_deref(), Ok(wanted));
        assert!(put(page, "thief", "new").is_err());
    }
}
