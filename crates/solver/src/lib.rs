//! Every legal play, and the best one, exactly.
//!
//! [`grid`] is for games that lay words across one another (Party, Classic, Forfeit).

pub mod grid;
