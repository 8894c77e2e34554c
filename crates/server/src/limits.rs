//! How much a caller may ask for. Every limit of the server stands here, with its reason.

use std::time::Duration;

/// Bytes of a request's body. No call of today has one; anything larger is refused unread.
pub const REQUEST_BODY: usize = 16 * 1024;

/// Characters that a word or a rack may be typed with. A word folds to at most
/// [`lexicon::MAX_WORD`] letters; this leaves room for decomposed marks, several a letter.
pub const TYPED_CHARACTERS: usize = 4 * lexicon::MAX_WORD;

/// Characters of a lexicon's name; no name is longer.
pub const LEXICON_NAME: usize = 64;

/// How long an opened lexicon is kept before its file is looked at again, so that a list which
/// was imported anew is soon the one that counts.
pub const LEXICON_KEPT: Duration = Duration::from_secs(20);

/// Letters and blanks together in an anagram search: no word is longer than this.
pub const RACK: usize = lexicon::MAX_WORD;

/// Blanks in an anagram search. With more, nearly every word of the lexicon fits.
pub const BLANKS: usize = 4;

/// Words of one length in an answer that covers every length.
pub const WORDS_OF_EACH_LENGTH: usize = 60;

/// Words in an answer that asks on for one length.
pub const WORDS_OF_ONE_LENGTH: usize = 300;

/// Look-ups at work at once; the rest wait their turn. They run beside the network, on threads
/// of their own.
pub const LOOKUPS_AT_ONCE: usize = 4;

/// How long a look-up may wait for its turn before the caller hears that the server is busy.
pub const WAIT_FOR_TURN: Duration = Duration::from_secs(5);

/// How long the server finishes running requests after it was told to stop.
pub const FAREWELL: Duration = Duration::from_secs(5);

/// How many ports after the usual one are tried before any free port is taken.
pub const PORTS_TRIED: u16 = 20;
