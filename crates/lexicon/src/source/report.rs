//! What became of the lines of a source: how many words came in, which rule dropped how many,
//! how many stayed.

use std::fmt;

/// Counts by name, in the order in which the names first came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally(Vec<(&'static str, u64)>);

impl Tally {
    /// Counts one more.
    pub fn count(&mut self, name: &'static str) {
        self.add(name, 1);
    }

    /// Counts so many more.
    pub fn add(&mut self, name: &'static str, more: u64) {
        match self.0.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += more,
            None => self.0.push((name, more)),
        }
    }

    /// The count under a name.
    pub fn get(&self, name: &str) -> u64 {
        self.0.iter().find(|(other, _)| *other == name).map_or(0, |(_, count)| *count)
    }

    /// Names and counts.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.0.iter().copied()
    }
}

/// What became of the lines of a source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Lines read.
    pub lines: u64,
    /// Words that the lines gave, counting every time one came up.
    pub words: u64,
    /// Different words kept.
    pub kept: u64,
    /// Words that came up again.
    pub duplicates: u64,
    /// Words dropped, by rule.
    pub dropped: Tally,
    /// What was wrong with the source but did not cost a word.
    pub notes: Tally,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} lines, {} words kept", self.lines, self.kept)?;
        if self.duplicates > 0 {
            write!(f, ", {} repeated", self.duplicates)?;
        }
        for (rule, count) in self.dropped.iter() {
            write!(f, ", {count} dropped ({rule})")?;
        }
        for (note, count) in self.notes.iter() {
            write!(f, ", {note}: {count}")?;
        }
        Ok(())
    }
}
