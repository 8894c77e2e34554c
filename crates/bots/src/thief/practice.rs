//! Practice: how much can be stolen of which words, and which cards help, found by trying.
//!
//! Words are dealt from a full box with any hand, and the best steal is searched. What the word
//! and the hand have to do with its score is then a matter of least squares.

use super::judgement::lacks_one_suit;
use super::trained::{Spread, Trained, kept_name};
use games::thief::{Card, Limits, Rearranging, ThiefEdition};
use games::{Chance, Glyph, Seat, shuffle};
use lexicon::{Lexicon, Word};
use solver::thief::{MOST_IN_HAND, MOST_STOLEN, Position, TableWord, best};
use std::collections::BTreeMap;

/// The shortest word that is dealt.
const SHORTEST: usize = 2;
/// One word in so many is dealt with a Wild.
const WITH_WILD: u32 = 5;
/// Lets features that are seldom seen stay near nothing.
const RIDGE: f64 = 3.0;
/// Words up to this are also tried in houses that keep the order of cards.
const IN_ORDER: usize = 8;

/// A word, a hand, and the best steal.
struct Try {
    word: Vec<Card>,
    hand: Vec<Card>,
    score: f64,
}

/// Learns what steals bring. `tries` words of each length are tried, fewer of long ones, which
/// take long; `tried` hears of each.
pub fn steals(
    lexicon: &Lexicon,
    edition: &ThiefEdition,
    tries: usize,
    luck: &mut dyn Chance,
    tried: &dyn Fn(),
) -> Trained {
    let mut trained = Trained::blank();
    trained.own = spread(&own_words(lexicon, edition, tries, luck));
    let words: Vec<Word> = lexicon.words().collect();
    let mut all: Vec<Try> = Vec::new();
    let mut in_order = [0.0; 3];
    for length in SHORTEST..=MOST_STOLEN {
        let of_length: Vec<Word> = words.iter().filter(|w| w.len() == length).copied().collect();
        let wanted = all.len() + tries / (1 << length.saturating_sub(9)).min(32);
        // Some words cannot be dealt, or are of one suit; they are left out.
        for _ in 0..20 * tries {
            if of_length.is_empty() || all.len() >= wanted {
                break;
            }
            let word = of_length[luck.below(of_length.len() as u32) as usize];
            let Some((word, rest)) = deal(lexicon, edition, &word, luck) else { continue };
            let hand: Vec<Card> = rest.into_iter().take(MOST_IN_HAND).collect();
            let score = |house| steal(lexicon, edition, house, &word, &hand);
            if length <= IN_ORDER && all.len().is_multiple_of(8) {
                in_order[0] += score(Rearranging::Free);
                in_order[1] += score(Rearranging::OrderKept);
                in_order[2] += score(Rearranging::ContiguousPieces);
            }
            let score = score(Rearranging::Free);
            all.push(Try { word, hand, score });
            tried();
        }
    }
    let [free, kept, pieces] = in_order;
    trained.order_kept = short(kept / free.max(1.0));
    trained.contiguous_pieces = short(pieces / free.max(1.0));
    fit(&mut trained, edition, &all);
    trained
}

/// The best words of hands alone.
fn own_words(
    lexicon: &Lexicon,
    edition: &ThiefEdition,
    tries: usize,
    luck: &mut dyn Chance,
) -> Vec<f64> {
    let mut one = || {
        let mut deck = edition.deck();
        shuffle(&mut deck, luck);
        deck.truncate(MOST_IN_HAND);
        let position = Position {
            edition,
            limits: Limits::printed(edition),
            seat: Seat(0),
            hand: &deck,
            table: &[],
        };
        let plays = best(lexicon, &position, 1).unwrap_or_default();
        let nothing = -f64::from(edition.cannot_play.penalty.0);
        plays.first().map_or(nothing, |play| f64::from(play.score.0))
    };
    (0..tries).map(|_| one()).collect()
}

/// Cards of the box that spell a word of several suits, and the other cards in any order.
fn deal(
    lexicon: &Lexicon,
    edition: &ThiefEdition,
    word: &Word,
    luck: &mut dyn Chance,
) -> Option<(Vec<Card>, Vec<Card>)> {
    let mut deck = edition.deck();
    shuffle(&mut deck, luck);
    let wild = (luck.below(WITH_WILD) == 0).then(|| luck.below(word.len() as u32) as usize);
    let mut cards = Vec::with_capacity(word.len());
    for (nth, &letter) in word.iter().enumerate() {
        let glyph = Glyph::new(lexicon.alphabet().display(letter))?;
        let fits = |card: &Card| match card {
            Card::Wild(_) => wild == Some(nth),
            Card::Letter(other, _) => wild != Some(nth) && *other == glyph,
        };
        let card = deck.swap_remove(deck.iter().position(fits)?);
        cards.push(if wild == Some(nth) { Card::Wild(Some(glyph)) } else { card });
    }
    (lacks_one_suit(&cards) > 0).then_some((cards, deck))
}

/// The score of the best steal of a word; nothing if there is none.
fn steal(
    lexicon: &Lexicon,
    edition: &ThiefEdition,
    rearranging: Rearranging,
    word: &[Card],
    hand: &[Card],
) -> f64 {
    /// Words from the hand may come first.
    const ENOUGH: usize = 4;
    let table = [TableWord { owner: Seat(1), cards: word }];
    let limits = Limits { rearranging, ..Limits::printed(edition) };
    let position = Position { edition, limits, seat: Seat(0), hand, table: &table };
    let plays = best(lexicon, &position, ENOUGH).unwrap_or_default();
    plays.iter().find(|play| play.target.is_some()).map_or(0.0, |play| f64::from(play.score.0))
}

/// Fits what word and hand have to do with the score.
fn fit(trained: &mut Trained, edition: &ThiefEdition, all: &[Try]) {
    let value = |cards: &[Card]| f64::from(cards.iter().map(|&c| edition.value(c).0).sum::<i32>());
    let letters: usize = all.iter().map(|one| one.word.len()).sum();
    let usual = all.iter().map(|one| value(&one.word)).sum::<f64>() / letters.max(1) as f64;
    trained.usual_value = short(usual);
    let deck = edition.deck();
    let mut names: Vec<String> = deck.iter().map(|&card| kept_name(card)).collect();
    names.sort_unstable();
    names.dedup();
    let lengths = MOST_STOLEN + 1;
    let row = |one: &Try| {
        let mut row = vec![0.0; lengths + 3 + names.len()];
        row[one.word.len()] = 1.0;
        row[lengths] = value(&one.word) - usual * one.word.len() as f64;
        row[lengths + 1] = one.word.iter().filter(|card| card.suit().is_none()).count() as f64;
        row[lengths + 2] = f64::from(u8::from(lacks_one_suit(&one.word) == 1));
        for &card in &one.hand {
            if let Ok(place) = names.binary_search(&kept_name(card)) {
                row[lengths + 3 + place] += 1.0;
            }
        }
        row
    };
    let rows: Vec<(Vec<f64>, f64)> = all.iter().map(|one| (row(one), one.score)).collect();
    let fitted = least_squares(&rows, lengths + 3 + names.len());
    trained.value = short(fitted[lengths]);
    trained.wild = short(fitted[lengths + 1]);
    trained.nearly_one_suit = short(fitted[lengths + 2]);
    let of_hand: BTreeMap<&str, f64> =
        names.iter().map(String::as_str).zip(fitted[lengths + 3..].iter().copied()).collect();
    let of_card = |&card: &Card| of_hand.get(kept_name(card).as_str()).copied().unwrap_or(0.0);
    let mean = deck.iter().map(of_card).sum::<f64>() / deck.len().max(1) as f64;
    let kept = |(&name, &worth): (&&str, &f64)| (name.to_owned(), short(worth - mean));
    trained.kept = of_hand.iter().map(kept).collect();
    let unexplained = |length: usize| {
        let of_length = rows.iter().filter(|(row, _)| row[length] == 1.0);
        let rest = of_length.map(|(row, score)| score - product(row, &fitted));
        spread(&rest.collect::<Vec<f64>>()).deviation
    };
    let steals = |length: usize| match length < SHORTEST {
        true => Spread::default(),
        false => Spread {
            mean: short(fitted[length] + MOST_IN_HAND as f64 * mean),
            deviation: unexplained(length),
        },
    };
    trained.steals = (0..lengths).map(steals).collect();
}

fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Two decimals are more than practice can tell.
fn short(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

fn spread(values: &[f64]) -> Spread {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let square = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    Spread { mean: short(mean), deviation: short(square.sqrt()) }
}

/// The numbers by which rows come nearest to their results, by elimination.
fn least_squares(rows: &[(Vec<f64>, f64)], width: usize) -> Vec<f64> {
    let mut sums = vec![vec![0.0; width + 1]; width];
    for (row, result) in rows {
        for (nth, &one) in row.iter().enumerate().filter(|(_, one)| **one != 0.0) {
            for (sum, other) in sums[nth].iter_mut().zip(row.iter().chain([result])) {
                *sum += one * other;
            }
        }
    }
    for (nth, sum) in sums.iter_mut().enumerate() {
        sum[nth] += RIDGE;
    }
    for column in 0..width {
        // The ridge keeps every pivot above nothing.
        let pivot = sums[column][column];
        let scaled: Vec<f64> = sums[column].iter().map(|sum| sum / pivot).collect();
        for (_, sum) in sums.iter_mut().enumerate().filter(|(nth, _)| *nth != column) {
            let factor = sum[column];
            for (sum, scaled) in sum.iter_mut().zip(&scaled) {
                *sum -= factor * scaled;
            }
        }
        sums[column] = scaled;
    }
    sums.iter().map(|sum| sum[width]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_squares_find_what_results_were_made_of() {
        let rows: Vec<(Vec<f64>, f64)> = (0..2_000)
            .map(|n| {
                let row = vec![1.0, f64::from(n % 7), f64::from(n % 11)];
                let result = 5.0 + 2.0 * row[1] - 3.0 * row[2];
                (row, result)
            })
            .collect();
        let found = least_squares(&rows, 3);
        for (found, wanted) in found.iter().zip([5.0, 2.0, -3.0]) {
            assert!((found - wanted).abs() < 0.1, "{found} for {wanted}");
        }
    }
}
