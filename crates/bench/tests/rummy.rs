//! The Rummy solver finds what the naive search finds, and the referee agrees with both.

#![allow(clippy::unwrap_used, reason = "a test or bench that panics has failed")]

use bench::naive::rummy::{self as naive, Position};
use bench::random::Random;
use games::cartas::CartasEdition;
use games::rummy::{FourfoldChoice, LaidWord, Lay, Task, weigh};
use games::{Card, Edition, Factor, Glyph, take_cards, total};
use lexicon::{Alphabet, Entry, Lexicon, Library, Notes, Word, compile};
use solver::rummy::{Best, Discard, best, discards, draws};

const LETTERS: &str = "ABCÇXZ";

fn edition() -> CartasEdition {
    CartasEdition::built_in().remove(0)
}

fn lexicon(words: &[Word]) -> Lexicon {
    let entries: Vec<Entry> = words.iter().map(|&word| Entry::plain(word)).collect();
    let bytes = compile(Alphabet::PORTUGUESE, &entries, &Notes::default()).unwrap();
    Lexicon::open("random", bytes).unwrap()
}

/// Random words over few letters.
fn words(random: &mut Random) -> Vec<Word> {
    let letters = Alphabet::PORTUGUESE.fold_letters(LETTERS).unwrap();
    let mut words: Vec<Word> = (0..8 + random.below(30))
        .map(|_| {
            let length = random.pick(&[2, 2, 2, 3, 3, 4, 5, 6, 7]);
            Word::new(&(0..length).map(|_| random.pick(&letters)).collect::<Vec<_>>()).unwrap()
        })
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

/// A hand with blanks and bonus cards more often than the box would give them.
fn hand(random: &mut Random, cards: usize) -> Vec<Card> {
    let letters: Vec<char> = LETTERS.chars().collect();
    let special = random.pick(&[3, 6, 100]);
    let mut blanks = 0;
    (0..cards)
        .map(|_| {
            if random.once_in(special) {
                if blanks < 3 && random.once_in(2) {
                    blanks += 1;
                    return Card::Blank(None);
                }
                return Card::Bonus(Factor::new(random.pick(&[2, 2, 3])).unwrap());
            }
            Card::Letter(Glyph::new(random.pick(&letters)).unwrap())
        })
        .collect()
}

/// The referee takes the lay and the discard from the hand, and scores it as the solver does.
fn referee_agrees(
    edition: &CartasEdition,
    task: &Task,
    lexicon: &Lexicon,
    hand: &[Card],
    best: &Best,
) {
    let mut held = hand.to_vec();
    if let Some(discard) = best.discard {
        take_cards(&mut held, &[discard]).unwrap();
    }
    let lines = weigh(edition, task, &held, &best.lay).unwrap();
    assert_eq!(total(&lines), best.score, "{} {hand:?} {best:?}", task.id);
    for word in &best.lay.words {
        let letters = word.letters().iter().map(|glyph| glyph.as_char()).collect::<String>();
        assert!(lexicon.contains(&lexicon.alphabet().fold(&letters).unwrap()), "{letters}");
    }
    take_cards(&mut held, &best.lay.used()).unwrap();
    let mut unused = best.unused.clone();
    unused.sort_unstable();
    held.sort_unstable();
    assert_eq!(unused, held);
}

fn agree(
    lexicon: &Lexicon,
    words: &[Word],
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    discard: Discard,
) -> bool {
    let position = Position { words, alphabet: Alphabet::PORTUGUESE, edition, task, hand, discard };
    let found = best(lexicon, edition, task, hand, discard).unwrap();
    let score = found.as_ref().map(|best| best.score.0);
    assert_eq!(score, naive::best(&position), "{} {hand:?} {discard:?} {found:?}", task.id);
    if let Some(best) = &found {
        assert_eq!(best.discard.is_some(), discard == Discard::Due);
        referee_agrees(edition, task, lexicon, hand, best);
    }
    found.is_some()
}

#[test]
fn the_best_lay_scores_what_the_naive_search_finds() {
    let edition = edition();
    let (mut met, mut looked) = (0, 0);
    for seed in 0..400 {
        let random = &mut Random::new(seed);
        let words = words(random);
        let lexicon = lexicon(&words);
        for task in &edition.rummy.tasks {
            let discard = random.pick(&[Discard::Due, Discard::Due, Discard::Made]);
            let cards = if random.once_in(6) {
                1 + random.below(8)
            } else {
                7 + usize::from(discard == Discard::Due)
            };
            let hand = hand(random, cards);
            met += usize::from(agree(&lexicon, &words, &edition, task, &hand, discard));
            looked += 1;
        }
    }
    assert!(looked >= 3000 && met > looked / 4, "{met} of {looked}");
}

#[test]
fn hands_of_the_real_box_and_lexicon_agree_too() {
    let lexicon = Library::new(None).open("pt").unwrap();
    let edition = edition();
    let words: Vec<Word> = lexicon.words().filter(|word| word.len() <= 7).collect();
    let deck: Vec<Card> = [edition.letter_cards(), edition.bonus_cards("six")].concat();
    let random = &mut Random::new(5);
    for round in 0..40 {
        let mut hand: Vec<Card> = Vec::new();
        let mut pile = deck.clone();
        while hand.len() < 8 {
            hand.push(pile.swap_remove(random.below(pile.len())));
        }
        // The naive search is hopeless with many blanks; one is enough for it.
        if round % 8 == 0 {
            hand[0] = Card::Blank(None);
        }
        let blanks = hand.iter().filter(|&&card| card == Card::Blank(None)).count();
        for task in &edition.rummy.tasks {
            let quick = matches!(task.words, games::rummy::Wanted::Lengths(_));
            if blanks <= usize::from(quick) && (quick || round % 4 == 1) {
                agree(&lexicon, &words, &edition, task, &hand, Discard::Due);
            }
            let found = best(&lexicon, &edition, task, &hand, Discard::Due).unwrap();
            if let Some(best) = &found {
                referee_agrees(&edition, task, &lexicon, &hand, best);
            }
        }
    }
}

#[test]
fn every_naive_lay_is_one_that_the_referee_accepts_with_that_score() {
    let edition = edition();
    let mut lays = 0;
    for seed in 0..60 {
        let random = &mut Random::new(1000 + seed);
        let words = words(random);
        let hand = hand(random, 6);
        for task in &edition.rummy.tasks {
            let discard = random.pick(&[Discard::Due, Discard::Made]);
            let alphabet = Alphabet::PORTUGUESE;
            let position =
                Position { words: &words, alphabet, edition: &edition, task, hand: &hand, discard };
            naive::each_lay(&position, &mut |candidate| {
                let mut held = hand.clone();
                take_cards(&mut held, &candidate.discard.map_or(vec![], |card| vec![card]))
                    .unwrap();
                let lay = Lay { words: candidate.words.to_vec(), fourfold: candidate.fourfold };
                let lines = weigh(&edition, task, &held, &lay).unwrap();
                assert_eq!(total(&lines).0, candidate.score);
                lays += 1;
            });
        }
    }
    assert!(lays > 1000, "{lays}");
}

/// Random cards put down at random: whatever the referee lets pass, the solver must match.
#[test]
fn the_referee_accepts_nothing_that_beats_the_solver() {
    let edition = edition();
    let mut accepted = 0;
    for seed in 0..300 {
        let random = &mut Random::new(2000 + seed);
        let words = words(random);
        let lexicon = lexicon(&words);
        let hand = hand(random, 8);
        for task in &edition.rummy.tasks {
            let best = best(&lexicon, &edition, task, &hand, Discard::Due).unwrap();
            for _ in 0..60 {
                let mut rest = hand.clone();
                let discard = rest.swap_remove(random.below(8));
                let mut laid = Vec::new();
                for _ in 0..1 + random.below(3) {
                    let word = random.pick(&words);
                    let cards = word.iter().map(|&letter| {
                        let glyph = Glyph::new(Alphabet::PORTUGUESE.display(letter)).unwrap();
                        if random.once_in(5) {
                            Card::Blank(Some(glyph))
                        } else {
                            Card::Letter(glyph)
                        }
                    });
                    let cards = cards.collect();
                    let bonus = random.pick(&[None, None, Factor::new(2), Factor::new(3)]);
                    laid.push(LaidWord { cards, bonus });
                }
                let fourfold = task.fourfold.map(|_| FourfoldChoice {
                    word: random.below(laid.len()),
                    letter: random.pick(&[None, Some(0), Some(1)]),
                });
                let lay = Lay { words: laid, fourfold };
                if let Ok(lines) = weigh(&edition, task, &rest, &lay) {
                    accepted += 1;
                    let best = best.as_ref().map(|best| best.score);
                    assert!(best >= Some(total(&lines)), "{} {hand:?} {lay:?} {discard}", task.id);
                }
            }
        }
    }
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn prospects_are_the_mean_over_the_cards_that_may_come() {
    let edition = edition();
    for seed in 0..40 {
        let random = &mut Random::new(3000 + seed);
        let words = words(random);
        let lexicon = lexicon(&words);
        let held = hand(random, 8);
        let unseen = hand(random, 12);
        for task in &edition.rummy.tasks {
            let worth = |hand: &[Card]| {
                best(&lexicon, &edition, task, hand, Discard::Due).unwrap().map(|best| best.score.0)
            };
            let mean = |kept: &[Card]| {
                let worths = unseen.iter().map(|&card| worth(&[kept, &[card]].concat()));
                let (mut sum, mut met) = (0, 0);
                for score in worths.flatten() {
                    sum += score.max(0);
                    met += 1;
                }
                (f64::from(sum) / 12.0, f64::from(met) / 12.0)
            };
            let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
            let found = discards(&lexicon, &edition, task, &held, &unseen).unwrap();
            assert!(
                found.is_sorted_by(|one, other| one.prospect.expected >= other.prospect.expected)
            );
            for discard in found {
                let mut kept = held.clone();
                take_cards(&mut kept, &[discard.discard]).unwrap();
                let (expected, meets) = mean(&kept);
                assert!(
                    near(discard.prospect.expected, expected)
                        && near(discard.prospect.meets, meets)
                );
            }
            let found =
                draws(&lexicon, &edition, task, &held[1..], Some(unseen[0]), &unseen[1..]).unwrap();
            let open = worth(&[&held[1..], &unseen[..1]].concat());
            assert_eq!(
                found.open.map(|open| open.expected),
                Some(f64::from(open.unwrap_or(0).max(0)))
            );
            let all = mean(&held[1..]).0 * 12.0 - f64::from(open.unwrap_or(0).max(0));
            assert!(near(found.pile.expected * 11.0, all));
        }
    }
}
