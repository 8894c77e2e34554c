//! Naive solvers, obviously right and slow: the oracle of the tests and the baseline of the
//! figures. Nothing here is clever on purpose.

pub mod naive;
pub mod positions;
pub mod random;
pub mod timing;
