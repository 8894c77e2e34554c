//! A table on which tests play: dice fall as told, time passes as told.

use crate::card::{Card, Glyph};
use crate::chance::Recorded;
use crate::dictionary::WordList;
use crate::grid::{At, Cell, Direction};
use crate::party::*;
use crate::refusal::Refusal;
use crate::score::{Line, Points};
use crate::seat::{Player, Seat, Side};
use crate::setup::{Edition, Setup};
use crate::table::Table;
use crate::time::Millis;
use crate::{log, total};
use lexicon::Alphabet;

/// Words of the leaflet's examples, and some more around PASSE.
pub(super) const WORDS: &[&str] = &[
    "passe",
    "repasserai",
    "depliez",
    "munie",
    "pu",
    "an",
    "si",
    "se",
    "passer",
    "riz",
    "passes",
    "es",
    "as",
    "sa",
    "pre",
    "pres",
    "pan",
    "ete",
    "etes",
];

/// Faces of the Chance die of the printed edition, by number.
pub(super) const LETTER_X3: u32 = 0;
pub(super) const LETTER_X2: u32 = 1;
pub(super) const NO_DIE: u32 = 2;
pub(super) const AGAIN: u32 = 3;
pub(super) const FROM_X1: u32 = 4;
pub(super) const FROM_X2: u32 = 5;

pub(super) struct Bench {
    pub(super) table: Table<Party>,
    pub(super) words: WordList,
    pub(super) now: Millis,
}

pub(super) fn printed() -> PartyEdition {
    PartyEdition::built_in().remove(0)
}

pub(super) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(super) fn glyph(letter: char) -> Glyph {
    Glyph::new(letter).unwrap()
}

/// A cell as the rules page counts it, from 1.
pub(super) fn cell(row: i16, col: i16) -> Cell {
    Cell::new(row - 1, col - 1)
}

/// Tiles of a word from a cell on, counted from 1; `.` leaves out a cell with a tile.
pub(super) fn tiles(row: i16, col: i16, direction: Direction, text: &str) -> Vec<At<Card>> {
    let steps = (0..).zip(text.chars()).filter(|(_, letter)| *letter != '.');
    let at = |(step, letter): (i16, char)| At {
        cell: cell(row, col).step(direction, step),
        what: card(&letter.to_string()),
    };
    steps.map(at).collect()
}

pub(super) fn across(row: i16, col: i16, text: &str) -> Vec<At<Card>> {
    tiles(row, col, Direction::Across, text)
}

pub(super) fn down(row: i16, col: i16, text: &str) -> Vec<At<Card>> {
    tiles(row, col, Direction::Down, text)
}

/// An edition with these tiles only, and a die with these faces.
pub(super) fn few_tiles(letters: &str, jokers: u8, faces: &str) -> PartyEdition {
    let mut edition = printed();
    for tiles in &mut edition.letters {
        let count = letters.chars().filter(|&letter| letter == tiles.letter.as_char()).count();
        tiles.count = count as u8;
    }
    edition.jokers = jokers;
    // In order, so that the first two faces let team 0 begin.
    let mut faces: Vec<Glyph> = faces.chars().map(glyph).collect();
    faces.sort();
    edition.letter_dice = vec![LetterDie { name: "few".to_owned(), faces }];
    edition
}

impl Bench {
    pub(super) fn new(words: &[&str]) -> Bench {
        Bench::with_house(words, |_| {})
    }

    pub(super) fn with_house(words: &[&str], change: impl FnOnce(&mut House)) -> Bench {
        let mut house = House::default();
        change(&mut house);
        Bench::open(words, printed(), house, vec![Player::default(); 2])
    }

    pub(super) fn with_edition(words: &[&str], edition: PartyEdition) -> Bench {
        Bench::open(words, edition, House::default(), vec![Player::default(); 2])
    }

    /// Opens a table at which team 0 begins.
    pub(super) fn open(
        words: &[&str],
        edition: PartyEdition,
        house: House,
        players: Vec<Player>,
    ) -> Bench {
        let words = WordList::new(Alphabet::FRENCH, words.iter().copied()).unwrap();
        let shuffle = vec![0; edition.tiles().len() - 1];
        let setup = Setup::with(edition, house, players, &words).unwrap();
        let mut chance = Recorded::new([shuffle, vec![0, 1]].concat());
        let table: Table<Party> = Table::open(setup, &words, &mut chance).unwrap();
        assert_eq!(table.state().on_turn, Side(0));
        Bench { table, words, now: Millis(0) }
    }

    /// A player does something now; dice fall as told, no more and no fewer times.
    pub(super) fn act(
        &mut self,
        seat: u8,
        command: Command,
        dice: &[u32],
    ) -> Result<Vec<Event>, Refusal> {
        let mut chance = Recorded::new(dice.to_vec());
        let played = self.table.play(Seat(seat), command, self.now, &self.words, &mut chance);
        let events = played.map(|entry| events(&entry.events))?;
        assert_eq!(chance.fault(), None);
        Ok(events)
    }

    /// Time passes; what happens meanwhile.
    pub(super) fn wait(&mut self, millis: u64) -> Vec<Event> {
        self.wait_with(millis, &[])
    }

    /// Time passes, and dice fall meanwhile.
    pub(super) fn wait_with(&mut self, millis: u64, dice: &[u32]) -> Vec<Event> {
        self.now = self.now.plus(Millis(millis));
        let before = self.table.log().len();
        let mut chance = Recorded::new(dice.to_vec());
        self.table.advance(self.now, &self.words, &mut chance);
        assert_eq!(chance.fault(), None);
        self.table.log()[before..].iter().flat_map(|entry| events(&entry.events)).collect()
    }

    /// The first seat of the team on turn.
    pub(super) fn player(&self) -> u8 {
        self.state().on_turn.0
    }

    /// The first seat of the other team.
    pub(super) fn opponent(&self) -> u8 {
        other(self.state().on_turn).0
    }

    pub(super) fn state(&self) -> &State {
        self.table.state()
    }

    /// The team on turn rolls this letter.
    pub(super) fn roll(&mut self, letter: char) -> Vec<Event> {
        let setup = &self.state().setup;
        let die = setup.edition.letter_die(setup.house.letter_die.as_deref()).unwrap();
        let face = die.faces.iter().position(|&face| face == glyph(letter)).unwrap();
        self.act(self.player(), Command::Roll, &[face as u32]).unwrap()
    }

    pub(super) fn spot(&mut self, tile: &str) -> Result<Vec<Event>, Refusal> {
        self.act(self.opponent(), Command::Spot { tile: card(tile) }, &[])
    }

    /// The team on turn rolls this letter, and the other team spots it at once.
    pub(super) fn start(&mut self, letter: char) {
        self.roll(letter);
        self.spot(&letter.to_string()).unwrap();
    }

    pub(super) fn stop(&mut self, tiles: Vec<At<Card>>) -> Result<Vec<Event>, Refusal> {
        self.stop_with(tiles, &[])
    }

    /// The team on turn stops with these tiles; the Chance die falls as told.
    pub(super) fn stop_with(
        &mut self,
        tiles: Vec<At<Card>>,
        dice: &[u32],
    ) -> Result<Vec<Event>, Refusal> {
        self.act(self.player(), Command::stop(tiles), dice)
    }

    /// A whole turn at once: roll, spot, place, stop. The lines it scored.
    pub(super) fn turn(&mut self, letter: char, tiles: Vec<At<Card>>, dice: &[u32]) -> Vec<Line> {
        self.start(letter);
        let events = self.stop_with(tiles, dice).unwrap();
        scored(&events).unwrap_or_else(|| panic!("not scored: {events:?}"))
    }

    /// A whole turn that ends with a pass.
    pub(super) fn pass(&mut self, letter: char) {
        self.start(letter);
        self.act(self.player(), Command::Pass, &[]).unwrap();
    }

    /// Tries to stop and shows why the placement was rejected; the timer runs on.
    pub(super) fn rejected(&mut self, tiles: Vec<At<Card>>) -> Refusal {
        let before = (self.state().board.clone(), self.state().stage.clone());
        let events = self.stop(tiles).unwrap();
        assert_eq!((self.state().board.clone(), self.state().stage.clone()), before);
        match &events[..] {
            [Event::Rejected { why, .. }] => why.clone(),
            other => panic!("not rejected: {other:?}"),
        }
    }

    pub(super) fn scores(&self) -> [i32; 2] {
        let scores = self.table.scores();
        [scores[0].0, scores[1].0]
    }

    pub(super) fn end_reason(&self) -> Option<EndReason> {
        let last = self.table.log().last()?.events.last()?;
        match last {
            log::Event::Game(Event::Ended { reason, .. }) => Some(*reason),
            _ => None,
        }
    }
}

fn events(all: &[log::Event<Party>]) -> Vec<Event> {
    let game = all.iter().filter_map(|event| match event {
        log::Event::Game(event) => Some(event.clone()),
        _ => None,
    });
    game.collect()
}

/// The lines that a turn with a word scored.
pub(super) fn scored(events: &[Event]) -> Option<Vec<Line>> {
    events.iter().find_map(|event| match event {
        Event::Scored { lines, .. } => Some(lines.clone()),
        _ => None,
    })
}

/// The points of letters and premiums alone, before Chance and timer.
pub(super) fn before_chance(lines: &[Line]) -> Points {
    let words = [LETTERS, LETTER_PREMIUM, WORD_PREMIUM];
    let counted: Vec<Line> =
        lines.iter().filter(|line| words.contains(&line.kind)).cloned().collect();
    total(&counted)
}

/// The kinds of lines in order.
pub(super) fn kinds(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.kind.as_str()).collect()
}
