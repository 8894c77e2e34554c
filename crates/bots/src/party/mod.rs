//! Players of Party.
//!
//! Nothing is hidden and the whole tray may be used, so with all words and no hurry every turn
//! would be worth hundreds of points. What makes a player is which words come to mind, how fast
//! ([`numbers`]), which places are overlooked (`ideas`), and when to stop the timer (`stopping`).
//! The strongest players calculate instead (`calculating`) and look at what a play leaves to the
//! opponents (`outlook`). Besides, letters are spotted (`spotting`), words doubted (`doubt`),
//! letters chosen for the Chance die (`chance`) and hopeless games ended (`ending`).

mod calculating;
mod chance;
mod doubt;
mod ending;
mod field;
mod ideas;
mod luck;
mod mind;
pub mod numbers;
mod outlook;
mod posing;
mod sight;
mod spotting;
mod stopping;
mod thinking;
mod timer;

#[cfg(test)]
mod tests;

pub use mind::Mind;

use crate::advice::Spot;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Measuring, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::party::{Clock, Command, Party, Play, Stage};
use games::{Chance, Game, Setup};
use luck::{around_one, millis};
use numbers::Numbers;
use sight::Sight;
use timer::Timer;

/// Seconds to take the die and roll it.
const ROLLING: f64 = 1.5;
/// Seconds to read a word and say yes or no to it.
const READING: f64 = 2.0;
/// Seconds to choose a letter.
const CHOOSING: f64 = 2.0;
/// Seconds to agree that there is no room, and to say so first.
const AGREEING: f64 = 0.3;
/// What a bot waits longer with whatever the people of its team may want to do themselves.
const AFTER_YOU: f64 = 5.0;

impl Playable for Party {
    // With all tiles there to choose from, experts leave half of the best score lying.
    const GRADES: crate::Grades = [0.5, 0.8, 0.92];
    /// Seat and dice decide who wins; the points still tell two levels apart.
    const MEASURING: Measuring =
        Measuring { games: 400, games_of_maestro: 100, games_of_speed: 50, elo: false };

    type Mind = Mind;

    fn prepare(setup: &Setup<Party>, words: &Words, bot: Bot) -> Mind {
        Mind::new(setup, words, bot, Numbers::shipped())
    }

    /// A node is one word that is looked for a place; a search of the whole board counts for
    /// a hundred.
    fn budget(bot: Bot) -> Budget {
        Budget::new(match bot {
            Bot::Primer | Bot::Greedy => 1_000,
            bot => bot.manner(Party::NAME).whole([1_000, 1_000, 1_000, 2_000, 5_000]).into(),
        })
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Party>,
        luck: &mut dyn Chance,
        budget: &mut Budget,
    ) -> Option<Decision<Command>> {
        let sight = Sight::new(seen);
        if sight.has_left() {
            return None;
        }
        let mind = mind.now(luck);
        let manners = if sight.beside_people() { AFTER_YOU } else { 0.0 };
        let after = |command: Command, seconds: f64| Decision::new(command, millis(seconds));
        let human = |seconds: f64, luck: &mut dyn Chance| seconds * around_one(luck);
        // The other team has said that there is no room: is that so?
        let waits = matches!(
            seen.view.game.stage,
            Stage::Roll { .. } | Stage::Spot { .. } | Stage::Run { .. }
        );
        if waits
            && sight.says_no_room(false)
            && ending::may_say(&sight)
            && ending::no_room(mind, &sight)
        {
            return Some(after(Command::NoRoom, human(AGREEING, luck)));
        }
        Some(match &seen.view.game.stage {
            Stage::Roll { .. } if sight.on_turn() => {
                if ending::is_due(mind, &sight) {
                    return Some(after(Command::NoRoom, human(AGREEING, luck)));
                }
                after(Command::Roll, human(ROLLING, luck) + manners)
            }
            Stage::Spot { letter, false_start: false, .. } if !sight.on_turn() => {
                let tile = games::Card::Letter(*letter);
                let seconds = spotting::seconds(mind.habits(), &seen.view.game.tray, *letter, luck);
                after(Command::Spot { tile }, seconds + manners / 2.0)
            }
            Stage::Run { clock, .. } if sight.on_turn() => run(mind, &sight, *clock, luck, budget),
            Stage::Stopped { window: Some(window), settling, .. }
                if window.waiting().contains(&seen.seat) =>
            {
                let alphabet = seen.setup.edition.alphabet;
                let doubts = doubt::challenges(mind, alphabet, &settling.play, luck);
                let command = if doubts { Command::Challenge } else { Command::Accept };
                after(command, human(READING, luck))
            }
            Stage::Choose { settling, times, .. } if sight.on_turn() => {
                let cell = chance::best_letter(&seen.setup, &settling.play, *times)?;
                after(Command::Choose { cell }, human(CHOOSING, luck) + manners)
            }
            _ => return None,
        })
    }

    fn spot(_seen: &Seen<Party>, command: &Command) -> Spot {
        let Command::Stop { tiles, .. } = command else { return Spot::default() };
        Spot { cells: tiles.iter().map(|laid| laid.cell).collect(), ..Spot::default() }
    }

    fn compare(greedy: &Mind, seen: &Seen<Party>, command: &Command) -> Option<Compared> {
        let (Command::Stop { tiles, .. }, Stage::Run { .. }) = (command, &seen.view.game.stage)
        else {
            return None;
        };
        let sight = Sight::new(seen);
        let chosen = sight.scales().weigh(tiles).ok()?;
        let points = |play: &Play| games::total(&play.lines).0;
        let best = calculating::best_plays(&greedy.vocabulary, &sight, 1);
        Some(Compared { chosen: points(&chosen), best: best.first().map_or(0, points) })
    }
}

/// The timer runs: find a word and stop, or pass.
fn run(
    mind: &Mind,
    sight: &Sight<'_>,
    clock: Option<Clock>,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Decision<Command> {
    let timer = Timer::new(sight.seen, clock);
    let turn = if mind.stock.is_some() {
        thinking::turn(mind, sight, &timer, luck, budget)
    } else {
        calculating::turn(mind, sight, &timer, luck, budget)
    };
    // People of the team come first, but not the ding.
    let courtesy = if sight.beside_people() {
        timer.multiplies() * mind.numbers.manners.courtesy
    } else {
        0.0
    };
    let after = millis(turn.after.max(courtesy.min(timer.left())));
    match turn.tiles {
        Some(tiles) => Decision::new(Command::stop(tiles), after),
        None if ending::may_say(sight) && ending::no_room(mind, sight) => {
            Decision::new(Command::NoRoom, millis(AGREEING))
        }
        None => Decision::new(Command::Pass, after),
    }
}
