//! Whole random games of Rummy.

use crate::card::{Card, Factor, Glyph};
use crate::cartas::CartasEdition;
use crate::chance::{Chance, shuffle};
use crate::classic::tests::trial::{LISTS, WORDS, other_cards, some_box};
use crate::dictionary::Dictionary;
use crate::laws::{Trial, any_edition, some_house, try_games_and};
use crate::log::Event as Logged;
use crate::rummy::*;
use crate::score::Line;
use crate::seat::{Player, Seat, Viewer};
use crate::setup::Setup;
use rule::rule;

/// Mostly a small box with hands of seven, sometimes a printed one; three rounds, sometimes ten.
fn short(chance: &mut dyn Chance) -> CartasEdition {
    if chance.below(50) == 0 {
        return any_edition(chance);
    }
    let mut edition = CartasEdition { hand: 7, ..some_box(chance) };
    edition.rummy.rounds = 3;
    edition.rummy.turns_a_player = 6;
    edition
}

fn pick<T: Clone>(items: &[T], chance: &mut dyn Chance) -> Option<T> {
    items.get(chance.below(items.len() as u32) as usize).cloned()
}

/// A word of this length from the cards, which are taken out; blanks stand in.
///
/// Sometimes it is read backwards, which is a word as rarely as not.
fn some_word(length: usize, hand: &mut Vec<Card>, chance: &mut dyn Chance) -> Option<Vec<Card>> {
    let backwards = chance.below(8) == 0;
    let fitting: Vec<&str> = WORDS.iter().copied().filter(|word| word.len() == length).collect();
    let mut rest = hand.clone();
    let mut cards = Vec::new();
    for glyph in pick(&fitting, chance)?.chars().filter_map(Glyph::new) {
        let held = rest.iter().position(|&card| card == Card::Letter(glyph));
        let place = held.or_else(|| rest.iter().position(|&card| card == Card::Blank(None)))?;
        cards.push(match rest.remove(place) {
            Card::Blank(_) => Card::Blank(Some(glyph)),
            card => card,
        });
    }
    *hand = rest;
    if backwards {
        cards.reverse();
    }
    Some(cards)
}

/// Words that may meet the task, and a discard.
fn some_lay(state: &State, seat: Seat, chance: &mut dyn Chance) -> Option<Command> {
    let task = state.current_task()?;
    let mut hand = state.hand(seat).to_vec();
    shuffle(&mut hand, chance);
    let discard = hand.pop()?;
    let factors: Vec<Factor> = hand
        .iter()
        .filter_map(|card| match card {
            Card::Bonus(factor) => Some(*factor),
            _ => None,
        })
        .collect();
    let mut words = Vec::new();
    match &task.words {
        Wanted::Lengths(lists) => {
            for length in pick(lists, chance)? {
                words.push(some_word(length, &mut hand, chance)?);
            }
        }
        Wanted::AllCards => {
            for _ in 0..10 {
                let length = 2 + chance.below(4) as usize;
                words.extend(some_word(length, &mut hand, chance));
            }
        }
    }
    let laid = words.iter().enumerate().map(|(place, cards)| LaidWord {
        cards: cards.clone(),
        bonus: factors.get(place).copied().filter(|_| task.bonus_cards),
    });
    let fourfold = task.fourfold.map(|kind| FourfoldChoice {
        word: 0,
        letter: (kind == Fourfold::Letter).then_some(chance.below(2) as usize),
    });
    let appeal = chance.below(4) == 0;
    Some(Command::Lay { lay: Lay { words: laid.collect(), fourfold }, discard, appeal })
}

impl Trial for Rummy {
    fn dictionary(setup: &Setup<Rummy>) -> &'static dyn Dictionary {
        LISTS.of(&setup.edition)
    }

    fn setup(players: usize, chance: &mut dyn Chance) -> Setup<Rummy> {
        let edition = short(chance);
        let house = some_house::<Rummy>(&edition, players, chance);
        let words = LISTS.of(&edition);
        Setup::with(edition, house, vec![Player::default(); players], words).unwrap()
    }

    fn command(state: &State, seat: Seat, chance: &mut dyn Chance) -> Command {
        if matches!(state.stage, Stage::Asked { .. }) && chance.below(8) > 0 {
            return if chance.below(3) == 0 { Command::Challenge } else { Command::Accept };
        }
        let from = if chance.below(2) == 0 { From::Pile } else { From::Discards };
        let any = pick(state.hand(seat), chance).unwrap_or(Card::Blank(None));
        match (&state.stage, chance.below(12)) {
            (Stage::Draw, 1..) | (Stage::Discard { .. }, 0) => Command::Draw { from },
            (_, 1) => {
                let words = vec![LaidWord { cards: state.hand(seat).to_vec(), bonus: None }];
                Command::Lay { lay: Lay { words, fourfold: None }, discard: any, appeal: false }
            }
            (_, 2..9) => {
                let tries = (0..40).find_map(|_| {
                    some_lay(state, seat, chance).filter(|command| match command {
                        Command::Lay { lay, discard, .. } => {
                            let mut hand = state.hand(seat).to_vec();
                            let taken = crate::card::take_cards(&mut hand, &[*discard]);
                            let task = state.current_task().expect("a round goes on");
                            taken.is_ok() && weigh(&state.setup.edition, task, &hand, lay).is_ok()
                        }
                        _ => false,
                    })
                });
                tries.unwrap_or(Command::Discard { card: any })
            }
            _ => Command::Discard { card: any },
        }
    }

    fn whole_box(setup: &Setup<Rummy>) -> Vec<String> {
        let bonus = setup.edition.bonus_cards(&setup.house.bonus_deck);
        let cards = [setup.edition.letter_cards(), bonus].concat();
        let tasks = setup.edition.rummy.deck();
        cards.iter().map(Card::to_string).chain(tasks.iter().map(TaskId::to_string)).collect()
    }

    fn cards(state: &State) -> Vec<String> {
        let mut cards = [state.pile.clone(), state.discards.clone(), state.hands.concat()].concat();
        cards.extend(state.laid.iter().flatten().flat_map(Lay::used));
        let tasks = state.tasks.iter().chain(&state.task);
        cards.iter().map(Card::to_string).chain(tasks.map(TaskId::to_string)).collect()
    }

    fn twin(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let mut twin = state.clone();
        let mut hidden = std::mem::take(&mut twin.pile);
        let top = twin.discards.pop();
        hidden.append(&mut twin.discards);
        for seat in Seat::all(twin.hands.len()).filter(|&seat| !viewer.holds(seat)) {
            hidden.append(&mut twin.hands[seat.index()]);
        }
        shuffle(&mut hidden, chance);
        for seat in Seat::all(twin.hands.len()).filter(|&seat| !viewer.holds(seat)) {
            twin.hands[seat.index()] = hidden.split_off(hidden.len() - state.hand(seat).len());
        }
        let under = state.discards.len() - usize::from(top.is_some());
        twin.discards = hidden.split_off(hidden.len() - under);
        twin.discards.extend(top);
        twin.pile = hidden;
        shuffle(&mut twin.tasks, chance);
        twin
    }

    fn pile_twin(state: &State, chance: &mut dyn Chance) -> State {
        let mut twin = state.clone();
        shuffle(&mut twin.pile, chance);
        twin
    }

    fn private_to(event: &Event) -> Option<Seat> {
        match event {
            Event::Drew { seat, .. } | Event::PutAway { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn disguise(event: &Event) -> Option<Event> {
        let other = match event {
            Event::Open(_) => return None,
            Event::Shuffled { pile } => Event::Shuffled { pile: other_cards(pile) },
            Event::Recycled { pile } => Event::Recycled { pile: other_cards(pile) },
            Event::TasksShuffled { tasks, .. } => {
                let tasks = vec![TaskId("another".to_owned()); tasks.len()];
                Event::TasksShuffled { tasks, open: None }
            }
            Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: other_cards(cards) },
            Event::PutAway { seat, cards } => {
                Event::PutAway { seat: *seat, cards: other_cards(cards) }
            }
        };
        (other != *event).then_some(other)
    }

    fn lines(event: &Event) -> Vec<(Seat, Vec<Line>)> {
        match event {
            Event::Open(News::RoundOver { lines, .. }) => lines.clone(),
            _ => Vec::new(),
        }
    }
}

#[test]
#[rule("SR-03", "SR-08", "SR-A18")]
fn random_games_of_two_three_and_four_keep_every_law() {
    let (mut met, mut void, mut recycled, mut extra) = (0, 0, 0, 0);
    let (mut asked, mut agreed, mut taken_back, mut missed) = (0, 0, 0, 0);
    try_games_and::<Rummy>(2..=4, 120, |table| {
        let setup = table.setup();
        extra += u32::from(table.state().round > setup.house.rounds(&setup.edition));
        for event in table.log().iter().flat_map(|entry| &entry.events) {
            let counter = match event {
                Logged::Game(Event::Recycled { .. }) => &mut recycled,
                Logged::Game(Event::Open(news)) => match news {
                    News::RoundOver { end: RoundEnd::Met, .. } => &mut met,
                    News::RoundOver { end: RoundEnd::Void, .. } => &mut void,
                    News::Asked { .. } => &mut asked,
                    News::Agreed { .. } => &mut agreed,
                    News::TookBack { .. } => &mut taken_back,
                    News::Missed { .. } => &mut missed,
                    _ => continue,
                },
                _ => continue,
            };
            *counter += 1;
        }
    });
    // The laws mean little unless tasks were met, rounds were void, ties were played off, and
    // words were asked about.
    assert!(met > 300 && void > 60 && recycled > 100, "{met} {void} {recycled}");
    assert!(extra > 15, "{extra}");
    let least = [asked, agreed, taken_back, missed].into_iter().min();
    assert!(least > Some(10), "{asked} {agreed} {taken_back} {missed}");
}
