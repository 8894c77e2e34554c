//! The board as a player looks at it with one word in mind: where would it fit, and for how much?
//!
//! The solver finds plays from the board's side, all at once. A person has a word first and then
//! looks for its place; this is that second look.

use super::sight::Sight;
use games::party::Square;
use games::{At, Card, Cell, Glyph};
use lexicon::{Alphabet, Letter, LetterSet, Lexicon, MAX_LETTER, Rack};

/// What stands beside a square, in one of the two directions across a word.
#[derive(Clone, Copy)]
struct Beside {
    /// The letters that make a known word of it.
    allowed: LetterSet,
    /// What the letters of that word are worth that lie there.
    worth: i32,
    /// Is there anything?
    crossed: bool,
}

#[derive(Clone, Copy)]
struct Ground {
    lies: Option<Letter>,
    worth: i32,
    letter_factor: i32,
    word_factor: i32,
    chance: bool,
    star: bool,
    /// Beside a word across, and beside a word down.
    beside: [Beside; 2],
}

/// The board of one moment, for one vocabulary.
pub(super) struct Field {
    alphabet: Alphabet,
    values: [i32; MAX_LETTER as usize + 1],
    rows: usize,
    columns: usize,
    grounds: Vec<Ground>,
    empty: bool,
    tray: Rack,
    demanded: Option<Letter>,
}

/// A place where a word fits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    /// The index of its first square, and the step to the next.
    first: usize,
    step: usize,
    /// What the play scores, before Chance and timer.
    pub(super) points: i32,
    /// How many words across it makes.
    pub(super) across: usize,
    /// How many groups of lying tiles the word runs through.
    pub(super) groups: usize,
    /// How many tiles are laid.
    pub(super) tiles: usize,
    /// How many of them on Chance squares.
    pub(super) chance_squares: u8,
}

impl Field {
    /// Looks at the board with a vocabulary.
    pub(super) fn new(sight: &Sight<'_>, lexicon: &Lexicon) -> Field {
        let edition = &sight.seen.setup.edition;
        let (rows, columns) = (edition.board.rows() as usize, edition.board.columns() as usize);
        let alphabet = edition.alphabet;
        let nothing = Beside { allowed: alphabet.all(), worth: 0, crossed: false };
        let ground = |index: usize| {
            let cell = Cell::new((index / columns) as i16, (index % columns) as i16);
            let square = edition.board.square(cell);
            let tile = sight.grid.get(cell);
            Ground {
                lies: tile.and_then(|tile| alphabet.letter(tile.glyph.as_char())),
                worth: tile.map_or(0, |tile| edition.value(tile).0),
                letter_factor: square.letter_factor().into(),
                word_factor: square.word_factor(sight.seen.setup.house.star_doubles).into(),
                chance: square == Square::Chance,
                star: square == Square::Star,
                beside: [nothing; 2],
            }
        };
        let letter = |glyph: Glyph| alphabet.letter(glyph.as_char());
        let mut field = Field {
            alphabet,
            values: solver::party::letter_values(edition),
            rows,
            columns,
            grounds: (0..rows * columns).map(ground).collect(),
            empty: sight.grid.is_empty(),
            tray: sight.rack(),
            demanded: sight.letter.and_then(letter),
        };
        for index in 0..field.grounds.len() {
            if field.grounds[index].lies.is_none() {
                let beside = [false, true].map(|down| field.beside(index, down, lexicon));
                field.grounds[index].beside = beside;
            }
        }
        field
    }

    /// The indices of the squares before and after one, along a word across or down.
    fn ahead(&self, index: usize, down: bool) -> impl Iterator<Item = usize> {
        let (place, length, step) = self.in_line(index, down);
        (1..length - place).map(move |steps| index + steps * step)
    }

    fn behind(&self, index: usize, down: bool) -> impl Iterator<Item = usize> {
        let (place, _, step) = self.in_line(index, down);
        (1..=place).map(move |steps| index - steps * step)
    }

    /// The place of a square in its line, the line's length, and the step from square to square.
    fn in_line(&self, index: usize, down: bool) -> (usize, usize, usize) {
        if down {
            (index / self.columns, self.rows, self.columns)
        } else {
            (index % self.columns, self.columns, 1)
        }
    }

    /// What stands beside a square for a word in the direction `down`: in the other direction.
    fn beside(&self, index: usize, down: bool, lexicon: &Lexicon) -> Beside {
        let lies = |index: &usize| self.grounds[*index].lies.is_some();
        let mut before: Vec<usize> = self.behind(index, !down).take_while(lies).collect();
        before.reverse();
        let after: Vec<usize> = self.ahead(index, !down).take_while(lies).collect();
        if before.is_empty() && after.is_empty() {
            return self.grounds[index].beside[usize::from(down)];
        }
        let around = before.iter().chain(&after);
        let worth = around.map(|&index| self.grounds[index].worth).sum();
        let letters = |indices: &[usize]| -> Vec<Letter> {
            indices.iter().filter_map(|&index| self.grounds[index].lies).collect()
        };
        let (before, after) = (letters(&before), letters(&after));
        let graph = lexicon.graph();
        let allowed = match graph.walk(lexicon.dawg(), &before) {
            None => LetterSet::EMPTY,
            Some(node) => {
                let fan = graph.fan(node);
                let fits = |letter: &Letter| {
                    let end = graph.walk(graph.child(fan, *letter), &after);
                    end.is_some_and(lexicon::Node::accepts)
                };
                fan.letters().filter(fits).collect()
            }
        };
        Beside { allowed, worth, crossed: true }
    }

    /// Could the tray, with what lies on the board, spell the word at all?
    pub(super) fn promises(&self, word: &[Letter]) -> bool {
        let mut tray = self.tray;
        let missing = word.iter().filter(|&&letter| !tray.take(letter)).count();
        let lent = if self.empty { 0 } else { LENT };
        let longest = self.rows.max(self.columns);
        word.len() <= longest && missing <= usize::from(self.tray.blanks()) + lent
    }

    /// How much a word promises before anybody has looked for a place.
    pub(super) fn promise(&self, word: &[Letter]) -> i32 {
        word.iter().map(|letter| self.values[letter.index()] + 1).sum()
    }

    /// Every place where the word fits.
    pub(super) fn places(&self, word: &[Letter]) -> Vec<Place> {
        let mut places = Vec::new();
        for down in [false, true] {
            let (lines, length) =
                if down { (self.columns, self.rows) } else { (self.rows, self.columns) };
            let (line_step, step) = if down { (1, self.columns) } else { (self.columns, 1) };
            for line in 0..lines {
                for start in 0..=length.saturating_sub(word.len()) {
                    let first = line * line_step + start * step;
                    let closed = |index: Option<usize>| {
                        index.is_some_and(|index| self.grounds[index].lies.is_some())
                    };
                    let end = start + word.len();
                    let before = (start > 0).then(|| first - step);
                    let after = (end < length).then(|| first + word.len() * step);
                    if end <= length && !closed(before) && !closed(after) {
                        places.extend(self.fit(word, first, step, down));
                    }
                }
            }
        }
        places
    }

    fn fit(&self, word: &[Letter], first: usize, step: usize, down: bool) -> Option<Place> {
        let mut place =
            Place { first, step, points: 0, across: 0, groups: 0, tiles: 0, chance_squares: 0 };
        let mut left = self.tray;
        let (mut main, mut factor, mut crossing) = (0, 1, 0);
        let (mut contact, mut demanded, mut in_group) = (false, self.demanded.is_none(), false);
        for (nth, &letter) in word.iter().enumerate() {
            let ground = &self.grounds[first + nth * step];
            if let Some(lies) = ground.lies {
                if lies != letter {
                    return None;
                }
                main += ground.worth;
                contact = true;
                place.groups += usize::from(!in_group);
                in_group = true;
                continue;
            }
            in_group = false;
            let beside = &ground.beside[usize::from(down)];
            if !beside.allowed.contains(letter) {
                return None;
            }
            let worth = if left.take(letter) {
                demanded |= self.demanded == Some(letter);
                self.values[letter.index()] * ground.letter_factor
            } else if self.demanded != Some(letter) && left.take_blank() {
                0
            } else {
                return None;
            };
            main += worth;
            factor *= ground.word_factor;
            if beside.crossed {
                crossing += (beside.worth + worth) * ground.word_factor;
                place.across += 1;
                contact = true;
            }
            contact |= self.empty && ground.star;
            place.tiles += 1;
            place.chance_squares += u8::from(ground.chance);
        }
        place.points = main * factor + crossing;
        (contact && demanded && place.tiles > 0).then_some(place)
    }

    /// The tiles to lay for a word at a place.
    pub(super) fn tiles(&self, word: &[Letter], place: &Place) -> Vec<At<Card>> {
        let mut left = self.tray;
        let mut tiles = Vec::new();
        for (nth, &letter) in word.iter().enumerate() {
            let index = place.first + nth * place.step;
            let Some(glyph) = Glyph::new(self.alphabet.display(letter)) else { continue };
            if self.grounds[index].lies.is_some() {
                continue;
            }
            let what =
                if left.take(letter) { Card::Letter(glyph) } else { Card::Blank(Some(glyph)) };
            let (row, column) = (index / self.columns, index % self.columns);
            tiles.push(At::new(row as i16, column as i16, what));
        }
        tiles
    }
}

/// So many letters of a word may lie on the board already, when a player thinks of words.
const LENT: usize = 2;
