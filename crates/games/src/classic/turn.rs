//! The course of a turn: lay, exchange or pass; the window; score, clear, refill, next (SC-A23).

use super::command::Lay;
use super::end::{end, ends_after_play};
use super::event::{EndReason, Event, News, Question, Why};
use super::house::{LostChallenge, Words};
use super::play::{Play, weigh};
use super::state::Stage;
use super::variant::Variant;
use super::{Crossing, codes};
use crate::card::{Card, take_cards};
use crate::game::Ruling;
use crate::refusal::{Refusal, code};
use crate::seat::Seat;

type Judging<'a, V> = Ruling<'a, Crossing<V>>;

/// Only the player on turn, and only while a decision is due.
pub(crate) fn check_turn<V: Variant>(ruling: &Judging<V>, seat: Seat) -> Result<bool, Refusal> {
    let state = ruling.state();
    if state.on_turn != seat {
        return Err(Refusal::new(code::NOT_YOUR_TURN, "SC-05").seat(state.on_turn));
    }
    match state.stage {
        Stage::Turn { appealed } => Ok(appealed),
        _ => Err(Refusal::new(code::WRONG_PHASE, "SC-A23")),
    }
}

/// Weighs a play and finds its unknown words; says whether they may be put to the others.
pub(super) fn look_at<V: Variant>(
    ruling: &Judging<V>,
    seat: Seat,
    lay: &Lay,
) -> Result<(Play, bool), Refusal> {
    let appealed = check_turn(ruling, seat)?;
    let state = ruling.state();
    let (edition, house) = (&state.setup.edition, &state.setup.house);
    let play = weigh(edition, house.bonus_on, &state.table, state.hand(seat), lay)?;
    if house.words == Words::Challenge {
        // Nobody looks anything up before a challenge (SC-12).
        return Ok((play, false));
    }
    let unknown = unknown_words(ruling, &play);
    if unknown.is_empty() {
        return Ok((play, false));
    }
    if !lay.appeal {
        return Err(Refusal::new(code::UNKNOWN_WORD, "SC-10").words(unknown));
    }
    if appealed || !house.agreement || !ruling.seats.only_people() {
        return Err(Refusal::new(codes::NO_APPEAL, "SC-A26").words(unknown));
    }
    Ok((play, true))
}

fn unknown_words<V: Variant>(ruling: &Judging<V>, play: &Play) -> Vec<String> {
    let unknown = play.words.iter().filter(|word| !ruling.dictionary.knows(&word.letters()));
    unknown.map(|word| word.word.clone()).collect()
}

pub(super) fn lay<V: Variant>(
    ruling: &mut Judging<V>,
    seat: Seat,
    lay: &Lay,
) -> Result<(), Refusal> {
    let (play, appeal) = look_at(ruling, seat, lay)?;
    let house = &ruling.state().setup.house;
    let time = ruling.state().setup.edition.challenge_time(house.challenge_seconds);
    let question = match house.words {
        Words::Challenge => Some(Question::Challenge),
        Words::Checked => appeal.then_some(Question::Agreement),
    };
    ruling.emit(Event::Open(News::Laid { seat, play }));
    match question {
        None => stands(ruling),
        Some(question) => {
            let seats = ruling.seats.playing().filter(|&other| other != seat).collect();
            let deadline = ruling.now.plus(time);
            ruling.emit(Event::Open(News::Asked { question, seats, deadline }));
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
    let cards: Vec<Card> = ruling.state().pile.iter().rev().take(count).copied().collect();
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

/// The question that a seat may answer now.
fn question_for<V: Variant>(ruling: &Judging<V>, seat: Seat) -> Result<Question, Refusal> {
    match &ruling.state().stage {
        Stage::Asked { question, window, .. } => {
            window.may_answer(seat, "SC-A24")?;
            Ok(*question)
        }
        _ => Err(Refusal::new(code::WRONG_PHASE, "SC-12")),
    }
}

pub(super) fn accept<V: Variant>(ruling: &mut Judging<V>, seat: Seat) -> Result<(), Refusal> {
    question_for(ruling, seat)?;
    ruling.emit(Event::Open(News::Accepted { seat }));
    close_if_complete(ruling);
    Ok(())
}

/// All have answered, and nobody objected.
pub(super) fn close_if_complete<V: Variant>(ruling: &mut Judging<V>) {
    let Stage::Asked { play, question, window } = &ruling.state().stage else { return };
    if !window.complete() {
        return;
    }
    if *question == Question::Agreement {
        let words = unknown_words(ruling, &play.clone());
        ruling.emit(Event::Open(News::Agreed { words }));
    }
    stands(ruling);
}

/// The first challenge closes the window and settles every word of the play (SC-A12, SC-A24).
pub(super) fn challenge<V: Variant>(ruling: &mut Judging<V>, seat: Seat) -> Result<(), Refusal> {
    let question = question_for(ruling, seat)?;
    let player = ruling.state().on_turn;
    if question == Question::Agreement {
        ruling.emit(Event::Open(News::Objected { seat }));
        ruling.emit(Event::Open(News::TookBack { seat: player, turn_lost: false }));
        return Ok(());
    }
    let play = ruling.state().play().cloned();
    let wrong = play.map(|play| unknown_words(ruling, &play)).unwrap_or_default();
    let valid = wrong.is_empty();
    ruling.emit(Event::Open(News::Challenged { seat, wrong }));
    if valid {
        if ruling.state().setup.house.lost_challenge == LostChallenge::MissTurn {
            ruling.emit(Event::Open(News::WillMiss { seat }));
        }
        stands(ruling);
    } else {
        ruling.emit(Event::Open(News::TookBack { seat: player, turn_lost: true }));
        end_turn(ruling);
    }
    Ok(())
}

/// The window's time is over: silence lets a play stand, but is no agreement to unknown words.
pub(super) fn time_is_up<V: Variant>(ruling: &mut Judging<V>) {
    match &ruling.state().stage {
        Stage::Asked { question: Question::Challenge, .. } => stands(ruling),
        Stage::Asked { question: Question::Agreement, .. } => {
            let seat = ruling.state().on_turn;
            ruling.emit(Event::Open(News::TookBack { seat, turn_lost: false }));
        }
        _ => V::tick(ruling),
    }
}

/// The play counts: it scores, and unless the variant waits for something, the turn is over.
fn stands<V: Variant>(ruling: &mut Judging<V>) {
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

/// Ends a turn without a play: the game is over once all have passed twice in a row (SC-A22).
pub(crate) fn end_turn<V: Variant>(ruling: &mut Judging<V>) {
    let players = ruling.seats.playing().count() as u32;
    if ruling.state().passes >= 2 * players {
        end(ruling, EndReason::Passes);
    } else {
        next_turn(ruling);
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
        Stage::Asked { .. } => close_if_complete(ruling),
        _ => {}
    }
    let over = matches!(ruling.state().stage, Stage::Over(_));
    if !over && ruling.seats.playing().count() < 2 {
        end(ruling, EndReason::LastPlayer);
    }
}
