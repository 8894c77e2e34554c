//! The words of lessons: nouns that everybody knows and nobody minds.

use games::{Dictionary, Glyph};
use lexicon::{Lexicon, Library, Parts};
use std::collections::HashSet;

/// Nouns are looked for among so many of the commonest words.
const NOUNS_AMONG: usize = 7_000;

/// Nobody minds them, but there are better ones to learn with: merrier ones, and such as are nouns
/// at first sight.
const PASSED_OVER: &str = "\
    DEATH DEAD WAR WARS GUN GUNS DRUG DRUGS KILL BOMB CRIME MORT MORTS GUERRE ARME ARMES DROGUE \
    TUER MORTE GUERRA GUERRAS ARMA ARMAS DROGA DROGAS MUERTE MUERTO BOMBA MOARTE ARMATA RAZBOI \
    CRIMA DROG MORTO SEXO SEX SEXE NAZI MAFIA DIEU DEUS DIOS GOD DUMNEZEU ADS FIAT DUTIES ITSELF \
    ROBIN DOES SERA PERO TRECE HABER DOS EUROPEA HECHO CUAL CELE CARE SALE CUPEI CEI MAI ANUL \
    DANSUL SINGUR COMUN HAM MARE STEAUA FOIS SEN ILE SUD MAL TIME SUA ANAO DOR \
    GILL DEUSA PAL BUDA ELLA CINE ERA FIRE GRAN CADA UNDE MULTE SEDIUL MINIME SIT GRAND POLAR \
    SOCIAL VIAS TIER ORE DIABLE CUI ORICE FIECARE PRIMA FATA ANI UNUI TALE SALA VOASTRE PUTIN \
    CASI ESTE ESTA ESTOS NADA TODA TODO MISMO ALGO QUIEN VEZ \
    DUDES SEPT RES BEER VIL VIAL ALE ALTE TAU CLAR VOCEA REUS ASCO ACRES GRAS SON \
    ION AVE VICE INTER FULL LIBER ALTA NOUL ANS MAN DAN FANS BOSS RAR RARA APE CAN RON NADIE DON \
    MONT AREAS DIE LES GEL ABE ABS ALA CII CEL ALT ALTUL FEL RIN ROL VER USA IRA \
    SEIN RATAS NASA SINO TEN GEN DAR NOI NOII ACE DARUL HART ETRES CARTEL ARMY";

/// A word by its letters.
pub type Letters = Vec<Glyph>;

/// What lessons of a language are written with.
pub struct Vocabulary {
    /// All words that count.
    pub lexicon: Lexicon,
    /// The words themselves, for bots.
    pub words: bots::Words,
    /// Nouns, the commonest first.
    pub nouns: Vec<Letters>,
}

impl Vocabulary {
    /// That of a language.
    pub fn of(language: &str) -> Result<Vocabulary, String> {
        let lexicon = Library::new(None).open(language).map_err(|error| error.to_string())?;
        let words = bots::Words::new(lexicon.clone()).for_family();
        let alphabet = lexicon.alphabet();
        let spelled = |word: &lexicon::Word| alphabet.spell(word).to_string();
        let passed: HashSet<&str> = PASSED_OVER.split_whitespace().collect();
        let fine = |word: &&lexicon::Word| !passed.contains(spelled(word).as_str());
        let letters = |word: &lexicon::Word| -> Option<Letters> {
            spelled(word).chars().map(Glyph::new).collect()
        };
        let is_noun = |word: &&lexicon::Word| {
            lexicon.details(word).is_some_and(|details| details.parts == Parts::NOUN)
        };
        let nouns = words.ranked().iter().take(NOUNS_AMONG).filter(is_noun).filter(fine);
        let nouns = nouns.filter_map(letters).filter(|word| word.len() > 2).collect();
        Ok(Vocabulary { lexicon, words, nouns })
    }

    /// Is it no word, and like none that offends?
    pub fn is_nonsense(&self, word: &[Glyph]) -> bool {
        !self.lexicon.knows(word) && !self.lexicon.offends_as_laid(word)
    }
}
