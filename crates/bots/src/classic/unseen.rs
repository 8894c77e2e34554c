//! Which cards a seat has not seen: they are in the pile, in the others' hands, or among the
//! cards that others put away face down.

use crate::seen::Seen;
use games::classic::{Crossing, News, Variant};
use games::{Card, Chance, shuffle, take_cards};

/// The cards that a seat has not seen, in the order of the box.
pub(super) fn unseen<V: Variant>(seen: &Seen<Crossing<V>>) -> Vec<Card> {
    let (edition, house, game) = (&seen.setup.edition, &seen.setup.house, &seen.view.game);
    let mut cards = edition.letter_cards();
    cards.extend(edition.bonus_cards(&house.bonus_deck));
    let mut gone: Vec<Card> = game.hand.clone().unwrap_or_default();
    match laid_and_put_away(seen) {
        Some(known) => gone.extend(known),
        None => gone.extend(game.table.iter().map(|at| at.what.in_hand())),
    }
    for card in gone {
        // A card that is not in the box any more was seen twice: nothing to take away then.
        let _ = take_cards(&mut cards, &[card]);
    }
    cards
}

/// All cards that were laid for good or that the seat itself put away; nothing where turns were
/// taken back, after which what was told no longer adds up.
fn laid_and_put_away<V: Variant>(seen: &Seen<Crossing<V>>) -> Option<Vec<Card>> {
    let mut gone = Vec::new();
    let mut pending: Vec<Card> = Vec::new();
    for told in &seen.told {
        match &told.news {
            Some(games::News::Undone { .. }) => return None,
            Some(games::News::Game(News::Laid { play, .. })) => pending = play.used(),
            Some(games::News::Game(News::Scored { .. })) => gone.append(&mut pending),
            Some(games::News::Game(News::TookBack { .. })) => pending.clear(),
            Some(games::News::Game(News::Discarded { cards: Some(cards), .. })) => {
                gone.extend(cards);
            }
            _ => {}
        }
    }
    Some(gone)
}

/// So many of the unseen cards, by chance.
pub(super) fn sample(unseen: &[Card], count: usize, luck: &mut dyn Chance) -> Vec<Card> {
    let mut cards = unseen.to_vec();
    shuffle(&mut cards, luck);
    cards.truncate(count);
    cards
}
