//! A turn of Rummy: draw, lay or not, discard (SR-03).

use super::lay::{LaidWord, Lay, weigh};
use super::message::{Command, Event, From, News};
use super::round;
use super::state::Stage;
use super::{Rummy, codes};
use crate::card::{Card, take_cards};
use crate::chance::shuffle;
use crate::game::Ruling;
use crate::kit::{self, Question, top};
use crate::refusal::{Refusal, code};
use crate::score::Line;
use crate::seat::Seat;

type Judging<'a> = Ruling<'a, Rummy>;

pub(super) fn judge(ruling: &mut Judging, seat: Seat, command: &Command) -> Result<(), Refusal> {
    match command {
        Command::Draw { from } => draw_one(ruling, seat, *from),
        Command::Lay { lay, discard, appeal } => {
            let (_, question) = look_at(ruling, seat, lay, *discard, *appeal)?;
            let lay = lay.clone();
            ruling.emit(Event::Open(News::Laid { seat, lay }));
            ruling.emit(Event::Open(News::Discarded { seat, card: *discard }));
            match question {
                None => round::after_turn(ruling),
                Some(question) => {
                    let seats = ruling.seats.playing().filter(|&other| other != seat).collect();
                    kit::ask(ruling, question, seats);
                }
            }
            Ok(())
        }
        Command::Accept => kit::accept(ruling, seat),
        Command::Challenge => kit::challenge(ruling, seat),
        Command::Discard { card } => {
            let taken = check_discard_stage(ruling, seat)?;
            without_discard(ruling, seat, *card, taken)?;
            ruling.emit(Event::Open(News::Discarded { seat, card: *card }));
            round::after_turn(ruling);
            Ok(())
        }
    }
}

fn check_turn(ruling: &Judging, seat: Seat) -> Result<(), Refusal> {
    let state = ruling.state();
    if !state.players.contains(&seat) {
        return Err(Refusal::new(codes::SITTING_OUT, "SR-A12"));
    }
    if state.on_turn != seat {
        return Err(Refusal::new(code::NOT_YOUR_TURN, "SR-03").seat(state.on_turn));
    }
    if matches!(state.stage, Stage::Asked { .. }) {
        return Err(Refusal::new(code::WRONG_PHASE, "SR-A18"));
    }
    Ok(())
}

/// A card was drawn; which one, if it came from the discards.
fn check_discard_stage(ruling: &Judging, seat: Seat) -> Result<Option<Card>, Refusal> {
    check_turn(ruling, seat)?;
    match ruling.state().stage {
        Stage::Discard { taken, .. } => Ok(taken),
        _ => Err(Refusal::new(codes::DRAW_FIRST, "SR-03")),
    }
}

fn draw_one(ruling: &mut Judging, seat: Seat, from: From) -> Result<(), Refusal> {
    check_turn(ruling, seat)?;
    if ruling.state().stage != Stage::Draw {
        return Err(Refusal::new(codes::DRAWN_ALREADY, "SR-03"));
    }
    let nothing = || Refusal::new(codes::NO_CARD_TO_DRAW, "SR-03");
    match from {
        From::Discards => {
            let card = ruling.state().discards.last().copied().ok_or_else(nothing)?;
            ruling.emit(Event::Open(News::Took { seat, card }));
        }
        From::Pile => {
            if !draw(ruling, seat, 1) {
                return Err(nothing());
            }
        }
    }
    Ok(())
}

/// Draws cards from the pile, renewing it from the discards where it is gone (SR-08, SR-A10);
/// says whether all could be drawn.
pub(super) fn draw(ruling: &mut Judging, seat: Seat, count: usize) -> bool {
    let mut missing = count;
    while missing > 0 {
        if ruling.state().pile.is_empty() && !recycle(ruling) {
            return false;
        }
        let cards = top(&ruling.state().pile, missing);
        missing -= cards.len();
        ruling.emit(Event::Drew { seat, cards });
    }
    true
}

fn recycle(ruling: &mut Judging) -> bool {
    let mut pile = ruling.state().discards.clone();
    pile.pop();
    if pile.is_empty() {
        return false;
    }
    shuffle(&mut pile, &mut *ruling.chance);
    ruling.emit(Event::Recycled { pile });
    true
}

/// The hand after the discard: the card is held, and not just taken where that is forbidden.
fn without_discard(
    ruling: &Judging,
    seat: Seat,
    discard: Card,
    taken: Option<Card>,
) -> Result<Vec<Card>, Refusal> {
    let state = ruling.state();
    let mut hand = state.hand(seat).to_vec();
    take_cards(&mut hand, &[discard])
        .map_err(|missing| Refusal::new(code::NOT_IN_HAND, "SR-03").cards(missing))?;
    // With a second card of that face in hand, nobody can tell which one goes back.
    let banned = !state.setup.house.discard_taken && taken == Some(discard);
    if banned && !hand.contains(&discard) {
        return Err(Refusal::new(codes::JUST_TAKEN, "SR-A9").cards([discard]));
    }
    Ok(hand)
}

/// Judges words without laying them: what they score, and what the others are asked about them.
pub(super) fn look_at(
    ruling: &Judging,
    seat: Seat,
    lay: &Lay,
    discard: Card,
    appeal: bool,
) -> Result<(Vec<Line>, Option<Question>), Refusal> {
    let taken = check_discard_stage(ruling, seat)?;
    let hand = without_discard(ruling, seat, discard, taken)?;
    let state = ruling.state();
    let task = state.current_task().ok_or_else(|| Refusal::new(code::WRONG_PHASE, "SR-03"))?;
    let lines = weigh(&state.setup.edition, task, &hand, lay)?;
    let question = kit::question(ruling, appeal, lay.words.iter().map(LaidWord::letters))?;
    Ok((lines, question))
}
