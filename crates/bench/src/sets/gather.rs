//! Gathers positions by letting bots of several levels play each other.

use super::{CrossingPosition, PartyPosition, RummyPosition, ThiefPosition};
use crate::random::Random;
use arena::Contest;
use bots::{Bot, Playable, Words};
use games::classic::{self, Classic, Crossing, Variant};
use games::forfeit::Forfeit;
use games::party::{self, Party};
use games::rummy::{self, Rummy};
use games::thief::{self, Thief};
use games::{Editions, Opening, Player, Seat, Table};
use lexicon::Library;
use std::ops::RangeInclusive;

/// Which levels sit at a table; the slowest one is left out where it thinks for seconds.
const PAIRS: [[Bot; 2]; 4] = [
    [Bot::Novato, Bot::Casual],
    [Bot::Club, Bot::Greedy],
    [Bot::Casual, Bot::Expert],
    [Bot::Club, Bot::Expert],
];

/// So many of one kind (edition and blanks) are kept, and so many games are played for them.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// How many positions of each number of blanks.
    pub of_blanks: [usize; 4],
    /// How many games at most.
    pub games: u64,
    /// One position in so many is looked at, by number of blanks.
    pub once_in: [usize; 4],
}

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// Lets bots play a game in an edition and keeps some of the positions.
fn watch<G: Playable, P>(
    edition: &str,
    wanted: &Wanted,
    blanks: impl Fn(&P) -> usize,
    look: impl Fn(&Table<G>, Seat, &str) -> Option<P>,
) -> Outcome<Vec<P>> {
    let editions = Editions::built_in();
    let opening =
        Opening { edition: Some(edition.to_owned()), ..Opening::new(vec![Player::default(); 2]) };
    let found = editions.find::<G>(Some(edition))?;
    let language = games::Edition::lexicon(&found).to_owned();
    let words = Words::new(Library::new(None).open(&language)?);
    let setup = opening.setup::<G>(&editions, words.all())?;
    let contests: Vec<(Contest<G>, [Bot; 2])> = PAIRS
        .map(|pair| (Contest::new(setup.clone(), &words, &pair, 7), pair))
        .into_iter()
        .collect();
    let mut random = Random::new(2_031);
    let mut kept: [Vec<P>; 4] = Default::default();
    for game in 0..wanted.games {
        let (contest, pair) = &contests[game as usize % contests.len()];
        // The games of a pair share their luck: one of the two seatings is enough.
        let number = 2 * game + game / 4 % 2;
        let bot_at = |seat: Seat| pair[(seat.index() + number as usize % 2) % 2];
        contest.watched(number, &mut |table, seen, _| {
            let Some(position) = look(table, seen.seat, bot_at(seen.seat).as_str()) else { return };
            let blanks = blanks(&position).min(3);
            let full = kept[blanks].len() >= wanted.of_blanks[blanks];
            if !full && random.once_in(wanted.once_in[blanks]) {
                kept[blanks].push(position);
            }
        })?;
        let full = |(kept, wanted): (&Vec<P>, usize)| kept.len() >= wanted;
        if kept.iter().zip(wanted.of_blanks).all(full) {
            break;
        }
    }
    Ok(kept.into_iter().flatten().collect())
}

fn crossing<V: Variant>(
    table: &Table<Crossing<V>>,
    seat: Seat,
    bot: &str,
) -> Option<CrossingPosition> {
    let state = table.state();
    let turn = matches!(state.stage, classic::Stage::Turn { .. }) && state.on_turn == seat;
    turn.then(|| CrossingPosition {
        edition: table.setup().edition.name.clone(),
        bot: bot.to_owned(),
        turn: state.turn,
        grid: state.table.clone(),
        hand: state.hand(seat).to_vec(),
        action: None,
    })
}

/// Positions of Classic.
pub fn classic(edition: &str, wanted: &Wanted) -> Outcome<Vec<CrossingPosition>> {
    watch::<Classic, _>(edition, wanted, CrossingPosition::blanks, crossing)
}

/// Positions of Forfeit.
pub fn forfeit(edition: &str, wanted: &Wanted) -> Outcome<Vec<CrossingPosition>> {
    watch::<Forfeit, _>(edition, wanted, CrossingPosition::blanks, |table, seat, bot| {
        let position = crossing(table, seat, bot)?;
        let action = table.state().variant.card(seat).cloned();
        Some(CrossingPosition { action, ..position })
    })
}

/// Positions of Party.
pub fn party(edition: &str, wanted: &Wanted) -> Outcome<Vec<PartyPosition>> {
    watch::<Party, _>(edition, wanted, PartyPosition::blanks, |table, _, bot| {
        let state = table.state();
        let party::Stage::Run { letter, .. } = state.stage else { return None };
        Some(PartyPosition {
            edition: table.setup().edition.name.clone(),
            bot: bot.to_owned(),
            turn: state.turn,
            grid: state.board.clone(),
            tray: state.tray.clone(),
            letter,
        })
    })
}

/// Positions of Rummy.
pub fn rummy(edition: &str, wanted: &Wanted) -> Outcome<Vec<RummyPosition>> {
    watch::<Rummy, _>(edition, wanted, RummyPosition::blanks, |table, seat, bot| {
        let state = table.state();
        let rummy::Stage::Discard { .. } = state.stage else { return None };
        (state.on_turn == seat && state.laid(seat).is_none()).then_some(())?;
        Some(RummyPosition {
            edition: table.setup().edition.name.clone(),
            bot: bot.to_owned(),
            turn: state.turn,
            task: state.task.clone()?,
            hand: state.hand(seat).to_vec(),
        })
    })
}

/// What a player of Word Thief sees on turn.
fn stealing(table: &Table<Thief>, seat: Seat, bot: &str) -> Option<ThiefPosition> {
    let state = table.state();
    (state.stage == thief::Stage::Turn && state.on_turn == seat).then_some(())?;
    Some(ThiefPosition {
        edition: table.setup().edition.name.clone(),
        bot: bot.to_owned(),
        turn: state.turn,
        seat,
        hand: state.hand(seat).to_vec(),
        words: state.lying().map(|word| (word.owner, word.cards.clone())).collect(),
    })
}

/// Positions of Word Thief.
pub fn thief(edition: &str, wanted: &Wanted) -> Outcome<Vec<ThiefPosition>> {
    watch::<Thief, _>(edition, wanted, ThiefPosition::blanks, stealing)
}

/// Full hands before a very long word that can be stolen, which alone is kept of the table; by
/// Wilds of both.
pub fn long_words(edition: &str, wanted: &Wanted) -> Outcome<Vec<ThiefPosition>> {
    watch::<Thief, _>(edition, wanted, ThiefPosition::wilds, |table, seat, bot| {
        let position = stealing(table, seat, bot)?;
        let long = |lengths: &RangeInclusive<usize>| {
            position.targets().find(|word| lengths.contains(&word.1.len())).cloned()
        };
        // Of thirteen cards where there is one: the figures are of that length.
        let word = [13..=13, 12..=15].iter().find_map(long)?;
        (position.hand.len() == 7).then_some(ThiefPosition { words: vec![word], ..position })
    })
}
