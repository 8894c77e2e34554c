//! A word that stands: first the Chance die, then the score (PY-A19, PY-30).

use super::Judging;
use super::clock::{ZonePlace, Zones};
use super::codes;
use super::dice::{self, ChanceFace};
use super::edition::PartyEdition;
use super::event::Event;
use super::house::House;
use super::play::Play;
use super::points::chance_line;
use super::state::{Settling, Stage, State};
use super::turn;
use crate::grid::Cell;
use crate::refusal::{Refusal, code};
use crate::score::{Line, total};
use crate::seat::Seat;
use crate::time::Millis;

/// Nobody objects, or nobody was right to.
pub(super) fn stands(ruling: &mut Judging<'_>) {
    let state = ruling.state();
    let squares = state.settling().map_or(0, |settling| settling.play.chance_squares);
    let rolls = state.setup.house.chance_rolls.due(squares);
    ruling.emit(Event::Stood { rolls });
    go_on(ruling);
}

/// Rolls the Chance die as often as it is due, asking the team where it has a choice; then scores.
fn go_on(ruling: &mut Judging<'_>) {
    while let Stage::Settling(Settling { rolls: 1.., .. }) = ruling.state().stage {
        let setup = ruling.state().setup.clone();
        let Some(face) = dice::roll(&setup.edition.chance_die, &mut *ruling.chance) else { break };
        ruling.emit(Event::ChanceRolled { face });
        let ChanceFace::Letter(times) = face else { continue };
        if has_choice(ruling.state(), times) && !setup.house.best_chance_letter {
            let seconds = setup.house.chance_seconds.unwrap_or(setup.edition.chance_seconds);
            let deadline = ruling.now.plus(Millis::from_seconds(seconds));
            ruling.emit(Event::MayChoose { times, deadline });
            return;
        }
        take_best(ruling, times);
    }
    score(ruling);
}

fn options(state: &State, times: u8) -> Vec<(Cell, Line)> {
    let Some(Settling { play, .. }) = state.settling() else { return Vec::new() };
    chance_options(&state.setup.edition, &state.setup.house, play, times)
}

/// What each tile placed this turn would add, in the order they were laid.
pub(super) fn chance_options(
    edition: &PartyEdition,
    house: &House,
    play: &Play,
    times: u8,
) -> Vec<(Cell, Line)> {
    let line =
        |cell| chance_line(edition, house.star_doubles, house.chance_letter, play, cell, times);
    let cells = play.tiles.iter().map(|at| at.cell);
    cells.filter_map(|cell| line(cell).map(|line| (cell, line))).collect()
}

fn has_choice(state: &State, times: u8) -> bool {
    let options = options(state, times);
    options.windows(2).any(|pair| pair[0].1.points != pair[1].1.points)
}

/// The letter that adds most, the first of several (PY-A7).
pub(super) fn best(options: Vec<(Cell, Line)>) -> Option<(Cell, Line)> {
    let best = options.iter().map(|(_, line)| line.points).max();
    options.into_iter().find(|(_, line)| Some(line.points) == best)
}

/// Takes the letter that adds most.
fn take_best(ruling: &mut Judging<'_>, times: u8) {
    if let Some((cell, line)) = best(options(ruling.state(), times)) {
        ruling.emit(Event::Chosen { seat: None, cell, line });
    }
}

/// A member of the team chooses the letter (PY-26).
pub(super) fn choose(ruling: &mut Judging<'_>, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    turn::check_team(ruling, seat)?;
    let Stage::Choose { times, .. } = ruling.state().stage else {
        return Err(Refusal::new(code::WRONG_PHASE, "PY-26"));
    };
    let chosen = options(ruling.state(), times).into_iter().find(|(option, _)| *option == cell);
    let (cell, line) =
        chosen.ok_or_else(|| Refusal::new(codes::NOT_PLACED_THIS_TURN, "PY-26").cells([cell]))?;
    ruling.emit(Event::Chosen { seat: Some(seat), cell, line });
    go_on(ruling);
    Ok(())
}

/// The team has thought about its letter for too long.
pub(super) fn choice_is_up(ruling: &mut Judging<'_>) {
    if let Stage::Choose { times, .. } = ruling.state().stage {
        take_best(ruling, times);
        go_on(ruling);
    }
}

/// Letters and premiums, the Chance die, and the timer last (PY-30).
pub(super) fn turn_lines(
    zones: &Zones,
    play: &[Line],
    chance: &[Line],
    zone: Option<ZonePlace>,
) -> Vec<Line> {
    let mut lines: Vec<Line> = play.iter().chain(chance).cloned().collect();
    lines.extend(zone.and_then(|zone| zones.line(zone, total(&lines))));
    lines
}

fn score(ruling: &mut Judging<'_>) {
    let state = ruling.state();
    let Some(Settling { play: Play { lines, .. }, chance, run, .. }) = state.settling() else {
        return;
    };
    let zones = state.zones();
    let lines = turn_lines(&zones, lines, chance, run.map(|run| zones.at(run)));
    let team = state.on_turn;
    ruling.emit(Event::Scored { team, lines });
    turn::next(ruling);
}
