//! The course of a turn: lay, exchange or pass; the window; score, clear, refill, next (SC-A23).

use super::command::Lay;
use super::end::{end, ends_after_play, nobody_plays};
use super::event::{EndReason, Event, News, Why};
use super::play::{FormedWord, Play, weigh};
use super::state::Stage;
use super::variant::Variant;
use super::{Crossing, codes};
use crate::card::{Card, take_cards};
use crate::game::Ruling;
use crate::kit::{self, Question, top};
use crate::refusal::{Refusal, code};
use crate::seat::Seat;

type Judging<'a, V> = Ruling<'a, Crossing<V>>;

/// Only the player on turn, and only while a decision is due.
pub(crate) fn check_turn<V: Variant>(ruling: &Judging<V>, seat: Seat) -> Result<(), Refusal> {
    let state = ruling.state();
    if state.on_turn != seat {
        return Err(Refusal::new(code::NOT_YOUR_TURN, "SC-05").seat(state.on_turn));
    }
    match state.stage {
        Stage::Turn { .. } => Ok(()),
        _ => Err(Refusal::new(code::WRONG_PHASE, "SC-A23")),
    }
}

/// Weighs a play; says what the others are asked about its words.
pub(super) fn look_at<V: Variant>(
    ruling: &Judging<V>,
    seat: Seat,
    lay: &Lay,
) -> Result<(Play, Option<Question>), Refusal> {
    check_turn(ruling, seat)?;
    let state = ruling.state();
    let (edition, house) = (&state.setup.edition, &state.setup.house);
    let play = weigh(edition, house.counting(), &state.table, state.hand(seat), lay)?;
    let question = kit::question(ruling, lay.appeal, play.words.iter().map(FormedWord::letters))?;
    Ok((play, question))
}

pub(super) fn lay<V: Variant>(
    ruling: &mut Judging<V>,
    seat: Seat,
    lay: &Lay,
) -> Result<(), Refusal> {
    let (play, question) = look_at(ruling, seat, lay)?;
    ruling.emit(Event::Open(News::Laid { seat, play }));
    match question {
        None => stands(ruling),
        Some(question) => {
            let seats = ruling.seats.playing().filter(|&other| other != seat).collect();
            kit::ask(ruling, question, seats);
        }
    }
    Ok(())
}

/// Checks an exchange of pile cards: at least one, held, and no more than the pile has (SC-A8).
pub(crate) fn check_exchange<V: Variant>(
    ruling: &Judging<V>,
    seat: Seat,
    cards: &[Card],
) -> Result<(), Refusal> {
    let state = ruling.state();
    if cards.is_empty() {
        return Err(Refusal::new(codes::NOTHING_EXCHANGED, "SC-07"));
    }
    take_cards(&mut state.hand(seat).to_vec(), cards)
        .map_err(|missing| Refusal::new(code::NOT_IN_HAND, "SC-07").cards(missing))?;
    if cards.len() > state.pile.len() {
        let left = state.pile.len() as i64;
        return Err(Refusal::new(codes::PILE_TOO_SHORT, "SC-A8").number(left));
    }
    Ok(())
}

/// Puts the cards away and draws as many.
pub(crate) fn exchange<V: Variant>(ruling: &mut Judging<V>, seat: Seat, cards: &[Card]) {
    ruling.emit(Event::Discarded { seat, cards: cards.to_vec(), why: Why::Exchange });
    draw(ruling, seat, cards.len());
}

fn draw<V: Variant>(ruling: &mut Judging<V>, seat: Seat, count: usize) {
    let cards = top(&ruling.state().pile, count);
    if !cards.is_empty() {
        ruling.emit(Event::Drew { seat, cards });
    }
}

pub(super) fn pass<V: Variant>(ruling: &mut Judging<V>, seat: Seat) -> Result<(), Refusal> {
    check_turn(ruling, seat)?;
    ruling.emit(Event::Open(News::Passed { seat }));
    end_turn(ruling);
    Ok(())
}

/// The play counts: it scores, and unless the variant waits for something, the turn is over.
pub(super) fn stands<V: Variant>(ruling: &mut Judging<V>) {
    let seat = ruling.state().on_turn;
    let lines = ruling.state().play().map(|play| play.lines.clone()).unwrap_or_default();
    ruling.emit(Event::Open(News::Scored { seat, lines }));
    if !V::after_score(ruling) {
        finish_play(ruling);
    }
}

/// Clears the table, refills the hand and looks whether the game is over (SC-A23).
pub(crate) fn finish_play<V: Variant>(ruling: &mut Judging<V>) {
    let seat = ruling.state().on_turn;
    clear(ruling);
    if has_left(ruling, seat) {
        return next_turn(ruling);
    }
    let state = ruling.state();
    let missing = usize::from(state.setup.edition.hand).saturating_sub(state.hand(seat).len());
    draw(ruling, seat, missing);
    if ends_after_play(ruling.state(), seat) {
        end(ruling, EndReason::OutOfCards);
    } else {
        next_turn(ruling);
    }
}

/// Cards that were not used again leave the table, and the bonus card with them (SC-19, SC-28).
pub(super) fn clear<V: Variant>(ruling: &mut Judging<V>) {
    let state = ruling.state();
    let Some(kept) = state.play().map(Play::kept) else { return };
    let cells = state.table.cells().map(|at| at.cell).filter(|cell| !kept.contains(cell)).collect();
    ruling.emit(Event::Open(News::Cleared { cells }));
}

fn has_left<V: Variant>(ruling: &Judging<V>, seat: Seat) -> bool {
    ruling.seats.get(seat).is_none_or(|status| status.left)
}

/// Ends a turn without a play: the game is over once nobody plays any more (SC-A22).
pub(crate) fn end_turn<V: Variant>(ruling: &mut Judging<V>) {
    match nobody_plays(ruling.state(), ruling.seats) {
        Some(reason) => end(ruling, reason),
        None => next_turn(ruling),
    }
}

/// Clockwise to the next who plays; who has to miss a turn misses it now.
fn next_turn<V: Variant>(ruling: &mut Judging<V>) {
    let mut last = ruling.state().on_turn;
    loop {
        let mut order = last.clockwise(ruling.seats.len());
        let Some(seat) = order.find(|&seat| !has_left(ruling, seat)) else { return };
        if ruling.state().misses.get(seat.index()).is_none_or(|&misses| misses == 0) {
            let turn = ruling.state().turn + 1;
            ruling.emit(Event::Open(News::Turn { turn, seat }));
            return;
        }
        ruling.emit(Event::Open(News::Missed { seat }));
        last = seat;
    }
}

/// A player leaves: the hand goes to the discards, the score stays, the seat is skipped (SC-A27).
pub(super) fn leave<V: Variant>(ruling: &mut Judging<V>, seat: Seat) {
    let on_turn = ruling.state().on_turn == seat;
    let asked = matches!(ruling.state().stage, Stage::Asked { .. });
    if on_turn && asked {
        ruling.emit(Event::Open(News::TookBack { seat, turn_lost: false }));
    }
    let cards = ruling.state().hand(seat).to_vec();
    ruling.emit(Event::Discarded { seat, cards, why: Why::Left });
    V::leave(ruling, seat);
    match ruling.state().stage {
        Stage::Turn { .. } if on_turn && ruling.state().on_turn == seat => next_turn(ruling),
        Stage::Asked { .. } => kit::close_if_complete(ruling),
        _ => {}
    }
    let over = matches!(ruling.state().stage, Stage::Over(_));
    if !over && ruling.seats.playing().count() < 2 {
        end(ruling, EndReason::LastPlayer);
    }
}
