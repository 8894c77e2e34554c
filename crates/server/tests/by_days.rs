//! Games that last for days: the clock on the wall is moved by hand, and notices go to a push
//! service and a mail server of the test's own.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod days;
mod house;
