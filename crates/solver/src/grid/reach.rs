//! What a search for the best play knows about a lexicon and its letter values. Each part is made at
//! its first use, once for a lexicon and its letter values.

use super::catalogue::Catalogue;
use super::search::Values;
use super::whole::Whole;
use lexicon::Lexicon;
use std::sync::OnceLock;

/// What is known about a lexicon and its letter values; each part is made when it is first needed.
#[derive(Clone, Debug)]
pub struct Reach {
    lexicon: Lexicon,
    values: Values,
    catalogue: OnceLock<Catalogue>,
    whole: OnceLock<Whole>,
}

impl Reach {
    /// For a lexicon and what its letters are worth.
    pub fn new(lexicon: &Lexicon, values: &Values) -> Reach {
        let (catalogue, whole) = (OnceLock::new(), OnceLock::new());
        Reach { lexicon: lexicon.clone(), values: *values, catalogue, whole }
    }

    /// How many bytes the parts take that are made.
    pub fn bytes(&self) -> usize {
        let catalogue = self.catalogue.get().map_or(0, Catalogue::bytes);
        catalogue + self.whole.get().map_or(0, Whole::bytes)
    }

    /// All words by length, the dearest first: for large racks.
    pub(super) fn catalogue(&self) -> &Catalogue {
        self.catalogue.get_or_init(|| Catalogue::new(&self.lexicon, &self.values))
    }

    /// All words by their letters: for the whole of a small hand.
    pub(super) fn whole(&self) -> &Whole {
        self.whole.get_or_init(|| Whole::new(&self.lexicon))
    }
}
