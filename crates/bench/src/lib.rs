//! Naive solvers, obviously right and slow: the oracle of the tests and the baseline of the
//! figures. Nothing here is clever on purpose, but for [`baseline`], which was the search once.

pub mod baseline;
pub mod dealt;
pub mod figures;
pub mod naive;
pub mod positions;
pub mod random;
pub mod same;
pub mod same_cards;
pub mod selfplay;
pub mod sets;
pub mod timing;
