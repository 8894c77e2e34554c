//! What games share, so that each is written once: words that are checked or challenged, hidden
//! hands, the reckoning at the end.
//!
//! Nothing here knows a game. A game says in [`Asking`] how it writes the steps of the course
//! down; its events keep their own names and forms.

mod course;
mod hands;
mod judged;
mod reckoning;

pub use course::{
    Asked, Asking, Cited, Step, accept, ask, challenge, check_asked, close_if_complete, question,
    time_is_up, unknown_words,
};
pub use hands::{Hands, own_cards, top};
pub use judged::{Judged, LostChallenge, Question, WordRules};
pub use reckoning::{HAND_LEFT, Reckoning, reckon};
