//! What a play scores: the words, what squares multiply, a bonus card, and what comes on top.

use super::generate::Placement;
use super::search::Search;
use solver::grid::Laid;

/// What a placement scores with these cards laid.
pub(crate) struct Worth {
    /// With the best use of a bonus card.
    pub(crate) score: i32,
    /// The part that a bonus card would multiply.
    pub(crate) multiplied: i32,
}

/// What a placement scores with these cards laid, with the best use of a bonus card.
pub(crate) fn score_play(search: &Search<'_>, placement: &Placement<'_>, cards: &[Laid]) -> i32 {
    weigh_play(search, placement, cards).score
}

/// What a placement scores with these cards laid, and what of it a bonus card would multiply.
pub(crate) fn weigh_play(search: &Search<'_>, placement: &Placement<'_>, cards: &[Laid]) -> Worth {
    let mut cards_left = cards.iter();
    let (mut main, mut factor, mut across, mut best_across) = (0, 1, 0, 0);
    let mut longest_across = 0;
    for (_, spot, _) in placement.spots() {
        if !spot.is_open() {
            main += spot.value;
            continue;
        }
        let Some(card) = cards_left.next() else { break };
        let face = if card.blank { 0 } else { search.rules.values[card.letter.index()] };
        let letter = face * spot.letter_factor;
        main += letter;
        factor *= spot.word_factor;
        if spot.crossed {
            let word = (spot.cross_base + letter) * spot.word_factor;
            across += word;
            best_across = best_across.max(word);
            longest_across = spot.cross_cards + 1;
        }
    }
    main *= factor;
    // Where a single card makes two words, the longer one is the main word.
    if cards.len() == 1 && longest_across > placement.end + 1 - placement.start {
        (main, across) = (across, main);
        best_across = across;
    }
    let extra = search.rules.extra.as_ref().map_or(0, |extra| (extra.of)(cards));
    let main_only = search.rules.scoring.bonus.is_some_and(|bonus| bonus.main_word_only);
    let multiplied = if main_only { main } else { main + best_across };
    let score = total(search, main + across, multiplied, cards.len()) + extra;
    Worth { score, multiplied }
}

/// The sum of a play from its words, and what of them a bonus card multiplies.
fn total(search: &Search<'_>, words: i32, multiplied: i32, laid: usize) -> i32 {
    let scoring = &search.rules.scoring;
    let all_cards = |letters: Option<usize>| match &scoring.all_cards {
        Some(all) if letters == Some(laid) => all.points,
        _ => 0,
    };
    let letters = scoring.all_cards.and_then(|all| all.letters);
    if search.empty {
        return words * scoring.first_factor + all_cards(letters);
    }
    let plain = words + all_cards(letters);
    let Some(bonus) = scoring.bonus else { return plain };
    let with_letters = scoring.all_cards.and_then(|all| all.letters_with_bonus);
    let with_bonus = words + (bonus.factor - 1) * multiplied + all_cards(with_letters);
    plain.max(with_bonus)
}
