//! The alphabets that come with the program.
//!
//! Marks fall away by themselves wherever the marked letter is none of the alphabet, and ligatures
//! come apart; so only letters beyond A to Z are named here.

use super::{Alphabet, Described};

/// A to Z.
const LATIN: &[char] = &[
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S',
    'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
];

const fn latin(code: &'static str) -> Described {
    Described { code, letters: LATIN, folds: &[] }
}

static ENGLISH: Described = latin("en");
static FRENCH: Described = latin("fr");
static ROMANIAN: Described = latin("ro");
static ITALIAN: Described = latin("it");
static PORTUGUESE: Described = Described {
    code: "pt",
    letters: &[
        'A', 'B', 'C', 'Ç', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q',
        'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
    ],
    folds: &[],
};
static SPANISH: Described = Described {
    code: "es",
    letters: &[
        'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'Ñ', 'O', 'P', 'Q',
        'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z',
    ],
    folds: &[],
};
static GERMAN: Described = Described {
    code: "de",
    letters: &[
        'A', 'Ä', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'Ö', 'P',
        'Q', 'R', 'S', 'T', 'U', 'Ü', 'V', 'W', 'X', 'Y', 'Z',
    ],
    folds: &[],
};

/// All of them.
pub(super) static ALL: [Alphabet; 7] = [
    Alphabet::ENGLISH,
    Alphabet::FRENCH,
    Alphabet::PORTUGUESE,
    Alphabet::ROMANIAN,
    Alphabet::SPANISH,
    Alphabet::GERMAN,
    Alphabet::ITALIAN,
];

impl Alphabet {
    /// A to Z.
    pub const ENGLISH: Alphabet = Alphabet(&ENGLISH);
    /// A to Z; every mark is dropped, Œ is OE, Æ is AE.
    pub const FRENCH: Alphabet = Alphabet(&FRENCH);
    /// A to Z and Ç after C; every other mark is dropped.
    pub const PORTUGUESE: Alphabet = Alphabet(&PORTUGUESE);
    /// A to Z, as Romanian word games play it: Ă and Â are A, Î is I, Ș is S, Ț is T.
    pub const ROMANIAN: Alphabet = Alphabet(&ROMANIAN);
    /// A to Z and Ñ after N; accents are dropped, Ü is U.
    pub const SPANISH: Alphabet = Alphabet(&SPANISH);
    /// A to Z with Ä, Ö and Ü after A, O and U; ß is SS.
    pub const GERMAN: Alphabet = Alphabet(&GERMAN);
    /// A to Z; accents are dropped.
    pub const ITALIAN: Alphabet = Alphabet(&ITALIAN);
}
