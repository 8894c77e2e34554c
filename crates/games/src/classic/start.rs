//! The start: cut for the first turn, shuffle, deal.

use super::Crossing;
use super::event::{Event, News};
use super::variant::Variant;
use crate::card::{Card, take_cards};
use crate::chance::{Chance, Recorded, draws_that_order, shuffle};
use crate::game::Ruling;
use crate::kit::top;
use crate::seat::Seat;
use crate::setup::Setup;

/// After so many ties a box without different letters is at fault, and chance decides.
const MOST_CUTS: usize = 100;

/// The cards that are shuffled: letters, blanks and bonus cards (SC-02).
pub(super) fn deck<V: Variant>(setup: &Setup<Crossing<V>>) -> Vec<Card> {
    let mut deck = setup.edition.letter_cards();
    deck.extend(setup.edition.bonus_cards(&setup.house.bonus_deck));
    deck
}

/// The cards that hands are dealt from: all (SC-C9), or the letters alone where the house takes
/// the leaflet by its word (SC-A30).
pub(super) fn dealt_from<V: Variant>(setup: &Setup<Crossing<V>>) -> Vec<Card> {
    if setup.house.deal_letters { setup.edition.letter_cards() } else { deck(setup) }
}

pub(super) fn start<V: Variant>(ruling: &mut Ruling<'_, Crossing<V>>) {
    let setup = ruling.state().setup.clone();
    let (rounds, starter) = cut(&setup, &mut *ruling.chance);
    ruling.emit(Event::Open(News::Cut { rounds, starter }));
    shuffle_up(ruling, dealt_from(&setup));
    for seat in Seat::all(setup.players.len()) {
        let cards = top(&ruling.state().pile, usize::from(setup.edition.hand));
        ruling.emit(Event::Drew { seat, cards });
    }
    if setup.house.deal_letters {
        let bonus = setup.edition.bonus_cards(&setup.house.bonus_deck);
        let pile = [ruling.state().pile.clone(), bonus].concat();
        shuffle_up(ruling, pile);
    }
    V::deal(ruling);
    ruling.emit(Event::Open(News::Turn { turn: 1, seat: starter }));
}

fn shuffle_up<V: Variant>(ruling: &mut Ruling<'_, Crossing<V>>, mut pile: Vec<Card>) {
    shuffle(&mut pile, &mut *ruling.chance);
    ruling.emit(Event::Shuffled { pile });
}

type Cuts = Vec<Vec<(Seat, Card)>>;

/// Everybody cuts a letter card; nearest the start of the alphabet starts, ties cut again
/// (SC-03, SC-A17). Cutting until it is no bonus card (SC-C9) is cutting among the letter cards.
fn cut<V: Variant>(setup: &Setup<Crossing<V>>, chance: &mut dyn Chance) -> (Cuts, Seat) {
    let mut rounds = Vec::new();
    let mut tied: Vec<Seat> = Seat::all(setup.players.len()).collect();
    while tied.len() > 1 && rounds.len() < MOST_CUTS {
        let mut cards = setup.edition.letter_cards();
        let round: Vec<(Seat, Card)> = tied
            .iter()
            .map(|&seat| {
                let place = chance.below(cards.len() as u32) as usize;
                (seat, cards.swap_remove(place))
            })
            .collect();
        let rank = |&(_, card): &(Seat, Card)| setup.edition.rank(card);
        let best = round.iter().map(rank).min();
        tied = round.iter().filter(|cut| Some(rank(cut)) == best).map(|&(seat, _)| seat).collect();
        rounds.push(round);
    }
    let place = if tied.len() > 1 { chance.below(tied.len() as u32) as usize } else { 0 };
    (rounds, tied.get(place).copied().unwrap_or_default())
}

/// Chance that lets `starter` begin and deals these hands, then these cards, then the rest in
/// the order of the box: for lessons, puzzles and tests. Nothing if the box lacks such cards.
pub fn stacked<V: Variant>(
    setup: &Setup<Crossing<V>>,
    starter: Seat,
    hands: &[&[Card]],
    then: &[Card],
) -> Option<Recorded> {
    let full = usize::from(setup.edition.hand);
    if hands.len() != setup.players.len() || hands.iter().any(|hand| hand.len() != full) {
        return None;
    }
    let dealt: Vec<Card> = hands.iter().flat_map(|hand| hand.iter().copied()).collect();
    let mut draws = stacked_cut(setup, starter)?;
    if setup.house.deal_letters {
        let letters = setup.edition.letter_cards();
        let order = from_the_top(&letters, &dealt)?;
        draws.extend(draws_that_order(&letters, &order)?);
        let bonus = setup.edition.bonus_cards(&setup.house.bonus_deck);
        let pile = [&order[..order.len() - dealt.len()], &bonus].concat();
        draws.extend(draws_that_order(&pile, &from_the_top(&pile, then)?)?);
    } else {
        let deck = deck(setup);
        let order = from_the_top(&deck, &[&dealt, then].concat())?;
        draws.extend(draws_that_order(&deck, &order)?);
    }
    Some(Recorded::new(draws))
}

/// The cards in an order in which these come from the top, which is the end; nothing if they are
/// not all there.
fn from_the_top(cards: &[Card], first: &[Card]) -> Option<Vec<Card>> {
    let mut rest = cards.to_vec();
    take_cards(&mut rest, first).ok()?;
    let mut order = [first, &rest].concat();
    order.reverse();
    Some(order)
}

/// The cuts by which a seat starts: it cuts the first card of the alphabet, the others a later
/// one.
fn stacked_cut<V: Variant>(setup: &Setup<Crossing<V>>, starter: Seat) -> Option<Vec<u32>> {
    let mut cards = setup.edition.letter_cards();
    let rank = |card: &Card| setup.edition.rank(*card);
    let best = cards.iter().map(rank).min()?;
    let mut draws = Vec::new();
    for seat in Seat::all(setup.players.len()) {
        let place = cards.iter().position(|card| (rank(card) == best) == (seat == starter))?;
        cards.swap_remove(place);
        draws.push(place as u32);
    }
    Some(draws)
}
