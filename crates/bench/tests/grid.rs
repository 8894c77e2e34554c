//! The grid search finds what the naive one finds, with the same scores.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use bench::naive;
use bench::random::Random;
use lexicon::{Alphabet, Entry, Letter, Lexicon, Notes, Rack, Word, compile};
use solver::grid::{AllCards, Board, Bonus, Laid, Lying, Reach, Rules, Scored, Scoring, Search};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

const LETTERS: &str = "ABCDE";

fn letter(random: &mut Random) -> Letter {
    let chars: Vec<char> = LETTERS.chars().collect();
    Alphabet::ENGLISH.letter(random.pick(&chars)).unwrap()
}

/// A lexicon of random words over few letters.
fn lexicon(random: &mut Random) -> (Vec<Word>, Lexicon) {
    let words: Vec<Word> = (0..20 + random.below(120))
        .map(|_| {
            let most = if random.once_in(8) { 6 } else { 3 };
            let length = 2 + random.below(most);
            Word::new(&(0..length).map(|_| letter(random)).collect::<Vec<_>>()).unwrap()
        })
        .collect();
    let entries: Vec<Entry> = words.iter().map(|&word| Entry::plain(word)).collect();
    let bytes = compile(Alphabet::ENGLISH, &entries, &Notes::default()).unwrap();
    (words, Lexicon::open("random", bytes).unwrap())
}

/// A board with random premiums, and cards that came there by plays or just lie there.
fn board(random: &mut Random, words: &[Word], rules: &Rules) -> Board {
    let size = 1 + random.below(9);
    let mut board = Board::plain(size, 1 + random.below(9));
    for row in 0..board.rows() {
        for column in 0..board.columns() {
            let square = board.square_mut(row, column);
            square.letter_factor = random.pick(&[1, 1, 1, 2, 3]);
            square.word_factor = random.pick(&[1, 1, 1, 1, 2, 3]);
        }
    }
    match random.below(4) {
        0 => {}
        1 => {
            for _ in 0..random.below(12) {
                let (row, column) = (random.below(board.rows()), random.below(board.columns()));
                let lying = Lying { letter: letter(random), blank: random.once_in(6) };
                board.square_mut(row, column).card = Some(lying);
            }
        }
        _ => {
            for _ in 0..random.below(6) {
                let rack = Rack::new((0..5).map(|_| letter(random)), 1);
                let plays = naive::grid::plays(words, &board, &rack, rules);
                let Some(nth) = (!plays.is_empty()).then(|| random.below(plays.len())) else {
                    break;
                };
                for card in plays.keys().nth(nth).unwrap() {
                    let lying = Lying { letter: card.letter, blank: card.blank };
                    board.square_mut(card.row, card.column).card = Some(lying);
                }
            }
        }
    }
    board
}

fn rules(random: &mut Random) -> Rules {
    let mut values = [0; 32];
    values.iter_mut().for_each(|value| *value = random.pick(&[1, 1, 2, 3, 8, 10]));
    let mut rules = Rules::plain(values);
    if random.once_in(2) {
        rules.star = Some((random.below(3), random.below(3)));
    }
    if random.once_in(3) {
        rules.demanded = Some(letter(random));
    }
    if random.once_in(3) {
        rules.scoring = Scoring {
            first_factor: 2,
            bonus: Some(Bonus { factor: random.pick(&[2, 3]), main_word_only: random.once_in(2) }),
            all_cards: Some(AllCards {
                letters: random.pick(&[None, Some(3)]),
                letters_with_bonus: Some(2),
                points: 50,
            }),
        };
    }
    rules
}

fn all(search: &Search<'_>) -> BTreeMap<Vec<Laid>, i32> {
    let mut plays = BTreeMap::new();
    search.each_play(|play| {
        let mut laid = play.laid.to_vec();
        laid.sort_unstable();
        assert_eq!(laid, play.laid, "cards come in reading order");
        assert_eq!(plays.insert(laid, play.score), None, "each play comes once");
        ControlFlow::<()>::Continue(())
    });
    plays
}

#[test]
fn all_plays_their_scores_their_number_and_the_best_agree_with_the_naive_search() {
    let mut random = Random::new(1);
    let mut seen = 0;
    for round in 0..3000 {
        let (words, lexicon) = lexicon(&mut random);
        let rules = rules(&mut random);
        let board = board(&mut random, &words, &rules);
        let blanks = random.pick(&[0, 0, 1, 2]);
        let rack = Rack::new((0..1 + random.below(6)).map(|_| letter(&mut random)), blanks);
        let expected = naive::grid::plays(&words, &board, &rack, &rules);
        let search = Search::new(&lexicon, &board, &rack, &rules);
        let found = all(&search);
        assert_eq!(found, expected, "round {round}: {board:?} {rack:?} {rules:?}");
        assert_eq!(search.count(), expected.len() as u64, "round {round}");
        assert_eq!(search.any(), !expected.is_empty(), "round {round}");
        seen += expected.len();

        let reach = Reach::new(&lexicon, &rules.values);
        let mut scores: Vec<i32> = expected.values().copied().collect();
        scores.sort_unstable_by_key(|score| std::cmp::Reverse(*score));
        for most in [1, 3, 10] {
            let best: Vec<Scored> = search.best(&reach, most);
            let best_scores: Vec<i32> = best.iter().map(|play| play.score).collect();
            let top = &scores[..most.min(scores.len())];
            assert_eq!(
                best_scores, top,
                "round {round}, best {most}: {board:?} {rack:?} {rules:?}"
            );
            for play in best {
                assert_eq!(expected.get(&play.laid), Some(&play.score), "round {round}");
            }
        }
    }
    assert!(seen > 50_000, "the positions are not empty: {seen}");
}
