//! Word Thief, the best play with one word to steal, beside a memoised search over sets of cards.

use bench::naive::thief::best_steal;
use bench::positions::common_words;
use bench::random::Random;
use bench::timing::{Times, said};
use games::thief::{Card, Limits, Rearranging, ThiefEdition, is_one_suit};
use games::{Edition, Seat};
use lexicon::{Lexicon, Library, Word};
use solver::thief::{Position, TableWord, best, table_bytes};
use std::time::Duration;

/// How many positions are looked at.
const POSITIONS: usize = 60;
/// Each piece of work is done so often, and the fastest counts: what else the machine does is no
/// part of it.
const AGAIN: usize = 3;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    let lexicon = Library::new(None).open("en")?;
    let common = common_words(&lexicon).ok_or("no common words")?;
    let edition = ThiefEdition::built_in().into_iter().next().ok_or("no edition")?;
    println!("| work | solver | p99 | baseline | times faster |");
    println!("|---|---:|---:|---:|---:|");
    for (stolen, wilds, compared) in [(5, 0, 10), (5, 2, 10), (9, 0, 10), (9, 2, 10), (13, 2, 0)] {
        steals(&lexicon, &common, &edition, stolen, wilds, compared)?;
    }
    for rearranging in [Rearranging::OrderKept, Rearranging::ContiguousPieces] {
        strict(&lexicon, &common, &edition, rearranging)?;
    }
    Ok(())
}

/// A common word that lies in cards of random suits, and a hand of seven, with so many Wilds.
fn deal(
    random: &mut Random,
    edition: &ThiefEdition,
    words: &[Word],
    common: &Lexicon,
    wilds: usize,
) -> Option<(Vec<Card>, Vec<Card>)> {
    let mut deck: Vec<Card> =
        edition.deck().into_iter().filter(|card| card.suit().is_some()).collect();
    let mut hand: Vec<Card> = (0..7).map(|_| deck.swap_remove(random.below(deck.len()))).collect();
    let word = random.pick(words);
    let mut stolen = Vec::new();
    for &letter in word.iter() {
        let text = format!("{}:{}", common.alphabet().display(letter), 1 + random.below(4));
        stolen.push(text.parse::<Card>().ok()?);
    }
    for _ in 0..wilds {
        if random.once_in(2) {
            let at = random.below(hand.len());
            hand[at] = Card::Wild(None);
        } else {
            let at = random.below(stolen.len());
            stolen[at] = Card::Wild(stolen[at].glyph());
        }
    }
    (!is_one_suit(&stolen)).then_some((hand, stolen))
}

fn deals(
    common: &Lexicon,
    edition: &ThiefEdition,
    stolen: usize,
    wilds: usize,
) -> Vec<(Vec<Card>, Vec<Card>)> {
    let words: Vec<Word> = common.words().filter(|word| word.len() == stolen).collect();
    let random = &mut Random::new(2029);
    let mut deals = Vec::new();
    while deals.len() < POSITIONS {
        deals.extend(deal(random, edition, &words, common, wilds));
    }
    deals
}

fn steals(
    lexicon: &Lexicon,
    common: &Lexicon,
    edition: &ThiefEdition,
    stolen: usize,
    wilds: usize,
    compare: usize,
) -> Outcome {
    let (mut ours, mut compared, mut theirs) =
        (Times::default(), Times::default(), Times::default());
    let mut bytes = 0;
    for (nth, (hand, cards)) in deals(common, edition, stolen, wilds).iter().enumerate() {
        let table = [TableWord { owner: Seat(1), cards }];
        let position = Position {
            edition,
            limits: Limits::printed(edition),
            seat: Seat(0),
            hand,
            table: &table,
        };
        let mut times = Times::default();
        for _ in 0..AGAIN {
            times.note(|| best(lexicon, &position, 1))?;
        }
        let fastest = Duration::from_secs_f64(times.least());
        ours.push(fastest);
        bytes = bytes.max(table_bytes(lexicon, &position, 0));
        if nth < compare {
            compared.push(fastest);
            let mut times = Times::default();
            for _ in 1..AGAIN {
                times.note(|| best_steal(lexicon, &position, 0));
            }
            let expected = times.note(|| best_steal(lexicon, &position, 0));
            theirs.push(Duration::from_secs_f64(times.least()));
            let found = best(lexicon, &position, 1)?;
            let score = found.first().filter(|play| play.target.is_some()).map(|play| play.score.0);
            assert!(score.is_none() || score == expected, "both find the same best");
        }
    }
    let (mean, p99) = (said(ours.mean()), said(ours.percentile(99)));
    let (baseline, ratio) = match compare {
        0 => (String::new(), String::new()),
        _ => (said(theirs.mean()), format!("{:.0}", theirs.mean() / compared.mean())),
    };
    println!(
        "| Thief best play, {stolen} stolen and 7 in hand, {wilds} Wilds | {mean} | {p99} | \
         {baseline} | {ratio} |"
    );
    println!("| … memory of its tables, at most | {} kB | | | |", bytes / 1000);
    Ok(())
}

fn strict(
    lexicon: &Lexicon,
    common: &Lexicon,
    edition: &ThiefEdition,
    rearranging: Rearranging,
) -> Outcome {
    let mut times = Times::default();
    for (hand, cards) in &deals(common, edition, 9, 2) {
        let table = [TableWord { owner: Seat(1), cards }];
        let limits = Limits { rearranging, ..Limits::printed(edition) };
        let position = Position { edition, limits, seat: Seat(0), hand, table: &table };
        times.note(|| best(lexicon, &position, 1))?;
    }
    let (mean, p99) = (said(times.mean()), said(times.percentile(99)));
    println!(
        "| Thief best play, 9 stolen and 7 in hand, 2 Wilds, {rearranging:?} | {mean} | {p99} | | |"
    );
    Ok(())
}
