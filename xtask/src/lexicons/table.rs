//! What a recipe did, as a table: words in, dropped by which rule, words out.

use lexicon::source::Tally;
use std::fmt;

/// One step of a recipe: a source, or a patch.
#[derive(Debug, Default)]
pub(super) struct Step {
    pub(super) name: String,
    /// Words that came in, counting every time one came up.
    pub(super) words: u64,
    pub(super) dropped: Tally,
    /// Words that were there already.
    pub(super) repeated: u64,
    /// Words taken out that earlier steps had put in.
    pub(super) removed: u64,
    /// New words.
    pub(super) added: u64,
}

/// The steps of a recipe and what came of them.
#[derive(Debug, Default)]
pub(super) struct Table {
    pub(super) language: &'static str,
    pub(super) steps: Vec<Step>,
    pub(super) words: u64,
    pub(super) with_parts: u64,
    pub(super) with_frequency: u64,
    pub(super) with_forms: u64,
    pub(super) with_meaning: u64,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |f: &mut fmt::Formatter<'_>, indent: usize, name: &str, count: String| {
            writeln!(f, "{:indent$}{name:<width$}{count:>12}", "", width = 56 - indent)
        };
        writeln!(f, "{}", self.language)?;
        for step in &self.steps {
            row(f, 2, &format!("{}: words in", step.name), grouped(step.words))?;
            for (rule, count) in step.dropped.iter().filter(|(_, count)| *count > 0) {
                row(f, 4, rule, format!("-{}", grouped(count)))?;
            }
            if step.repeated > 0 {
                row(f, 4, "known already", format!("-{}", grouped(step.repeated)))?;
            }
            if step.removed > 0 {
                row(f, 4, "taken out", format!("-{}", grouped(step.removed)))?;
            }
            if step.added > 0 {
                row(f, 4, "new", format!("+{}", grouped(step.added)))?;
            }
        }
        row(f, 2, "words out", grouped(self.words))?;
        row(f, 4, "with a part of speech", share(self.with_parts, self.words))?;
        row(f, 4, "with a measured frequency", share(self.with_frequency, self.words))?;
        row(f, 4, "with marks where people write it", share(self.with_forms, self.words))?;
        row(f, 4, "with a meaning", share(self.with_meaning, self.words))
    }
}

fn share(count: u64, all: u64) -> String {
    format!("{:.1} %", 100.0 * count as f64 / all.max(1) as f64)
}

/// A number with a comma between thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 1234567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn the_table_names_every_rule_that_dropped_a_word() {
        let mut step =
            Step { name: "core".to_owned(), words: 1200, added: 1100, ..Step::default() };
        step.dropped.add("names", 100);
        let table = Table { language: "pt", steps: vec![step], words: 1100, ..Table::default() };
        let text = table.to_string();
        let squeezed: Vec<String> = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(
            squeezed[..5],
            ["pt", "core: words in 1,200", "names -100", "new +1,100", "words out 1,100"]
        );
    }
}
