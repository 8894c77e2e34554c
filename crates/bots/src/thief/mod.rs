//! Players of Word Thief.

use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::thief::{Card, Command, Fate, Lay, PlayedWord, Stage, Target, Thief};
use games::{Chance, Millis, Setup};
use lexicon::Lexicon;
use solver::thief::{Play, Position, TableWord, best};

/// What a bot of Word Thief knows.
pub struct Mind {
    lexicon: Lexicon,
}

impl Playable for Thief {
    type Mind = Mind;

    fn prepare(_setup: &Setup<Thief>, words: &Words, bot: Bot) -> Mind {
        Mind { lexicon: words.commonest(bot.vocabulary()) }
    }

    fn budget(_bot: Bot) -> Budget {
        Budget::new(1_000_000)
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Thief>,
        _luck: &mut dyn Chance,
        _budget: &mut Budget,
    ) -> Option<Decision<Command>> {
        let game = &seen.view.game;
        let command = match &game.stage {
            Stage::Turn if game.on_turn == seen.seat => on_turn(mind, seen)?,
            Stage::Asked { window, .. } if window.waiting().contains(&seen.seat) => Command::Accept,
            _ => return None,
        };
        Some(Decision::new(command, Millis::from_seconds(5)))
    }

    fn compare(greedy: &Mind, seen: &Seen<Thief>, command: &Command) -> Option<Compared> {
        let (stolen, words) = match command {
            Command::Form { cards } => (None, vec![cards.clone()]),
            Command::Steal { word, words } => (Some(*word), words.clone()),
            _ => return None,
        };
        let hand: &[Card] = seen.view.game.hand.as_deref()?;
        let stolen = stolen.and_then(|id| seen.view.game.words.get(id.index()));
        let target = stolen.map(|w| Target { id: w.id, owner: w.owner, cards: &w.cards });
        let lay = Lay { seat: seen.seat, hand, target, words: &words };
        let play = lay.weigh(&seen.setup.edition, seen.setup.house.rearranging).ok()?;
        let best = plays(greedy, seen, 1).first().map_or(0, |(play, _)| play.score.0);
        Some(Compared { chosen: games::total(&play.lines).0, best })
    }
}

/// The best plays, each with the word that it steals.
fn plays<'a>(
    mind: &Mind,
    seen: &'a Seen<Thief>,
    most: usize,
) -> Vec<(Play, Option<&'a PlayedWord>)> {
    let lying: Vec<&PlayedWord> =
        seen.view.game.words.iter().filter(|word| word.fate == Fate::Lies).collect();
    let table: Vec<TableWord<'_>> =
        lying.iter().map(|word| TableWord { owner: word.owner, cards: &word.cards }).collect();
    let position = Position {
        edition: &seen.setup.edition,
        rearranging: seen.setup.house.rearranging,
        seat: seen.seat,
        hand: seen.view.game.hand.as_deref().unwrap_or_default(),
        table: &table,
    };
    let found = best(&mind.lexicon, &position, most).unwrap_or_default();
    let with_target = |play: Play| {
        let target = play.target.and_then(|place| lying.get(place).copied());
        (play, target)
    };
    found.into_iter().map(with_target).collect()
}

fn on_turn(mind: &Mind, seen: &Seen<Thief>) -> Option<Command> {
    let hand: &[Card] = seen.view.game.hand.as_deref()?;
    if let Some((play, target)) = plays(mind, seen, 1).into_iter().next() {
        let mut words: Vec<Vec<Card>> = play.words.into_iter().map(|word| word.cards).collect();
        return Some(match target {
            Some(word) => Command::Steal { word: word.id, words },
            None => Command::Form { cards: words.pop()? },
        });
    }
    let swap = usize::from(seen.setup.edition.cannot_play.swap).min(seen.view.game.pile);
    if swap == 0 {
        return Some(Command::Pass);
    }
    Some(Command::Swap { cards: hand.iter().take(swap).copied().collect() })
}
