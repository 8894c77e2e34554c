//! Is there any legal placement at all? The search stops at the first one it finds.
//!
//! It is exact: every stretch of cells in which a word could be read is tried, with the letters
//! that the tray, the jokers and the crossing words allow at each place.

use crate::card::{Card, Glyph, Tile};
use crate::dictionary::Dictionary;
use crate::grid::{At, Cell, Direction, Grid};
use lexicon::{Letter, LetterSet, MAX_LETTER, Pattern};

/// What the letter die demands of a placement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// This letter, as a tile of the tray and by no joker (PY-04, PY-05, PY-A14).
    Letter(Glyph),
    /// Any letter of the tray that the die could have shown for it.
    SomeLetter,
    /// Nothing: the letter die is not rolled (PY-27).
    Nothing,
}

/// The tiles of a tray, counted.
struct Stock {
    counts: [u8; MAX_LETTER as usize + 1],
    jokers: u8,
    tiles: usize,
    letters: LetterSet,
}

impl Stock {
    fn new(tray: &[Card], dictionary: &dyn Dictionary) -> Stock {
        let mut counts = [0u8; MAX_LETTER as usize + 1];
        let mut jokers = 0u8;
        for card in tray {
            match card {
                Card::Letter(glyph) => {
                    if let Some(letter) = dictionary.alphabet().letter(glyph.as_char()) {
                        counts[letter.index()] = counts[letter.index()].saturating_add(1);
                    }
                }
                Card::Blank(_) => jokers = jokers.saturating_add(1),
                Card::Bonus(_) => {}
            }
        }
        let letters = if jokers > 0 {
            dictionary.alphabet().all()
        } else {
            dictionary.alphabet().all().filter(|letter| counts[letter.index()] > 0).collect()
        };
        Stock { counts, jokers, tiles: tray.len(), letters }
    }

    /// Can these letters be laid, jokers standing in for what is missing?
    ///
    /// Jokers are used only where tiles are missing: using more of them could only take the
    /// demanded letter away. So a letter can be the demanded one exactly if the tray has all the
    /// copies that the placement needs of it.
    fn can_lay(&self, letters: &[Letter], demand: Option<LetterSet>) -> bool {
        let mut needed = [0u8; MAX_LETTER as usize + 1];
        for letter in letters {
            needed[letter.index()] += 1;
        }
        let missing: u32 = needed
            .iter()
            .zip(&self.counts)
            .map(|(&needed, &count)| u32::from(needed.saturating_sub(count)))
            .sum();
        let meets = |letter: &Letter| needed[letter.index()] <= self.counts[letter.index()];
        let demanded = |set: LetterSet| letters.iter().any(|l| set.contains(*l) && meets(l));
        missing <= u32::from(self.jokers) && demand.is_none_or(demanded)
    }
}

/// The first legal placement found, if there is one: through the star on an empty board (PY-15),
/// else touching a tile (PY-37); all words formed are in the dictionary (PY-16).
pub fn any_play(
    grid: &Grid,
    star: Cell,
    tray: &[Card],
    demand: Demand,
    dictionary: &dyn Dictionary,
) -> Option<Vec<At<Tile>>> {
    let demand = match demand {
        Demand::Nothing => None,
        Demand::SomeLetter => Some(LetterSet::ALL),
        Demand::Letter(glyph) => {
            Some(LetterSet::of(dictionary.alphabet().letter(glyph.as_char())?))
        }
    };
    let stock = Stock::new(tray, dictionary);
    let search = Search { grid, star, stock, demand, dictionary };
    [Direction::Across, Direction::Down].into_iter().find_map(|direction| search.along(direction))
}

struct Search<'a> {
    grid: &'a Grid,
    star: Cell,
    stock: Stock,
    demand: Option<LetterSet>,
    dictionary: &'a dyn Dictionary,
}

/// One cell of a line: what may stand there.
struct Place {
    cell: Cell,
    /// The letter that lies there already.
    lies: Option<Letter>,
    /// The letters that may be laid there.
    fits: LetterSet,
    /// Does a tile laid there touch something beside the line, or cover the star of an empty
    /// board?
    hangs: bool,
}

impl Search<'_> {
    fn along(&self, direction: Direction) -> Option<Vec<At<Tile>>> {
        let mut start = Cell::new(0, 0);
        while self.grid.has(start) {
            if let Some(found) = self.in_line(&self.line(start, direction)) {
                return Some(found);
            }
            start = start.step(direction.other(), 1);
        }
        None
    }

    fn line(&self, start: Cell, direction: Direction) -> Vec<Place> {
        let cells = (0..).map(|step| start.step(direction, step));
        cells
            .take_while(|&cell| self.grid.has(cell))
            .map(|cell| {
                let (before, after) = self.beside(cell, direction.other());
                let first = self.grid.is_empty() && cell == self.star;
                Place {
                    cell,
                    lies: self.letter_at(cell),
                    fits: self.crossing(&before, &after),
                    hangs: first || !before.is_empty() || !after.is_empty(),
                }
            })
            .collect()
    }

    fn letter_at(&self, cell: Cell) -> Option<Letter> {
        self.dictionary.alphabet().letter(self.grid.get(cell)?.glyph.as_char())
    }

    /// The letters that lie right before and after a cell, in reading order.
    fn beside(&self, cell: Cell, direction: Direction) -> (Vec<Letter>, Vec<Letter>) {
        let walk = |step: i16| -> Vec<Letter> {
            let cells = (1..).map(|steps: i16| cell.step(direction, steps * step));
            cells.map_while(|cell| self.letter_at(cell)).collect()
        };
        let mut before = walk(-1);
        before.reverse();
        (before, walk(1))
    }

    /// The letters of the tray that make a word of what lies before and after.
    fn crossing(&self, before: &[Letter], after: &[Letter]) -> LetterSet {
        if before.is_empty() && after.is_empty() {
            return self.stock.letters;
        }
        let fits =
            |letter: &Letter| self.dictionary.contains(&[before, &[*letter], after].concat());
        self.stock.letters.filter(fits).collect()
    }

    /// Every stretch of a line that would be read as one word, if tiles were laid in its gaps.
    fn in_line(&self, line: &[Place]) -> Option<Vec<At<Tile>>> {
        let free = |place: Option<&Place>| place.is_none_or(|place| place.lies.is_none());
        for start in 0..line.len() {
            if start > 0 && !free(line.get(start - 1)) {
                continue;
            }
            let (mut laid, mut hangs) = (0, false);
            for end in start..line.len() {
                let place = &line[end];
                match place.lies {
                    Some(_) => hangs = true,
                    None if place.fits.is_empty() => break,
                    None => {
                        laid += 1;
                        hangs |= place.hangs;
                    }
                }
                if laid > self.stock.tiles {
                    break;
                }
                if laid > 0
                    && hangs
                    && end > start
                    && free(line.get(end + 1))
                    && let Some(found) = self.in_stretch(&line[start..=end])
                {
                    return Some(found);
                }
            }
        }
        None
    }

    fn in_stretch(&self, stretch: &[Place]) -> Option<Vec<At<Tile>>> {
        let sets: Vec<LetterSet> =
            stretch.iter().map(|place| place.lies.map_or(place.fits, LetterSet::of)).collect();
        let gaps = |word: &[Letter]| -> Vec<Letter> {
            let pairs = word.iter().zip(stretch);
            pairs.filter(|(_, place)| place.lies.is_none()).map(|(&letter, _)| letter).collect()
        };
        let word = self.dictionary.first(&Pattern::of_sets(&sets), &mut |word| {
            self.stock.can_lay(&gaps(word), self.demand)
        })?;
        Some(self.placement(stretch, &word))
    }

    /// The tiles of a word that was found; jokers where the tray has run out of a letter.
    fn placement(&self, stretch: &[Place], word: &[Letter]) -> Vec<At<Tile>> {
        let mut left = self.stock.counts;
        let alphabet = self.dictionary.alphabet();
        let gaps = stretch.iter().zip(word).filter(|(place, _)| place.lies.is_none());
        gaps.filter_map(|(place, &letter)| {
            let count = &mut left[letter.index()];
            let blank = *count == 0;
            *count = count.saturating_sub(1);
            let glyph = Glyph::new(alphabet.display(letter))?;
            Some(At { cell: place.cell, what: Tile { glyph, blank } })
        })
        .collect()
    }
}
