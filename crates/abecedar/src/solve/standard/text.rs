//! The notation in plain text; `docs/notation.md` describes it.

use super::super::Question;
use super::position::{Part, Place, Written};
use crate::outcome::Result;
use solver::standard::{AllTiles, SIZE};
use unicode_normalization::UnicodeNormalization;

/// Reads a position, line by line.
pub fn read(question: &Question<'_>) -> Result<Written> {
    let text: String = question.text.nfc().collect();
    let mut lines =
        text.lines().enumerate().map(|(nth, line)| (nth + 1, line)).filter(|(_, line)| {
            let line = line.trim();
            !line.is_empty() && !line.starts_with('#')
        });
    let mut written = Written::default();
    while let Some((number, line)) = lines.next() {
        let mut words = words(number, line);
        let Some(key) = words.next() else { continue };
        match key.text.as_str() {
            "board" | "premiums" => {
                let rows: Vec<Part> = lines
                    .by_ref()
                    .take(SIZE)
                    .filter_map(|(n, line)| self::words(n, line).next())
                    .collect();
                if rows.len() != SIZE {
                    let what = format!("{} rows behind it, expected {SIZE}", rows.len());
                    return Err(key.place.wrong(question, what));
                }
                if key.text == "board" {
                    written.rows = rows;
                } else {
                    written.premiums = Some(rows);
                }
            }
            "rack" => written.rack = Some(one(question, &key, words.next())?),
            "tiles" => written.tiles = Some(one(question, &key, words.next())?),
            "values" => {
                let values = words.map(|word| value(question, word)).collect::<Result<_>>()?;
                written.values = Some(values);
            }
            "all" => {
                let mut number = || -> Result<i32> {
                    let part = one(question, &key, words.next())?;
                    let wrong = |_| part.place.wrong(question, "expected a number");
                    part.text.parse().map_err(wrong)
                };
                let (tiles, points) = (number()?, number()?);
                let tiles = usize::try_from(tiles).unwrap_or(0);
                written.all = Some(AllTiles { tiles, points });
            }
            _ if key.text.contains('/') => {
                written.rows = rows(question, &key)?;
                let rack = one(question, &key, words.next())?;
                let own = rack.text.split('/').next().unwrap_or_default().to_owned();
                written.rack = Some(Part { text: own, ..rack });
                // What other engines write behind the racks is left alone.
            }
            _ => {
                let what = format!(
                    "{:?}: expected board, rack, premiums, tiles, values or all, or a board with / \
                     between its rows",
                    key.text
                );
                return Err(key.place.wrong(question, what));
            }
        }
    }
    Ok(written)
}

/// The words of a line, each with its place.
fn words(line: usize, text: &str) -> impl Iterator<Item = Part> {
    let starts = text.char_indices().enumerate().filter(|&(_, (byte, c))| {
        !c.is_whitespace() && text[..byte].chars().next_back().is_none_or(char::is_whitespace)
    });
    starts.map(move |(column, (byte, _))| {
        let word = text[byte..].split_whitespace().next().unwrap_or_default().to_owned();
        Part { text: word, place: Place::Text { line, column: column + 1 } }
    })
}

/// What must stand behind a word.
fn one(question: &Question<'_>, key: &Part, found: Option<Part>) -> Result<Part> {
    found.ok_or_else(|| key.place.wrong(question, format!("nothing behind {:?}", key.text)))
}

/// A letter with what it is worth, such as `Q10`.
fn value(question: &Question<'_>, part: Part) -> Result<(Part, i32)> {
    let letter = part.text.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let wrong =
        |_| part.place.wrong(question, format!("{:?}: expected as in A1 or Q10", part.text));
    let value = part.text[letter.len()..].parse().map_err(wrong)?;
    Ok((Part { text: letter, ..part }, value))
}

/// The rows of a board in one word: `/` between them, a number for so many empty squares.
fn rows(question: &Question<'_>, board: &Part) -> Result<Vec<Part>> {
    let Place::Text { line, column: first } = board.place else { return Ok(Vec::new()) };
    let mut rows = Vec::new();
    let mut column = first;
    for text in board.text.split('/') {
        let place = Place::Text { line, column };
        let (mut row, mut gap) = (String::new(), 0usize);
        for character in text.chars().chain(['/']) {
            match character.to_digit(10) {
                Some(digit) => gap = (gap * 10 + digit as usize).min(SIZE + 1),
                None => {
                    row.extend(std::iter::repeat_n('.', std::mem::take(&mut gap)));
                    row.push(character);
                }
            }
        }
        row.pop();
        let found = row.chars().count();
        if found != SIZE {
            let what = format!("row {}: {found} squares, expected {SIZE}", rows.len() + 1);
            return Err(place.wrong(question, what));
        }
        column += text.chars().count() + 1;
        rows.push(Part { text: row, place });
    }
    Ok(rows)
}
