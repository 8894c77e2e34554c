//! What Forfeit asks of a bot besides Classic: when to play, hold or swap the action card.

use super::mind::Mind;
use crate::seen::Seen;
use games::classic::{Command, Crossing, Plain, Play, Stage, Variant, View};
use games::forfeit::{ActionCard, ActionId, Actions, ForfeitCommand, Half, fits};
use games::{Card, Chance};

/// A variant of Classic that bots can play.
pub trait Acting: Variant {
    /// One's own action card, where the variant has them.
    fn action(seen: &Seen<Crossing<Self>>) -> Option<&ActionCard>;

    /// What the bot does in a window of the variant's own, if it is asked there.
    fn answer(
        mind: &Mind,
        seen: &Seen<Crossing<Self>>,
        luck: &mut dyn Chance,
    ) -> Option<Command<Self>>;

    /// Is everybody asked for an action card on what was laid?
    fn asks_for_action(view: &View<Self>) -> bool;

    /// What the others' action cards are expected to take from a play.
    fn risk(seen: &Seen<Crossing<Self>>, play: &Play) -> f64;

    /// Exchanges these cards.
    fn exchange(mind: &Mind, seen: &Seen<Crossing<Self>>, cards: Vec<Card>) -> Command<Self>;

    /// Does nothing, or as little.
    fn pass(mind: &Mind, seen: &Seen<Crossing<Self>>) -> Command<Self>;
}

impl Acting for Plain {
    fn action(_seen: &Seen<Crossing<Plain>>) -> Option<&ActionCard> {
        None
    }

    fn answer(
        _mind: &Mind,
        _seen: &Seen<Crossing<Plain>>,
        _luck: &mut dyn Chance,
    ) -> Option<Command<Plain>> {
        None
    }

    fn asks_for_action(_view: &View<Plain>) -> bool {
        false
    }

    fn risk(_seen: &Seen<Crossing<Plain>>, _play: &Play) -> f64 {
        0.0
    }

    fn exchange(_mind: &Mind, _seen: &Seen<Crossing<Plain>>, cards: Vec<Card>) -> Command<Plain> {
        Command::Exchange { cards }
    }

    fn pass(_mind: &Mind, _seen: &Seen<Crossing<Plain>>) -> Command<Plain> {
        Command::Pass
    }
}

/// What a card is expected to bring in one's own next turn more than another one drawn for it.
fn above_average(mind: &Mind, held: &ActionId) -> f64 {
    let worth = &mind.numbers.actions;
    if worth.is_empty() {
        return 0.0;
    }
    let mean = worth.values().sum::<f64>() / worth.len() as f64;
    worth.get(&held.0).map_or(0.0, |worth| worth - mean)
}

/// Is the held card one that is better given away when the turn is lost anyway?
fn unwanted(mind: &Mind, seen: &Seen<Crossing<Actions>>) -> bool {
    let held = seen.view.game.variant.action.as_ref();
    mind.level.leave > 0.0 && held.is_some_and(|held| above_average(mind, held) < 0.0)
}

impl Acting for Actions {
    fn action(seen: &Seen<Crossing<Actions>>) -> Option<&ActionCard> {
        let held = seen.view.game.variant.action.as_ref()?;
        seen.setup.edition.actions.card(held)
    }

    /// Plays the card by the category that fits and does most. On one's own word that is always
    /// right, because another card is drawn for it (SF-11); against an opponent it is wrong only
    /// where the card is expected to bring more than that in one's own next turn.
    fn answer(
        mind: &Mind,
        seen: &Seen<Crossing<Actions>>,
        luck: &mut dyn Chance,
    ) -> Option<Command<Actions>> {
        let game = &seen.view.game;
        let window = game.variant.action_window.as_ref()?;
        if !window.waiting().contains(&seen.seat) {
            return None;
        }
        let (Stage::Settling { play } | Stage::Asked { play, .. }) = &game.stage else {
            return None;
        };
        let own = game.on_turn == seen.seat;
        let card = Actions::action(seen);
        let notices = luck.below(100) < mind.level.actions;
        let worth = |half: Half| {
            let category = card?.category(half);
            let fits = fits(&seen.setup.edition, &card?.id, half, &play.words);
            let points = if own { category.own } else { category.against };
            let held = if own || game.pile == 0 { 0.0 } else { above_average(mind, &card?.id) };
            let pays = points.0 > 0 && f64::from(points.0) > held;
            (fits && pays && notices).then_some((points, half))
        };
        let best = [Half::A, Half::B].into_iter().filter_map(worth).max_by_key(|found| found.0);
        let category = best.map(|(_, half)| half);
        Some(Command::Variant(ForfeitCommand::Action { category }))
    }

    fn asks_for_action(view: &View<Actions>) -> bool {
        view.variant.action_window.is_some()
    }

    /// Every card of the box but one's own is as likely as any other in an opponent's hand.
    fn risk(seen: &Seen<Crossing<Actions>>, play: &Play) -> f64 {
        let (edition, view) = (&seen.setup.edition, &seen.view);
        let mut deck = edition.actions.deck(&seen.setup.house.variant.action_deck);
        if let Some(own) = &view.game.variant.action
            && let Some(place) = deck.iter().position(|card| card == own)
        {
            deck.swap_remove(place);
        }
        let takes = |id: &ActionId| {
            let fitting =
                [Half::A, Half::B].into_iter().filter(|&half| fits(edition, id, half, &play.words));
            let card = edition.actions.card(id);
            let points = fitting.filter_map(|half| Some(card?.category(half).against.0.max(0)));
            f64::from(points.max().unwrap_or(0))
        };
        let opponents = view.seats.iter().filter(|seat| !seat.left).count().saturating_sub(1);
        let total: f64 = deck.iter().map(takes).sum();
        total / deck.len().max(1) as f64 * opponents as f64
    }

    fn exchange(mind: &Mind, seen: &Seen<Crossing<Actions>>, cards: Vec<Card>) -> Command<Actions> {
        if unwanted(mind, seen) {
            return Command::Variant(ForfeitCommand::SwapAction { cards });
        }
        Command::Exchange { cards }
    }

    fn pass(mind: &Mind, seen: &Seen<Crossing<Actions>>) -> Command<Actions> {
        if unwanted(mind, seen) {
            return Command::Variant(ForfeitCommand::SwapAction { cards: Vec::new() });
        }
        Command::Pass
    }
}
