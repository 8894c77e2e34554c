//! The course of a game of Rummy: rounds, last turns, void rounds, ties, leaving.

use super::Rummy;
use super::lay::weigh;
use super::message::{Event, News, RoundEnd};
use super::state::{Stage, State};
use super::turn::draw;
use crate::card::Card;
use crate::chance::shuffle;
use crate::game::Ruling;
use crate::score::{Line, leaders};
use crate::seat::{Seat, Side};
use crate::setup::{Setup, SetupError};

type Judging<'a> = Ruling<'a, Rummy>;

/// The house rule by which no bonus cards are shuffled in (SR-09).
pub const NO_BONUS_DECK: &str = "none";

pub(super) fn check(setup: &Setup<Rummy>) -> Result<(), SetupError> {
    let (edition, house) = (&setup.edition, &setup.house);
    if house.bonus_deck != NO_BONUS_DECK {
        edition.check_bonus_deck(&house.bonus_deck)?;
    }
    // One card besides those dealt starts the discards.
    edition.check(deck_of(setup).len().saturating_sub(1), setup.players.len())?;
    if house.starter.is_some_and(|seat| seat.index() >= setup.players.len()) {
        return Err(SetupError::new("house rules", "starter: expected a seat of the table"));
    }
    if edition.rummy.deck().is_empty() || edition.rummy.rounds == 0 {
        return Err(SetupError::new("edition", "there are no rounds to play"));
    }
    Ok(())
}

fn deck_of(setup: &Setup<Rummy>) -> Vec<Card> {
    let mut deck = setup.edition.letter_cards();
    deck.extend(setup.edition.bonus_cards(&setup.house.bonus_deck));
    deck
}

/// Shuffles, turns over the first discard and the first task, deals (SR-01).
pub(super) fn start(ruling: &mut Judging) {
    let setup = ruling.state().setup.clone();
    let mut pile = deck_of(&setup);
    shuffle(&mut pile, &mut *ruling.chance);
    let top = pile.last().copied();
    ruling.emit(Event::Shuffled { pile });
    if let Some(card) = top {
        ruling.emit(Event::Open(News::TurnedOver { card }));
    }
    shuffle_tasks(ruling);
    let seats = setup.players.len();
    for seat in Seat::all(seats) {
        draw(ruling, seat, usize::from(setup.edition.hand));
    }
    // The software knows no ages: the table marks the starter, or chance does (SR-A17).
    let starter = match setup.house.starter {
        Some(seat) => seat,
        None => Seat(ruling.chance.below(seats as u32) as u8),
    };
    begin(ruling, starter, Seat::all(seats).collect());
}

/// Shuffles all round cards, the open one too.
fn shuffle_tasks(ruling: &mut Judging) {
    let mut tasks = ruling.state().setup.edition.rummy.deck();
    shuffle(&mut tasks, &mut *ruling.chance);
    ruling.emit(Event::TasksShuffled { tasks, open: None });
}

/// Turns the next task over and gives the starter the first turn.
fn begin(ruling: &mut Judging, starter: Seat, players: Vec<Seat>) {
    let round = ruling.state().round + 1;
    // With a single round card it comes up again at once.
    let state = ruling.state();
    let Some(task) = state.tasks.first().or(state.task.as_ref()).cloned() else { return };
    ruling.emit(Event::Open(News::Round { round, task, starter, players }));
    give_turn(ruling, starter);
}

fn give_turn(ruling: &mut Judging, seat: Seat) {
    let turn = ruling.state().turn + 1;
    ruling.emit(Event::Open(News::Turn { turn, seat }));
}

/// The next of these seats after `seat`, clockwise.
fn next_of(state: &State, seat: Seat, among: &[Seat]) -> Option<Seat> {
    seat.clockwise(state.hands.len()).find(|next| among.contains(next))
}

/// A turn has ended with a discard, or because its player left.
pub(super) fn after_turn(ruling: &mut Judging) {
    let state = ruling.state();
    let seat = state.on_turn;
    if state.last_turns.is_none() && state.laid(seat).is_some() {
        // The others have exactly one more turn each (SR-04).
        let others = seat.clockwise(state.hands.len());
        let seats =
            others.filter(|other| *other != seat && state.players.contains(other)).collect();
        ruling.emit(Event::Open(News::LastTurns { seats }));
    }
    let state = ruling.state();
    match &state.last_turns {
        Some(waiting) => match next_of(state, seat, waiting) {
            Some(next) => give_turn(ruling, next),
            None => end_round(ruling, RoundEnd::Met),
        },
        None if is_void(state) => end_round(ruling, RoundEnd::Void),
        None => {
            if let Some(next) = next_of(state, seat, &state.players) {
                give_turn(ruling, next);
            }
        }
    }
}

/// Nobody has met the task, and the round has lasted long enough (SR-A11).
fn is_void(state: &State) -> bool {
    let cards = &state.setup.edition.rummy;
    let players = state.players.len().max(1) as u32;
    state.recycles >= cards.recycles || state.turns >= cards.turns_a_player * players
}

fn end_round(ruling: &mut Judging, end: RoundEnd) {
    let lines = round_lines(ruling.state());
    ruling.emit(Event::Open(News::RoundOver { end, lines }));
    next_round(ruling);
}

/// What everybody who met the task has scored; the others score nothing (SR-05).
fn round_lines(state: &State) -> Vec<(Seat, Vec<Line>)> {
    let score = |seat: Seat| {
        let (lay, task) = (state.laid(seat)?, state.current_task()?);
        let hand = [lay.used(), state.hand(seat).to_vec()].concat();
        Some((seat, weigh(&state.setup.edition, task, &hand, lay).ok()?))
    };
    Seat::all(state.hands.len()).filter_map(score).collect()
}

/// The next round, an extra round for those who are tied, or the end (SR-10, SR-20).
fn next_round(ruling: &mut Judging) {
    let state = ruling.state();
    let cards = &state.setup.edition.rummy;
    let mut players = state.players.clone();
    if state.round >= cards.rounds {
        let tied = leaders(state.sheet.totals(), |side| players.contains(&side.seat()));
        if tied.len() < 2 || state.round >= cards.rounds + cards.extra_rounds {
            return finish(ruling);
        }
        players = tied.into_iter().map(Side::seat).collect();
        shuffle_tasks(ruling);
    }
    let state = ruling.state();
    let Some(starter) = next_of(state, state.starter, &players) else { return };
    let full = usize::from(state.setup.edition.hand);
    let order: Vec<Seat> = std::iter::once(starter)
        .chain(starter.clockwise(state.hands.len()).filter(|&seat| seat != starter))
        .filter(|seat| players.contains(seat))
        .collect();
    for seat in order {
        let missing = full.saturating_sub(ruling.state().hand(seat).len());
        draw(ruling, seat, missing);
    }
    begin(ruling, starter, players);
}

fn finish(ruling: &mut Judging) {
    let state = ruling.state();
    let winners = leaders(state.sheet.totals(), |side| state.players.contains(&side.seat()));
    ruling.emit(Event::Open(News::Ended { winners }));
}

/// A player leaves: the hand goes under the discards, words laid still count, the seat is skipped.
pub(super) fn leave(ruling: &mut Judging, seat: Seat) {
    let state = ruling.state();
    let plays = state.players.contains(&seat);
    let on_turn = state.on_turn == seat && !matches!(state.stage, Stage::Over(_));
    let cards = state.hand(seat).to_vec();
    ruling.emit(Event::PutAway { seat, cards });
    if ruling.state().players.len() < 2 {
        return give_up(ruling);
    }
    if plays && on_turn {
        after_turn(ruling);
    }
}

/// One player is left in the round: words laid score, and the game is over.
fn give_up(ruling: &mut Judging) {
    if ruling.state().laid.iter().any(Option::is_some) {
        let lines = round_lines(ruling.state());
        ruling.emit(Event::Open(News::RoundOver { end: RoundEnd::Met, lines }));
    }
    finish(ruling);
}
