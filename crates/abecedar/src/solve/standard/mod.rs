//! `abecedar solve standard`: the classic crossword game on 15 × 15 squares, with any letter set
//! and any premiums, so that what is found here can be checked against other engines.

mod asked;
mod position;
mod text;
mod told;

pub use asked::Asked;

use super::{Answer, Question};
use crate::outcome::Result;
use position::Position;
use serde_json::json;
use solver::grid::{Reach, Scored, Search};
use solver::standard::rules_with;
use std::fmt::Write;
use told::Told;

/// The lexicon unless another is asked for.
const LEXICON: &str = "en";

/// Answers a question about a position.
pub fn solve(question: &Question<'_>) -> Result<Answer> {
    let Position { board, rack, values, all } = Position::read(question)?;
    let rules = rules_with(values, all);
    let search = Search::new(question.lexicon, &board, &rack, &rules);
    let legal = question.legal(|| search.count())?;
    let plays: Vec<Scored> = if question.all {
        search.all(question.threads())
    } else {
        search.best(&Reach::new(question.lexicon, &values), question.top.max(1))
    };
    let shown = &plays[..plays.len().min(question.top)];
    let alphabet = question.lexicon.alphabet();
    let told: Vec<Told> =
        shown.iter().map(|play| Told::new(alphabet, &board, &rules, play)).collect();

    let mut object = json!({ "game": "standard" });
    if let Some(legal) = legal {
        object["legal"] = json!(legal);
    }
    object["plays"] = told.iter().map(Told::as_json).collect();

    let mut text = told::board(alphabet, &board);
    super::draw::legal(&mut text, legal);
    for (nth, play) in told.iter().enumerate() {
        let _ = writeln!(text, "{:>3}. {:>4}  {}", nth + 1, play.score, play.notation);
        let _ = writeln!(text, "           {}", play.lines());
    }
    if told.is_empty() {
        text.push_str("no legal play\n");
    }
    Ok(Answer { json: object, text, found: !plays.is_empty() })
}
