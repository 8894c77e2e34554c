//! Players of Classic and Forfeit.

use crate::bot::Bot;
use crate::budget::Budget;
use crate::playable::{Compared, Decision, Playable};
use crate::seen::Seen;
use crate::words::Words;
use games::classic::{Command, Crossing, Lay, Plain, Stage, Variant};
use games::forfeit::{ActionCard, Actions, ForfeitCommand, Half, fits};
use games::{At, Card, Chance, Grid, Millis, Setup};
use lexicon::Lexicon;
use solver::classic::{Advised, ClassicSearch, Hand, letter_values};
use solver::grid::Reach;

/// What a bot of Classic or Forfeit knows.
pub struct Mind {
    lexicon: Lexicon,
    reach: Reach,
}

/// A variant of Classic that bots can play.
pub trait Acting: Variant {
    /// One's own action card, where the variant has them.
    fn action(seen: &Seen<Crossing<Self>>) -> Option<&ActionCard>;

    /// What the bot does in a window of the variant's own, if it is asked there.
    fn answer(seen: &Seen<Crossing<Self>>) -> Option<Command<Self>>;
}

impl<V: Acting> Playable for Crossing<V> {
    type Mind = Mind;

    fn prepare(setup: &Setup<Self>, words: &Words, bot: Bot) -> Mind {
        let lexicon = words.commonest(bot.vocabulary());
        let reach = Reach::new(&lexicon, &letter_values(&setup.edition));
        Mind { lexicon, reach }
    }

    fn budget(_bot: Bot) -> Budget {
        Budget::new(1_000_000)
    }

    fn decide(
        mind: &Mind,
        seen: &Seen<Self>,
        _luck: &mut dyn Chance,
        _budget: &mut Budget,
    ) -> Option<Decision<Command<V>>> {
        let game = &seen.view.game;
        let command = match &game.stage {
            Stage::Turn { .. } if game.on_turn == seen.seat => on_turn(mind, seen)?,
            Stage::Asked { window, .. } if window.waiting().contains(&seen.seat) => Command::Accept,
            _ => V::answer(seen)?,
        };
        Some(Decision::new(command, Millis::from_seconds(4)))
    }

    fn compare(greedy: &Mind, seen: &Seen<Self>, command: &Command<V>) -> Option<Compared> {
        let Command::Lay(lay) = command else { return None };
        let (edition, grid) = (&seen.setup.edition, grid(seen));
        let cards = seen.view.game.hand.as_deref()?;
        let bonus_on = seen.setup.house.bonus_on;
        let play = games::classic::weigh(edition, bonus_on, &grid, cards, lay).ok()?;
        let best = best(greedy, seen, 1).first().map_or(0, |best| best.score);
        Some(Compared { chosen: games::total(&play.lines).0, best })
    }
}

fn grid<V: Variant>(seen: &Seen<Crossing<V>>) -> Grid {
    let mut grid = Grid::endless();
    for &At { cell, what } in &seen.view.game.table {
        grid.put(cell, what);
    }
    grid
}

fn best<V: Acting>(mind: &Mind, seen: &Seen<Crossing<V>>, most: usize) -> Vec<Advised> {
    let hand = Hand {
        edition: &seen.setup.edition,
        bonus_on: seen.setup.house.bonus_on,
        grid: &grid(seen),
        cards: seen.view.game.hand.as_deref().unwrap_or_default(),
        action: V::action(seen),
    };
    ClassicSearch::new(hand, &mind.lexicon).best(&mind.reach, most)
}

fn on_turn<V: Acting>(mind: &Mind, seen: &Seen<Crossing<V>>) -> Option<Command<V>> {
    let hand: &[Card] = seen.view.game.hand.as_deref()?;
    if let Some(Advised { play, .. }) = best(mind, seen, 1).into_iter().next() {
        let cards = play.cards.iter().map(|at| At { cell: at.cell, what: at.what.card() });
        return Some(Command::Lay(Lay {
            cards: cards.collect(),
            bonus: play.bonus,
            appeal: false,
        }));
    }
    let cards: Vec<Card> = hand.iter().take(seen.view.game.pile).copied().collect();
    Some(if cards.is_empty() { Command::Pass } else { Command::Exchange { cards } })
}

impl Acting for Plain {
    fn action(_seen: &Seen<Crossing<Plain>>) -> Option<&ActionCard> {
        None
    }

    fn answer(_seen: &Seen<Crossing<Plain>>) -> Option<Command<Plain>> {
        None
    }
}

impl Acting for Actions {
    fn action(seen: &Seen<Crossing<Actions>>) -> Option<&ActionCard> {
        let held = seen.view.game.variant.action.as_ref()?;
        seen.setup.edition.actions.card(held)
    }

    /// Plays the card by the category that fits and does most.
    fn answer(seen: &Seen<Crossing<Actions>>) -> Option<Command<Actions>> {
        let game = &seen.view.game;
        let window = game.variant.action_window.as_ref()?;
        if !window.waiting().contains(&seen.seat) {
            return None;
        }
        let (Stage::Settling { play } | Stage::Asked { play, .. }) = &game.stage else {
            return None;
        };
        let card = Actions::action(seen);
        let worth = |half: Half| {
            let category = card?.category(half);
            let fits = fits(&seen.setup.edition, &card?.id, half, &play.words);
            let points = if game.on_turn == seen.seat { category.own } else { category.against };
            (fits && points.0 > 0).then_some((points, half))
        };
        let best = [Half::A, Half::B].into_iter().filter_map(worth).max_by_key(|found| found.0);
        let category = best.map(|(_, half)| half);
        Some(Command::Variant(ForfeitCommand::Action { category }))
    }
}
