//! The condition of an affix: what a word must begin or end with to take it.

/// A row of spots, each of which one character must meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Condition(Box<[Spot]>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Spot {
    Any,
    One(char),
    Among(Box<[char]>),
    NotAmong(Box<[char]>),
}

impl Condition {
    /// Reads a condition such as `[^aeiou]y`; `.` alone asks for nothing. There is none where a
    /// bracket is left open or is empty.
    pub(super) fn read(text: &str) -> Option<Condition> {
        if text == "." {
            return Some(Condition(Box::default()));
        }
        let mut spots = Vec::new();
        let mut rest = text.chars();
        while let Some(c) = rest.next() {
            spots.push(match c {
                '.' => Spot::Any,
                '[' => {
                    let (inside, behind) = rest.as_str().split_once(']')?;
                    rest = behind.chars();
                    let (negated, set) = match inside.strip_prefix('^') {
                        Some(set) => (true, set),
                        None => (false, inside),
                    };
                    let set: Box<[char]> = set.chars().collect();
                    if set.is_empty() {
                        return None;
                    }
                    if negated { Spot::NotAmong(set) } else { Spot::Among(set) }
                }
                ']' => return None,
                c => Spot::One(c),
            });
        }
        Some(Condition(spots.into()))
    }

    pub(super) fn meets_start(&self, word: &str) -> bool {
        let mut characters = word.chars();
        self.0.iter().all(|spot| characters.next().is_some_and(|c| spot.accepts(c)))
    }

    pub(super) fn meets_end(&self, word: &str) -> bool {
        let mut characters = word.chars().rev();
        self.0.iter().rev().all(|spot| characters.next().is_some_and(|c| spot.accepts(c)))
    }
}

impl Spot {
    fn accepts(&self, c: char) -> bool {
        match self {
            Spot::Any => true,
            Spot::One(own) => *own == c,
            Spot::Among(set) => set.contains(&c),
            Spot::NotAmong(set) => !set.contains(&c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn condition(text: &str) -> Condition {
        Condition::read(text).unwrap()
    }

    #[test]
    fn conditions_look_at_the_start_or_at_the_end() {
        assert!(condition("[^aeiou]y").meets_end("fly"));
        assert!(!condition("[^aeiou]y").meets_end("play"));
        assert!(!condition("[^aeiou]y").meets_end("y"));
        assert!(condition("[éè].").meets_start("été"));
        assert!(condition(".").meets_end(""));
        assert!(!condition("..").meets_end("a"));
        // A hyphen between brackets is itself, not a range.
        assert!(!condition("[a-c]").meets_end("b"));
        assert!(condition("[a-c]").meets_end("x-"));
    }

    #[test]
    fn brackets_that_do_not_close_or_hold_nothing_are_refused() {
        for text in ["[ab", "ab]", "[]", "[^]"] {
            assert_eq!(Condition::read(text), None, "{text}");
        }
    }
}
