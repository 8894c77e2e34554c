//! A game at the keyboard: who is asked next, what is told to whom, and when bots act.
//!
//! The same table as everywhere drives it. Time is real: a deadline passes while nobody types.

use super::clock::Clock;
use super::desk::{Choice, Desk, Played};
use super::inbox::{Inbox, Message};
use super::keywords::{Keywords, Verb};
use super::save;
use super::screen::Screen;
use crate::outcome::{Failure, Outcome, Result};
use bots::{Bots, Company, Words};
use console::measure_text_width;
use games::{Holder, Phase, Seat, Seeded, Table, TableView, Viewer};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::time::Instant;
use texts::{Given, Texts};

/// A game with everybody at it.
pub struct Session<G: Played> {
    pub(super) table: Table<G>,
    pub(super) words: Words,
    pub(super) minds: Bots,
    pub(super) chance: Seeded,
    pub(super) company: Company<G>,
    pub(super) texts: Texts,
    pub(super) keywords: Keywords,
    pub(super) names: Vec<String>,
    pub(super) screen: Screen,
    pub(super) inbox: Inbox,
    pub(super) clock: Clock,
    /// Where it is saved.
    pub(super) file: PathBuf,
    /// Up to which event each seat was told.
    pub(super) heard: Vec<u32>,
    /// Who sits at the keyboard.
    pub(super) at_keyboard: Option<Seat>,
    /// What the person may choose from.
    pub(super) offered: Vec<Choice<G::Command>>,
    /// The phase in which the table was last shown, and to whom.
    pub(super) shown: Option<(Seat, Phase)>,
    /// What was asked last.
    pub(super) asked: String,
    /// Does the sign to type stand at the end of the last line?
    pub(super) prompted: bool,
    /// The clock as it stands in that sign.
    pub(super) ticked: Option<String>,
    /// What lay on the table when it was last drawn.
    pub(super) drawn: Vec<String>,
}

/// How a session goes on after something came from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// On.
    GoOn,
    /// It ends; the game is saved.
    Leave,
}

impl<G: Played> Session<G> {
    /// Plays until the game is over or somebody leaves.
    pub fn run(mut self) -> Result {
        loop {
            let now = self.clock.now().max(self.table.now());
            self.table.advance(now, self.words.all(), &mut self.chance);
            let person = self.person();
            if let Some(person) = person
                && self.hand_over(person)? == Next::Leave
            {
                return Ok(Outcome::Done);
            }
            let told = self.tell_news()?;
            if self.table.outcome().is_some() {
                self.final_scores()?;
                return Ok(Outcome::Done);
            }
            if told && self.is_shown() {
                self.prompt_again()?;
            }
            self.show()?;
            let now = self.clock.now();
            self.company.look(&self.table, now);
            let tick = self.tick();
            // Where a clock ticks before one's eyes nothing has to be said about it.
            let mark = if tick.is_some() { None } else { self.mark() };
            let next = tick.as_ref().or(mark.as_ref()).map(|(time, _)| *time);
            let times = [self.company.due(), self.table.deadline(), next];
            let wake = times.into_iter().flatten().min();
            if wake.is_none() && person.is_none() {
                // Somebody is always asked, or time runs; anything else is a fault of ours.
                self.keep()?;
                return Err(Failure::Said("nobody has anything to do".to_owned()));
            }
            let until: Option<Instant> = wake.map(|time| self.clock.when(time));
            match self.inbox.next(until, person.is_some()) {
                Some(Message::Line(line)) => {
                    if self.answer(&line)? == Next::Leave {
                        return Ok(Outcome::Done);
                    }
                }
                Some(Message::End) => {
                    self.fresh_line()?;
                    self.screen.line(&self.texts.text("terminal-input-ended"))?;
                    self.keep()?;
                    return Ok(Outcome::Done);
                }
                Some(Message::Stop) => {
                    self.fresh_line()?;
                    self.keep()?;
                    return Ok(Outcome::Done);
                }
                None => {
                    let now = self.clock.now();
                    if let Some((_, said)) = mark.filter(|(at, _)| *at <= now) {
                        self.fresh_line()?;
                        self.screen.line(&self.screen.look.bold(&said))?;
                        self.prompt_again()?;
                    }
                    self.bots_act()?;
                    self.tick_on()?;
                }
            }
        }
    }

    /// The people at the table who still play.
    pub(super) fn people(&self) -> Vec<Seat> {
        let seats = &self.table.position().seats;
        let person =
            |seat: &Seat| seats.get(*seat).is_some_and(|s| s.holder == Holder::Person && !s.left);
        Seat::all(seats.len()).filter(person).collect()
    }

    /// The person whom the game waits for, whoever sits at the keyboard first.
    pub(super) fn person(&self) -> Option<Seat> {
        let people = self.people();
        let waiting = self.table.awaited().seats;
        let asked = |seat: &Seat| people.contains(seat);
        let here = waiting.iter().copied().find(|seat| Some(*seat) == self.at_keyboard);
        here.filter(asked).or_else(|| waiting.into_iter().find(asked))
    }

    /// Gives the keyboard to a person: the screen is cleared, and time stands still meanwhile.
    fn hand_over(&mut self, person: Seat) -> Result<Next> {
        if self.at_keyboard == Some(person) {
            return Ok(Next::GoOn);
        }
        let hides = G::HIDDEN && self.people().len() > 1;
        if !hides {
            self.at_keyboard = Some(person);
            return Ok(Next::GoOn);
        }
        self.at_keyboard = None;
        self.offered.clear();
        self.drawn.clear();
        self.clock.pause();
        self.screen.clear()?;
        let given = Given::new().with("player", &self.names[person.index()]);
        self.screen.line(&self.texts.say("terminal-hand-over", &given))?;
        loop {
            match self.inbox.next(None, true) {
                Some(Message::Line(_)) => break,
                Some(Message::End | Message::Stop) => {
                    self.keep()?;
                    return Ok(Next::Leave);
                }
                None => {}
            }
        }
        self.clock.go_on();
        self.at_keyboard = Some(person);
        Ok(Next::GoOn)
    }

    /// Who looks at the screen now.
    pub(super) fn reader(&self) -> Seat {
        let first = self.people().first().copied();
        self.at_keyboard.or(first).unwrap_or(Seat(0))
    }

    /// Does something with the desk of the one at the keyboard.
    pub(super) fn desk<T>(&self, work: impl FnOnce(&Desk<'_, G>) -> T) -> T {
        let seat = self.reader();
        let view: TableView<G> = self.table.view(Viewer::Seat(seat));
        work(&Desk::new(
            &self.table,
            seat,
            &view,
            self.words.all(),
            &self.texts,
            &self.names,
            &self.keywords,
            self.screen.look,
            self.clock.now(),
        ))
    }

    /// Tells the one at the keyboard what has happened since they last heard; says whether
    /// anything was worth a sentence.
    fn tell_news(&mut self) -> Result<bool> {
        let seat = self.reader();
        let from = self.heard.get(seat.index()).copied().unwrap_or(0);
        let heard = self.table.heard(Viewer::Seat(seat), from);
        if heard.is_empty() {
            return Ok(false);
        }
        let said = heard.iter().flat_map(|step| &step.said);
        let said: Vec<String> =
            self.desk(|desk| said.map(|said| desk.phrase(&said.phrase)).collect());
        if !said.is_empty() {
            self.fresh_line()?;
        }
        for sentence in &said {
            self.screen.line(sentence)?;
        }
        if G::HIDDEN {
            if let Some(heard) = self.heard.get_mut(seat.index()) {
                *heard = self.table.next_event();
            }
        } else {
            self.heard.fill(self.table.next_event());
        }
        Ok(!said.is_empty())
    }

    /// Shows the table where it has changed since the person last saw it.
    fn show(&mut self) -> Result<()> {
        if self.is_shown() {
            return Ok(());
        }
        self.shown = Some((self.reader(), self.table.phase()));
        self.offered.clear();
        let (attends, drawing, prompt) =
            self.desk(|desk| (G::attends(desk), G::draw(desk), G::prompt(desk)));
        self.fresh_line()?;
        if attends {
            if self.drawn != drawing.table {
                self.screen.lines(&drawing.table)?;
                self.drawn = drawing.table;
            }
            self.screen.lines(&drawing.around)?;
        }
        // That one still waits for the same bot is not worth a line for each of its steps.
        if attends || self.asked != prompt {
            self.screen.line(&prompt)?;
        }
        self.asked = prompt;
        self.prompt_again()
    }

    /// Has the one at the keyboard seen how things stand?
    pub(super) fn is_shown(&self) -> bool {
        self.shown == Some((self.reader(), self.table.phase()))
    }

    /// Says that something is to be typed, where somebody is asked.
    pub(super) fn prompt_again(&mut self) -> Result<()> {
        if self.person().is_some() {
            self.ticked = self.tick().map(|(_, shown)| shown);
            self.screen.prompt(&self.names[self.reader().index()], self.ticked.as_deref())?;
            self.prompted = true;
        }
        Ok(())
    }

    /// The clock beside what is typed, and when it shows something else. It needs a terminal that
    /// can write in place, and a reader who looks at it.
    fn tick(&self) -> Option<(games::Millis, String)> {
        let looks = self.screen.is_terminal() && self.inbox.is_typed() && !self.screen.look.plain;
        looks.then(|| self.desk(G::ticking)).flatten()
    }

    /// Writes the time where the sign to type stands.
    fn tick_on(&mut self) -> Result<()> {
        let Some((_, shown)) = self.tick().filter(|_| self.prompted && self.is_shown()) else {
            return Ok(());
        };
        let before = self.ticked.replace(shown.clone());
        let same = |before: &str| measure_text_width(before) == measure_text_width(&shown);
        if before.as_deref() == Some(shown.as_str()) {
            return Ok(());
        }
        if before.as_deref().is_some_and(same) {
            let name = &self.names[self.reader().index()];
            self.screen.prompt_in_place(name, &shown)?;
        } else {
            // Another width would leave something of the old sign behind.
            self.fresh_line()?;
            self.prompt_again()?;
        }
        Ok(())
    }

    /// Ends the line in which something may be typed.
    fn fresh_line(&mut self) -> Result<()> {
        if std::mem::take(&mut self.prompted) {
            writeln!(stdout())?;
        }
        Ok(())
    }

    fn mark(&self) -> Option<(games::Millis, String)> {
        self.desk(G::mark)
    }

    /// Lets bots act whose time has come.
    fn bots_act(&mut self) -> Result<()> {
        let now = self.clock.now().max(self.table.now());
        let acted = self.company.act(&mut self.table, now, self.words.all(), &mut self.chance);
        match acted {
            Ok(()) => Ok(()),
            Err(stuck) => {
                self.keep()?;
                Err(Failure::from_display(stuck))
            }
        }
    }

    /// Saves the game and says how to go on.
    pub(super) fn keep(&self) -> Result<()> {
        match save::write(&self.table, &self.file) {
            Ok(()) => {
                let given = Given::new().with("file", self.file.display().to_string());
                self.screen.line(&self.texts.say("terminal-saved", &given))?;
            }
            Err(error) => {
                let given = Given::new().with("reason", error.to_string());
                let given = given.with("command", self.keywords.shown(Verb::Save));
                self.screen.line(&self.texts.say("terminal-not-saved", &given))?;
            }
        }
        Ok(())
    }

    fn final_scores(&self) -> Result<()> {
        let scores = self.desk(|desk| desk.scores());
        self.screen.line(&self.screen.look.bold(&scores))?;
        self.screen.line(&self.texts.text("terminal-goodbye"))?;
        Ok(())
    }
}
