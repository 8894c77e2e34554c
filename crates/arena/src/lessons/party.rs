//! The lesson of Party: rolling, a word over the star, spotting the letter for the other team, a
//! Chance square and its die.

use super::author::Author;
use super::grid::{Laid, Lying, first};
use super::vocabulary::{Letters, Vocabulary};
use crate::editions::Edition;
use bots::lessons::{LEARNER, Lesson, TEACHER};
use games::party::{Command, Party, Square, Stage};
use games::{Card, Glyph, Seat};
use serde_json::json;

pub fn lesson(edition: &Edition, known: &Vocabulary, seed: u64) -> Option<Lesson> {
    let house = json!({ "gentle": true });
    let mut a = Author::<Party>::open(edition, known, seed, house)?;
    if !a.awaits(LEARNER) {
        return None;
    }
    a.say("party-welcome", &[]);
    let letter = rolled(&mut a, LEARNER, Some("party-roll"))?;
    a.say("party-found", &[("letter", json!(letter.to_string()))]);
    let star = a.table.setup().edition.board.star();
    let board = Board::of(&a);
    let nice = |word: &&Letters| word.len() == 4 && word.contains(&letter);
    let mut ways = a.known.nouns.iter().filter(nice).map(|word| first(word, star));
    let laid = ways.find(|laid| stands(&a, LEARNER, laid) && board.kinds(laid).is_empty())?;
    placed(&mut a, LEARNER, &laid, Some(("party-lay", letter)))?;
    let points = a.table.scores().first()?.0;
    a.say("party-why", &[("word", json!(laid.word)), ("points", json!(points))]);
    // The other team rolls, and the learner finds the letter.
    let letter = roll(&mut a, TEACHER, None)?;
    let fill = [("letter", json!(letter.to_string()))];
    let spot = Command::Spot { tile: Card::Letter(letter) };
    a.act(LEARNER, spot, Some(("party-spot", &fill)))?;
    let theirs = crossing(&a, TEACHER, letter, 4..=6, |kinds| {
        kinds.iter().any(|kind| !matches!(kind, Square::Chance))
            && !kinds.iter().any(|kind| matches!(kind, Square::Chance))
    })?;
    placed(&mut a, TEACHER, &theirs, None)?;
    let points = a.table.scores().get(1)?.0;
    a.say("party-theirs", &[("word", json!(theirs.word)), ("points", json!(points))]);
    // A word on a Chance square.
    let letter = rolled(&mut a, LEARNER, Some("party-roll-again"))?;
    let mine = crossing(&a, LEARNER, letter, 4..=6, |kinds| {
        kinds.iter().any(|kind| matches!(kind, Square::Chance))
    })?;
    placed(&mut a, LEARNER, &mine, Some(("party-lay-chance", letter)))?;
    let view = a.view(LEARNER).game;
    let Stage::Choose { settling, times, .. } = view.stage else { return None };
    let values = &a.table.setup().edition;
    let dearest = settling.play.tiles.iter().max_by_key(|at| values.value(at.what))?;
    let (cell, card) = (dearest.cell, dearest.what.to_string());
    let fill = [("times", json!(times)), ("card", json!(card))];
    a.act(LEARNER, Command::Choose { cell }, Some(("party-choose", &fill)))?;
    let points = a.table.scores().first()?.0;
    a.say("party-chance", &[("points", json!(points))]);
    a.say("party-zones", &[]);
    a.say("party-end", &[]);
    a.say("party-done", &[]);
    Some(a.done())
}

/// Rolls the die, which shows a letter that is there at once.
fn roll(a: &mut Author<'_, Party>, seat: Seat, text: Option<&str>) -> Option<Glyph> {
    a.act(seat, Command::Roll, text.map(|text| (text, &[][..])))?;
    match a.view(seat).game.stage {
        Stage::Spot { letter, .. } => Some(letter),
        _ => None,
    }
}

/// The learner rolls, and the teacher finds the letter.
fn rolled(a: &mut Author<'_, Party>, seat: Seat, text: Option<&str>) -> Option<Glyph> {
    let letter = roll(a, seat, text)?;
    a.act(TEACHER, Command::Spot { tile: Card::Letter(letter) }, None)?;
    Some(letter)
}

/// Lays a word and stops the timer.
fn placed(
    a: &mut Author<'_, Party>,
    seat: Seat,
    laid: &Laid,
    step: Option<(&str, Glyph)>,
) -> Option<()> {
    let fill =
        step.map(|(_, letter)| [("word", json!(laid.word)), ("letter", json!(letter.to_string()))]);
    let step = step.zip(fill.as_ref()).map(|((text, _), fill)| (text, &fill[..]));
    a.act(seat, Command::stop(laid.tiles.clone()), step).map(drop)
}

fn stands(a: &Author<'_, Party>, seat: Seat, laid: &Laid) -> bool {
    a.lines(seat, &Command::stop(laid.tiles.clone())).is_some()
}

fn crossing(
    a: &Author<'_, Party>,
    seat: Seat,
    letter: Glyph,
    lengths: std::ops::RangeInclusive<usize>,
    wanted: impl Fn(&[Square]) -> bool,
) -> Option<Laid> {
    let board = Board::of(a);
    let lying = Lying::new(&a.view(seat).game.board);
    let nice = |word: &&Letters| lengths.contains(&word.len()) && word.contains(&letter);
    let mut ways = a.known.nouns.iter().filter(nice).flat_map(|word| lying.ways(word));
    ways.find(|laid| {
        let rolled = laid.tiles.iter().any(|at| at.what == Card::Letter(letter));
        rolled && wanted(&board.kinds(laid)) && stands(a, seat, laid)
    })
}

/// What is printed on the board.
struct Board(games::party::Board);

impl Board {
    fn of(a: &Author<'_, Party>) -> Board {
        Board(a.table.setup().edition.board.clone())
    }

    /// The squares that a play covers, plain ones and the star left out.
    fn kinds(&self, laid: &Laid) -> Vec<Square> {
        let squares = laid.tiles.iter().map(|at| self.0.square(at.cell));
        squares.filter(|square| !matches!(square, Square::Plain | Square::Star)).collect()
    }
}
