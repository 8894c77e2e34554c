//! Whole random games of Word Thief.

use super::{box_of, cards};
use crate::chance::{Chance, Seeded, shuffle};
use crate::dictionary::Dictionary;
use crate::game::Game;
use crate::laws::{Lists, Trial, any_edition, some_house, try_games};
use crate::score::Line;
use crate::seat::{Player, Seat, Viewer};
use crate::setup::Setup;
use crate::table::Table;
use crate::thief::*;
use crate::time::Millis;
use rule::rule;
use std::sync::LazyLock;

/// Short words over few letters, so that random games find plays and steals.
static WORDS: &[&str] = &[
    "ad", "ads", "an", "are", "as", "at", "ate", "do", "dose", "dot", "dote", "ear", "earn",
    "east", "eat", "era", "no", "nod", "node", "nor", "not", "note", "oar", "oat", "ode", "on",
    "one", "or", "ore", "ran", "rate", "read", "rest", "road", "roast", "rod", "rode", "rose",
    "rot", "rote", "sad", "sand", "sat", "sea", "seat", "sent", "set", "snore", "so", "sod", "son",
    "sore", "star", "stare", "store", "tan", "tar", "tea", "tear", "tears", "teas", "ten", "tend",
    "to", "toad", "toe", "toes", "ton", "tone", "tore", "torn", "trade", "trend", "rats", "rat",
];

static LISTS: LazyLock<Lists> = LazyLock::new(|| Lists::new::<ThiefEdition>(WORDS));

/// A small box of three suits: hands of four, a pile that is soon gone.
fn tiny() -> ThiefEdition {
    let suit = |suit: u8| {
        "A E O R T S N D E A T O".replace(' ', &format!(":{suit} ")) + &format!(":{suit}")
    };
    let deck = format!("{} {} {} ? ? ?", suit(1), suit(2), suit(3));
    ThiefEdition { name: "tiny".to_owned(), ..box_of(&cards(&deck), 4) }
}

fn pick<T: Clone>(items: &[T], chance: &mut dyn Chance) -> Option<T> {
    items.get(chance.below(items.len() as u32) as usize).cloned()
}

/// Takes cards for a word out of pools, the first pool first, Wilds where a letter is missing.
fn compose(word: &str, pools: &mut [Vec<Card>]) -> Option<Vec<Card>> {
    word.to_uppercase()
        .chars()
        .map(|letter| {
            let glyph = crate::card::Glyph::new(letter)?;
            let take = |wanted: &dyn Fn(&Card) -> bool, pools: &mut [Vec<Card>]| {
                let pool = pools.iter_mut().find(|pool| pool.iter().any(wanted))?;
                let place = pool.iter().position(wanted)?;
                Some(pool.remove(place))
            };
            take(&|card| card.glyph() == Some(glyph), pools).or_else(|| {
                take(&|card| *card == Card::Wild(None), pools).map(|_| Card::Wild(Some(glyph)))
            })
        })
        .collect()
}

/// A word from the hand; mostly a right one.
fn some_form(state: &State, seat: Seat, chance: &mut dyn Chance) -> Option<Command> {
    (0..40).find_map(|_| {
        let mut hand = state.hand(seat).to_vec();
        shuffle(&mut hand, chance);
        let cards = compose(pick(WORDS, chance)?, &mut [hand])?;
        Some(Command::Form { cards, appeal: chance.below(2) == 0 })
    })
}

/// A steal, of one word or several; mostly a right one.
fn some_steal(state: &State, seat: Seat, chance: &mut dyn Chance) -> Option<Command> {
    let others: Vec<&PlayedWord> = state.lying().filter(|word| word.owner != seat).collect();
    (0..400).find_map(|_| {
        let target = pick(&others, chance)?;
        let stolen = target.cards.iter().map(|card| card.in_hand()).collect();
        let mut pools = [stolen, state.hand(seat).to_vec()];
        let count = 1 + chance.below(2) as usize;
        let words: Option<Vec<Vec<Card>>> =
            (0..count).map(|_| compose(pick(WORDS, chance)?, &mut pools)).collect();
        let words = words?;
        let cards = &target.cards;
        let lay = Lay {
            seat,
            hand: state.hand(seat),
            target: Some(Target { id: target.id, owner: target.owner, cards }),
            words: &words,
        };
        let fits =
            lay.check(&state.setup.edition, state.setup.house.limits(&state.setup.edition)).is_ok();
        let appeal = chance.below(2) == 0;
        let steal = Command::Steal { word: target.id, words, appeal };
        (fits || chance.below(200) == 0).then_some(steal)
    })
}

/// Any cards as any words.
fn nonsense(state: &State, seat: Seat, chance: &mut dyn Chance) -> Command {
    let odd = cards("? ?=A ?=Ç A:1 Z:4 E:2");
    let some_cards = |chance: &mut dyn Chance| -> Vec<Card> {
        let mut cards = state.hand(seat).to_vec();
        shuffle(&mut cards, chance);
        cards.truncate(chance.below(5) as usize);
        cards.extend((chance.below(2) == 0).then(|| pick(&odd, chance)).flatten());
        cards
    };
    match chance.below(3) {
        0 => Command::Form { cards: some_cards(chance), appeal: chance.below(2) == 0 },
        1 => Command::Swap { cards: some_cards(chance) },
        _ => {
            let word = chance.below(state.words.len() as u32 + 2);
            let stolen = state.word(WordId(word)).map(|word| word.cards.clone());
            let words = (0..chance.below(3))
                .map(|_| [some_cards(chance), stolen.clone().unwrap_or_default()].concat());
            let words = words.collect();
            Command::Steal { word: WordId(word), words, appeal: chance.below(2) == 0 }
        }
    }
}

fn some_command(state: &State, seat: Seat, chance: &mut dyn Chance) -> Command {
    if matches!(state.stage, Stage::Asked { .. }) && chance.below(8) > 0 {
        return if chance.below(3) == 0 { Command::Challenge } else { Command::Accept };
    }
    let wish = match chance.below(20) {
        0 | 1 => Some(nonsense(state, seat, chance)),
        2 => pick(&[Command::Accept, Command::Challenge, Command::Pass], chance),
        3..8 => some_form(state, seat, chance),
        8..18 => some_steal(state, seat, chance),
        _ => None,
    };
    wish.unwrap_or_else(|| {
        if state.pile.is_empty() {
            return Command::Pass;
        }
        let mut cards = state.hand(seat).to_vec();
        shuffle(&mut cards, chance);
        cards.truncate(state.pile.len().min(3));
        Command::Swap { cards }
    })
}

fn texts(cards: &[Card]) -> Vec<String> {
    cards.iter().map(Card::to_string).collect()
}

impl Trial for Thief {
    fn dictionary(setup: &Setup<Thief>) -> &'static dyn Dictionary {
        LISTS.of(&setup.edition)
    }

    fn setup(players: usize, chance: &mut dyn Chance) -> Setup<Thief> {
        // Now and then a printed box, with its hands of seven, in any language.
        let edition = if chance.below(6) == 0 { any_edition(chance) } else { tiny() };
        let house = some_house::<Thief>(&edition, players, chance);
        let words = LISTS.of(&edition);
        Setup::with(edition, house, vec![Player::default(); players], words).unwrap()
    }

    fn command(state: &State, seat: Seat, chance: &mut dyn Chance) -> Command {
        some_command(state, seat, chance)
    }

    fn whole_box(setup: &Setup<Thief>) -> Vec<String> {
        texts(&setup.edition.deck())
    }

    fn cards(state: &State) -> Vec<String> {
        let mut cards = state.hands.concat();
        cards.extend(&state.pile);
        cards.extend(&state.used);
        cards.extend(state.lying().flat_map(|word| &word.cards).map(|card| card.in_hand()));
        cards.extend(state.play().map(|play| play.used.clone()).unwrap_or_default());
        texts(&cards)
    }

    fn twin(state: &State, viewer: Viewer, chance: &mut dyn Chance) -> State {
        let mut twin = state.clone();
        let mut hidden = std::mem::take(&mut twin.pile);
        let others = || Seat::all(state.hands.len()).filter(|&seat| !viewer.holds(seat));
        for seat in others() {
            hidden.append(&mut twin.hands[seat.index()]);
        }
        shuffle(&mut hidden, chance);
        for seat in others() {
            let count = state.hand(seat).len();
            twin.hands[seat.index()] = hidden.split_off(hidden.len() - count);
        }
        twin.pile = hidden;
        twin
    }

    fn pile_twin(state: &State, chance: &mut dyn Chance) -> State {
        let mut twin = state.clone();
        shuffle(&mut twin.pile, chance);
        twin
    }

    fn private_to(event: &Event) -> Option<Seat> {
        match event {
            Event::Drew { seat, .. } => Some(*seat),
            Event::Open(_) | Event::Shuffled { .. } => None,
        }
    }

    fn lines(event: &Event) -> Vec<(Seat, Vec<Line>)> {
        match event {
            Event::Open(News::Scored { seat, lines }) => vec![(*seat, lines.clone())],
            Event::Open(News::Ended { lines, .. }) => lines.clone(),
            _ => Vec::new(),
        }
    }
}

#[test]
#[rule("WT-A26")]
fn random_games_of_two_to_six_keep_every_law() {
    try_games::<Thief>(2..=6, 60);
}

/// What is on the table agrees with itself: each stolen word became what came from it, and the
/// used pile holds at least the cards of the locked words.
fn check_history(state: &State) {
    for (number, word) in state.words.iter().enumerate() {
        assert_eq!(word.id, WordId(number as u32));
        let heirs: Vec<WordId> =
            state.words.iter().filter(|heir| heir.from == Some(word.id)).map(|w| w.id).collect();
        match &word.fate {
            Fate::Stolen { by, into, .. } => {
                assert_eq!(into, &heirs);
                assert!(heirs.iter().all(|&id| state.word(id).unwrap().owner == *by));
                assert_ne!(word.owner, *by);
            }
            Fate::Lies => assert!(heirs.is_empty() && !is_one_suit(&word.cards)),
            Fate::Locked => {
                assert!(heirs.is_empty() && is_one_suit(&word.cards));
                assert!(word.cards.iter().all(|card| state.used.contains(&card.in_hand())));
            }
        }
    }
}

#[test]
#[rule("WT-08", "WT-A16", "WT-A18")]
fn random_games_really_are_played_and_tell_their_thefts() {
    let mut chance = Seeded::new(5);
    let (mut steals, mut splits, mut locked, mut again) = (0, 0, 0, 0);
    for game in 0..80 {
        let setup = Thief::setup(2 + game % 5, &mut chance);
        let words = Thief::dictionary(&setup);
        let mut table = Table::open(setup, words, &mut chance).unwrap();
        let mut used = 0;
        while table.outcome().is_none() {
            let awaited = Thief::awaited(table.state()).seats;
            let seat = pick(&awaited, &mut chance).unwrap_or_default();
            let command = some_command(table.state(), seat, &mut chance);
            // Whatever the others are asked about, their time is up.
            let now = table.deadline().unwrap_or(table.now()).plus(Millis(1000));
            let _ = table.play(seat, command, now, words, &mut chance);
            assert!(table.state().used.len() >= used, "the used pile only grows");
            used = table.state().used.len();
        }
        let words = &table.state().words;
        check_history(table.state());
        for word in words {
            locked += u32::from(word.fate == Fate::Locked);
            if let Fate::Stolen { into, .. } = &word.fate {
                steals += 1;
                splits += u32::from(into.len() > 1);
                again += u32::from(word.from.is_some());
            }
        }
    }
    let counts = [steals, splits, locked, again];
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}
