//! What comes to the words of a play: a bonus card, and points for a full hand.

use super::search::Rules;

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

impl Rules {
    /// The sum of a play from its words, and what of them a bonus card multiplies; what depends on
    /// which words they are is left out.
    #[inline]
    pub(crate) fn total(&self, empty: bool, words: i32, multiplied: i32, laid: usize) -> i32 {
        let scoring = &self.scoring;
        let all_cards = |letters: Option<usize>| match &scoring.all_cards {
            Some(all) if letters == Some(laid) => all.points,
            _ => 0,
        };
        let letters = scoring.all_cards.and_then(|all| all.letters);
        if empty {
            return words * scoring.first_factor + all_cards(letters);
        }
        let plain = words + all_cards(letters);
        let Some(bonus) = scoring.bonus else { return plain };
        let with_letters = scoring.all_cards.and_then(|all| all.letters_with_bonus);
        let with_bonus = words + (bonus.factor - 1) * multiplied + all_cards(with_letters);
        plain.max(with_bonus)
    }

    /// What so many cards could score at most if their words sum up to this.
    pub(crate) fn most(&self, empty: bool, words: i32, laid: usize) -> i32 {
        self.total(empty, words, words, laid) + self.extra.as_ref().map_or(0, |extra| extra.most)
    }
}
