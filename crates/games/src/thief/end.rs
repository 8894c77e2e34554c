//! The end of the game: when it comes, and what the hands cost.

use super::Thief;
use super::card::Card;
use super::edition::ThiefEdition;
use super::event::{EndReason, Event, News};
use super::state::State;
use crate::game::Ruling;
use crate::kit::{HAND_LEFT, Reckoning, reckon};
use crate::score::{Line, Points};
use crate::seat::{Seat, Seats};

/// After a play and its refill: no pile, and no card in the player's hand (WT-22, WT-A19).
pub(super) fn is_out(state: &State, seat: Seat) -> bool {
    state.pile.is_empty() && state.hand(seat).is_empty()
}

/// Does the game end because nobody plays any more?
///
/// Without a pile that is once everybody in succession has passed (WT-A20); a turn lost to a
/// challenge counts as passed, or unknown words would keep a game alive for ever. With a pile
/// nobody passes; but once all have lost two turns running, they play for nothing.
pub(super) fn nobody_plays(state: &State, seats: &Seats) -> Option<EndReason> {
    let idle = |times: usize| {
        seats
            .playing()
            .all(|seat| state.idle.iter().filter(|&&other| other == seat).count() >= times)
    };
    match state.pile.is_empty() {
        true => idle(1).then_some(EndReason::Passes),
        false => idle(2).then_some(EndReason::Challenges),
    }
}

/// The last lines of a player with these cards (WT-23).
pub(super) fn last_lines(edition: &ThiefEdition, hand: &[Card]) -> Vec<Line> {
    let left: Points = hand.iter().map(|&card| edition.value(card)).sum();
    let line = (!hand.is_empty()).then(|| Line::new(HAND_LEFT, -left));
    line.into_iter().collect()
}

/// Ends the game: everybody subtracts the letters left, and nobody collects them (WT-23).
pub(super) fn end(ruling: &mut Ruling<'_, Thief>, reason: EndReason) {
    let state = ruling.state();
    let players: Vec<Seat> = ruling.seats.playing().collect();
    let last = |seat: Seat| last_lines(&state.setup.edition, state.hand(seat));
    let Reckoning { lines, winners } = reckon(&state.sheet, &players, last);
    let hands: Vec<(Seat, Vec<Card>)> =
        players.iter().map(|&seat| (seat, state.hand(seat).to_vec())).collect();
    ruling.emit(Event::Open(News::Ended { reason, hands, lines, winners }));
}
