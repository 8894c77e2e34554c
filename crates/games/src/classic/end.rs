//! The end of the game: when it comes, and what the hands are worth.

use super::Crossing;
use super::event::{EndReason, Event, News};
use super::state::State;
use super::turn::clear;
use super::variant::Variant;
use crate::card::Card;
use crate::cartas::CartasEdition;
use crate::game::Ruling;
use crate::kit::{HAND_LEFT, Reckoning, reckon};
use crate::score::{Line, LineKind, Points};
use crate::seat::{Seat, Seats};

/// The letters left in another player's hand.
pub const COLLECTED: LineKind = LineKind::new("collected");

/// So many passes in a row of everybody end the game (SC-09).
const PASSES: u32 = 2;
/// So many turns in a row in which nobody scored or exchanged cards of the pile end it too.
const IDLE_TURNS: u32 = 3;

/// After a play and its refill: no pile, and no letter card in the player's hand (SC-A25).
pub(super) fn ends_after_play<V: Variant>(state: &State<V>, seat: Seat) -> bool {
    state.pile.is_empty() && !state.hand(seat).iter().any(|card| card.is_letter())
}

/// Does the game end because nobody plays any more (SC-A22)?
///
/// Passes are counted for each seat, so those of a player who has left are gone. A turn lost to a
/// challenge is no pass; that alone would let words that are no words go on for ever, so the game
/// also ends once nobody has come on for three turns.
pub(super) fn nobody_plays<V: Variant>(state: &State<V>, seats: &Seats) -> Option<EndReason> {
    let all = |counts: &[u32], least: u32| {
        seats.playing().all(|seat| counts.get(seat.index()).is_some_and(|&count| count >= least))
    };
    if all(&state.passes, PASSES) {
        Some(EndReason::Passes)
    } else if all(&state.idle, IDLE_TURNS) {
        Some(EndReason::Stalled)
    } else {
        None
    }
}

/// The last lines of a player, by the hands of all who play (SC-30).
pub(super) fn last_lines(
    edition: &CartasEdition,
    hands: &[(Seat, &[Card])],
    seat: Seat,
) -> Vec<Line> {
    let left =
        |hand: &[Card]| -> Points { hand.iter().map(|&card| edition.card_value(card)).sum() };
    let out = |hand: &[Card]| !hand.iter().any(|card| card.is_letter());
    match hands.iter().find(|(holder, _)| *holder == seat) {
        None => Vec::new(),
        Some((_, hand)) if !out(hand) => vec![Line::new(HAND_LEFT, -left(hand))],
        Some(_) => {
            let others = hands.iter().filter(|(other, hand)| *other != seat && !out(hand));
            others.map(|(other, hand)| Line::new(COLLECTED, left(hand)).seat(*other)).collect()
        }
    }
}

/// Ends the game: everybody subtracts the letters left; who has none collects them (SC-30).
pub(super) fn end<V: Variant>(ruling: &mut Ruling<'_, Crossing<V>>, reason: EndReason) {
    clear(ruling);
    let state = ruling.state();
    let players: Vec<Seat> = ruling.seats.playing().collect();
    let held: Vec<(Seat, &[Card])> = players.iter().map(|&seat| (seat, state.hand(seat))).collect();
    let last = |seat| last_lines(&state.setup.edition, &held, seat);
    let Reckoning { lines, winners } = reckon(&state.sheet, &players, last);
    let hands: Vec<(Seat, Vec<Card>)> =
        players.iter().map(|&seat| (seat, state.hand(seat).to_vec())).collect();
    ruling.emit(Event::Open(News::Ended { reason, hands, lines, winners }));
}
