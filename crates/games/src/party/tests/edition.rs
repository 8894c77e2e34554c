//! The printed data: board, tiles, dice, zones; and which data is refused.

use super::bench::*;
use crate::card::Card;
use crate::dictionary::WordList;
use crate::game::Game;
use crate::party::*;
use crate::score::Points;
use crate::seat::Player;
use crate::setup::{Edition, Setup, house_rules};
use crate::time::Millis;
use lexicon::Alphabet;
use rule::rule;
use serde_json::json;

fn count(square: Square) -> usize {
    let board = printed().board;
    let cells = (0..15).flat_map(|row| (0..15).map(move |col| crate::Cell::new(row, col)));
    cells.filter(|&cell| board.square(cell) == square).count()
}

#[test]
#[rule("PY-19", "PY-C4")]
fn the_board_has_the_squares_of_the_rules_page() {
    let counts = [
        (Square::TripleWord, 8),
        (Square::DoubleWord, 16),
        (Square::TripleLetter, 12),
        (Square::DoubleLetter, 12),
        (Square::Chance, 12),
        (Square::Star, 1),
        (Square::Plain, 164),
    ];
    for (square, expected) in counts {
        assert_eq!(count(square), expected, "{square:?}");
    }
    let board = printed().board;
    assert_eq!((board.rows(), board.columns(), board.star()), (15, 15, cell(8, 8)));
    // It looks the same from all sides.
    for row in 1..=15 {
        for col in 1..=15 {
            let square = board.square(cell(row, col));
            assert_eq!(square, board.square(cell(col, row)));
            assert_eq!(square, board.square(cell(16 - row, col)));
        }
    }
    assert_eq!(board.square(cell(12, 8)), Square::Chance);
    assert_eq!(board.square(cell(0, 0)), Square::Plain);
}

#[test]
#[rule("PY-01", "PY-06")]
fn the_tiles_are_102_worth_197_points() {
    let edition = printed();
    assert_eq!(edition.tiles().len(), 102);
    assert_eq!(edition.tiles().iter().filter(|&&tile| tile == Card::Blank(None)).count(), 2);
    let points: i32 =
        edition.letters.iter().map(|tiles| tiles.value.0 * i32::from(tiles.count)).sum();
    assert_eq!(points, 197);
    let value = |text: &str| edition.value(text.parse().unwrap());
    assert_eq!((value("M"), value("Z"), value("z")), (Points(2), Points(10), Points(0)));
}

#[test]
#[rule("PY-A2")]
fn the_letter_die_has_twenty_faces_the_doubled_letters_and_j() {
    let edition = printed();
    let die = edition.letter_die(None).unwrap();
    assert_eq!(die.faces.len(), 20);
    let doubled = edition.letters.iter().filter(|tiles| tiles.count >= 2);
    let mut expected: Vec<_> = doubled.map(|tiles| tiles.letter).chain([glyph('J')]).collect();
    expected.sort();
    assert_eq!(die.faces, expected);
    // The option: a die without Q U V X Y Z.
    let other = edition.letter_die(Some("initials")).unwrap();
    assert_eq!(other.faces.len(), 20);
    assert!("QUVXYZ".chars().all(|letter| !other.faces.contains(&glyph(letter))));
    let mut bench =
        Bench::with_house(WORDS, |house| house.letter_die = Some("initials".to_owned()));
    bench.roll('W');
}

#[test]
#[rule("PY-A3", "PY-12")]
fn six_zones_of_fifteen_seconds_unless_the_table_says_otherwise() {
    let zones = Zones::new(&printed().zones, None);
    assert_eq!(zones.total(), Millis(90_000));
    let own = Zones::new(&printed().zones, Some(&[1, 2, 3, 4, 5, 6]));
    let starts: Vec<u64> = (0..6).map(|place| own.start_of(ZonePlace(place)).0).collect();
    assert_eq!(starts, [0, 1000, 3000, 6000, 10_000, 15_000]);
    assert_eq!(own.at(Millis(999)), ZonePlace(0));
    assert_eq!(own.at(Millis(1000)), ZonePlace(1));
    assert_eq!(own.at(Millis(20_999)), ZonePlace(5));
    assert_eq!(own.at(Millis(99_999)), ZonePlace(5));
}

#[test]
fn all_editions_are_read_and_can_be_played() {
    let editions = PartyEdition::built_in();
    let names: Vec<&str> = editions.iter().map(Edition::name).collect();
    assert_eq!(names[..2], ["party", "party-small"]);
    assert_eq!(names.len(), PartyEdition::TEXTS.len());
    for edition in editions {
        assert_eq!(edition.check(&House::default()), Ok(()));
        let again = serde_json::to_string(&edition).unwrap();
        assert_eq!(PartyEdition::from_json(&again), Ok(edition));
    }
}

#[test]
fn data_that_no_game_can_be_played_with_is_refused() {
    let words = WordList::new(Alphabet::FRENCH, WORDS.iter().copied()).unwrap();
    let fault = |change: &dyn Fn(&mut PartyEdition, &mut House)| {
        let (mut edition, mut house) = (printed(), House::default());
        change(&mut edition, &mut house);
        let players = vec![Player::default(); 2];
        Setup::<Party>::with(edition, house, players, &words).err().map(|fault| fault.part)
    };
    assert_eq!(fault(&|_, _| {}), None);
    assert_eq!(fault(&|_, house| house.zone_seconds = Some(vec![5; 5])), Some("house rules"));
    assert_eq!(fault(&|_, house| house.zone_seconds = Some(vec![0; 6])), Some("zones"));
    assert_eq!(fault(&|_, house| house.letter_die = Some("big".into())), Some("house rules"));
    assert_eq!(fault(&|edition, _| edition.chance_die.clear()), Some("edition"));
    let nowhere = ChanceFace::OpponentsFrom(7);
    assert_eq!(fault(&|edition, _| edition.chance_die.push(nowhere)), Some("edition"));
    assert_eq!(fault(&|edition, _| edition.zones.clear()), Some("edition"));
    assert_eq!(fault(&|edition, _| edition.rolls = 0), Some("edition"));
    assert_eq!(fault(&|edition, _| edition.letters[0].letter = glyph('Ç')), Some("edition"));
    assert_eq!(fault(&|edition, _| edition.letters[0].value = Points(-1)), Some("edition"));
    let empty = |edition: &mut PartyEdition, _: &mut House| {
        edition.letters.clear();
        edition.jokers = 0;
    };
    assert_eq!(fault(&empty), Some("edition"));
}

/// A box of another timer, with four zones, and two dice of its own.
fn another_box() -> PartyEdition {
    let mut edition = printed();
    edition.zones.truncate(4);
    edition.letter_dice = vec![
        LetterDie { name: "vowels".to_owned(), faces: "AEIOU".chars().map(glyph).collect() },
        LetterDie { name: "some".to_owned(), faces: "RST".chars().map(glyph).collect() },
    ];
    edition.rolls = 2;
    edition
}

#[test]
#[rule("PY-A2", "PY-A3", "PY-A33")]
fn what_the_rules_describe_can_be_played_and_nothing_beyond() {
    let table = |edition: &PartyEdition, house: House| {
        let words = WordList::new(edition.alphabet, WORDS.iter().copied()).unwrap();
        Setup::<Party>::with(edition.clone(), house, vec![Player::default(); 4], &words)
    };
    for edition in PartyEdition::built_in().into_iter().chain([another_box()]) {
        let rules = Party::house_rules(&edition, 4);
        for rule in &rules {
            for value in rule.samples() {
                assert!(rule.allows(&value), "{} {value}", rule.name);
                let house = house_rules(json!({ rule.name.as_str(): value })).unwrap();
                assert!(table(&edition, house).is_ok(), "{}: {} {value}", edition.name, rule.name);
            }
        }
        let rule = |name: &str| rules.iter().find(|rule| rule.name == name).unwrap();
        let first = edition.letter_dice[0].name.as_str();
        assert_eq!(rule("letter_die").in_the_box, Some(json!(first)));
        assert_eq!(rule("rolls").in_the_box, Some(json!(edition.rolls)));
        let zones = edition.zones.len();
        for house in [
            House { rolls: Some(0), ..House::default() },
            House { rolls: Some(11), ..House::default() },
            House { letter_die: Some("big".to_owned()), ..House::default() },
            House { zone_seconds: Some(vec![5; zones + 1]), ..House::default() },
            House { zone_seconds: Some(vec![0; zones]), ..House::default() },
        ] {
            assert!(table(&edition, house.clone()).is_err(), "{}: {house:?}", edition.name);
        }
    }
}

#[test]
fn a_board_is_read_or_refused_with_a_reason() {
    let text = |rows: &[&str]| Board::new(rows).err().map(|fault| fault.to_string());
    assert_eq!(text(&["*.", ".."]), None);
    assert_eq!(Board::new(&["..", ".."]), Err(BoardError::Stars(0)));
    assert_eq!(Board::new(&["**", ".."]), Err(BoardError::Stars(2)));
    assert_eq!(Board::new(&["*..", ".."]), Err(BoardError::Shape));
    assert_eq!(Board::new::<&str>(&[]), Err(BoardError::Shape));
    assert_eq!(Board::new(&["*q", ".."]), Err(BoardError::UnknownSquare { row: 0, letter: 'q' }));
    assert_eq!(Board::new(&["*TTTTTT", "......."]), Err(BoardError::TooManyPremiums));
    assert!(text(&["*q", ".."]).unwrap().contains("'q'"));
}

#[test]
fn unknown_house_rules_are_refused() {
    assert!(house_rules::<House>(json!({"gentle": true, "untimed": true})).is_ok());
    assert!(house_rules::<House>(json!({"genlte": true})).unwrap_err().contains("genlte"));
}
