//! Whole random games of Party, with random clocks.

use super::bench::card;
use crate::card::{Card, Glyph};
use crate::chance::{Chance, Seeded};
use crate::dictionary::{Dictionary, WordList};
use crate::grid::{At, Cell, Direction};
use crate::laws::{Lists, Trial, any_edition, some_house, try_games};
use crate::party::*;
use crate::score::Line;
use crate::seat::{Player, Seat, Side, Viewer};
use crate::setup::{Edition, Setup};
use crate::table::Table;
use crate::time::Millis;
use lexicon::Alphabet;
use rule::rule;
use std::sync::LazyLock;

/// Short words over few letters, so that random games find plays.
pub(super) static WORDS: &[&str] = &[
    "as", "an", "en", "et", "es", "il", "la", "le", "lu", "na", "ne", "ni", "nu", "ras", "rat",
    "riz", "rue", "sa", "se", "si", "su", "ta", "te", "tu", "un", "us", "ut", "ile", "lin", "lien",
    "lit", "nez", "pin", "pire", "rire", "sel", "ses", "tas", "tir", "use", "ire", "sali", "tire",
    "tires", "ruse", "sein", "zen", "zinc", "aile", "alite", "zeste", "plein", "patine", "plaire",
];

static LISTS: LazyLock<Lists> = LazyLock::new(|| Lists::new::<PartyEdition>(WORDS));

pub(super) static LIST: LazyLock<WordList> =
    LazyLock::new(|| WordList::new(Alphabet::FRENCH, WORDS.iter().copied()).unwrap());

fn flip(chance: &mut dyn Chance) -> bool {
    chance.below(2) == 0
}

fn pick<T: Clone>(items: &[T], chance: &mut dyn Chance) -> Option<T> {
    items.get(chance.below(items.len() as u32) as usize).cloned()
}

/// A word of the list laid somewhere near, with jokers where letters are missing.
fn some_word(state: &State, chance: &mut dyn Chance) -> Vec<At<Card>> {
    let word: Vec<Glyph> =
        pick(WORDS, chance).unwrap_or("as").chars().filter_map(Glyph::new).collect();
    let anchors: Vec<Cell> = state.board.cells().map(|at| at.cell).collect();
    let anchor = pick(&anchors, chance).unwrap_or(state.setup.edition.board.star());
    let direction = if flip(chance) { Direction::Across } else { Direction::Down };
    let aside = if state.board.is_empty() { 0 } else { chance.below(3) as i16 - 1 };
    let start = anchor
        .step(direction, -(chance.below(word.len() as u32 + 1) as i16))
        .step(direction.other(), aside);
    let mut tray = state.tray.clone();
    let mut tiles = Vec::new();
    for (step, glyph) in (0..).zip(word) {
        let cell = start.step(direction, step);
        if state.board.get(cell).is_some() {
            continue;
        }
        let held = tray.iter().position(|&card| card == Card::Letter(glyph));
        let joker = tray.iter().position(|&card| card == Card::Blank(None));
        let what = match held.or(joker) {
            Some(place) if tray.remove(place) == Card::Blank(None) => Card::Blank(Some(glyph)),
            _ => Card::Letter(glyph),
        };
        tiles.push(At { cell, what });
    }
    tiles
}

/// Any tiles anywhere.
fn nonsense(state: &State, chance: &mut dyn Chance) -> Vec<At<Card>> {
    let odd: Vec<Card> = ["?", "x2", "a", "Z", "ç"].map(card).into();
    (0..chance.below(4))
        .filter_map(|_| {
            let (row, col) = (chance.below(9) as i16 - 1, chance.below(9) as i16 - 1);
            let from = if chance.below(5) == 0 { &odd } else { &state.tray };
            pick(from, chance).map(|what| At::new(row, col, what))
        })
        .collect()
}

fn some_placement(state: &State, letter: Option<Glyph>, chance: &mut dyn Chance) -> Vec<At<Card>> {
    let mut tiles = some_word(state, chance);
    // Now and then what fits the board is taken, word or not.
    let tries = if chance.below(4) == 0 { 2 } else { 25 };
    for _ in 0..tries {
        let play = state.scales(letter).weigh(&tiles);
        let words = LISTS.of(&state.setup.edition);
        if play.is_ok_and(|play| play.words.iter().all(|word| words.knows(&word.letters()))) {
            break;
        }
        tiles = some_word(state, chance);
    }
    tiles
}

fn anything(state: &State, chance: &mut dyn Chance) -> Command {
    let cell = Cell::new(chance.below(8) as i16, chance.below(8) as i16);
    let commands = [
        Command::Roll,
        Command::Pass,
        Command::Accept,
        Command::Challenge,
        Command::Choose { cell },
        Command::Stop { tiles: nonsense(state, chance), appeal: flip(chance) },
        Command::stop(Vec::new()),
        Command::Spot { tile: pick(&state.tray, chance).unwrap_or(card("?")) },
        if chance.below(6) == 0 { Command::NoRoom } else { Command::Roll },
    ];
    pick(&commands, chance).unwrap_or(Command::Roll)
}

impl Trial for Party {
    fn dictionary(setup: &Setup<Party>) -> &'static dyn Dictionary {
        LISTS.of(&setup.edition)
    }

    /// One to three members each, seated in turn or side by side.
    fn setup(players: usize, chance: &mut dyn Chance) -> Setup<Party> {
        let first = 1 + chance.below(players as u32 - 1) as usize;
        let named = flip(chance);
        let player = |place: usize| Player {
            team: named.then_some(Side(u8::from(place >= first))),
            ..Player::default()
        };
        let players: Vec<Player> = (0..players).map(player).collect();
        // Mostly the small box; now and then a printed one in any language.
        let small = || PartyEdition::built_in().into_iter().find(|e| e.name == "party-small");
        let edition = if chance.below(8) == 0 { any_edition(chance) } else { small().unwrap() };
        let house = some_house::<Party>(&edition, players.len(), chance);
        // Without an end to passing, letters that the die lacks keep a game alive (PY-A23).
        let house = House { stop_endless_passing: true, ..house };
        let words = LISTS.of(&edition);
        Setup::with(edition, house, players, words).unwrap()
    }

    fn command(state: &State, _seat: Seat, chance: &mut dyn Chance) -> Command {
        if chance.below(8) == 0 {
            return anything(state, chance);
        }
        match &state.stage {
            Stage::Spot { letter, .. } => Command::Spot { tile: Card::Letter(*letter) },
            Stage::Run { letter, .. } if chance.below(12) > 0 => {
                let tiles = some_placement(state, *letter, chance);
                Command::Stop { tiles, appeal: flip(chance) }
            }
            Stage::Run { .. } => Command::Pass,
            Stage::Stopped { .. } if flip(chance) => Command::Challenge,
            Stage::Stopped { .. } => Command::Accept,
            Stage::Choose { settling, .. } => {
                let cells: Vec<Cell> = settling.play.tiles.iter().map(|at| at.cell).collect();
                Command::Choose { cell: pick(&cells, chance).unwrap_or(Cell::new(0, 0)) }
            }
            _ => Command::Roll,
        }
    }

    fn whole_box(setup: &Setup<Party>) -> Vec<String> {
        setup.edition.tiles().iter().map(Card::to_string).collect()
    }

    fn cards(state: &State) -> Vec<String> {
        let board = state.board.cells().map(|at| at.what.in_hand());
        state.tray.iter().copied().chain(board).map(|card| card.to_string()).collect()
    }

    /// Nothing is hidden from anybody.
    fn twin(state: &State, _viewer: Viewer, _chance: &mut dyn Chance) -> State {
        state.clone()
    }

    fn pile_twin(state: &State, _chance: &mut dyn Chance) -> State {
        state.clone()
    }

    fn private_to(_event: &Event) -> Option<Seat> {
        None
    }

    fn lines(event: &Event) -> Vec<(Seat, Vec<Line>)> {
        match event {
            Event::Scored { team, lines } | Event::NoWord { team, lines, .. } => {
                vec![(Seat(team.0), lines.clone())]
            }
            _ => Vec::new(),
        }
    }
}

#[test]
#[rule("PY-01", "PY-34")]
fn random_games_of_two_teams_keep_every_law() {
    try_games::<Party>(2..=6, 16);
}

#[test]
#[rule("PY-34")]
fn random_games_really_are_played_and_end_in_every_way() {
    /// So many that also rare things happen, in boxes of all languages.
    const GAMES: u64 = 240;
    let mut reasons = Vec::new();
    let (mut words, mut stages) = (0, Vec::new());
    for seed in 0..GAMES {
        let mut chance = Seeded::new(seed);
        let setup = Party::setup(4, &mut chance);
        let list = Party::dictionary(&setup);
        let mut table = Table::open(setup, list, &mut chance).unwrap();
        let mut now = table.now();
        while table.outcome().is_none() {
            let seat = Seat(chance.below(4) as u8);
            let command = Party::command(table.state(), seat, &mut chance);
            // Time passes also while commands are refused.
            now = now.max(table.now()).plus(Millis(u64::from(chance.below(3000))));
            // A refusal is one of the things that happen.
            let _ = table.play(seat, command, now, list, &mut chance);
            let stage = std::mem::discriminant(&table.state().stage);
            if !stages.contains(&stage) {
                stages.push(stage);
            }
        }
        for event in table.log().iter().flat_map(|entry| &entry.events) {
            match event {
                crate::Event::Game(Event::Scored { .. }) => words += 1,
                crate::Event::Game(Event::Ended { reason, .. }) if !reasons.contains(reason) => {
                    reasons.push(*reason);
                }
                _ => {}
            }
        }
    }
    assert!(words > GAMES * 3, "{words} words in {GAMES} games");
    // Rolling, spotting, running, waiting for a challenge, choosing, over.
    assert_eq!(stages.len(), 6);
    for reason in [EndReason::RollsFailed, EndReason::NoRoom, EndReason::EndlessPassing] {
        assert!(reasons.contains(&reason), "no game ended by {reason:?}: {reasons:?}");
    }
}
