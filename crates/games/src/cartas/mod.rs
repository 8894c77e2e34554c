//! The box Cartas: what Classic, Forfeit and Rummy have in common, which is what is printed.

pub mod edition;

pub use edition::{BonusCards, CartasEdition, LetterCards, NO_BONUS_DECK};
