//! The referee: pure rules, commands in and events out, one folder a game.
//!
//! Nothing here reads a clock, a file or a generator of its own. A [`Table`] takes commands and
//! keeps the log; a [`Game`] judges them. The first two turns of Classic:
//!
//! ```
//! use games::classic::{Classic, Command, Lay, stacked};
//! use games::{At, Card, Millis, Points, Seat, Setup, Table, Viewer, WordList};
//! use lexicon::Alphabet;
//!
//! let words = WordList::new(Alphabet::PORTUGUESE, ["treino", "treinos", "carros"])?;
//! let setup = Setup::<Classic>::new(2, &words)?;
//!
//! // Chance may be seeded, or stacked as here to deal these two hands.
//! let cards = |text: &str| -> Vec<Card> {
//!     text.chars().map(|letter| letter.to_string().parse().unwrap()).collect()
//! };
//! let hands = [cards("OEITRNR"), cards("CARROSA")];
//! let mut chance =
//!     stacked(&setup, Seat(0), &[&hands[0], &hands[1]], &[]).expect("the box has these cards");
//! let mut table = Table::open(setup, &words, &mut chance)?;
//!
//! // The first word counts double: T1 R1 E1 I1 N3 O1 is 8, so 16.
//! let across = cards("TREINO").into_iter().zip(0..);
//! let across = across.map(|(card, col)| At::new(0, col, card)).collect();
//! let treino = Command::Lay(Lay { cards: across, ..Lay::default() });
//! table.play(Seat(0), treino, Millis(5_000), &words, &mut chance)?;
//! assert_eq!(table.scores(), [Points(16), Points(0)]);
//!
//! // CARROS down, its S at the end of TREINO: TREINOS 9 and CARROS 7.
//! let down = cards("CARROS").into_iter().zip(-5..);
//! let down = down.map(|(card, row)| At::new(row, 6, card)).collect();
//! let carros = Command::Lay(Lay { cards: down, ..Lay::default() });
//! assert_eq!(games::total(&table.preview(Seat(1), &carros, &words)?.lines), Points(16));
//! table.play(Seat(1), carros, Millis(9_000), &words, &mut chance)?;
//! assert_eq!(table.scores(), [Points(16), Points(16)]);
//!
//! // A watcher sees the table and no hand.
//! assert_eq!(table.view(Viewer::Watcher).game.hand, None);
//! assert_eq!(table.view(Viewer::Watcher).game.table.len(), 12);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How a game is added is told in `ADDING.md`.

#[macro_use]
pub mod refusal;
#[macro_use]
mod registry;
mod any_table;
pub mod card;
pub mod cartas;
pub mod chance;
pub mod classic;
pub mod dictionary;
mod editions;
pub mod forfeit;
pub mod game;
pub mod grid;
mod history;
pub mod house;
pub mod json;
pub mod kit;
pub mod log;
pub mod party;
mod position;
pub mod replay;
pub mod rummy;
pub mod said;
pub mod saved;
mod scenes;
pub mod score;
pub mod seat;
mod sentences;
pub mod setup;
mod table;
pub mod tally;
mod text;
pub mod thief;
pub mod time;
pub mod window;

pub use card::{Card, CardError, Factor, Glyph, Tile, spell, take_cards};
pub use chance::{Chance, Recorded, Seeded, draws_that_order, shuffle};
pub use dictionary::{Checksum, Dictionary, DictionaryRef, WordList};
pub use editions::Editions;
pub use game::{Awaited, Data, Game, Outcome, Phase, Preview, Ruling};
pub use grid::{At, Cell, Direction, Grid};
pub use house::{HouseRule, RuleKind, Rules, Unit};
pub use json::Opening;
pub use log::{Act, Entry, Event, News, Told};
pub use position::Position;
pub use refusal::{Code, Refusal, code};
pub use registry::{AnyCommand, AnyTable, GameName, Registered, UnknownGame};
pub use said::{Filling, Heard, Phrase, Said, Saying};
pub use scenes::{AnyScene, Scene};
pub use score::{Line, LineKind, Points, Sheet, SheetEntry, leaders, total};
pub use seat::{Holder, Player, Seat, SeatStatus, Seats, Side, Viewer};
pub use setup::{Edition, Setup, SetupError};
pub use table::{Table, TableView};
pub use tally::{Given, Noted, Notes, Paper, Tallied, Tally, TallyLine, Weighed};
pub use time::Millis;
pub use window::Window;

#[cfg(test)]
mod laws;
