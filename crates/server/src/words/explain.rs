//! What a word means, as the page hears it.

use super::{language, parts_of_speech};
use crate::protocol::{ExplainedWord, MeaningAnswer, MeaningSource, Sense};
use lexicon::meanings::{Explained, Kind};
use lexicon::{BesideError, Lexicon, Meanings, Word};

/// The answer where a lexicon has no meanings.
pub(super) fn nothing(lexicon: &Lexicon, word: &Word) -> MeaningAnswer {
    MeaningAnswer {
        lexicon: lexicon.name().to_owned(),
        language: language(lexicon),
        word: lexicon.alphabet().spell(word).to_string(),
        meanings: Vec::new(),
        bases: Vec::new(),
        source: None,
    }
}

/// What the meanings of a lexicon say of a word.
pub(super) fn answer(
    lexicon: &Lexicon,
    meanings: &Meanings,
    word: &Word,
) -> Result<MeaningAnswer, BesideError> {
    let explained = meanings.of(lexicon, word)?;
    let bases = meanings.bases(lexicon, word)?;
    let provenance = meanings.provenance();
    Ok(MeaningAnswer {
        meanings: explained.into_iter().map(|explained| one(lexicon, explained)).collect(),
        bases: bases.iter().map(|base| written(lexicon, base)).collect(),
        source: Some(MeaningSource {
            name: provenance.source.clone(),
            licence: provenance.licence.clone(),
            synonyms: provenance.kind == Kind::Synonyms,
        }),
        ..nothing(lexicon, word)
    })
}

/// A word as people write it.
fn written(lexicon: &Lexicon, word: &Word) -> String {
    let plain = || lexicon.alphabet().spell(word).to_string().to_lowercase();
    lexicon.written(word).forms().first().map_or_else(plain, ToString::to_string)
}

fn one(lexicon: &Lexicon, explained: Explained) -> ExplainedWord {
    let senses = explained.senses.into_iter().map(|sense| Sense {
        written: sense.written,
        part: parts_of_speech(sense.part).first().copied(),
        text: sense.text,
    });
    let word = lexicon.alphabet().spell(&explained.word).to_string();
    ExplainedWord { word, senses: senses.collect() }
}
