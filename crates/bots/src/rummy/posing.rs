//! Puzzles of Rummy: eight cards, a task, and the words that bring the most.

use super::lay::ready;
use super::mind::Mind;
use super::task;
use crate::bot::Bot;
use crate::puzzle::Posing;
use crate::seen::Seen;
use crate::words::Words;
use games::Card;
use games::rummy::{Command, LaidWord, Lay, Rummy, Stage};
use lexicon::{Entry, Letter, Lexicon, Notes, Rack, Word, compile};

impl Posing for Rummy {
    fn lays(seen: &Seen<Rummy>) -> bool {
        let game = &seen.view.game;
        matches!(game.stage, Stage::Discard { .. })
            && game.on_turn == seen.seat
            && task(seen).is_some()
    }

    fn suits(seen: &Seen<Rummy>) -> bool {
        let hand = seen.view.game.hand.as_ref().map_or(0, Vec::len);
        hand == usize::from(seen.setup.edition.hand) + 1 && Rummy::facts(seen).1 <= 1
    }

    fn best(greedy: &Mind, seen: &Seen<Rummy>) -> Option<Command> {
        lay(greedy, seen)
    }

    /// The best that is left when one of the best play's words is none any more: every other play
    /// does without one of them, for more words only bring more.
    fn rivals(greedy: &Mind, seen: &Seen<Rummy>, best: &Command) -> Option<Vec<Command>> {
        let Command::Lay { lay: Lay { words, .. }, .. } = best else { return None };
        let made = words_of_hand(greedy.lexicon(), seen);
        let spelled: Vec<Word> =
            words.iter().map(|word| spelled(greedy.lexicon(), word)).collect::<Option<_>>()?;
        let without = |word: &Word| {
            let left: Vec<Entry> =
                made.iter().filter(|made| *made != word).map(|&word| Entry::plain(word)).collect();
            let bytes = compile(greedy.lexicon().alphabet(), &left, &Notes::default()).ok()?;
            let words = Words::new(Lexicon::open(greedy.lexicon().name(), bytes).ok()?);
            lay(&Mind::new(&words, Bot::Greedy, greedy.trained().clone()), seen)
        };
        Some(spelled.iter().filter_map(without).collect())
    }

    fn facts(seen: &Seen<Rummy>) -> (usize, usize) {
        let hand = seen.view.game.hand.as_deref().unwrap_or_default();
        (0, hand.iter().filter(|card| matches!(card, Card::Blank(_))).count())
    }
}

fn lay(mind: &Mind, seen: &Seen<Rummy>) -> Option<Command> {
    let found = ready(mind, seen, seen.view.game.hand.as_deref()?)?;
    Some(Command::Lay { lay: found.lay, discard: found.discard, appeal: false })
}

fn spelled(lexicon: &Lexicon, word: &LaidWord) -> Option<Word> {
    let text: String = word.cards.iter().map(ToString::to_string).collect();
    lexicon.alphabet().fold(&text).ok()
}

/// All words that the cards of the hand make.
fn words_of_hand(lexicon: &Lexicon, seen: &Seen<Rummy>) -> Vec<Word> {
    let alphabet = lexicon.alphabet();
    let hand = seen.view.game.hand.as_deref().unwrap_or_default();
    let letter = |card: &Card| -> Option<Letter> {
        match card {
            Card::Letter(glyph) => alphabet.letter(glyph.as_char()),
            Card::Blank(_) | Card::Bonus(_) => None,
        }
    };
    let blanks = Rummy::facts(seen).1 as u8;
    let mut words: Vec<Word> = lexicon
        .sub_anagrams(&Rack::new(hand.iter().filter_map(letter), blanks))
        .map(|found| found.word)
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}
