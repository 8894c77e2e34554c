//! The figures of the solvers: each beside its baseline, in turns and in one run, as a table.

use bench::random::Random;
use bench::timing::{Times, said};
use bench::{naive, positions};
use games::Card;
use games::party::Scales;
use lexicon::{Library, Word};
use solver::classic::{ClassicSearch, Hand};
use solver::grid::Reach;
use solver::party::{PartySearch, letter_values};
use std::ops::ControlFlow;
use std::time::Instant;

/// Positions on which the slow baselines are measured too.
const SLOW: usize = 4;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("| work | solver | p99 | baseline | times faster |");
    println!("|---|---:|---:|---:|---:|");
    party_best()?;
    party_rack()?;
    classic_all()?;
    Ok(())
}

fn row(work: &str, ours: &Times, theirs: &Times) {
    println!(
        "| {work} | {} | {} | {} | {:.0} |",
        said(ours.mean()),
        said(ours.percentile(99)),
        said(theirs.mean()),
        theirs.mean() / ours.mean()
    );
}

/// The best play from the whole tray, against listing every play.
fn party_best() -> Result<(), Box<dyn std::error::Error>> {
    let lexicon = Library::new(None).open("fr")?;
    let edition = positions::party_edition().ok_or("no edition")?;
    let set = positions::party(&lexicon, &edition, 20);
    let reach = Reach::new(&lexicon, &letter_values(&edition));
    let (mut best, mut compared, mut all) = (Times::default(), Times::default(), Times::default());
    let mut placements = Times::default();
    let every = set.len() / SLOW;
    for (nth, position) in set.iter().enumerate() {
        let scales = Scales {
            edition: &edition,
            star_doubles: true,
            grid: &position.grid,
            tray: &position.tray,
            letter: position.letter,
        };
        let search = PartySearch::new(scales, &lexicon);
        let start = Instant::now();
        let found = search.search().best(&reach, 1);
        let took = start.elapsed();
        best.push(took);
        if nth % every == 0 {
            compared.push(took);
            placements.note(|| search.search().count());
            let most = all.note(|| {
                let mut most = None;
                search.search().each_play(|play| {
                    most = most.max(Some(play.score));
                    ControlFlow::<()>::Continue(())
                });
                most
            });
            assert_eq!(found.first().map(|play| play.score), most, "both find the same best");
        }
    }
    println!(
        "| Party best play, {} mid-game positions, whole tray with two jokers | {} | {} | | |",
        set.len(),
        said(best.mean()),
        said(best.percentile(99))
    );
    row(&format!("… beside walking every placement, {SLOW} of them"), &compared, &placements);
    row(
        &format!("… beside listing every play, all uses of jokers, {SLOW} of them"),
        &compared,
        &all,
    );
    println!(
        "| memory: what can follow from each node, once a lexicon | {:.1} MB | | | |",
        reach.bytes() as f64 / 1e6
    );
    Ok(())
}

/// All plays with a rack of seven, against trying every word at every place.
fn party_rack() -> Result<(), Box<dyn std::error::Error>> {
    let lexicon = Library::new(None).open("fr")?;
    let words: Vec<Word> = lexicon.words().collect();
    let edition = positions::party_edition().ok_or("no edition")?;
    let set = positions::party(&lexicon, &edition, 20);
    let (mut ours, mut compared, mut theirs) =
        (Times::default(), Times::default(), Times::default());
    let mut random = Random::new(7);
    let mut plays = 0u64;
    let every = set.len();
    for (nth, position) in set.iter().enumerate() {
        let letters: Vec<Card> =
            position.tray.iter().copied().filter(|card| *card != Card::Blank(None)).collect();
        let rack: Vec<Card> = (0..7).map(|_| random.pick(&letters)).collect();
        let scales = Scales {
            edition: &edition,
            star_doubles: true,
            grid: &position.grid,
            tray: &rack,
            letter: None,
        };
        let search = PartySearch::new(scales, &lexicon);
        let start = Instant::now();
        let (mut count, mut sum) = (0u64, 0i64);
        search.search().each_play(|play| {
            count += 1;
            sum += i64::from(play.score);
            ControlFlow::<()>::Continue(())
        });
        let took = start.elapsed();
        ours.push(took);
        plays += count;
        if nth % every == 0 {
            compared.push(took);
            let (board, rack, rules) = search.parts();
            let found = theirs.note(|| naive::grid::plays(&words, board, rack, rules));
            assert_eq!(found.len() as u64, count, "both find the same plays");
            assert_eq!(found.values().map(|&score| i64::from(score)).sum::<i64>(), sum);
        }
    }
    let per_second = plays as f64 / (ours.mean() * set.len() as f64);
    row("Party all plays, rack of seven", &compared, &theirs);
    println!(
        "| … {} positions, {:.1} million plays a second | {} | {} | | |",
        set.len(),
        per_second / 1e6,
        said(ours.mean()),
        said(ours.percentile(99))
    );
    Ok(())
}

/// All plays of Classic with no, one and two blanks, against trying every word at every place.
fn classic_all() -> Result<(), Box<dyn std::error::Error>> {
    let lexicon = Library::new(None).open("pt")?;
    let words: Vec<Word> = lexicon.words().collect();
    let edition = positions::cartas_edition().ok_or("no edition")?;
    for blanks in 0..3 {
        let set = positions::classic(&lexicon, &edition, blanks, 200);
        let (mut ours, mut compared, mut theirs) =
            (Times::default(), Times::default(), Times::default());
        for (nth, position) in set.iter().enumerate() {
            let hand = Hand {
                edition: &edition,
                counting: Default::default(),
                grid: &position.grid,
                cards: &position.hand,
                action: None,
            };
            let search = ClassicSearch::new(hand, &lexicon);
            let start = Instant::now();
            let mut count = 0usize;
            search.search().each_play(|_| {
                count += 1;
                ControlFlow::<()>::Continue(())
            });
            let took = start.elapsed();
            ours.push(took);
            if blanks == 0 && nth == 0 {
                compared.push(took);
                let (board, rack, rules) = search.parts();
                let found = theirs.note(|| naive::grid::plays(&words, board, rack, rules));
                assert_eq!(found.len(), count);
            }
        }
        if blanks == 0 {
            row("Classic all plays, no blank", &compared, &theirs);
        }
        println!(
            "| Classic all plays, {blanks} blanks, {} positions | {} | {} | | |",
            set.len(),
            said(ours.mean()),
            said(ours.percentile(99))
        );
    }
    Ok(())
}
