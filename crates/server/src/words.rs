//! The questions that the page asks of the lexicons: the one place that knows both sides.

mod explain;
mod short;

use crate::limits::{LEXICON_KEPT, LEXICON_NAME, WORDS_OF_EACH_LENGTH, WORDS_OF_ONE_LENGTH};
use crate::protocol::{
    AnagramGroup, Anagrams, AnagramsAsked, Catalogue, Commonness, LexiconInfo, MeaningAnswer,
    PartOfSpeech, Problem, WordAnswer, typed_rack, typed_word,
};
use lexicon::{
    Alphabet, Details, Familiarity, Found, Lexicon, Library, LibraryError, Meanings, Parts, Rack,
};
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// The lexicons, as the page asks them. Every call may take a while.
pub(crate) struct Words {
    library: Library,
    /// Lexicons that were opened lately, and when.
    kept: Mutex<HashMap<String, (Instant, Lexicon)>>,
    /// What their words mean, where that was asked.
    meanings: Mutex<HashMap<String, (Instant, Arc<Meanings>)>>,
}

impl Words {
    pub(crate) fn new(data: Option<PathBuf>) -> Words {
        Words { library: Library::new(data), kept: Mutex::default(), meanings: Mutex::default() }
    }

    /// Every lexicon that can be opened; a damaged one is left out, and the log says why.
    pub(crate) fn catalogue(&self) -> Catalogue {
        let opened = self.library.names().into_iter().filter_map(|name| self.open(&name).ok());
        Catalogue {
            lexicons: opened
                .map(|lexicon| LexiconInfo {
                    name: lexicon.name().to_owned(),
                    language: language(&lexicon),
                    words: lexicon.len() as u32,
                    meanings: self.library.has_meanings(&lexicon),
                })
                .collect(),
        }
    }

    /// The names of the lexicons, damaged or not.
    pub(crate) fn names(&self) -> Vec<String> {
        self.library.names()
    }

    /// Is this a word?
    pub(crate) fn word(&self, name: &str, text: &str) -> Result<WordAnswer, Problem> {
        let lexicon = self.open(name)?;
        let word = typed_word(lexicon.alphabet(), text)?;
        let details = lexicon.details(&word);
        Ok(WordAnswer {
            lexicon: lexicon.name().to_owned(),
            language: language(&lexicon),
            word: lexicon.alphabet().spell(&word).to_string(),
            valid: lexicon.contains(&word),
            written: lexicon.written(&word).forms().to_vec(),
            parts: details.map(|details| parts_of_speech(details.parts)).unwrap_or_default(),
            commonness: details.and_then(commonness),
        })
    }

    /// What does this word mean?
    pub(crate) fn meaning(&self, name: &str, text: &str) -> Result<MeaningAnswer, Problem> {
        let lexicon = self.open(name)?;
        let word = typed_word(lexicon.alphabet(), text)?;
        let Some(meanings) = self.meanings(&lexicon)? else {
            return Ok(explain::nothing(&lexicon, &word));
        };
        explain::answer(&lexicon, &meanings, &word).map_err(|reason| {
            tracing::error!(%reason, name, "meanings cannot be read");
            Problem::DamagedMeanings { name: name.to_owned() }
        })
    }

    /// The meanings of a lexicon, if it has some, kept for a while as it is.
    fn meanings(&self, lexicon: &Lexicon) -> Result<Option<Arc<Meanings>>, Problem> {
        let name = lexicon.name();
        let known = {
            let mut kept = self.meanings.lock().unwrap_or_else(PoisonError::into_inner);
            kept.retain(|_, (since, _)| since.elapsed() < LEXICON_KEPT);
            kept.get(name).map(|(_, meanings)| Arc::clone(meanings))
        };
        if known.is_some() {
            return Ok(known);
        }
        let opened = self.library.meanings(lexicon).map_err(|reason| {
            tracing::error!(%reason, "meanings cannot be read");
            Problem::DamagedMeanings { name: name.to_owned() }
        })?;
        let meanings = opened.map(Arc::new);
        if let Some(meanings) = &meanings {
            let mut kept = self.meanings.lock().unwrap_or_else(PoisonError::into_inner);
            kept.insert(name.to_owned(), (Instant::now(), Arc::clone(meanings)));
        }
        Ok(meanings)
    }

    /// Which words do these letters make?
    pub(crate) fn anagrams(&self, name: &str, asked: &AnagramsAsked) -> Result<Anagrams, Problem> {
        let lexicon = self.open(name)?;
        let alphabet = lexicon.alphabet();
        let typed = typed_rack(alphabet, &asked.letters)?;
        let rack = Rack::new(typed.letters.iter().copied(), typed.blanks);

        let mut by_length: Vec<Vec<Found>> = vec![Vec::new(); rack.len() + 1];
        for found in lexicon.sub_anagrams(&rack) {
            by_length[found.word.len()].push(found);
        }
        let total = by_length.iter().map(Vec::len).sum::<usize>() as u32;
        let (from, most) = match asked.length {
            None => (0, WORDS_OF_EACH_LENGTH),
            Some(_) => (asked.from, WORDS_OF_ONE_LENGTH),
        };
        let groups = by_length
            .into_iter()
            .enumerate()
            .filter(|(length, words)| {
                !words.is_empty() && asked.length.is_none_or(|wanted| wanted == *length)
            })
            .rev()
            .map(|(length, mut words)| {
                // They arrive in the order of the alphabet, and a stable sort keeps that.
                words.sort_by_key(|found| found.blanks.count_ones());
                let total = words.len() as u32;
                let shown: Vec<Found> = words.into_iter().skip(from).take(most).collect();
                AnagramGroup {
                    length: length as u32,
                    total,
                    words: shown.iter().map(|found| cards(alphabet, found)).collect(),
                    written: written(&lexicon, &shown),
                }
            })
            .collect();
        Ok(Anagrams {
            lexicon: lexicon.name().to_owned(),
            language: language(&lexicon),
            letters: format!(
                "{}{}",
                alphabet.spell(&typed.letters),
                "?".repeat(usize::from(typed.blanks))
            ),
            total,
            groups,
        })
    }

    /// Opens a lexicon. An imported one is read and proved sound as a whole, which is too much
    /// for every letter that somebody types; so it is kept for a while.
    pub(crate) fn open(&self, name: &str) -> Result<Lexicon, Problem> {
        if name.chars().count() > LEXICON_NAME {
            let name = name.chars().take(LEXICON_NAME).collect();
            return Err(Problem::UnknownLexicon { name, nearest: None });
        }
        let known = {
            let mut kept = self.kept();
            kept.retain(|_, (since, _)| since.elapsed() < LEXICON_KEPT);
            kept.get(name).map(|(_, lexicon)| lexicon.clone())
        };
        if let Some(lexicon) = known {
            return Ok(lexicon);
        }
        // Nobody who looks into another one waits for this.
        let lexicon = self.library.open(name).map_err(|reason| Words::problem(name, &reason))?;
        for fault in lexicon.faults() {
            tracing::warn!(fault, "a file beside a lexicon is not used");
        }
        self.kept().insert(name.to_owned(), (Instant::now(), lexicon.clone()));
        Ok(lexicon)
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<String, (Instant, Lexicon)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn problem(name: &str, reason: &LibraryError) -> Problem {
        let name = name.to_owned();
        match reason {
            LibraryError::Io { .. } | LibraryError::File { .. } | LibraryError::Family { .. } => {
                tracing::error!(%reason, "a lexicon cannot be read");
                Problem::DamagedLexicon { name }
            }
            _ => Problem::UnknownLexicon { name, nearest: reason.nearest().map(str::to_owned) },
        }
    }
}

fn language(lexicon: &Lexicon) -> String {
    lexicon.alphabet().code().to_owned()
}

/// A found word in the notation of cards: a lower-case letter is a blank standing for it.
fn cards(alphabet: Alphabet, found: &Found) -> String {
    let mut text = String::with_capacity(found.word.len() + 1);
    for (nth, &letter) in found.word.iter().enumerate() {
        let display = alphabet.display(letter);
        if found.is_blank(nth) {
            text.extend(display.to_lowercase());
        } else {
            text.push(display);
        }
    }
    text
}

/// How people write found words, where that is not as their letters are.
fn written(lexicon: &Lexicon, found: &[Found]) -> BTreeMap<String, Vec<String>> {
    let spell = |found: &Found| lexicon.alphabet().spell(&found.word).to_string();
    found
        .iter()
        .map(|found| (found, lexicon.written(&found.word)))
        .filter(|(_, written)| !written.forms().is_empty())
        .map(|(found, written)| (spell(found), written.forms().to_vec()))
        .collect()
}

/// How words in sentences are shown, in capital letters, where that is not as their letters are.
pub(crate) fn shown<'a>(
    lexicon: &Lexicon,
    words: impl IntoIterator<Item = &'a str>,
) -> BTreeMap<String, String> {
    let shown = |word: &'a str| {
        let letters = lexicon.alphabet().fold(word).ok()?;
        Some((word.to_owned(), lexicon.written(&letters).in_capitals()?))
    };
    words.into_iter().filter_map(shown).collect()
}

fn parts_of_speech(parts: Parts) -> Vec<PartOfSpeech> {
    [
        (Parts::NOUN, PartOfSpeech::Noun),
        (Parts::ADJECTIVE, PartOfSpeech::Adjective),
        (Parts::VERB, PartOfSpeech::Verb),
        (Parts::ADVERB, PartOfSpeech::Adverb),
        (Parts::OTHER, PartOfSpeech::Other),
    ]
    .into_iter()
    .filter_map(|(part, named)| parts.contains(part).then_some(named))
    .collect()
}

/// How common words are, where that is known.
pub(crate) fn known<'a>(
    lexicon: &Lexicon,
    words: impl IntoIterator<Item = &'a str>,
) -> BTreeMap<String, Commonness> {
    let of = |word: &'a str| {
        let letters = lexicon.alphabet().fold(word).ok()?;
        Some((word.to_owned(), lexicon.details(&letters).and_then(commonness)?))
    };
    words.into_iter().filter_map(of).collect()
}

fn commonness(details: Details) -> Option<Commonness> {
    Some(match details.commonness?.familiarity() {
        Familiarity::Everyday => Commonness::Everyday,
        Familiarity::Common => Commonness::Common,
        Familiarity::Uncommon => Commonness::Uncommon,
        Familiarity::Rare => Commonness::Rare,
    })
}
