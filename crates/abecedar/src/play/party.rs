//! Party at the keyboard, with its clock running.

use super::board::{self, Empty, Part};
use super::desk::{Desk, Drawing, Played, Reading, countdown};
use super::frame::Frame;
use super::keywords::Verb;
use super::lay::{self, Laying};
use super::place::Place;
use super::typed;
use console::Style;
use games::party::{Clock, Command, Party, Play, Square, Stage, ZonePlace, Zones, team_of};
use games::refusal::code;
use games::{
    At, Card, Cell, Dictionary, Grid, Line, Millis, Refusal, Setup, Sheet, TableView, Tile, spell,
};
use texts::Given;

/// The words of commands that are understood.
pub const VERBS: &[Verb] = &[
    Verb::Play,
    Verb::Ask,
    Verb::Pass,
    Verb::Accept,
    Verb::Challenge,
    Verb::Roll,
    Verb::Spot,
    Verb::Choose,
    Verb::NoRoom,
];

/// So many seconds before the ding are counted down, one by one.
const COUNTED_DOWN: u64 = 5;

fn grid(desk: &Desk<'_, Party>) -> Grid {
    let mut grid = desk.setup().edition.board.empty_grid();
    for at in &desk.view.game.board {
        grid.put(at.cell, at.what);
    }
    grid
}

fn zones(setup: &Setup<Party>) -> Zones {
    Zones::new(&setup.edition.zones, setup.house.zone_seconds.as_deref())
}

fn running(view: &TableView<Party>) -> Option<Clock> {
    match view.game.stage {
        Stage::Run { clock, .. } => clock,
        _ => None,
    }
}

/// The word that lies there and is not scored yet.
fn lying(view: &TableView<Party>) -> Option<&Play> {
    match &view.game.stage {
        Stage::Stopped { settling, .. }
        | Stage::Settling(settling)
        | Stage::Choose { settling, .. } => Some(&settling.play),
        _ => None,
    }
}

/// How an empty square is drawn.
fn square(square: Square) -> Empty {
    let (sign, style) = match square {
        Square::Plain => return Empty::plain(),
        Square::DoubleLetter => ("l2", Style::new().cyan()),
        Square::TripleLetter => ("l3", Style::new().blue()),
        Square::DoubleWord => ("w2", Style::new().magenta()),
        Square::TripleWord => ("w3", Style::new().red()),
        Square::Chance => ("?", Style::new().yellow()),
        Square::Star => ("*", Style::new().magenta()),
    };
    Empty { sign, style }
}

/// The tray with how many there are of each tile.
fn tray(desk: &Desk<'_, Party>) -> String {
    let mut tiles = desk.view.game.tray.clone();
    tiles.sort_unstable();
    let groups = tiles.chunk_by(|one, other| one == other);
    let text = |group: &[Card]| match group {
        [only] => only.to_string(),
        several => format!("{}×{}", several[0], several.len()),
    };
    let groups: Vec<String> = groups.map(text).collect();
    format!("{}: {}", desk.texts.text("terminal-tray"), groups.join(" "))
}

impl Played for Party {
    const HIDDEN: bool = false;
    const VERBS: &'static [Verb] = VERBS;
    const PACE: f64 = 1.0;

    fn attends(desk: &Desk<'_, Party>) -> bool {
        // While the others look for the letter, its team looks for a word already.
        let spotting = matches!(desk.view.game.stage, Stage::Spot { .. });
        spotting || desk.is_awaited()
    }

    fn sheet(view: &TableView<Party>) -> Option<&Sheet> {
        Some(&view.game.sheet)
    }

    fn label(_: &TableView<Party>, cell: Cell) -> String {
        Frame::BOARD.label(cell)
    }

    fn draw(desk: &Desk<'_, Party>) -> Drawing {
        let (view, grid, edition) = (&desk.view.game, grid(desk), &desk.setup().edition);
        let mut table = if desk.look.plain {
            board::told(desk.texts, Frame::BOARD, &grid)
        } else {
            let (rows, cols) = (0..edition.board.rows(), 0..edition.board.columns());
            let fresh = lying(desk.view).map(|play| play.tiles.iter().map(|at| at.cell).collect());
            let fresh: Vec<Cell> = fresh.unwrap_or_default();
            let part = Part { rows, cols };
            let empty = |cell| square(edition.board.square(cell));
            let mut lines = board::draw(desk.look, Frame::BOARD, &part, &grid, &fresh, empty);
            let legend = desk.look.wrap(&desk.texts.text("terminal-legend"), 4);
            lines.push(desk.look.dim(&legend));
            lines
        };
        table.push(desk.look.wrap(&tray(desk), 2));
        let mut around = vec![desk.scores()];
        let letter = match view.stage {
            Stage::Spot { letter, .. } => Some(letter),
            Stage::Run { letter, .. } => letter,
            _ => None,
        };
        let letter = letter.map(|letter| {
            let said = desk.say("terminal-letter", Given::new().with("letter", letter.to_string()));
            desk.look.bold(&said)
        });
        let clock = running(desk.view).and_then(|clock| time(desk, clock, desk.now));
        let line: Vec<String> = letter.into_iter().chain(clock).collect();
        if !line.is_empty() {
            around.push(line.join("   "));
        }
        Drawing { table, around }
    }

    fn prompt(desk: &Desk<'_, Party>) -> String {
        let view = &desk.view.game;
        let ours = team_of(desk.setup(), desk.seat) == Some(view.on_turn);
        let letter = |letter: &games::Glyph| Given::new().with("letter", letter.to_string());
        match &view.stage {
            Stage::Roll { .. } if ours => {
                format!("{} ({})", desk.texts.text("prompt-party-roll"), desk.key(Verb::Roll))
            }
            Stage::Spot { letter: rolled, .. } if ours => {
                desk.say("prompt-party-being-spotted", letter(rolled))
            }
            Stage::Spot { letter: rolled, false_start: false, .. } => {
                desk.say("prompt-party-spot", letter(rolled))
            }
            Stage::Run { letter: Some(rolled), .. } if ours => {
                desk.say("prompt-party-run", letter(rolled))
            }
            Stage::Run { letter: None, .. } if ours => desk.texts.text("prompt-party-run-free"),
            Stage::Choose { times, .. } if ours => {
                desk.say("prompt-party-choose", Given::new().with("times", *times))
            }
            Stage::Stopped { question, settling, .. } if desk.is_awaited() => {
                let words: Vec<String> =
                    settling.play.words.iter().map(|word| word.word.clone()).collect();
                let player = desk.tell(|teller| teller.team(view.on_turn));
                desk.asked(*question, player, &words)
            }
            _ => desk.others_think(),
        }
    }

    fn read(desk: &Desk<'_, Party>, typed: &[&str]) -> Reading<Command> {
        let Some((&first, rest)) = typed.split_first() else { return Reading::Unknown };
        let alone = |typed: &[&str]| typed::cards(desk.alphabet(), typed);
        let tile = |typed: &[&str]| alone(typed).filter(|cards| cards.len() == 1)?.pop();
        match desk.verb(first) {
            Some(Verb::Roll) => return Reading::Do(Command::Roll),
            Some(Verb::Pass) => return Reading::Do(Command::Pass),
            Some(Verb::Accept) => return Reading::Do(Command::Accept),
            Some(Verb::Challenge) => return Reading::Do(Command::Challenge),
            Some(Verb::NoRoom) => return Reading::Do(Command::NoRoom),
            Some(Verb::Spot) => {
                let spot = tile(rest).map(|tile| Reading::Do(Command::Spot { tile }));
                return spot.unwrap_or(Reading::Unknown);
            }
            Some(Verb::Choose) => return choose(desk, rest),
            Some(Verb::Play) => return word(desk, rest, false),
            Some(Verb::Ask) => return word(desk, rest, true),
            _ => {}
        }
        match &desk.view.game.stage {
            Stage::Spot { .. } if typed.len() == 1 && first.chars().count() == 1 => {
                tile(typed).map_or(Reading::Unknown, |tile| Reading::Do(Command::Spot { tile }))
            }
            Stage::Choose { .. } => choose(desk, typed),
            _ => word(desk, typed, false),
        }
    }

    fn notation(desk: &Desk<'_, Party>, command: &Command) -> String {
        match command {
            Command::Roll => desk.key(Verb::Roll).to_owned(),
            Command::Spot { tile } => format!("{} {tile}", desk.key(Verb::Spot)),
            Command::Stop { tiles, .. } => laying(desk, &grid(desk)).notation(desk, tiles),
            Command::Pass => desk.key(Verb::Pass).to_owned(),
            Command::Accept => desk.key(Verb::Accept).to_owned(),
            Command::Challenge => desk.key(Verb::Challenge).to_owned(),
            Command::Choose { cell } => {
                format!("{} {}", desk.key(Verb::Choose), Frame::BOARD.label(*cell))
            }
            Command::NoRoom => desk.key(Verb::NoRoom).to_owned(),
        }
    }

    fn help(desk: &Desk<'_, Party>) -> Vec<(String, &'static str)> {
        let key = |verb| desk.key(verb).to_owned();
        vec![
            (key(Verb::Roll), "help-roll"),
            (format!("{} N, N", key(Verb::Spot)), "help-spot"),
            ("MAISON".to_owned(), "help-word"),
            (format!("MAiSON h8 {}", key(Verb::Across)), "help-word-at"),
            ("MAISON!".to_owned(), "help-word-best"),
            (format!("{} PASSE", key(Verb::Play)), "help-play"),
            (format!("{} MAISON", key(Verb::Ask)), "help-ask"),
            (key(Verb::Pass), "help-pass"),
            (key(Verb::Accept), "help-accept"),
            (key(Verb::Challenge), "help-challenge"),
            (format!("{} E", key(Verb::Choose)), "help-choose"),
            (key(Verb::NoRoom), "help-no-room"),
        ]
    }

    fn mark(desk: &Desk<'_, Party>) -> Option<(Millis, String)> {
        let clock = running(desk.view)?;
        let zones = zones(desk.setup());
        let zone = zones.at(clock.run_at(desk.now)).0.saturating_add(1);
        let begins = clock.since.plus(zones.start_of(ZonePlace(zone)).since(clock.run));
        let ding = clock.ding(&zones);
        // The last seconds are counted down to the ding.
        let last = (1..=COUNTED_DOWN).map(|left| Millis(ding.0.saturating_sub(left * 1_000)));
        let moments = last.chain([begins]).filter(|&moment| desk.now < moment && moment < ding);
        let next = moments.min()?;
        Some((next, time(desk, clock, next)?))
    }

    /// The zone and its seconds, for both teams: whoever waits wants to know as well.
    fn ticking(desk: &Desk<'_, Party>) -> Option<(Millis, String)> {
        let Some(clock) = running(desk.view) else {
            let end = desk.view.deadline?;
            let (seconds, next) = countdown(end.since(desk.now));
            return Some((desk.now.plus(next), format!("{seconds:>3}")));
        };
        let zones = zones(desk.setup());
        let run = clock.run_at(desk.now);
        let place = zones.at(run);
        let zone = desk.phrase(&zones.effect(place)?.phrase());
        let end = zones.start_of(ZonePlace(place.0.saturating_add(1)));
        let (seconds, next) = countdown(end.since(run));
        Some((desk.now.plus(next), format!("{zone} {seconds:>3}")))
    }
}

/// The zone of the running timer at a moment, and how long it still lasts then.
fn time(desk: &Desk<'_, Party>, clock: Clock, at: Millis) -> Option<String> {
    let zones = zones(desk.setup());
    let run = clock.run_at(at);
    let place = zones.at(run);
    let zone = desk.phrase(&zones.effect(place)?.phrase());
    let end = zones.start_of(ZonePlace(place.0.saturating_add(1)));
    let left = end.since(run).0.div_ceil(1000);
    let zone = desk.say("timer-left", Given::new().with("zone", zone).with("count", left));
    Some(desk.say("terminal-clock", Given::new().with("zone", zone)))
}

fn laying<'a>(desk: &Desk<'a, Party>, grid: &'a Grid) -> Laying<'a> {
    let first = desk.setup().edition.board.star();
    Laying { grid, frame: Frame::BOARD, first, hand: &desk.view.game.tray }
}

/// A word to place. Where unknown words are refused anyway, only places are offered at which all
/// words exist, so that nobody loses time to a rejection.
fn word(desk: &Desk<'_, Party>, typed: &[&str], appeal: bool) -> Reading<Command> {
    let line = match lay::read(desk, Frame::BOARD, typed) {
        Ok(line) => line,
        Err(reading) => return reading,
    };
    let grid = grid(desk);
    let look = |command: &Command| -> Result<Vec<Line>, Refusal> {
        let lines = desk.preview(command)?;
        let Command::Stop { tiles, .. } = command else { return Ok(lines) };
        if appeal || desk.setup().house.judged.are_challenged() {
            return Ok(lines);
        }
        let tiles: Vec<At<Tile>> = tiles
            .iter()
            .filter_map(|at| Some(At { cell: at.cell, what: at.what.tile()? }))
            .collect();
        let runs = grid.lay(&tiles).map_err(|fault| fault.refusal("PY-16"))?;
        let unknown: Vec<String> = runs
            .iter()
            .map(|run| run.word())
            .filter(|word| !desk.lexicon.knows(word))
            .map(|word| spell(&word))
            .collect();
        if unknown.is_empty() {
            Ok(lines)
        } else {
            Err(Refusal::new(code::UNKNOWN_WORD, "PY-17").words(unknown))
        }
    };
    let stop = |place: &Place| vec![Command::Stop { tiles: place.cards.clone(), appeal }];
    laying(desk, &grid).choose(desk, &line, stop, look)
}

/// The letter of the Chance die, by its name or its cell.
fn choose(desk: &Desk<'_, Party>, typed: &[&str]) -> Reading<Command> {
    let Some(&token) = typed.first() else { return Reading::Unknown };
    if let Some(cell) = Frame::BOARD.cell(token) {
        return Reading::Do(Command::Choose { cell });
    }
    let letters = typed::letters(desk.alphabet(), token);
    let Some(&[letter]) = letters.as_deref() else { return Reading::Unknown };
    let tiles = lying(desk.view).map(|play| play.tiles.as_slice()).unwrap_or_default();
    // A real tile rather than a joker, which adds nothing.
    let found = tiles.iter().filter(|at| at.what.glyph == letter.glyph);
    match found.min_by_key(|at| at.what.blank) {
        Some(at) => Reading::Do(Command::Choose { cell: at.cell }),
        None => Reading::Wrong(desk.texts.text("refusal-not-placed-this-turn")),
    }
}
