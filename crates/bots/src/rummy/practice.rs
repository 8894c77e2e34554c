//! Practice: how hands grow for a task, what saved cards are worth, and how soon rounds are closed.

use super::trained::{TaskTable, Trained};
use games::cartas::CartasEdition;
use games::rummy::{News, Rummy, Task, TaskId};
use games::{Card, Chance, News as TableNews, Told, shuffle, take_cards};
use lexicon::Lexicon;
use solver::rummy::{Discard, best, discards, draws};
use std::collections::BTreeMap;

/// How many turns a hand is watched.
const TURNS: usize = 8;
/// After so many turns it is asked what a saved card has brought.
const WHEN_SAVED: usize = 2;
/// The bonus cards that come with the game.
const BONUS_DECK: &str = "six";
/// The cards that may be worth saving.
const SAVED: [&str; 3] = ["?", "x2", "x3"];

/// Learns how hands grow, from so many hands for each task; `tried` hears of each hand.
pub fn growth(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    hands: usize,
    luck: &mut dyn Chance,
    tried: &dyn Fn(),
) -> Trained {
    let mut trained = Trained::blank();
    for task in &edition.rummy.tasks {
        let mut watch = |first: Option<Card>, turns: usize| -> Vec<f64> {
            let mut sums = vec![0.0; turns + 1];
            for _ in 0..hands {
                let scores = alone(lexicon, edition, task, first, turns, luck);
                sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score);
                tried();
            }
            sums.iter().map(|sum| short(sum / hands.max(1) as f64)).collect()
        };
        let grows = watch(None, TURNS);
        let mut kept = BTreeMap::new();
        for card in SAVED.iter().filter_map(|text| text.parse::<Card>().ok()) {
            let with = watch(Some(card), WHEN_SAVED);
            let gain = |scores: &[f64]| scores.get(WHEN_SAVED).copied().unwrap_or(0.0);
            kept.insert(card, short(gain(&with) - gain(&grows)));
        }
        let table = TaskTable { grows, closes: Vec::new(), kept };
        trained.tasks.insert(task.id.clone(), table);
    }
    trained.usual = mean(&trained);
    trained
}

/// The best score after each turn of somebody who plays for the task alone, with this card in
/// the first hand.
fn alone(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    task: &Task,
    first: Option<Card>,
    turns: usize,
    luck: &mut dyn Chance,
) -> Vec<f64> {
    let mut deck = edition.letter_cards();
    deck.extend(edition.bonus_cards(BONUS_DECK));
    shuffle(&mut deck, luck);
    let mut hand: Vec<Card> = first.into_iter().collect();
    let _ = take_cards(&mut deck, &hand.clone());
    while hand.len() < usize::from(edition.hand) {
        hand.extend(deck.pop());
    }
    let score = |hand: &[Card], discard| {
        let found = best(lexicon, edition, task, hand, discard).ok().flatten();
        found.map_or(0.0, |found| f64::from(found.score.0.max(0)))
    };
    let mut scores = vec![score(&hand, Discard::Made)];
    for _ in 0..turns {
        let open = deck.pop();
        let draws = draws(lexicon, edition, task, &hand, open, &deck).ok();
        let takes = draws.is_some_and(|draws| {
            draws.open.is_some_and(|open| open.expected > draws.pile.expected)
        });
        hand.extend(if takes { open } else { deck.pop() });
        scores.push(score(&hand, Discard::Due));
        let ranked = discards(lexicon, edition, task, &hand, &deck).unwrap_or_default();
        if let Some(worst) = ranked.first() {
            let _ = take_cards(&mut hand, &[worst.discard]);
        }
    }
    scores
}

/// How often rounds were closed in which turn of a player.
#[derive(Clone, Debug, Default)]
pub struct Closings {
    /// By task and turn: how many turns there were, and how many of them closed the round.
    turns: BTreeMap<TaskId, Vec<(f64, f64)>>,
}

impl Closings {
    /// Counts a whole game of so many players, as a watcher was told it.
    pub fn count(&mut self, told: &[Told<Rummy>], players: usize) {
        let (mut task, mut turns, mut met) = (None, 0, false);
        for told in told {
            let Some(TableNews::Game(news)) = &told.news else { continue };
            match news {
                News::Round { task: next, .. } => {
                    task = Some(next.clone());
                    (turns, met) = (0, false);
                }
                News::Turn { .. } if !met => {
                    turns += 1;
                    if let Some(row) = self.row(task.as_ref(), turns, players) {
                        row.0 += 1.0;
                    }
                }
                News::Laid { .. } if !met => {
                    met = true;
                    if let Some(row) = self.row(task.as_ref(), turns, players) {
                        row.1 += 1.0;
                    }
                }
                _ => {}
            }
        }
    }

    fn row(
        &mut self,
        task: Option<&TaskId>,
        turns: usize,
        players: usize,
    ) -> Option<&mut (f64, f64)> {
        let rows = self.turns.entry(task?.clone()).or_default();
        let turn = turns.div_ceil(players.max(1)).min(TURNS);
        if rows.len() <= turn {
            rows.resize(turn + 1, (0.0, 0.0));
        }
        rows.get_mut(turn)
    }

    /// Writes down how likely each turn closes a round; where few were seen, what all tasks have
    /// in common counts too.
    pub fn learn(&self, trained: &mut Trained) {
        /// What is common weighs as much as so many turns.
        const TRUST: f64 = 8.0;
        let all = self
            .turns
            .values()
            .flatten()
            .fold((0.0, 0.0), |(turns, closed), row| (turns + row.0, closed + row.1));
        let usual = (all.1 + 1.0) / (all.0 + 2.0);
        for (task, rows) in &self.turns {
            if let Some(table) = trained.tasks.get_mut(task) {
                let closes = |row: &(f64, f64)| short((row.1 + TRUST * usual) / (row.0 + TRUST));
                table.closes = rows.iter().map(closes).collect();
            }
        }
        trained.usual = mean(trained);
    }
}

/// The mean of all tasks.
fn mean(trained: &Trained) -> TaskTable {
    let tasks: Vec<&TaskTable> = trained.tasks.values().collect();
    let mean = |of: &dyn Fn(&TaskTable) -> f64| {
        short(tasks.iter().map(|table| of(table)).sum::<f64>() / tasks.len().max(1) as f64)
    };
    let saved = SAVED.iter().filter_map(|text| text.parse::<Card>().ok());
    TaskTable {
        grows: (0..=TURNS).map(|turn| mean(&|table| table.grows(turn))).collect(),
        closes: (0..=TURNS).map(|turn| mean(&|table| table.closes(turn))).collect(),
        kept: saved.map(|card| (card, mean(&|table| table.kept(card)))).collect(),
    }
}

/// Two decimals are more than practice can tell.
fn short(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
