//! What a play scores: the words, what squares multiply, a bonus card, and what comes on top.

use super::generate::Placement;
use super::play::Laid;
use super::search::Search;

/// A bonus card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// What it multiplies by.
    pub factor: i32,
    /// It multiplies the main word only, not also the word across its letter.
    pub main_word_only: bool,
}

/// What the scorer adds to the words.
#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    /// What the first word on an empty board is multiplied by; no bonus card is used with it.
    pub first_factor: i32,
    /// The best bonus card in hand.
    pub bonus: Option<Bonus>,
    /// Points for using all cards of a full hand, bonus card included: how many more than the
    /// bonus card must be laid, with and without using it, and the points.
    pub all_cards: Option<AllCards>,
}

/// Points for using all cards of a full hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllCards {
    /// How many letters must be laid when no bonus card is used; none suffice if there is one.
    pub letters: Option<usize>,
    /// How many letters must be laid when a bonus card is used.
    pub letters_with_bonus: Option<usize>,
    /// The points.
    pub points: i32,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring { first_factor: 1, bonus: None, all_cards: None }
    }
}

/// What a placement scores with these cards laid, with the best use of a bonus card.
pub(crate) fn score_play(search: &Search<'_>, placement: &Placement<'_>, cards: &[Laid]) -> i32 {
    let mut cards_left = cards.iter();
    let (mut main, mut factor, mut across, mut best_across) = (0, 1, 0, 0);
    let mut longest_across = 0;
    for (_, spot, _) in placement.spots() {
        if !spot.is_open() {
            main += spot.value;
            continue;
        }
        let Some(card) = cards_left.next() else { break };
        let face = if card.blank { 0 } else { search.rules.value(card.letter) };
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
    total(search, main, across, best_across, cards.len()) + extra
}

/// The sum of a play from its main word, the words across, and the best of those.
fn total(search: &Search<'_>, main: i32, across: i32, best_across: i32, laid: usize) -> i32 {
    let scoring = &search.rules.scoring;
    let all_cards = |letters: Option<usize>| match &scoring.all_cards {
        Some(all) if letters == Some(laid) => all.points,
        _ => 0,
    };
    let letters = scoring.all_cards.and_then(|all| all.letters);
    if search.empty {
        return (main + across) * scoring.first_factor + all_cards(letters);
    }
    let plain = main + across + all_cards(letters);
    let Some(bonus) = scoring.bonus else { return plain };
    let multiplied = if bonus.main_word_only { main } else { main + best_across };
    let with_letters = scoring.all_cards.and_then(|all| all.letters_with_bonus);
    let with_bonus = main + across + (bonus.factor - 1) * multiplied + all_cards(with_letters);
    plain.max(with_bonus)
}
