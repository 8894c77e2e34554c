//! The laws that every game keeps, tried on whole random games of legal and illegal commands.
//!
//! A game joins by implementing [`Trial`] in its tests and calling [`try_games`]. More games than
//! usual are tried with the environment variable `ABECEDAR_LAWS`, a factor.

use crate::chance::{Chance, Recorded, Seeded};
use crate::dictionary::{Dictionary, WordList};
use crate::game::{Game, Phase};
use crate::history::History;
use crate::log::{Act, Event, Told};
use crate::position::{Past, Position};
use crate::replay::replay;
use crate::said::Heard;
use crate::saved;
use crate::score::{Line, Points, total};
use crate::seat::{Holder, Seat, Viewer};
use crate::setup::{Edition, Setup, house_rules};
use crate::table::{Table, TableView};
use crate::time::Millis;
use lexicon::Family;
use std::sync::Arc;

/// What a game tells the laws about itself.
pub(crate) trait Trial: Game {
    /// The words to play with, in the alphabet of the edition.
    fn dictionary(setup: &Setup<Self>) -> &'static dyn Dictionary;

    /// A setup for so many players, with house rules that chance decides.
    fn setup(players: usize, chance: &mut dyn Chance) -> Setup<Self>;

    /// Something that a seat might try now: often legal, often not.
    fn command(state: &Self::State, seat: Seat, chance: &mut dyn Chance) -> Self::Command;

    /// Every card or tile of the box, as text, in any order, before the game.
    fn whole_box(setup: &Setup<Self>) -> Vec<String>;

    /// Every card or tile, wherever it lies, as text, in any order.
    fn cards(state: &Self::State) -> Vec<String>;

    /// A state that looks the same to the viewer, with all that is hidden from this viewer dealt
    /// anew (piles and other hands mixed and given out again).
    fn twin(state: &Self::State, viewer: Viewer, chance: &mut dyn Chance) -> Self::State;

    /// A state with the order of hidden piles changed and nothing else.
    fn pile_twin(state: &Self::State, chance: &mut dyn Chance) -> Self::State;

    /// The only seat that may see all of this event, if it is not for everybody.
    fn private_to(event: &Self::Event) -> Option<Seat>;

    /// The same event with everything in it changed that is not for everybody's eyes (other cards,
    /// another answer); nothing if everybody may see all of it.
    fn disguise(_event: &Self::Event) -> Option<Self::Event> {
        None
    }

    /// The score lines that an event writes down: for a seat, or a team's number.
    fn lines(event: &Self::Event) -> Vec<(Seat, Vec<Line>)>;
}

/// The same words in the alphabet of every edition of a box that comes with the games; the first
/// of them offends.
pub(crate) struct Lists(Vec<WordList>);

impl Lists {
    pub(crate) fn new<E: Edition>(words: &[&str]) -> Lists {
        let list = |edition: E| {
            let alphabet = edition.alphabet();
            let list = WordList::new(alphabet, words.iter().copied());
            let family = Family::read(alphabet, words.first().copied().unwrap_or_default());
            let family = family.expect("a word of any language");
            list.expect("words of any language").with_family(family)
        };
        Lists(E::built_in().into_iter().map(list).collect())
    }

    /// The words of an edition.
    pub(crate) fn of<E: Edition>(&self, edition: &E) -> &WordList {
        let fitting = self.0.iter().find(|list| list.alphabet() == edition.alphabet());
        fitting.expect("an edition in the alphabet of one that comes with the games")
    }
}

/// Any edition that comes with the games, whatever its language.
pub(crate) fn any_edition<E: Edition>(chance: &mut dyn Chance) -> E {
    let mut editions = E::built_in();
    editions.swap_remove(chance.below(editions.len() as u32) as usize)
}

/// House rules that chance decides, out of what they say of themselves.
pub(crate) fn some_house<G: Game>(
    edition: &G::Edition,
    players: usize,
    chance: &mut dyn Chance,
) -> G::House {
    let mut chosen = serde_json::Map::new();
    for rule in G::house_rules(edition, players) {
        let mut samples = rule.samples();
        let value = samples.swap_remove(chance.below(samples.len() as u32) as usize);
        chosen.insert(rule.name, value);
    }
    house_rules(chosen.into()).expect("the game has the rules that it describes")
}

/// How many games to try, given the usual number.
pub(crate) fn how_many(usual: u64) -> u64 {
    let factor = std::env::var("ABECEDAR_LAWS").ok().and_then(|text| text.parse::<u64>().ok());
    usual * factor.unwrap_or(1)
}

/// Tries whole games with these numbers of players, and holds every step against the laws.
pub(crate) fn try_games<G: Trial>(players: impl Iterator<Item = usize> + Clone, games: u64) {
    try_games_and::<G>(players, games, |_| {});
}

/// The same, and shows each finished table, to count what the random games came across.
pub(crate) fn try_games_and<G: Trial>(
    players: impl Iterator<Item = usize> + Clone,
    games: u64,
    mut look: impl FnMut(&Table<G>),
) {
    for seed in 0..how_many(games) {
        for count in players.clone() {
            look(&one_game::<G>(count, seed));
        }
    }
}

/// Longer than any game needs; reaching it means that a game does not end.
const MOST_STEPS: usize = 60_000;

/// So many commands are refused before somebody gives up and waits.
const PATIENCE: usize = 50;

fn one_game<G: Trial>(players: usize, seed: u64) -> Table<G> {
    let mut chance = Seeded::new(seed * 1000 + players as u64);
    let setup = G::setup(players, &mut chance);
    let dictionary = G::dictionary(&setup);
    let box_name = setup.edition.name();
    let name = format!("{} seed {seed}, {players} players, {box_name}, {:?}", G::NAME, setup.house);
    let whole = sorted(G::whole_box(&setup));
    let mut table =
        Table::open(setup, dictionary, &mut chance).expect("a setup that can be played");
    let mut witness = Witness::new(&table);
    let (mut steps, mut refused) = (0, 0);
    while table.outcome().is_none() {
        steps += 1;
        assert!(steps < MOST_STEPS, "{name}: the game does not end");
        let soon = table.now().plus(Millis(u64::from(chance.below(4000))));
        // Where nobody has anything to do but wait, the longest windows close too.
        let waited = table.deadline().filter(|_| refused >= PATIENCE);
        let now = waited.map_or(soon, |deadline| soon.max(deadline));
        table.advance(now, dictionary, &mut chance);
        witness.follow(&table, &name);
        let (by, act) = something(&table, &mut chance);
        let before = table.position().clone();
        let (entries, time) = (table.log().len(), table.now());
        if let Err(refusal) = table.submit(by, act, now, dictionary, &mut chance) {
            let same = *table.position() == before && table.log().len() == entries;
            assert!(same && table.now() == time, "{name}: a refusal changed: {refusal:?}");
            refused += 1;
            continue;
        }
        refused = 0;
        hidden_piles_stay_hidden(&before, &table, &mut chance, &name);
        witness.follow(&table, &name);
        assert_eq!(sorted(G::cards(table.state())), whole, "{name}: cards are not conserved");
        views_hide(&table, &mut chance, &name);
    }
    assert_eq!(sorted(G::cards(table.state())), whole, "{name}: cards are not conserved");
    let refused =
        table.submit(Some(Seat(0)), Act::Undo { to: 0 }, table.now(), dictionary, &mut chance);
    assert!(refused.is_err(), "{name}: something happened after the end");
    files_round_trip(&table, dictionary, &name);
    streams_have_no_gaps(&table, &name);
    secrets_are_told_to_their_owner_alone(&table, &name);
    table
}

fn sorted(mut cards: Vec<String>) -> Vec<String> {
    cards.sort();
    cards
}

/// Something to try at the table: mostly commands, sometimes for a wrong phase or seat, rarely
/// leaving, handing over or taking back.
fn something<G: Trial>(
    table: &Table<G>,
    chance: &mut dyn Chance,
) -> (Option<Seat>, Act<G::Command>) {
    let seats = table.setup().players.len();
    let seat = Seat(chance.below(seats as u32) as u8);
    let by = Some(seat);
    match chance.below(400) {
        0 => (by, Act::Leave { seat }),
        1 => (by, Act::HandOver { seat, to: Holder::Bot }),
        2 => (None, Act::HandOver { seat, to: Holder::Person }),
        3..6 => {
            let to = chance.below(table.log().len() as u32 + 1);
            (if chance.below(2) == 0 { by } else { None }, Act::Undo { to })
        }
        6 => (by, Act::Tick),
        7 => (Some(Seat(seats as u8)), Act::Leave { seat }),
        8 => (None, Act::Start),
        other => {
            let wrong = i64::from(other == 9) - i64::from(other == 10);
            let phase = Phase((i64::from(table.phase().0) + wrong).max(0) as u32);
            let command = G::command(table.state(), seat, chance);
            (by, Act::Play { phase, command })
        }
    }
}

/// Follows the log beside the table, folding and adding up on its own.
struct Witness<G: Game> {
    setup: Arc<Setup<G>>,
    position: Position<G>,
    history: History,
    totals: Vec<Points>,
    seen: usize,
}

impl<G: Trial> Witness<G> {
    fn new(table: &Table<G>) -> Witness<G> {
        let setup = Arc::clone(table.shared_setup());
        let position = Position::closed(&setup);
        let totals = vec![Points::ZERO; G::sides(table.setup())];
        Witness { setup, position, history: History::default(), totals, seen: 0 }
    }

    /// State is a fold over events, and the score is the sum of its lines.
    fn follow(&mut self, table: &Table<G>, name: &str) {
        if self.seen == table.log().len() {
            return;
        }
        while let Some(entry) = table.log().get(self.seen) {
            for event in &entry.events {
                let log = &table.log()[..self.seen];
                let past = Past { setup: &self.setup, log, history: &self.history };
                self.position.fold(event, &past, None);
                match event {
                    Event::Game(event) => {
                        for (seat, lines) in G::lines(event) {
                            self.totals[seat.index()] += total(&lines);
                        }
                    }
                    Event::Undone { .. } => self.totals = G::scores(&self.position.state),
                    Event::Left { .. } | Event::HandedOver { .. } => {}
                }
            }
            self.history.follow(&table.log()[..self.seen], entry);
            self.seen += 1;
        }
        assert_eq!(&self.position, table.position(), "{name}: replayed and live state differ");
        assert_eq!(self.totals, table.scores(), "{name}: the lines do not add up to the score");
    }
}

fn viewers<G: Game>(table: &Table<G>) -> Vec<Viewer> {
    let seats = Seat::all(table.setup().players.len()).map(Viewer::Seat);
    seats.chain([Viewer::Watcher]).collect()
}

/// Two games that differ only in what is hidden from a viewer look the same to this viewer.
fn views_hide<G: Trial>(table: &Table<G>, chance: &mut dyn Chance, name: &str) {
    if table.outcome().is_some() || chance.below(4) > 0 {
        return;
    }
    for viewer in viewers(table) {
        let view = table.view(viewer);
        let json = serde_json::to_string(&view).expect("a view has a JSON form");
        let read: TableView<G> = serde_json::from_str(&json).expect("a view can be read back");
        assert_eq!(read, view, "{name}: a view does not round-trip through JSON");
        let twin = G::twin(table.state(), viewer, chance);
        let (view, other) = (G::view(table.state(), viewer), G::view(&twin, viewer));
        assert_eq!(view, other, "{name}: {viewer:?} sees something hidden");
    }
}

/// The same act after a different order of the pile tells everybody the same, except who drew.
fn hidden_piles_stay_hidden<G: Trial>(
    before: &Position<G>,
    after: &Table<G>,
    chance: &mut dyn Chance,
    name: &str,
) {
    let Some(entry) = after.log().last() else { return };
    if after.outcome().is_some() || !matches!(entry.act, Act::Play { .. }) {
        return;
    }
    let twin = Position { state: G::pile_twin(&before.state, chance), ..before.clone() };
    let mut luck = Recorded::new(entry.draws.clone());
    let (by, at) = (entry.by, entry.at);
    let log = &after.log()[..after.log().len() - 1];
    let past = Past { setup: after.shared_setup(), log, history: after.past().history };
    let judged = twin.judge(by, &entry.act, at, &past, G::dictionary(past.setup), &mut luck);
    let Ok((_, events)) = judged else {
        panic!("{name}: the order of a hidden pile decides whether a command is legal");
    };
    assert_eq!(events.len(), entry.events.len(), "{name}: a hidden pile decides what happens");
    for (event, other) in entry.events.iter().zip(&events) {
        let (Event::Game(event), Event::Game(other)) = (event, other) else { continue };
        for viewer in viewers(after) {
            if G::private_to(event).is_none_or(|seat| !viewer.holds(seat)) {
                let (told, other) = (G::tell(event, viewer), G::tell(other, viewer));
                assert_eq!(told, other, "{name}: {viewer:?} hears of hidden cards");
            }
        }
    }
}

/// The log round-trips through its file, and judging it again gives the same events.
fn files_round_trip<G: Trial>(table: &Table<G>, dictionary: &dyn Dictionary, name: &str) {
    let text = saved::write(table);
    let read = saved::read::<G>(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(read.log, table.log(), "{name}: the log does not round-trip");
    let (report, again) = replay(&read, dictionary);
    assert_eq!(report.departure, None, "{name}");
    assert_eq!(&again, table, "{name}: judged again, the table differs");
    let restored = Table::restore(read.setup, read.log).expect("a log that folds");
    assert_eq!(&restored, table, "{name}: restored, the table differs");
}

fn streams_have_no_gaps<G: Trial>(table: &Table<G>, name: &str) {
    for viewer in viewers(table) {
        let told = table.told(viewer, 0);
        let json = serde_json::to_string(&told).expect("news have a JSON form");
        let read: Vec<Told<G>> = serde_json::from_str(&json).expect("news can be read back");
        assert_eq!(read, told, "{name}: news do not round-trip through JSON");
        let numbers: Vec<u32> = told.iter().map(|step| step.number).collect();
        assert_eq!(numbers, (0..table.next_event()).collect::<Vec<_>>(), "{name}");
        let middle = table.next_event() / 2;
        assert_eq!(table.told(viewer, middle), told[middle as usize..], "{name}");
        let heard = table.heard(viewer, 0);
        assert!(heard.iter().map(|step| &step.news).eq(told.iter().map(|step| &step.news)));
        let json = serde_json::to_string(&heard).expect("sentences have a JSON form");
        let read: Vec<Heard<G>> = serde_json::from_str(&json).expect("sentences can be read back");
        assert_eq!(read, heard, "{name}: sentences do not round-trip through JSON");
        for from in [middle, middle + 1] {
            let again = table.heard(viewer, from);
            assert_eq!(again, heard[from as usize..], "{name}: other sentences from {from} on");
        }
    }
}

/// Who may not see what is in an event hears the same whatever is in it.
fn secrets_are_told_to_their_owner_alone<G: Trial>(table: &Table<G>, name: &str) {
    for event in table.log().iter().flat_map(|entry| &entry.events) {
        let Event::Game(event) = event else { continue };
        let Some(other) = G::disguise(event) else { continue };
        assert_ne!(event, &other, "{name}: a disguise that changes nothing");
        for viewer in viewers(table) {
            if G::private_to(event).is_none_or(|seat| !viewer.holds(seat)) {
                let (told, other) = (G::tell(event, viewer), G::tell(&other, viewer));
                assert_eq!(told, other, "{name}: {viewer:?} hears of hidden cards");
            }
        }
    }
}
