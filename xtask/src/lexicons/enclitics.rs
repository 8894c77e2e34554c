//! Spanish verbs with pronouns hung on them, where a dictionary lists them as words of their own:
//! DÁMELO, VAYÁMONOS.

use std::collections::HashSet;

const PRONOUNS: [&str; 11] = ["me", "te", "se", "nos", "os", "los", "las", "les", "lo", "la", "le"];

/// Short imperatives, which take a pronoun without an accent.
const SHORT: [&str; 10] = ["da", "de", "den", "di", "haz", "este", "esta", "esten", "ve", "id"];

/// Tells them by the verbs that a dictionary has.
pub(super) struct Enclitics {
    /// Verb forms without accents.
    verbs: HashSet<String>,
}

impl Enclitics {
    /// Learns verb forms.
    pub(super) fn new<'a>(verbs: impl Iterator<Item = &'a str>) -> Enclitics {
        Enclitics { verbs: verbs.map(plain).collect() }
    }

    /// Is it a verb with pronouns?
    pub(super) fn has_pronoun(&self, word: &str) -> bool {
        let bare = plain(word);
        bare.ends_with("rse") || self.after_pronouns(&bare, bare != word, 3)
    }

    fn after_pronouns(&self, bare: &str, accent: bool, most: u8) -> bool {
        most > 0
            && PRONOUNS.iter().any(|pronoun| {
                let Some(base) = bare.strip_suffix(pronoun).filter(|base| base.len() > 1) else {
                    return false;
                };
                self.takes(base, pronoun, accent) || self.after_pronouns(base, accent, most - 1)
            })
    }

    /// Can this verb form stand before the pronoun? Finite forms move their stress, which is
    /// written, except for the short ones.
    fn takes(&self, base: &str, pronoun: &str, accent: bool) -> bool {
        let verb = |form: &str| self.verbs.contains(form);
        let ends = |endings: &[&str]| endings.iter().any(|ending| base.ends_with(ending));
        ends(&["ando", "endo"])
            || ends(&["ar", "er", "ir", "ad", "ed", "id"]) && verb(base)
            || SHORT.contains(&base)
            || accent && base.len() > 2 && verb(base)
            // -MOS and -D lose their last letter.
            || pronoun == "nos" && accent && verb(&format!("{base}s"))
            || pronoun == "os" && verb(&format!("{base}d"))
    }
}

/// Without accents; the tilde of Ñ is none.
fn plain(word: &str) -> String {
    let plain = |c| match c {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        c => c,
    };
    word.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_with_pronouns_are_told_from_words_that_look_alike() {
        let verbs = "da dar dad abrid abre olemos oler anda uníd vayamos echad dame danos ir es so";
        let enclitics = Enclitics::new(verbs.split(' '));
        let chains = "dámelo dame dándole dadme ábrele vayámonos echaos uníos irse absentarse \
                      olerla dárnoslo ándale irte";
        for word in chains.split_whitespace() {
            assert!(enclitics.has_pronoun(word), "{word}");
        }
        for word in
            "sólo éste parte aparte caos bastante durante antes menos esos martes".split(' ')
        {
            assert!(!enclitics.has_pronoun(word), "{word}");
        }
    }
}
