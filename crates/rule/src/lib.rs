//! The attribute by which a test names the rules it shows: `#[rule("SC-28", "SC-A13")]`.
//!
//! It changes nothing. `cargo xtask rules` reads it from the source and holds it against
//! `docs/rules.toml`, so that no rule is without a test and no test names a rule that is not there.

use proc_macro::TokenStream;

/// Names the rules that a test shows.
#[proc_macro_attribute]
pub fn rule(_ids: TokenStream, test: TokenStream) -> TokenStream {
    test
}
