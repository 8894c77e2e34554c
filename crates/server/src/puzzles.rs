//! Moments of games with a play to be found: the puzzles of the days, and turns of games that are
//! over.
//!
//! A puzzle follows from its day, so every server makes the same, and it is made when somebody
//! first asks for it: beside the network, one at a time, and only for days around today. However
//! many ask for the same moment, it is made once. The last ones are kept in memory, for whoever
//! tries a play asks again with every card.

use crate::limits::{PUZZLE_DAYS, PUZZLES_AT_ONCE, PUZZLES_KEPT, PUZZLES_WAITING};
use crate::pool::Pool;
use crate::protocol::{
    BestPlay, Occupant, Posed, SeatInfo, Settings, TableCode, TableInfo, TableProblem, TableStage,
    Tried,
};
use crate::storage::TableId;
use crate::tables::Hall;
use crate::words::{known, shown};
use bots::{Day, Found, Wanted, Words};
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use games::{AnyTable, Checksum, GameName, Points, Seat, Viewer, total};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Which moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Which {
    /// The puzzle of a day.
    Puzzle { game: GameName, edition: String, day: Day },
    /// A turn of a game that is over, by the number of its entry.
    Turn { table: TableId, entry: u32 },
}

/// A moment with a play to be found.
pub(crate) struct Moment {
    info: TableInfo,
    table: AnyTable,
    seat: Seat,
    best: Found,
    second: Option<Points>,
    words: Words,
}

type Made = Result<Arc<Moment>, TableProblem>;
type Making = Shared<BoxFuture<'static, Made>>;
/// When each was last asked for, and what comes of it.
type Kept = HashMap<Which, (Instant, Making)>;

/// The moments that were asked for last.
pub(crate) struct Moments {
    pub(crate) pool: Pool,
    kept: Mutex<Kept>,
}

impl Default for Moments {
    fn default() -> Moments {
        let pool = Pool::new("puzzles", PUZZLES_AT_ONCE, PUZZLES_WAITING);
        Moments { pool, kept: Mutex::default() }
    }
}

impl Moments {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A moment: one that is kept or being made, or a new one.
pub(crate) async fn of(hall: &Arc<Hall>, which: Which) -> Made {
    if let Which::Puzzle { game, edition, day } = &which
        && (!is_about_now(*day) || !hall.editions.names(*game).contains(edition))
    {
        return Err(TableProblem::NoPuzzle);
    }
    let made = {
        let mut kept = hall.moments.kept();
        let now = Instant::now();
        let known = kept.entry(which.clone());
        let (asked, made) = known.or_insert_with(|| (now, begin(Arc::clone(hall), which.clone())));
        *asked = now;
        let made = made.clone();
        if kept.len() > PUZZLES_KEPT {
            let oldest =
                kept.iter().min_by_key(|(_, (asked, _))| *asked).map(|(old, _)| old.clone());
            oldest.and_then(|oldest| kept.remove(&oldest));
        }
        made
    };
    let found = made.await;
    // What went wrong may go well another time; only that there is no puzzle stays so.
    if !matches!(&found, Ok(_) | Err(TableProblem::NoPuzzle)) {
        hall.moments.kept().remove(&which);
    }
    found
}

/// Makes it, whoever still waits for it.
fn begin(hall: Arc<Hall>, which: Which) -> Making {
    let task = tokio::spawn(async move {
        let moment = match which {
            Which::Puzzle { game, edition, day } => puzzle(&hall, game, edition, day).await,
            Which::Turn { table, entry } => turn(&hall, table, entry).await,
        };
        moment.map(Arc::new)
    });
    let made = async move { task.await.unwrap_or(Err(TableProblem::Internal)) };
    made.boxed().shared()
}

/// Is the day one whose puzzle somebody may want? Somewhere it is tomorrow already.
fn is_about_now(day: Day) -> bool {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    PUZZLE_DAYS.contains(&day.since(Day::of_unix_seconds(now.as_secs())))
}

async fn puzzle(
    hall: &Arc<Hall>,
    game: GameName,
    edition: String,
    day: Day,
) -> Result<Moment, TableProblem> {
    let lexicon = hall.editions.lexicon(game, Some(&edition));
    let words = hall.lexicons.open(&lexicon.map_err(|_| TableProblem::NoPuzzle)?).await?;
    let (bots, editions) = (hall.bots.clone(), hall.editions.clone());
    let made = {
        let (edition, words) = (edition.clone(), words.clone());
        let wanted = move || {
            let wanted = Wanted { game, edition: &edition, day };
            bots::puzzle_of(wanted, &editions, &bots, &words)
        };
        hall.moments.pool.work(wanted).await?
    };
    let bots::Puzzle { table, seat, best, second, .. } = made.ok_or(TableProblem::NoPuzzle)?;
    let info = table_of(&table, seat, &edition, day);
    Ok(Moment { info, table, seat, best, second: Some(second), words })
}

/// The table of a puzzle, as pages know tables. Its address leads nowhere, and is the same for
/// everybody.
fn table_of(table: &AnyTable, seat: Seat, edition: &str, day: Day) -> TableInfo {
    let name = Checksum::of(format!("{} {edition} {day}", table.game()).as_bytes());
    let mut letters = [0; 10];
    letters[..8].copy_from_slice(&name.0.to_le_bytes());
    let chair = |at: Seat| {
        let level = bots::Bot::Novato.as_str().to_owned();
        let who = if at == seat {
            Occupant::Person { name: String::new(), stand_in: None }
        } else {
            Occupant::Bot { name: level.clone(), level }
        };
        SeatInfo {
            seat: at.0,
            team: table.game().teams().then(|| table.side(at).0),
            who: Some(who),
            here: true,
            away: None,
            days: None,
            awaited: at == seat,
            left: false,
        }
    };
    TableInfo {
        id: TableId::new(name.0),
        code: TableCode::from_random(letters),
        settings: Settings {
            game: table.game().as_str().to_owned(),
            edition: Some(edition.to_owned()),
            lexicon: None,
            house: table.setup()["house"].clone(),
            family: Some(true),
            undo: false,
            open: false,
            turn_limit: None,
            absence: None,
            days: None,
            hints: false,
        },
        seats: Seat::all(table.seats().len()).map(chair).collect(),
        stage: TableStage::Playing,
        created: 0,
        changed: 0,
        outcome: None,
        rematch: None,
        record_full: false,
        hints: Vec::new(),
        lesson: None,
        paused: None,
        screen: false,
    }
}

async fn turn(hall: &Arc<Hall>, id: TableId, entry: u32) -> Result<Moment, TableProblem> {
    // Only a game that is over: until then hands are nobody else's business.
    let table = hall.finished(id).await?;
    let (_, info) = hall.looked_at(id).await?;
    let words = hall.lexicons.open_again(table.lexicon()).await;
    let words = words.map_err(|_| TableProblem::Internal)?;
    let bots = hall.bots.clone();
    let work = move || {
        let before = entry.checked_sub(1).and_then(|last| table.until(last, &names(&table)))?;
        let seats = before.awaited().seats;
        let found = seats
            .iter()
            .find_map(|&seat| Some((seat, bots::best_play(&before, seat, &bots, &words)?)));
        let (seat, best) = found?;
        let info = TableInfo { stage: TableStage::Playing, outcome: None, ..info };
        Some(Moment { info, table: before, seat, best, second: None, words })
    };
    hall.moments.pool.work(work).await?.ok_or(TableProblem::NotAwaited)
}

/// The names of the players.
fn names(table: &AnyTable) -> Vec<String> {
    let setup = table.setup();
    let players = setup["players"].as_array().into_iter().flatten();
    players.map(|player| player["name"].as_str().unwrap_or_default().to_owned()).collect()
}

impl Moment {
    /// The moment as the seat sees it.
    pub(crate) fn posed(&self) -> Posed {
        let viewer = Viewer::Seat(self.seat);
        let scenes = self.table.scenes(false);
        let named = scenes.iter().flat_map(|scene| &scene.words).map(String::as_str);
        Posed {
            table: self.info.clone(),
            seat: self.seat.0,
            setup: self.table.setup(),
            view: self.table.view(viewer),
            steps: self.table.heard(viewer, 0),
            written: shown(self.words.all(), named),
        }
    }

    /// What the referee says to a play.
    pub(crate) fn weigh(&self, command: Value) -> Tried {
        let read = self.table.game().command(command);
        let all = self.words.all();
        match read.and_then(|command| bots::weigh(&self.table, self.seat, command, all)) {
            Ok(preview) => Tried::Scored {
                total: total(&preview.lines),
                written: shown(all, preview.lines.iter().filter_map(|line| line.word.as_deref())),
                lines: preview.lines,
                kept: preview.kept,
                best: self.best.score,
            },
            Err(refusal) => Tried::Refused { refusal },
        }
    }

    /// The best play.
    pub(crate) fn best(&self) -> BestPlay {
        let words = || self.best.words.iter().map(String::as_str);
        BestPlay {
            command: json!(self.best.command),
            lines: self.best.lines.clone(),
            total: self.best.score,
            second: self.second,
            words: self.best.words.clone(),
            written: shown(self.words.all(), words()),
            known: known(self.words.all(), words()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_around_today_have_puzzles_to_be_asked_for() {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        let today = Day::of_unix_seconds(now.as_secs());
        assert!([0, 1, -1, -60].iter().all(|&days| is_about_now(today.plus(days))));
        assert!(![3, -62, -10_000, 10_000].iter().any(|&days| is_about_now(today.plus(days))));
    }
}
