//! Puzzles of Word Thief.

use super::lying;
use super::mind::Mind;
use super::sight::{best_score, best_scores, hand_of};
use crate::budget::Budget;
use crate::puzzle::Posing;
use crate::seen::Seen;
use games::thief::{Card, Command, Stage, Thief, is_one_suit};
use lexicon::{Letter, Lexicon, Rack, Word};

/// So many of the best plays are looked at. Those that lay the same words with other cards are
/// among them and count for nothing.
const MOST_RIVALS: usize = 40;
/// So many words lie on the table at most, and so long are those that can be stolen.
const MOST_LYING: usize = 3;
const LONGEST: usize = 6;

impl Posing for Thief {
    fn lays(seen: &Seen<Thief>) -> bool {
        let game = &seen.view.game;
        matches!(game.stage, Stage::Turn) && game.on_turn == seen.seat
    }

    fn suits(seen: &Seen<Thief>) -> bool {
        let all: Vec<_> = lying(&seen.view.game.words).collect();
        let stealable = |owner, cards: &[Card]| owner != seen.seat && !is_one_suit(cards);
        let others = all.iter().filter(|word| stealable(word.owner, &word.cards));
        let lengths: Vec<usize> = others.map(|word| word.cards.len()).collect();
        (1..=MOST_LYING).contains(&all.len())
            && lengths.iter().any(|&length| length >= 3)
            && lengths.iter().all(|&length| length <= LONGEST)
            && hand_of(seen).len() == usize::from(seen.setup.edition.hand)
            && Thief::facts(seen).1 <= 1
    }

    fn best(greedy: &Mind, seen: &Seen<Thief>) -> Option<Command> {
        best_score(greedy, seen, &mut Budget::new(u64::MAX))?.command()
    }

    fn rivals(greedy: &Mind, seen: &Seen<Thief>, best: &Command) -> Option<Vec<Command>> {
        let words = match best {
            Command::Form { cards, .. } => std::slice::from_ref(cards),
            Command::Steal { words, .. } => words.as_slice(),
            _ => return None,
        };
        // To the solver all words of the same cards are one play.
        if words.iter().any(|cards| spells_more(greedy.lexicon(), cards)) {
            return None;
        }
        let found = best_scores(greedy, seen, MOST_RIVALS);
        Some(found.into_iter().filter_map(|play| play.command()).collect())
    }

    fn facts(seen: &Seen<Thief>) -> (usize, usize) {
        let cards = lying(&seen.view.game.words).map(|word| word.cards.len()).sum();
        let wilds = hand_of(seen).iter().filter(|card| matches!(card, Card::Wild(_))).count();
        (cards, wilds)
    }
}

/// Do the cards of a word spell another one, too, a Wild standing for whatever it likes?
fn spells_more(lexicon: &Lexicon, cards: &[Card]) -> bool {
    let letter = |card: &Card| -> Option<Letter> {
        match card {
            Card::Letter(glyph, _) => lexicon.alphabet().letter(glyph.as_char()),
            Card::Wild(_) => None,
        }
    };
    let wilds = cards.iter().filter(|card| matches!(card, Card::Wild(_))).count();
    let rack = Rack::new(cards.iter().filter_map(letter), wilds as u8);
    let mut words: Vec<Word> = lexicon.anagrams(&rack).map(|found| found.word).collect();
    words.sort_unstable();
    words.dedup();
    words.len() > 1
}
