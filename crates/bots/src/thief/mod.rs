//! Players of Word Thief.
//!
//! What a level sees (`sight`) and what it makes of it (`judgement`) are kept apart: a novice
//! overlooks most steals, a club player few, and both take the best score that they see; an expert
//! weighs what stays on the table to be stolen, and a master what the others could answer.

mod challenge;
mod foresight;
mod hand;
mod judgement;
mod mind;
mod pace;
mod posing;
pub mod practice;
mod sight;
mod trained;

#[cfg(test)]
mod tests;

pub use mind::Mind;
pub use trained::{Spread, Trained};

use crate::advice::Spot;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Measuring, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::thief::{Card, Command, Fate, Lay, PlayedWord, Stage, Target, Thief};
use games::{Chance, Game, Setup};
use mind::Style;

impl Playable for Thief {
    // Most of the best score is in words that nobody sees at first.
    const GRADES: crate::Grades = [0.2, 0.45, 0.75];
    const MEASURING: Measuring =
        Measuring { games: 600, games_of_maestro: 300, games_of_speed: 50, elo: true };

    type Mind = Mind;

    fn prepare(_setup: &Setup<Thief>, words: &Words, bot: Bot) -> Mind {
        Mind::new(words, bot, Trained::shipped().for_words(words))
    }

    /// A node is a way to part a word that could be stolen, about a nanosecond of work.
    fn budget(bot: Bot) -> Budget {
        Budget::new(match bot {
            // The measure sees every word, whatever it takes.
            Bot::Greedy => u64::MAX,
            bot => {
                let manner = bot.manner(Thief::NAME);
                manner.whole([1_000_000, 1_000_000, 10_000_000, 60_000_000, 300_000_000]).into()
            }
        })
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Thief>,
        luck: &mut dyn Chance,
        budget: &mut Budget,
    ) -> Option<Decision<Command>> {
        let game = &seen.view.game;
        match &game.stage {
            Stage::Turn if game.on_turn == seen.seat => {
                let command = on_turn(mind, seen, luck, budget)?;
                let after = pace::of_turn(mind.manner(), seen, &command, luck);
                Some(Decision::new(command, after))
            }
            Stage::Asked { play, window, .. } if window.waiting().contains(&seen.seat) => {
                let command = challenge::answer(mind, play, luck);
                Some(Decision::new(command, pace::of_answer(mind.manner(), luck)))
            }
            _ => None,
        }
    }

    fn spot(seen: &Seen<Thief>, command: &Command) -> Spot {
        let (steals, words) = match command {
            Command::Form { cards, .. } => (None, std::slice::from_ref(cards)),
            Command::Steal { word, words, .. } => (Some(*word), words.as_slice()),
            _ => return Spot::default(),
        };
        let mut uses: Vec<Card> = words.iter().flatten().map(|card| card.in_hand()).collect();
        let target = steals.and_then(|id| seen.view.game.words.iter().find(|word| word.id == id));
        for card in target.iter().flat_map(|word| &word.cards) {
            if let Some(place) = uses.iter().position(|used| *used == card.in_hand()) {
                uses.remove(place);
            }
        }
        Spot {
            cells: Vec::new(),
            steals: steals.map(|id| id.index() as u32),
            uses: uses.iter().map(ToString::to_string).collect(),
        }
    }

    fn compare(greedy: &Mind, seen: &Seen<Thief>, command: &Command) -> Option<Compared> {
        let (stolen, words) = match command {
            Command::Form { cards, .. } => (None, vec![cards.clone()]),
            Command::Steal { word, words, .. } => (Some(*word), words.clone()),
            _ => return None,
        };
        let hand: &[Card] = seen.view.game.hand.as_deref()?;
        let stolen = stolen.and_then(|id| seen.view.game.words.get(id.index()));
        let target = stolen.map(|w| Target { id: w.id, owner: w.owner, cards: &w.cards });
        let lay = Lay { seat: seen.seat, hand, target, words: &words };
        let play = lay.weigh(&seen.setup.edition, sight::limits_of(seen)).ok()?;
        let found = sight::best_score(greedy, seen, &mut Budget::new(u64::MAX));
        let best = found.map_or(0, |found| found.score());
        Some(Compared { chosen: games::total(&play.lines).0, best })
    }
}

/// The words that lie before the players.
fn lying(words: &[PlayedWord]) -> impl Iterator<Item = &PlayedWord> {
    words.iter().filter(|word| word.fate == Fate::Lies)
}

/// Plays the play that suits the level; swaps or passes only where it sees none (WT-A10).
fn on_turn(
    mind: &Mind,
    seen: &Seen<Thief>,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Option<Command> {
    let chosen = match mind.style(luck) {
        Style::BestScore => sight::best_score(mind, seen, budget),
        Style::Overlooks { steals } => sight::best_seen(mind, seen, steals, luck, budget),
        Style::WeighsTable => {
            let found = sight::candidates(mind, seen, budget);
            judgement::best(mind, seen, found)
        }
        Style::LooksAhead => {
            let found = sight::candidates(mind, seen, budget);
            foresight::best(mind, seen, found, luck, budget)
        }
    };
    match chosen {
        Some(found) => found.command(),
        None => Some(hand::swap_or_pass(mind, seen)),
    }
}
