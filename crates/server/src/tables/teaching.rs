//! Guided first games: the teacher does what the lesson has, as soon as the learner has read and
//! done what comes before it. How far a lesson is follows from the log and from what was read.
//!
//! Time stands still meanwhile, so nothing presses. When the lesson is over, or the learner leaves
//! it, the clock starts and the teacher's seat is played by its bot, as at any other table.

use super::ask::Answered;
use super::document::Document;
use super::hall::Hall;
use super::keeper::Keeper;
use crate::protocol::{
    AnswerOutcome, LessonAsked, LessonInfo, LessonItem, LessonPlan, LessonSaid, LessonStep,
    NewOccupant, NewSeat, NewTable, NewTableAnswer, Secret, Settings, TableProblem, TableStage,
};
use bots::Bot;
use bots::lessons::{LEARNER, Lesson, Progress, done};
use games::{Act, AnyCommand, GameName, Seat};

impl Document {
    /// Is a lesson on?
    pub(crate) fn is_taught(&self) -> bool {
        self.stage == TableStage::Playing && self.lesson.is_some_and(|lesson| !lesson.over)
    }

    /// The lesson that is on.
    fn lesson(&self) -> Option<(&'static Lesson, LessonInfo)> {
        let game: GameName = self.settings.game.parse().ok()?;
        let lesson = Lesson::find(game, self.settings.edition.as_deref())?;
        Some((lesson, self.lesson.filter(|_| self.is_taught())?))
    }
}

/// A game and an edition of it, for which there is a lesson.
fn find(game: &str, edition: Option<&str>) -> Result<&'static Lesson, TableProblem> {
    let bad = |part: &str, detail| TableProblem::BadSettings { part: part.to_owned(), detail };
    let game: GameName = game.parse().map_err(|fault| bad("game", format!("{fault}")))?;
    let none = || bad("edition", "there is no lesson for it".to_owned());
    Lesson::find(game, edition).ok_or_else(none)
}

/// What a page is told of a lesson.
pub(crate) fn plan(game: &str, edition: &str) -> Result<LessonPlan, TableProblem> {
    let lesson = find(game, Some(edition))?;
    let items = lesson.items.iter().map(|item| LessonItem {
        seat: item.deed.as_ref().map(|deed| deed.seat.0),
        command: item
            .deed
            .as_ref()
            .filter(|deed| deed.seat == LEARNER)
            .map(|deed| deed.command.clone()),
        step: item
            .step
            .as_ref()
            .map(|step| LessonStep { text: step.text.clone(), fill: step.fill.clone() }),
    });
    Ok(LessonPlan { items: items.collect(), written: lesson.written.clone() })
}

impl Hall {
    /// Makes a table for a guided first game.
    pub(crate) async fn lesson(
        &self,
        game: &str,
        asked: LessonAsked,
    ) -> Result<NewTableAnswer, TableProblem> {
        let lesson = find(game, asked.edition.as_deref())?;
        let side = |side: u8| {
            let teams = game.parse().is_ok_and(GameName::teams);
            teams.then_some(side)
        };
        let teacher = NewOccupant::Bot { level: Bot::Novato.as_str().to_owned() };
        let wanted = NewTable {
            settings: Settings {
                game: lesson.game.clone(),
                edition: Some(lesson.edition.clone()),
                lexicon: None,
                house: lesson.house.clone(),
                family: Some(true),
                undo: true,
                open: false,
                turn_limit: None,
                absence: None,
                days: None,
                hints: false,
            },
            seats: vec![
                NewSeat { who: NewOccupant::Me { name: asked.name }, team: side(0) },
                NewSeat { who: teacher, team: side(1) },
            ],
            seed: Some(lesson.seed),
        };
        self.make(wanted, Some(LessonInfo::default())).await
    }
}

impl Keeper {
    /// Is a lesson on?
    pub(super) fn is_taught(&self) -> bool {
        self.kept.document.is_taught()
    }

    /// Sees how far the lesson is. Whoever plays otherwise, or lets a bot play, has left it.
    pub(super) fn follow_lesson(&mut self) {
        let Some((lesson, before)) = self.kept.document.lesson() else { return };
        let Some(play) = &self.kept.play else { return };
        let now = match lesson.progress(&done(&play.table), before.read) {
            Progress::At(item) if self.kept.document.bot_of(LEARNER).is_none() => {
                LessonInfo { item: item as u32, ..before }
            }
            Progress::Finished => {
                LessonInfo { item: lesson.items.len() as u32, over: true, ..before }
            }
            Progress::At(_) | Progress::Departed => LessonInfo { over: true, ..before },
        };
        if now != before {
            self.kept.document.lesson = Some(now);
            self.kept.changed = true;
        }
    }

    /// The learner has read something, or ends the lesson.
    pub(super) async fn lesson_said(
        &mut self,
        bearer: Option<&Secret>,
        said: LessonSaid,
    ) -> Result<Answered, TableProblem> {
        self.check_holder(bearer, LEARNER)?;
        self.check_stage(TableStage::Playing)?;
        if let Some((lesson, at)) = self.kept.document.lesson() {
            let now = match said {
                LessonSaid::End => LessonInfo { over: true, ..at },
                LessonSaid::Read { item } => {
                    let next = lesson.items.get(at.item as usize);
                    let reads = item == at.item && next.is_some_and(|next| next.deed.is_none());
                    LessonInfo { read: at.read + u32::from(reads), ..at }
                }
            };
            self.kept.document.lesson = Some(now);
        }
        Ok(Answered::Table(self.settled().await?))
    }

    /// Lets the teacher do what comes next in the lesson.
    pub(super) async fn teach(&mut self) {
        while let Some((seat, command)) = self.next_deed() {
            let Some(play) = &self.kept.play else { return };
            let act = Act::Play { phase: play.table.phase(), command };
            let now = self.clock.now();
            match self.act(Some(seat), act, now, None).await {
                AnswerOutcome::Done { .. } => {}
                // Other words than those that the lesson was written with: it cannot go on.
                AnswerOutcome::Refused { refusal } => {
                    tracing::warn!(%seat, code = %refusal.code, "a lesson does not fit its words");
                    if let Some(lesson) = &mut self.kept.document.lesson {
                        lesson.over = true;
                    }
                    // A fault is in the log, and the table is as the storage knows it.
                    let _ = self.settled().await;
                    return;
                }
                _ => return,
            }
        }
    }

    /// What the teacher does now, if it is the teacher's turn in the lesson.
    fn next_deed(&self) -> Option<(Seat, AnyCommand)> {
        if self.rest.is_some() || self.is_paused() {
            return None;
        }
        let (lesson, at) = self.kept.document.lesson()?;
        let deed = lesson.items.get(at.item as usize)?.deed.as_ref()?;
        let awaited = deed.seat != LEARNER && self.awaited().seats.contains(&deed.seat);
        let command = self.kept.game.command(deed.command.clone());
        command.ok().filter(|_| awaited).map(|command| (deed.seat, command))
    }
}
