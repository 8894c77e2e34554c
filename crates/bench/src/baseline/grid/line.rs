//! The lines of a board, each square with what the words across it allow and add.

use lexicon::{LetterSet, Lexicon, Node};
use solver::grid::{Board, Rules, Square};

/// One square of a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    /// The place of the letter that lies here, or 0.
    pub(crate) fixed: u8,
    /// What a card that lies here is worth.
    pub(crate) value: i32,
    /// The letters that may be laid here for the word across.
    pub(crate) allowed: LetterSet,
    /// A letter laid here also makes a word across.
    pub(crate) crossed: bool,
    /// What the cards of that word that lie already are worth.
    pub(crate) cross_base: i32,
    /// How many cards of that word lie already.
    pub(crate) cross_cards: usize,
    pub(crate) letter_factor: i32,
    pub(crate) word_factor: i32,
    /// A letter laid here touches what lies (or covers the star).
    pub(crate) anchor: bool,
}

impl Spot {
    pub(crate) fn is_open(&self) -> bool {
        self.fixed == 0
    }
}

/// One row or column.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// A row, not a column.
    pub(crate) across: bool,
    /// Which row or column.
    pub(crate) index: usize,
    pub(crate) spots: Vec<Spot>,
}

impl Line {
    /// Row and column of a spot.
    pub(crate) fn cell(&self, spot: usize) -> (usize, usize) {
        if self.across { (self.index, spot) } else { (spot, self.index) }
    }

    /// Does a card lie at the spot? (Off the board none does; `None` is before the first.)
    pub(crate) fn is_fixed(&self, spot: Option<usize>) -> bool {
        spot.and_then(|spot| self.spots.get(spot)).is_some_and(|spot| !spot.is_open())
    }
}

/// All rows, then all columns, of a board.
pub(crate) fn lines(board: &Board, lexicon: &Lexicon, rules: &Rules) -> Vec<Line> {
    let empty = board.is_empty();
    let rows = (0..board.rows()).map(|row| (true, row));
    let columns = (0..board.columns()).map(|column| (false, column));
    // On an empty unbounded table every line is alike, so one row stands for all.
    let first_only = empty && rules.star.is_none();
    rows.chain(columns)
        .filter(|&(across, index)| !first_only || (across && index == 0))
        .map(|(across, index)| {
            let length = if across { board.columns() } else { board.rows() };
            let spots = (0..length).map(|at| {
                let (row, column) = if across { (index, at) } else { (at, index) };
                spot(board, lexicon, rules, empty, across, (row, column))
            });
            Line { across, index, spots: spots.collect() }
        })
        .collect()
}

fn spot(
    board: &Board,
    lexicon: &Lexicon,
    rules: &Rules,
    empty: bool,
    across: bool,
    cell: (usize, usize),
) -> Spot {
    let square = board.square(cell.0, cell.1);
    let worth = |square: &Square| {
        square.card.map_or(0, |card| if card.blank { 0 } else { rules.values[card.letter.index()] })
    };
    let mut spot = Spot {
        fixed: square.card.map_or(0, |card| card.letter.place()),
        value: worth(square),
        allowed: lexicon.alphabet().all(),
        crossed: false,
        cross_base: 0,
        cross_cards: 0,
        letter_factor: square.letter_factor,
        word_factor: square.word_factor,
        anchor: false,
    };
    if square.card.is_some() {
        return spot;
    }
    let before = run(board, cell, !across, false);
    let after = run(board, cell, !across, true);
    spot.crossed = !before.is_empty() || !after.is_empty();
    let touches_in_line =
        neighbour(board, cell, across, false).or(neighbour(board, cell, across, true)).is_some();
    spot.anchor = match rules.star {
        _ if !empty => spot.crossed || touches_in_line,
        Some(star) => star == cell,
        None => cell.1 == 0,
    };
    if spot.crossed {
        let sum = |run: &[Square]| run.iter().map(worth).sum::<i32>();
        spot.cross_cards = before.len() + after.len();
        spot.cross_base = sum(&before) + sum(&after);
        spot.allowed = fitting(lexicon, &before, &after);
    }
    spot
}

/// The neighbour of a cell along a row (or column), backwards or forwards, if a card lies there.
fn neighbour(
    board: &Board,
    (row, column): (usize, usize),
    along_row: bool,
    forwards: bool,
) -> Option<(usize, usize)> {
    let step = |at: usize, end: usize| match forwards {
        true => Some(at + 1).filter(|&at| at < end),
        false => at.checked_sub(1),
    };
    let cell = if along_row {
        (row, step(column, board.columns())?)
    } else {
        (step(row, board.rows())?, column)
    };
    board.square(cell.0, cell.1).card.map(|_| cell)
}

/// The unbroken run of cards next to a cell, in reading order.
fn run(board: &Board, mut cell: (usize, usize), along_row: bool, forwards: bool) -> Vec<Square> {
    let mut run = Vec::new();
    while let Some(next) = neighbour(board, cell, along_row, forwards) {
        run.push(*board.square(next.0, next.1));
        cell = next;
    }
    if !forwards {
        run.reverse();
    }
    run
}

/// The letters that make a word between two runs.
fn fitting(lexicon: &Lexicon, before: &[Square], after: &[Square]) -> LetterSet {
    let graph = lexicon.graph();
    let walk = |from: Node, run: &[Square]| {
        let mut letters = run.iter().filter_map(|square| square.card).map(|card| card.letter);
        letters.try_fold(from, |node, letter| graph.step(node, letter))
    };
    let Some(node) = walk(lexicon.dawg(), before) else { return LetterSet::EMPTY };
    let fan = graph.fan(node);
    fan.letters()
        .filter(|&letter| walk(graph.child(fan, letter), after).is_some_and(Node::accepts))
        .collect()
}
