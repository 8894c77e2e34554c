//! What is written: lines no wider than the terminal, with colour where it is wanted.

use console::{Style, Term, measure_text_width};
use std::io::{self, Write, stdout};

/// How things look to this reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Are there colours?
    pub color: bool,
    /// Is the table told in words instead of drawn?
    pub plain: bool,
    /// How many characters fit in a line.
    pub width: usize,
}

impl Look {
    /// Text in bold.
    pub fn bold(self, text: &str) -> String {
        self.paint(text, Style::new().bold())
    }

    /// Text that may be overlooked.
    pub fn dim(self, text: &str) -> String {
        self.paint(text, Style::new().dim())
    }

    /// Text in a style, where there are colours.
    pub fn paint(self, text: &str, style: Style) -> String {
        if self.color {
            style.force_styling(true).apply_to(text).to_string()
        } else {
            text.to_owned()
        }
    }

    /// The sign that somebody may type.
    fn sign(self, name: &str, clock: Option<&str>) -> String {
        let name = self.bold(&format!("{name}>"));
        clock.map_or_else(|| format!("{name} "), |clock| format!("[{clock}] {name} "))
    }

    /// Breaks a text between words so that each line fits; further lines are indented.
    pub fn wrap(self, text: &str, indent: usize) -> String {
        let mut wrapped = String::new();
        let mut column = 0;
        for (place, word) in text.split(' ').enumerate() {
            let width = measure_text_width(word);
            if place > 0 && column + 1 + width > self.width && column > indent {
                wrapped.push('\n');
                wrapped.extend(std::iter::repeat_n(' ', indent));
                column = indent;
            } else if place > 0 {
                wrapped.push(' ');
                column += 1;
            }
            wrapped.push_str(word);
            column += width;
        }
        wrapped
    }
}

/// The terminal, or whatever standard output is.
pub struct Screen {
    /// How things look.
    pub look: Look,
    term: Term,
}

impl Screen {
    /// Standard output.
    pub fn new(color: bool, plain: bool) -> Screen {
        let term = Term::stdout();
        let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let width = term.size_checked().map(|(_, columns)| usize::from(columns)).or(columns);
        let look = Look { color, plain, width: width.unwrap_or(80).clamp(20, 160) };
        Screen { look, term }
    }

    /// Is it a terminal, with somebody before it?
    pub fn is_terminal(&self) -> bool {
        self.term.is_term()
    }

    /// A line, broken where it is too long.
    pub fn line(&self, text: &str) -> io::Result<()> {
        writeln!(stdout(), "{}", self.look.wrap(text, 2))
    }

    /// Lines as they are.
    pub fn lines(&self, lines: &[String]) -> io::Result<()> {
        let mut out = stdout().lock();
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// The sign that somebody may type, after the clock where one runs.
    pub fn prompt(&self, name: &str, clock: Option<&str>) -> io::Result<()> {
        let mut out = stdout().lock();
        write!(out, "{}", self.look.sign(name, clock))?;
        out.flush()
    }

    /// The same sign with another time, in its place: what is being typed after it stays.
    pub fn prompt_in_place(&self, name: &str, clock: &str) -> io::Result<()> {
        let mut out = stdout().lock();
        write!(out, "\u{1b}7\r{}\u{1b}8", self.look.sign(name, Some(clock)))?;
        out.flush()
    }

    /// Takes away what the player before has seen.
    pub fn clear(&self) -> io::Result<()> {
        if self.is_terminal() {
            // What scrolled off is cleared too, so that nobody scrolls back to a hand.
            write!(stdout(), "\u{1b}[H\u{1b}[2J\u{1b}[3J")?;
            return stdout().flush();
        }
        writeln!(stdout(), "{}", "\n".repeat(3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words_and_indented() {
        let look = Look { color: false, plain: false, width: 20 };
        assert_eq!(look.wrap("one two three four five six", 2), "one two three four\n  five six");
        assert_eq!(look.wrap("", 2), "");
        let long = "a".repeat(30);
        assert_eq!(look.wrap(&long, 2), long);
    }

    #[test]
    fn the_clock_stands_before_the_sign_and_takes_the_same_room_each_second() {
        let look = Look { color: true, plain: false, width: 20 };
        assert_eq!(Look { color: false, ..look }.sign("Ana", Some("×4   9")), "[×4   9] Ana> ");
        let width = |clock| measure_text_width(&look.sign("Ana", Some(clock)));
        assert_eq!(width("×4  10"), width("×4   9"));
    }

    #[test]
    fn colour_is_left_out_where_it_is_not_wanted() {
        let plain = Look { color: false, plain: false, width: 20 };
        assert_eq!(plain.bold("A"), "A");
        let colored = Look { color: true, ..plain };
        assert_eq!(measure_text_width(&colored.bold("A")), 1);
        assert_ne!(colored.bold("A"), "A");
    }
}
