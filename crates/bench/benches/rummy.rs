//! Rummy, each task with eight cards, beside the naive search on the same hands; and what looking
//! one turn ahead costs.

use bench::naive::rummy::{self as naive, Position};
use bench::random::Random;
use bench::timing::{Times, said};
use games::cartas::CartasEdition;
use games::rummy::{Task, Wanted};
use games::{Card, Edition};
use lexicon::{Lexicon, Library, Word};
use solver::rummy::{Discard, best, discards, table_bytes};
use std::time::Duration;

/// How many hands are looked at.
const HANDS: usize = 400;
/// One hand in so many is given to the naive search too.
const SLOW: usize = 50;
/// Each piece of work is done so often, and the fastest counts: what else the machine does is no
/// part of it.
const AGAIN: usize = 5;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> Outcome {
    let lexicon = Library::new(None).open("pt")?;
    let words: Vec<Word> = lexicon.words().filter(|word| word.len() <= 7).collect();
    let edition = CartasEdition::built_in().into_iter().next().ok_or("no edition")?;
    println!("| work | solver | p99 | baseline | times faster |");
    println!("|---|---:|---:|---:|---:|");
    for blanks in 0..3 {
        let hands = hands(&edition, blanks);
        for task in &edition.rummy.tasks {
            one_task(&lexicon, &words, &edition, task, &hands, blanks)?;
        }
    }
    for blanks in 0..2 {
        looking_ahead(&lexicon, &edition, blanks)?;
    }
    println!("| memory of one search, on the stack | {} bytes | | | |", table_bytes());
    Ok(())
}

/// Hands of eight cards with so many blanks, the other cards as the box has them.
fn hands(edition: &CartasEdition, blanks: usize) -> Vec<Vec<Card>> {
    let random = &mut Random::new(2028);
    let letters = edition.letter_cards().into_iter().filter(|&card| card != Card::Blank(None));
    let deck: Vec<Card> = letters.chain(edition.bonus_cards("six")).collect();
    let mut hand = || {
        let mut pile = deck.clone();
        let mut hand = vec![Card::Blank(None); blanks];
        hand.extend((blanks..8).map(|_| pile.swap_remove(random.below(pile.len()))));
        hand
    };
    (0..HANDS).map(|_| hand()).collect()
}

fn one_task(
    lexicon: &Lexicon,
    words: &[Word],
    edition: &CartasEdition,
    task: &Task,
    hands: &[Vec<Card>],
    blanks: usize,
) -> Outcome {
    let alphabet = lexicon.alphabet();
    let (mut ours, mut compared, mut theirs) =
        (Times::default(), Times::default(), Times::default());
    // With blanks and all cards to use, the naive search takes minutes.
    let compare = blanks == 0 || matches!(task.words, Wanted::Lengths(_));
    for (nth, hand) in hands.iter().enumerate() {
        let mut times = Times::default();
        for _ in 0..AGAIN {
            times.note(|| best(lexicon, edition, task, hand, Discard::Due))?;
        }
        let fastest = Duration::from_secs_f64(times.least());
        ours.push(fastest);
        if compare && nth % SLOW == 0 {
            let found = best(lexicon, edition, task, hand, Discard::Due)?;
            compared.push(fastest);
            let discard = Discard::Due;
            let position = Position { words, alphabet, edition, task, hand, discard };
            let mut times = Times::default();
            for _ in 0..AGAIN {
                let expected = times.note(|| naive::best(&position));
                let score = found.as_ref().map(|best| best.score.0);
                assert_eq!(score, expected, "both find the same best");
            }
            theirs.push(Duration::from_secs_f64(times.least()));
        }
    }
    let (mean, p99) = (said(ours.mean()), said(ours.percentile(99)));
    let (baseline, ratio) = match compare {
        true => (said(theirs.mean()), format!("{:.0}", theirs.mean() / compared.mean())),
        false => (String::new(), String::new()),
    };
    println!("| Rummy {}, {blanks} blanks | {mean} | {p99} | {baseline} | {ratio} |", task.id);
    Ok(())
}

/// The prospects of every discard over all cards that may come.
fn looking_ahead(lexicon: &Lexicon, edition: &CartasEdition, blanks: usize) -> Outcome {
    let deck: Vec<Card> = [edition.letter_cards(), edition.bonus_cards("six")].concat();
    let mut times = Times::default();
    for hand in hands(edition, blanks).iter().take(HANDS / 10) {
        let mut unseen = deck.clone();
        games::take_cards(&mut unseen, hand).map_err(|_| "a hand of the box")?;
        for task in &edition.rummy.tasks {
            times.note(|| discards(lexicon, edition, task, hand, &unseen))?;
        }
    }
    let (mean, p99) = (said(times.mean()), said(times.percentile(99)));
    println!("| Rummy, prospects of every discard, {blanks} blanks | {mean} | {p99} | | |");
    Ok(())
}
