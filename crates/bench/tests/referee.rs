//! A play is generated exactly when the referee accepts it, with the same score.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use bench::random::Random;
use games::cartas::CartasEdition;
use games::classic::{BonusOn, BonusUse, Counting, Lay};
use games::party::{Board, PartyEdition, Scales};
use games::{At, Card, Cell, Edition, Factor, Glyph, Grid, Tile};
use lexicon::{Alphabet, Entry, Lexicon, Library, Notes, compile};
use solver::classic::{ClassicSearch, Hand};
use solver::grid::Reach;
use solver::party::PartySearch;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

const LETTERS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

fn glyph(random: &mut Random) -> Glyph {
    Glyph::new(random.pick(&LETTERS)).unwrap()
}

fn card(random: &mut Random) -> Card {
    if random.once_in(6) { Card::Blank(None) } else { Card::Letter(glyph(random)) }
}

fn lexicon(random: &mut Random, alphabet: Alphabet) -> Lexicon {
    let entries: Vec<Entry> = (0..30 + random.below(150))
        .map(|_| {
            let most = if random.once_in(8) { 5 } else { 3 };
            let length = 2 + random.below(most);
            let text: String = (0..length).map(|_| random.pick(&LETTERS)).collect();
            Entry::plain(alphabet.fold(&text).unwrap())
        })
        .collect();
    Lexicon::open("random", compile(alphabet, &entries, &Notes::default()).unwrap()).unwrap()
}

/// Cards in one line, mostly without gaps, anywhere near the middle; some of them nonsense.
fn some_cards(random: &mut Random, hand: &[Card], size: i16) -> Vec<At<Card>> {
    let across = random.once_in(2);
    let (row, col) = (random.below(size as usize) as i16, random.below(size as usize) as i16);
    let mut cards = hand.to_vec();
    let mut laid = Vec::new();
    let mut step = 0;
    for _ in 0..1 + random.below(3.min(hand.len())) {
        let card = match cards.swap_remove(random.below(cards.len())) {
            Card::Blank(_) => Card::Blank(Some(glyph(random))),
            card => card,
        };
        if let Card::Bonus(_) = card {
            continue;
        }
        laid.push(if across {
            At::new(row, col + step, card)
        } else {
            At::new(row + step, col, card)
        });
        step += 1 + i16::from(random.once_in(4)) + i16::from(random.once_in(8));
    }
    laid
}

/// The cards of a play in reading order, to compare plays by.
fn key(cards: impl IntoIterator<Item = (Cell, String)>) -> Vec<(Cell, String)> {
    let mut key: Vec<_> = cards.into_iter().collect();
    key.sort();
    key
}

fn known(lexicon: &Lexicon, words: &[Vec<Tile>]) -> bool {
    words.iter().all(|tiles| {
        let letters = tiles.iter().map(|tile| lexicon.alphabet().letter(tile.glyph.as_char()));
        let letters: Option<Vec<_>> = letters.collect();
        letters.is_some_and(|letters| lexicon.contains(&letters))
    })
}

#[test]
fn party_generates_exactly_what_the_referee_accepts() {
    let mut random = Random::new(3);
    let (mut accepted, mut refused) = (0, 0);
    let mut edition = PartyEdition::built_in().remove(0);
    edition.board = Board::new(&["T.d.C", ".t.D.", "d.*.d", ".D.t.", "C.d.T"]).unwrap();
    for _ in 0..500 {
        let lexicon = lexicon(&mut random, edition.alphabet);
        let reach = Reach::new(&lexicon, &solver::party::letter_values(&edition));
        let mut grid = edition.board.empty_grid();
        let mut tray: Vec<Card> = (0..14).map(|_| card(&mut random)).collect();
        // A short game: at each position compare, then lay one of the plays.
        for _ in 0..4 {
            if tray.is_empty() {
                break;
            }
            let letter = (!random.once_in(3)).then(|| glyph(&mut random));
            let star_doubles = random.once_in(2);
            let scales =
                Scales { edition: &edition, star_doubles, grid: &grid, tray: &tray, letter };
            let search = PartySearch::new(scales, &lexicon);
            let mut generated = BTreeMap::new();
            search.search().each_play(|play| {
                let tiles = play.laid.iter().map(|card| {
                    let glyph = Glyph::new(edition.alphabet.display(card.letter)).unwrap();
                    let cell = Cell::new(card.row as i16, card.column as i16);
                    (cell, Tile { glyph, blank: card.blank }.to_string())
                });
                generated.insert(key(tiles), play.score);
                if generated.len() < 4000 {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            if generated.len() >= 4000 {
                break;
            }
            let verdict = |cards: &[At<Card>]| {
                let play = scales.weigh(cards).ok()?;
                let words: Vec<Vec<Tile>> =
                    play.words.iter().map(|word| word.tiles.clone()).collect();
                known(&lexicon, &words).then(|| games::total(&play.lines).0)
            };
            for (cards, score) in generated.iter().take(60) {
                let cards: Vec<At<Card>> = cards
                    .iter()
                    .map(|(cell, text)| At { cell: *cell, what: text.parse().unwrap() })
                    .collect();
                assert_eq!(verdict(&cards), Some(*score), "{cards:?} on {grid:?}");
                accepted += 1;
            }
            for _ in 0..60 {
                let cards = some_cards(&mut random, &tray, 5);
                let tiles = cards.iter().map(|at| (at.cell, at.what.to_string()));
                let found = generated.get(&key(tiles)).copied();
                assert_eq!(found, verdict(&cards), "{cards:?} on {grid:?} with {tray:?}");
                refused += usize::from(found.is_none());
                accepted += usize::from(found.is_some());
            }
            let best = search.best(&reach, 1);
            let most = generated.values().max();
            assert_eq!(best.first().map(|play| games::total(&play.lines).0), most.copied());
            let Some(play) = best.into_iter().next() else { break };
            games::take_cards(&mut tray, &play.used()).unwrap();
            play.tiles.iter().for_each(|at| grid.put(at.cell, at.what));
        }
    }
    assert!(accepted > 5000 && refused > 5000, "{accepted} accepted, {refused} refused");
}

#[test]
fn classic_and_forfeit_generate_exactly_what_the_referee_accepts() {
    let mut random = Random::new(4);
    let (mut accepted, mut refused) = (0, 0);
    let edition = CartasEdition::built_in().remove(0);
    for round in 0..500 {
        let lexicon = lexicon(&mut random, edition.alphabet);
        let reach = Reach::new(&lexicon, &solver::classic::letter_values(&edition));
        let bonus_on = if random.once_in(3) { BonusOn::MainWord } else { BonusOn::EveryWord };
        let counting = Counting { bonus_on, fifty_for_letters: random.once_in(4) };
        let mut grid = Grid::endless();
        for _ in 0..5 {
            let mut hand: Vec<Card> = (0..1 + random.below(6)).map(|_| card(&mut random)).collect();
            let factors: Vec<Factor> = [2, 3].into_iter().filter_map(Factor::new).collect();
            if random.once_in(2) {
                hand.push(Card::Bonus(random.pick(&factors)));
            }
            let action = random
                .once_in(2)
                .then(|| &edition.actions.cards[random.below(edition.actions.cards.len())]);
            let position = Hand { edition: &edition, counting, grid: &grid, cards: &hand, action };
            let search = ClassicSearch::new(position, &lexicon);
            // What the referee makes of cards, with the best bonus and action by trying each.
            let verdict = |cards: &[At<Card>]| -> Option<i32> {
                let uses = cards.iter().flat_map(|at| {
                    factors.iter().map(|&card| Some(BonusUse { card, at: at.cell }))
                });
                let mut best = None;
                for bonus in std::iter::once(None).chain(uses) {
                    let lay = Lay { cards: cards.to_vec(), bonus, appeal: false };
                    let Ok(play) = games::classic::weigh(&edition, counting, &grid, &hand, &lay)
                    else {
                        continue;
                    };
                    let words: Vec<Vec<Tile>> =
                        play.words.iter().map(|word| word.tiles.clone()).collect();
                    if !known(&lexicon, &words) {
                        continue;
                    }
                    let halves = action.into_iter().flat_map(|action| [&action.a, &action.b]);
                    let own = halves
                        .filter(|half| words.iter().any(|word| half.word.passes(&edition, word)))
                        .map(|half| half.own.0)
                        .max();
                    best = best.max(Some(games::total(&play.lines).0 + own.unwrap_or(0)));
                }
                best
            };
            let best = search.best(&reach, 5000);
            if best.len() == 5000 {
                continue;
            }
            assert_eq!(best.len() as u64, search.search().count(), "{grid:?} {hand:?}");
            let generated: BTreeMap<_, i32> = best
                .iter()
                .map(|advised| {
                    let tiles = advised.play.cards.iter().map(|at| (at.cell, at.what.to_string()));
                    (key(tiles), advised.score)
                })
                .collect();
            assert_eq!(generated.len(), best.len());
            for advised in best.iter().take(40) {
                let cards: Vec<At<Card>> = advised
                    .play
                    .cards
                    .iter()
                    .map(|at| At { cell: at.cell, what: at.what.card() })
                    .collect();
                assert_eq!(verdict(&cards), Some(advised.score), "{cards:?} on {grid:?} {hand:?}");
                accepted += 1;
            }
            for _ in 0..60 {
                let mut cards = some_cards(&mut random, &hand, 7);
                if cards.is_empty() {
                    continue;
                }
                if grid.is_empty() {
                    // On an empty table one place stands for all.
                    cards.iter_mut().zip(0..).for_each(|(at, col)| at.cell = Cell::new(0, col));
                }
                let tiles = cards.iter().map(|at| (at.cell, at.what.to_string()));
                let found = generated.get(&key(tiles)).copied();
                assert_eq!(found, verdict(&cards), "round {round}: {cards:?} on {grid:?} {hand:?}");
                refused += usize::from(found.is_none());
                accepted += usize::from(found.is_some());
            }
            let Some(advised) = best.into_iter().next() else { break };
            let kept = advised.play.kept();
            advised.play.cards.iter().for_each(|at| grid.put(at.cell, at.what));
            let leaving: Vec<Cell> =
                grid.cells().map(|at| at.cell).filter(|cell| !kept.contains(cell)).collect();
            for cell in leaving {
                grid.take(cell);
            }
            shift_home(&mut grid);
        }
    }
    assert!(accepted > 5000 && refused > 5000, "{accepted} accepted, {refused} refused");
}

/// Moves the table so that random cards have a chance to touch it.
fn shift_home(grid: &mut Grid) {
    let cells: Vec<At<Tile>> = grid.cells().collect();
    let top = cells.iter().map(|at| at.cell.row).min().unwrap_or(0) - 2;
    let left = cells.iter().map(|at| at.cell.col).min().unwrap_or(0) - 2;
    *grid = Grid::endless();
    cells.iter().for_each(|at| grid.put(Cell::new(at.cell.row - top, at.cell.col - left), at.what));
}

#[test]
fn real_words_agree_with_the_referee_too() {
    let mut random = Random::new(5);
    let edition = PartyEdition::built_in().remove(0);
    let lexicon = Library::new(None).open("fr").unwrap();
    let reach = Reach::new(&lexicon, &solver::party::letter_values(&edition));
    for _ in 0..15 {
        let mut grid = edition.board.empty_grid();
        let mut tray = edition.tiles();
        for _ in 0..6 {
            let letters: Vec<Glyph> = tray
                .iter()
                .filter_map(
                    |card| if let Card::Letter(letter) = card { Some(*letter) } else { None },
                )
                .collect();
            let letter = Some(random.pick(&letters));
            let scales =
                Scales { edition: &edition, star_doubles: true, grid: &grid, tray: &tray, letter };
            let search = PartySearch::new(scales, &lexicon);
            let best = search.search().best(&reach, 40);
            let weighed = search.best(&reach, 40);
            assert_eq!(best.len(), weighed.len(), "the referee accepts every play");
            for (ours, theirs) in best.iter().zip(&weighed) {
                assert_eq!(ours.score, games::total(&theirs.lines).0);
                let words: Vec<Vec<Tile>> = theirs.words.iter().map(|w| w.tiles.clone()).collect();
                assert!(known(&lexicon, &words));
            }
            let Some(play) = weighed.into_iter().nth(random.below(40)) else { break };
            games::take_cards(&mut tray, &play.used()).unwrap();
            play.tiles.iter().for_each(|at| grid.put(at.cell, at.what));
        }
    }
}

#[test]
fn the_worked_examples_give_their_true_numbers() {
    let edition = CartasEdition::built_in().remove(0);
    let lexicon = Library::new(None).open("pt").unwrap();
    let reach = Reach::new(&lexicon, &solver::classic::letter_values(&edition));
    // (rule, table, hand, the play, printed, true)
    for (rule, table, hand, word, printed, exact) in [
        ("SC-X1", "", "TREINO", "TREINO", 12, 16),
        ("SC-X2", "", "TREINAR", "TREINAR", 68, 68),
        ("SC-X4", "TRAVA", "ANCAR", "ATRAVANCAR", 17, 16),
        ("SC-X5", "TRAVA", "CIAR", "CRIAR", 7, 6),
        ("SC-X8", "TREINO", "CARROS", "CARROS", 16, 16),
        ("SC-X9", "DESLIGA", "AR", "AR", 7, 7),
    ] {
        let mut grid = Grid::endless();
        for (letter, col) in table.chars().zip(0..) {
            let tile = Tile { glyph: Glyph::new(letter).unwrap(), blank: false };
            grid.put(Cell::new(0, col), tile);
        }
        let cards: Vec<Card> =
            hand.chars().map(|letter| Card::Letter(Glyph::new(letter).unwrap())).collect();
        let counting = BonusOn::EveryWord.into();
        let hand = Hand { edition: &edition, counting, grid: &grid, cards: &cards, action: None };
        let best = ClassicSearch::new(hand, &lexicon).best(&reach, 100_000);
        let found = best
            .iter()
            .find(|advised| advised.play.words[0].word == word && advised.score == exact);
        assert!(found.is_some(), "{rule}: {word} scores {exact} (printed {printed})");
    }
}
