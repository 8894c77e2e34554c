//! On tables as real games leave them, the search finds what the naive one finds.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use bench::random::Random;
use bench::{naive, positions};
use games::party::Scales;
use games::{Card, Glyph, Grid};
use lexicon::{Commonness, Entry, Lexicon, Library, Notes, Word, compile};
use solver::classic::{ClassicSearch, Hand};
use solver::grid::{Laid, Reach, Search};
use solver::party::PartySearch;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// The everyday words of a lexicon: few enough to try each of them at every place.
fn everyday(name: &str) -> (Vec<Word>, Lexicon) {
    let whole = Library::new(None).open(name).unwrap();
    let least = Some(Commonness::from_zipf(4.9));
    let words: Vec<Word> = whole
        .words()
        .filter(|word| whole.details(word).and_then(|details| details.commonness) >= least)
        .collect();
    let entries: Vec<Entry> = words.iter().map(|&word| Entry::plain(word)).collect();
    let bytes = compile(whole.alphabet(), &entries, &Notes::default()).unwrap();
    (words, Lexicon::open("everyday", bytes).unwrap())
}

/// All plays of the search, and the check that counting and the best ones agree with them.
fn all(search: &Search<'_>, reach: &Reach) -> BTreeMap<Vec<Laid>, i32> {
    let mut plays = BTreeMap::new();
    search.each_play(|play| {
        plays.insert(play.laid.to_vec(), play.score);
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(search.count(), plays.len() as u64);
    let mut scores: Vec<i32> = plays.values().copied().collect();
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    scores.truncate(5);
    let best: Vec<i32> = search.best(reach, 5).iter().map(|play| play.score).collect();
    assert_eq!(best, scores);
    plays
}

#[test]
fn party_tables_agree_with_the_naive_search() {
    let (words, lexicon) = everyday("fr");
    let edition = positions::party_edition().unwrap();
    let reach = Reach::new(&lexicon, &solver::party::letter_values(&edition));
    let mut random = Random::new(11);
    let (mut compared, mut plays) = (0, 0);
    for _ in 0..25 {
        let mut grid = edition.board.empty_grid();
        let mut bag = edition.tiles();
        for _ in 0..8 {
            // A handful of the tray, now and then with a joker, so that every play can be listed.
            let mut tray: Vec<Card> = (0..7).map(|_| random.pick(&bag)).collect();
            tray.retain(|card| *card != Card::Blank(None));
            tray.extend(random.once_in(3).then_some(Card::Blank(None)));
            let rolled: Option<Glyph> = tray.first().and_then(|card| match card {
                Card::Letter(letter) => Some(*letter),
                Card::Blank(_) | Card::Bonus(_) => None,
            });
            let letter = rolled.filter(|_| random.once_in(2));
            let scales =
                Scales { edition: &edition, star_doubles: true, grid: &grid, tray: &tray, letter };
            let search = PartySearch::new(scales, &lexicon);
            let found = all(&search.search(), &reach);
            let (board, rack, rules) = search.parts();
            assert_eq!(found, naive::grid::plays(&words, board, rack, rules), "{grid:?} {tray:?}");
            compared += 1;
            plays += found.len();
            let best = search.best(&reach, 10);
            let Some(play) = (!best.is_empty()).then(|| &best[random.below(best.len())]) else {
                continue;
            };
            for card in play.used() {
                if let Some(nth) = bag.iter().position(|held| *held == card) {
                    bag.swap_remove(nth);
                }
            }
            play.tiles.iter().for_each(|at| grid.put(at.cell, at.what));
        }
    }
    assert!(compared >= 150 && plays > 10_000, "{compared} positions, {plays} plays");
}

#[test]
fn classic_tables_agree_with_the_naive_search() {
    let (words, lexicon) = everyday("pt");
    let edition = positions::cartas_edition().unwrap();
    let reach = Reach::new(&lexicon, &solver::classic::letter_values(&edition));
    let deck = edition.letter_cards();
    let bonus = edition.bonus_cards("six");
    let mut random = Random::new(12);
    let mut grid = Grid::endless();
    let (mut compared, mut plays) = (0, 0);
    while compared < 200 {
        let mut hand: Vec<Card> = (0..6).map(|_| random.pick(&deck)).collect();
        hand.push(if random.once_in(3) { random.pick(&bonus) } else { random.pick(&deck) });
        if hand.iter().filter(|card| matches!(card, Card::Blank(_))).count() > 1 {
            continue;
        }
        let counting = Default::default();
        let sees = Hand { edition: &edition, counting, grid: &grid, cards: &hand, action: None };
        let search = ClassicSearch::new(sees, &lexicon);
        let found = all(&search.search(), &reach);
        let (board, rack, rules) = search.parts();
        assert_eq!(found, naive::grid::plays(&words, board, rack, rules), "{grid:?} {hand:?}");
        compared += 1;
        plays += found.len();
        let best = search.best(&reach, 10);
        let Some(advised) = (!best.is_empty()).then(|| &best[random.below(best.len())]) else {
            grid = Grid::endless();
            continue;
        };
        let kept = advised.play.kept();
        advised.play.cards.iter().for_each(|at| grid.put(at.cell, at.what));
        let leaving: Vec<_> =
            grid.cells().map(|at| at.cell).filter(|cell| !kept.contains(cell)).collect();
        for cell in leaving {
            grid.take(cell);
        }
    }
    assert!(plays > 10_000, "{plays} plays");
}
