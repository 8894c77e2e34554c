//! Positions of any edition from quick play, for editions of which none are stored: hands are dealt
//! by chance, and one of the best plays is laid.

use crate::random::Random;
use crate::sets::{CrossingPosition, PartyPosition};
use games::classic::{BonusOn, Classic};
use games::party::{Party, Scales};
use games::{Card, Edition, Editions, Glyph, Grid, take_cards};
use lexicon::Library;
use solver::classic::{ClassicSearch, Hand};
use solver::grid::Reach;
use solver::party::PartySearch;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// One of so many best plays is laid.
const OF_BEST: usize = 12;

/// So many positions of Classic, or of Forfeit, where an action card is held.
pub fn crossing(name: &str, forfeit: bool, count: usize) -> Outcome<Vec<CrossingPosition>> {
    let edition = Editions::built_in().find::<Classic>(Some(name))?;
    let lexicon = Library::new(None).open(edition.lexicon())?;
    let reach = Reach::new(&lexicon, &solver::classic::letter_values(&edition));
    let (letters, bonuses) = (edition.letter_cards(), edition.bonus_cards("six"));
    let mut random = Random::new(41);
    let (mut grid, mut positions) = (Grid::endless(), Vec::new());
    while positions.len() < count {
        let cards = if random.once_in(8) { 1 + random.below(7) } else { 7 };
        let mut hand: Vec<Card> = (0..cards).map(|_| random.pick(&letters)).collect();
        if random.once_in(4) && !bonuses.is_empty() {
            hand[0] = random.pick(&bonuses);
        }
        let actions = &edition.actions.cards;
        let action =
            (forfeit && !actions.is_empty()).then(|| &actions[random.below(actions.len())]);
        positions.push(CrossingPosition {
            edition: name.to_owned(),
            bot: "dealt".to_owned(),
            turn: positions.len() as u32,
            grid: grid.clone(),
            hand: hand.clone(),
            action: action.map(|card| card.id.clone()),
        });
        let counting = BonusOn::EveryWord.into();
        let sees = Hand { edition: &edition, counting, grid: &grid, cards: &hand, action };
        let best = ClassicSearch::new(sees, &lexicon).best(&reach, OF_BEST);
        let Some(advised) = (!best.is_empty()).then(|| &best[random.below(best.len())]) else {
            grid = Grid::endless();
            continue;
        };
        let mut next = grid.clone();
        advised.play.cards.iter().for_each(|at| next.put(at.cell, at.what));
        let kept = advised.play.kept();
        let gone: Vec<_> = next.cells().map(|at| at.cell).filter(|c| !kept.contains(c)).collect();
        for cell in gone {
            next.take(cell);
        }
        grid = next;
    }
    Ok(positions)
}

/// So many positions of Party.
pub fn party(name: &str, count: usize) -> Outcome<Vec<PartyPosition>> {
    let edition = Editions::built_in().find::<Party>(Some(name))?;
    let lexicon = Library::new(None).open(edition.lexicon())?;
    let reach = Reach::new(&lexicon, &solver::party::letter_values(&edition));
    let mut random = Random::new(42);
    let (mut grid, mut tray) = (edition.board.empty_grid(), edition.tiles());
    let mut positions = Vec::new();
    while positions.len() < count {
        let letters: Vec<Glyph> = tray
            .iter()
            .filter_map(|card| match card {
                Card::Letter(glyph) => Some(*glyph),
                Card::Blank(_) | Card::Bonus(_) => None,
            })
            .collect();
        let letter = (!letters.is_empty() && !random.once_in(6)).then(|| random.pick(&letters));
        positions.push(PartyPosition {
            edition: name.to_owned(),
            bot: "dealt".to_owned(),
            turn: positions.len() as u32,
            grid: grid.clone(),
            tray: tray.clone(),
            letter,
        });
        let scales =
            Scales { edition: &edition, star_doubles: true, grid: &grid, tray: &tray, letter };
        let best = PartySearch::new(scales, &lexicon).best(&reach, OF_BEST * 10);
        // Rather short words, as people lay them, so that a game has many turns.
        let few = best.iter().filter(|play| play.tiles.len() <= 6).count();
        let chosen = match few {
            0 => best.last(),
            few => best.iter().filter(|play| play.tiles.len() <= 6).nth(random.below(few)),
        };
        let taken = chosen.map(|play| play.used());
        match (chosen, taken) {
            (Some(play), Some(used)) if tray.len() > 12 => {
                let tiles = play.tiles.clone();
                take_cards(&mut tray, &used).map_err(|_| "cards of the tray")?;
                tiles.iter().for_each(|at| grid.put(at.cell, at.what));
            }
            _ => (grid, tray) = (edition.board.empty_grid(), edition.tiles()),
        }
    }
    Ok(positions)
}
