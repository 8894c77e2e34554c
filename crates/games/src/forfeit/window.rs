//! The action window: everybody is asked at once, and what they answered shows at the close.

use super::category::{ActionUse, Half};
use super::message::{ForfeitEvent, ForfeitNews};
use super::{Actions, Forfeit, codes, draw};
use crate::cartas::CartasEdition;
use crate::classic::{Event, FormedWord, State, turn};
use crate::game::Ruling;
use crate::refusal::{Refusal, code};
use crate::score::{Line, LineKind};
use crate::seat::Seat;
use crate::time::Millis;

/// An action card on one's own word.
pub const ACTION: LineKind = LineKind::new("action");
/// An action card of an opponent.
pub const ACTION_AGAINST: LineKind = LineKind::new("action_against");

/// Asks everybody, the player too (SF-A10); says whether anybody is asked. Who has nothing to play
/// is asked like the others, unless the house has it otherwise (SF-A11).
pub(super) fn open(ruling: &mut Ruling<'_, Forfeit>) -> bool {
    let state = ruling.state();
    let (setup, house) = (&state.setup, &state.setup.house.variant);
    let seconds = house.action_seconds.unwrap_or(setup.edition.actions.seconds);
    let can_play =
        |seat: Seat| [Half::A, Half::B].iter().any(|&half| weigh(state, seat, half).is_ok());
    let asked = |seat: &Seat| !house.skip_unfit || can_play(*seat);
    let seats: Vec<Seat> = ruling.seats.playing().filter(asked).collect();
    if seats.is_empty() {
        return false;
    }
    let deadline = ruling.now.plus(Millis::from_seconds(seconds));
    let news = ForfeitNews::ActionWindow { seats, deadline };
    ruling.emit(Event::Variant(ForfeitEvent::Open(news)));
    true
}

pub(super) fn answer(
    ruling: &mut Ruling<'_, Forfeit>,
    seat: Seat,
    category: Option<Half>,
) -> Result<(), Refusal> {
    let window = ruling.state().variant.window.as_ref();
    let window = window.ok_or_else(|| Refusal::new(code::WRONG_PHASE, "SF-A5"))?;
    window.may_answer(seat, "SF-A4")?;
    if let Some(half) = category {
        weigh(ruling.state(), seat, half)?;
    }
    ruling.emit(Event::Variant(ForfeitEvent::Answered { seat, category }));
    close_if_complete(ruling);
    Ok(())
}

/// Does a word of the play fit the category of a card? Once is enough, and no more (SF-09).
pub fn fits(
    edition: &CartasEdition,
    card: &super::ActionId,
    half: Half,
    words: &[FormedWord],
) -> bool {
    let test = edition.actions.card(card).map(|card| &card.category(half).word);
    test.is_some_and(|test| words.iter().any(|word| test.passes(edition, &word.tiles)))
}

/// What a seat's card would do by one of its categories to the play that has scored.
pub(super) fn weigh(state: &State<Actions>, seat: Seat, half: Half) -> Result<Line, Refusal> {
    let held = state.variant.card(seat);
    let held = held.ok_or_else(|| Refusal::new(codes::CATEGORY_DOES_NOT_FIT, "SF-05"))?;
    let words = state.play().map_or(&[][..], |play| &play.words);
    let action = ActionUse { seat, card: held.clone(), category: half };
    action_line(&state.setup.edition, state.on_turn, words, &action)
}

/// What an action card does to the play of a player.
pub(super) fn action_line(
    edition: &CartasEdition,
    player: Seat,
    words: &[FormedWord],
    action: &ActionUse,
) -> Result<Line, Refusal> {
    let ActionUse { seat, card, category: half } = action;
    let fitting = fits(edition, card, *half, words).then(|| edition.actions.card(card));
    let found = fitting.flatten().ok_or_else(|| {
        let held = [format!("{card}{half}")];
        Refusal::new(codes::CATEGORY_DOES_NOT_FIT, "SF-05").cards(held)
    })?;
    let (category, seat) = (found.category(*half), *seat);
    let name = format!("{card}{half}");
    // The attacker gains nothing (SF-A2), and nothing is multiplied (SF-A6).
    Ok(if seat == player {
        Line::new(ACTION, category.own).card(name)
    } else {
        Line::new(ACTION_AGAINST, -category.against).card(name).seat(seat)
    })
}

/// All have answered.
pub(super) fn close_if_complete(ruling: &mut Ruling<'_, Forfeit>) {
    if ruling.state().variant.window.as_ref().is_some_and(|window| window.complete()) {
        close(ruling);
    }
}

/// Every card that was played takes effect, first the player's, then clockwise (SF-A5).
pub(super) fn close(ruling: &mut Ruling<'_, Forfeit>) {
    let Some(window) = ruling.state().variant.window.clone() else { return };
    let on = ruling.state().on_turn;
    let others = on.clockwise(ruling.seats.len()).filter(|&seat| seat != on);
    for seat in std::iter::once(on).chain(others) {
        let answer = window.answers.iter().find(|(answered, _)| *answered == seat);
        let Some((_, Some(category))) = answer else { continue };
        let held = ruling.state().variant.card(seat).cloned();
        if let (Ok(line), Some(card)) = (weigh(ruling.state(), seat, *category), held) {
            let lines = vec![line];
            let news = ForfeitNews::ActionPlayed { seat, card, category: *category, on, lines };
            ruling.emit(Event::Variant(ForfeitEvent::Open(news)));
            draw(ruling, seat);
        }
    }
    ruling.emit(Event::Variant(ForfeitEvent::Open(ForfeitNews::ActionsOver)));
    turn::finish_play(ruling);
}
