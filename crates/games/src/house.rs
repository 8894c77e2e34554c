//! House rules describe themselves: what each is, what it can be set to, and what it is by default.
//!
//! Lobby, terminal, random trials and the check of the texts are all made from these, so that
//! nobody can offer what the referee would refuse.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::fmt;

/// One house rule of a game, as this edition allows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HouseRule {
    /// Its stable name, in snake_case; its text is `house-` and the name.
    pub name: String,
    /// What it can be set to.
    pub kind: RuleKind,
    /// What it is unless the table says otherwise.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub default: Value,
    /// What `null` stands for in this edition, where `null` means "as in the box".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "unknown", optional))]
    pub in_the_box: Option<Value>,
}

/// What a house rule can be set to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum RuleKind {
    /// Yes or no.
    Switch,
    /// One of these names; the text of each is the rule's and the name's.
    Choice(Vec<String>),
    /// A whole number.
    Number {
        /// The least that is allowed.
        least: u32,
        /// The most that is allowed.
        most: u32,
        /// By how much one goes up or down.
        step: u32,
        /// What it counts.
        unit: Unit,
    },
    /// A player, or nobody in particular.
    Player {
        /// How many there are to choose from.
        players: u8,
    },
    /// So many whole numbers.
    List {
        /// How many.
        length: u32,
        /// The least that each may be.
        least: u32,
        /// The most that each may be.
        most: u32,
        /// What they count.
        unit: Unit,
    },
}

/// What was expected, for whoever set it to something else.
impl fmt::Display for RuleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleKind::Switch => f.write_str("true or false"),
            RuleKind::Choice(names) => write!(f, "one of {}", names.join(", ")),
            RuleKind::Number { least, most, .. } => {
                write!(f, "a whole number from {least} to {most}")
            }
            RuleKind::Player { players } => write!(f, "null or a seat below {players}"),
            RuleKind::List { length, least, most, .. } => {
                write!(f, "{length} whole numbers from {least} to {most}")
            }
        }
    }
}

/// What a number of a house rule counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Unit {
    /// Seconds.
    Seconds,
    /// Something that the rule's own name says.
    Times,
}

/// What a game names its rules from: the default of each option, by its name.
#[derive(Clone, Debug)]
pub struct Rules {
    defaults: Value,
    rules: Vec<HouseRule>,
}

impl Rules {
    /// No rules yet, for options with these defaults.
    pub fn of<H: Default + Serialize>() -> Rules {
        Rules {
            defaults: serde_json::to_value(H::default()).unwrap_or_default(),
            rules: Vec::new(),
        }
    }

    fn add(mut self, name: &str, kind: RuleKind, in_the_box: Option<Value>) -> Rules {
        let default = self.defaults.get(name).cloned().unwrap_or_default();
        self.rules.push(HouseRule { name: name.to_owned(), kind, default, in_the_box });
        self
    }

    /// A yes or no.
    #[must_use]
    pub fn switch(self, name: &str) -> Rules {
        self.add(name, RuleKind::Switch, None)
    }

    /// One of several; the option may be an enum or the name of something in the edition.
    #[must_use]
    pub fn choice<N: Into<String>>(self, name: &str, names: impl IntoIterator<Item = N>) -> Rules {
        let names = names.into_iter().map(Into::into).collect();
        self.add(name, RuleKind::Choice(names), None)
    }

    /// One of several, or what the edition says.
    #[must_use]
    pub fn choice_or_box<N: Into<String>>(
        self,
        name: &str,
        names: impl IntoIterator<Item = N>,
        in_the_box: &str,
    ) -> Rules {
        let names = names.into_iter().map(Into::into).collect();
        self.add(name, RuleKind::Choice(names), Some(json!(in_the_box)))
    }

    /// A number of seconds from 1 to ten minutes, or what the edition says.
    #[must_use]
    pub fn seconds(self, name: &str, least: u32, in_the_box: u32) -> Rules {
        let kind = RuleKind::Number { least, most: 600, step: 5, unit: Unit::Seconds };
        self.add(name, kind, Some(json!(in_the_box)))
    }

    /// A number, or what the edition says.
    #[must_use]
    pub fn number_or_box(self, name: &str, least: u32, most: u32, in_the_box: u32) -> Rules {
        let kind = RuleKind::Number { least, most, step: 1, unit: Unit::Times };
        self.add(name, kind, Some(json!(in_the_box)))
    }

    /// A number.
    #[must_use]
    pub fn number(self, name: &str, least: u32, most: u32) -> Rules {
        let kind = RuleKind::Number { least, most, step: 1, unit: Unit::Times };
        self.add(name, kind, None)
    }

    /// A player, or nobody in particular.
    #[must_use]
    pub fn player(self, name: &str, players: usize) -> Rules {
        self.add(name, RuleKind::Player { players: players.min(255) as u8 }, None)
    }

    /// Seconds, so many times over, or what the edition says.
    #[must_use]
    pub fn list_of_seconds(self, name: &str, in_the_box: &[u32]) -> Rules {
        let length = in_the_box.len() as u32;
        let kind = RuleKind::List { length, least: 1, most: 600, unit: Unit::Seconds };
        self.add(name, kind, Some(json!(in_the_box)))
    }

    /// All of them.
    pub fn done(self) -> Vec<HouseRule> {
        self.rules
    }
}

impl HouseRule {
    /// Values that the rule can have, the default one first: all of a few, and of a range its
    /// ends and some between.
    pub fn samples(&self) -> Vec<Value> {
        let mut values = vec![self.default.clone()];
        if self.in_the_box.is_some() {
            values.push(Value::Null);
        }
        match &self.kind {
            RuleKind::Switch => values.extend([json!(true), json!(false)]),
            RuleKind::Choice(names) => values.extend(names.iter().map(|name| json!(name))),
            RuleKind::Number { least, most, .. } => {
                let middle = least + (most - least) / 3;
                values.extend([*least, middle, *most].map(|number| json!(number)));
            }
            RuleKind::Player { players } => {
                values.push(Value::Null);
                values.extend((0..*players).map(|seat| json!(Seat(seat))));
            }
            RuleKind::List { length, least, most, .. } => {
                for number in [*least, (*least + *most) / 3, *most] {
                    values.push(json!(vec![number; *length as usize]));
                }
            }
        }
        let mut samples: Vec<Value> = Vec::new();
        for value in values {
            if !samples.contains(&value) {
                samples.push(value);
            }
        }
        samples
    }

    /// May the rule be set to this?
    pub fn allows(&self, value: &Value) -> bool {
        if *value == self.default || value.is_null() && self.in_the_box.is_some() {
            return true;
        }
        let within = |value: &Value, least: u32, most: u32| {
            value
                .as_u64()
                .is_some_and(|number| (u64::from(least)..=u64::from(most)).contains(&number))
        };
        match &self.kind {
            RuleKind::Switch => value.is_boolean(),
            RuleKind::Choice(names) => {
                value.as_str().is_some_and(|name| names.iter().any(|n| n == name))
            }
            RuleKind::Number { least, most, .. } => within(value, *least, *most),
            RuleKind::Player { players } => {
                value.is_null() || value.as_u64().is_some_and(|seat| seat < u64::from(*players))
            }
            RuleKind::List { length, least, most, .. } => value.as_array().is_some_and(|list| {
                list.len() == *length as usize && list.iter().all(|n| within(n, *least, *most))
            }),
        }
    }

    /// What the rule can be set to, for whoever gave something else.
    pub fn expected(&self) -> String {
        let kind = match &self.kind {
            RuleKind::Switch => "true or false".to_owned(),
            RuleKind::Choice(names) => names.join(" or "),
            RuleKind::Number { least, most, .. } => format!("{least} to {most}"),
            RuleKind::Player { .. } => "a seat of the table, or null".to_owned(),
            RuleKind::List { length, least, most, .. } => {
                format!("{length} numbers from {least} to {most}")
            }
        };
        if self.in_the_box.is_some() { kind + ", or null" } else { kind }
    }
}
