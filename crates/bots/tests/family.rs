//! Where a family plays, no bot lays a word that offends; a table may refuse such words outright.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Bot, Company, Playable, Words};
use games::{Editions, GameName, Opening, Player, Recorded, Seat, Seeded, Table, code, each_game};
use lexicon::{Entry, Family, Lexicon, Library, Notes, compile};
use serde_json::json;

/// Steps of a game that are enough to see what its bots lay.
const STEPS: usize = 400;

/// Words of which every second one offends, however harmless they look.
fn rigged(name: &str) -> Words {
    let all = Library::new(None).open(name).unwrap();
    let alphabet = all.alphabet();
    let mut short: Vec<_> = Words::new(all).ranked().to_vec();
    short.retain(|word| word.len() <= 6);
    short.truncate(3_000);
    let entries: Vec<Entry> = short.iter().map(|&word| Entry::plain(word)).collect();
    let half: Vec<String> =
        short.iter().step_by(2).map(|word| alphabet.spell(word).to_string()).collect();
    let family = Family::read(alphabet, &half.join("\n")).unwrap();
    let bytes = compile(alphabet, &entries, &Notes::default()).unwrap();
    Words::new(Lexicon::open(name, bytes).unwrap().with_family(family))
}

fn open<G: Playable>(words: &Words, refuses: bool) -> Table<G> {
    let house = json!({ "family_words": refuses });
    let opening = Opening { house, ..Opening::new(vec![Player::default(); 2]) };
    let setup = opening.setup::<G>(&Editions::built_in(), words.all()).unwrap();
    Table::open(setup, words.all(), &mut Seeded::new(3)).unwrap()
}

/// How many words a command lays, and how many of them offend.
fn laid<G: Playable>(
    table: &Table<G>,
    seat: Seat,
    command: &G::Command,
    words: &Words,
) -> [usize; 2] {
    let lines = table.preview(seat, command, words.all()).unwrap_or_default().lines;
    let spelled = lines.iter().filter_map(|line| line.word.as_deref());
    let folded = spelled.filter_map(|word| words.all().alphabet().fold(word).ok());
    let found: Vec<_> = folded.collect();
    [found.len(), found.iter().filter(|word| words.all().offends(word)).count()]
}

/// Plays a while; how many words were laid, and how many of them offend.
fn play<G: Playable>(words: &Words, played: &Words, bots: &[Bot], refuses: bool) -> [usize; 2] {
    let mut table = open::<G>(words, refuses);
    let mut company = Company::new(&table, bots, played, 5);
    let (mut luck, mut all) = (Seeded::new(7), [0, 0]);
    for _ in 0..STEPS {
        if let Some((seat, _, command)) = company.upcoming(&table) {
            let [laid, offensive] = laid(&table, seat, command, words);
            all = [all[0] + laid, all[1] + offensive];
        }
        let stepped = company.step(&mut table, words.all(), &mut luck);
        stepped.unwrap_or_else(|stuck| panic!("{}: {stuck}", G::NAME));
    }
    all
}

#[test]
fn at_a_family_table_nobody_lays_what_offends_and_at_any_other_everybody_may() {
    for &game in GameName::ALL {
        let words = rigged(&game.lexicon(None).unwrap());
        for bots in [[Bot::Novato, Bot::Casual], [Bot::Club, Bot::Expert]] {
            each_game!(game, G => {
                let family = play::<G>(&words, &words.for_family(), &bots, false);
                assert!(family[0] > 3 && family[1] == 0, "{game} {bots:?}: {family:?}");
                let any = play::<G>(&words, &words, &bots, false);
                assert!(any[1] > 0, "{game} {bots:?}: {any:?}");
            });
        }
    }
}

#[test]
fn where_the_table_refuses_what_offends_no_bot_tries_it() {
    for &game in GameName::ALL {
        let words = rigged(&game.lexicon(None).unwrap());
        let bots = [Bot::Greedy, Bot::Primer];
        let laid = each_game!(game, G => play::<G>(&words, &words, &bots, true));
        assert!(laid[0] > 3 && laid[1] == 0, "{game}: {laid:?}");
    }
}

/// Two tables with the same luck: what one lets stand, the other refuses as an offence.
fn refused<G: Playable>(words: &Words) {
    let (mut free, mut strict) = (open::<G>(words, false), open::<G>(words, true));
    let mut company = Company::new(&free, &[Bot::Greedy, Bot::Greedy], words, 5);
    let mut luck = Seeded::new(7);
    for _ in 0..STEPS {
        let upcoming = company.upcoming(&free);
        let offends = upcoming.map(|(seat, _, command)| laid(&free, seat, command, words)[1] > 0);
        let known = free.log().len();
        company.step(&mut free, words.all(), &mut luck).unwrap();
        for entry in &free.log()[known..] {
            let mut same = Recorded::new(entry.draws.clone());
            let act = entry.act.clone();
            let judged = strict.submit(entry.by, act, entry.at, words.all(), &mut same);
            if offends != Some(true) {
                judged.unwrap();
                continue;
            }
            match judged {
                Err(refusal) => {
                    assert_eq!(refusal.code, code::FAMILY_WORD, "{}", G::NAME);
                    assert!(!refusal.about.words.is_empty());
                }
                // While a timer runs, a word that does not stand is told to everybody.
                Ok(_) => {
                    let told = serde_json::to_string(&strict.log().last().unwrap().events).unwrap();
                    assert!(told.contains("family_word"), "{}: {told}", G::NAME);
                }
            }
            return;
        }
    }
    panic!("{}: nobody laid a word that offends", G::NAME);
}

#[test]
fn a_table_may_refuse_what_offends_and_says_why() {
    for &game in GameName::ALL {
        let words = rigged(&game.lexicon(None).unwrap());
        each_game!(game, G => refused::<G>(&words));
    }
}

#[test]
fn whoever_lays_what_offends_is_not_doubted_for_it() {
    use games::classic::Classic;
    let words = rigged("pt");
    let house = json!({ "words": "challenge" });
    let opening = Opening { house, ..Opening::new(vec![Player::default(); 2]) };
    let setup = opening.setup::<Classic>(&Editions::built_in(), words.all()).unwrap();
    let mut table = Table::open(setup, words.all(), &mut Seeded::new(3)).unwrap();
    let bots = bots::Bots::default();
    let mind = |seat, words: &Words| bots.mind(&bots::Seen::new(&table, seat), words, Bot::Greedy);
    let seated = [(Seat(0), mind(Seat(0), &words)), (Seat(1), mind(Seat(1), &words.for_family()))];
    let seated = seated.map(|(seat, mind)| (seat, Bot::Greedy, mind));
    let mut company = Company::with(&table, seated, 5);
    let mut luck = Seeded::new(7);
    for _ in 0..STEPS {
        company.step(&mut table, words.all(), &mut luck).unwrap();
    }
    let told = serde_json::to_string(table.log()).unwrap();
    assert!(told.contains("\"asked\"") && !told.contains("\"challenged\""), "{told}");
}
