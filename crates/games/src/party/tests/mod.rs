//! Party, rule by rule, and held against the laws that every game keeps.

mod any_play;
mod bench;
mod challenge;
mod chance_die;
mod edition;
mod ending;
mod examples;
mod placing;
mod premiums;
mod rolling;
mod start;
mod teams;
mod timer;
mod trial;
