//! What happens in Classic, in sentences without a language.

use super::Crossing;
use super::event::News;
use super::variant::Variant;
use crate::said::{Said, Saying};

pub(super) fn say<V: Variant>(_news: &News<V>, _about: &Saying<'_, Crossing<V>>) -> Vec<Said> {
    Vec::new()
}
