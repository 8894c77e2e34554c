//! Where a typed word can lie: the search over a table that spares people from counting cells.

use super::typed::{Typed, deal};
use games::{At, Card, Cell, Direction, Glyph, Grid};

/// A place for a word: where it begins, how it runs, and which cards have to be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Where the word begins, cards that lie there already included.
    pub start: Cell,
    /// How it runs.
    pub direction: Direction,
    /// The cards to lay.
    pub cards: Vec<At<Card>>,
}

/// What a player says about the place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// Where the word begins.
    pub start: Option<Cell>,
    /// How it runs.
    pub direction: Option<Direction>,
}

/// Why there is no place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPlace {
    /// The hand lacks these letters, wherever the word would lie.
    Missing(Vec<Glyph>),
    /// It fits nowhere, or not where it was wished.
    Nowhere,
}

/// All places of a word on a table that follow the wish: joined to what lies there, or on the
/// given cell where nothing lies yet. Whether all words exist is for the referee to say.
pub fn places(
    grid: &Grid,
    first: Cell,
    hand: &[Card],
    word: &[Typed],
    wish: Wish,
) -> Result<Vec<Place>, NoPlace> {
    let mut missing: Option<Vec<Glyph>> = None;
    let mut found = Vec::new();
    for direction in [Direction::Across, Direction::Down] {
        if wish.direction.is_some_and(|wished| wished != direction) {
            continue;
        }
        for start in starts(grid, first, word.len() as i16, direction) {
            if wish.start.is_some_and(|wished| wished != start) {
                continue;
            }
            let Some(gaps) = gaps(grid, first, word, start, direction) else { continue };
            let letters: Vec<Typed> = gaps.iter().map(|(_, letter)| *letter).collect();
            match deal(hand, &letters) {
                Ok(cards) => {
                    let cells = gaps.iter().map(|(cell, _)| *cell).zip(cards);
                    let cards = cells.map(|(cell, what)| At { cell, what }).collect();
                    found.push(Place { start, direction, cards });
                }
                Err(lacking) => {
                    if missing.as_ref().is_none_or(|fewest| lacking.len() < fewest.len()) {
                        missing = Some(lacking);
                    }
                }
            }
        }
    }
    match (found.is_empty(), missing) {
        (false, _) => Ok(found),
        (true, Some(missing)) => Err(NoPlace::Missing(missing)),
        (true, None) => Err(NoPlace::Nowhere),
    }
}

/// Every cell at which a word of this length could begin and still touch something.
fn starts(grid: &Grid, first: Cell, length: i16, direction: Direction) -> Vec<Cell> {
    if grid.is_empty() {
        // On an endless table it does not matter where the first word lies.
        let steps = if grid.has(Cell::new(-1, -1)) { 0..1 } else { 0..length };
        let back = |step: i16| first.step(direction, -step);
        return steps.map(back).filter(|&cell| grid.has(cell)).collect();
    }
    let cells: Vec<Cell> = grid.cells().map(|at| at.cell).collect();
    let rows = span(cells.iter().map(|cell| cell.row));
    let cols = span(cells.iter().map(|cell| cell.col));
    let (before_row, before_col) = match direction {
        Direction::Across => (1, length),
        Direction::Down => (length, 1),
    };
    let rows = rows.0 - before_row..=rows.1 + 1;
    let cells =
        rows.flat_map(|row| (cols.0 - before_col..=cols.1 + 1).map(move |col| Cell::new(row, col)));
    cells.filter(|&cell| grid.has(cell)).collect()
}

fn span(numbers: impl Iterator<Item = i16> + Clone) -> (i16, i16) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}

/// The cells in which cards have to be laid, with their letters; nothing if the word cannot lie
/// so: something else lies there, it would be longer, it touches nothing, or nothing is laid.
fn gaps(
    grid: &Grid,
    first: Cell,
    word: &[Typed],
    start: Cell,
    direction: Direction,
) -> Option<Vec<(Cell, Typed)>> {
    let length = word.len() as i16;
    let ends = [start.step(direction, -1), start.step(direction, length)];
    if ends.iter().any(|&cell| grid.get(cell).is_some()) {
        return None;
    }
    let mut gaps = Vec::new();
    let mut joined = false;
    for (step, letter) in (0..).zip(word) {
        let cell = start.step(direction, step);
        match grid.get(cell) {
            Some(tile) if tile.glyph == letter.glyph => joined = true,
            Some(_) => return None,
            None if !grid.has(cell) => return None,
            None => {
                joined |= cell.neighbours().iter().any(|&beside| grid.get(beside).is_some());
                joined |= grid.is_empty() && cell == first;
                gaps.push((cell, *letter));
            }
        }
    }
    (joined && !gaps.is_empty()).then_some(gaps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::typed;
    use games::Tile;
    use lexicon::Alphabet;

    fn trava() -> Grid {
        let mut grid = Grid::endless();
        for (col, letter) in (0..).zip("TRAVA".chars()) {
            let tile: Tile = letter.to_string().parse().unwrap();
            grid.put(Cell::new(0, col), tile);
        }
        grid
    }

    fn find(grid: &Grid, hand: &str, word: &str, wish: Wish) -> Result<Vec<String>, NoPlace> {
        let hand = typed::cards(Alphabet::PORTUGUESE, &[hand]).unwrap();
        let word = typed::letters(Alphabet::PORTUGUESE, word).unwrap();
        let places = places(grid, Cell::new(0, 0), &hand, &word, wish)?;
        let text = |place: &Place| {
            let cards: Vec<String> = place.cards.iter().map(|at| at.what.to_string()).collect();
            format!("{:?} {:?} {}", place.start, place.direction, cards.concat())
        };
        Ok(places.iter().map(text).collect())
    }

    #[test]
    fn a_word_finds_its_places_by_itself() {
        let places = find(&trava(), "CIAR", "criar", Wish::default()).unwrap();
        assert!(places.contains(&"[-1,1] Down CIAR".to_owned()), "{places:?}");
        let longer = find(&trava(), "S", "travas", Wish::default());
        assert_eq!(longer, Ok(vec!["[0,0] Across S".to_owned()]));
        // Right after TRAVA the referee would read a longer word, so AS has no place there.
        let places = find(&trava(), "AS", "as", Wish::default()).unwrap();
        assert!(!places.iter().any(|place| place.starts_with("[0,5] Across")), "{places:?}");
    }

    #[test]
    fn a_wish_narrows_the_places_and_what_is_missing_is_named() {
        let wish = Wish { start: Some(Cell::new(-1, 1)), direction: Some(Direction::Down) };
        assert_eq!(find(&trava(), "CIAR", "criar", wish).map(|places| places.len()), Ok(1));
        let elsewhere = Wish { start: Some(Cell::new(9, 9)), direction: None };
        assert_eq!(find(&trava(), "CIAR", "criar", elsewhere), Err(NoPlace::Nowhere));
        let missing = find(&trava(), "CA", "criar", Wish::default());
        let glyph = |letter| Glyph::new(letter).unwrap();
        assert_eq!(missing, Err(NoPlace::Missing(vec![glyph('R'), glyph('I')])));
    }

    #[test]
    fn the_first_word_lies_on_the_given_cell() {
        let endless = Grid::endless();
        let places = find(&endless, "AR", "ar", Wish::default()).unwrap();
        assert_eq!(places, ["[0,0] Across AR", "[0,0] Down AR"]);
        let board = Grid::bounded(15, 15);
        let hand = typed::cards(Alphabet::FRENCH, &["AS"]).unwrap();
        let word = typed::letters(Alphabet::FRENCH, "as").unwrap();
        let found = super::places(&board, Cell::new(7, 7), &hand, &word, Wish::default()).unwrap();
        assert_eq!(found.len(), 4);
    }
}
