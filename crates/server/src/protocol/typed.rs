//! What people type, turned into letters or into the reason why not.

use super::Problem;
use crate::limits::{BLANKS, RACK, TYPED_CHARACTERS};
use lexicon::{Alphabet, FoldError, Letter, Word};

/// How a blank is typed.
const BLANK: char = '?';

/// A typed word as letters. Space around it is ignored.
///
/// ```
/// use lexicon::Alphabet;
/// use server::protocol::typed_word;
/// assert_eq!(typed_word(Alphabet::FRENCH, " Œuf ").map(|word| word.len()), Ok(4));
/// ```
pub fn typed_word(alphabet: Alphabet, text: &str) -> Result<Word, Problem> {
    let too_long = || Problem::WordTooLong { most: lexicon::MAX_WORD as u32 };
    let word = text.trim();
    if word.chars().count() > TYPED_CHARACTERS {
        return Err(too_long());
    }
    alphabet.fold(word).map_err(|reason| match reason {
        FoldError::Empty => Problem::NoLetters,
        FoldError::TooLong => too_long(),
        FoldError::Foreign(_) => {
            let typed = text.chars().enumerate().skip_while(|(_, c)| c.is_whitespace());
            first_foreign(alphabet, typed)
        }
    })
}

/// Letters in the order typed, and how many blanks were typed among them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypedRack {
    /// The letters.
    pub letters: Vec<Letter>,
    /// The number of blanks.
    pub blanks: u8,
}

/// Typed letters and blanks. Space anywhere is ignored.
///
/// ```
/// use lexicon::Alphabet;
/// use server::protocol::typed_rack;
/// let rack = typed_rack(Alphabet::PORTUGUESE, "a ç?")?;
/// assert_eq!((rack.letters.len(), rack.blanks), (2, 1));
/// # Ok::<(), server::protocol::Problem>(())
/// ```
pub fn typed_rack(alphabet: Alphabet, text: &str) -> Result<TypedRack, Problem> {
    let too_many = || Problem::TooManyLetters { most: RACK as u32 };
    if text.chars().count() > TYPED_CHARACTERS {
        return Err(too_many());
    }
    let is_letter = |c: char| !c.is_whitespace() && c != BLANK;
    let blanks = text.chars().filter(|&c| c == BLANK).count();
    let letters: String = text.chars().filter(|&c| is_letter(c)).collect();
    let letters = alphabet.fold_letters(&letters).map_err(|_| {
        first_foreign(alphabet, text.chars().enumerate().filter(|&(_, c)| is_letter(c)))
    })?;
    if letters.is_empty() && blanks == 0 {
        Err(Problem::NoLetters)
    } else if blanks > BLANKS {
        Err(Problem::TooManyBlanks { most: BLANKS as u32 })
    } else if letters.len() + blanks > RACK {
        Err(too_many())
    } else {
        Ok(TypedRack { letters, blanks: blanks as u8 })
    }
}

/// Names the first typed character that does not fold, and where it stands, so that the page can
/// mark it. A character is judged with those before it: a mark belongs to its letter.
fn first_foreign(alphabet: Alphabet, typed: impl Iterator<Item = (usize, char)>) -> Problem {
    let mut letters = String::new();
    for (at, c) in typed {
        letters.push(c);
        if alphabet.fold_letters(&letters).is_err() {
            return Problem::ForeignLetter {
                character: c.to_string(),
                at: at as u32,
                language: alphabet.code().to_owned(),
            };
        }
    }
    Problem::Malformed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(character: &str, at: u32, language: &str) -> Problem {
        Problem::ForeignLetter { character: character.into(), at, language: language.into() }
    }

    #[test]
    fn a_word_folds_whatever_way_it_was_typed() {
        let typed = |text| typed_word(Alphabet::PORTUGUESE, text);
        assert_eq!(typed(" maçã\n"), typed("MAC\u{327}A"));
        assert_eq!(typed("maçã").map(|word| word.len()), Ok(4));
        assert_eq!(typed("  "), Err(Problem::NoLetters));
    }

    #[test]
    fn a_foreign_letter_is_named_with_its_place_among_the_typed_characters() {
        let typed = |text| typed_word(Alphabet::FRENCH, text).unwrap_err();
        assert_eq!(typed("  жук"), foreign("ж", 2, "fr"));
        assert_eq!(typed("e\u{301}te\u{301}-ci"), foreign("-", 5, "fr"));
        assert_eq!(typed("deux mots"), foreign(" ", 4, "fr"));
        assert_eq!(typed("pa?se"), foreign("?", 2, "fr"));
    }

    #[test]
    fn too_many_letters_are_refused_before_and_after_folding() {
        let most = Problem::WordTooLong { most: 15 };
        assert_eq!(typed_word(Alphabet::ENGLISH, &"a".repeat(15)).map(|word| word.len()), Ok(15));
        assert_eq!(typed_word(Alphabet::ENGLISH, &"a".repeat(16)), Err(most.clone()));
        assert_eq!(typed_word(Alphabet::ENGLISH, &"a".repeat(1_000_000)), Err(most));
    }

    #[test]
    fn a_rack_counts_its_blanks_and_skips_space() {
        let rack = typed_rack(Alphabet::FRENCH, " t r?e ?").unwrap();
        assert_eq!((rack.letters.len(), rack.blanks), (3, 2));
        assert_eq!(typed_rack(Alphabet::FRENCH, "  "), Err(Problem::NoLetters));
        assert_eq!(typed_rack(Alphabet::FRENCH, "a?ñ1"), Err(foreign("1", 3, "fr")));
    }

    #[test]
    fn a_rack_has_a_most_of_letters_and_of_blanks() {
        let typed = |text: &str| typed_rack(Alphabet::ENGLISH, text);
        assert!(typed(&"a".repeat(15)).is_ok() && typed("????").is_ok());
        assert_eq!(typed(&"a".repeat(16)), Err(Problem::TooManyLetters { most: 15 }));
        assert_eq!(typed(&"a".repeat(100)), Err(Problem::TooManyLetters { most: 15 }));
        assert_eq!(
            typed(&format!("{}?", "a".repeat(15))),
            Err(Problem::TooManyLetters { most: 15 })
        );
        assert_eq!(typed("?????"), Err(Problem::TooManyBlanks { most: 4 }));
    }
}
