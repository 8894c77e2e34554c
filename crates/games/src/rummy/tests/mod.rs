//! Rummy, rule by rule, and held against the laws that every game keeps.

mod asking;
mod bench;
mod rounds;
mod tasks;
mod trial;
mod turns;
