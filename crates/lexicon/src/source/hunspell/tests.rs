//! Small dictionaries that exercise every feature, and the mistakes that must be named.

use super::*;
use crate::entry::Parts;

fn gather(aff: &[u8], dic: &[u8], policy: Policy) -> Result<Gathered, SourceError> {
    read(("t.aff", aff), ("t.dic", dic), Alphabet::FRENCH, policy)
}

fn words(aff: &str, dic: &str) -> Vec<String> {
    let gathered = gather(aff.as_bytes(), dic.as_bytes(), Policy::Strict).unwrap();
    spelled(&gathered)
}

fn spelled(gathered: &Gathered) -> Vec<String> {
    gathered.entries.iter().map(|e| Alphabet::FRENCH.spell(&e.word).to_string()).collect()
}

fn complaint(aff: &str, dic: &str) -> String {
    gather(aff.as_bytes(), dic.as_bytes(), Policy::Strict).unwrap_err().to_string()
}

#[test]
fn prefixes_and_suffixes_cross_only_where_both_allow_it() {
    let aff = "SET UTF-8\nPFX R Y 1\nPFX R 0 re .\nPFX N N 1\nPFX N 0 non .\n\
               SFX S Y 1\nSFX S 0 s [^s]\nSFX T N 1\nSFX T 0 t .\n";
    assert_eq!(words(aff, "1\nvu/RS\n"), ["REVU", "REVUS", "VU", "VUS"]);
    assert_eq!(words(aff, "1\nvu/NS\n"), ["NONVU", "VU", "VUS"]);
    assert_eq!(words(aff, "1\nvu/RT\n"), ["REVU", "VU", "VUT"]);
}

#[test]
fn a_prefix_looks_at_the_suffixed_word_and_a_suffix_at_the_stem() {
    // The suffix takes the whole stem away, so only the suffixed form begins with b.
    let aff = "SET UTF-8\nFULLSTRIP\nPFX P Y 1\nPFX P 0 x b\nSFX S Y 1\nSFX S ac bu ac\n";
    assert_eq!(words(aff, "1\nac/PS\n"), ["AC", "BU", "XBU"]);
    // Without leave to do so, no affix may take the whole stem.
    assert_eq!(words(&aff.replace("FULLSTRIP\n", ""), "1\nac/PS\n"), ["AC"]);
}

#[test]
fn a_second_suffix_and_a_prefix_follow_from_the_first_suffix() {
    let aff = "SET UTF-8\nFLAG long\nSFX Aa Y 1\nSFX Aa 0 al/BbPp .\n\
               SFX Bb Y 1\nSFX Bb 0 es [l]\nPFX Pp Y 1\nPFX Pp 0 in .\n";
    assert_eq!(words(aff, "1\nfin/Aa\n"), ["FIN", "FINAL", "FINALES", "INFINAL", "INFINALES"]);
    // Two suffixes are the limit: a class that calls itself does not go on for ever.
    let aff = "SET UTF-8\nSFX A Y 1\nSFX A 0 as/A .\n";
    assert_eq!(words(aff, "1\nda/A\n"), ["DA", "DAAS", "DAASAS"]);
}

#[test]
fn a_prefix_can_bring_a_suffix_along() {
    let aff = "SET UTF-8\nPFX P Y 1\nPFX P 0 en/S .\nSFX S Y 1\nSFX S 0 er .\n";
    assert_eq!(words(aff, "1\ngrave/P\n"), ["ENGRAVE", "ENGRAVEER", "GRAVE"]);
}

#[test]
fn circumfixes_come_as_a_pair_or_not_at_all() {
    let aff = "SET UTF-8\nCIRCUMFIX X\nPFX P Y 1\nPFX P 0 ge/X .\nSFX S Y 2\n\
               SFX S 0 te .\nSFX S 0 et/XP .\n";
    assert_eq!(words(aff, "1\nlob/S\n"), ["GELOBET", "LOB", "LOBTE"]);
    assert_eq!(words(aff, "1\nlob/P\n"), ["LOB"]);
}

#[test]
fn stems_and_affixes_can_be_no_words_by_themselves() {
    let aff = "SET UTF-8\nNEEDAFFIX n\nONLYINCOMPOUND o\nFORBIDDENWORD f\n\
               SFX S Y 2\nSFX S 0 s .\nSFX S 0 a/nT .\nSFX T Y 1\nSFX T 0 l .\n";
    assert_eq!(words(aff, "1\nloc/nS\n"), ["LOCAL", "LOCS"]);
    assert_eq!(words(aff, "2\nloc/oS\nok\n"), ["OK"]);
    // A forbidden form is no word even where another entry makes it.
    assert_eq!(words(aff, "2\nloc/S\nlocs/f\n"), ["LOC", "LOCAL"]);
}

#[test]
fn flags_are_single_long_or_numbers_and_may_be_aliased() {
    let single = "SET UTF-8\nFLAG UTF-8\nSFX Ý Y 1\nSFX Ý 0 s .\n";
    assert_eq!(words(single, "1\nau/Ý\n"), ["AU", "AUS"]);
    let number = "SET UTF-8\nFLAG num\nSFX 999 Y 1\nSFX 999 0 s .\nNEEDAFFIX 1\n";
    assert_eq!(words(number, "1\nau/1,999\n"), ["AUS"]);
    let aliased = "SET UTF-8\nAF 2\nAF AB # 1\nAF A # 2\nAM 1\nAM po:nom\nSFX A Y 1\n\
                   SFX A 0 s/2 . 1\nSFX B Y 1\nSFX B 0 x .\n";
    assert_eq!(
        words(aliased, "2\nau/1\t1\nou/2\n"),
        ["AU", "AUS", "AUSS", "AUX", "OU", "OUS", "OUSS"]
    );
    let gathered = gather(aliased.as_bytes(), b"1\nau/1\t1\n", Policy::Strict).unwrap();
    assert!(gathered.entries.iter().all(|entry| entry.parts == Parts::NOUN));
}

#[test]
fn old_encodings_are_read_and_unknown_ones_named() {
    let aff = b"SET ISO8859-15\nSFX S Y 1\nSFX S 0 \xE9 [\xBD]\n";
    let gathered = gather(aff, b"1\nb\xBD/S\n", Policy::Strict).unwrap();
    assert_eq!(spelled(&gathered), ["BOE", "BOEE"]);
    assert_eq!(
        complaint("SET KOI8-R\n", "1\nau\n"),
        "t.aff:1: found \"KOI8-R\": expected SET with UTF-8, ISO8859-1 or ISO8859-15"
    );
    let error = gather(b"SET UTF-8\n", b"1\ncaf\xE9\n", Policy::Skip).unwrap_err();
    assert_eq!(
        error.to_string(),
        "t.dic:2: byte 0xE9 at column 4 is not UTF-8: expected UTF-8 text"
    );
}

#[test]
fn names_are_left_out_and_parts_of_speech_follow_the_fields() {
    let aff = "SET UTF-8\nSFX S Y 2\nSFX S er é er po:ppas po:adj\nSFX S er ent er po:ipre\n";
    let dic = "3\naimer/S po:v1__t\nParis po:npr\nhier po:adv\n";
    let gathered = gather(aff.as_bytes(), dic.as_bytes(), Policy::Strict).unwrap();
    let parts: Vec<String> = gathered.entries.iter().map(|e| e.parts.to_string()).collect();
    assert_eq!(spelled(&gathered), ["AIME", "AIMENT", "AIMER", "HIER"]);
    assert_eq!(parts, ["AV", "V", "V", "D"]);
    assert_eq!(gathered.report.dropped.get(NAMES), 1);
}

#[test]
fn nouns_with_a_capital_are_kept_where_the_language_writes_them_so() {
    let dic = "4\nHaus\nspielen\nUSA\nMcDuck\n";
    let files = (("t.aff", &b"SET UTF-8\n"[..]), ("t.dic", dic.as_bytes()));
    let capitals = Capitals::Nouns;
    let gathered = read_with(files.0, files.1, Alphabet::FRENCH, Policy::Strict, capitals).unwrap();
    assert_eq!(spelled(&gathered), ["HAUS", "SPIELEN"]);
    assert_eq!(gathered.report.dropped.get(NAMES), 2);
}

#[test]
fn wrong_counts_are_named_with_the_line_that_declares_them() {
    let dic = "1\nau/S\n";
    assert_eq!(
        complaint("SET UTF-8\nSFX S Y 3\nSFX S 0 s .\nSFX S 0 x .\n", dic),
        "t.aff:2: declares 3 suffixes of the flag \"S\", but 2 are there"
    );
    assert_eq!(
        complaint("SET UTF-8\nPFX S Y 1\nPFX S 0 s .\nPFX S 0 x .\n", dic),
        "t.aff:2: declares 1 prefixes of the flag \"S\", but 2 are there"
    );
    assert_eq!(complaint("AF 2\nAF A\n", dic), "t.aff:1: declares 2 AF lines, but 1 are there");
    assert_eq!(complaint("", "7\nau\n"), "t.dic:1: declares 7 entries, but 1 are there");
    // hunspell itself takes that count as a hint, so it can be passed over.
    let gathered = gather(b"", b"7\nau\n", Policy::Skip).unwrap();
    assert_eq!(gathered.report.notes.get("entries more or fewer than declared"), 6);
    assert_eq!(
        complaint("", "au\n"),
        "t.dic:1: found \"au\": expected the number of entries that follow"
    );
}

#[test]
fn unknown_flags_are_named_with_the_entry_that_bears_them() {
    assert_eq!(
        complaint("SET UTF-8\n", "1\nau/Z\n"),
        "t.dic:2: \"au\" bears the flag \"Z\", which the affix file does not declare"
    );
    assert_eq!(
        complaint("SET UTF-8\nSFX S Y 1\nSFX S 0 s/Q .\n", "1\nau/S\n"),
        "t.aff:3: \"s\" bears the flag \"Q\", which the affix file does not declare"
    );
    let gathered = gather(b"", b"1\nau/Z\n", Policy::Skip).unwrap();
    assert_eq!(gathered.report.notes.get("entries with an unknown flag"), 1);
    // The flags of compounds are known and do nothing.
    let compounds = "SET UTF-8\nCOMPOUNDFLAG c\nCOMPOUNDRULE 1\nCOMPOUNDRULE a*b?\n";
    assert_eq!(words(compounds, "1\nau/cab\n"), ["AU"]);
}

#[test]
fn malformed_lines_are_named() {
    for (aff, message) in [
        (
            "SFX S Y\n",
            "t.aff:1: found \"Y\": expected Y or N and the number of affixes that follow",
        ),
        ("SFX SS Y 1\n", "t.aff:1: found \"SS\": expected flags of one character"),
        (
            "SFX S Y 1\nSFX S 0\n",
            "t.aff:2: found \"0\": expected what the affix takes off and what it puts on, 0 for nothing",
        ),
        (
            "SFX S Y 1\nSFX S 0 s [a\n",
            "t.aff:2: found \"[a\": expected a condition such as [^aeiou]y",
        ),
        ("FLAG big\n", "t.aff:1: found \"big\": expected FLAG with char, long, num or UTF-8"),
        (
            "SFX S Y 0\nPFX P Y 0\nSFX S Y 0\n",
            "t.aff:3: found \"Y 0\": expected each flag to name one class of affixes",
        ),
    ] {
        assert_eq!(complaint(aff, "1\nau\n"), message);
    }
    assert_eq!(
        complaint("FLAG long\n", "1\nau/abc\n"),
        "t.dic:2: found \"abc\": expected flags of two characters"
    );
}

#[test]
fn unusable_forms_are_errors_or_counted() {
    let aff = "SET UTF-8\nPFX L Y 2\nPFX L 0 l' .\nPFX L 0 re .\n";
    let dic = "2\nau/L\nb\n";
    assert_eq!(
        complaint(aff, dic),
        "t.dic:2: \"l'au\" has '\\'', which is no letter of the alphabet fr"
    );
    let gathered = gather(aff.as_bytes(), dic.as_bytes(), Policy::Skip).unwrap();
    assert_eq!(spelled(&gathered), ["AU", "REAU"]);
    assert_eq!(gathered.report.notes.get("affixes left out for foreign characters"), 1);
    assert_eq!(gathered.report.dropped.get("one letter"), 1);
    assert_eq!(complaint("", "0\n"), "t.dic: no usable word in it: expected at least one");
    assert_eq!(complaint("", ""), "t.dic: no usable word in it: expected at least one");
}

#[test]
fn affixes_that_multiply_beyond_measure_are_refused() {
    let rules: String = (0..5000).map(|_| "SFX S 0 a/S .\n").collect();
    let aff = format!("SET UTF-8\nSFX S Y 5000\n{rules}");
    assert_eq!(complaint(&aff, "1\nau/S\n"), "t.dic:2: the affixes make too many forms of \"au\"");
}

#[test]
fn affixes_can_be_chosen() {
    let aff = "SET UTF-8\nPFX R Y 1\nPFX R 0 re .\nSFX S Y 2\nSFX S 0 s .\nSFX S 0 mo .\n";
    let mut affixes = Affixes::read("t.aff", aff.as_bytes(), Policy::Strict).unwrap();
    assert_eq!(affixes.iter().count(), 3);
    affixes.retain(|affix| affix.side == Side::Suffix && affix.add != "mo");
    let mut stems = Stems::open(&affixes, "t.dic", &b"1\nvu/RS\n"[..], Policy::Strict).unwrap();
    let stem = stems.next_stem().unwrap().unwrap();
    assert!(stem.has(affixes.flag("R").unwrap()));
    let mut forms = Vec::new();
    affixes.expand(&stem, &mut |form| forms.push(form.text.to_owned())).unwrap();
    assert_eq!(forms, ["vu", "vus"]);
}
