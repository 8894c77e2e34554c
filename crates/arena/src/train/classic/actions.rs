//! What action cards bring who holds them on the own turn.

use bots::classic::Acting;
use games::classic::{Crossing, Event, News, Plain};
use games::forfeit::{ActionId, Actions, ForfeitEvent, ForfeitNews};
use games::{Seat, Table};
use std::collections::{BTreeMap, HashMap};

/// A variant of Classic whose numbers can be learned.
pub trait Lesson: Acting {
    /// What each action card brought in a turn of its holder, in the mean.
    fn actions(tables: &[Table<Crossing<Self>>]) -> BTreeMap<String, f64>;
}

impl Lesson for Plain {
    fn actions(_tables: &[Table<Crossing<Plain>>]) -> BTreeMap<String, f64> {
        BTreeMap::new()
    }
}

impl Lesson for Actions {
    fn actions(tables: &[Table<Crossing<Actions>>]) -> BTreeMap<String, f64> {
        let mut sums: BTreeMap<String, (f64, f64)> = BTreeMap::new();
        for table in tables {
            let mut held: HashMap<Seat, ActionId> = HashMap::new();
            for event in table.log().iter().flat_map(|entry| &entry.events) {
                match event {
                    games::Event::Game(Event::Open(News::Scored { seat, .. })) => {
                        if let Some(card) = held.get(seat) {
                            sums.entry(card.0.clone()).or_default().1 += 1.0;
                        }
                    }
                    games::Event::Game(Event::Variant(ForfeitEvent::Drew { seat, card })) => {
                        held.insert(*seat, card.clone());
                    }
                    games::Event::Game(Event::Variant(ForfeitEvent::Open(
                        ForfeitNews::ActionPlayed { seat, card, on, lines, .. },
                    ))) if seat == on => {
                        let points = games::total(lines).0;
                        sums.entry(card.0.clone()).or_default().0 += f64::from(points);
                    }
                    _ => {}
                }
            }
        }
        sums.into_iter().map(|(card, (points, turns))| (card, points / turns.max(1.0))).collect()
    }
}
