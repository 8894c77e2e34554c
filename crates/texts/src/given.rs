//! The values that a text is filled with.

use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// The values of a text by name: names and words as text, amounts as numbers.
#[derive(Default)]
pub struct Given(FluentArgs<'static>);

impl Given {
    /// No values.
    pub fn new() -> Given {
        Given::default()
    }

    /// One more value.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Value>) -> Given {
        self.0.set(name.into(), value.into().0);
        self
    }

    pub(crate) fn args(&self) -> &FluentArgs<'static> {
        &self.0
    }
}

/// A text or a number.
pub struct Value(FluentValue<'static>);

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value(FluentValue::from(text.to_owned()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value(FluentValue::from(text))
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value(FluentValue::from(text.clone()))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value(FluentValue::from(number))
            }
        })*
    };
}

numbers!(u8, u32, u64, i32, i64, usize);

impl From<games::Points> for Value {
    fn from(points: games::Points) -> Value {
        Value::from(points.0)
    }
}
