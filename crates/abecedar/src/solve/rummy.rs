//! `abecedar solve rummy`

use super::{Answer, Question, Solved, cards};
use crate::outcome::Result;
use games::rummy::{Command, LaidWord, Rummy, TaskId, weigh};
use games::{Card, Seat, Table, Viewer, take_cards, total};
use serde::Deserialize;
use serde_json::{Value, json};
use solver::rummy::{Best, Discard, best};
use std::fmt::Write;

#[derive(Deserialize)]
struct Position {
    task: String,
    hand: Vec<String>,
}

impl Solved for Rummy {
    fn solve(question: &Question<'_>) -> Result<Answer> {
        solve(question)
    }

    fn written(table: &Table<Rummy>, seat: Seat, command: &Command) -> Option<Value> {
        let Command::Lay { lay, discard, .. } = command else { return None };
        let (view, edition) = (table.view(Viewer::Seat(seat)).game, &table.setup().edition);
        let task = edition.rummy.task(view.task.as_ref()?)?;
        let mut unused = view.hand?;
        take_cards(&mut unused, &[*discard]).ok()?;
        let score = total(&weigh(edition, task, &unused, lay).ok()?);
        take_cards(&mut unused, &lay.used()).ok()?;
        let (lay, discard) = (lay.clone(), Some(*discard));
        Some(as_json(&Best { lay, discard, unused, score }))
    }
}

fn solve(question: &Question<'_>) -> Result<Answer> {
    let position: Position = question.position()?;
    let mut edition = question.edition::<Rummy>()?;
    edition.alphabet = question.lexicon.alphabet();
    let hand = cards::hand(question, "hand", &position.hand)?;
    let full = usize::from(edition.hand);
    let discard = match hand.len() {
        cards if cards == full => Discard::Made,
        cards if cards == full + 1 => Discard::Due,
        cards => {
            let what = format!("{cards} cards, expected {full} or {}", full + 1);
            return Err(question.wrong("hand", what));
        }
    };
    let task = edition.rummy.task(&TaskId(position.task.clone())).ok_or_else(|| {
        let ids: Vec<String> = edition.rummy.tasks.iter().map(|task| task.id.to_string()).collect();
        let what = format!("no task {:?}: expected one of {}", position.task, ids.join(", "));
        question.wrong("task", what)
    })?;
    let found = best(question.lexicon, &edition, task, &hand, discard)
        .map_err(|error| question.wrong("hand", error))?;
    let json = match &found {
        Some(best) => as_json(best),
        None => json!({
            "game": "rummy", "score": null, "words": [], "discard": null, "unused": hand,
        }),
    };
    Ok(Answer { json, text: as_text(found.as_ref()), found: found.is_some() })
}

fn spelled(word: &LaidWord) -> String {
    word.cards.iter().map(|card| card.to_string().to_uppercase()).collect()
}

fn as_json(best: &Best) -> Value {
    let words: Vec<Value> = best
        .lay
        .words
        .iter()
        .map(|word| {
            let bonus = word.bonus.map(Card::Bonus);
            json!({ "word": spelled(word), "cards": word.cards, "bonus": bonus })
        })
        .collect();
    let mut object = json!({
        "game": "rummy",
        "score": best.score,
        "words": words,
        "discard": best.discard,
        "unused": best.unused,
    });
    if let Some(fourfold) = &best.lay.fourfold {
        object["fourfold"] = json!(fourfold);
    }
    object
}

fn as_text(best: Option<&Best>) -> String {
    let Some(best) = best else { return "the task cannot be met with this hand\n".to_owned() };
    let mut text = format!("{} points\n", best.score.0);
    for word in &best.lay.words {
        let cards: Vec<String> = word.cards.iter().map(ToString::to_string).collect();
        let bonus = word.bonus.map_or(String::new(), |bonus| format!("  {}", Card::Bonus(bonus)));
        let _ = writeln!(text, "  {:<8} {}{bonus}", spelled(word), cards.join(" "));
    }
    if let Some(card) = best.discard {
        let _ = writeln!(text, "discard {card}");
    }
    if !best.unused.is_empty() {
        let unused: Vec<String> = best.unused.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "unused  {}", unused.join(" "));
    }
    text
}
