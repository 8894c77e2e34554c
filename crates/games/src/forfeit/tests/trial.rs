//! Whole random games of Forfeit.

use crate::card::Card;
use crate::chance::{Chance, shuffle};
use crate::classic::tests::trial::{
    LISTS, all_cards, disguised, mix_hidden, owner, some_box, some_command, written,
};
use crate::classic::{Command, Event, State};
use crate::dictionary::Dictionary;
use crate::forfeit::*;
use crate::laws::{Trial, some_house, try_games_and};
use crate::log::Event as Logged;
use crate::score::Line;
use crate::seat::{Player, Seat, Viewer};
use crate::setup::Setup;
use rule::rule;

fn ids(cards: &[ActionId]) -> Vec<String> {
    cards.iter().map(|card| format!("action {card}")).collect()
}

impl Trial for Forfeit {
    fn dictionary(setup: &Setup<Forfeit>) -> &'static dyn Dictionary {
        LISTS.of(&setup.edition)
    }

    fn setup(players: usize, chance: &mut dyn Chance) -> Setup<Forfeit> {
        let edition = some_box(chance);
        let house = some_house::<Forfeit>(&edition, players, chance);
        let words = LISTS.of(&edition);
        Setup::with(edition, house, vec![Player::default(); players], words).unwrap()
    }

    fn command(state: &State<Actions>, seat: Seat, chance: &mut dyn Chance) -> Command<Actions> {
        let half = |chance: &mut dyn Chance| if chance.below(2) == 0 { Half::A } else { Half::B };
        if state.variant.window.is_some() && chance.below(10) > 0 {
            let half = half(chance);
            let category = (chance.below(2) == 0).then_some(half);
            return Command::Variant(ForfeitCommand::Action { category });
        }
        if chance.below(25) == 0 {
            let mut cards: Vec<Card> = state.hand(seat).to_vec();
            cards.truncate(chance.below(3) as usize);
            return Command::Variant(ForfeitCommand::SwapAction { cards });
        }
        some_command(state, seat, chance)
    }

    fn whole_box(setup: &Setup<Forfeit>) -> Vec<String> {
        let bonus = setup.edition.bonus_cards(&setup.house.bonus_deck);
        let cards = [setup.edition.letter_cards(), bonus].concat();
        let actions = setup.edition.actions.deck(&setup.house.variant.action_deck);
        cards.iter().map(Card::to_string).chain(ids(&actions)).collect()
    }

    fn cards(state: &State<Actions>) -> Vec<String> {
        let held: Vec<ActionId> = state.variant.held.iter().flatten().cloned().collect();
        let actions = [state.variant.pile.clone(), held].concat();
        all_cards(state).iter().map(Card::to_string).chain(ids(&actions)).collect()
    }

    fn twin(state: &State<Actions>, viewer: Viewer, chance: &mut dyn Chance) -> State<Actions> {
        let mut twin = mix_hidden(state, viewer, chance);
        let mut hidden = std::mem::take(&mut twin.variant.pile);
        let others: Vec<usize> = Seat::all(twin.hands.len())
            .filter(|&seat| !viewer.holds(seat) && state.variant.card(seat).is_some())
            .map(Seat::index)
            .collect();
        hidden.extend(others.iter().filter_map(|&place| twin.variant.held[place].take()));
        shuffle(&mut hidden, chance);
        for place in others {
            twin.variant.held[place] = hidden.pop();
        }
        twin.variant.pile = hidden;
        if let Some(window) = &mut twin.variant.window {
            for (seat, answer) in &mut window.answers {
                if !viewer.holds(*seat) {
                    *answer = None;
                }
            }
        }
        twin
    }

    fn pile_twin(state: &State<Actions>, chance: &mut dyn Chance) -> State<Actions> {
        let mut twin = state.clone();
        shuffle(&mut twin.pile, chance);
        shuffle(&mut twin.variant.pile, chance);
        twin
    }

    fn private_to(event: &Event<Actions>) -> Option<Seat> {
        match event {
            Event::Variant(
                ForfeitEvent::Drew { seat, .. }
                | ForfeitEvent::Answered { seat, .. }
                | ForfeitEvent::GaveBack { seat, .. },
            ) => Some(*seat),
            other => owner(other),
        }
    }

    fn disguise(event: &Event<Actions>) -> Option<Event<Actions>> {
        let card = ActionId("another".to_owned());
        Some(Event::Variant(match event {
            Event::Variant(ForfeitEvent::Shuffled { pile }) if !pile.is_empty() => {
                ForfeitEvent::Shuffled { pile: vec![card; pile.len()] }
            }
            Event::Variant(ForfeitEvent::Drew { seat, .. }) => {
                ForfeitEvent::Drew { seat: *seat, card }
            }
            Event::Variant(ForfeitEvent::Answered { seat, category }) => {
                let category = if category.is_none() { Some(Half::A) } else { None };
                ForfeitEvent::Answered { seat: *seat, category }
            }
            Event::Variant(ForfeitEvent::GaveBack { seat, is_pass, .. }) => {
                ForfeitEvent::GaveBack { seat: *seat, card, is_pass: *is_pass }
            }
            other => return disguised(other),
        }))
    }

    fn lines(event: &Event<Actions>) -> Vec<(Seat, Vec<Line>)> {
        match event {
            Event::Variant(ForfeitEvent::Open(ForfeitNews::ActionPlayed { on, lines, .. })) => {
                vec![(*on, lines.clone())]
            }
            other => written(other),
        }
    }
}

#[test]
#[rule("SF-01", "SF-12")]
fn random_games_of_two_three_and_four_keep_every_law() {
    let (mut own, mut against, mut swaps) = (0, 0, 0);
    try_games_and::<Forfeit>(2..=4, 250, |table| {
        for event in table.log().iter().flat_map(|entry| &entry.events) {
            match event {
                Logged::Game(Event::Variant(ForfeitEvent::GaveBack { .. })) => swaps += 1,
                Logged::Game(Event::Variant(ForfeitEvent::Open(ForfeitNews::ActionPlayed {
                    seat,
                    on,
                    ..
                }))) => *(if seat == on { &mut own } else { &mut against }) += 1,
                _ => {}
            }
        }
    });
    // The laws mean little unless action cards were played.
    assert!(own > 200 && against > 200 && swaps > 200, "{own} {against} {swaps}");
}

#[test]
fn the_codes_of_classic_are_codes_of_forfeit() {
    assert!(crate::classic::codes::ALL.iter().all(|code| codes::ALL.contains(code)));
}
