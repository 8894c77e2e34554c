//! Plays on a grid: every word at every place of every line, judged from scratch.

use lexicon::{Letter, Rack, Word};
use solver::grid::{Board, Laid, Lying, Rules};
use std::collections::{BTreeMap, HashSet};

/// Every legal play with its score. The cards of a play are in reading order.
pub fn plays(
    words: &[Word],
    board: &Board,
    rack: &Rack,
    rules: &Rules,
) -> BTreeMap<Vec<Laid>, i32> {
    let known: HashSet<Word> = words.iter().copied().collect();
    let mut found = BTreeMap::new();
    for across in [true, false] {
        let (lines, length) = match across {
            true => (board.rows(), board.columns()),
            false => (board.columns(), board.rows()),
        };
        for line in 0..lines {
            for start in 0..length {
                for word in words.iter().filter(|word| start + word.len() <= length) {
                    let cell = |nth: usize| match across {
                        true => (line, start + nth),
                        false => (start + nth, line),
                    };
                    try_word(&known, board, rack, rules, word, cell, &mut found);
                }
            }
        }
    }
    found
}

fn try_word(
    known: &HashSet<Word>,
    board: &Board,
    rack: &Rack,
    rules: &Rules,
    word: &Word,
    cell: impl Fn(usize) -> (usize, usize),
    found: &mut BTreeMap<Vec<Laid>, i32>,
) {
    let mut laid = Vec::new();
    for (nth, &letter) in word.iter().enumerate() {
        let (row, column) = cell(nth);
        match board.square(row, column).card {
            Some(lying) if lying.letter == letter => {}
            Some(_) => return,
            None => laid.push(Laid { row, column, letter, blank: false }),
        }
    }
    if laid.is_empty() || laid.len() > rack.len() || !contact(board, rules, &laid) {
        return;
    }
    // Every choice of blanks.
    for blanks in 0u32..1 << laid.len() {
        if blanks.count_ones() > u32::from(rack.blanks()) {
            continue;
        }
        let mut cards = laid.clone();
        for (nth, card) in cards.iter_mut().enumerate() {
            card.blank = blanks >> nth & 1 == 1;
        }
        if in_rack(rack, &cards)
            && demand_met(rules, &cards)
            && let Some(score) = score(known, board, rules, &cards)
        {
            found.insert(cards, score);
        }
    }
}

/// Does a card touch what lies, or does the first word lie as it must?
fn contact(board: &Board, rules: &Rules, laid: &[Laid]) -> bool {
    if board.is_empty() {
        return match rules.star {
            Some(star) => laid.iter().any(|card| (card.row, card.column) == star),
            // On an unbounded table the first word goes across from the first cell.
            None => {
                (laid[0].row, laid[0].column) == (0, 0) && laid.iter().all(|card| card.row == 0)
            }
        };
    }
    laid.iter().any(|card| {
        [(-1, 0), (1, 0), (0, -1), (0, 1)].into_iter().any(|(down, right)| {
            let row = card.row.checked_add_signed(down);
            let column = card.column.checked_add_signed(right);
            row.zip(column).is_some_and(|(row, column)| lying(board, row, column).is_some())
        })
    })
}

fn lying(board: &Board, row: usize, column: usize) -> Option<Lying> {
    (row < board.rows() && column < board.columns())
        .then(|| board.square(row, column).card)
        .flatten()
}

fn in_rack(rack: &Rack, cards: &[Laid]) -> bool {
    let mut left = *rack;
    cards.iter().all(|card| if card.blank { left.take_blank() } else { left.take(card.letter) })
}

fn demand_met(rules: &Rules, cards: &[Laid]) -> bool {
    rules.demanded.is_none_or(|demanded| {
        cards.iter().any(|card| card.letter == demanded)
            && cards.iter().all(|card| card.letter != demanded || !card.blank)
    })
}

/// A word on the board after the play.
struct Formed {
    letters: Vec<Letter>,
    across: bool,
    /// Its score, square factors included.
    score: i32,
    /// The cells of laid cards in it.
    laid: Vec<(usize, usize)>,
}

/// What the play scores, or nothing if it makes something that is no word.
fn score(known: &HashSet<Word>, board: &Board, rules: &Rules, cards: &[Laid]) -> Option<i32> {
    let mut words: Vec<Formed> = Vec::new();
    for across in [true, false] {
        for card in cards {
            let word = word_through(board, rules, cards, (card.row, card.column), across);
            let first = word.laid.first() == Some(&(card.row, card.column));
            if word.letters.len() >= 2 && first {
                words.push(word);
            }
        }
    }
    if words.is_empty() {
        return None;
    }
    for word in &words {
        if !known.contains(&Word::new(&word.letters)?) {
            return None;
        }
    }
    let scoring = &rules.scoring;
    let sum: i32 = words.iter().map(|word| word.score).sum();
    let full = |with_bonus: bool| match scoring.all_cards {
        Some(all) => {
            let letters = if with_bonus { all.letters_with_bonus } else { all.letters };
            if letters == Some(cards.len()) { all.points } else { 0 }
        }
        None => 0,
    };
    if board.is_empty() {
        return Some(sum * scoring.first_factor + full(false));
    }
    let mut best = sum + full(false);
    if let Some(bonus) = scoring.bonus {
        let main = main_word(&words, cards);
        for card in cards {
            let multiplied = words.iter().enumerate().filter(|(nth, word)| {
                word.laid.contains(&(card.row, card.column))
                    && (!bonus.main_word_only || *nth == main)
            });
            let gain: i32 = multiplied.map(|(_, word)| word.score * (bonus.factor - 1)).sum();
            best = best.max(sum + gain + full(true));
        }
    }
    Some(best)
}

/// The word along the cards; for a single card the longer one, else the one across.
fn main_word(words: &[Formed], cards: &[Laid]) -> usize {
    if cards.len() == 1 {
        return match words {
            [across, down] if down.letters.len() > across.letters.len() => 1,
            _ => 0,
        };
    }
    let along_row = cards[0].row == cards[1].row;
    words.iter().position(|word| word.across == along_row).unwrap_or(0)
}

fn word_through(
    board: &Board,
    rules: &Rules,
    cards: &[Laid],
    (row, column): (usize, usize),
    across: bool,
) -> Formed {
    let laid_at = |row, column| cards.iter().find(|card| (card.row, card.column) == (row, column));
    let filled =
        |row, column| laid_at(row, column).is_some() || lying(board, row, column).is_some();
    let (mut row, mut column) = (row, column);
    loop {
        let before = match across {
            true => column.checked_sub(1).map(|column| (row, column)),
            false => row.checked_sub(1).map(|row| (row, column)),
        };
        match before {
            Some(cell) if filled(cell.0, cell.1) => (row, column) = cell,
            _ => break,
        }
    }
    let mut word = Formed { letters: Vec::new(), across, score: 0, laid: Vec::new() };
    let mut factor = 1;
    while filled(row, column) {
        if let Some(card) = laid_at(row, column) {
            let square = board.square(row, column);
            let face = if card.blank { 0 } else { rules.values[card.letter.index()] };
            word.score += face * square.letter_factor;
            factor *= square.word_factor;
            word.letters.push(card.letter);
            word.laid.push((row, column));
        } else if let Some(lying) = lying(board, row, column) {
            word.score += if lying.blank { 0 } else { rules.values[lying.letter.index()] };
            word.letters.push(lying.letter);
        }
        if across {
            column += 1;
        } else {
            row += 1;
        }
    }
    word.score *= factor;
    word
}
