//! Parts of speech, as far as morphological fields tell.
//!
//! Two ways of writing them are known: `po:nom`, which hunspell's manual suggests, and `CAT=nc`
//! in brackets, which the Portuguese dictionaries of the Natura project use.

use crate::entry::Parts;

/// What fields of a stem and its affixes, in this order, say of a form.
///
/// A `po:` of an affix adds to the stem's, as for a participle that is an adjective too. A `CAT=`
/// of an affix takes the place of the stem's, as for an adverb made from an adjective.
///
/// ```
/// use lexicon::Parts;
/// use lexicon::source::hunspell::parts_of;
/// assert_eq!(parts_of(&["po:v1__t___zz", "po:ppas po:adj is:mas"]), Parts::VERB | Parts::ADJECTIVE);
/// assert_eq!(parts_of(&["[CAT=adj,N=s,G=m]", "+FSEM=mente,CAT=adv"]), Parts::ADVERB);
/// ```
pub fn parts_of(fields: &[&str]) -> Parts {
    let mut parts = Parts::NONE;
    for (place, fields) in fields.iter().enumerate() {
        for field in fields.split_whitespace() {
            if let Some(tag) = field.strip_prefix("po:") {
                parts = parts | by_po(tag, place == 0);
            }
        }
        for tag in categories(fields) {
            parts = by_category(tag);
        }
    }
    parts
}

/// The values of `CAT=` in bracketed fields.
pub(super) fn categories(fields: &str) -> impl Iterator<Item = &str> {
    fields
        .split([',', '$', '[', ']', '+', ' ', '\t'])
        .filter_map(|field| field.strip_prefix("CAT="))
}

/// On a stem every tag names a part of speech; on an affix most name a tense or a person.
fn by_po(tag: &str, on_stem: bool) -> Parts {
    // A word of a set phrase is what the phrase is: loc.adv.
    match tag.strip_prefix("loc.").unwrap_or(tag) {
        "nom" | "noun" | "n" | "titr" | "patr" | "npr" | "prn" => Parts::NOUN,
        "adj" | "adjective" => Parts::ADJECTIVE,
        "adv" | "adverb" | "negadv" | "advint" => Parts::ADVERB,
        "verb" | "v" | "infi" => Parts::VERB,
        // The French dictionary writes the group and use of a verb into its tag: v1__t_q__a.
        _ if tag.starts_with('v') && tag.as_bytes().get(1).is_some_and(u8::is_ascii_digit) => {
            Parts::VERB
        }
        // Persons and numbers of irregular forms.
        "1pe" | "2pe" | "3pe" | "sg" | "pl" | "epi" => Parts::NONE,
        _ if on_stem => Parts::OTHER,
        _ => Parts::NONE,
    }
}

fn by_category(tag: &str) -> Parts {
    match tag {
        "nc" | "np" | "nm" => Parts::NOUN,
        "adj" => Parts::ADJECTIVE,
        "a_nc" => Parts::NOUN | Parts::ADJECTIVE,
        "v" => Parts::VERB,
        "adv" => Parts::ADVERB,
        _ => Parts::OTHER,
    }
}
