//! The words that come to a player's mind, one after the other, each at its time.
//!
//! A person does not search the board. A word comes to mind, common ones rather than rare ones;
//! then a place for it is looked for, and some places are overlooked. How fast that goes, how
//! many words there are to come and how much is overlooked makes the level. When few tiles are
//! left, words are looked for on the board itself, as people do too.

use super::field::{Field, Place};
use super::luck::{around_one, happens, part};
use super::mind::{Mind, Stock};
use super::sight::{Sight, cards};
use super::timer::Timer;
use crate::budget::Budget;
use games::{At, Card, Chance, Glyph};
use lexicon::{Letter, Word};
use solver::grid::Laid;
use solver::party::PartySearch;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A play that has come to mind.
#[derive(Clone, Debug)]
pub(super) struct Idea {
    /// When, in seconds from now.
    pub(super) at: f64,
    /// What it scores before Chance and timer.
    pub(super) points: i32,
    /// How long it takes to lay.
    pub(super) laying: f64,
    /// How many of its tiles lie on Chance squares.
    pub(super) chance_squares: u8,
    /// The tiles.
    pub(super) tiles: Vec<At<Card>>,
}

/// With so many tiles left, words are looked for on the board.
const FEW_TILES: usize = 14;
/// So many words that cannot be spelled are dismissed before a player gives up.
const MOST_DISMISSED: usize = 300;
/// Of so many plays on the board, one comes to mind at a time.
const MOST_ON_BOARD: usize = 4_000;

/// The ideas of one turn in the order of their time.
pub(super) fn ideas(
    mind: &Mind,
    sight: &Sight<'_>,
    timer: &Timer,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Vec<Idea> {
    let tray = sight.seen.view.game.tray.len();
    let thinking = mind.stock.as_ref().filter(|_| tray > FEW_TILES);
    let ideas = thinking
        .map(|stock| from_memory(mind, stock, sight, timer, luck, budget))
        .unwrap_or_default();
    if ideas.is_empty() { from_the_board(mind, sight, timer, luck) } else { ideas }
}

fn from_memory(
    mind: &Mind,
    stock: &Stock,
    sight: &Sight<'_>,
    timer: &Timer,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Vec<Idea> {
    let habits = mind.habits();
    let field = Field::new(sight, &mind.vocabulary.lexicon);
    let alphabet = sight.seen.setup.edition.alphabet;
    let letter = sight.letter.and_then(|glyph| alphabet.letter(glyph.as_char()));
    let left = timer.left();
    let mut at = habits.start_seconds * around_one(luck) - timer.thought;
    let (mut ideas, mut tried) = (Vec::new(), HashSet::new());
    while at < left && budget.spend(1) {
        let Some(word) = comes_to_mind(mind, stock, &field, letter, luck) else { break };
        let place = if tried.insert(word) { choose_place(mind, &field, &word, luck) } else { None };
        let across = place.map_or(0, |place| place.across);
        at += habits.seconds(word.len(), mind.zipf(&word), across) * around_one(luck);
        if let Some(place) = place.filter(|_| at < left) {
            ideas.push(Idea {
                at: at.max(0.0),
                points: place.points,
                laying: habits.laying(place.tiles),
                chance_squares: place.chance_squares,
                tiles: field.tiles(&word, &place),
            });
        }
    }
    ideas
}

/// The most promising of some words that the tray can spell.
fn comes_to_mind(
    mind: &Mind,
    stock: &Stock,
    field: &Field,
    letter: Option<Letter>,
    luck: &mut dyn Chance,
) -> Option<Word> {
    let habits = mind.habits();
    let size = stock.len(letter);
    let mut best: Option<(i32, Word)> = None;
    let mut found = 0;
    for _ in 0..MOST_DISMISSED {
        let drawn = part(luck);
        let place = (1..habits.familiarity).fold(drawn, |place, _| place * drawn);
        let Some(word) = stock.get(letter, (place * size as f64) as usize) else { break };
        if word.len() > habits.longest || !field.promises(&word) {
            continue;
        }
        let promise = field.promise(&word);
        if best.is_none_or(|(most, _)| promise > most) {
            best = Some((promise, word));
        }
        found += 1;
        if found >= habits.aim {
            break;
        }
    }
    best.map(|(_, word)| word)
}

/// The best of the places that the player happens to see for a word.
fn choose_place(mind: &Mind, field: &Field, word: &Word, luck: &mut dyn Chance) -> Option<Place> {
    let habits = mind.habits();
    let mut places = field.places(word);
    places.retain(|place| {
        let beside = place.across <= 1 || happens(habits.parallels, luck);
        beside && (place.groups <= 1 || happens(habits.joins, luck))
    });
    let mut best: Option<Place> = None;
    for _ in 0..habits.places.min(places.len() as u32) {
        let nth = luck.below(places.len() as u32) as usize;
        let place = places.swap_remove(nth);
        if best.is_none_or(|best| place.points > best.points) {
            best = Some(place);
        }
    }
    best
}

/// Plays that are seen on the board, in any order.
fn from_the_board(
    mind: &Mind,
    sight: &Sight<'_>,
    timer: &Timer,
    luck: &mut dyn Chance,
) -> Vec<Idea> {
    let habits = mind.habits();
    let mut plays = plays_on_board(mind, sight);
    let left = timer.left();
    let mut at = habits.start_seconds * around_one(luck) - timer.thought;
    let mut ideas = Vec::new();
    while at < left && !plays.is_empty() {
        let nth = luck.below(plays.len() as u32) as usize;
        let tiles = plays.swap_remove(nth);
        let Ok(play) = sight.scales().weigh(&tiles) else { continue };
        let across = play.words.len().saturating_sub(1);
        if across > 1 && !happens(habits.parallels, luck) {
            continue;
        }
        let length = play.words.first().map_or(0, |word| word.tiles.len());
        at += habits.seconds(length, UNHURRIED, across) * around_one(luck);
        if at < left {
            ideas.push(Idea {
                at: at.max(0.0),
                points: games::total(&play.lines).0,
                laying: habits.laying(tiles.len()),
                chance_squares: play.chance_squares,
                tiles: cards(&play.tiles),
            });
        }
    }
    ideas
}

/// Who looks at the board need not think of rare words: they are there to be seen.
const UNHURRIED: f64 = 4.0;

fn plays_on_board(mind: &Mind, sight: &Sight<'_>) -> Vec<Vec<At<Card>>> {
    let alphabet = sight.seen.setup.edition.alphabet;
    let card = |laid: &Laid| -> Option<At<Card>> {
        let glyph = Glyph::new(alphabet.display(laid.letter))?;
        let what = if laid.blank { Card::Blank(Some(glyph)) } else { Card::Letter(glyph) };
        Some(At::new(laid.row as i16, laid.column as i16, what))
    };
    let mut plays = Vec::new();
    let search = PartySearch::new(sight.scales(), &mind.vocabulary.lexicon);
    search.search().each_play(|play| {
        plays.push(play.laid.iter().filter_map(card).collect());
        if plays.len() < MOST_ON_BOARD { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    plays
}
