//! Folding: text of the real world into the letters of an alphabet.
//!
//! Text is taken apart to base characters and marks (Unicode's compatibility decomposition),
//! raised to upper case, and put together again only where the alphabet has the marked letter as
//! one of its own or a rule for it. So `ç`, `Ç`, `c` + U+0327 and full-width forms all become the
//! same letter.

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

/// Characters that Unicode does not take apart but a reader does whose alphabet has no such letter.
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
    let mut settle = |base: char| {
        if let Some(letter) = alphabet.letter(base) {
            each(letter);
            return Ok(());
        }
        let apart = || TAKEN_APART.iter().find(|(from, _)| *from == base).map(|(_, to)| *to);
        let written = alphabet.written(base).or_else(apart).ok_or(FoldError::Foreign(base))?;
        written.chars().try_for_each(|c| {
            each(alphabet.letter(c).ok_or(FoldError::Foreign(c))?);
            Ok(())
        })
    };
    let is_own = |c: &char| alphabet.letter(*c).is_some() || alphabet.written(*c).is_some();
    for c in text.nfkd().flat_map(char::to_uppercase) {
        if is_combining_mark(c) {
            let Some(base) = pending else { return Err(FoldError::Foreign(c)) };
            // Keep the mark only where it matters to the alphabet.
            if let Some(own) = compose(base, c).filter(is_own) {
                pending = Some(own);
            }
            continue;
        }
        if let Some(base) = pending.replace(c) {
            settle(base)?;
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
            assert_eq!(folded(Alphabet::PORTUGUESE, text).as_deref(), Ok("MAÇA"), "{text}");
        }
        // The cedilla is found behind another mark too.
        assert_eq!(folded(Alphabet::PORTUGUESE, "c\u{327}\u{301}").as_deref(), Ok("Ç"));
        assert_eq!(folded(Alphabet::PORTUGUESE, "c\u{301}\u{327}").as_deref(), Ok("Ç"));
    }

    #[test]
    fn cedilla_is_c_in_french_and_ligatures_come_apart() {
        assert_eq!(folded(Alphabet::FRENCH, "garçon").as_deref(), Ok("GARCON"));
        assert_eq!(folded(Alphabet::FRENCH, "cœur").as_deref(), Ok("COEUR"));
        assert_eq!(folded(Alphabet::FRENCH, "ex\u{e6}quo").as_deref(), Ok("EXAEQUO"));
        assert_eq!(folded(Alphabet::FRENCH, "ﬁn").as_deref(), Ok("FIN"));
    }

    #[test]
    fn romanian_marks_fold_in_both_the_comma_and_the_old_cedilla_spelling() {
        assert_eq!(folded(Alphabet::ROMANIAN, "înțelegători").as_deref(), Ok("INTELEGATORI"));
        assert_eq!(folded(Alphabet::ROMANIAN, "şţ").as_deref(), Ok("ST"));
    }

    #[test]
    fn spanish_german_and_italian_keep_their_own_letters_and_no_other_marks() {
        assert_eq!(folded(Alphabet::SPANISH, "pingüino").as_deref(), Ok("PINGUINO"));
        assert_eq!(folded(Alphabet::SPANISH, "man\u{303}ana").as_deref(), Ok("MAÑANA"));
        assert_eq!(folded(Alphabet::SPANISH, "canción").as_deref(), Ok("CANCION"));
        assert_eq!(folded(Alphabet::GERMAN, "Straßenbäume").as_deref(), Ok("STRASSENBÄUME"));
        assert_eq!(folded(Alphabet::GERMAN, "Café").as_deref(), Ok("CAFE"));
        assert_eq!(folded(Alphabet::ITALIAN, "perché").as_deref(), Ok("PERCHE"));
    }

    #[test]
    fn a_rule_of_the_alphabet_goes_before_what_marks_do_elsewhere() {
        let text = "code xa\nletters ABCDEFGHIJKLMNOPQRSTUVWXYZØ\nfold Ä AE\nfold Æ AE\n";
        let alphabet = Alphabet::add(text).unwrap();
        assert_eq!(folded(alphabet, "bär").as_deref(), Ok("BAER"));
        assert_eq!(folded(alphabet, "ba\u{308}r").as_deref(), Ok("BAER"));
        assert_eq!(folded(alphabet, "æø").as_deref(), Ok("AEØ"));
        assert_eq!(folded(alphabet, "bör").as_deref(), Ok("BOR"));
    }

    #[test]
    fn what_is_no_letter_is_named() {
        assert_eq!(folded(Alphabet::ENGLISH, "don't"), Err(FoldError::Foreign('\'')));
        assert_eq!(folded(Alphabet::ENGLISH, "жук"), Err(FoldError::Foreign('Ж')));
        assert_eq!(folded(Alphabet::ENGLISH, "\u{301}a"), Err(FoldError::Foreign('\u{301}')));
        assert_eq!(folded(Alphabet::ENGLISH, ""), Err(FoldError::Empty));
        assert_eq!(folded(Alphabet::ENGLISH, &"a".repeat(16)), Err(FoldError::TooLong));
        assert_eq!(folded(Alphabet::ENGLISH, &"a".repeat(15)), Ok("A".repeat(15)));
    }

    #[test]
    fn display_form_folds_back_to_itself() {
        for alphabet in Alphabet::all_known() {
            let all: Vec<Letter> = alphabet.all().collect();
            let text = alphabet.spell(&all).to_string();
            assert_eq!(alphabet.fold_letters(&text), Ok(all.clone()));
            assert_eq!(alphabet.fold_letters(&text.to_lowercase()), Ok(all));
        }
    }
}
