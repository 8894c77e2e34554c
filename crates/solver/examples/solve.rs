//! The best plays of a position on the usual board of 15 by 15.
//!
//! ```text
//! cargo run --example solve
//! ```

use lexicon::{Alphabet, Entry, Lexicon, MAX_LETTER, Notes, Rack, compile};
use solver::grid::{Lying, Reach, Search, Values};
use solver::standard;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let english = Alphabet::ENGLISH;
    let words = ["ad", "at", "care", "cared", "cat", "cats", "dare", "dear", "scat", "scar"];
    let entries: Vec<Entry> =
        words.iter().map(|word| english.fold(word).map(Entry::plain)).collect::<Result<_, _>>()?;
    let lexicon = Lexicon::open("tiny", compile(english, &entries, &Notes::default())?)?;

    // CAT lies across the middle; the hand is S, D, A, R, E and a blank.
    let mut board = standard::board(&standard::PREMIUMS)?;
    for (letter, column) in english.fold("cat")?.iter().zip(7..) {
        board.square_mut(7, column).card = Some(Lying { letter: *letter, blank: false });
    }
    let rack = Rack::new(english.fold_letters("SDARE")?, 1);
    let values: Values = [1; MAX_LETTER as usize + 1];
    let rules = standard::rules(values);

    let search = Search::new(&lexicon, &board, &rack, &rules);
    println!("{} legal plays; the best three:", search.count());
    // What can be reached from each place of the graph: made once for a lexicon and its values.
    let reach = Reach::new(&lexicon, &values);
    for play in search.best(&reach, 3) {
        let words = standard::words(&board, &rules, &play.laid);
        let main = words.first().map(|word| {
            let letters: Vec<_> = word.letters.iter().map(|lying| lying.letter).collect();
            english.spell(&letters).to_string()
        });
        println!("{:>3}  {}", play.score, main.unwrap_or_default());
    }
    Ok(())
}

#[test]
fn it_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
