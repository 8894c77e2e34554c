//! What the games say, in five languages.
//!
//! The texts themselves are Fluent files under `locales/`, one set for the terminal and the web:
//! every file in the folder of a language is found by itself. Here they are loaded, and here what
//! a game says (news, refusals, lines of a score) becomes a sentence. Nothing in this crate decides
//! anything about a game.
//!
//! ```
//! use texts::{Given, Language, Texts};
//! let texts = Texts::new(Language::Romanian);
//! let said = texts.say("news-scored", &Given::new().with("player", "Ana").with("points", 20));
//! assert_eq!(said, "Ana marchează 20 de\u{a0}puncte.");
//! ```

mod catalogue;
mod given;
mod language;
mod rules;
mod teller;

pub use catalogue::Texts;
pub use given::Given;
pub use language::{Language, UnknownLanguage};
pub use rules::{Paragraph, Section, rules};
pub use teller::Teller;
