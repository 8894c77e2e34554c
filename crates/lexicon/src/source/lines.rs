//! Lines of a file, one at a time and of bounded length: a file without line ends is refused
//! after the first stretch, not read into memory.

use super::error::{Problem, SourceError};
use std::io::{BufRead, ErrorKind};

/// More than any line of a word list, an affix file or a dictionary needs.
pub(super) const MAX_LINE: usize = 64 * 1024;

/// The lines of one file, without their line ends.
pub(super) struct Lines<R> {
    input: R,
    file: String,
    number: u64,
    buffer: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(file: &str, input: R) -> Lines<R> {
        Lines { input, file: file.to_owned(), number: 0, buffer: Vec::new() }
    }

    pub(super) fn file(&self) -> &str {
        &self.file
    }

    /// The number of the line read last, counted from 1.
    pub(super) fn number(&self) -> u64 {
        self.number
    }

    /// The next line as bytes; a byte order mark at the start of the file and the line end are
    /// taken off.
    pub(super) fn bytes(&mut self) -> Result<Option<&[u8]>, SourceError> {
        Ok(self.advance()?.then(|| self.current()))
    }

    /// The next line as text.
    pub(super) fn text(&mut self) -> Result<Option<&str>, SourceError> {
        if !self.advance()? {
            return Ok(None);
        }
        utf8(self.current())
            .map(Some)
            .map_err(|problem| SourceError::at(&self.file, self.number, problem))
    }

    /// Reads a line into the buffer; says whether there was one.
    fn advance(&mut self) -> Result<bool, SourceError> {
        self.buffer.clear();
        self.number += 1;
        loop {
            let chunk = match self.input.fill_buf() {
                Ok(chunk) => chunk,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => return Err(SourceError::io(&self.file, self.number, &error)),
            };
            if chunk.is_empty() {
                let there = !self.buffer.is_empty();
                self.number -= u64::from(!there);
                return Ok(there);
            }
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let length = end.unwrap_or(chunk.len());
            if self.buffer.len() + length > MAX_LINE {
                let problem = Problem::LineTooLong { limit: MAX_LINE };
                return Err(SourceError::at(&self.file, self.number, problem));
            }
            self.buffer.extend_from_slice(&chunk[..length]);
            self.input.consume(length + usize::from(end.is_some()));
            if end.is_some() {
                return Ok(true);
            }
        }
    }

    fn current(&self) -> &[u8] {
        let line = self.buffer.strip_suffix(b"\r").unwrap_or(&self.buffer);
        let mark: &[u8] = if self.number == 1 { b"\xEF\xBB\xBF" } else { b"" };
        line.strip_prefix(mark).unwrap_or(line)
    }
}

/// The bytes as UTF-8 text.
pub(super) fn utf8(line: &[u8]) -> Result<&str, Problem> {
    std::str::from_utf8(line).map_err(|error| {
        let place = error.valid_up_to();
        Problem::NotUtf8 { byte: line.get(place).copied().unwrap_or(0), column: place + 1 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Read, repeat};

    fn all(bytes: &[u8]) -> Vec<String> {
        let mut lines = Lines::new("t", bytes);
        let mut texts = Vec::new();
        while let Some(text) = lines.text().unwrap() {
            texts.push(text.to_owned());
        }
        texts
    }

    #[test]
    fn line_ends_of_every_kind_and_a_byte_order_mark_are_taken_off() {
        assert_eq!(all(b"\xEF\xBB\xBFa\r\nb\n\nc"), ["a", "b", "", "c"]);
        assert_eq!(all(b""), [""; 0]);
        assert_eq!(all(b"\n"), [""]);
        // Only the start of a file can hold the mark.
        assert_eq!(all("a\n\u{FEFF}b".as_bytes()), ["a", "\u{FEFF}b"]);
    }

    #[test]
    fn an_endless_line_is_refused_before_it_is_read_whole() {
        let mut lines = Lines::new("big", BufReader::new(repeat(b'a').take(100 << 20)));
        let error = lines.text().unwrap_err();
        assert_eq!(error.line(), Some(1));
        assert_eq!(error.problem(), &Problem::LineTooLong { limit: MAX_LINE });
        assert!(lines.buffer.capacity() < 1 << 20);
    }

    #[test]
    fn bytes_that_are_not_utf_8_are_named_with_their_place() {
        let mut lines = Lines::new("latin", &b"ok\ncaf\xE9\n"[..]);
        assert_eq!(lines.text().unwrap(), Some("ok"));
        let error = lines.text().unwrap_err();
        assert_eq!(
            error.to_string(),
            "latin:2: byte 0xE9 at column 4 is not UTF-8: expected UTF-8 text"
        );
    }
}
