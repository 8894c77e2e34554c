//! Fixed, seeded sets of positions from real play, for the figures.

use crate::random::Random;
use games::cartas::CartasEdition;
use games::party::{PartyEdition, Scales};
use games::{Card, Edition, Glyph, Grid};
use lexicon::{Commonness, Entry, Lexicon, Notes, compile};
use solver::classic::{ClassicSearch, Hand};
use solver::grid::Reach;
use solver::party::PartySearch;

/// A position of Party.
#[derive(Clone, Debug)]
pub struct PartyPosition {
    /// What lies on the board.
    pub grid: Grid,
    /// What lies in the tray.
    pub tray: Vec<Card>,
    /// The rolled letter.
    pub letter: Option<Glyph>,
}

/// A position of Classic.
#[derive(Clone, Debug)]
pub struct ClassicPosition {
    /// What lies on the table.
    pub grid: Grid,
    /// The cards in hand.
    pub hand: Vec<Card>,
}

/// The words that many people know, so that positions look as people make them.
pub fn common_words(lexicon: &Lexicon) -> Option<Lexicon> {
    let known = |word: &lexicon::Word| {
        let details = lexicon.details(word);
        details.and_then(|details| details.commonness) >= Some(Commonness::from_zipf(3.5))
    };
    let entries: Vec<Entry> = lexicon.words().filter(known).map(Entry::plain).collect();
    let bytes = compile(lexicon.alphabet(), &entries, &Notes::default()).ok()?;
    Lexicon::open("common words", bytes).ok()
}

/// The box of Party.
pub fn party_edition() -> Option<PartyEdition> {
    PartyEdition::built_in().into_iter().next()
}

/// The box of Cartas.
pub fn cartas_edition() -> Option<CartasEdition> {
    CartasEdition::built_in().into_iter().next()
}

/// Positions of the middle of Party games, each with both jokers still in the tray.
pub fn party(lexicon: &Lexicon, edition: &PartyEdition, games: usize) -> Vec<PartyPosition> {
    let Some(common) = common_words(lexicon) else { return Vec::new() };
    let reach = Reach::new(&common, &solver::party::letter_values(edition));
    let mut random = Random::new(2026);
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut grid = edition.board.empty_grid();
        let mut tray = edition.tiles();
        for turn in 0..14 {
            let rolled = random.below(tray.len().max(1));
            let letter = tray.get(rolled).and_then(|card| match card {
                Card::Letter(letter) => Some(*letter),
                Card::Blank(_) | Card::Bonus(_) => None,
            });
            let scales = Scales { edition, star_doubles: true, grid: &grid, tray: &tray, letter };
            if turn >= 3 && letter.is_some() {
                positions.push(PartyPosition { grid: grid.clone(), tray: tray.clone(), letter });
            }
            // A player who finds one of many good plays, and keeps the jokers.
            let plays = PartySearch::new(scales, &common).best(&reach, 300);
            let natural: Vec<_> = plays
                .into_iter()
                .filter(|play| play.tiles.len() <= 6 && play.tiles.iter().all(|at| !at.what.blank))
                .collect();
            if natural.is_empty() {
                continue;
            }
            let play = &natural[random.below(natural.len())];
            if games::take_cards(&mut tray, &play.used()).is_err() {
                break;
            }
            play.tiles.iter().for_each(|at| grid.put(at.cell, at.what));
        }
    }
    positions
}

/// Positions of Classic with hands of seven letters, so many of them blanks.
pub fn classic(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    blanks: usize,
    count: usize,
) -> Vec<ClassicPosition> {
    let Some(common) = common_words(lexicon) else { return Vec::new() };
    let reach = Reach::new(&common, &solver::classic::letter_values(edition));
    let deck: Vec<Card> =
        edition.letter_cards().into_iter().filter(|card| matches!(card, Card::Letter(_))).collect();
    let mut random = Random::new(2027);
    let mut grid = Grid::endless();
    let mut positions = Vec::new();
    while positions.len() < count {
        let letters = usize::from(edition.hand) - blanks;
        let mut hand: Vec<Card> = (0..letters).map(|_| random.pick(&deck)).collect();
        let counting = Default::default();
        let sees = Hand { edition, counting, grid: &grid, cards: &hand, action: None };
        let best = ClassicSearch::new(sees, &common).best(&reach, 20);
        hand.extend(std::iter::repeat_n(Card::Blank(None), blanks));
        if !grid.is_empty() {
            positions.push(ClassicPosition { grid: grid.clone(), hand });
        }
        let Some(play) = (!best.is_empty()).then(|| &best[random.below(best.len())].play) else {
            grid = Grid::endless();
            continue;
        };
        let kept = play.kept();
        play.cards.iter().for_each(|at| grid.put(at.cell, at.what));
        let leaving: Vec<_> =
            grid.cells().map(|at| at.cell).filter(|cell| !kept.contains(cell)).collect();
        for cell in leaving {
            grid.take(cell);
        }
    }
    positions
}
