//! Plays to be found: a moment of a game, what somebody would lay, and the best there is.
//!
//! The moment is a table like any other, stopped while somebody is to lay: one of the puzzle of a
//! day ([`puzzle_of`]), or of a game that is over. What is laid is weighed by the referee, and so
//! is the best play; the table stays as it is.

mod day;
mod make;

pub use day::{Day, NoDay};
pub use make::{Facts, Puzzle, Wanted, puzzle_of};

use crate::any::Bots;
use crate::bot::Bot;
use crate::playable::Playable;
use crate::seen::Seen;
use crate::words::Words;
use games::{
    AnyCommand, AnyTable, Dictionary, Line, Points, Preview, Refusal, Registered, Seat, Table,
    code, each_table, total,
};
use serde_json::{Value, json};

/// A game in whose moments there is a best play to be found.
pub trait Posing: Playable {
    /// The house rules of its puzzles, where they are not the usual ones.
    fn puzzle_house() -> Value {
        json!({})
    }

    /// Is the seat to lay something now?
    fn lays(seen: &Seen<Self>) -> bool;

    /// Is the moment one for a puzzle: neither the very first nor the very last, and with no more
    /// in it than somebody can look through?
    fn suits(seen: &Seen<Self>) -> bool;

    /// The play that scores the most of all; `greedy` is the mind of [`Bot::Greedy`].
    fn best(greedy: &Self::Mind, seen: &Seen<Self>) -> Option<Self::Command>;

    /// The plays that come next to the best one, in any order, so many that one which is laid
    /// elsewhere or makes other words is among them if there is one. Nothing where the cards of
    /// the best play make something else just as well, or where that is not known.
    fn rivals(
        greedy: &Self::Mind,
        seen: &Seen<Self>,
        best: &Self::Command,
    ) -> Option<Vec<Self::Command>>;

    /// What a play brings besides, once it lies there.
    fn besides(_seen: &Seen<Self>, _command: &Self::Command) -> Vec<Line> {
        Vec::new()
    }

    /// How many cards lie on the table or board, and how many blanks there are to lay.
    fn facts(seen: &Seen<Self>) -> (usize, usize);
}

/// A play with what it scores.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// The play.
    pub command: AnyCommand,
    /// How its points are made up.
    pub lines: Vec<Line>,
    /// What it scores.
    pub score: Points,
    /// The words that it makes.
    pub words: Vec<String>,
}

/// What a play would score at a table, words that do not exist refused however the table judges
/// them otherwise. The table stays as it is.
pub fn weigh(
    table: &AnyTable,
    seat: Seat,
    command: AnyCommand,
    dictionary: &dyn Dictionary,
) -> Result<Preview, Refusal> {
    each_table!(table, table => weigh_any(table, seat, command, dictionary))
}

fn weigh_any<G: Posing + Registered>(
    table: &Table<G>,
    seat: Seat,
    command: AnyCommand,
    dictionary: &dyn Dictionary,
) -> Result<Preview, Refusal> {
    let command = G::own_command(command).ok_or_else(|| Refusal::new(code::MALFORMED, ""))?;
    weigh_in(table, seat, &command, dictionary)
}

fn weigh_in<G: Posing>(
    table: &Table<G>,
    seat: Seat,
    command: &G::Command,
    dictionary: &dyn Dictionary,
) -> Result<Preview, Refusal> {
    let mut preview = table.preview(seat, command, dictionary)?;
    let mut unknown = words_of(&preview.lines);
    if unknown.is_empty() {
        // Whatever it is, it lays no word.
        return Err(Refusal::new(code::WRONG_PHASE, ""));
    }
    let alphabet = dictionary.alphabet();
    unknown.retain(|word| !alphabet.fold(word).is_ok_and(|word| dictionary.contains(&word)));
    if !unknown.is_empty() {
        return Err(Refusal::new(code::UNKNOWN_WORD, "").words(unknown));
    }
    preview.lines.extend(G::besides(&Seen::new(table, seat), command));
    Ok(preview)
}

/// The best play of a moment; nothing where the seat has nothing to lay.
pub fn best_play(table: &AnyTable, seat: Seat, bots: &Bots, words: &Words) -> Option<Found> {
    each_table!(table, table => best_in(table, seat, bots, words))
}

fn best_in<G: Posing + Registered>(
    table: &Table<G>,
    seat: Seat,
    bots: &Bots,
    words: &Words,
) -> Option<Found> {
    let seen = Seen::new(table, seat);
    if !G::lays(&seen) {
        return None;
    }
    let command = G::best(&*bots.mind(&seen, words, Bot::Greedy), &seen)?;
    let lines = weigh_in(table, seat, &command, words.all()).ok()?.lines;
    let command = G::any_command(command);
    Some(Found { command, score: total(&lines), words: words_of(&lines), lines })
}

/// The words of a play, each once.
pub fn words_of(lines: &[Line]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in lines.iter().filter_map(|line| line.word.as_ref()) {
        if !words.contains(word) {
            words.push(word.clone());
        }
    }
    words
}
