//! Positions of the classic crossword game, from self-play.

use super::Stored;
use super::notation::{self, blanks};
use crate::positions::common_words;
use crate::random::Random;
use games::party::{Party, PartyEdition};
use games::{Card, Cell, Editions, Glyph, Grid, Tile};
use lexicon::{Lexicon, Library, Rack};
use solver::grid::{Board, Lying, Reach, Search};
use solver::party::letter_values;
use solver::standard::{PREMIUMS, SIZE, board, rules};

/// A board and a rack.
#[derive(Clone, Debug)]
pub struct StandardPosition {
    /// The language of the words and of the letter set.
    pub language: String,
    /// How the players of the game choose.
    pub player: String,
    /// The number of the turn.
    pub turn: u32,
    /// What lies on the board.
    pub grid: Grid,
    /// The tiles on the rack.
    pub rack: Vec<Card>,
}

impl Stored for StandardPosition {
    const FIELDS: &'static str = "language\tplayer\tturn\tboard\track";

    fn written(&self) -> String {
        let StandardPosition { language, player, turn, grid, rack } = self;
        let board = notation::board(grid, SIZE as i16, SIZE as i16);
        format!("{language}\t{player}\t{turn}\t{board}\t{}", notation::cards(rack))
    }

    fn read(fields: &[&str]) -> Option<StandardPosition> {
        let &[language, player, turn, grid, rack] = fields else { return None };
        Some(StandardPosition {
            language: language.to_owned(),
            player: player.to_owned(),
            turn: turn.parse().ok()?,
            grid: notation::lay(grid, Grid::bounded(SIZE as i16, SIZE as i16))?,
            rack: notation::read_cards(rack)?,
        })
    }
}

impl StandardPosition {
    /// How many blanks are on the rack.
    pub fn blanks(&self) -> usize {
        blanks(&self.rack)
    }

    /// The board as a search takes it.
    pub fn board(&self, lexicon: &Lexicon) -> Option<Board> {
        filled(lexicon, &self.grid)
    }

    /// The rack as a search takes it.
    pub fn rack(&self, lexicon: &Lexicon) -> Rack {
        rack_of(lexicon, &self.rack)
    }
}

fn filled(lexicon: &Lexicon, grid: &Grid) -> Option<Board> {
    let mut board = board(&PREMIUMS).ok()?;
    for at in grid.cells() {
        let letter = lexicon.alphabet().letter(at.what.glyph.as_char())?;
        let square = board.square_mut(at.cell.row as usize, at.cell.col as usize);
        square.card = Some(Lying { letter, blank: at.what.blank });
    }
    Some(board)
}

fn rack_of(lexicon: &Lexicon, cards: &[Card]) -> Rack {
    let letters = cards.iter().filter_map(|card| match card {
        Card::Letter(glyph) => lexicon.alphabet().letter(glyph.as_char()),
        Card::Blank(_) | Card::Bonus(_) => None,
    });
    Rack::new(letters, blanks(cards) as u8)
}

/// The letters of a language, their worth and their number: those of Party's box.
pub fn letter_set(language: &str) -> Option<PartyEdition> {
    let editions = Editions::built_in();
    let of = |name: &String| editions.find::<Party>(Some(name)).ok();
    let names = editions.names(games::GameName::Party);
    names.iter().filter_map(of).find(|edition| edition.lexicon == language && edition.jokers == 2)
}

/// How a player chooses.
struct Player<'a> {
    name: &'static str,
    lexicon: &'a Lexicon,
    reach: Reach,
    /// One of so many best plays.
    of: usize,
}

/// Plays until there are so many positions with no, one and two blanks.
pub fn gather(language: &str, wanted: [usize; 3]) -> Option<Vec<StandardPosition>> {
    let lexicon = Library::new(None).open(language).ok()?;
    let common = common_words(&lexicon)?;
    let set = letter_set(language)?;
    let values = letter_values(&set);
    let player =
        |name, lexicon, of| Player { name, lexicon, of, reach: Reach::new(lexicon, &values) };
    let players =
        [player("all", &lexicon, 1), player("common", &common, 8), player("mixed", &lexicon, 30)];
    let mut random = Random::new(15_015);
    let mut found: [Vec<StandardPosition>; 3] = Default::default();
    for game in 0..40_000 {
        let player = &players[game % players.len()];
        for position in play(language, player, &set, &mut random)? {
            let (blanks, kept) = (position.blanks(), &mut random);
            // Few of a game, so that many games are seen.
            if blanks < 3
                && found[blanks].len() < wanted[blanks]
                && kept.once_in([12, 2, 1][blanks])
            {
                found[blanks].push(position);
            }
        }
        if found.iter().zip(wanted).all(|(found, wanted)| found.len() == wanted) {
            break;
        }
    }
    Some(found.concat())
}

/// One game of a player against itself; every position with a full rack.
fn play(
    language: &str,
    player: &Player<'_>,
    set: &PartyEdition,
    random: &mut Random,
) -> Option<Vec<StandardPosition>> {
    let rules = rules(letter_values(set));
    let alphabet = player.lexicon.alphabet();
    let mut bag = set.tiles();
    let mut racks: [Vec<Card>; 2] = Default::default();
    let mut grid = Grid::bounded(SIZE as i16, SIZE as i16);
    let (mut positions, mut passes) = (Vec::new(), 0);
    for turn in 1.. {
        let rack = &mut racks[turn as usize % 2];
        while rack.len() < 7 && !bag.is_empty() {
            rack.push(bag.swap_remove(random.below(bag.len())));
        }
        if rack.is_empty() || passes == 2 {
            break;
        }
        if rack.len() == 7 {
            let (language, player) = (language.to_owned(), player.name.to_owned());
            let (grid, rack) = (grid.clone(), rack.clone());
            positions.push(StandardPosition { language, player, turn, grid, rack });
        }
        let board = filled(player.lexicon, &grid)?;
        let hand = rack_of(player.lexicon, rack);
        let search = Search::new(player.lexicon, &board, &hand, &rules);
        let best = search.best(&player.reach, player.of);
        passes = if best.is_empty() { passes + 1 } else { 0 };
        if best.is_empty() {
            continue;
        }
        for card in &best[random.below(best.len())].laid {
            let glyph = Glyph::new(alphabet.display(card.letter))?;
            let tile = Tile { glyph, blank: card.blank };
            grid.put(Cell::new(card.row as i16, card.column as i16), tile);
            let nth = rack.iter().position(|held| *held == tile.in_hand())?;
            rack.swap_remove(nth);
        }
    }
    Some(positions)
}
