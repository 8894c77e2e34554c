//! The reckoning at the end: everybody's last lines, and who leads with them.

use crate::score::{Line, LineKind, Sheet, leaders, total};
use crate::seat::{Seat, Side};

/// The cards left in a player's own hand.
pub const HAND_LEFT: LineKind = LineKind::new("hand_left");

/// The last lines of everybody's score, and who wins with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// Who gets which lines.
    pub lines: Vec<(Seat, Vec<Line>)>,
    /// Who has most; ties share.
    pub winners: Vec<Side>,
}

/// Adds the last lines of those who still play to the sheet. Who has left keeps the score and
/// cannot win.
pub fn reckon(
    sheet: &Sheet,
    players: &[Seat],
    last_lines: impl Fn(Seat) -> Vec<Line>,
) -> Reckoning {
    let lines: Vec<(Seat, Vec<Line>)> =
        players.iter().map(|&seat| (seat, last_lines(seat))).collect();
    let mut totals = sheet.totals().to_vec();
    for (seat, lines) in &lines {
        if let Some(sum) = totals.get_mut(seat.index()) {
            *sum += total(lines);
        }
    }
    let winners = leaders(&totals, |side| players.contains(&side.seat()));
    Reckoning { lines, winners }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Points;

    #[test]
    fn the_last_lines_decide_and_who_has_left_does_not_win() {
        let mut sheet = Sheet::new(3);
        for (seat, points) in [(0, 10), (1, 9), (2, 99)] {
            sheet.write(1, Seat(seat), &[Line::new(HAND_LEFT, Points(points))]);
        }
        let last = |seat: Seat| vec![Line::new(HAND_LEFT, Points(-3 * (1 - i32::from(seat.0))))];
        let reckoning = reckon(&sheet, &[Seat(0), Seat(1)], last);
        assert_eq!(reckoning.winners, [Side(1)]);
        assert_eq!(reckoning.lines.len(), 2);
    }
}
