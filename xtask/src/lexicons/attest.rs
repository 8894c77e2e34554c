//! Who else knows a Romanian word: dictionaries, and a list of how often words are used.

use super::recipe::Kitchen;
use super::{frequencies, simplemma};
use std::collections::HashSet;

/// The sources beside the dictionary. No word is taken from them.
#[derive(Default)]
pub(super) struct Witnesses {
    /// Words of a list of lemmas and their forms, and of a thesaurus.
    known: HashSet<String>,
    /// Those of the thesaurus alone.
    chosen: HashSet<String>,
    /// Words of running text, but no names.
    common: HashSet<String>,
}

impl Witnesses {
    /// Reads them all. The list of frequencies has names in small letters too; `is_name` says
    /// which they are.
    pub(super) fn hear(
        kitchen: &Kitchen,
        is_name: impl Fn(&str) -> bool,
    ) -> Result<Witnesses, String> {
        let mut witnesses = Witnesses::default();
        let list = "simplemma/strategies/dictionaries/data/ro.plzma";
        let files = kitchen.files("simplemma", |path| path == list)?;
        let known = &mut witnesses.known;
        simplemma::read(files.get(list)?, |form, lemma| {
            known.extend([form, lemma].into_iter().flat_map(spellings));
        })
        .map_err(|error| format!("{list}: {error}"))?;

        let list = "usr/share/mythes/th_ro_RO_v2.dat";
        let files = kitchen.files("mythes-ro", |path| path == list)?;
        let thesaurus = String::from_utf8_lossy(files.get(list)?);
        witnesses.chosen =
            thesaurus.split(|c: char| !c.is_alphabetic()).flat_map(spellings).collect();
        known.extend(witnesses.chosen.iter().cloned());

        let common = &mut witnesses.common;
        frequencies::each_word(&kitchen.frequencies("ro")?, |word, _| {
            common.extend(spellings(word).into_iter().filter(|word| !is_name(word)));
        })?;
        Ok(witnesses)
    }

    /// Is it used in running text?
    pub(super) fn use_it(&self, word: &str) -> bool {
        self.common.contains(word)
    }

    /// Is it in the thesaurus? That lists words, not their forms.
    pub(super) fn list(&self, word: &str) -> bool {
        self.chosen.contains(word)
    }

    /// Is it in the thesaurus or used in running text?
    pub(super) fn choose(&self, word: &str) -> bool {
        self.chosen.contains(word) || self.common.contains(word)
    }

    /// Do they know a stem? One form in a dictionary is enough. In running text it must be the
    /// stem itself or two of its forms: a single one may be a word of another language.
    pub(super) fn attest(&self, stem: &str, forms: &HashSet<String>) -> bool {
        forms.iter().any(|form| self.known.contains(form))
            || self.common.contains(stem)
            || forms.iter().filter(|form| self.common.contains(*form)).count() > 1
    }

    /// Do they know one of these forms, all with the same prefix? The list of lemmas does not
    /// count: it has negations of every participle.
    pub(super) fn attest_prefixed(&self, forms: &HashSet<String>) -> bool {
        forms.iter().any(|form| self.choose(form))
    }
}

/// How a word can be spelled today; nothing where it has a capital. The marks below Ș and Ț are
/// commas, and inside a word the vowel is Â, but Î after a prefix.
fn spellings(word: &str) -> HashSet<String> {
    if word.is_empty() || word.chars().any(char::is_uppercase) {
        return HashSet::new();
    }
    let word = word.replace('ş', "ș").replace('ţ', "ț");
    let last = word.chars().count() - 1;
    let modern = |(place, c)| match c {
        'î' if place > 0 && place < last => 'â',
        c => c,
    };
    [word.chars().enumerate().map(modern).collect(), word].into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_spellings_attest_those_of_today() {
        for (old, new) in [("cîine", "câine"), ("neînţeles", "neînțeles"), ("coborî", "coborî")]
        {
            assert!(spellings(old).contains(new));
        }
        assert!(spellings("Mihai").is_empty() && spellings("").is_empty());
    }

    #[test]
    fn one_form_in_a_dictionary_or_two_in_running_text_attest_a_stem() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<HashSet<_>>();
        let witnesses = Witnesses {
            known: words("caselor necasă"),
            common: words("move blog fonturi"),
            ..Witnesses::default()
        };
        assert!(witnesses.attest("casă", &words("casă case caselor")));
        assert!(witnesses.attest("blog", &words("blog bloguri")));
        assert!(!witnesses.attest("movă", &words("movă move")));
        assert!(witnesses.attest("movă", &words("movă move blog")));
        assert!(!witnesses.attest_prefixed(&words("necasă")));
    }
}
