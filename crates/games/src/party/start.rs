//! The start: spread the tiles, roll for the first turn.

use super::Judging;
use super::event::Event;
use super::teams::TEAMS;
use super::turn;
use crate::card::Glyph;
use crate::chance::{Chance, shuffle};
use crate::seat::Side;
use crate::setup::Setup;

/// After so many ties a die with one letter only is at fault, and chance decides.
const MOST_ROUNDS: usize = 100;

pub(super) fn start(ruling: &mut Judging<'_>) {
    let setup = ruling.state().setup.clone();
    let mut tray = setup.edition.tiles();
    // Everybody sees the tiles; only where they lie is luck, so that spotting is a skill.
    shuffle(&mut tray, &mut *ruling.chance);
    ruling.emit(Event::Spread { tray });
    let (rounds, starter) = first_rolls(&setup, &mut *ruling.chance);
    ruling.emit(Event::FirstRolls { rounds, starter });
    turn::begin(ruling, starter);
}

/// Each team rolls; nearest the start of the alphabet begins, ties roll again (PY-02, PY-A25).
fn first_rolls(setup: &Setup<super::Party>, chance: &mut dyn Chance) -> (Vec<Vec<Glyph>>, Side) {
    let alphabet = setup.edition.alphabet;
    let rank = |letter: &Glyph| alphabet.letter(letter.as_char()).map(|letter| letter.place());
    let mut rounds = Vec::new();
    if let Some(die) = setup.edition.letter_die(setup.house.letter_die.as_deref()) {
        while rounds.len() < MOST_ROUNDS {
            let round: Vec<Glyph> = (0..TEAMS).filter_map(|_| die.roll(chance)).collect();
            let ranks: Vec<Option<u8>> = round.iter().map(rank).collect();
            rounds.push(round);
            if let [first, second] = ranks[..]
                && first != second
            {
                return (rounds, Side(u8::from(second < first)));
            }
        }
    }
    (rounds, Side(chance.below(TEAMS as u32) as u8))
}
