//! Whole random games of Classic.

use crate::card::{Card, Glyph};
use crate::cartas::{BonusCards, CartasEdition, LetterCards};
use crate::chance::{Chance, shuffle};
use crate::classic::*;
use crate::dictionary::Dictionary;
use crate::grid::{At, Cell, Direction};
use crate::laws::{Lists, Trial, any_edition, some_house, try_games_and};
use crate::log::Event as Logged;
use crate::score::Line;
use crate::seat::{Player, Seat, Viewer};
use crate::setup::{Edition, Setup};
use crate::table::Table;
use rule::rule;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Short words over few letters, so that random games find plays.
pub(crate) static WORDS: &[&str] = &[
    "ar", "ra", "la", "lar", "sal", "sol", "cor", "cal", "caro", "caros", "rola", "rolas", "asa",
    "casa", "casas", "caso", "raso", "rasa", "cloro", "coral", "social", "liso", "lis", "rio",
    "rios", "riso", "risos", "ali", "oi", "ri", "si", "ai", "ria", "rias", "cal", "os", "as", "ra",
    "rosario", "casacos", "corolas", "salario", "ir", "loca", "oral", "raiz", "sola", "solo",
    "colo", "cola", "colar", "calor", "rosa", "rosas",
];

pub(crate) static LISTS: LazyLock<Lists> = LazyLock::new(|| Lists::new::<CartasEdition>(WORDS));

/// A small box: hands of four, a pile that is soon gone. Values and action cards are those of a
/// printed one.
pub(crate) fn tiny(printed: CartasEdition) -> CartasEdition {
    let counts = [('A', 5), ('C', 3), ('I', 3), ('L', 3), ('O', 5), ('R', 4), ('S', 4), ('Z', 1)];
    let letters = counts.map(|(letter, count)| {
        let letter = Glyph::new(letter).unwrap();
        LetterCards { letter, value: printed.value(letter), count }
    });
    let bonus = |count| vec![BonusCards { card: "x2".parse().unwrap(), count }];
    CartasEdition {
        name: format!("tiny {}", printed.name),
        letters: letters.to_vec(),
        blanks: 2,
        hand: 4,
        bonus_decks: BTreeMap::from([("six".to_owned(), bonus(2)), ("ten".to_owned(), bonus(4))]),
        ..printed
    }
}

/// Mostly a small box, sometimes a printed one; as often that of the leaflet as any other.
pub(crate) fn some_box(chance: &mut dyn Chance) -> CartasEdition {
    let other = chance.below(2) == 0;
    let printed = if other { any_edition(chance) } else { CartasEdition::built_in().remove(0) };
    if chance.below(16) == 0 { printed } else { tiny(printed) }
}

fn pick<T: Clone>(items: &[T], chance: &mut dyn Chance) -> Option<T> {
    items.get(chance.below(items.len() as u32) as usize).cloned()
}

/// A word of the list laid somewhere near, with blanks where letters are missing; it may not fit.
fn some_word<V: Variant>(state: &State<V>, seat: Seat, chance: &mut dyn Chance) -> Lay {
    let word: Vec<Glyph> =
        pick(WORDS, chance).unwrap_or("ar").chars().filter_map(Glyph::new).collect();
    let anchors: Vec<Cell> = state.table.cells().map(|at| at.cell).collect();
    let anchor = pick(&anchors, chance).unwrap_or(Cell::new(0, 0));
    let direction = if chance.below(2) == 0 { Direction::Across } else { Direction::Down };
    let aside = chance.below(3) as i16 - 1;
    let start = anchor
        .step(direction, -(chance.below(word.len() as u32 + 1) as i16))
        .step(direction.other(), aside);
    let mut hand = state.hand(seat).to_vec();
    let mut cards = Vec::new();
    for (step, glyph) in (0..).zip(word) {
        let cell = start.step(direction, step);
        if state.table.get(cell).is_some() {
            continue;
        }
        let held = hand.iter().position(|&card| card == Card::Letter(glyph));
        let blank = hand.iter().position(|&card| card == Card::Blank(None));
        let what = match held.or(blank) {
            Some(place) if hand.remove(place) == Card::Blank(None) => Card::Blank(Some(glyph)),
            _ => Card::Letter(glyph),
        };
        cards.push(At { cell, what });
    }
    let held = state.hand(seat).iter().find_map(|card| match card {
        Card::Bonus(card) => Some(*card),
        _ => None,
    });
    let at = pick(&cards, chance).map(|at| at.cell).unwrap_or(Cell::new(0, 0));
    let bonus = held.filter(|_| chance.below(2) == 0).map(|card| BonusUse { card, at });
    Lay { cards, bonus, appeal: chance.below(4) == 0 }
}

/// Any cards anywhere.
fn nonsense<V: Variant>(state: &State<V>, seat: Seat, chance: &mut dyn Chance) -> Lay {
    let card = |chance: &mut dyn Chance| {
        let odd: Vec<Card> = ["?", "x2", "a", "Z", "x9"].map(|t| t.parse().unwrap()).into();
        if chance.below(5) == 0 { pick(&odd, chance) } else { pick(state.hand(seat), chance) }
    };
    let count = chance.below(4);
    let cards = (0..count)
        .filter_map(|_| {
            let (row, col) = (chance.below(5) as i16 - 2, chance.below(5) as i16 - 2);
            card(chance).map(|what| At::new(row, col, what))
        })
        .collect();
    let bonus = (chance.below(4) == 0)
        .then(|| BonusUse { card: "x2".parse().unwrap(), at: Cell::new(0, 0) });
    Lay { cards, bonus, appeal: chance.below(2) == 0 }
}

/// A command of Classic that a seat might try; mostly a legal word if one is soon found.
pub(crate) fn some_command<V: Variant>(
    state: &State<V>,
    seat: Seat,
    chance: &mut dyn Chance,
) -> Command<V> {
    if matches!(state.stage, Stage::Asked { .. }) && chance.below(8) > 0 {
        return if chance.below(4) == 0 { Command::Challenge } else { Command::Accept };
    }
    match chance.below(20) {
        0 => Command::Pass,
        1 | 2 => {
            let mut hand = state.hand(seat).to_vec();
            shuffle(&mut hand, chance);
            hand.truncate(chance.below(6) as usize);
            Command::Exchange { cards: hand }
        }
        3 => Command::Lay(nonsense(state, seat, chance)),
        4 => pick(&[Command::Accept, Command::Challenge], chance).unwrap_or(Command::Pass),
        _ => {
            let (edition, house) = (&state.setup.edition, &state.setup.house);
            let (hand, words) = (state.hand(seat), LISTS.of(edition));
            let fits = |lay: &Lay| {
                weigh(edition, house.counting(), &state.table, hand, lay)
                    .is_ok_and(|play| play.words.iter().all(|word| words.knows(&word.letters())))
            };
            let mut lay = some_word(state, seat, chance);
            for _ in 0..30 {
                if fits(&lay) {
                    break;
                }
                lay = some_word(state, seat, chance);
            }
            Command::Lay(lay)
        }
    }
}

/// Every card of a Classic state, as text.
pub(crate) fn all_cards<V: Variant>(state: &State<V>) -> Vec<Card> {
    let mut cards: Vec<Card> = state.hands.concat();
    cards.extend(&state.pile);
    cards.extend(&state.discards);
    cards.extend(state.table.cells().map(|at| at.what.in_hand()));
    cards.extend(state.play().and_then(|play| play.bonus).map(|bonus| Card::Bonus(bonus.card)));
    cards
}

/// Mixes all that a viewer does not see: the pile, the discards and the other hands.
pub(crate) fn mix_hidden<V: Variant>(
    state: &State<V>,
    viewer: Viewer,
    chance: &mut dyn Chance,
) -> State<V> {
    let mut twin = state.clone();
    let mut hidden = std::mem::take(&mut twin.pile);
    hidden.append(&mut twin.discards);
    for seat in Seat::all(twin.hands.len()).filter(|&seat| !viewer.holds(seat)) {
        hidden.append(&mut twin.hands[seat.index()]);
    }
    shuffle(&mut hidden, chance);
    for seat in Seat::all(twin.hands.len()).filter(|&seat| !viewer.holds(seat)) {
        let count = state.hand(seat).len();
        twin.hands[seat.index()] = hidden.split_off(hidden.len() - count);
    }
    twin.discards = hidden.split_off(hidden.len() - state.discards.len());
    twin.pile = hidden;
    twin
}

/// The lines that an event of Classic writes down.
pub(crate) fn written<V: Variant>(event: &Event<V>) -> Vec<(Seat, Vec<Line>)> {
    match event {
        Event::Open(News::Scored { seat, lines }) => vec![(*seat, lines.clone())],
        Event::Open(News::Ended { lines, .. }) => lines.clone(),
        _ => Vec::new(),
    }
}

/// The seat whose cards an event of Classic shows.
pub(crate) fn owner<V: Variant>(event: &Event<V>) -> Option<Seat> {
    match event {
        Event::Drew { seat, .. } | Event::Discarded { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Other cards, as many.
pub(crate) fn other_cards(cards: &[Card]) -> Vec<Card> {
    cards
        .iter()
        .map(|card| match card {
            Card::Blank(_) => Card::Bonus("x9".parse().unwrap()),
            _ => Card::Blank(None),
        })
        .collect()
}

/// An event of Classic with other hidden cards in it.
pub(crate) fn disguised<V: Variant>(event: &Event<V>) -> Option<Event<V>> {
    let other = match event {
        Event::Shuffled { pile } => Event::Shuffled { pile: other_cards(pile) },
        Event::Drew { seat, cards } => Event::Drew { seat: *seat, cards: other_cards(cards) },
        Event::Discarded { seat, cards, why } => {
            Event::Discarded { seat: *seat, cards: other_cards(cards), why: *why }
        }
        Event::Open(_) | Event::Variant(_) => return None,
    };
    (other != *event).then_some(other)
}

fn texts(cards: &[Card]) -> Vec<String> {
    cards.iter().map(Card::to_string).collect()
}

impl Trial for Classic {
    fn dictionary(setup: &Setup<Classic>) -> &'static dyn Dictionary {
        LISTS.of(&setup.edition)
    }

    fn setup(players: usize, chance: &mut dyn Chance) -> Setup<Classic> {
        let edition = some_box(chance);
        let house = some_house::<Classic>(&edition, players, chance);
        let words = LISTS.of(&edition);
        Setup::with(edition, house, vec![Player::default(); players], words).unwrap()
    }

    fn command(state: &State<Plain>, seat: Seat, chance: &mut dyn Chance) -> Command<Plain> {
        some_command(state, seat, chance)
    }

    fn whole_box(setup: &Setup<Classic>) -> Vec<String> {
        let bonus = setup.edition.bonus_cards(&setup.house.bonus_deck);
        texts(&[setup.edition.letter_cards(), bonus].concat())
    }

    fn cards(state: &State<Plain>) -> Vec<String> {
        texts(&all_cards(state))
    }

    fn twin(state: &State<Plain>, viewer: Viewer, chance: &mut dyn Chance) -> State<Plain> {
        mix_hidden(state, viewer, chance)
    }

    fn pile_twin(state: &State<Plain>, chance: &mut dyn Chance) -> State<Plain> {
        let mut twin = state.clone();
        shuffle(&mut twin.pile, chance);
        twin
    }

    fn private_to(event: &Event<Plain>) -> Option<Seat> {
        owner(event)
    }

    fn disguise(event: &Event<Plain>) -> Option<Event<Plain>> {
        disguised(event)
    }

    fn lines(event: &Event<Plain>) -> Vec<(Seat, Vec<Line>)> {
        written(event)
    }
}

#[test]
#[rule("SC-01", "SC-05")]
fn random_games_of_two_three_and_four_keep_every_law() {
    let mut seen = Seen::default();
    try_games_and::<Classic>(2..=4, 250, |table| seen.count(table));
    // The laws mean little unless all of this came about, many times.
    let Seen { plays, taken_back, agreed, out, passed, left, undone } = seen;
    let least = [plays, taken_back, agreed, out, passed, left, undone].into_iter().min();
    assert!(least > Some(20) && plays > 2000, "{seen:?}");
}

/// What random games came across.
#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    plays: u32,
    taken_back: u32,
    agreed: u32,
    out: u32,
    passed: u32,
    left: u32,
    undone: u32,
}

impl Seen {
    fn count(&mut self, table: &Table<Classic>) {
        for event in table.log().iter().flat_map(|entry| &entry.events) {
            let counter = match event {
                Logged::Left { .. } => &mut self.left,
                Logged::Undone { .. } => &mut self.undone,
                Logged::Game(Event::Open(news)) => match news {
                    News::Scored { .. } => &mut self.plays,
                    News::TookBack { .. } => &mut self.taken_back,
                    News::Agreed { .. } => &mut self.agreed,
                    News::Ended { reason: EndReason::OutOfCards, .. } => &mut self.out,
                    News::Ended { reason: EndReason::Passes, .. } => &mut self.passed,
                    _ => continue,
                },
                _ => continue,
            };
            *counter += 1;
        }
    }
}
