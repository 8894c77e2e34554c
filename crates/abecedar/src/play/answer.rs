//! What a typed line does: a move, or one of the things that every game understands.

use super::desk::{Choice, Desk, Played, Reading};
use super::keywords::Verb;
use super::session::{Next, Session};
use crate::outcome::Result;
use bots::{Bot, Seen};
use games::{Act, Line, Seat, Seeded, Sheet, SheetEntry, total};
use std::io::{Write, stdout};
use std::path::PathBuf;
use texts::Given;

/// No longer list is shown at once.
const MOST_CHOICES: usize = 9;

/// Whose advice a hint is.
const ADVISER: Bot = Bot::Expert;

impl<G: Played> Session<G> {
    /// Answers a typed line.
    pub(super) fn answer(&mut self, line: &str) -> Result<Next> {
        if !self.inbox.is_typed() {
            // What comes from a file is shown, so that a transcript can be read.
            writeln!(stdout(), "{line}")?;
        }
        self.prompted = false;
        let typed: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = typed.split_first() else {
            self.look_again();
            return Ok(Next::GoOn);
        };
        match self.keywords.verb(first, Verb::EVERYWHERE) {
            Some(Verb::Quit) => {
                self.keep()?;
                self.say("terminal-goodbye")?;
                return Ok(Next::Leave);
            }
            Some(Verb::Save) => {
                if let Some(file) = rest.first() {
                    self.file = PathBuf::from(file);
                }
                self.keep()?;
            }
            Some(Verb::Help) => self.help()?,
            Some(Verb::Rules) => self.rules()?,
            Some(Verb::Table) => self.look_again(),
            Some(Verb::Scores) => self.scores()?,
            Some(Verb::Explain) => self.explain(rest)?,
            Some(Verb::Hint) => self.hint()?,
            Some(Verb::Undo) => self.undo()?,
            _ => self.play(&typed, line)?,
        }
        // Where something has happened, the loop shows it and asks anew.
        if self.is_shown() {
            self.prompt_again()?;
        }
        Ok(Next::GoOn)
    }

    /// Shows the whole table once more.
    fn look_again(&mut self) {
        self.shown = None;
        self.drawn.clear();
    }

    fn say(&self, id: &str) -> Result<()> {
        self.screen.line(&self.texts.text(id))?;
        Ok(())
    }

    fn play(&mut self, typed: &[&str], line: &str) -> Result<()> {
        if let ([number], false) = (typed, self.offered.is_empty())
            && let Ok(number) = number.parse::<usize>()
        {
            let chosen = number.checked_sub(1).and_then(|place| self.offered.get(place));
            let Some(choice) = chosen.cloned() else {
                let given = Given::new().with("number", number);
                return Ok(self.screen.line(&self.texts.say("terminal-no-choice", &given))?);
            };
            return self.submit(choice.command);
        }
        match self.desk(|desk| G::read(desk, typed)) {
            Reading::Do(command) => self.submit(command),
            Reading::Offer(choices) => self.offer(choices),
            Reading::Wrong(said) => Ok(self.screen.line(&said)?),
            Reading::Unknown => {
                let help = self.keywords.shown(Verb::Help);
                let given = Given::new().with("typed", line).with("help", help);
                Ok(self.screen.line(&self.texts.say("terminal-not-understood", &given))?)
            }
        }
    }

    fn offer(&mut self, choices: Vec<Choice<G::Command>>) -> Result<()> {
        for (place, choice) in choices.iter().enumerate().take(MOST_CHOICES) {
            let given = Given::new().with("number", place + 1).with("what", &choice.what);
            let given = given.with("points", choice.points);
            self.screen.line(&self.texts.say("terminal-choice", &given))?;
        }
        if let Some(more) = choices.len().checked_sub(MOST_CHOICES).filter(|&more| more > 0) {
            let given = Given::new().with("count", more);
            self.screen.line(&self.texts.say("terminal-more", &given))?;
        }
        self.offered = choices;
        self.offered.truncate(MOST_CHOICES);
        self.say("terminal-which")
    }

    /// Puts a command to the referee.
    fn submit(&mut self, command: G::Command) -> Result<()> {
        let seat = self.actor();
        let now = self.clock.now().max(self.table.now());
        let phase = self.table.phase();
        let act = Act::Play { phase, command };
        let judged = self.table.submit(Some(seat), act, now, self.words.all(), &mut self.chance);
        match judged.map(drop) {
            Ok(()) => {
                self.offered.clear();
                Ok(())
            }
            Err(refusal) => {
                let said = self.desk(|desk| desk.refusal(&refusal));
                Ok(self.screen.line(&said)?)
            }
        }
    }

    /// For whom the keyboard speaks: where several people share an open table, for whomever the
    /// game waits.
    fn actor(&self) -> Seat {
        self.person().filter(|_| !G::HIDDEN).unwrap_or_else(|| self.reader())
    }

    fn help(&self) -> Result<()> {
        let mut page = self.desk(|desk| G::help(desk));
        let common: [(Verb, &'static str); 8] = [
            (Verb::Hint, "help-hint"),
            (Verb::Explain, "help-explain"),
            (Verb::Undo, "help-undo"),
            (Verb::Table, "help-table"),
            (Verb::Scores, "help-scores"),
            (Verb::Rules, "help-rules"),
            (Verb::Save, "help-save"),
            (Verb::Quit, "help-quit"),
        ];
        page.extend(
            common.into_iter().map(|(verb, id)| (self.keywords.shown(verb).to_owned(), id)),
        );
        self.say("help-title")?;
        for (usage, id) in page {
            let usage = self.screen.look.bold(&usage);
            self.screen.line(&format!("  {usage}: {}", self.texts.text(id)))?;
        }
        Ok(())
    }

    fn rules(&self) -> Result<()> {
        let Ok(game) = G::NAME.parse() else { return Ok(()) };
        let edition = serde_json::to_value(&self.table.setup().edition).unwrap_or_default();
        for section in texts::rules(&self.texts, game, &edition) {
            self.screen.line(&self.screen.look.bold(&section.heading))?;
            for paragraph in section.body {
                self.screen.line(&format!("  {}", paragraph.text))?;
            }
        }
        Ok(())
    }

    /// Every line of the score.
    fn scores(&self) -> Result<()> {
        let lines = self.desk(|desk| {
            let entries = G::sheet(desk.view).map(Sheet::entries).unwrap_or_default();
            let mut lines: Vec<String> = Vec::new();
            for entry in entries {
                lines.extend(explained(desk, entry));
            }
            lines.push(desk.scores());
            lines
        });
        lines.iter().try_for_each(|line| self.screen.line(line))?;
        Ok(())
    }

    /// How the last score came about, or what a move would score.
    fn explain(&self, typed: &[&str]) -> Result<()> {
        let lines = self.desk(|desk| {
            if typed.is_empty() {
                return match G::sheet(desk.view).and_then(|sheet| sheet.entries().last()) {
                    Some(entry) => explained(desk, entry),
                    None => vec![desk.texts.text("terminal-nothing-scored")],
                };
            }
            let command = match G::read(desk, typed) {
                Reading::Do(command) => command,
                Reading::Offer(mut choices) => choices.swap_remove(0).command,
                Reading::Wrong(said) => return vec![said],
                Reading::Unknown => return vec![desk.texts.text("terminal-no-hint")],
            };
            match desk.preview(&command) {
                Ok(scored) => {
                    let mut lines = vec![G::notation(desk, &command)];
                    lines.extend(score_lines(desk, &scored));
                    lines
                }
                Err(refusal) => vec![desk.refusal(&refusal)],
            }
        });
        lines.iter().try_for_each(|line| self.screen.line(line))?;
        Ok(())
    }

    /// What a strong player would do with these cards.
    fn hint(&self) -> Result<()> {
        let seen = Seen::new(&self.table, self.actor());
        let mind = self.minds.mind(&seen, &self.words, ADVISER);
        let mut luck = Seeded::new(u64::from(self.table.next_event()));
        let advice = G::decide(&mind, &seen, &mut luck, &mut G::budget(ADVISER));
        let said = self.desk(|desk| match advice {
            None => desk.texts.text("terminal-no-hint"),
            Some(advice) => {
                let given = Given::new().with("move", G::notation(desk, &advice.command));
                desk.say("terminal-hint", given)
            }
        });
        self.screen.line(&said)?;
        Ok(())
    }

    /// Takes the last move of the person back, with all that came after it.
    fn undo(&mut self) -> Result<()> {
        let seat = self.reader();
        let now = self.clock.now().max(self.table.now());
        let Some(to) = self.table.before_last_move(seat) else {
            return self.say("terminal-nothing-to-undo");
        };
        let act = Act::Undo { to };
        let judged = self.table.submit(Some(seat), act, now, self.words.all(), &mut self.chance);
        match judged.map(drop) {
            Ok(()) => {
                self.look_again();
                Ok(())
            }
            Err(refusal) => {
                let said = self.desk(|desk| desk.refusal(&refusal));
                Ok(self.screen.line(&said)?)
            }
        }
    }
}

/// An entry of the score sheet: whose, and its lines.
fn explained<G: Played>(desk: &Desk<'_, G>, entry: &SheetEntry) -> Vec<String> {
    let sides = desk.sides();
    let side = sides.get(entry.side.index()).cloned().unwrap_or_default();
    let given = Given::new().with("turn", entry.turn).with("player", side);
    let mut lines = vec![desk.say("terminal-turn", given)];
    lines.extend(score_lines(desk, &entry.lines));
    lines
}

/// The lines of a score with their sum.
fn score_lines<G: Played>(desk: &Desk<'_, G>, lines: &[Line]) -> Vec<String> {
    let line = |line: &Line| {
        format!("  {:>4}  {}", signed(line.points.0), desk.tell(|teller| teller.line(line)))
    };
    let mut said: Vec<String> = lines.iter().map(line).collect();
    if lines.len() > 1 {
        let sum = desk.texts.text("line-total");
        said.push(format!("  {:>4}  {sum}", signed(total(lines).0)));
    }
    said
}

fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
