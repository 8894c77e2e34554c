//! The boxes and words that tests and figures begin with.

use games::Edition;
use games::cartas::CartasEdition;
use games::party::PartyEdition;
use lexicon::{Commonness, Entry, Lexicon, Notes, compile};

/// The words that many people know, so that positions look as people make them.
pub fn common_words(lexicon: &Lexicon) -> Option<Lexicon> {
    let known = |word: &lexicon::Word| {
        let details = lexicon.details(word);
        details.and_then(|details| details.commonness) >= Some(Commonness::from_zipf(3.5))
    };
    let entries: Vec<Entry> = lexicon.words().filter(known).map(Entry::plain).collect();
    let bytes = compile(lexicon.alphabet(), &entries, &Notes::default()).ok()?;
    Lexicon::open("common words", bytes).ok()
}

/// The box of Party.
pub fn party_edition() -> Option<PartyEdition> {
    PartyEdition::built_in().into_iter().next()
}

/// The box of Cartas.
pub fn cartas_edition() -> Option<CartasEdition> {
    CartasEdition::built_in().into_iter().next()
}
