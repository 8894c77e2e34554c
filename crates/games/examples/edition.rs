//! A box of one's own: Classic with other letters, other points and a hand of five.
//!
//! ```text
//! cargo run --example edition
//! ```

use games::classic::{Classic, House};
use games::{Editions, Player, Seat, Seeded, Setup, Table, Viewer, WordList};
use lexicon::Alphabet;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // An edition is data. Here one that ships is changed; a file of your own does as well.
    let mut edition: serde_json::Value =
        serde_json::from_str(include_str!("../editions/cartas-small.json"))?;
    edition["name"] = "cartas-five".into();
    edition["hand"] = 5.into();
    edition["all_cards"] = 30.into();

    // It is looked at when it is added: what is wrong is said now, and not at the table.
    let mut editions = Editions::built_in();
    editions.add("cartas-five", &edition.to_string())?;

    let words = WordList::new(Alphabet::PORTUGUESE, ["as", "os", "sal", "sol"])?;
    let five = editions.find::<Classic>(Some("cartas-five"))?;
    let players = vec![Player::default(); 2];
    let setup = Setup::<Classic>::with(five, House::default(), players, &words)?;
    let table = Table::open(setup, &words, &mut Seeded::new(1))?;
    let hand = table.view(Viewer::Seat(Seat(0))).game.hand.unwrap_or_default();
    println!("{} cards in hand", hand.len());
    assert_eq!(hand.len(), 5);

    // An edition with a fault is refused in words.
    edition["hand"] = 0.into();
    edition["name"] = "cartas-none".into();
    if let Err(fault) = editions.add("cartas-none", &edition.to_string()) {
        println!("refused: {fault}");
    }
    Ok(())
}

#[test]
fn it_runs() -> Result<(), Box<dyn std::error::Error>> {
    main()
}
