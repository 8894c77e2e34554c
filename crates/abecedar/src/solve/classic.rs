//! `abecedar solve classic` and `forfeit`

use super::{Answer, Question, Solved, cards, draw};
use crate::outcome::Result;
use games::cartas::CartasEdition;
use games::classic::{BONUS_CARD, BonusOn, Classic, Command, Crossing, Play, Variant, WORD, weigh};
use games::forfeit::{ActionCard, ActionId, Forfeit};
use games::{Card, Grid, Seat, Table};
use serde::Deserialize;
use serde_json::{Value, json};
use solver::classic::{Advised, ClassicSearch, Hand, letter_values};
use solver::grid::Reach;

#[derive(Deserialize)]
struct Position {
    table: Vec<String>,
    hand: Vec<String>,
    #[serde(default)]
    action: Option<String>,
}

impl Solved for Classic {
    fn solve(question: &Question<'_>) -> Result<Answer> {
        solve(question, false)
    }

    fn written(table: &Table<Classic>, seat: Seat, command: &Self::Command) -> Option<Value> {
        written(table, seat, command)
    }
}

impl Solved for Forfeit {
    fn solve(question: &Question<'_>) -> Result<Answer> {
        solve(question, true)
    }

    fn written(table: &Table<Forfeit>, seat: Seat, command: &Self::Command) -> Option<Value> {
        let mut play = written(table, seat, command)?;
        // The action card is asked for once the cards lie there.
        play["action"] = Value::Null;
        Some(play)
    }
}

fn written<V: Variant>(
    table: &Table<Crossing<V>>,
    seat: Seat,
    command: &Command<V>,
) -> Option<Value> {
    let Command::Lay(lay) = command else { return None };
    let (setup, state) = (table.setup(), table.state());
    let hand = state.hands.of(seat);
    let play = weigh(&setup.edition, setup.house.bonus_on, &state.table, hand, lay).ok()?;
    Some(as_json(&play, games::total(&play.lines).0))
}

fn solve(question: &Question<'_>, forfeit: bool) -> Result<Answer> {
    let position: Position = question.position()?;
    let mut edition = question.edition::<Classic>()?;
    edition.alphabet = question.lexicon.alphabet();
    let grid = table(question, &position.table)?;
    let hand = cards::hand(question, "hand", &position.hand)?;
    let most = usize::from(edition.hand);
    if !(1..=most).contains(&hand.len()) {
        let found = hand.len();
        return Err(question.wrong("hand", format!("{found} cards, expected 1 to {most}")));
    }
    let action = action(question, &edition, position.action.filter(|_| forfeit))?;
    let hand = Hand {
        edition: &edition,
        counting: BonusOn::EveryWord.into(),
        grid: &grid,
        cards: &hand,
        action: action.as_ref(),
    };
    let search = ClassicSearch::new(hand, question.lexicon);
    let reach = Reach::new(question.lexicon, &letter_values(&edition));
    let legal = question.legal(|| search.search().count())?;
    let plays = if question.all {
        search.all(question.threads())
    } else {
        search.best(&reach, question.top.max(1))
    };
    let found = !plays.is_empty();
    let shown = &plays[..plays.len().min(question.top)];

    let mut object = json!({ "game": if forfeit { "forfeit" } else { "classic" } });
    if let Some(legal) = legal {
        object["legal"] = json!(legal);
    }
    let with_action = |advised: &Advised| action_name(action.as_ref(), advised);
    object["plays"] = shown
        .iter()
        .map(|advised| {
            let mut play = as_json(&advised.play, advised.score);
            if forfeit {
                play["action"] = json!(with_action(advised));
            }
            play
        })
        .collect();

    let mut text = draw::table(&grid, None, plays.first().map(|best| &best.play.cards[..]));
    draw::legal(&mut text, legal);
    draw::plays(
        &mut text,
        shown.iter().map(|advised| draw::Row {
            word: &advised.play.words[0].word,
            cells: &advised.play.words[0].cells,
            score: advised.score,
            lines: &advised.play.lines,
            remark: with_action(advised).map_or(String::new(), |name| format!("action {name}")),
        }),
    );
    Ok(Answer { json: object, text, found })
}

fn table(question: &Question<'_>, rows: &[String]) -> Result<Grid> {
    use unicode_normalization::UnicodeNormalization;
    let mut grid = Grid::endless();
    let columns = rows.first().map_or(0, |row| row.nfc().count());
    cards::lay_rows(question, "table", rows, columns, &mut grid)?;
    Ok(grid)
}

fn action(
    question: &Question<'_>,
    edition: &CartasEdition,
    id: Option<String>,
) -> Result<Option<ActionCard>> {
    let Some(id) = id else { return Ok(None) };
    let card = edition.actions.card(&ActionId(id.clone())).cloned();
    let ids: Vec<&str> = edition.actions.cards.iter().map(|card| card.id.0.as_str()).collect();
    let wrong = || format!("there is no action card {id:?}: expected one of {}", ids.join(", "));
    card.map(Some).ok_or_else(|| question.wrong("action", wrong()))
}

fn action_name(action: Option<&ActionCard>, advised: &Advised) -> Option<String> {
    Some(format!("{}{}", action?.id, advised.action?))
}

fn as_json(play: &Play, score: i32) -> Value {
    let main = &play.words[0];
    json!({
        "cells": play.cards,
        "at": main.cells[0],
        "dir": draw::direction(&main.cells),
        "word": main.word,
        "score": score,
        "words": words(play),
        "bonus": play.bonus.map(|bonus| json!({ "card": Card::Bonus(bonus.card), "at": bonus.at })),
        "kept": play.kept(),
    })
}

/// Every word with what it scores after the bonus card: its own line and the one behind it.
fn words(play: &Play) -> Vec<(String, i32)> {
    let mut words: Vec<(String, i32)> = Vec::new();
    for line in &play.lines {
        if line.kind == WORD {
            let word = &play.words[words.len()].word;
            words.push((word.clone(), line.points.0));
        } else if line.kind == BONUS_CARD
            && let Some((_, points)) = words.last_mut()
        {
            *points += line.points.0;
        }
    }
    words
}
