//! Where words come from: readers of word lists and dictionaries.
