//! Taking back: what one undo costs, and what it costs to load a table in which so many turns were
//! taken back. Criterion's elements a second stay the same where the cost is linear in the log.

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use games::classic::{Classic, Command, House};
use games::{Act, Dictionary, Edition, Holder, Player, Seat, Seeded, Setup, Table, WordList};
use lexicon::Alphabet;

/// How many turns are taken back.
const ROUNDS: [u32; 4] = [125, 250, 500, 1000];

type Fault = Box<dyn std::error::Error>;

/// A game of Classic against a bot, in which the person has passed and taken it back so often.
fn table(rounds: u32, words: &dyn Dictionary) -> Result<Table<Classic>, Fault> {
    let edition = <Classic as games::Game>::Edition::built_in().remove(0);
    let bot = Player { holder: Holder::Bot, ..Player::default() };
    let setup = Setup::with(edition, House::default(), vec![Player::default(), bot], words)?;
    let mut chance = Seeded::new(7);
    let mut table = Table::<Classic>::open(setup, words, &mut chance)?;
    if table.state().on_turn == Seat(1) {
        table.play(Seat(1), Command::Pass, table.now(), words, &mut chance)?;
    }
    for _ in 0..rounds {
        table.play(Seat(0), Command::Pass, table.now(), words, &mut chance)?;
        table.play(Seat(1), Command::Pass, table.now(), words, &mut chance)?;
        undo(&mut table, words);
    }
    Ok(table)
}

fn undo(table: &mut Table<Classic>, words: &dyn Dictionary) {
    if let Some(to) = table.before_last_move(Seat(0)) {
        let now = table.now();
        // A refusal would show in the figures as a log that does not grow.
        let _ = table.submit(Some(Seat(0)), Act::Undo { to }, now, words, &mut Seeded::new(1));
    }
}

fn benches(criterion: &mut Criterion) {
    let words = WordList::new(Alphabet::PORTUGUESE, ["ar"]);
    let Ok(words) = words else { return };
    for rounds in ROUNDS {
        let Ok(table) = table(rounds, &words) else { continue };
        let entries = table.log().len();
        println!("{rounds} turns taken back: {entries} entries, {} count", table.surviving().len());
        let mut load = criterion.benchmark_group("load");
        load.throughput(Throughput::Elements(entries as u64));
        load.bench_function(BenchmarkId::from_parameter(rounds), |bencher| {
            bencher.iter_batched(
                || (table.setup().clone(), table.log().to_vec()),
                |(setup, log)| Table::restore(setup, log),
                BatchSize::LargeInput,
            );
        });
        load.finish();
        let mut one = criterion.benchmark_group("undo");
        one.bench_function(BenchmarkId::from_parameter(rounds), |bencher| {
            let mut played = table.clone();
            let now = played.now();
            let _ = played.play(Seat(0), Command::Pass, now, &words, &mut Seeded::new(1));
            bencher.iter_batched(
                || played.clone(),
                |mut table| {
                    undo(&mut table, &words);
                    table
                },
                BatchSize::LargeInput,
            );
        });
        one.finish();
    }
}

criterion_group!(all, benches);
criterion_main!(all);
