//! A table of Classic, played by hand: commands in, events and views out.
//!
//! ```text
//! cargo run --example by_hand
//! ```

use games::classic::{Classic, Command, Lay};
use games::{At, Card, Millis, Seat, Seeded, Setup, Table, Viewer, WordList};
use lexicon::Alphabet;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Any list of words will do; a compiled lexicon is one too.
    let words = WordList::new(Alphabet::PORTUGUESE, ["as", "os", "sal", "sol"])?;
    let mut chance = Seeded::new(1);
    let mut table = Table::open(Setup::<Classic>::new(2, &words)?, &words, &mut chance)?;

    // A seat sees its own hand, and of the others how many cards they hold.
    let view = table.view(Viewer::Seat(Seat(0)));
    let hand: Vec<Card> = view.game.hand.unwrap_or_default();
    println!("the first seat holds {}", listed(&hand));

    // What is against the rules is refused, with a code, the rule, and no change at all.
    let two = hand.iter().take(2).zip(0..).map(|(card, col)| At::new(0, col, *card)).collect();
    let lay = Command::Lay(Lay { cards: two, ..Lay::default() });
    match table.play(Seat(0), lay, Millis(1_000), &words, &mut chance) {
        Ok(_) => println!("laid, for {:?}", table.scores()),
        Err(refusal) => println!("refused: {refusal}"),
    }

    // Everything that happened is in the log, and a table is its log.
    table.play(Seat(0), Command::Pass, Millis(2_000), &words, &mut chance).ok();
    println!("{} entries in the log", table.log().len());
    Ok(())
}

fn listed(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn it_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
