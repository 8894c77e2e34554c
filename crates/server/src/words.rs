//! The questions that the page asks of the lexicons: the one place that knows both sides.

use crate::limits::{LEXICON_KEPT, LEXICON_NAME, WORDS_OF_EACH_LENGTH, WORDS_OF_ONE_LENGTH};
use crate::protocol::{
    AnagramGroup, Anagrams, AnagramsAsked, Catalogue, Commonness, LexiconInfo, PartOfSpeech,
    Problem, WordAnswer, typed_rack, typed_word,
};
use lexicon::{Alphabet, Details, Found, Lexicon, Library, LibraryError, Parts, Rack};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// The lexicons, as the page asks them. Every call may take a while.
pub(crate) struct Words {
    library: Library,
    /// Lexicons that were opened lately, and when.
    kept: Mutex<HashMap<String, (Instant, Lexicon)>>,
}

impl Words {
    pub(crate) fn new(data: Option<PathBuf>) -> Words {
        Words { library: Library::new(data), kept: Mutex::default() }
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
                })
                .collect(),
        }
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
            parts: details.map(|details| parts_of_speech(details.parts)).unwrap_or_default(),
            commonness: details.and_then(commonness),
        })
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
                AnagramGroup {
                    length: length as u32,
                    total: words.len() as u32,
                    words: words
                        .iter()
                        .skip(from)
                        .take(most)
                        .map(|found| cards(alphabet, found))
                        .collect(),
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
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, (since, _)| since.elapsed() < LEXICON_KEPT);
        if let Some((_, lexicon)) = kept.get(name) {
            return Ok(lexicon.clone());
        }
        let lexicon = self.library.open(name).map_err(|reason| Words::problem(name, &reason))?;
        kept.insert(name.to_owned(), (Instant::now(), lexicon.clone()));
        Ok(lexicon)
    }

    fn problem(name: &str, reason: &LibraryError) -> Problem {
        let name = name.to_owned();
        match reason {
            LibraryError::Io { .. } | LibraryError::File { .. } => {
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

/// The Zipf scale in words: 5 and more is everyday language, below 2.5 hardly anybody has met it.
fn commonness(details: Details) -> Option<Commonness> {
    let zipf = details.commonness?.zipf();
    Some(match zipf {
        5.0.. => Commonness::Everyday,
        4.0.. => Commonness::Common,
        2.5.. => Commonness::Uncommon,
        _ => Commonness::Rare,
    })
}
