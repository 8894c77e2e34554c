//! Whoever writes a lesson plays it: every deed goes to the referee and, if it stands, into the
//! lesson.

use super::vocabulary::Vocabulary;
use crate::editions::Edition;
use bots::lessons::{Deed, Item, Lesson, Step, luck};
use games::{
    Act, Dictionary, Editions, Game, Holder, Line, Millis, Opening, Player, Points, Seat, Side,
    Table, TableView, Viewer, total,
};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What fills a text.
pub type Fill<'a> = &'a [(&'a str, Value)];

/// A lesson being written, and its table.
pub struct Author<'a, G: Game> {
    pub table: Table<G>,
    pub known: &'a Vocabulary,
    edition: &'a Edition,
    house: Value,
    seed: u64,
    items: Vec<Item>,
    words: BTreeSet<String>,
}

impl<'a, G: Game> Author<'a, G> {
    /// Opens the table of a lesson with the luck of a seed.
    pub fn open(
        edition: &'a Edition,
        known: &'a Vocabulary,
        seed: u64,
        house: Value,
    ) -> Option<Author<'a, G>> {
        let player = |holder, side: u8| Player {
            name: String::new(),
            holder,
            team: edition.game.teams().then_some(Side(side)),
        };
        let opening = Opening {
            edition: Some(edition.name.clone()),
            house: house.clone(),
            ..Opening::new(vec![player(Holder::Person, 0), player(Holder::Bot, 1)])
        };
        let setup = opening.setup::<G>(&Editions::built_in(), &known.lexicon).ok()?;
        let table = Table::open(setup, &known.lexicon, &mut luck(seed, 0)).ok()?;
        let (items, words) = (Vec::new(), BTreeSet::new());
        Some(Author { table, known, edition, house, seed, items, words })
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> TableView<G> {
        self.table.view(Viewer::Seat(seat))
    }

    /// Does the game wait for this seat?
    pub fn awaits(&self, seat: Seat) -> bool {
        self.table.awaited().seats.contains(&seat)
    }

    /// The learner reads something.
    pub fn say(&mut self, text: &str, fill: Fill<'_>) {
        self.items.push(Item { deed: None, step: Some(self.step(text, fill)) });
    }

    /// Somebody does something, about which the learner is told where that is wanted.
    pub fn act(
        &mut self,
        seat: Seat,
        command: G::Command,
        step: Option<(&str, Fill<'_>)>,
    ) -> Option<Points> {
        let lines = self.lines(seat, &command).unwrap_or_default();
        let step = step.map(|(text, fill)| self.step(text, fill));
        let deed = Deed { seat, command: serde_json::to_value(&command).ok()?, lines };
        let points = total(&deed.lines);
        let act = Act::Play { phase: self.table.phase(), command };
        let luck = &mut luck(self.seed, self.table.log().len() as u32);
        let words = &self.known.lexicon;
        self.table.submit(Some(seat), act, Millis(0), words, luck).ok()?;
        self.words.extend(deed.lines.iter().filter_map(|line| line.word.clone()));
        self.items.push(Item { deed: Some(deed), step });
        Some(points)
    }

    /// What a command would score.
    pub fn lines(&self, seat: Seat, command: &G::Command) -> Option<Vec<Line>> {
        self.table.preview(seat, command, &self.known.lexicon).ok().map(|preview| preview.lines)
    }

    fn step(&self, text: &str, fill: Fill<'_>) -> Step {
        let fill = fill.iter().map(|(name, value)| ((*name).to_owned(), value.clone()));
        Step { text: text.to_owned(), fill: fill.collect() }
    }

    /// The same lesson at another table, to see what would come of something.
    pub fn at(&self, table: Table<G>) -> Author<'a, G> {
        Author {
            table,
            known: self.known,
            edition: self.edition,
            house: self.house.clone(),
            seed: self.seed,
            items: Vec::new(),
            words: BTreeSet::new(),
        }
    }

    /// The lesson as it was played.
    pub fn done(self) -> Lesson {
        let lexicon = &self.known.lexicon;
        let alphabet = Dictionary::alphabet(lexicon);
        let shown = |word: &String| {
            let letters = alphabet.fold(word).ok()?;
            Some((word.clone(), lexicon.written(&letters).in_capitals()?))
        };
        let written: BTreeMap<String, String> = self.words.iter().filter_map(shown).collect();
        Lesson {
            game: self.edition.game.as_str().to_owned(),
            edition: self.edition.name.clone(),
            seed: self.seed,
            house: self.house,
            items: self.items,
            written,
            scores: self.table.scores(),
        }
    }
}

/// The words of score lines, each once.
pub fn words_of(lines: &[Line]) -> Vec<String> {
    let mut words: Vec<String> = lines.iter().filter_map(|line| line.word.clone()).collect();
    words.dedup();
    words
}
