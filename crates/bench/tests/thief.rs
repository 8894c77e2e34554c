//! The Word Thief solver finds exactly the plays that the referee accepts, with their scores.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use bench::naive::thief::{self as naive, Cards};
use bench::random::Random;
use games::thief::{Card, Lay, Limits, Rearranging, Target, ThiefEdition, WordId};
use games::{Edition, Seat, total};
use lexicon::{Alphabet, Entry, Lexicon, Library, Notes, Word, compile};
use solver::thief::{CannotSearch, Play, Position, TableWord, best};
use std::collections::BTreeMap;

const READINGS: [Rearranging; 3] =
    [Rearranging::Free, Rearranging::OrderKept, Rearranging::ContiguousPieces];

fn edition() -> ThiefEdition {
    ThiefEdition::built_in().remove(0)
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn lexicon_of(words: &[Word]) -> Lexicon {
    let entries: Vec<Entry> = words.iter().map(|&word| Entry::plain(word)).collect();
    let bytes = compile(Alphabet::ENGLISH, &entries, &Notes::default()).unwrap();
    Lexicon::open("random", bytes).unwrap()
}

fn lexicon(words: &str) -> Lexicon {
    let words: Vec<Word> =
        words.split(' ').map(|word| Alphabet::ENGLISH.fold(word).unwrap()).collect();
    lexicon_of(&words)
}

/// A card of few letters and suits; a Wild that lies stands for a letter.
fn card(random: &mut Random, letters: &str, wild_once_in: usize, lying: bool) -> Card {
    let letters: Vec<char> = letters.chars().collect();
    let letter = random.pick(&letters);
    let text = match (random.once_in(wild_once_in), lying) {
        (true, true) => format!("?={letter}"),
        (true, false) => "?".to_owned(),
        (false, _) => format!("{letter}:{}", 1 + random.below(3)),
    };
    text.parse().unwrap()
}

/// Random words over few letters, plurals among them.
fn words(random: &mut Random) -> Vec<Word> {
    let letters = Alphabet::ENGLISH.fold_letters("AOTSE").unwrap();
    let ending = Alphabet::ENGLISH.fold_letters("ES").unwrap();
    let mut words = Vec::new();
    for _ in 0..4 + random.below(14) {
        let length = random.pick(&[2, 2, 3, 3, 4, 5, 6]);
        let mut word: Vec<_> = (0..length).map(|_| random.pick(&letters)).collect();
        words.push(Word::new(&word).unwrap());
        if random.once_in(3) {
            word.extend(&ending[random.below(2)..]);
            words.push(Word::new(&word).unwrap());
        }
    }
    words
}

fn key(play: &Play) -> Cards {
    let mut words: Vec<Vec<Card>> = play
        .words
        .iter()
        .map(|word| {
            let mut cards: Vec<Card> = word.cards.iter().map(|card| card.in_hand()).collect();
            cards.sort_unstable();
            cards
        })
        .collect();
    words.sort_unstable();
    (play.target, words)
}

/// The referee takes the play as it is spelled, word for word with the same points.
fn referee_agrees(lexicon: &Lexicon, position: &Position<'_>, play: &Play) {
    let words: Vec<Vec<Card>> = play.words.iter().map(|word| word.cards.clone()).collect();
    let target = play.target.map(|place| Target {
        id: WordId(place as u32),
        owner: position.table[place].owner,
        cards: position.table[place].cards,
    });
    let lay = Lay { seat: position.seat, hand: position.hand, target, words: &words };
    let judged = lay.weigh(position.edition, position.limits);
    let judged = judged.unwrap_or_else(|refusal| panic!("{refusal:?}: {position:?} {play:?}"));
    assert_eq!(total(&judged.lines), play.score, "{position:?} {play:?}");
    assert_eq!(judged.words, play.words);
    assert_eq!(judged.unknown_words(lexicon), Vec::<String>::new());
}

#[test]
fn the_plays_are_exactly_those_that_the_referee_accepts() {
    let (mut plays, mut splits) = (0, 0);
    for seed in 0..2400 {
        let random = &mut Random::new(seed);
        let lexicon = lexicon_of(&words(random));
        let mut edition = edition();
        let held = 1 + random.below(4);
        // A full hand now and then.
        edition.hand = if random.once_in(2) { held as u8 } else { 7 };
        let wild = random.pick(&[3, 6, 100]);
        let hand: Vec<Card> = (0..held).map(|_| card(random, "AOTSE", wild, false)).collect();
        let lying: Vec<(Seat, Vec<Card>)> = (0..random.below(3))
            .map(|_| {
                let length = 2 + random.below(4);
                let cards = (0..length).map(|_| card(random, "AOTSE", wild, true)).collect();
                (Seat(random.below(3) as u8), cards)
            })
            .collect();
        let table: Vec<TableWord<'_>> =
            lying.iter().map(|(owner, cards)| TableWord { owner: *owner, cards }).collect();
        let position = Position {
            edition: &edition,
            limits: Limits {
                rearranging: READINGS[seed as usize % 3],
                shortest_word: random.pick(&[2, 2, 2, 3, 4]),
                most_words: random.pick(&[1, 2, 3, 7, 7, 7]),
            },
            seat: Seat(0),
            hand: &hand,
            table: &table,
        };
        let expected = naive::plays(&lexicon, &position);
        let found = best(&lexicon, &position, usize::MAX).unwrap();
        let mut by_cards = BTreeMap::new();
        for play in &found {
            referee_agrees(&lexicon, &position, play);
            assert_eq!(by_cards.insert(key(play), play.score.0), None, "each play comes once");
            splits += usize::from(play.words.len() > 1);
        }
        assert_eq!(by_cards, expected, "{position:?} of seed {seed}");
        plays += found.len();
        let scores = |plays: &[Play]| plays.iter().map(|play| play.score).collect::<Vec<_>>();
        assert!(found.is_sorted_by(|one, other| one.score >= other.score));
        for most in [0, 1, 4] {
            let few = best(&lexicon, &position, most).unwrap();
            assert_eq!(scores(&few), scores(&found[..most.min(found.len())]));
        }
    }
    assert!(plays > 3000 && splits > 1000, "{plays} plays, {splits} splits");
}

/// A hand and a word to steal, dealt from the real box.
fn deal(random: &mut Random, held: usize, lying: Word, wilds: usize) -> (Vec<Card>, Vec<Card>) {
    let mut deck: Vec<Card> =
        edition().deck().into_iter().filter(|card| card.suit().is_some()).collect();
    let mut hand: Vec<Card> =
        (0..held).map(|_| deck.swap_remove(random.below(deck.len()))).collect();
    let mut stolen: Vec<Card> = lying
        .iter()
        .map(|&letter| {
            format!("{}:{}", Alphabet::ENGLISH.display(letter), 1 + random.below(4))
                .parse()
                .unwrap()
        })
        .collect();
    for _ in 0..wilds {
        if random.once_in(2) {
            let at = random.below(held);
            hand[at] = Card::Wild(None);
        } else {
            let at = random.below(stolen.len());
            stolen[at] = Card::Wild(stolen[at].glyph());
        }
    }
    (hand, stolen)
}

#[test]
fn steals_with_the_real_words_are_as_good_as_the_memoised_search_finds() {
    let lexicon = Library::new(None).open("en").unwrap();
    let edition = edition();
    let random = &mut Random::new(11);
    let short: Vec<Word> = lexicon.words().filter(|word| (3..=6).contains(&word.len())).collect();
    let mut stolen_ones = 0;
    for round in 0..300 {
        let held = 3 + random.below(5);
        let wilds = random.pick(&[0, 0, 1, 2]);
        let word = random.pick(&short);
        let (hand, stolen) = deal(random, held, word, wilds);
        let mut position = Position {
            edition: &edition,
            limits: Limits::printed(&edition),
            seat: Seat(1),
            hand: &hand,
            table: &[TableWord { owner: Seat(0), cards: &stolen }],
        };
        let found = best(&lexicon, &position, 20).unwrap();
        let steal = found.iter().find(|play| play.target.is_some()).map(|play| play.score.0);
        if !games::thief::is_one_suit(&stolen) && (steal.is_some() || found.len() < 20) {
            let expected = naive::best_steal(&lexicon, &position, 0);
            assert_eq!(steal, expected, "round {round}: {hand:?} {stolen:?}");
            stolen_ones += usize::from(steal.is_some());
        }
        found.iter().for_each(|play| referee_agrees(&lexicon, &position, play));
        // Stricter readings allow no more.
        for rearranging in [Rearranging::OrderKept, Rearranging::ContiguousPieces] {
            position.limits.rearranging = rearranging;
            let strict = best(&lexicon, &position, 5).unwrap();
            strict.iter().for_each(|play| referee_agrees(&lexicon, &position, play));
            assert!(strict.first().map(|play| play.score) <= found.first().map(|play| play.score));
        }
    }
    assert!(stolen_ones > 150, "{stolen_ones}");
}

fn best_of(words: &str, hand: &str, table: &str) -> Vec<(String, i32)> {
    let lexicon = lexicon(words);
    let (hand, stolen) = (cards(hand), cards(table));
    let position = Position {
        edition: &edition(),
        limits: Limits::printed(&edition()),
        seat: Seat(0),
        hand: &hand,
        table: &[TableWord { owner: Seat(1), cards: &stolen }],
    };
    let plays = best(&lexicon, &position, 10).unwrap();
    let name = |play: &Play| {
        play.words.iter().map(|word| word.word.as_str()).collect::<Vec<_>>().join(" ")
    };
    plays.iter().map(|play| (name(play), play.score.0)).collect()
}

#[test]
fn the_worked_examples_give_their_true_numbers() {
    let work = "W:3 O:2 R:3 K:1";
    let words = "work works worked reworked front frown cat";
    let named = |plays: &[(&str, i32)]| {
        plays.iter().map(|&(name, score)| (name.to_owned(), score)).collect::<Vec<_>>()
    };
    // WT-X1, WT-X2 and WT-X4 as words of one's own, and the theft of WT-X1.
    assert_eq!(best_of(words, work, ""), named(&[("WORK", 14)]));
    assert_eq!(best_of(words, "F:1 R:2 O:2 N:3 T:3", ""), named(&[("FRONT", 14)]));
    assert_eq!(best_of(words, "C:3 A:3 T:3", ""), named(&[("CAT", 10)]));
    assert_eq!(best_of("reworked", "R:1 E:1 E:2 D:4", work), named(&[("REWORKED", 40)]));
    // WT-X3 and WT-X4: FRONT becomes FROWN and CAT.
    let split = best_of(words, "W:4 C:3 A:3", "F:1 R:2 O:2 N:3 T:3");
    assert_eq!(split.iter().map(|play| play.1).collect::<Vec<_>>(), [28]);
    // WT-X5: WORKS is a mere plural, WORKED is not.
    assert_eq!(best_of(words, "S:1", work), named(&[]));
    assert_eq!(best_of(words, "E:1 D:1", work), named(&[("WORKED", 28)]));
    // WT-A5: OXEN is a plural too, and ITS is none.
    assert_eq!(best_of("oxen", "E:1 N:1", "O:1 X:3"), named(&[]));
    assert_eq!(best_of("its", "S:1", "I:1 T:2"), named(&[("ITS", 3)]));
}

#[test]
fn own_words_and_locked_words_stay_where_they_are() {
    let lexicon = lexicon("work worked");
    let edition = edition();
    let hand = cards("E:1 D:1");
    let (mixed, one_suit) = (cards("W:3 O:2 R:3 K:1"), cards("W:3 O:3 R:3 ?=K"));
    let table = [
        TableWord { owner: Seat(0), cards: &mixed },
        TableWord { owner: Seat(1), cards: &one_suit },
    ];
    let position = Position {
        edition: &edition,
        limits: Limits::printed(&edition),
        seat: Seat(0),
        hand: &hand,
        table: &table,
    };
    assert_eq!(best(&lexicon, &position, 5), Ok(vec![]));
    let as_other = Position { seat: Seat(2), ..position };
    assert_eq!(best(&lexicon, &as_other, 5).unwrap()[0].target, Some(0));
}

#[test]
fn what_cannot_be_searched_is_said() {
    let lexicon = lexicon("work");
    let edition = edition();
    let hand = cards("A:1 A:2 A:3 A:4 E:1 E:2 E:3 E:4");
    let long = cards(&"A:1 B:2 ".repeat(8));
    let strange = cards("Ç:1");
    let position = |hand, table| Position {
        edition: &edition,
        limits: Limits::printed(&edition),
        seat: Seat(0),
        hand,
        table,
    };
    assert_eq!(best(&lexicon, &position(&hand, &[]), 1), Err(CannotSearch::HandTooLarge));
    assert_eq!(
        best(&lexicon, &position(&strange, &[]), 1),
        Err(CannotSearch::UnknownLetter(strange[0]))
    );
    let table = [TableWord { owner: Seat(1), cards: &long }];
    assert_eq!(best(&lexicon, &position(&hand[1..], &table), 1), Err(CannotSearch::WordTooLong(0)));
}
