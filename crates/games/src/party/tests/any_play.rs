//! `any_play` against a search that tries every word everywhere.

use super::bench::*;
use super::trial::{LIST, WORDS as TRIAL_WORDS};
use crate::card::{Card, Glyph, Tile};
use crate::chance::{Chance, Seeded};
use crate::dictionary::Dictionary;
use crate::grid::{At, Cell, Direction, Grid};
use crate::party::*;
use crate::setup::Edition;
use rule::rule;

/// The tiles of a word laid from a cell on, jokers where the tray lacks letters in the order of
/// the word, or from its end; nothing if the tray cannot.
fn lay(
    grid: &Grid,
    tray: &[Card],
    word: &[Glyph],
    start: Cell,
    direction: Direction,
    joker_first: bool,
) -> Option<Vec<At<Card>>> {
    let mut rest = tray.to_vec();
    let mut tiles = Vec::new();
    let mut steps: Vec<(i16, Glyph)> = (0..).zip(word.iter().copied()).collect();
    if joker_first {
        steps.reverse();
    }
    for (step, glyph) in steps {
        let cell = start.step(direction, step);
        if grid.get(cell).is_some() {
            continue;
        }
        let held = rest.iter().position(|&card| card == Card::Letter(glyph));
        let joker = rest.iter().position(|&card| card == Card::Blank(None));
        let place = held.or(joker)?;
        let what = match rest.remove(place) {
            Card::Blank(_) => Card::Blank(Some(glyph)),
            letter => letter,
        };
        tiles.push(At { cell, what });
    }
    Some(tiles)
}

/// Does any word of the list, anywhere, satisfy the judge?
fn by_trying(
    edition: &PartyEdition,
    grid: &Grid,
    tray: &[Card],
    letter: Option<Glyph>,
) -> Vec<Vec<At<Card>>> {
    let scales = Scales { edition, star_doubles: true, grid, tray, letter };
    let jokers = tray.contains(&Card::Blank(None));
    let mut found = Vec::new();
    for word in TRIAL_WORDS {
        let word: Vec<Glyph> = word.chars().filter_map(Glyph::new).collect();
        for row in 0..edition.board.rows() {
            for col in 0..edition.board.columns() {
                for direction in [Direction::Across, Direction::Down] {
                    // Without jokers there is only one way to lay a word.
                    let orders: &[bool] = if jokers { &[false, true] } else { &[false] };
                    for &order in orders {
                        let start = Cell::new(row, col);
                        let laid = lay(grid, tray, &word, start, direction, order);
                        let legal = |tiles: &Vec<At<Card>>| {
                            scales.weigh(tiles).is_ok_and(|play| {
                                play.words.iter().all(|word| LIST.knows(&word.letters()))
                            })
                        };
                        found.extend(laid.filter(|tiles| !tiles.is_empty()).filter(legal));
                    }
                }
            }
        }
    }
    found
}

fn as_cards(tiles: &[At<Tile>]) -> Vec<At<Card>> {
    tiles.iter().map(|at| At { cell: at.cell, what: at.what.card() }).collect()
}

fn random_tray(chance: &mut dyn Chance, most: u32) -> Vec<Card> {
    let letters = ["A", "E", "I", "L", "N", "R", "S", "T", "U", "Z", "P", "?"];
    let count = 1 + chance.below(most);
    (0..count).map(|_| card(letters[chance.below(letters.len() as u32) as usize])).collect()
}

#[test]
#[rule("PY-A22", "PY-34")]
fn it_finds_a_placement_exactly_where_trying_everything_does() {
    let edition = PartyEdition::built_in().remove(1);
    let star = edition.board.star();
    let (mut with, mut without) = (0, 0);
    for seed in 0..10 {
        let mut chance = Seeded::new(seed);
        let mut grid = edition.board.empty_grid();
        for _ in 0..9 {
            let tray = random_tray(&mut chance, 4);
            let mut demands: Vec<(Demand, Option<Glyph>)> = vec![(Demand::Nothing, None)];
            for card in &tray {
                if let Card::Letter(glyph) = card {
                    demands.push((Demand::Letter(*glyph), Some(*glyph)));
                }
            }
            let mut some_letter = false;
            for (demand, letter) in demands {
                let tried = by_trying(&edition, &grid, &tray, letter);
                let found = any_play(&grid, star, &tray, demand, &*LIST);
                assert_eq!(found.is_some(), !tried.is_empty(), "{seed}: {tray:?} {demand:?}");
                some_letter |= letter.is_some() && !tried.is_empty();
                with += u32::from(found.is_some());
                without += u32::from(found.is_none());
                if let Some(tiles) = found {
                    let scales = Scales {
                        edition: &edition,
                        star_doubles: true,
                        grid: &grid,
                        tray: &tray,
                        letter,
                    };
                    let play = scales.weigh(&as_cards(&tiles)).unwrap();
                    assert!(play.words.iter().all(|word| LIST.knows(&word.letters())));
                }
            }
            let found = any_play(&grid, star, &tray, Demand::SomeLetter, &*LIST);
            assert_eq!(found.is_some(), some_letter, "{seed}: {tray:?}");
            // The next position: some word from a full tray.
            let tray = random_tray(&mut chance, 12);
            let plays = by_trying(&edition, &grid, &tray, None);
            if !plays.is_empty() {
                let play = &plays[chance.below(plays.len() as u32) as usize];
                for at in play {
                    grid.put(at.cell, at.what.tile().unwrap());
                }
            }
        }
    }
    assert!(with > 60 && without > 60, "both answers were asked for: {with} and {without}");
}

#[test]
#[rule("PY-15", "PY-A14")]
fn on_an_empty_board_the_star_is_covered_and_jokers_do_not_double_the_letter() {
    let edition = printed();
    let star = edition.board.star();
    let list = crate::WordList::new(lexicon::Alphabet::FRENCH, ["sas", "as"]).unwrap();
    let grid = edition.board.empty_grid();
    let find = |tray: &str, demand| {
        let tray: Vec<Card> = tray.chars().map(|letter| card(&letter.to_string())).collect();
        any_play(&grid, star, &tray, demand, &list)
    };
    let found = find("AS", Demand::SomeLetter).unwrap();
    assert!(found.iter().any(|at| at.cell == star));
    // SAS with one S tile and a joker as the other: A may be demanded, S may not.
    assert!(find("AS?", Demand::Letter(glyph('A'))).is_some());
    let list_of_one = crate::WordList::new(lexicon::Alphabet::FRENCH, ["sas"]).unwrap();
    let tray = [card("S"), card("?"), card("?")];
    let find = |demand| any_play(&grid, star, &tray, demand, &list_of_one);
    assert!(find(Demand::Letter(glyph('S'))).is_none());
    assert!(find(Demand::SomeLetter).is_none());
    assert!(find(Demand::Nothing).is_some());
}
