//! Puzzles of Party: without a timer, and late, when the tray has become a handful.

use super::calculating::best_plays;
use super::mind::Mind;
use super::sight::{Sight, cards};
use crate::puzzle::Posing;
use crate::seen::Seen;
use games::Card;
use games::party::{Command, Party, Stage};
use serde_json::{Value, json};

/// So many of the best plays are looked at. Those that differ only in what a joker stands for are
/// among them and count for nothing.
const MOST_RIVALS: usize = 40;
/// How many tiles there are to choose from.
const TRAY: std::ops::RangeInclusive<usize> = 7..=16;

impl Posing for Party {
    fn puzzle_house() -> Value {
        json!({ "untimed": true, "gentle": true })
    }

    fn lays(seen: &Seen<Party>) -> bool {
        matches!(seen.view.game.stage, Stage::Run { .. }) && Sight::new(seen).on_turn()
    }

    fn suits(seen: &Seen<Party>) -> bool {
        TRAY.contains(&seen.view.game.tray.len()) && Party::facts(seen).1 <= 1
    }

    fn best(greedy: &Mind, seen: &Seen<Party>) -> Option<Command> {
        plays(greedy, seen, 1).into_iter().next()
    }

    fn rivals(greedy: &Mind, seen: &Seen<Party>, _best: &Command) -> Option<Vec<Command>> {
        Some(plays(greedy, seen, MOST_RIVALS))
    }

    fn facts(seen: &Seen<Party>) -> (usize, usize) {
        let tray = &seen.view.game.tray;
        let jokers = tray.iter().filter(|card| matches!(card, Card::Blank(_))).count();
        (seen.view.game.board.len(), jokers)
    }
}

/// The best plays, best first.
fn plays(greedy: &Mind, seen: &Seen<Party>, most: usize) -> Vec<Command> {
    let sight = Sight::new(seen);
    let found = best_plays(&greedy.vocabulary, &sight, most);
    found.iter().map(|play| Command::stop(cards(&play.tiles))).collect()
}
