//! The course of a turn: form, steal, swap or pass; the window; score, place, refill, next.

use super::card::Card;
use super::edition::ThiefEdition;
use super::end::{end, is_out, nobody_plays};
use super::event::{EndReason, Event, News, Why};
use super::play::{FormedWord, Lay, Play, Target};
use super::state::{Stage, State};
use super::word::{Fate, PlayedWord, WordId};
use super::{Thief, codes};
use crate::card::take_cards;
use crate::game::Ruling;
use crate::kit::{self, Question};
use crate::refusal::{Refusal, code};
use crate::score::{Line, LineKind};
use crate::seat::Seat;

/// Having no play (WT-20).
pub const CANNOT_PLAY: LineKind = LineKind::new("cannot_play");
/// Points that a stolen word had brought, lost by its owner (WT-A1).
pub const STOLEN: LineKind = LineKind::new("stolen");

type Judging<'a> = Ruling<'a, Thief>;

/// Only the player on turn, and only while a decision is due.
fn check_turn(ruling: &Judging, seat: Seat) -> Result<(), Refusal> {
    let state = ruling.state();
    if state.on_turn != seat {
        return Err(Refusal::new(code::NOT_YOUR_TURN, "WT-03").seat(state.on_turn));
    }
    match state.stage {
        Stage::Turn => Ok(()),
        _ => Err(Refusal::new(code::WRONG_PHASE, "WT-A17")),
    }
}

/// A word that lies on the table, or why it cannot be stolen.
fn target(state: &State, id: WordId) -> Result<Target<'_>, Refusal> {
    let refuse =
        |code, rule, word: &PlayedWord| Err(Refusal::new(code, rule).words([word.word.clone()]));
    match state.word(id) {
        None => Err(Refusal::new(codes::NO_SUCH_WORD, "WT-04").number(i64::from(id.0))),
        Some(word) => match word.fate {
            Fate::Lies => Ok(Target { id, owner: word.owner, cards: &word.cards }),
            Fate::Locked => refuse(codes::LOCKED_WORD, "WT-A23", word),
            Fate::Stolen { .. } => refuse(codes::WORD_GONE, "WT-A16", word),
        },
    }
}

/// Weighs a play, and says what the others are to be asked about its words.
pub(super) fn look_at(
    ruling: &Judging,
    seat: Seat,
    stolen: Option<WordId>,
    words: &[Vec<Card>],
    appeal: bool,
) -> Result<(Play, Option<Question>), Refusal> {
    check_turn(ruling, seat)?;
    let state = ruling.state();
    let (edition, house) = (&state.setup.edition, &state.setup.house);
    let target = stolen.map(|id| target(state, id)).transpose()?;
    let lay = Lay { seat, hand: state.hand(seat), target, words };
    let play = lay.weigh(edition, house.limits(edition))?;
    let question = kit::question(ruling, appeal, play.words.iter().map(FormedWord::letters))?;
    Ok((play, question))
}

pub(super) fn lay(
    ruling: &mut Judging,
    seat: Seat,
    stolen: Option<WordId>,
    words: &[Vec<Card>],
    appeal: bool,
) -> Result<(), Refusal> {
    let (play, question) = look_at(ruling, seat, stolen, words, appeal)?;
    ruling.emit(Event::Open(News::Laid { seat, play }));
    match question {
        None => stands(ruling),
        Some(question) => {
            let others = ruling.seats.playing().filter(|&other| other != seat).collect();
            kit::ask(ruling, question, others);
        }
    }
    Ok(())
}

/// Checks a swap: it takes three cards, or as many as the pile still has (WT-20, WT-A9). That
/// there is no play nobody checks (WT-A10).
pub(super) fn look_at_swap(
    ruling: &Judging,
    seat: Seat,
    cards: &[Card],
) -> Result<Vec<Line>, Refusal> {
    check_turn(ruling, seat)?;
    let state = ruling.state();
    let cannot_play = state.setup.edition.cannot_play;
    let full = usize::from(cannot_play.swap);
    let wanted = full.min(state.pile.len());
    if state.pile.is_empty() {
        return Err(Refusal::new(codes::PILE_EMPTY, "WT-21"));
    }
    if cards.len() != wanted {
        let rule = if wanted < full { "WT-A9" } else { "WT-20" };
        return Err(Refusal::new(codes::WRONG_SWAP, rule).number(wanted as i64));
    }
    take_cards(&mut state.hand(seat).to_vec(), cards)
        .map_err(|missing| Refusal::new(code::NOT_IN_HAND, "WT-20").cards(missing))?;
    Ok(vec![cannot_play_line(&state.setup.edition)])
}

pub(super) fn swap(ruling: &mut Judging, seat: Seat, cards: &[Card]) -> Result<(), Refusal> {
    let lines = look_at_swap(ruling, seat, cards)?;
    ruling.emit(Event::Open(News::Discarded { seat, cards: cards.to_vec(), why: Why::Swap }));
    ruling.emit(Event::Open(News::Scored { seat, lines }));
    draw(ruling, seat, cards.len());
    end_turn(ruling);
    Ok(())
}

/// Passing costs nothing, and is for an empty pile only (WT-21).
pub(super) fn look_at_pass(ruling: &Judging, seat: Seat) -> Result<(), Refusal> {
    check_turn(ruling, seat)?;
    let left = ruling.state().pile.len();
    if left > 0 {
        return Err(Refusal::new(codes::PILE_NOT_EMPTY, "WT-20").number(left as i64));
    }
    Ok(())
}

pub(super) fn pass(ruling: &mut Judging, seat: Seat) -> Result<(), Refusal> {
    look_at_pass(ruling, seat)?;
    ruling.emit(Event::Open(News::Passed { seat }));
    end_turn(ruling);
    Ok(())
}

/// What a word costs its owner that somebody stole (WT-A1).
pub(super) fn stolen_line(victim: &PlayedWord, thief: Seat) -> Line {
    Line::new(STOLEN, -victim.points).word(&victim.word).seat(thief)
}

/// What it costs to be unable to play (WT-20).
pub(super) fn cannot_play_line(edition: &ThiefEdition) -> Line {
    Line::new(CANNOT_PLAY, -edition.cannot_play.penalty)
}

/// The words of a play as they lie before their player, numbered from the first free number on.
pub(super) fn placed(play: Play, seat: Seat, turn: u32, first: usize) -> Vec<PlayedWord> {
    let from = play.stolen;
    let played = play.words.into_iter().enumerate().map(|(place, formed)| PlayedWord {
        id: WordId((first + place) as u32),
        owner: seat,
        turn,
        word: formed.word,
        cards: formed.cards,
        points: formed.points,
        from,
        fate: if formed.locked { Fate::Locked } else { Fate::Lies },
    });
    played.collect()
}

/// The play counts: it scores, its words are placed, the hand is refilled.
pub(super) fn stands(ruling: &mut Judging) {
    let state = ruling.state();
    let (seat, turn) = (state.on_turn, state.turn);
    let Some(play) = state.play().cloned() else { return };
    let victim = play.stolen.and_then(|id| state.word(id)).cloned();
    let victim_loses = state.setup.house.victim_loses;
    let first = state.words.len();
    ruling.emit(Event::Open(News::Scored { seat, lines: play.lines.clone() }));
    if let Some(victim) = victim.filter(|_| victim_loses) {
        let line = stolen_line(&victim, seat);
        ruling.emit(Event::Open(News::Scored { seat: victim.owner, lines: vec![line] }));
    }
    let words = placed(play, seat, turn, first);
    ruling.emit(Event::Open(News::Placed { words }));
    let state = ruling.state();
    let missing = usize::from(state.setup.edition.hand).saturating_sub(state.hand(seat).len());
    draw(ruling, seat, missing);
    if is_out(ruling.state(), seat) {
        end(ruling, EndReason::OutOfCards);
    } else {
        next_turn(ruling);
    }
}

fn draw(ruling: &mut Judging, seat: Seat, count: usize) {
    let cards = kit::top(&ruling.state().pile, count);
    if !cards.is_empty() {
        ruling.emit(Event::Drew { seat, cards });
    }
}

/// Ends a turn without a play: the game is over once nobody plays any more.
pub(super) fn end_turn(ruling: &mut Judging) {
    match nobody_plays(ruling.state(), ruling.seats) {
        Some(reason) => end(ruling, reason),
        None => next_turn(ruling),
    }
}

/// To the left, to the next who still plays (WT-03); who has to miss a turn misses it now.
fn next_turn(ruling: &mut Judging) {
    let plays = |seat: &Seat| ruling.seats.get(*seat).is_some_and(|status| !status.left);
    let mut last = ruling.state().on_turn;
    while let Some(seat) = last.clockwise(ruling.seats.len()).find(plays) {
        if ruling.state().misses.get(seat.index()).is_none_or(|&misses| misses == 0) {
            let turn = ruling.state().turn + 1;
            ruling.emit(Event::Open(News::Turn { turn, seat }));
            return;
        }
        ruling.emit(Event::Open(News::Missed { seat }));
        last = seat;
    }
}

/// A player leaves: the hand goes to the used pile, words and score stay, the seat is skipped.
pub(super) fn leave(ruling: &mut Judging, seat: Seat) {
    let on_turn = ruling.state().on_turn == seat;
    let asked = matches!(ruling.state().stage, Stage::Asked { .. });
    if on_turn && asked {
        ruling.emit(Event::Open(News::TookBack { seat, turn_lost: false }));
    }
    let cards = ruling.state().hand(seat).to_vec();
    ruling.emit(Event::Open(News::Discarded { seat, cards, why: Why::Left }));
    if asked && !on_turn {
        // The others may all have accepted by now, and then the play counts.
        kit::close_if_complete(ruling);
    }
    if matches!(ruling.state().stage, Stage::Over(_)) {
        return;
    }
    if ruling.seats.playing().count() < 2 {
        end(ruling, EndReason::LastPlayer);
    } else if on_turn {
        end_turn(ruling);
    }
}
