//! Players of Rummy.
//!
//! A turn is three questions: which card to take (`draw`), whether to lay now or to wait for more
//! (`stop`), and what to throw away (`discard`). Waiting is where the game is won: eight cards
//! meet most tasks at once, and a hand only grows, but so do the others'.

mod counted;
mod discard;
mod doubt;
mod draw;
mod lay;
mod mind;
mod pace;
mod posing;
pub mod practice;
mod stop;
mod trained;

#[cfg(test)]
mod tests;

pub use mind::Mind;
pub use trained::{TaskTable, Trained};

use crate::advice::Spot;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Measuring, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::rummy::{Command, Rummy, Stage, Task};
use games::{Chance, Game, Setup, take_cards};
use solver::rummy::{Discard, best};

impl Playable for Rummy {
    /// Much is luck here, so more games are needed to tell two levels apart.
    const MEASURING: Measuring =
        Measuring { games: 2_000, games_of_maestro: 1_200, ..Measuring::USUAL };

    type Mind = Mind;

    fn prepare(_setup: &Setup<Rummy>, words: &Words, bot: Bot) -> Mind {
        Mind::new(words, bot, Trained::shipped())
    }

    /// A node is one hand whose words are looked up, about twenty microseconds of work.
    fn budget(bot: Bot) -> Budget {
        Budget::new(match bot {
            Bot::Primer | Bot::Greedy => 400,
            bot => bot.manner(Rummy::NAME).whole([20, 400, 1_000, 1_000, 8_000]).into(),
        })
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Rummy>,
        luck: &mut dyn Chance,
        budget: &mut Budget,
    ) -> Option<Decision<Command>> {
        let game = &seen.view.game;
        if let Some(answer) = doubt::answer(mind, seen) {
            let after = pace::of(mind.manner(), &answer, luck);
            return Some(Decision::new(answer, after));
        }
        if game.on_turn != seen.seat || !game.players.contains(&seen.seat) {
            return None;
        }
        let mind = &mind.in_mood(luck);
        let command = match &game.stage {
            Stage::Draw => Command::Draw { from: draw::choose(mind, seen, budget) },
            Stage::Discard { .. } => lay_or_discard(mind, seen, budget)?,
            Stage::Closed | Stage::Asked { .. } | Stage::Over(_) => return None,
        };
        let after = pace::of(mind.manner(), &command, luck);
        Some(Decision::new(command, after))
    }

    fn spot(_seen: &Seen<Rummy>, command: &Command) -> Spot {
        let uses = match command {
            Command::Lay { lay, discard, .. } => [lay.used(), vec![*discard]].concat(),
            Command::Discard { card } => vec![*card],
            _ => Vec::new(),
        };
        Spot { uses: uses.iter().map(ToString::to_string).collect(), ..Spot::default() }
    }

    fn compare(greedy: &Mind, seen: &Seen<Rummy>, command: &Command) -> Option<Compared> {
        let Command::Lay { lay, discard, .. } = command else { return None };
        let mut hand = seen.view.game.hand.clone()?;
        let (edition, task) = (&seen.setup.edition, task(seen)?);
        let found = best(greedy.lexicon(), edition, task, &hand, Discard::Due).ok()??;
        take_cards(&mut hand, &[*discard]).ok()?;
        let lines = games::rummy::weigh(edition, task, &hand, lay).ok()?;
        Some(Compared { chosen: games::total(&lines).0, best: found.score.0 })
    }
}

/// The task of the round.
fn task(seen: &Seen<Rummy>) -> Option<&Task> {
    seen.setup.edition.rummy.task(seen.view.game.task.as_ref()?)
}

fn lay_or_discard(mind: &Mind, seen: &Seen<Rummy>, budget: &mut Budget) -> Option<Command> {
    let hand = seen.view.game.hand.as_deref()?;
    let ready = lay::ready(mind, seen, hand);
    let discards = discard::ranked(mind, seen, hand, budget);
    if let Some(ready) = ready
        && stop::lays_now(mind, seen, ready.score, discards.first())
    {
        return Some(Command::Lay { lay: ready.lay, discard: ready.discard, appeal: false });
    }
    let card =
        discards.first().map(|choice| choice.card).or_else(|| lay::any_discard(seen, hand))?;
    Some(Command::Discard { card })
}
