//! Who else knows a word of the French or the Portuguese list. These sources decide what counts; no
//! word is taken from them by rule.

use super::recipe::Kitchen;
use super::{frequencies, simplemma};
use lexicon::source::usable;
use lexicon::{Alphabet, Word};
use std::collections::{BTreeMap, HashMap, HashSet};

/// Words as they lie on the tiles, so that spellings from before and after a reform attest each
/// other: `connaître` and `connaitre`.
pub(super) struct Second {
    alphabet: Alphabet,
    /// Words of dictionaries, with a bit for each source.
    known: HashMap<Word, u32>,
    sources: u32,
    /// Words of running text.
    used: HashSet<Word>,
}

impl Second {
    pub(super) fn new(alphabet: Alphabet) -> Second {
        Second { alphabet, known: HashMap::new(), sources: 0, used: HashSet::new() }
    }

    /// Hears a list with a word a line.
    pub(super) fn list(&mut self, kitchen: &Kitchen, package: &str, path: &str) -> Heard {
        let files = kitchen.files(package, |file| file == path)?;
        self.sources += 1;
        for line in String::from_utf8_lossy(files.get(path)?).lines() {
            self.know(line.trim());
        }
        Ok(())
    }

    /// Hears a thesaurus: fields with `|` between.
    pub(super) fn thesaurus(&mut self, kitchen: &Kitchen, package: &str, path: &str) -> Heard {
        let files = kitchen.files(package, |file| file == path)?;
        self.sources += 1;
        for field in String::from_utf8_lossy(files.get(path)?).split(['|', '\n']) {
            self.know(field);
        }
        Ok(())
    }

    /// Hears the verbs of mlconjug3. A reflexive verb attests the plain one.
    pub(super) fn verbs(&mut self, kitchen: &Kitchen) -> Heard {
        let list = format!("mlconjug3/data/conjug_manager/verbs-{}.json", self.alphabet.code());
        let files = kitchen.files("mlconjug3", |path| path == list)?;
        let verbs: BTreeMap<String, serde::de::IgnoredAny> =
            serde_json::from_slice(files.get(&list)?)
                .map_err(|error| format!("{list}: {error}"))?;
        self.sources += 1;
        for verb in verbs.keys() {
            self.know(verb.strip_suffix("-se").unwrap_or(verb));
        }
        Ok(())
    }

    /// Hears forms and lemmas of simplemma.
    pub(super) fn lemmas(&mut self, kitchen: &Kitchen) -> Heard {
        let code = self.alphabet.code();
        let list = format!("simplemma/strategies/dictionaries/data/{code}.plzma");
        let files = kitchen.files("simplemma", |path| path == list)?;
        self.sources += 1;
        simplemma::read(files.get(&list)?, |form, lemma| {
            self.know(form);
            self.know(lemma);
        })
        .map_err(|error| format!("{list}: {error}"))
    }

    /// Hears what is used in running text; names are written small there too.
    pub(super) fn frequencies(&mut self, kitchen: &Kitchen) -> Heard {
        let packed = kitchen.frequencies(self.alphabet.code())?;
        let (alphabet, used) = (self.alphabet, &mut self.used);
        frequencies::each_word(&packed, |text, _| used.extend(usable(alphabet, text).ok()))
    }

    fn know(&mut self, text: &str) {
        if !text.chars().any(char::is_uppercase) {
            let Ok(word) = usable(self.alphabet, text) else { return };
            *self.known.entry(word).or_default() |= 1 << self.sources;
        }
    }

    /// Does a dictionary know it?
    pub(super) fn knows(&self, word: &Word) -> bool {
        self.known.contains_key(word)
    }

    /// How many dictionaries know it?
    pub(super) fn votes(&self, word: &Word) -> u32 {
        self.known.get(word).map_or(0, |sources| sources.count_ones())
    }

    /// Does running text use it?
    pub(super) fn uses(&self, word: &Word) -> bool {
        self.used.contains(word)
    }
}

/// A source was heard, or could not be.
type Heard = Result<(), String>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_attest_nothing_and_marks_do_not_matter() {
        let mut second = Second::new(Alphabet::FRENCH);
        for text in ["connaître", "Pierrot", "aujourd'hui"] {
            second.know(text);
        }
        let fold = |text: &str| Alphabet::FRENCH.fold(text).unwrap();
        assert!(second.knows(&fold("connaitre")) && !second.knows(&fold("pierrot")));
        assert!(!second.uses(&fold("connaitre")));
    }

    #[test]
    fn every_source_has_one_vote() {
        let mut second = Second::new(Alphabet::FRENCH);
        for text in ["ski", "ski", "glu"] {
            second.know(text);
        }
        second.sources += 1;
        second.know("ski");
        let votes = |text: &str| second.votes(&Alphabet::FRENCH.fold(text).unwrap());
        assert_eq!([votes("ski"), votes("glu"), votes("feu")], [2, 1, 0]);
    }
}
