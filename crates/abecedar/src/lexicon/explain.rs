//! What words mean, for `abecedar lexicon check --explain`.

use lexicon::meanings::{Explained, Kind, Provenance};
use lexicon::{Lexicon, Library, Meanings, Parts, Word};
use serde_json::{Value, json};

/// Explains words of one lexicon. What it cannot explain it says on standard error; the verdict on
/// a word does not hang on it.
pub struct Explainer<'a> {
    lexicon: &'a Lexicon,
    meanings: Option<Meanings>,
}

impl<'a> Explainer<'a> {
    pub fn open(library: &Library, lexicon: &'a Lexicon) -> Explainer<'a> {
        let meanings = library.meanings(lexicon).unwrap_or_else(|error| {
            eprintln!("{error}");
            None
        });
        if meanings.is_none() {
            eprintln!("there are no meanings beside the lexicon {:?}", lexicon.name());
        }
        Explainer { lexicon, meanings }
    }

    fn of(&self, word: &Word) -> Vec<Explained> {
        let Some(meanings) = &self.meanings else { return Vec::new() };
        meanings.of(self.lexicon, word).unwrap_or_else(|error| {
            eprintln!("{}: {error}", self.lexicon.name());
            Vec::new()
        })
    }

    /// A line a sense; where nothing is explained, what else is known of the word.
    pub fn lines(&self, word: &Word) -> Vec<String> {
        let synonyms = self.meanings.as_ref().map(|meanings| meanings.provenance().kind)
            == Some(Kind::Synonyms);
        let like = if synonyms { "like " } else { "" };
        let senses: Vec<_> =
            self.of(word).into_iter().flat_map(|explained| explained.senses).collect();
        if senses.is_empty() {
            return self.without_meaning(word).into_iter().collect();
        }
        senses
            .into_iter()
            .map(|sense| match called(sense.part) {
                "" => format!("{}: {like}{}", sense.written, sense.text),
                part => format!("{}, {part}: {like}{}", sense.written, sense.text),
            })
            .collect()
    }

    /// Parts of speech, base form and commonness, as far as they are known.
    fn without_meaning(&self, word: &Word) -> Option<String> {
        let details = self.lexicon.details(word)?;
        let parts = [Parts::NOUN, Parts::ADJECTIVE, Parts::VERB, Parts::ADVERB];
        let parts: Vec<&str> =
            parts.into_iter().filter(|part| details.parts.contains(*part)).map(called).collect();
        let bases = self.bases(word);
        let known = [
            (!parts.is_empty()).then(|| parts.join(", ")),
            (!bases.is_empty()).then(|| format!("a form of {}", bases.join(", "))),
            details.commonness.map(|commonness| commonness.familiarity().to_string()),
        ];
        let known: Vec<String> = known.into_iter().flatten().collect();
        (!known.is_empty()).then(|| known.join("; "))
    }

    /// The words that a word is a form of, as people write them.
    fn bases(&self, word: &Word) -> Vec<String> {
        let Some(meanings) = &self.meanings else { return Vec::new() };
        let bases = meanings.bases(self.lexicon, word).unwrap_or_default();
        let written = |base: &Word| {
            let plain = || self.lexicon.alphabet().spell(base).to_string().to_lowercase();
            self.lexicon.written(base).forms().first().map_or_else(plain, ToString::to_string)
        };
        bases.iter().map(written).collect()
    }

    /// Where the meanings come from, as a line.
    pub fn provenance(&self) -> Option<String> {
        let Provenance { source, licence, .. } = self.meanings.as_ref()?.provenance();
        Some(format!("meanings: {source} ({licence})"))
    }

    pub fn provenance_as_json(&self) -> Value {
        match self.meanings.as_ref().map(Meanings::provenance) {
            None => Value::Null,
            Some(Provenance { source, licence, kind }) => {
                let synonyms = *kind == Kind::Synonyms;
                json!({ "source": source, "licence": licence, "synonyms": synonyms })
            }
        }
    }

    pub fn as_json(&self, word: &Word) -> Value {
        let one = |explained: &Explained| {
            let senses: Vec<_> = explained
                .senses
                .iter()
                .map(|sense| {
                    let part = sense.part.to_string();
                    json!({ "written": sense.written, "parts": part, "text": sense.text })
                })
                .collect();
            let word = self.lexicon.alphabet().spell(&explained.word).to_string();
            json!({ "word": word, "senses": senses })
        };
        self.of(word).iter().map(one).collect()
    }

    pub fn bases_as_json(&self, word: &Word) -> Value {
        json!(self.bases(word))
    }
}

fn called(part: Parts) -> &'static str {
    match part {
        Parts::NOUN => "noun",
        Parts::ADJECTIVE => "adjective",
        Parts::VERB => "verb",
        Parts::ADVERB => "adverb",
        _ => "",
    }
}
