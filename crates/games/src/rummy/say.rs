//! What happens in Rummy, in sentences without a language.

use super::Rummy;
use super::message::News;
use crate::said::{Said, Saying};

pub(super) fn say(_news: &News, _about: &Saying<'_, Rummy>) -> Vec<Said> {
    Vec::new()
}
