//! Challenges, where the house has them (WT-A17): what one does not know, one doubts.

use super::mind::Mind;
use games::Chance;
use games::thief::{Command, FormedWord, Play};
use lexicon::Letter;

/// Accepts a play whose words it knows; doubts one with an unknown word as often as its level
/// dares to. A master knows all words, and is never wrong.
pub(super) fn answer(mind: &Mind, play: &Play, luck: &mut dyn Chance) -> Command {
    let unknown = play.words.iter().any(|word| !knows(mind, word));
    if unknown && luck.below(100) < mind.manner().whole([15, 30, 60, 90, 100]) {
        Command::Challenge
    } else {
        Command::Accept
    }
}

fn knows(mind: &Mind, word: &FormedWord) -> bool {
    let alphabet = mind.lexicon().alphabet();
    let letters: Option<Vec<Letter>> =
        word.letters().iter().map(|glyph| alphabet.letter(glyph.as_char())).collect();
    // Words that it would not lay itself it knows all the same.
    letters.is_some_and(|letters| {
        mind.lexicon().contains(&letters) || mind.lexicon().offends(&letters)
    })
}
