//! Tables that do not begin at the beginning: a finished game that goes on against bots from where
//! it was once, and a saved game that somebody brings along.

use super::days::Days;
use super::document::{BotLevel, Chair, Document, Sitter};
use super::hall::{Hall, problem};
use super::lobby::level_of;
use super::patience::Waits;
use super::secrets::{self, Hashed};
use crate::protocol::{
    NewTableAnswer, PlayOn, PlayerName, SeatSecret, Settings, TableInfo, TableProblem, TableStage,
};
use crate::storage::{Entry, Revision, Standing, TableId, WallTime, Write};
use games::{Act, AnyTable, Dictionary, Holder, Player, Refusal, Seat, Seeded, code, each_table};
use serde_json::Value;

impl Hall {
    /// A finished game goes on from an entry: the caller takes a seat, bots the others.
    pub(crate) async fn play_on(
        &self,
        id: TableId,
        asked: PlayOn,
    ) -> Result<NewTableAnswer, TableProblem> {
        let name = PlayerName::new(&asked.name)?.into_text();
        let level = level_of(&asked.level)?;
        let (table, document) = (self.finished(id).await?, self.document(id).await?);
        let seat = Seat(asked.seat);
        if seat.index() >= document.seats.len() {
            return Err(TableProblem::NoSuchSeat);
        }
        let words = self.lexicons.open_again(table.lexicon()).await;
        let words = words.map_err(|_| TableProblem::Internal)?;
        let (host, secret) = (secrets::new_secret()?, secrets::new_secret()?);
        let hashed = Hashed::of(&secret);
        let sitter = |at: Seat| {
            let name = name.clone();
            if at == seat {
                Sitter::Person { name, secret: hashed.clone(), stand_in: None }
            } else {
                Sitter::Bot { level }
            }
        };
        let chairs = Seat::all(document.seats.len()).zip(&document.seats);
        let document = Document {
            settings: Settings {
                open: false,
                turn_limit: None,
                absence: None,
                days: None,
                ..document.settings
            },
            host: Hashed::of(&host),
            seats: chairs
                .map(|(at, chair)| Chair { team: chair.team, who: Some(sitter(at)) })
                .collect(),
            stage: TableStage::Playing,
            outcome: None,
            rematch: None,
            rematch_of: None,
            waits: Waits::default(),
            days: Days::default(),
            seed: None,
            lesson: None,
            hints: Vec::new(),
            paused: None,
        };
        let players = document.players();
        let again = self.reviews.pool.work(move || again(&table, asked.entry, &players, &words));
        let again = again.await??;
        let left = again.seats().get(seat).is_none_or(|status| status.left);
        if left {
            return Err(TableProblem::SeatFree);
        }
        let table = self.keep_going(again, document).await?;
        Ok(NewTableAnswer { table, host, seats: vec![SeatSecret { seat: seat.0, secret }] })
    }

    /// Keeps a finished game that somebody has saved, so that it can be looked at here. It is judged
    /// again from the first card on: what the rules do not make of it is not taken.
    pub(crate) async fn bring(&self, text: String) -> Result<TableInfo, TableProblem> {
        let pool = &self.reviews.pool;
        let read = {
            let text = text.clone();
            pool.work(move || AnyTable::read(&text)).await?
        };
        let table = read.map_err(|fault| bad(fault.to_string()))?;
        if table.outcome().is_none() {
            return Err(TableProblem::NotOver);
        }
        if !self.has_edition(&table) {
            return Err(bad("its edition is not one of this server's".to_owned()));
        }
        let words = self.lexicons.open(table.lexicon()).await?;
        let judged = pool.work(move || {
            let dictionary: &dyn Dictionary = words.all();
            AnyTable::replay(&text, &|_| Some(dictionary))
        });
        let report = judged.await?.map_err(|fault| bad(fault.to_string()))?;
        if let Some(departure) = report.departure {
            return Err(bad(format!("line {}: {}", departure.line, departure.what)));
        }
        let document = brought(&table)?;
        self.keep_going(table, document).await
    }

    /// Is the game played with an edition that this server knows?
    fn has_edition(&self, table: &AnyTable) -> bool {
        each_table!(table, table => self.editions.has(table.setup()))
    }

    async fn document(&self, id: TableId) -> Result<Document, TableProblem> {
        let record = self.storage.record(id).await.map_err(|fault| problem(&fault))?;
        let record = record.ok_or(TableProblem::NoSuchTable)?;
        Document::of(&record).ok_or(TableProblem::Internal)
    }

    /// Keeps a table whose game has a log already.
    async fn keep_going(
        &self,
        game: AnyTable,
        document: Document,
    ) -> Result<TableInfo, TableProblem> {
        let table = self.keep_new(game.game(), document).await?;
        let entries = game.entries(0).into_iter().map(|text| Entry { text, note: None });
        let write = Write {
            table: table.id,
            expected: Revision::FIRST,
            standing: Standing {
                touched: WallTime::now(),
                open: false,
                finished: game.outcome().is_some(),
                clock: game.now(),
                wake_at: None,
            },
            document: None,
            setup: Some(game.setup().to_string()),
            first_entry: 0,
            entries: entries.collect(),
        };
        self.storage.commit(write).await.map_err(|fault| problem(&fault))?;
        self.metrics.tables_made.add(1);
        Ok(table)
    }
}

fn bad(detail: String) -> TableProblem {
    TableProblem::BadSettings { part: "saved game".to_owned(), detail }
}

/// The game as it was after an entry, in other hands.
fn again(
    table: &AnyTable,
    entry: u32,
    players: &[Player],
    words: &bots::Words,
) -> Result<AnyTable, TableProblem> {
    let names: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
    let nowhere = || {
        let refusal = Refusal::new(code::CANNOT_UNDO, "").number(i64::from(entry));
        TableProblem::Refused { refusal: Box::new(refusal) }
    };
    let mut again = table.until(entry, &names).ok_or_else(nowhere)?;
    if again.outcome().is_some() {
        return Err(TableProblem::GameOver);
    }
    for (seat, player) in Seat::all(players.len()).zip(players) {
        let status = again.seats().get(seat).map(|status| (status.left, status.holder));
        let handed = status.is_some_and(|(left, holder)| !left && holder != player.holder);
        if handed {
            let act = Act::HandOver { seat, to: player.holder };
            let now = again.now();
            let done = again.submit(None, act, now, words.all(), &mut Seeded::new(0));
            done.map_err(|refusal| TableProblem::Refused { refusal: Box::new(refusal) })?;
        }
    }
    Ok(again)
}

/// What is kept beside the log of a game that was brought along: nobody holds a seat of it.
fn brought(table: &AnyTable) -> Result<Document, TableProblem> {
    let setup = table.setup();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let players: Vec<Player> = each_table!(table, table => table.setup().players.clone());
    let chair = |player: &Player| -> Result<Chair, TableProblem> {
        let level = player.name.parse().ok().filter(|_| player.holder == Holder::Bot);
        let who = match level {
            Some(bot) => Sitter::Bot { level: BotLevel(bot) },
            None => Sitter::Person {
                name: PlayerName::new(&player.name)?.into_text(),
                secret: Hashed::of(&secrets::new_secret()?),
                stand_in: None,
            },
        };
        Ok(Chair { team: player.team.map(|side| side.0), who: Some(who) })
    };
    Ok(Document {
        settings: Settings {
            game: table.game().as_str().to_owned(),
            edition: text(&setup["edition"]["name"]),
            lexicon: Some(table.lexicon().to_owned()),
            house: setup["house"].clone(),
            family: None,
            undo: setup["undo"].as_bool().unwrap_or(true),
            open: false,
            turn_limit: None,
            absence: None,
            days: None,
            hints: false,
        },
        host: Hashed::of(&secrets::new_secret()?),
        seats: players.iter().map(chair).collect::<Result<_, _>>()?,
        stage: TableStage::Over,
        outcome: table.outcome(),
        rematch: None,
        rematch_of: None,
        waits: Waits::default(),
        days: Days::default(),
        seed: None,
        lesson: None,
        hints: Vec::new(),
        paused: None,
    })
}
