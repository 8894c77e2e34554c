//! Two bots play a whole game of Word Thief.
//!
//! ```text
//! cargo run --example company
//! ```

use bots::{Bot, Company, Words};
use games::thief::Thief;
use games::{Seeded, Setup, Table};
use lexicon::Library;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The lexicon that ships with the program; the levels know its commonest words.
    let words = Words::new(Library::new(None).open("en")?);
    let setup = Setup::<Thief>::new(2, words.all())?;
    let mut luck = Seeded::new(1);
    let mut table = Table::open(setup, words.all(), &mut luck)?;

    // Each bot gets what its seat sees. Time is the table's own: a second of thought is no wait.
    let mut company = Company::new(&table, &[Bot::Casual, Bot::Novato], &words, 7);
    while table.outcome().is_none() {
        company.step(&mut table, words.all(), &mut luck)?;
    }
    println!("{:?} after {} entries", table.scores(), table.log().len());
    Ok(())
}

#[test]
fn it_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
