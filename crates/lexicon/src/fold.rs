//! Folding: text of the real world into the letters of an alphabet.
//!
//! Text is taken apart to base characters and marks (Unicode's compatibility decomposition),
//! raised to upper case, and put together again only where the alphabet has the marked letter as
//! one of its own. So `ç`, `Ç`, `c` + U+0327 and full-width forms all become the same letter.

use crate::alphabet::Alphabet;
use crate::letter::Letter;
use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{compose, is_combining_mark};

/// Why text does not fold into a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoldError {
    /// A character that no letter of the alphabet stands for.
    Foreign(char),
    /// There are no letters at all.
    Empty,
    /// More letters than a word can have.
    TooLong,
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FoldError::Foreign(c) => write!(f, "{c:?} is not a letter of this alphabet"),
            FoldError::Empty => f.write_str("there are no letters"),
            FoldError::TooLong => {
                write!(f, "more than {} letters, the longest a word can be", crate::MAX_WORD)
            }
        }
    }
}

impl std::error::Error for FoldError {}

/// Characters that Unicode does not take apart but a reader of the alphabet does.
const TAKEN_APART: &[(char, &str)] = &[
    ('Œ', "OE"),
    ('Æ', "AE"),
    ('Ø', "O"),
    ('Đ', "D"),
    ('Ð', "D"),
    ('Ł', "L"),
    ('Ħ', "H"),
    ('ẞ', "SS"),
];

/// Hands each letter of `text` to `each`, in order.
pub(crate) fn fold(
    alphabet: Alphabet,
    text: &str,
    mut each: impl FnMut(Letter),
) -> Result<(), FoldError> {
    let mut pending: Option<char> = None;
    let mut settle = |base: char| match alphabet.letter(base) {
        Some(letter) => {
            each(letter);
            Ok(())
        }
        None => Err(FoldError::Foreign(base)),
    };
    for c in text.nfkd().flat_map(char::to_uppercase) {
        if is_combining_mark(c) {
            let Some(base) = pending else { return Err(FoldError::Foreign(c)) };
            // Keep the mark only where the marked letter is one of the alphabet's own.
            if let Some(own) = compose(base, c).filter(|&own| alphabet.letter(own).is_some()) {
                pending = Some(own);
            }
            continue;
        }
        if let Some(base) = pending.take() {
            settle(base)?;
        }
        match TAKEN_APART.iter().find(|(from, _)| *from == c) {
            None => pending = Some(c),
            Some((_, letters)) => {
                let mut letters = letters.chars();
                pending = letters.next_back();
                letters.try_for_each(&mut settle)?;
            }
        }
    }
    pending.map_or(Ok(()), settle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folded(alphabet: Alphabet, text: &str) -> Result<String, FoldError> {
        alphabet.fold(text).map(|word| alphabet.spell(&word).to_string())
    }

    #[test]
    fn composed_and_decomposed_text_of_any_case_fold_alike() {
        for text in ["Maçã", "MAÇÃ", "mac\u{327}a\u{303}", "ＭＡＣ\u{327}Ａ\u{303}"] {
            assert_eq!(folded(Alphabet::Portuguese, text).as_deref(), Ok("MAÇA"), "{text}");
        }
        // The cedilla is found behind another mark too.
        assert_eq!(folded(Alphabet::Portuguese, "c\u{327}\u{301}").as_deref(), Ok("Ç"));
        assert_eq!(folded(Alphabet::Portuguese, "c\u{301}\u{327}").as_deref(), Ok("Ç"));
    }

    #[test]
    fn cedilla_is_c_in_french_and_ligatures_come_apart() {
        assert_eq!(folded(Alphabet::French, "garçon").as_deref(), Ok("GARCON"));
        assert_eq!(folded(Alphabet::French, "cœur").as_deref(), Ok("COEUR"));
        assert_eq!(folded(Alphabet::French, "ex\u{e6}quo").as_deref(), Ok("EXAEQUO"));
        assert_eq!(folded(Alphabet::French, "ﬁn").as_deref(), Ok("FIN"));
    }

    #[test]
    fn romanian_marks_fold_in_both_the_comma_and_the_old_cedilla_spelling() {
        assert_eq!(folded(Alphabet::Romanian, "înțelegători").as_deref(), Ok("INTELEGATORI"));
        assert_eq!(folded(Alphabet::Romanian, "şţ").as_deref(), Ok("ST"));
    }

    #[test]
    fn what_is_no_letter_is_named() {
        assert_eq!(folded(Alphabet::English, "don't"), Err(FoldError::Foreign('\'')));
        assert_eq!(folded(Alphabet::English, "жук"), Err(FoldError::Foreign('Ж')));
        assert_eq!(folded(Alphabet::English, "\u{301}a"), Err(FoldError::Foreign('\u{301}')));
        assert_eq!(folded(Alphabet::English, ""), Err(FoldError::Empty));
        assert_eq!(folded(Alphabet::English, &"a".repeat(16)), Err(FoldError::TooLong));
        assert_eq!(folded(Alphabet::English, &"a".repeat(15)), Ok("A".repeat(15)));
    }

    #[test]
    fn display_form_folds_back_to_itself() {
        for alphabet in Alphabet::EVERY {
            let all: Vec<Letter> = alphabet.all().collect();
            let text = alphabet.spell(&all).to_string();
            assert_eq!(alphabet.fold_letters(&text), Ok(all.clone()));
            assert_eq!(alphabet.fold_letters(&text.to_lowercase()), Ok(all));
        }
    }
}
