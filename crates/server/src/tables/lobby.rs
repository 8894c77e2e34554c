//! Around the game: settings, seats, start, breaking off, and playing again.

use super::clock::TableClock;
use super::days::{self, Days};
use super::document::{BotLevel, Chair, Document, Sitter};
use super::hall::{Hall, problem};
use super::keeper::Keeper;
use super::patience::Waits;
use super::play::{self, Play, bad_settings};
use super::secrets::{self, Hashed};
use crate::limits::{CODE_TRIES, PATIENCE_SECONDS, SETTINGS_TEXT};
use crate::protocol::{
    AnswerOutcome, HandOver, LessonInfo, NewOccupant, NewTable, NewTableAnswer, Patience,
    PlayerName, SeatAnswer, SeatSecret, Secret, TableCode, TableInfo, TableProblem, TableStage,
    ToClient,
};
use crate::storage::{self, Record, Standing, StorageError, WallTime};
use bots::{Bot, Words};
use games::{Act, GameName, HouseRule, Millis, Refusal, Seat, code};
use tokio::time::Instant;

impl Hall {
    /// Makes a table.
    pub(crate) async fn create(&self, wanted: NewTable) -> Result<NewTableAnswer, TableProblem> {
        if wanted.seed.is_some() && !self.rules.testing {
            let detail = "a seed is for tests".to_owned();
            return Err(TableProblem::BadSettings { part: "seed".to_owned(), detail });
        }
        self.make(wanted, None).await
    }

    /// Makes a table, for a lesson or not.
    pub(super) async fn make(
        &self,
        wanted: NewTable,
        lesson: Option<LessonInfo>,
    ) -> Result<NewTableAnswer, TableProblem> {
        let host = secrets::new_secret()?;
        let (seats, taken) = new_seats(&wanted, &[])?;
        let document = Document {
            settings: wanted.settings,
            host: Hashed::of(&host),
            seats,
            stage: TableStage::Waiting,
            outcome: None,
            rematch: None,
            rematch_of: None,
            waits: Waits::default(),
            days: Days::default(),
            seed: wanted.seed,
            lesson,
            hints: Vec::new(),
            paused: None,
        };
        let game = self.check(&document).await?.0;
        let table = self.keep_new(game, document).await?;
        self.metrics.tables_made.add(1);
        Ok(NewTableAnswer { table, host, seats: taken })
    }

    /// Can the table be played as it is set up? Which game it is, and its words.
    async fn check(&self, document: &Document) -> Result<(GameName, Words), TableProblem> {
        let settings = &document.settings;
        let bad = |part: &str, detail: String| {
            Err(TableProblem::BadSettings { part: part.to_owned(), detail })
        };
        let game: GameName = match settings.game.parse() {
            Ok(game) => game,
            Err(fault) => return bad("game", format!("{fault}")),
        };
        if settings.house.to_string().len() > SETTINGS_TEXT {
            return bad("house rules", "they are longer than any".to_owned());
        }
        let patience = [settings.turn_limit, settings.absence].into_iter().flatten();
        for Patience { seconds, .. } in patience {
            if !PATIENCE_SECONDS.contains(&seconds) {
                let (least, most) = (PATIENCE_SECONDS.start(), PATIENCE_SECONDS.end());
                return bad("limit", format!("{seconds} seconds: expected {least} to {most}"));
            }
        }
        days::check(settings, game)?;
        let edition = settings.edition.as_deref();
        let rules =
            self.editions.house_rules(game, edition, document.seats.len()).map_err(bad_settings)?;
        for rule in rules {
            let value = settings.house.get(&rule.name);
            if let Some(value) = value.filter(|value| !rule.allows(value)) {
                let HouseRule { name, kind, .. } = rule;
                return bad("house rules", format!("{name} is {value}: expected {kind}"));
            }
        }
        let usual = self.editions.lexicon(game, edition).map_err(bad_settings)?;
        let words = self.lexicons.open(settings.lexicon.as_deref().unwrap_or(&usual)).await?;
        play::check(&self.editions, game, document, &words)?;
        Ok((game, words))
    }

    /// Keeps a new table under an address and a code that no other has.
    pub(super) async fn keep_new(
        &self,
        game: GameName,
        document: Document,
    ) -> Result<TableInfo, TableProblem> {
        self.quota.take(self.storage.count()).await?;
        let now = WallTime::now();
        for _ in 0..CODE_TRIES {
            let (id, code): (storage::TableId, TableCode) =
                (secrets::new_id()?, secrets::new_code()?);
            let standing = Standing {
                touched: now,
                open: document.settings.open,
                finished: false,
                clock: Millis(0),
                wake_at: None,
            };
            let record = Record {
                id,
                code: storage::TableCode::new(code.as_str()),
                game,
                created: now,
                standing,
                document: document.text(),
                setup: None,
            };
            match self.storage.create(record).await {
                Ok(()) => return Ok(document.info(id, &code, now, now)),
                Err(StorageError::Conflict) => {}
                Err(fault) => return Err(problem(&fault)),
            }
        }
        Err(TableProblem::Full)
    }
}

/// The seats of a new table, and the secrets of those that its maker takes. Whoever sits at a
/// seat that stays free for people keeps it.
fn new_seats(
    wanted: &NewTable,
    before: &[Chair],
) -> Result<(Vec<Chair>, Vec<SeatSecret>), TableProblem> {
    let (mut chairs, mut taken) = (Vec::new(), Vec::new());
    if wanted.seats.len() > usize::from(u8::MAX) {
        return Err(TableProblem::TooLarge);
    }
    for (seat, place) in wanted.seats.iter().zip(0..=u8::MAX) {
        let who = match &seat.who {
            NewOccupant::Free => before
                .get(usize::from(place))
                .and_then(|chair| chair.who.clone())
                .filter(|sitter| matches!(sitter, Sitter::Person { .. })),
            NewOccupant::Me { name } => {
                let name = PlayerName::new(name)?.into_text();
                let secret = secrets::new_secret()?;
                let hashed = Hashed::of(&secret);
                taken.push(SeatSecret { seat: place, secret });
                Some(Sitter::Person { name, secret: hashed, stand_in: None })
            }
            NewOccupant::Bot { level } => Some(Sitter::Bot { level: level_of(level)? }),
        };
        chairs.push(Chair { team: seat.team, who });
    }
    Ok((chairs, taken))
}

pub(super) fn level_of(name: &str) -> Result<BotLevel, TableProblem> {
    let bad = |detail| TableProblem::BadSettings { part: "bot".to_owned(), detail };
    let bot: Bot = name.parse().map_err(|fault| bad(format!("{fault}")))?;
    Ok(BotLevel(bot))
}

impl Keeper {
    pub(crate) fn check_host(&self, bearer: Option<&Secret>) -> Result<(), TableProblem> {
        let host = bearer.is_some_and(|secret| self.kept.document.is_host(secret));
        host.then_some(()).ok_or(TableProblem::NotYours)
    }

    pub(super) fn check_holder(
        &self,
        bearer: Option<&Secret>,
        seat: Seat,
    ) -> Result<(), TableProblem> {
        let holds = bearer.is_some_and(|s| self.kept.document.held_by(s).contains(&seat));
        holds.then_some(()).ok_or(TableProblem::NotYours)
    }

    /// May one of the others let a bot play on for a seat that was waited for long enough?
    fn check_for_the_others(
        &self,
        bearer: Option<&Secret>,
        seat: Seat,
        now: Millis,
    ) -> Result<(), TableProblem> {
        let document = &self.kept.document;
        let plays = bearer.is_some_and(|s| document.is_host(s) || !document.held_by(s).is_empty());
        let late = document.waits.is_for_the_others(&document.settings, seat, now);
        (plays && late).then_some(()).ok_or(TableProblem::NotYours)
    }

    pub(super) fn check_stage(&self, stage: TableStage) -> Result<(), TableProblem> {
        match (stage, self.kept.document.stage) {
            (wanted, is) if wanted == is => Ok(()),
            (TableStage::Waiting, _) => Err(TableProblem::AlreadyStarted),
            (_, TableStage::Waiting) => Err(TableProblem::NotStarted),
            (TableStage::Playing, _) => Err(TableProblem::GameOver),
            _ => Err(TableProblem::NotOver),
        }
    }

    pub(super) async fn settled(&mut self) -> Result<TableInfo, TableProblem> {
        self.kept.changed = true;
        self.settle(None).await.map_err(|fault| problem(&fault))?;
        Ok(self.info())
    }

    /// The host changes settings or seats before the start.
    pub(crate) async fn change(
        &mut self,
        bearer: Option<&Secret>,
        wanted: NewTable,
    ) -> Result<TableInfo, TableProblem> {
        self.check_host(bearer)?;
        self.check_stage(TableStage::Waiting)?;
        if wanted.seats.iter().any(|seat| matches!(seat.who, NewOccupant::Me { .. })) {
            let detail = "to sit down, take a free seat".to_owned();
            return Err(TableProblem::BadSettings { part: "seats".to_owned(), detail });
        }
        let (seats, _) = new_seats(&wanted, &self.kept.document.seats)?;
        let settings = wanted.settings;
        let document = Document { settings, seats, lesson: None, ..self.kept.document.clone() };
        let (game, _) = self.hall.check(&document).await?;
        if game != self.kept.game {
            let detail = "another game needs another table".to_owned();
            return Err(TableProblem::BadSettings { part: "game".to_owned(), detail });
        }
        let before = self.kept.document.seats.len();
        self.kept.document = document;
        for seat in Seat::all(before).filter(|&seat| !self.kept.document.is_person(seat)) {
            self.audience.unseat(seat);
        }
        self.settled().await
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, TableProblem> {
        self.kept.document.seats.get_mut(seat.index()).ok_or(TableProblem::NoSuchSeat)
    }

    /// Somebody sits down.
    pub(crate) async fn take(
        &mut self,
        seat: Seat,
        name: PlayerName,
    ) -> Result<SeatAnswer, TableProblem> {
        self.check_stage(TableStage::Waiting)?;
        let secret = secrets::new_secret()?;
        let chair = self.chair(seat)?;
        if chair.who.is_some() {
            return Err(TableProblem::SeatTaken);
        }
        let (name, hashed) = (name.into_text(), Hashed::of(&secret));
        chair.who = Some(Sitter::Person { name, secret: hashed, stand_in: None });
        let table = self.settled().await?;
        Ok(SeatAnswer { table, seat: seat.0, secret: Some(secret) })
    }

    /// A seat becomes free, by its holder or the host; during the game its player leaves.
    pub(crate) async fn leave(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
    ) -> Result<TableInfo, TableProblem> {
        self.chair(seat)?;
        match self.kept.document.stage {
            TableStage::Waiting => {
                self.check_holder(bearer, seat).or_else(|_| self.check_host(bearer))?;
                self.chair(seat)?.who = None;
                self.audience.unseat(seat);
                self.settled().await
            }
            TableStage::Playing => {
                self.check_holder(bearer, seat)?;
                let now = self.unhurried(Instant::now());
                match self.act(Some(seat), Act::Leave { seat }, now, None).await {
                    AnswerOutcome::Refused { refusal } => {
                        Err(TableProblem::Refused { refusal: Box::new(refusal) })
                    }
                    AnswerOutcome::Failed { problem } => Err(problem),
                    _ => Ok(self.info()),
                }
            }
            _ => Err(TableProblem::GameOver),
        }
    }

    /// Somebody else plays for a seat.
    pub(crate) async fn hand_over(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
        to: HandOver,
    ) -> Result<SeatAnswer, TableProblem> {
        let waiting = self.kept.document.stage == TableStage::Waiting;
        self.chair(seat)?;
        let now = self.unhurried(Instant::now());
        match to {
            HandOver::Bot { level } if waiting => {
                self.check_holder(bearer, seat).or_else(|_| self.check_host(bearer))?;
                let level = level_of(&level)?;
                self.chair(seat)?.who = Some(Sitter::Bot { level });
                self.audience.unseat(seat);
                self.settled().await?;
            }
            HandOver::Bot { level } => {
                self.check_holder(bearer, seat)
                    .or_else(|_| self.check_for_the_others(bearer, seat, now))?;
                if self.is_record_full() {
                    let refusal = Box::new(Refusal::new(code::RECORD_FULL, ""));
                    return Err(TableProblem::Refused { refusal });
                }
                self.stand_in(seat, Some(level_of(&level)?), now).await?;
            }
            HandOver::Back => {
                self.check_holder(bearer, seat)?;
                self.stand_in(seat, None, now).await?;
            }
            HandOver::Person { name } => {
                self.check_holder(bearer, seat)?;
                let new_name = name.as_deref().map(PlayerName::new).transpose()?;
                let new_secret = secrets::new_secret()?;
                let Some(Sitter::Person { name, secret, .. }) = &mut self.chair(seat)?.who else {
                    return Err(TableProblem::SeatFree);
                };
                *secret = Hashed::of(&new_secret);
                if let Some(new_name) = new_name {
                    *name = new_name.into_text();
                }
                self.audience.unseat(seat);
                let table = self.settled().await?;
                return Ok(SeatAnswer { table, seat: seat.0, secret: Some(new_secret) });
            }
        }
        Ok(SeatAnswer { table: self.info(), seat: seat.0, secret: None })
    }

    /// The game begins.
    pub(crate) async fn start(
        &mut self,
        bearer: Option<&Secret>,
    ) -> Result<TableInfo, TableProblem> {
        let document = &self.kept.document;
        let player = bearer.is_some_and(|secret| !document.held_by(secret).is_empty());
        if !(document.rematch_of.is_some() && player) {
            self.check_host(bearer)?;
        }
        self.check_stage(TableStage::Waiting)?;
        let seats = self.kept.document.free();
        if !seats.is_empty() {
            return Err(TableProblem::SeatsFree { seats });
        }
        let (game, words) = self.hall.check(&self.kept.document).await?;
        self.kept.play = Some(Play::start(&self.hall.editions, game, &self.kept.document, words)?);
        self.kept.document.stage = TableStage::Playing;
        self.clock = TableClock::standing(Millis(0));
        self.set_clock();
        let table = self.settled().await?;
        self.hall.metrics.games_started.add(1);
        Ok(table)
    }

    /// The game is broken off.
    pub(crate) async fn abandon(
        &mut self,
        bearer: Option<&Secret>,
    ) -> Result<TableInfo, TableProblem> {
        self.check_host(bearer)?;
        self.check_stage(TableStage::Playing)?;
        self.kept.document.stage = TableStage::Abandoned;
        self.settled().await
    }

    /// The same people play again, at a new table where the same secrets hold the same seats.
    pub(crate) async fn rematch(
        &mut self,
        bearer: Option<&Secret>,
    ) -> Result<TableInfo, TableProblem> {
        let document = &self.kept.document;
        let player = bearer.is_some_and(|secret| !document.held_by(secret).is_empty());
        if !player {
            self.check_host(bearer)?;
        }
        if matches!(document.stage, TableStage::Waiting | TableStage::Playing) {
            return Err(TableProblem::NotOver);
        }
        if let Some(id) = document.rematch {
            // Several may want it at once; there is one rematch.
            let there = self.hall.storage.load(id).await.map_err(|fault| problem(&fault))?;
            let there = there.and_then(|stored| Document::info_of(&stored.record));
            return there.ok_or(TableProblem::NoSuchTable);
        }
        let mut again = Document {
            stage: TableStage::Waiting,
            outcome: None,
            rematch_of: Some(self.kept.id),
            waits: Waits::default(),
            days: document.days.for_rematch(),
            hints: Vec::new(),
            paused: None,
            lesson: None,
            seed: self.kept.document.seed.filter(|_| self.kept.document.lesson.is_none()),
            ..document.clone()
        };
        for chair in &mut again.seats {
            if let Some(Sitter::Person { stand_in, .. }) = &mut chair.who {
                *stand_in = None;
            }
        }
        let table = self.hall.keep_new(self.kept.game, again).await?;
        self.kept.document.rematch = Some(table.id);
        self.settled().await?;
        self.audience.send_all(&ToClient::Rematch { table: table.id });
        Ok(table)
    }
}
