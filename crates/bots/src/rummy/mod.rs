//! Players of Rummy.

use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::rummy::{Command, From, Rummy, Stage, Task};
use games::{Card, Chance, Millis, Setup, take_cards};
use lexicon::Lexicon;
use solver::rummy::{Discard, best};

/// What a bot of Rummy knows.
pub struct Mind {
    lexicon: Lexicon,
}

impl Playable for Rummy {
    type Mind = Mind;

    fn prepare(_setup: &Setup<Rummy>, words: &Words, bot: Bot) -> Mind {
        Mind { lexicon: words.commonest(bot.vocabulary()) }
    }

    fn budget(_bot: Bot) -> Budget {
        Budget::new(1_000_000)
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Rummy>,
        _luck: &mut dyn Chance,
        _budget: &mut Budget,
    ) -> Option<Decision<Command>> {
        let game = &seen.view.game;
        if game.on_turn != seen.seat {
            return None;
        }
        let command = match &game.stage {
            Stage::Draw => Command::Draw { from: From::Pile },
            Stage::Discard { .. } => lay_or_discard(mind, seen)?,
            Stage::Closed | Stage::Over(_) => return None,
        };
        Some(Decision::new(command, Millis::from_seconds(3)))
    }

    fn compare(greedy: &Mind, seen: &Seen<Rummy>, command: &Command) -> Option<Compared> {
        let Command::Lay { lay, discard } = command else { return None };
        let mut hand = seen.view.game.hand.clone()?;
        let (edition, task) = (&seen.setup.edition, task(seen)?);
        let found = best(&greedy.lexicon, edition, task, &hand, Discard::Due).ok()??;
        take_cards(&mut hand, &[*discard]).ok()?;
        let lines = games::rummy::weigh(edition, task, &hand, lay).ok()?;
        Some(Compared { chosen: games::total(&lines).0, best: found.score.0 })
    }
}

fn task(seen: &Seen<Rummy>) -> Option<&Task> {
    seen.setup.edition.rummy.task(seen.view.game.task.as_ref()?)
}

fn lay_or_discard(mind: &Mind, seen: &Seen<Rummy>) -> Option<Command> {
    let hand: &[Card] = seen.view.game.hand.as_deref()?;
    let found = best(&mind.lexicon, &seen.setup.edition, task(seen)?, hand, Discard::Due).ok()?;
    if let Some(found) = found
        && let Some(discard) = found.discard
    {
        return Some(Command::Lay { lay: found.lay, discard });
    }
    hand.first().map(|&card| Command::Discard { card })
}
