//! What happens in Word Thief, in sentences without a language.

use super::Thief;
use super::event::News;
use crate::said::{Said, Saying};

pub(super) fn say(_news: &News, _about: &Saying<'_, Thief>) -> Vec<Said> {
    Vec::new()
}
