//! Which cards a play leaves in hand: a number for each sub-hand, so that thousands of plays are
//! weighed by one look into a list.

use games::{Card, Factor};
use lexicon::{Alphabet, Letter, MAX_LETTER};

/// A hand that can be split in more ways (far more than seven cards) is not weighed at all.
const MOST_CHOICES: u32 = 1 << 14;

/// The worth of what stays in hand, for every choice of cards that a play could use.
pub(super) struct Stays {
    kinds: Vec<Kind>,
    /// By the sum of the steps of the used cards.
    worth: Vec<f64>,
    letter_steps: [u16; MAX_LETTER as usize + 1],
    blank_step: u16,
    /// The bonus cards in hand, each kind once.
    pub(super) bonuses: Vec<(Factor, u16)>,
}

struct Kind {
    card: Card,
    count: u16,
    step: u16,
}

impl Stays {
    /// Weighs every sub-hand once.
    pub(super) fn new(
        alphabet: Alphabet,
        cards: &[Card],
        worth: &mut dyn FnMut(&[Card]) -> f64,
    ) -> Stays {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        let mut kinds: Vec<Kind> = Vec::new();
        for card in sorted {
            match kinds.last_mut() {
                Some(kind) if kind.card == card => kind.count += 1,
                _ => kinds.push(Kind { card, count: 1, step: 0 }),
            }
        }
        let choices =
            kinds.iter().fold(1u32, |all, kind| all.saturating_mul(u32::from(kind.count) + 1));
        if choices > MOST_CHOICES {
            kinds.clear();
        }
        let mut all = 1u16;
        let (mut letter_steps, mut blank_step) = ([0; MAX_LETTER as usize + 1], 0);
        let mut bonuses = Vec::new();
        for kind in &mut kinds {
            kind.step = all;
            all *= kind.count + 1;
            match kind.card {
                Card::Letter(glyph) => {
                    if let Some(letter) = alphabet.letter(glyph.as_char()) {
                        letter_steps[letter.index()] = kind.step;
                    }
                }
                Card::Blank(_) => blank_step = kind.step,
                Card::Bonus(factor) => bonuses.push((factor, kind.step)),
            }
        }
        let mut stays = Stays {
            kinds,
            worth: Vec::with_capacity(all.into()),
            letter_steps,
            blank_step,
            bonuses,
        };
        let mut kept = Vec::new();
        for used in 0..all {
            kept.clear();
            stays.each_kept(used, |card| kept.push(card));
            stays.worth.push(worth(&kept));
        }
        stays
    }

    fn each_kept(&self, used: u16, mut each: impl FnMut(Card)) {
        for kind in &self.kinds {
            let gone = used / kind.step % (kind.count + 1);
            (gone..kind.count).for_each(|_| each(kind.card));
        }
    }

    /// The step of a card that is used as a letter.
    pub(super) fn step(&self, letter: Letter, blank: bool) -> u16 {
        if blank { self.blank_step } else { self.letter_steps[letter.index()] }
    }

    /// What the rest is worth once these cards are used.
    pub(super) fn worth(&self, used: u16) -> f64 {
        self.worth.get(usize::from(used)).copied().unwrap_or(f64::MIN)
    }

    /// What the rest is worth at most once so many letters and blanks are used: without a bonus
    /// card, and with each kind of them.
    pub(super) fn most(&self, letters: usize) -> Vec<Vec<f64>> {
        let mut most = vec![vec![f64::MIN; letters + 1]; self.bonuses.len() + 1];
        if self.kinds.is_empty() {
            // Nothing is told apart, so every choice is worth the same.
            most[0].fill(self.worth(0));
            return most;
        }
        for (used, worth) in self.choices() {
            let (mut count, mut bonuses, mut which) = (0, 0, 0);
            for kind in &self.kinds {
                let gone = used / kind.step % (kind.count + 1);
                match kind.card {
                    Card::Bonus(factor) if gone > 0 => {
                        let nth = self.bonuses.iter().position(|bonus| bonus.0 == factor);
                        bonuses += gone;
                        which = nth.map_or(0, |nth| nth + 1);
                    }
                    Card::Bonus(_) => {}
                    Card::Letter(_) | Card::Blank(_) => count += usize::from(gone),
                }
            }
            if bonuses <= 1 && count <= letters {
                most[which][count] = most[which][count].max(worth);
            }
        }
        most
    }

    /// The used cards of every choice.
    pub(super) fn choices(&self) -> impl Iterator<Item = (u16, f64)> + '_ {
        (0u16..).zip(self.worth.iter().copied())
    }

    /// The cards of a choice.
    pub(super) fn used(&self, used: u16) -> Vec<Card> {
        let gone = |kind: &Kind| {
            std::iter::repeat_n(kind.card, usize::from(used / kind.step % (kind.count + 1)))
        };
        self.kinds.iter().flat_map(gone).collect()
    }

    /// The cards that a choice leaves in hand.
    pub(super) fn kept(&self, used: u16) -> Vec<Card> {
        let mut kept = Vec::new();
        self.each_kept(used, |card| kept.push(card));
        kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sub_hand_is_weighed_once() {
        let cards: Vec<Card> = ["A", "?", "A", "x2", "Ç"].map(|text| text.parse().unwrap()).into();
        let mut weighed = 0;
        let stays = Stays::new(Alphabet::PORTUGUESE, &cards, &mut |kept| {
            weighed += 1;
            kept.len() as f64
        });
        assert_eq!(weighed, 3 * 2 * 2 * 2);
        let a = Alphabet::PORTUGUESE.letter('A').unwrap();
        let used = 2 * stays.step(a, false) + stays.step(a, true);
        assert_eq!(stays.worth(used), 2.0);
        let texts = |cards: Vec<Card>| cards.iter().map(Card::to_string).collect::<Vec<_>>();
        assert_eq!(texts(stays.used(used)), ["A", "A", "?"]);
        assert_eq!(texts(stays.kept(used)), ["Ç", "x2"]);
        assert_eq!(stays.choices().count(), 24);
    }
}
