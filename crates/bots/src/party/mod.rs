//! Players of Party.

use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::party::{Command, Party, Play, Scales, Stage, team_of};
use games::{At, Card, Chance, Glyph, Grid, Millis, Setup};
use lexicon::Lexicon;
use solver::grid::Reach;
use solver::party::{PartySearch, letter_values};

/// What a bot of Party knows.
pub struct Mind {
    lexicon: Lexicon,
    reach: Reach,
}

impl Playable for Party {
    type Mind = Mind;

    fn prepare(setup: &Setup<Party>, words: &Words, bot: Bot) -> Mind {
        let lexicon = words.commonest(bot.vocabulary());
        let reach = Reach::new(&lexicon, &letter_values(&setup.edition));
        Mind { lexicon, reach }
    }

    fn budget(_bot: Bot) -> Budget {
        Budget::new(1_000_000)
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Party>,
        _luck: &mut dyn Chance,
        _budget: &mut Budget,
    ) -> Option<Decision<Command>> {
        let game = &seen.view.game;
        let ours = team_of(&seen.setup, seen.seat) == Some(game.on_turn);
        let (command, seconds) = match &game.stage {
            Stage::Roll { .. } if ours => (Command::Roll, 1),
            Stage::Spot { letter, false_start: false, .. } if !ours => {
                (Command::Spot { tile: Card::Letter(*letter) }, 3)
            }
            Stage::Run { letter, .. } if ours => (place(mind, seen, *letter), 20),
            Stage::Stopped { window: Some(window), .. }
                if window.waiting().contains(&seen.seat) =>
            {
                (Command::Accept, 2)
            }
            Stage::Choose { settling, .. } if ours => {
                (Command::Choose { cell: settling.play.tiles.first()?.cell }, 2)
            }
            _ => return None,
        };
        Some(Decision::new(command, Millis::from_seconds(seconds)))
    }

    fn compare(greedy: &Mind, seen: &Seen<Party>, command: &Command) -> Option<Compared> {
        let (Command::Stop { tiles }, Stage::Run { letter, .. }) = (command, &seen.view.game.stage)
        else {
            return None;
        };
        let grid = grid(seen);
        let chosen = scales(seen, &grid, *letter).weigh(tiles).ok()?;
        let points = |play: &Play| games::total(&play.lines).0;
        let best = best(greedy, seen, *letter, 1).first().map_or(0, points);
        Some(Compared { chosen: points(&chosen), best })
    }
}

fn grid(seen: &Seen<Party>) -> Grid {
    let mut grid = seen.setup.edition.board.empty_grid();
    for at in &seen.view.game.board {
        grid.put(at.cell, at.what);
    }
    grid
}

fn scales<'a>(seen: &'a Seen<Party>, grid: &'a Grid, letter: Option<Glyph>) -> Scales<'a> {
    Scales {
        edition: &seen.setup.edition,
        star_doubles: seen.setup.house.star_doubles,
        grid,
        tray: &seen.view.game.tray,
        letter,
    }
}

fn best(mind: &Mind, seen: &Seen<Party>, letter: Option<Glyph>, most: usize) -> Vec<Play> {
    let grid = grid(seen);
    PartySearch::new(scales(seen, &grid, letter), &mind.lexicon).best(&mind.reach, most)
}

fn place(mind: &Mind, seen: &Seen<Party>, letter: Option<Glyph>) -> Command {
    match best(mind, seen, letter, 1).first() {
        None => Command::Pass,
        Some(play) => {
            let tile = |at: &At<games::Tile>| At { cell: at.cell, what: at.what.card() };
            Command::Stop { tiles: play.tiles.iter().map(tile).collect() }
        }
    }
}
