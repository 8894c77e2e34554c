//! Hints: advice to a person who plays against bots, or where the table allows it.
//!
//! What is thought about is thought in a pool of its own, so that no hint holds up a table; each
//! is counted, and the count is seen by everybody.

use super::ask::{Answered, Reply};
use super::document::Document;
use super::keeper::Keeper;
use crate::protocol::{Hint, Secret, Strength, TableProblem, TableStage};
use crate::words::shown;
use bots::{Advice, Bot};
use games::{Phase, Seat};
use serde_json::json;
use std::sync::Arc;

/// The level of a player who has no bot to be measured by.
const USUAL: Bot = Bot::Club;

/// The last hint that a table has given: asking again for the same is free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Given {
    seat: Seat,
    phase: Phase,
    strength: Strength,
}

impl Document {
    /// May a seat have hints? Against bots alone, or where the host has said so.
    pub(crate) fn gives_hints(&self, seat: Seat) -> bool {
        let others = Seat::all(self.seats.len()).filter(|&other| other != seat);
        let alone = || others.into_iter().all(|other| !self.is_person(other));
        self.is_person(seat) && (self.settings.hints || alone())
    }

    /// The level of a person, as far as can be told: that of the strongest bot at the table.
    fn level(&self) -> Bot {
        let bots = Seat::all(self.seats.len()).filter_map(|seat| self.bot_of(seat));
        bots.filter(|bot| Bot::LEVELS.contains(bot)).max().unwrap_or(USUAL).max(Bot::Casual)
    }

    /// Counts a hint of a seat; how many it has had now.
    fn count_hint(&mut self, seat: Seat) -> u32 {
        self.hints.resize(self.seats.len(), 0);
        let Some(count) = self.hints.get_mut(seat.index()) else { return 0 };
        *count = count.saturating_add(1);
        *count
    }
}

impl Keeper {
    /// Gives a hint, as soon as it is thought of.
    pub(super) async fn hint(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
        strength: Strength,
        reply: Reply,
    ) {
        match self.begin_hint(bearer, seat, strength).await {
            // Whoever no longer waits for an answer does not miss it.
            Err(problem) => drop(reply.send(Err(problem))),
            Ok((advising, words, count)) => {
                let hall = Arc::clone(&self.hall);
                tokio::spawn(async move {
                    let thought = hall.hints.work(move || {
                        let advice = advising.think();
                        let hint = advice.map(|advice| hint_of(advice, strength, count));
                        hint.map(|hint| Hint {
                            written: shown(words.all(), hint.words.iter().map(String::as_str)),
                            ..hint
                        })
                    });
                    let answer = match thought.await {
                        Ok(Some(hint)) => Ok(Answered::Hint(Box::new(hint))),
                        Ok(None) => Err(TableProblem::NotAwaited),
                        Err(fault) => Err(fault.into()),
                    };
                    drop(reply.send(answer));
                });
            }
        }
    }

    async fn begin_hint(
        &mut self,
        bearer: Option<&Secret>,
        seat: Seat,
        strength: Strength,
    ) -> Result<(bots::Advising, bots::Words, u32), TableProblem> {
        self.check_holder(bearer, seat)?;
        self.check_stage(TableStage::Playing)?;
        if !self.kept.document.gives_hints(seat) {
            return Err(TableProblem::NoHints);
        }
        if !self.awaited().seats.contains(&seat) {
            return Err(TableProblem::NotAwaited);
        }
        let (bots, document) = (self.hall.bots.clone(), self.kept.document.clone());
        let looked = self.with_play(move |play| {
            let words = document.bot_words(&play.words);
            let advising = bots.advise(&play.table, seat, &words, document.level());
            (advising, words, play.table.phase())
        });
        let (advising, words, phase) = looked.await.ok_or(TableProblem::Busy)?;
        let given = Given { seat, phase, strength };
        let again = self.given.replace(given) == Some(given);
        let count = if again {
            self.kept.document.hints.get(seat.index()).copied().unwrap_or_default()
        } else {
            let count = self.kept.document.count_hint(seat);
            self.settled().await?;
            count
        };
        Ok((advising, words, count))
    }
}

/// So much of an advice as the strength allows.
fn hint_of(advice: Advice, strength: Strength, count: u32) -> Hint {
    let lays = !advice.words.is_empty();
    let length = advice.words.iter().map(|word| word.chars().count()).max().unwrap_or_default();
    let mut hint = Hint {
        lays,
        cells: advice.spot.cells,
        steals: advice.spot.steals,
        length: length as u32,
        count,
        ..Hint::default()
    };
    if strength >= Strength::Word {
        hint.words = advice.words;
    }
    if strength >= Strength::Play {
        hint.command = Some(json!(advice.command));
        hint.lines = advice.lines;
        hint.leaves = advice.leaves;
    }
    hint
}
