//! What happens in Party, in sentences without a language.

use super::Party;
use super::event::Event;
use crate::said::{Said, Saying};

pub(super) fn say(_news: &Event, _about: &Saying<'_, Party>) -> Vec<Said> {
    Vec::new()
}
