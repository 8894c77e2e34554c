//! What happens in Forfeit besides Classic, in sentences without a language.

use super::Forfeit;
use super::message::ForfeitNews;
use crate::said::{Said, Saying};

pub(super) fn say(_news: &ForfeitNews, _about: &Saying<'_, Forfeit>) -> Vec<Said> {
    Vec::new()
}
