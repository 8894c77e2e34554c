//! Rummy: the best lay for a task, and what each discard promises.

use super::Pair;
use crate::baseline::rummy as before;
use crate::sets::{self, RummyPosition};
use games::Card;
use games::cartas::CartasEdition;
use games::rummy::Task;
use lexicon::{Lexicon, Library};
use solver::rummy::{self, Discard};
use std::collections::BTreeMap;
use std::fmt;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A hand of an edition, with the task that it was held for.
pub struct Posed {
    /// Its edition.
    pub edition: CartasEdition,
    /// The words of the edition.
    pub lexicon: Lexicon,
    /// As it is stored.
    pub position: RummyPosition,
}

/// The stored positions.
pub fn posed() -> Outcome<Vec<Posed>> {
    let mut known: BTreeMap<String, (CartasEdition, Lexicon)> = BTreeMap::new();
    let mut posed = Vec::new();
    for position in sets::rummy()? {
        if !known.contains_key(&position.edition) {
            let edition = position.box_of().ok_or("no edition")?;
            let lexicon = Library::new(None).open(games::Edition::lexicon(&edition))?;
            known.insert(position.edition.clone(), (edition, lexicon));
        }
        let (edition, lexicon) = known[&position.edition].clone();
        posed.push(Posed { edition, lexicon, position });
    }
    Ok(posed)
}

impl Posed {
    /// The task of the round.
    pub fn task(&self) -> Outcome<&Task> {
        Ok(self.edition.rummy.task(&self.position.task).ok_or("no task")?)
    }

    /// The best lay for a task, both ways: its score.
    pub fn best(&self, task: &Task, pair: &mut Pair) {
        let Posed { edition, lexicon, position } = self;
        let hand = position.hand.as_slice();
        pair.note(
            || before::best(lexicon, edition, task, hand, Discard::Due).map(score),
            || rummy::best(lexicon, edition, task, hand, Discard::Due).map(score),
        );
    }

    /// What each discard promises over all cards that are not in hand, both ways.
    pub fn discards(&self, task: &Task, pair: &mut Pair) -> Outcome<()> {
        let Posed { edition, lexicon, position } = self;
        let hand = position.hand.as_slice();
        let mut unseen = [edition.letter_cards(), edition.bonus_cards("six")].concat();
        games::take_cards(&mut unseen, hand).map_err(|_| "a hand of the box")?;
        pair.note(
            || before::discards(lexicon, edition, task, hand, &unseen),
            || rummy::discards(lexicon, edition, task, hand, &unseen),
        );
        Ok(())
    }
}

fn score(best: Option<rummy::Best>) -> Option<games::Points> {
    best.map(|best| best.score)
}

/// What hands are like.
#[derive(Default)]
pub struct Hands {
    hands: usize,
    cards: BTreeMap<usize, usize>,
    bonus_cards: BTreeMap<usize, usize>,
    editions: BTreeMap<String, usize>,
    tasks: BTreeMap<String, usize>,
}

impl Hands {
    /// Counts a hand.
    pub fn add(&mut self, position: &RummyPosition) {
        let bonus = position.hand.iter().filter(|card| matches!(card, Card::Bonus(_))).count();
        self.hands += 1;
        *self.cards.entry(position.hand.len()).or_default() += 1;
        *self.bonus_cards.entry(bonus).or_default() += 1;
        *self.editions.entry(position.edition.clone()).or_default() += 1;
        *self.tasks.entry(position.task.to_string()).or_default() += 1;
    }
}

impl fmt::Display for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Hands { hands, cards, bonus_cards, editions, tasks } = self;
        write!(
            f,
            "{hands} hands ({}); cards {}; bonus cards {}; tasks {}",
            super::counted(editions),
            super::counted(cards),
            super::counted(bonus_cards),
            super::counted(tasks)
        )
    }
}
