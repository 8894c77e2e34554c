//! Which letters of a placement blanks stand for.

use super::cards::Cards;
use super::generate::Placement;
use super::search::Search;
use lexicon::{Letter, MAX_LETTER, Rack};
use solver::grid::Laid;
use std::ops::ControlFlow;

/// Calls `each` with the cards of a placement, once for every choice of blanks that the rack
/// allows.
pub(crate) fn each_choice<B>(
    search: &Search<'_>,
    placement: &Placement<'_>,
    mut each: impl FnMut(&[Laid]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let mut cards = Cards::new(Letter::FIRST);
    cards_of(placement, &mut cards);
    if search.rack.blanks() == 0 {
        return each(cards.as_slice());
    }
    let mut rack = search.rack;
    choose(search, &mut rack, cards.as_mut_slice(), 0, &mut each)
}

/// The cards of a placement, all as letters.
pub(crate) fn cards_of(placement: &Placement<'_>, cards: &mut Cards) {
    cards.clear();
    for (at, spot, place) in placement.spots() {
        if let (true, Some(letter)) = (spot.is_open(), Letter::new(place)) {
            let (row, column) = placement.line.cell(at);
            cards.push(Laid { row, column, letter, blank: false });
        }
    }
}

fn choose<B>(
    search: &Search<'_>,
    rack: &mut Rack,
    cards: &mut [Laid],
    nth: usize,
    each: &mut impl FnMut(&[Laid]) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let Some(&card) = cards.get(nth) else { return each(cards) };
    if rack.take(card.letter) {
        cards[nth].blank = false;
        choose(search, rack, cards, nth + 1, each)?;
        rack.put(card.letter);
    }
    if search.rules.demanded != Some(card.letter) && rack.take_blank() {
        cards[nth].blank = true;
        choose(search, rack, cards, nth + 1, each)?;
        rack.put_blank();
    }
    ControlFlow::Continue(())
}

/// The most blanks for which choices are counted; more than any box holds.
const MOST_BLANKS: usize = 31;

/// How many choices of blanks the rack allows for a placement.
pub(crate) fn count_choices(search: &Search<'_>, placement: &Placement<'_>) -> u64 {
    if search.rack.blanks() == 0 {
        return 1;
    }
    let mut needed = [0u8; MAX_LETTER as usize + 1];
    for (_, spot, place) in placement.spots() {
        needed[usize::from(place)] += u8::from(spot.is_open());
    }
    // ways[b]: choices of exactly b blanks among the letters looked at so far.
    let blanks = usize::from(search.rack.blanks()).min(MOST_BLANKS);
    let mut ways = [0u64; MOST_BLANKS + 1];
    ways[0] = 1;
    for place in 1..=MAX_LETTER {
        let wanted = needed[usize::from(place)];
        let Some(letter) = Letter::new(place).filter(|_| wanted > 0) else { continue };
        let least = wanted.saturating_sub(search.rack.count(letter));
        let most = if search.rules.demanded == Some(letter) { 0 } else { wanted };
        let mut next = [0u64; MOST_BLANKS + 1];
        for (before, &known) in ways[..=blanks].iter().enumerate().filter(|(_, known)| **known > 0)
        {
            for more in least..=most {
                if let Some(sum) = next[..=blanks].get_mut(before + usize::from(more)) {
                    *sum += known * choose_from(wanted, more);
                }
            }
        }
        ways = next;
    }
    ways.iter().sum()
}

/// Binomial coefficient.
fn choose_from(all: u8, some: u8) -> u64 {
    (0..u64::from(some)).fold(1, |ways, nth| ways * (u64::from(all) - nth) / (nth + 1))
}
