//! `abecedar solve thief`

use super::{Answer, Question, Solved, cards};
use crate::outcome::Result;
use games::thief::{Card, Command, Fate, Lay, Limits, Target, Thief, spell};
use games::{Seat, Table, total};
use lexicon::Alphabet;
use serde::Deserialize;
use serde_json::{Value, json};
use solver::thief::{Play, Position, TableWord, best};
use std::fmt::Write;

/// A hand has no more cards than this.
const MOST_CARDS: usize = 7;

#[derive(Deserialize)]
struct Asked {
    seat: u8,
    hand: Vec<String>,
    #[serde(default)]
    table: Vec<AskedWord>,
}

#[derive(Deserialize)]
struct AskedWord {
    owner: u8,
    word: String,
    cards: Vec<String>,
}

impl Solved for Thief {
    fn solve(question: &Question<'_>) -> Result<Answer> {
        solve(question)
    }

    fn written(table: &Table<Thief>, seat: Seat, command: &Command) -> Option<Value> {
        let (stolen, words) = match command {
            Command::Form { cards, .. } => (None, std::slice::from_ref(cards)),
            Command::Steal { word, words, .. } => (Some(*word), words.as_slice()),
            _ => return None,
        };
        let (setup, state) = (table.setup(), table.state());
        let target = stolen.and_then(|id| state.words.get(id.index()));
        let target = target.map(|w| Target { id: w.id, owner: w.owner, cards: &w.cards });
        let lay = Lay { seat, hand: state.hands.of(seat), target, words };
        let play = lay.weigh(&setup.edition, setup.house.limits(&setup.edition)).ok()?;
        let lying = state.words.iter().filter(|word| word.fate == Fate::Lies);
        let target = stolen.and_then(|id| lying.map(|word| word.id).position(|word| word == id));
        Some(as_json(&Play { target, words: play.words, score: total(&play.lines) }))
    }
}

fn solve(question: &Question<'_>) -> Result<Answer> {
    let asked: Asked = question.position()?;
    let edition = question.edition::<Thief>()?;
    let hand = parse(question, "hand", &asked.hand)?;
    if !(1..=MOST_CARDS).contains(&hand.len()) {
        let what = format!("{} cards, expected 1 to {MOST_CARDS}", hand.len());
        return Err(question.wrong("hand", what));
    }
    let lying: Vec<Vec<Card>> = asked
        .table
        .iter()
        .enumerate()
        .map(|(nth, word)| table_word(question, nth, word))
        .collect::<Result<_>>()?;
    let table: Vec<TableWord<'_>> = asked
        .table
        .iter()
        .zip(&lying)
        .map(|(word, cards)| TableWord { owner: Seat(word.owner), cards })
        .collect();
    let position = Position {
        edition: &edition,
        limits: Limits::printed(&edition),
        seat: Seat(asked.seat),
        hand: &hand,
        table: &table,
    };
    let plays = best(question.lexicon, &position, question.top.max(1))
        .map_err(|error| question.wrong("table", error))?;
    let shown = &plays[..plays.len().min(question.top)];
    let json = json!({
        "game": "thief",
        "plays": shown.iter().map(as_json).collect::<Vec<_>>(),
    });
    Ok(Answer { json, text: as_text(shown, &lying), found: !plays.is_empty() })
}

/// A card as `R:1`, `?` or `?=K`, its letter in any case.
fn card(alphabet: Alphabet, text: &str) -> std::result::Result<Card, String> {
    let wrong = || format!("{text:?} is no card: expected one like \"R:1\", \"?\" or \"?=K\"");
    let folded = |letter: &str| cards::letter(alphabet, letter).map_err(|_| wrong());
    let plain = match (text.strip_prefix("?="), text.split_once(':')) {
        (Some(letter), _) => format!("?={}", folded(letter)?),
        (None, Some((letter, suit))) => format!("{}:{suit}", folded(letter)?),
        (None, None) => text.to_owned(),
    };
    plain.parse().map_err(|_| wrong())
}

fn parse(question: &Question<'_>, path: &str, texts: &[String]) -> Result<Vec<Card>> {
    let alphabet = question.lexicon.alphabet();
    let parsed = texts.iter().enumerate().map(|(nth, text)| {
        card(alphabet, text).map_err(|error| question.wrong(&format!("{path}[{nth}]"), error))
    });
    parsed.collect()
}

/// The cards of a word on the table, which must spell it.
fn table_word(question: &Question<'_>, nth: usize, word: &AskedWord) -> Result<Vec<Card>> {
    let alphabet = question.lexicon.alphabet();
    let path = format!("table[{nth}]");
    let cards = parse(question, &format!("{path}.cards"), &word.cards)?;
    let letters = alphabet
        .fold_letters(&word.word)
        .map_err(|error| question.wrong(&format!("{path}.word"), error))?;
    let (expected, found) = (alphabet.spell(&letters).to_string(), spell(&cards));
    if expected != found {
        let what = format!("its cards spell {found:?}, expected {expected:?}");
        return Err(question.wrong(&path, what));
    }
    Ok(cards)
}

fn as_json(play: &Play) -> Value {
    let words: Vec<Value> = play
        .words
        .iter()
        .map(|word| {
            json!({
                "word": word.word,
                "cards": word.cards,
                "score": word.points,
                "locked": word.locked,
            })
        })
        .collect();
    json!({
        "kind": if play.target.is_some() { "steal" } else { "own" },
        "target": play.target,
        "score": play.score,
        "words": words,
    })
}

fn as_text(plays: &[Play], table: &[Vec<Card>]) -> String {
    let mut text = String::new();
    for (nth, play) in plays.iter().enumerate() {
        let from = play.target.and_then(|target| table.get(target));
        let what =
            from.map_or("from the hand".to_owned(), |cards| format!("steals {}", spell(cards)));
        let _ = writeln!(text, "{:>3}. {:>4}  {what}", nth + 1, play.score.0);
        for word in &play.words {
            let cards: Vec<String> = word.cards.iter().map(ToString::to_string).collect();
            let locked = if word.locked { "  locked" } else { "" };
            let (word, points) = (&word.word, word.points.0);
            let _ =
                writeln!(text, "           {word:<15} {points:>3}  {}{locked}", cards.join(" "));
        }
    }
    if plays.is_empty() {
        text.push_str("no word can be made or stolen\n");
    }
    text
}
