//! Rummy, rule by rule, and held against the laws that every game keeps.

mod trial;
