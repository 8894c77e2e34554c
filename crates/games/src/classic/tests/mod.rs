//! Classic, rule by rule, and held against the laws that every game keeps.

pub(crate) mod bench;
mod bonus_cards;
mod challenge;
mod ending;
mod examples;
mod exchange;
mod laying;
mod leaving;
mod start;
pub(crate) mod trial;
