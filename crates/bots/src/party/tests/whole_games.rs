//! Whole games under house rules that luck decides: no command is refused, and every game ends.

use super::{bots, french, small};
use crate::bot::Bot;
use crate::company::Company;
use crate::words::Words;
use games::kit::{Judged, LostChallenge, WordRules};
use games::party::{ChanceLetter, ChanceRolls, EndReason, Event, House, Party, PartyEdition};
use games::{Chance, Edition, Seeded, Setup, Table};
use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};

/// More steps than any game takes.
const ENOUGH: usize = 3_000;

fn house(edition: &PartyEdition, chance: &mut dyn Chance) -> House {
    let mut yes = || chance.below(2) == 1;
    let (words, miss, per_square, as_premium) = (yes(), yes(), yes(), yes());
    let (best, gentle, untimed, stop, star) = (yes(), yes(), yes(), yes(), yes());
    let seconds = |chance: &mut dyn Chance| Some(1 + chance.below(20));
    let zones = edition.zones.iter().map(|_| 1 + chance.below(15)).collect();
    let dice = chance.below(edition.letter_dice.len() as u32) as usize;
    House {
        judged: WordRules {
            words: if words { Judged::Challenge } else { Judged::Checked },
            challenge_seconds: seconds(chance),
            lost_challenge: if miss { LostChallenge::MissTurn } else { LostChallenge::Nothing },
            ..WordRules::default()
        },
        star_doubles: star,
        letter_die: Some(edition.letter_dice[dice].name.clone()),
        rolls: [None, Some(1), Some(5)][chance.below(3) as usize],
        zone_seconds: Some(zones),
        spotting_seconds: seconds(chance),
        chance_rolls: if per_square { ChanceRolls::PerSquare } else { ChanceRolls::PerTurn },
        chance_letter: if as_premium {
            ChanceLetter::AsPremium
        } else {
            ChanceLetter::AfterPremiums
        },
        best_chance_letter: best,
        chance_seconds: seconds(chance),
        gentle,
        untimed,
        open_drafts: false,
        stop_endless_passing: stop,
    }
}

fn play_out(setup: Setup<Party>, words: &Words, seated: &[Bot], seed: u64) -> Table<Party> {
    let mut chance = Seeded::new(seed);
    let mut table = Table::open(setup, words.all(), &mut chance).unwrap();
    let mut company = Company::new(&table, seated, words, seed);
    for _ in 0..ENOUGH {
        if table.outcome().is_some() {
            return table;
        }
        let stepped = company.step(&mut table, words.all(), &mut chance);
        stepped.unwrap_or_else(|stuck| panic!("{stuck} under {:?}", table.setup().house));
    }
    panic!("no end of {seated:?} under {:?}", table.setup().house);
}

#[test]
fn games_end_under_any_house_rules() {
    let words = french();
    let mut chance = Seeded::new(11);
    for game in 0..14 {
        // The printed box takes longer; a few games of it will do here.
        let edition = PartyEdition::built_in().swap_remove(usize::from(game % 7 != 0));
        let house = house(&edition, &mut chance);
        let players = 2 + chance.below(4) as usize;
        let seated: Vec<Bot> =
            (0..players).map(|_| Bot::ALL[chance.below(Bot::ALL.len() as u32) as usize]).collect();
        let setup = Setup::with(edition, house, bots(players), words.all()).unwrap();
        play_out(setup, &words, &seated, game);
    }
}

/// Words so few that soon nothing fits.
fn three_words() -> Words {
    let entries: Vec<Entry> = ["tas", "sait", "rue"]
        .map(|word| Entry::plain(Alphabet::FRENCH.fold(word).unwrap()))
        .into();
    let bytes = compile(Alphabet::FRENCH, &entries, &Notes::default()).unwrap();
    Words::new(Lexicon::open("few", bytes).unwrap())
}

#[test]
fn where_nothing_fits_any_more_the_game_ends_although_passing_is_endless() {
    let words = three_words();
    let house = House { stop_endless_passing: false, ..House::default() };
    for (seed, seated) in
        [[Bot::Novato; 2], [Bot::Maestro; 2], [Bot::Club, Bot::Greedy]].iter().enumerate()
    {
        let setup = Setup::with(small(), house.clone(), bots(2), words.all()).unwrap();
        let table = play_out(setup, &words, seated, seed as u64);
        let events = table.log().iter().flat_map(|entry| &entry.events);
        let ended = events.filter_map(|event| match event {
            games::Event::Game(Event::Ended { reason, .. }) => Some(*reason),
            _ => None,
        });
        let reasons: Vec<EndReason> = ended.collect();
        assert!(
            !reasons.is_empty() && !reasons.contains(&EndReason::EndlessPassing),
            "{reasons:?}"
        );
    }
}
