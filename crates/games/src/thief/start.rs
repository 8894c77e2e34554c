//! The start: draw for the dealer, shuffle, deal.

use super::Thief;
use super::card::Card;
use super::edition::ThiefEdition;
use super::event::{Event, News};
use crate::chance::{Chance, Recorded, draws_that_order, shuffle};
use crate::game::Ruling;
use crate::kit::top;
use crate::seat::Seat;
use crate::setup::Setup;

/// After so many ties a box without different letters is at fault, and chance decides.
const MOST_ROUNDS: usize = 100;

pub(super) fn start(ruling: &mut Ruling<'_, Thief>) {
    let setup = ruling.state().setup.clone();
    let players = setup.players.len();
    let (rounds, dealer) = draw_dealer(&setup.edition, players, &mut *ruling.chance);
    ruling.emit(Event::Open(News::DealerDrawn { rounds, dealer }));
    let mut pile = setup.edition.deck();
    shuffle(&mut pile, &mut *ruling.chance);
    ruling.emit(Event::Shuffled { pile });
    for seat in Seat::all(players) {
        let count = usize::from(setup.edition.hand);
        let cards = top(&ruling.state().pile, count);
        ruling.emit(Event::Drew { seat, cards });
    }
    // The one to the left of the dealer starts (WT-03).
    let seat = dealer.clockwise(players).next().unwrap_or(dealer);
    ruling.emit(Event::Open(News::Turn { turn: 1, seat }));
}

type Rounds = Vec<Vec<(Seat, Card)>>;

/// Everybody draws a card; nearest to A deals, ties and Wilds draw again (WT-01, WT-A21).
fn draw_dealer(edition: &ThiefEdition, players: usize, chance: &mut dyn Chance) -> (Rounds, Seat) {
    let mut rounds = Vec::new();
    let mut tied: Vec<Seat> = Seat::all(players).collect();
    while tied.len() > 1 && rounds.len() < MOST_ROUNDS {
        let mut deck = edition.deck();
        let mut round = Vec::new();
        for &seat in &tied {
            // There are letters for everybody, so every Wild can be drawn again.
            while !deck.is_empty() {
                let card = deck.swap_remove(chance.below(deck.len() as u32) as usize);
                round.push((seat, card));
                if edition.rank(card).is_some() {
                    break;
                }
            }
        }
        let ranked = round.iter().filter_map(|&(seat, card)| Some((edition.rank(card)?, seat)));
        let nearest = ranked.clone().map(|(rank, _)| rank).min();
        tied = ranked.filter(|&(rank, _)| Some(rank) == nearest).map(|(_, seat)| seat).collect();
        rounds.push(round);
    }
    let place = if tied.len() > 1 { chance.below(tied.len() as u32) as usize } else { 0 };
    (rounds, tied.get(place).copied().unwrap_or_default())
}

/// Chance that lets `starter` begin and deals these hands, then these cards, then the rest in
/// the order of the box: for lessons, puzzles and tests. Nothing if the box lacks such cards.
pub fn stacked(
    setup: &Setup<Thief>,
    starter: Seat,
    hands: &[&[Card]],
    then: &[Card],
) -> Option<Recorded> {
    let full = usize::from(setup.edition.hand);
    if hands.len() != setup.players.len() || hands.iter().any(|hand| hand.len() != full) {
        return None;
    }
    let deck = setup.edition.deck();
    let mut rest = deck.clone();
    let mut order: Vec<Card> = hands.iter().flat_map(|hand| hand.iter().copied()).collect();
    order.extend(then);
    for card in &order {
        let place = rest.iter().position(|held| held == card)?;
        rest.remove(place);
    }
    order.extend(rest);
    // The top of the pile is its end.
    order.reverse();
    let mut draws = stacked_dealer(setup, starter)?;
    draws.extend(draws_that_order(&deck, &order)?);
    Some(Recorded::new(draws))
}

/// The draws by which the seat before the starter deals: it draws the first letter of the
/// alphabet, the others a later one.
fn stacked_dealer(setup: &Setup<Thief>, starter: Seat) -> Option<Vec<u32>> {
    let players = setup.players.len();
    let mut deck = setup.edition.deck();
    let nearest = deck.iter().filter_map(|&card| setup.edition.rank(card)).min();
    let mut draws = Vec::new();
    for seat in Seat::all(players) {
        let deals = seat.clockwise(players).next() == Some(starter);
        let fits = |&card: &Card| {
            let rank = setup.edition.rank(card);
            rank.is_some() && (rank == nearest) == deals
        };
        let place = deck.iter().position(fits)?;
        deck.swap_remove(place);
        draws.push(place as u32);
    }
    Some(draws)
}
