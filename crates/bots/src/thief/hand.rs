//! The hand: what a play leaves of it, and what to give away where there is no play.

use super::mind::Mind;
use super::sight::Seen;
use crate::seen::Seen as Table;
use games::take_cards;
use games::thief::{Card, Command, Thief};

/// The cards that stay in the hand after a play, before it is filled up.
pub(super) fn kept_after(table: &Table<Thief>, seen: &Seen<'_>) -> Vec<Card> {
    let mut used: Vec<Card> = seen.cards().collect();
    if let Some(target) = seen.target {
        let stolen: Vec<Card> = target.cards.iter().map(|card| card.in_hand()).collect();
        let _ = take_cards(&mut used, &stolen);
    }
    let mut kept = table.view.game.hand.clone().unwrap_or_default();
    let _ = take_cards(&mut kept, &used);
    kept
}

/// Without a play: a swap of as many cards as must be, or a pass (WT-20, WT-21, WT-A9).
pub(super) fn swap_or_pass(mind: &Mind, table: &Table<Thief>) -> Command {
    let game = &table.view.game;
    if game.pile == 0 {
        return Command::Pass;
    }
    let count = usize::from(table.setup.edition.cannot_play.swap).min(game.pile);
    let mut hand = game.hand.clone().unwrap_or_default();
    hand.sort_by(|&one, &other| keep(mind, one).total_cmp(&keep(mind, other)));
    // Of equal cards one is enough.
    let mut cards: Vec<Card> = Vec::new();
    let (twice, once): (Vec<usize>, Vec<usize>) = (0..hand.len())
        .partition(|&at| hand[..at].iter().any(|card| card.glyph() == hand[at].glyph()));
    cards.extend(twice.into_iter().chain(once).map(|at| hand[at]).take(count));
    Command::Swap { cards }
}

/// How much one wants to keep a card: a Wild always, others by what they were found to be worth.
fn keep(mind: &Mind, card: Card) -> f64 {
    match card {
        Card::Wild(_) => f64::MAX,
        Card::Letter(..) => mind.trained().kept(card),
    }
}
