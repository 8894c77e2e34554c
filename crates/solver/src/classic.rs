//! Classic and Forfeit: the best plays from a hand, with the best use of a bonus card and of one's
//! own action card.

use crate::at_once::map_at_once;
use crate::grid::{AllCards, Board, Bonus, Extra, Laid, Reach, Rules, Scoring, Search, Values};
use crate::table::{Placed, fill, rack, tiles, values};
use games::cartas::CartasEdition;
use games::classic::{BonusOn, BonusUse, Counting, Lay, Play, weigh};
use games::forfeit::{ActionCard, Half};
use games::{At, Card, Cell, Factor, Grid, Points, Tile};
use lexicon::{Lexicon, MAX_WORD, Rack};
use std::sync::Arc;

/// What letters are worth in an edition.
pub fn letter_values(edition: &CartasEdition) -> Values {
    values(edition.alphabet, |glyph| edition.value(glyph).0)
}

/// What a player of Classic or Forfeit sees before a play.
#[derive(Clone, Copy)]
pub struct Hand<'a> {
    /// The box.
    pub edition: &'a CartasEdition,
    /// How plays count at this table.
    pub counting: Counting,
    /// What lies on the table.
    pub grid: &'a Grid,
    /// The cards in hand.
    pub cards: &'a [Card],
    /// One's own action card, in Forfeit.
    pub action: Option<&'a ActionCard>,
}

/// A play with its best use of an action card.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The play as the referee weighs it, with its best use of a bonus card.
    pub play: Play,
    /// The category of the action card to use on it.
    pub action: Option<Half>,
    /// What both together score.
    pub score: i32,
}

/// A position of Classic or Forfeit, ready to be searched.
pub struct ClassicSearch<'a> {
    hand: Hand<'a>,
    lexicon: &'a Lexicon,
    placed: Placed,
    rack: Rack,
    rules: Rules,
}

impl<'a> ClassicSearch<'a> {
    /// Prepares what a player sees.
    pub fn new(hand: Hand<'a>, lexicon: &'a Lexicon) -> ClassicSearch<'a> {
        let edition = hand.edition;
        let rack = rack(edition.alphabet, hand.cards);
        let (mut board, origin) = room(hand.grid, rack.len());
        fill(&mut board, origin, edition.alphabet, hand.grid);
        let mut rules = Rules::plain(letter_values(edition));
        rules.scoring = scoring(&hand, &rack);
        rules.extra = hand.action.map(|action| extra(&hand, action, origin));
        ClassicSearch { hand, lexicon, placed: Placed { board, origin }, rack, rules }
    }

    /// The search over the grid.
    pub fn search(&self) -> Search<'_> {
        Search::new(self.lexicon, &self.placed.board, &self.rack, &self.rules)
    }

    /// The board, rack and rules that the grid is searched with.
    pub fn parts(&self) -> (&Board, &Rack, &Rules) {
        (&self.placed.board, &self.rack, &self.rules)
    }

    /// Cards that a search over [`ClassicSearch::parts`] laid, as the referee takes them.
    pub fn cards(&self, laid: &[Laid]) -> Vec<At<Card>> {
        self.placed.cards(self.hand.edition.alphabet, laid)
    }

    /// The best plays as the referee weighs them, best first. `reach` must be made from the
    /// lexicon and the [`letter_values`] of the edition.
    pub fn best(&self, reach: &Reach, most: usize) -> Vec<Advised> {
        let best = self.search().best(reach, most);
        best.iter()
            .filter_map(|play| self.advise(Lay { cards: self.cards(&play.laid), ..Lay::default() }))
            .collect()
    }

    /// All plays as the referee weighs them, best first, by so many threads at once.
    pub fn all(&self, threads: usize) -> Vec<Advised> {
        let all = self.search().all(threads);
        map_at_once(&all, threads, |play| {
            self.advise(Lay { cards: self.cards(&play.laid), ..Lay::default() })
        })
    }

    /// The best use of bonus and action card with these cards laid.
    fn advise(&self, lay: Lay) -> Option<Advised> {
        let Hand { edition, counting, grid, cards, action } = self.hand;
        let mut best: Option<Play> = None;
        let uses = lay
            .cards
            .iter()
            .flat_map(|at| bonus_cards(cards).map(|card| Some(BonusUse { card, at: at.cell })));
        for bonus in std::iter::once(None).chain(uses) {
            let lay = Lay { bonus, ..lay.clone() };
            let Ok(play) = weigh(edition, counting, grid, cards, &lay) else { continue };
            if best.as_ref().is_none_or(|best| total(&play) > total(best)) {
                best = Some(play);
            }
        }
        let play = best?;
        let words: Vec<&[Tile]> = play.words.iter().map(|word| word.tiles.as_slice()).collect();
        let used = action.and_then(|action| best_half(edition, action, &words));
        let score = total(&play) + used.map_or(0, |(_, points)| points.0);
        Some(Advised { play, action: used.map(|(half, _)| half), score })
    }
}

fn total(play: &Play) -> i32 {
    games::total(&play.lines).0
}

/// A board with room for a hand on every side, and its first cell; one row for an empty table.
fn room(grid: &Grid, hand: usize) -> (Board, Cell) {
    let cells: Vec<Cell> = grid.cells().map(|at| at.cell).collect();
    let rows = || cells.iter().map(|cell| cell.row);
    let columns = || cells.iter().map(|cell| cell.col);
    let (Some(top), Some(bottom), Some(left), Some(right)) =
        (rows().min(), rows().max(), columns().min(), columns().max())
    else {
        return (Board::plain(1, MAX_WORD), Cell::new(0, 0));
    };
    let margin = hand.min(MAX_WORD) as i16;
    let span = |from: i16, to: i16| (to - from + 1 + 2 * margin) as usize;
    (Board::plain(span(top, bottom), span(left, right)), Cell::new(top - margin, left - margin))
}

fn bonus_cards(cards: &[Card]) -> impl Iterator<Item = Factor> + '_ {
    cards.iter().filter_map(|card| match card {
        Card::Bonus(factor) => Some(*factor),
        Card::Letter(_) | Card::Blank(_) => None,
    })
}

/// First word doubled (SC-14), one bonus card (SC-18), all cards of a full hand (SC-20, SC-A4,
/// SC-A29).
fn scoring(hand: &Hand<'_>, rack: &Rack) -> Scoring {
    let full = usize::from(hand.edition.hand);
    let bonus = bonus_cards(hand.cards).map(Factor::get).max();
    let whole = hand.cards.len() == full;
    Scoring {
        first_factor: 2,
        bonus: bonus.map(|factor| Bonus {
            factor: factor.into(),
            main_word_only: hand.counting.bonus_on == BonusOn::MainWord,
        }),
        all_cards: whole.then_some(AllCards {
            letters: (rack.len() == full).then_some(full),
            letters_with_bonus: (rack.len() + 1 == full && !hand.counting.fifty_for_letters)
                .then_some(full - 1),
            points: hand.edition.all_cards.0,
        }),
    }
}

/// The category of an action card that adds most to one's own words (SF-06, SF-08).
fn best_half(
    edition: &CartasEdition,
    action: &ActionCard,
    words: &[&[Tile]],
) -> Option<(Half, Points)> {
    let fits =
        |half: &Half| words.iter().any(|word| action.category(*half).word.passes(edition, word));
    let gain = |half: Half| (half, action.category(half).own);
    let fitting = [Half::A, Half::B].into_iter().filter(fits).map(gain);
    // The first of equals, and never one that would cost points.
    fitting.rev().max_by_key(|(_, points)| *points).filter(|(_, points)| points.0 > 0)
}

fn extra(hand: &Hand<'_>, action: &ActionCard, origin: Cell) -> Extra {
    let (edition, grid, action) = (hand.edition.clone(), hand.grid.clone(), action.clone());
    let most = [Half::A, Half::B].map(|half| action.category(half).own.0).into_iter().max();
    Extra {
        most: most.unwrap_or(0).max(0),
        of: Arc::new(move |laid| {
            let Ok(runs) = grid.lay(&tiles(origin, edition.alphabet, laid)) else { return 0 };
            let words: Vec<&[Tile]> = runs.iter().map(|run| run.tiles.as_slice()).collect();
            best_half(&edition, &action, &words).map_or(0, |(_, points)| points.0)
        }),
    }
}
