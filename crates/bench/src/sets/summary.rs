//! What a set of positions is like, printed beside every figure that is made on it.

use std::collections::BTreeMap;
use std::fmt;

/// What a set of positions is like.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    lying: Vec<usize>,
    held: Vec<usize>,
    blanks: BTreeMap<usize, usize>,
    kinds: BTreeMap<String, usize>,
    plays: Vec<usize>,
}

impl Summary {
    /// Counts a position: of which edition, how many cards lie, how many are held, blanks among
    /// them.
    pub fn add(&mut self, kind: &str, lying: usize, held: usize, blanks: usize) {
        self.lying.push(lying);
        self.held.push(held);
        *self.blanks.entry(blanks).or_default() += 1;
        *self.kinds.entry(kind.to_owned()).or_default() += 1;
    }

    /// Notes how many plays a position has.
    pub fn note_plays(&mut self, plays: u64) {
        self.plays.push(plays as usize);
    }

    /// The cells of a table: how many positions, and of what lies, what is held and how many plays
    /// there are the least, the median and the most.
    pub fn cells(&self) -> String {
        let Summary { lying, held, plays, .. } = self;
        format!("{} | {} | {} | {}", self.len(), spread(lying), spread(held), spread(plays))
    }

    /// How many positions.
    pub fn len(&self) -> usize {
        self.lying.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.lying.is_empty()
    }

    /// Why nothing can be learnt from such a set, if so: too few positions, tables that are empty
    /// or all of one size.
    pub fn degenerate(&self) -> Option<String> {
        let count = self.len();
        let empty = self.lying.iter().filter(|&&lying| lying == 0).count();
        let sizes: std::collections::BTreeSet<usize> = self.lying.iter().copied().collect();
        if count < 40 {
            Some(format!("only {count} positions"))
        } else if empty * 4 > count {
            Some(format!("{empty} of {count} tables are empty"))
        } else if sizes.len() < 5 {
            Some(format!("tables of {} sizes only", sizes.len()))
        } else {
            None
        }
    }
}

/// Least, median and most.
fn spread(numbers: &[usize]) -> String {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    match (sorted.first(), sorted.get(sorted.len() / 2), sorted.last()) {
        (Some(least), Some(median), Some(most)) if least < most => {
            format!("{least}–{median}–{most}")
        }
        (Some(only), ..) => only.to_string(),
        _ => "none".to_owned(),
    }
}

/// Keys, each with how often it came.
pub fn counted<K: fmt::Display>(counts: &BTreeMap<K, usize>) -> String {
    let parts: Vec<String> = counts.iter().map(|(key, count)| format!("{key}: {count}")).collect();
    parts.join(", ")
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Summary { lying, held, blanks, kinds, plays } = self;
        write!(
            f,
            "{} positions ({}); lying {}, in hand {}, plays {} (least–median–most), blanks in hand {}",
            self.len(),
            counted(kinds),
            spread(lying),
            spread(held),
            spread(plays),
            counted(blanks)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_empty_tables_is_degenerate() {
        let mut summary = Summary::default();
        (0..214).for_each(|_| summary.add("party", 0, 102, 2));
        assert_eq!(summary.degenerate().as_deref(), Some("214 of 214 tables are empty"));
        let mut summary = Summary::default();
        (0..214).for_each(|nth| summary.add("party", 5 + nth % 3, 102, 2));
        assert_eq!(summary.degenerate().as_deref(), Some("tables of 3 sizes only"));
        (0..100).for_each(|nth| summary.add("party", nth, 102 - nth, 2));
        assert_eq!(summary.degenerate(), None);
    }
}
