//! Advice names only plays that the referee accepts, whatever the position.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Advice, Bot, Bots, Company, Playable, Words};
use games::{
    AnyTable, Editions, GameName, Holder, Millis, Opening, Player, Registered, Seeded, Side, Table,
    each_game,
};
use lexicon::Library;
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Every edition of every game whose words we have, with these words.
static EDITIONS: LazyLock<Vec<(GameName, String, Words)>> = LazyLock::new(|| {
    let editions = Editions::built_in();
    let mut lists: BTreeMap<String, Option<Words>> = BTreeMap::new();
    let mut found = Vec::new();
    for &game in GameName::ALL {
        for edition in editions.names(game) {
            let list = editions.lexicon(game, Some(&edition)).unwrap();
            let open = || Library::new(None).open(&list).ok().map(Words::new);
            let words = lists.entry(list.clone()).or_insert_with(open);
            found.extend(words.clone().map(|words| (game, edition, words)));
        }
    }
    found
});

static BOTS: LazyLock<Bots> = LazyLock::new(Bots::default);

fn words_of(game: GameName) -> &'static Words {
    let usual = game.lexicon(None).unwrap();
    let mut of_game = EDITIONS.iter().filter(|(name, ..)| *name == game);
    &of_game.find(|(.., words)| words.all().name() == usual).unwrap().2
}

/// A game of two bots, as far as so many steps go.
fn played<G: Playable + Registered>(
    words: &Words,
    edition: Option<&str>,
    seed: u64,
    steps: usize,
) -> AnyTable {
    let bot = Player { holder: Holder::Bot, ..Player::default() };
    let team = |side| Player { team: G::TEAMS.then_some(Side(side)), ..bot.clone() };
    let mut opening = Opening::new(vec![team(0), team(1)]);
    opening.edition = edition.map(str::to_owned);
    let setup = opening.setup::<G>(&Editions::built_in(), words.all()).unwrap();
    let mut table = Table::open(setup, words.all(), &mut Seeded::new(seed)).unwrap();
    let mut company = Company::new(&table, &[Bot::Casual, Bot::Club], words, seed);
    let mut luck = Seeded::new(seed + 1);
    for _ in 0..steps {
        if table.outcome().is_some() || company.step(&mut table, words.all(), &mut luck).is_err() {
            break;
        }
    }
    G::any_table(table)
}

fn advised(table: &AnyTable, words: &Words, level: Bot) -> Vec<(games::Seat, Advice)> {
    let seats = table.awaited().seats;
    let advice = |seat| BOTS.advise(table, seat, words, level).think().map(|found| (seat, found));
    seats.into_iter().filter_map(advice).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 80, ..ProptestConfig::default() })]

    #[test]
    fn the_referee_accepts_what_is_advised(
        nth in 0_usize..1_000,
        seed in 0_u64..10_000,
        steps in 0_usize..40,
        level in prop::sample::select(&Bot::LEVELS[..]),
    ) {
        let (game, edition, words) = &EDITIONS[nth % EDITIONS.len()];
        let table = each_game!(*game, G => played::<G>(words, Some(edition), seed, steps));
        for (seat, advice) in advised(&table, words, level) {
            let mut trial = table.clone();
            let act = games::Act::Play { phase: advice.phase, command: advice.command.clone() };
            // At once: a clock that runs must not have run out meanwhile.
            let now = Millis(trial.now().0);
            let done = trial.submit(Some(seat), act, now, words.all(), &mut Seeded::new(seed));
            prop_assert!(done.is_ok(), "{game} {edition}: {:?} of {advice:?}", done.err());
            prop_assert_eq!(advice.words.is_empty(), advice.lines.iter().all(|l| l.word.is_none()));
            let once: std::collections::BTreeSet<_> = advice.words.iter().collect();
            prop_assert_eq!(once.len(), advice.words.len());
            if advice.lines.is_empty() {
                prop_assert!(advice.spot.cells.is_empty());
            }
        }
    }
}

#[test]
fn a_player_who_is_not_waited_for_is_not_advised() {
    let words = words_of(GameName::Classic);
    let table = played::<games::classic::Classic>(words, None, 3, 4);
    let awaited = table.awaited().seats;
    let others = games::Seat::all(2).filter(|seat| !awaited.contains(seat));
    for seat in others {
        assert!(BOTS.advise(&table, seat, words, Bot::Club).think().is_none());
    }
}

#[test]
fn advice_for_a_beginner_keeps_to_words_that_a_beginner_knows() {
    let words = words_of(GameName::Classic);
    let few = words.commonest(Bot::Novato.vocabulary("classic"));
    let mut kept_to = 0;
    for seed in 0..8 {
        let table = played::<games::classic::Classic>(words, None, seed, 0);
        for (_, advice) in advised(&table, words, Bot::Novato) {
            let known = |word: &String| few.contains(&few.alphabet().fold(word).unwrap());
            kept_to += usize::from(!advice.words.is_empty() && advice.words.iter().all(known));
        }
    }
    assert!(kept_to >= 6, "{kept_to} of 8");
}

/// Hints are given in every game, at every level and in every edition that can be played here.
#[test]
fn every_level_is_advised_in_every_edition() {
    assert!(EDITIONS.len() >= 20, "{}", EDITIONS.len());
    for (game, edition, words) in EDITIONS.iter() {
        for (nth, level) in Bot::LEVELS.into_iter().enumerate() {
            let table = each_game!(*game, G => played::<G>(words, Some(edition), 7, 3 * nth));
            for (seat, advice) in advised(&table, words, level) {
                let mut trial = table.clone();
                let act = games::Act::Play { phase: advice.phase, command: advice.command.clone() };
                let now = Millis(trial.now().0);
                let done = trial.submit(Some(seat), act, now, words.all(), &mut Seeded::new(7));
                assert!(done.is_ok(), "{game} {edition} {level:?}: {:?} of {advice:?}", done.err());
            }
        }
    }
}
