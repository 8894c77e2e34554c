//! How words are written: what the sources had before it was folded.

use super::frequencies;
use super::recipe::Recipe;
use lexicon::source::usable;
use lexicon::{Alphabet, Word};
use std::collections::{BTreeMap, HashMap};

/// The forms of every word that has marks in one of them, those first that running text has most.
/// Of words that no source writes, such as those added by hand, it is the form of running text.
pub(super) fn written(
    alphabet: Alphabet,
    recipe: &Recipe,
    packed: &[u8],
) -> Result<BTreeMap<Word, Vec<String>>, String> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut commonest: HashMap<Word, String> = HashMap::new();
    frequencies::each_word(packed, |text, place| {
        if let Ok(word) = usable(alphabet, text)
            && recipe.words.contains_key(&word)
        {
            places.entry(text.to_owned()).or_insert(place);
            commonest.entry(word).or_insert_with(|| text.to_owned());
        }
    })?;
    let mut written = BTreeMap::new();
    for word in recipe.words.keys() {
        let known = recipe.written.get(word).cloned();
        let mut forms =
            known.or_else(|| Some(vec![commonest.get(word)?.clone()])).unwrap_or_default();
        let plain = alphabet.spell(word).to_string().to_lowercase();
        if forms.iter().any(|form| *form != plain) {
            forms.sort_by_cached_key(|form| {
                (places.get(form).copied().unwrap_or(usize::MAX), form.clone())
            });
            forms.dedup();
            written.insert(*word, forms);
        }
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::Parts;

    #[test]
    fn forms_come_from_the_sources_and_the_commonest_first() {
        let word = |text| Alphabet::FRENCH.fold(text).unwrap();
        let mut recipe = Recipe::new(Alphabet::FRENCH);
        for text in ["cote", "ete", "riz"] {
            recipe.words.insert(word(text), (Parts::NONE, None));
        }
        let forms = ["cote", "côte", "coté", "côte"].map(str::to_owned).to_vec();
        recipe.written.insert(word("cote"), forms);
        recipe.written.insert(word("riz"), vec!["riz".to_owned()]);
        let packed = frequencies::tests::packed(&[&["été"], &["côte"], &["cote", "pâté"]]);
        let written = written(Alphabet::FRENCH, &recipe, &packed).unwrap();
        assert_eq!(written[&word("cote")], ["côte", "cote", "coté"]);
        assert_eq!(written[&word("ete")], ["été"], "nobody else writes it");
        assert_eq!(written.len(), 2);
    }
}
