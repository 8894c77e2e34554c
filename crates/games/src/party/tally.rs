//! Party on a sheet of paper, with the timer and the dice of the real box or of a phone.

use super::clock::{ZonePlace, Zones};
use super::codes;
use super::dice::ChanceFace;
use super::play::{Misplay, Play, Scales};
use super::points::NO_LETTER;
use super::settle::{best, chance_options, turn_lines};
use super::stop::{ding_lines, pass_lines};
use super::{House, Party, PartyEdition};
use crate::card::{Card, Glyph, Tile, take_cards};
use crate::classic::lay_out;
use crate::grid::{At, Cell};
use crate::refusal::Refusal;
use crate::score::{Line, Points};
use crate::seat::Side;
use crate::tally::{Paper, Tally, Weighed, malformed};
use serde::{Deserialize, Serialize};

/// What is noted of a game of Party.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Note {
    /// A word was laid and stands.
    Lay {
        /// Which tile lies where; a joker as the lower-case letter that it stands for.
        tiles: Vec<At<Card>>,
        /// The letter that was rolled, if one was.
        #[serde(default)]
        letter: Option<Glyph>,
        /// The zone in which the timer was stopped; none where it did not run.
        #[serde(default)]
        zone: Option<ZonePlace>,
        /// What the Chance die showed, as often as it was rolled.
        #[serde(default)]
        chance: Vec<ChanceRoll>,
    },
    /// The team passed.
    Pass {
        /// The zone in which it did.
        #[serde(default)]
        zone: Option<ZonePlace>,
    },
    /// Time was up.
    Ding,
    /// The tray had none of the letters rolled.
    NoLetter,
    /// The team had to miss its turn.
    Missed,
    /// This is how the board lies, whatever was noted before.
    Lies {
        /// All tiles on it.
        tiles: Vec<At<Tile>>,
    },
    /// The game is over.
    End,
}

/// A face of the Chance die, and the letter that the team chose for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChanceRoll {
    /// The face.
    pub face: ChanceFace,
    /// The cell of the letter that counts more; the best one if none is named (PY-A7).
    #[serde(default)]
    pub cell: Option<Cell>,
}

/// What lies on the real board.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lying {
    /// The tiles.
    pub tiles: Vec<At<Tile>>,
}

/// The lines that the Chance die adds to a play (PY-26).
fn chance_lines(
    edition: &PartyEdition,
    house: &House,
    play: &Play,
    rolls: &[ChanceRoll],
) -> Result<Vec<Line>, Refusal> {
    let due = house.chance_rolls.due(play.chance_squares);
    if rolls.len() > usize::from(due) {
        return Err(malformed(format!("chance: expected {due}")));
    }
    let line = |roll: &ChanceRoll| {
        let ChanceFace::Letter(times) = roll.face else { return Ok(None) };
        let options = chance_options(edition, house, play, times);
        let chosen = match roll.cell {
            None => best(options),
            Some(cell) => {
                let chosen = options.into_iter().find(|(option, _)| *option == cell);
                let refuse = || Refusal::new(codes::NOT_PLACED_THIS_TURN, "PY-26").cells([cell]);
                Some(chosen.ok_or_else(refuse)?)
            }
        };
        Ok(chosen.map(|(_, line)| line))
    };
    let lines: Result<Vec<Option<Line>>, Refusal> = rolls.iter().map(line).collect();
    Ok(lines?.into_iter().flatten().collect())
}

impl Tally for Party {
    type Note = Note;
    type Lying = Lying;

    fn bare(_: &Paper<Self>) -> Lying {
        Lying::default()
    }

    fn weigh_note(
        paper: &Paper<Self>,
        lying: &Lying,
        side: Side,
        note: &Note,
    ) -> Result<Weighed<Lying>, Refusal> {
        let (edition, house) = (&paper.edition, &paper.house);
        let zones = Zones::new(&edition.zones, house.zone_seconds.as_deref());
        let board = || edition.board.empty_grid();
        let same = |lines: Vec<Line>| Ok(Weighed::new(lying.clone(), side, lines));
        let known = |zone: &Option<ZonePlace>| match zone {
            Some(place) if zones.effect(*place).is_none() => {
                Err(malformed(format!("zone: expected up to {}", edition.zones.len() - 1)))
            }
            _ => Ok(()),
        };
        match note {
            Note::Lay { tiles, letter, zone, chance } => {
                known(zone)?;
                let grid = lay_out(board(), &lying.tiles)?;
                // Whatever lies on the board is no longer in the tray.
                let mut tray = edition.tiles();
                for at in &lying.tiles {
                    let _ = take_cards(&mut tray, &[at.what.in_hand()]);
                }
                let star_doubles = house.star_doubles;
                let scales =
                    Scales { edition, star_doubles, grid: &grid, tray: &tray, letter: *letter };
                let play = scales.weigh(tiles).map_err(Misplay::into_refusal)?;
                let chance = chance_lines(edition, house, &play, chance)?;
                let lines = turn_lines(&zones, &play.lines, &chance, *zone);
                let tiles = lying.tiles.iter().chain(&play.tiles).copied().collect();
                let words = play.words.into_iter().map(|word| word.word).collect();
                Ok(Weighed { words, ..Weighed::new(Lying { tiles }, side, lines) })
            }
            Note::Pass { zone } => {
                known(zone)?;
                same(pass_lines(&zones, *zone))
            }
            Note::Ding => same(ding_lines(edition)),
            Note::NoLetter => same(vec![Line::new(NO_LETTER, Points::ZERO)]),
            Note::Missed => same(Vec::new()),
            Note::Lies { tiles } => {
                lay_out(board(), tiles)?;
                Ok(Weighed::new(Lying { tiles: tiles.clone() }, side, Vec::new()))
            }
            Note::End => {
                Ok(Weighed { over: true, ..Weighed::new(lying.clone(), side, Vec::new()) })
            }
        }
    }
}
