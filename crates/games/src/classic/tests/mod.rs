//! Classic, rule by rule, and held against the laws that every game keeps.

pub(crate) mod trial;
