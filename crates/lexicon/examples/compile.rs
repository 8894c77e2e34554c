//! A word list becomes a lexicon, is written to a file, and is asked in place.
//!
//! ```text
//! cargo run --example compile
//! ```

use lexicon::{Alphabet, Entry, Lexicon, Notes, Rack, compile};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Words as people write them: folding leaves what lies on a tile.
    let french = Alphabet::FRENCH;
    let words = ["pass\u{e9}", "passer", "repas", "\u{e9}p\u{e9}e", "c\u{153}ur", "garçon"];
    let entries: Vec<Entry> =
        words.iter().map(|word| french.fold(word).map(Entry::plain)).collect::<Result<_, _>>()?;
    let bytes = compile(french, &entries, &Notes::default())?;

    // The bytes are the lexicon: nothing is decoded when they are opened.
    let file = std::env::temp_dir().join(format!("abecedar-example-{}.lex", std::process::id()));
    std::fs::write(&file, &bytes)?;
    let lexicon = Lexicon::open("tiny", std::fs::read(&file)?)?;
    std::fs::remove_file(&file)?;

    println!("{} words in {} bytes", lexicon.len(), bytes.len());
    for word in ["Passe", "COEUR", "garcon", "passez"] {
        let known = lexicon.contains(&french.fold(word)?);
        println!("{word}: {}", if known { "a word" } else { "no word" });
    }

    // Everything that these letters and one blank make.
    let rack = Rack::new(french.fold_letters("ASPER")?, 1);
    for found in lexicon.sub_anagrams(&rack) {
        println!("{}", french.spell(&found.word));
    }
    Ok(())
}

#[test]
fn it_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
