//! Every lesson is played through with the referee: what it has is legal, scores what it says, and
//! shows what a first game must show.

#![allow(clippy::unwrap_used, reason = "a lesson that cannot be played has failed")]

use bots::lessons::{LEARNER, Lesson, Progress, TEACHER, done, luck};
use games::{Act, AnyTable, Dictionary, GameName, Holder, Millis, Opening, Player, Side};
use lexicon::{Lexicon, Library};
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};

const LANGUAGES: [&str; 5] = ["pt", "fr", "ro", "es", "en"];

fn lexicon(lesson: &Lesson) -> Lexicon {
    let name = game(lesson).lexicon(Some(&lesson.edition)).unwrap();
    Library::new(None).open(&name).unwrap()
}

fn game(lesson: &Lesson) -> GameName {
    lesson.game.parse().unwrap()
}

fn open(lesson: &Lesson, words: &Lexicon) -> AnyTable {
    let game = game(lesson);
    let player = |holder, side: u8| Player {
        holder,
        team: game.teams().then_some(Side(side)),
        ..Player::default()
    };
    let opening = Opening {
        edition: Some(lesson.edition.clone()),
        house: lesson.house.clone(),
        ..Opening::new(vec![player(Holder::Person, 0), player(Holder::Bot, 1)])
    };
    game.open(opening, words, &mut luck(lesson.seed, 0)).unwrap()
}

/// Plays a lesson and shows each deed with the table as it was before.
fn play(lesson: &Lesson, words: &Lexicon, mut each: impl FnMut(&AnyTable, usize)) -> AnyTable {
    let mut table = open(lesson, words);
    for (place, item) in lesson.items.iter().enumerate() {
        each(&table, place);
        let Some(deed) = &item.deed else { continue };
        let command = game(lesson).command(deed.command.clone()).unwrap();
        let about = format!("{} {}: item {place}", lesson.game, lesson.edition);
        if !deed.lines.is_empty() {
            let lines = table.preview(deed.seat, command.clone(), words).unwrap().lines;
            assert_eq!(lines, deed.lines, "{about}");
        }
        let act = Act::Play { phase: table.phase(), command };
        let luck = &mut luck(lesson.seed, table.entry_count());
        let done = table.submit(Some(deed.seat), act, Millis(0), words, luck);
        assert!(done.is_ok(), "{about}: {done:?}");
    }
    table
}

#[test]
fn there_is_a_lesson_of_each_game_in_each_language() {
    let found: BTreeSet<(String, String)> = Lesson::all()
        .iter()
        .map(|lesson| {
            let lexicon = game(lesson).lexicon(Some(&lesson.edition)).unwrap();
            (lesson.game.clone(), lexicon)
        })
        .collect();
    let expected: BTreeSet<(String, String)> = GameName::ALL
        .iter()
        .flat_map(|game| LANGUAGES.map(|language| (game.to_string(), language.to_owned())))
        .collect();
    assert_eq!(found, expected);
    assert_eq!(Lesson::all().len(), expected.len());
    let first = Lesson::find(GameName::Classic, None).unwrap();
    assert_eq!(first.edition, "cartas");
}

#[test]
fn every_lesson_is_judged_as_it_says() {
    for lesson in Lesson::all() {
        let words = lexicon(lesson);
        let table = play(lesson, &words, |_, _| {});
        assert_eq!(table.scores(), lesson.scores, "{} {}", lesson.game, lesson.edition);
        assert!(table.outcome().is_none(), "it can be played on");
        assert!((10..=14).contains(&lesson.steps()), "{}: {}", lesson.game, lesson.steps());
    }
}

#[test]
fn it_is_known_from_the_log_how_far_a_lesson_is() {
    for lesson in Lesson::all() {
        let words = lexicon(lesson);
        let mut read = 0;
        let table = play(lesson, &words, |table, place| {
            let progress = lesson.progress(&done(table), read);
            assert_eq!(progress, Progress::At(place), "{} {}", lesson.game, lesson.edition);
            read += u32::from(lesson.items[place].deed.is_none());
        });
        let mut all = done(&table);
        assert_eq!(lesson.progress(&all, read), Progress::Finished);
        assert_eq!(lesson.progress(&[], 0), Progress::At(0));
        all[0].1 = Value::Null;
        assert_eq!(lesson.progress(&all, read), Progress::Departed);
    }
}

#[test]
fn words_of_lessons_offend_nobody_and_only_the_slip_is_no_word() {
    let mut slips: HashMap<&str, usize> = HashMap::new();
    for lesson in Lesson::all() {
        let words = lexicon(lesson);
        for deed in lesson.items.iter().filter_map(|item| item.deed.as_ref()) {
            for word in deed.lines.iter().filter_map(|line| line.word.as_deref()) {
                let letters = Dictionary::alphabet(&words).fold(word).unwrap();
                assert!(!words.offends(&letters), "{word}");
                if !words.contains(&letters) {
                    assert_eq!(deed.seat, TEACHER, "{word}");
                    *slips.entry(&lesson.game).or_default() += 1;
                }
            }
        }
    }
    assert_eq!(slips, HashMap::from([("classic", 5), ("forfeit", 5)]));
}

/// What the learner must do by hand in each game.
#[test]
fn each_lesson_has_all_that_its_game_is_about() {
    let wanted: HashMap<&str, &[&str]> = HashMap::from([
        ("classic", &["\"lay\"", "\"accept\"", "\"challenge\"", "\"bonus\":{"][..]),
        ("forfeit", &["\"lay\"", "\"accept\"", "\"challenge\"", "\"bonus\":{", "\"action\""][..]),
        ("rummy", &["\"pile\"", "\"discards\"", "\"discard\"", "\"lay\""][..]),
        ("party", &["\"roll\"", "\"spot\"", "\"stop\"", "\"choose\""][..]),
        ("thief", &["\"form\"", "\"steal\""][..]),
    ]);
    for lesson in Lesson::all() {
        let deeds = lesson.items.iter().filter_map(|item| Some((item.deed.as_ref()?, &item.step)));
        let mine: Vec<String> = deeds
            .filter(|(deed, step)| deed.seat == LEARNER && step.is_some())
            .map(|(deed, _)| deed.command.to_string())
            .collect();
        let text = mine.join(" ");
        for deed in wanted[lesson.game.as_str()] {
            assert!(text.contains(deed), "{} {}: {deed}", lesson.game, lesson.edition);
        }
    }
}
