//! The classic crossword game played by itself: both sides lay what scores the most.

use crate::baseline::grid as before;
use crate::figures::grid::Known;
use crate::random::Random;
use games::Card;
use games::party::PartyEdition;
use lexicon::{Letter, Rack};
use solver::grid::{Board, Ground, Laid, Lying, Rules, Search};
use solver::standard::{PREMIUMS, board, rules};

/// Which search finds the plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// That of the last release, which looks at the whole board anew in every turn.
    Before,
    /// Today's, which keeps the lines between turns.
    Now,
}

/// What games came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many words were laid.
    pub moves: u64,
    /// The points of all words.
    pub points: i64,
}

/// A tile: a letter, or a blank.
type Tile = Option<Letter>;

/// The tiles of a letter set.
pub fn tiles(known: &Known, set: &PartyEdition) -> Vec<Option<Letter>> {
    let alphabet = known.lexicon.alphabet();
    let tile = |card: &Card| match card {
        Card::Letter(glyph) => alphabet.letter(glyph.as_char()),
        Card::Blank(_) | Card::Bonus(_) => None,
    };
    set.tiles().iter().map(tile).collect()
}

/// Plays so many games from a seed.
pub fn play(
    engine: Engine,
    known: &Known,
    (tiles, values): (&[Option<Letter>], solver::grid::Values),
    (games, seed): (u64, u64),
) -> Option<Tally> {
    let empty = board(&PREMIUMS).ok()?;
    let table = Table { engine, known, rules: rules(values), empty };
    let mut tally = Tally::default();
    for game in 0..games {
        table.game(tiles, &mut Random::new(seed + game), &mut tally);
    }
    Some(tally)
}

struct Table<'a> {
    engine: Engine,
    known: &'a Known,
    rules: Rules,
    empty: Board,
}

impl Table<'_> {
    /// One game: until a player has no tile left, or both have passed.
    fn game(&self, tiles: &[Tile], random: &mut Random, tally: &mut Tally) {
        let mut bag = tiles.to_vec();
        let mut racks: [Vec<Tile>; 2] = Default::default();
        let mut board = self.empty.clone();
        let mut ground = Ground::new(&self.known.lexicon, &board, &self.rules);
        let mut passes = 0;
        for turn in 0.. {
            let rack: &mut Vec<Tile> = &mut racks[turn % 2];
            while rack.len() < 7 && !bag.is_empty() {
                rack.push(bag.swap_remove(random.below(bag.len())));
            }
            if rack.is_empty() || passes == 2 {
                break;
            }
            let blanks = rack.iter().filter(|tile| tile.is_none()).count();
            let hand = Rack::new(rack.iter().flatten().copied(), blanks as u8);
            let Some((score, laid)) = self.best(&board, &ground, &hand) else {
                passes += 1;
                continue;
            };
            passes = 0;
            tally.moves += 1;
            tally.points += i64::from(score);
            match self.engine {
                Engine::Now => ground.lay(&self.known.lexicon, &self.rules, &laid),
                Engine::Before => lay(&mut board, &laid),
            }
            for card in laid {
                let tile = (!card.blank).then_some(card.letter);
                if let Some(nth) = rack.iter().position(|held| *held == tile) {
                    rack.swap_remove(nth);
                }
            }
        }
        tally.games += 1;
    }

    /// A play that scores the most. Of equals the searches take different ones, so their games
    /// differ; over many games they come to the same.
    fn best(&self, board: &Board, ground: &Ground, hand: &Rack) -> Option<(i32, Vec<Laid>)> {
        let lexicon = &self.known.lexicon;
        let best = match self.engine {
            Engine::Now => {
                Search::on(lexicon, ground, hand, &self.rules).best(&self.known.reach, 1)
            }
            Engine::Before => {
                before::Search::new(lexicon, board, hand, &self.rules).best(&self.known.before, 1)
            }
        };
        best.into_iter().next().map(|play| (play.score, play.laid))
    }
}

fn lay(board: &mut Board, laid: &[Laid]) {
    for card in laid {
        let lying = Lying { letter: card.letter, blank: card.blank };
        board.square_mut(card.row, card.column).card = Some(lying);
    }
}
