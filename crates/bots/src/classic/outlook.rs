//! How the rest of the game looks from a seat: how much will still be drawn, and what the others
//! hold.

use super::mind::Mind;
use super::unseen::unseen;
use crate::seen::Seen;
use games::cartas::CartasEdition;
use games::classic::{Crossing, Variant};
use games::{Card, Seat};

/// With so many cards in the pile the end is far away.
const FAR: usize = 14;
/// What a point in hand costs when the end is near: it is lost, and mostly somebody collects it.
const LEFT_COSTS: f64 = 1.4;
/// What a point in the others' hands brings who goes out: they lose it as well.
const OUT_BRINGS: f64 = 1.7;

/// What a seat knows of the rest of the game.
pub(super) struct Outlook<'a> {
    pub(super) edition: &'a CartasEdition,
    pub(super) mind: &'a Mind,
    /// How much the cards that stay in hand count, from 0 to 1.
    pub(super) leave: f64,
    pub(super) pile: usize,
    /// The others who still play, the next one first, with how many cards they hold.
    pub(super) others: Vec<(Seat, usize)>,
    pub(super) unseen: Vec<Card>,
    /// What the letters in the others' hands are worth, as far as can be told.
    others_hold: f64,
}

impl<'a> Outlook<'a> {
    /// Looks ahead; who is careless does not think of the cards that stay.
    pub(super) fn new<V: Variant>(
        mind: &'a Mind,
        seen: &'a Seen<Crossing<V>>,
        careless: bool,
    ) -> Outlook<'a> {
        let (view, edition) = (&seen.view, &seen.setup.edition);
        let playing = |seat: &Seat| view.seats.get(seat.index()).is_some_and(|s| !s.left);
        let others: Vec<(Seat, usize)> = seen
            .seat
            .clockwise(view.seats.len())
            .filter(|&seat| seat != seen.seat)
            .filter(playing)
            .map(|seat| (seat, view.game.hands.get(seat.index()).copied().unwrap_or(0)))
            .collect();
        let unseen = unseen(seen);
        let total = left(edition, &unseen);
        let held: usize = others.iter().map(|(_, cards)| cards).sum();
        let others_hold = total * held as f64 / unseen.len().max(1) as f64;
        let leave = if careless { 0.0 } else { mind.level.leave };
        Outlook { edition, mind, leave, pile: view.game.pile, others, unseen, others_hold }
    }

    /// What cards that stay in hand after a turn are worth, the end of the game considered.
    pub(super) fn worth(&self, kept: &[Card]) -> f64 {
        if self.leave <= 0.0 {
            return 0.0;
        }
        let full = usize::from(self.edition.hand);
        let pile = self.pile.saturating_sub(full.saturating_sub(kept.len()));
        let far = pile.min(FAR) as f64 / FAR as f64;
        let mut worth = 0.0;
        if far > 0.0 {
            worth += far * self.mind.leave.worth(kept);
        }
        if far < 1.0 {
            let end = if pile == 0 && self.pile == 0 && !kept.iter().any(|card| card.is_letter()) {
                OUT_BRINGS * self.others_hold
            } else {
                -LEFT_COSTS * left(self.edition, kept)
            };
            worth += (1.0 - far) * end;
        }
        self.leave * worth
    }
}

/// What the letters among cards are worth.
pub(super) fn left(edition: &CartasEdition, cards: &[Card]) -> f64 {
    f64::from(cards.iter().map(|&card| edition.card_value(card).0).sum::<i32>())
}
