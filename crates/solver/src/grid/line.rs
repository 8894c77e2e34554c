//! The lines of a board, each square with what the words across it allow and add.
//!
//! All squares stand in one array, once as rows and once as columns. Only lines on which a play can
//! lie are looked at.

use super::board::{Board, Lying, Square};
use super::play::Laid;
use super::search::Rules;
use lexicon::{Graph, Letter, LetterSet, Lexicon, Node};

/// One square of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// The place of the letter that lies here, or 0.
    pub(crate) fixed: u8,
    /// A letter laid here also makes a word across.
    pub(crate) crossed: bool,
    /// A letter laid here touches what lies (or covers the star).
    pub(crate) anchor: bool,
    /// How many cards of the word across lie already.
    pub(crate) cross_cards: u8,
    /// The letters that may be laid here for the word across.
    pub(crate) allowed: LetterSet,
    /// What a card that lies here is worth.
    pub(crate) value: i32,
    /// What the cards of the word across that lie already are worth.
    pub(crate) cross_base: i32,
    pub(crate) letter_factor: i32,
    pub(crate) word_factor: i32,
}

impl Spot {
    pub(crate) fn is_open(&self) -> bool {
        self.fixed == 0
    }
}

/// One row or column.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    /// A row, not a column.
    pub(crate) across: bool,
    /// Which row or column.
    pub(crate) index: usize,
    pub(crate) spots: &'a [Spot],
}

impl Line<'_> {
    /// Row and column of a spot.
    pub(crate) fn cell(&self, spot: usize) -> (usize, usize) {
        if self.across { (self.index, spot) } else { (spot, self.index) }
    }

    /// Does a card lie at the spot? (Off the board none does; `None` is before the first.)
    pub(crate) fn is_fixed(&self, spot: Option<usize>) -> bool {
        spot.and_then(|spot| self.spots.get(spot)).is_some_and(|spot| !spot.is_open())
    }

    /// The last spot of the run of cards that begins at a spot.
    pub(crate) fn run_end(&self, start: usize) -> usize {
        let behind = self.spots[start..].iter().take_while(|spot| !spot.is_open());
        start + behind.count() - 1
    }
}

/// The lines of a board on which a play can lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lines {
    rows: usize,
    columns: usize,
    /// All rows, then all columns.
    spots: Vec<Spot>,
    /// Row or column, and which.
    live: Vec<(bool, usize)>,
}

impl Lines {
    /// The lines of a board.
    pub(crate) fn new(board: &Board, lexicon: &Lexicon, rules: &Rules) -> Lines {
        let (rows, columns) = (board.rows(), board.columns());
        let mut lines = Lines {
            rows,
            columns,
            spots: Vec::with_capacity(2 * rows * columns),
            live: Vec::new(),
        };
        let all = lexicon.alphabet().all();
        for row in 0..rows {
            for column in 0..columns {
                lines.spots.push(plain(board.square(row, column), rules, all));
            }
        }
        for column in 0..columns {
            for row in 0..rows {
                lines.spots.push(lines.spots[row * columns + column]);
            }
        }
        if board.is_empty() {
            lines.first_anchor(rules, true);
        } else {
            lines.anchors();
        }
        let mut cross = Cross { graph: lexicon.graph(), lexicon };
        for row in 0..rows {
            lines.across(&mut cross, false, row);
        }
        for column in 0..columns {
            lines.across(&mut cross, true, column);
        }
        lines.find_live();
        lines
    }

    /// Every line that is live, rows first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Line<'_>> {
        self.live.iter().map(|&(across, index)| self.line(across, index))
    }

    /// So many lines are live.
    pub(crate) fn len(&self) -> usize {
        self.live.len()
    }

    /// The live line of this number.
    pub(crate) fn nth(&self, nth: usize) -> Line<'_> {
        let (across, index) = self.live[nth];
        self.line(across, index)
    }

    /// The longest line.
    pub(crate) fn longest(&self) -> usize {
        self.rows.max(self.columns)
    }

    fn line(&self, across: bool, index: usize) -> Line<'_> {
        let (first, length) = self.place(across, index);
        Line { across, index, spots: &self.spots[first..first + length] }
    }

    /// Where a line begins in the array, and its length.
    fn place(&self, across: bool, index: usize) -> (usize, usize) {
        match across {
            true => (index * self.columns, self.columns),
            false => (self.rows * self.columns + index * self.rows, self.rows),
        }
    }

    /// The two places of a cell in the array: in its row and in its column.
    fn both(&self, row: usize, column: usize) -> [usize; 2] {
        let squares = self.rows * self.columns;
        [row * self.columns + column, squares + column * self.rows + row]
    }

    /// Marks, or unmarks, where the first word must begin. On an empty unbounded table every line
    /// is alike, so one row stands for all.
    fn first_anchor(&mut self, rules: &Rules, anchor: bool) {
        let first = rules.star.unwrap_or((0, 0));
        if first.0 < self.rows && first.1 < self.columns {
            let [in_row, in_column] = self.both(first.0, first.1);
            self.spots[in_row].anchor = anchor;
            self.spots[in_column].anchor = anchor && rules.star.is_some();
        }
    }

    /// Marks the squares on which a letter touches what lies.
    fn anchors(&mut self) {
        for row in 0..self.rows {
            for column in 0..self.columns {
                if !self.spots[row * self.columns + column].is_open() {
                    self.anchors_around(row, column);
                }
            }
        }
    }

    fn anchors_around(&mut self, row: usize, column: usize) {
        let beside = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        for (row, column) in beside {
            if row < self.rows && column < self.columns {
                for place in self.both(row, column) {
                    self.spots[place].anchor = self.spots[place].is_open();
                }
            }
        }
    }

    /// Lays cards and looks again at the lines that they touch.
    pub(crate) fn lay(&mut self, lexicon: &Lexicon, rules: &Rules, laid: &[Laid], first: bool) {
        let all = lexicon.alphabet().all();
        if first && !laid.is_empty() {
            self.first_anchor(rules, false);
        }
        let on_board = |card: &&Laid| card.row < self.rows && card.column < self.columns;
        let laid: Vec<Laid> = laid.iter().filter(on_board).copied().collect();
        for card in &laid {
            for place in self.both(card.row, card.column) {
                let Spot { letter_factor, word_factor, .. } = self.spots[place];
                let lying = Lying { letter: card.letter, blank: card.blank };
                let square = Square { card: Some(lying), letter_factor, word_factor };
                self.spots[place] = plain(&square, rules, all);
            }
        }
        let mut cross = Cross { graph: lexicon.graph(), lexicon };
        for (nth, card) in laid.iter().enumerate() {
            self.anchors_around(card.row, card.column);
            // Cards of a play lie in one line, which is looked at once.
            let earlier = &laid[..nth];
            if earlier.iter().all(|other| other.row != card.row) {
                self.across(&mut cross, false, card.row);
            }
            if earlier.iter().all(|other| other.column != card.column) {
                self.across(&mut cross, true, card.column);
            }
        }
        self.find_live();
    }

    /// Looks along a line for what its cards allow and add in the lines across it.
    fn across(&mut self, cross: &mut Cross<'_>, down: bool, index: usize) {
        let (first, length) = self.place(!down, index);
        let mut at = 0;
        while at < length {
            if self.spots[first + at].is_open() {
                at += 1;
                continue;
            }
            let run = self.line(!down, index).run_end(at) + 1;
            if at > 0 {
                self.cross(cross, down, index, at - 1);
            }
            // Between two runs a square is looked at once, before the second.
            let next_is_run = run + 1 < length && !self.spots[first + run + 1].is_open();
            if run < length && !next_is_run {
                self.cross(cross, down, index, run);
            }
            at = run;
        }
    }

    /// An open square of a line with cards beside it in that line.
    fn cross(&mut self, cross: &mut Cross<'_>, down: bool, index: usize, at: usize) {
        let line = self.line(!down, index);
        let spots = line.spots;
        let before = spots[..at].iter().rev().take_while(|spot| !spot.is_open()).count();
        let after = spots[at + 1..].iter().take_while(|spot| !spot.is_open()).count();
        let (runs_before, runs_after) = (&spots[at - before..at], &spots[at + 1..at + 1 + after]);
        let sum = |run: &[Spot]| run.iter().map(|spot| spot.value).sum::<i32>();
        let base = sum(runs_before) + sum(runs_after);
        let allowed = cross.fitting(runs_before, runs_after);
        let (row, column) = line.cell(at);
        let [in_row, in_column] = self.both(row, column);
        let spot = &mut self.spots[if down { in_row } else { in_column }];
        spot.crossed = true;
        spot.cross_base = base;
        spot.cross_cards = u8::try_from(before + after).unwrap_or(u8::MAX);
        spot.allowed = allowed;
    }

    fn find_live(&mut self) {
        self.live.clear();
        for across in [true, false] {
            for index in 0..if across { self.rows } else { self.columns } {
                let (first, length) = self.place(across, index);
                if self.spots[first..first + length].iter().any(|spot| spot.anchor) {
                    self.live.push((across, index));
                }
            }
        }
    }
}

/// A square by itself.
fn plain(square: &Square, rules: &Rules, all: LetterSet) -> Spot {
    let worth = |card: Lying| if card.blank { 0 } else { rules.value(card.letter) };
    Spot {
        fixed: square.card.map_or(0, |card| card.letter.place()),
        crossed: false,
        anchor: false,
        cross_cards: 0,
        allowed: all,
        value: square.card.map_or(0, worth),
        cross_base: 0,
        letter_factor: square.letter_factor,
        word_factor: square.word_factor,
    }
}

/// Finds the letters that make a word between two runs.
struct Cross<'a> {
    graph: Graph<'a>,
    lexicon: &'a Lexicon,
}

impl Cross<'_> {
    fn fitting(&mut self, before: &[Spot], after: &[Spot]) -> LetterSet {
        let graph = self.graph;
        if before.is_empty() {
            let run = self.walk(self.lexicon.gaddag(), after.iter().rev());
            return run.map_or(LetterSet::EMPTY, |node| graph.endings(node, LetterSet::ALL));
        }
        let Some(node) = self.walk(self.lexicon.dawg(), before.iter()) else {
            return LetterSet::EMPTY;
        };
        if after.is_empty() {
            return graph.endings(node, LetterSet::ALL);
        }
        let ends =
            |&(_, next): &(Letter, Node)| self.walk(next, after.iter()).is_some_and(Node::accepts);
        graph.arcs(node, LetterSet::ALL).filter(ends).map(|(letter, _)| letter).collect()
    }

    fn walk<'s>(&self, from: Node, mut run: impl Iterator<Item = &'s Spot>) -> Option<Node> {
        run.try_fold(from, |node, spot| self.graph.step(node, Letter::new(spot.fixed)?))
    }
}
