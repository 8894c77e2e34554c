//! Forfeit, rule by rule, and held against the laws that every game keeps.

mod cards;
mod trial;
mod window;
