//! A program in a seat: what it is told, and what it answers.

use super::Program;
use super::message::{Answer, Message, Offer, PROTOCOL, Ready, Started};
use super::process::Process;
use bots::{Bot, Decision, Outside, Posing, Seen, Words, prepare, words_of};
use games::{Millis, Outcome, Ruling, Seat, Seeded, Setup, Table, Told, total};
use serde::de::DeserializeOwned;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// So many plays are offered at most.
const MOST_OFFERED: usize = 60;
/// So much of an answer that nobody understands is shown.
const SHOWN: usize = 120;

/// A program that takes part in a contest, and what all its seats share.
pub struct Guest<G: Posing> {
    program: Program,
    words: Words,
    /// Finds the plays that are offered; made when a program first wants some.
    finder: OnceLock<G::Mind>,
    /// Programs that have played a game and wait for another.
    waiting: Mutex<Vec<Process>>,
}

impl<G: Posing> Guest<G> {
    /// A program that plays with these words.
    pub fn new(program: Program, words: &Words) -> Guest<G> {
        let (finder, waiting) = (OnceLock::new(), Mutex::default());
        Guest { program, words: words.clone(), finder, waiting }
    }

    /// Lets the program have a seat of a game whose luck follows from a number.
    pub fn sit(self: &Arc<Guest<G>>, seat: Seat, seed: u64) -> Box<dyn Outside<G>> {
        let guest = Arc::clone(self);
        Box::new(Player { guest, seat, seed, playing: None, told: 0 })
    }

    /// The best plays of a moment, as the referee weighs them.
    fn plays(&self, table: &Table<G>, seen: &Seen<G>, most: usize) -> Vec<Offer<G>> {
        if most == 0 || !G::lays(seen) {
            return Vec::new();
        }
        let finder = self.finder.get_or_init(|| prepare(&*seen.setup, &self.words, Bot::Greedy));
        let Some(best) = G::best(finder, seen) else { return Vec::new() };
        let others = if most > 1 { G::rivals(finder, seen, &best) } else { None };
        let mut found: Vec<G::Command> = vec![best];
        for other in others.unwrap_or_default() {
            if !found.contains(&other) {
                found.push(other);
            }
        }
        let offer = |command: G::Command| {
            let lines = table.preview(seen.seat, &command, self.words.all()).ok()?.lines;
            Some(Offer { command, score: total(&lines), words: words_of(&lines) })
        };
        let mut offers: Vec<Offer<G>> = found.into_iter().filter_map(offer).collect();
        // Those of equal score stay in the order in which they were found.
        offers.sort_by_key(|offer| std::cmp::Reverse(offer.score));
        offers.truncate(most.min(MOST_OFFERED));
        offers
    }

    /// Those of the commands that do little which the referee would take.
    fn simple(&self, table: &Table<G>, seat: Seat) -> Vec<G::Command> {
        let position = table.position();
        let takes = |command: &G::Command| {
            let (state, mut luck) = (position.state.clone(), Seeded::new(0));
            let dictionary = self.words.all();
            let mut ruling =
                Ruling::new(state, &position.seats, table.now(), dictionary, &mut luck);
            G::judge(&mut ruling, seat, command).is_ok()
        };
        table.harmless(seat).into_iter().filter(takes).collect()
    }
}

/// A program in a seat.
struct Player<G: Posing> {
    guest: Arc<Guest<G>>,
    seat: Seat,
    seed: u64,
    /// The program, once it was needed, and what it wants.
    playing: Option<(Process, Ready)>,
    /// How much of what the seat heard was told to the program.
    told: usize,
}

impl<G: Posing> Player<G> {
    /// The program, started and told about the game.
    fn playing(&mut self, setup: &Setup<G>) -> Result<&mut (Process, Ready), String> {
        if self.playing.is_none() {
            let mut waiting = self.guest.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            let rested = waiting.pop();
            drop(waiting);
            let program = &self.guest.program;
            let mut process = rested.map_or_else(|| Process::start(program), Ok)?;
            let start: Message<'_, G> = Message::Start {
                protocol: PROTOCOL,
                game: G::NAME,
                seat: self.seat.0,
                seed: self.seed,
                limit_ms: program.limit.as_millis(),
                setup,
            };
            process.say(line(&start)?);
            let started: Started = understood(&process.hear()?, "{\"ready\": {…}}")?;
            self.playing = Some((process, started.ready));
        }
        self.playing.as_mut().ok_or_else(|| "is not there".to_owned())
    }

    /// What the seat heard that the program was not told yet.
    fn news<'s>(&mut self, seen: &'s Seen<G>) -> &'s [Told<G>] {
        let told = std::mem::replace(&mut self.told, seen.told.len());
        seen.told.get(told..).unwrap_or_default()
    }
}

impl<G: Posing> Outside<G> for Player<G> {
    fn name(&self) -> String {
        self.guest.program.to_string()
    }

    fn decide(
        &mut self,
        table: &Table<G>,
        seen: &Seen<G>,
    ) -> Result<Option<Decision<G::Command>>, String> {
        if !seen.view.awaited.contains(&self.seat) {
            return Ok(None);
        }
        let wanted = self.playing(&seen.setup)?.1;
        let simple = self.guest.simple(table, self.seat);
        let plays = self.guest.plays(table, seen, wanted.plays);
        let told = self.news(seen);
        let turn = Message::Turn { view: &seen.view, told, simple, plays };
        let (process, _) = self.playing(&seen.setup)?;
        process.say(line(&turn)?);
        let answer: Answer<G> =
            understood(&process.hear()?, "{\"command\": {…}, \"after\": milliseconds}")?;
        let after = Millis(u64::from(answer.after));
        Ok(answer.command.map(|command| Decision::new(command, after)))
    }

    fn over(&mut self, seen: &Seen<G>) {
        let told = self.news(seen);
        let Some((process, ready)) = self.playing.take() else { return };
        let outcome: Option<&Outcome> = seen.view.outcome.as_ref();
        if let Ok(over) = line::<G>(&Message::Over { outcome, told }) {
            process.say(over);
        }
        if ready.again {
            self.guest.waiting.lock().unwrap_or_else(PoisonError::into_inner).push(process);
        }
    }
}

fn line<G: Posing>(message: &Message<'_, G>) -> Result<String, String> {
    let written = serde_json::to_string(message);
    written.map(|text| text + "\n").map_err(|error| format!("cannot be told: {error}"))
}

fn understood<T: DeserializeOwned>(line: &str, expected: &str) -> Result<T, String> {
    serde_json::from_str(line).map_err(|error| {
        let shown: String = line.trim_end().chars().take(SHOWN).collect();
        format!("answered {shown:?}: {error}; expected {expected}")
    })
}
