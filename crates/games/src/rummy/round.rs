//! The course of a game of Rummy: rounds, last turns, void rounds, ties, leaving.

use super::Rummy;
use super::message::{Event, News, RoundEnd};
use super::state::{Stage, State};
use super::turn::draw;
use crate::card::Card;
use crate::chance::shuffle;
use crate::game::Ruling;
use crate::kit::{self, Asking, Question, Step};
use crate::score::{Line, leaders};
use crate::seat::{Seat, Side};
use crate::setup::{Setup, SetupError};

type Judging<'a> = Ruling<'a, Rummy>;

pub(super) fn check(setup: &Setup<Rummy>) -> Result<(), SetupError> {
    let (edition, house) = (&setup.edition, &setup.house);
    edition.check_bonus_deck(&house.bonus_deck)?;
    // One card besides those dealt starts the discards.
    edition.check(deck_of(setup).len().saturating_sub(1), setup.players.len())?;
    if house.starter.is_some_and(|seat| seat.index() >= setup.players.len()) {
        return Err(SetupError::new("house rules", "starter: expected a seat of the table"));
    }
    if edition.rummy.deck().is_empty() || house.rounds(edition) == 0 {
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

/// Who has to miss a turn misses it now, also a last one; then it is the next one's.
fn give_turn(ruling: &mut Judging, seat: Seat) {
    if ruling.state().misses.get(seat.index()).is_some_and(|&misses| misses > 0) {
        ruling.emit(Event::Open(News::Missed { seat }));
        return after_turn(ruling);
    }
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
    let (edition, house) = (&state.setup.edition, &state.setup.house);
    let players = state.players.len().max(1) as u32;
    state.recycles >= edition.rummy.recycles
        || state.turns >= house.turns_a_round(edition).saturating_mul(players)
}

fn end_round(ruling: &mut Judging, end: RoundEnd) {
    let lines = round_lines(ruling.state());
    ruling.emit(Event::Open(News::RoundOver { end, lines }));
    next_round(ruling);
}

/// What everybody who met the task has scored, also who has left since (SC-A27); the others score
/// nothing (SR-05).
fn round_lines(state: &State) -> Vec<(Seat, Vec<Line>)> {
    let score = |seat: Seat| Some((seat, state.laid_lines(seat)?));
    Seat::all(state.hands.len()).filter_map(score).collect()
}

/// The next round, an extra round for those who are tied, or the end (SR-10, SR-20).
fn next_round(ruling: &mut Judging) {
    let state = ruling.state();
    let edition = &state.setup.edition;
    let rounds = state.setup.house.rounds(edition);
    let mut players = state.players.clone();
    if state.round >= rounds {
        let best = best(ruling);
        if best.len() < 2 || state.round >= rounds + edition.rummy.extra_rounds {
            return finish(ruling);
        }
        players = best.into_iter().map(Side::seat).collect();
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

/// Those with the most points of all who still play, whether or not they sat the last round out
/// (SR-A12).
fn best(ruling: &Judging) -> Vec<Side> {
    let playing: Vec<Seat> = ruling.seats.playing().collect();
    leaders(ruling.state().sheet.totals(), |side| playing.contains(&side.seat()))
}

fn finish(ruling: &mut Judging) {
    let winners = best(ruling);
    ruling.emit(Event::Open(News::Ended { winners }));
}

/// A player leaves: the hand goes under the discards, words that stand still count, the seat is
/// skipped.
pub(super) fn leave(ruling: &mut Judging, seat: Seat) {
    let state = ruling.state();
    let plays = state.players.contains(&seat);
    let on_turn = state.on_turn == seat && !matches!(state.stage, Stage::Over(_));
    let question = Rummy::asked(state).map(|asked| asked.question);
    if question.is_some() && on_turn {
        ruling.emit(Event::Open(News::TookBack { seat, turn_lost: true }));
    }
    let cards = ruling.state().hand(seat).to_vec();
    ruling.emit(Event::PutAway { seat, cards });
    if ruling.state().players.len() < 2 {
        if question == Some(Question::Agreement) && !on_turn {
            // Nobody is left to agree.
            Rummy::write(ruling, Step::TookBack { challenged: false });
        }
        return give_up(ruling);
    }
    if plays && on_turn {
        after_turn(ruling);
    } else {
        kit::close_if_complete(ruling);
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
