//! How long it takes to look at a whole game again: bots of several levels play one in each edition
//! of each game, by fours and by twos, and its review is timed on one core and on two, in turns.
//!
//! Names of games say which are measured; a number says how many games of each edition.

use bots::{Bot, Bots, Company, Helpers, Leave, Playable, Words, review};
use games::{
    AnyTable, Editions, GameName, Holder, Opening, Player, Registered, Seeded, Side, Table,
    each_game,
};
use lexicon::Library;
use std::time::{Duration, Instant};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// Who plays: in the first games beginners, in the others masters.
const COMPANIES: [&[Bot]; 4] = [
    &[Bot::Novato, Bot::Casual, Bot::Club, Bot::Casual],
    &[Bot::Club, Bot::Expert, Bot::Club, Bot::Expert],
    &[Bot::Maestro, Bot::Expert, Bot::Club, Bot::Novato],
    // The maestro searches the end of a game of two.
    &[Bot::Casual, Bot::Expert],
];
/// No game takes more steps.
const STEPS: usize = 5_000;

fn main() -> Outcome<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args.iter().find_map(|arg| arg.parse().ok()).unwrap_or(1);
    let named: Vec<&String> = args.iter().filter(|arg| arg.parse::<u64>().is_err()).collect();
    println!(
        "| game, edition | players | entries | turns | the maestro plays otherwise in | one core | two cores |"
    );
    println!("|---|---|---:|---:|---:|---:|---:|");
    let mut worst = Duration::ZERO;
    for &game in GameName::ALL {
        if !named.is_empty() && !named.iter().any(|name| *name == game.as_str()) {
            continue;
        }
        for edition in Editions::built_in().names(game) {
            let lexicon = Editions::built_in().lexicon(game, Some(&edition))?;
            // Editions whose words are not among ours have nothing to be looked at with.
            let Ok(lexicon) = Library::new(None).open(&lexicon) else { continue };
            let words = Words::new(lexicon);
            for (company, seed) in COMPANIES.iter().flat_map(|c| (0..games).map(move |s| (c, s))) {
                let table = each_game!(game, G => played::<G>(&words, &edition, company, seed))?;
                worst = worst.max(measured(&table, &edition, company, &words)?);
            }
        }
    }
    println!("\nthe longest on one core: {:.2} s", worst.as_secs_f64());
    Ok(())
}

/// A whole game of four bots.
fn played<G: Playable + Registered>(
    words: &Words,
    edition: &str,
    company: &[Bot],
    seed: u64,
) -> Outcome<AnyTable> {
    let team = |nth: usize| G::TEAMS.then_some(Side(nth as u8 % 2));
    let player = |nth: usize| Player { holder: Holder::Bot, team: team(nth), ..Player::default() };
    let mut opening = Opening::new((0..company.len()).map(player).collect());
    opening.edition = Some(edition.to_owned());
    let setup = opening.setup::<G>(&Editions::built_in(), words.all())?;
    let mut table = Table::open(setup, words.all(), &mut Seeded::new(seed))?;
    let mut bots = Company::new(&table, company, words, seed);
    let mut luck = Seeded::new(seed + 1);
    for _ in 0..STEPS {
        if table.outcome().is_some() {
            break;
        }
        bots.step(&mut table, words.all(), &mut luck)?;
    }
    Ok(G::any_table(table))
}

/// Times the review of a game and prints it; how long it took on one core.
fn measured(table: &AnyTable, edition: &str, company: &[Bot], words: &Words) -> Outcome<Duration> {
    let bots = Bots::default();
    let help = || Some(Box::new(()) as Leave);
    let timed = |helpers: Helpers<'_>| {
        let began = Instant::now();
        let found = review(table, &bots, words, helpers, |_, _| {});
        (found, began.elapsed())
    };
    // Minds are prepared once for a server, so the first look is not timed.
    let (alone, first) = timed(Helpers::NONE);
    let (again, one) = timed(Helpers::NONE);
    let (helped, two) = timed(Helpers::new(1, &help));
    if alone != helped || alone != again {
        return Err(format!("{edition}: two have found otherwise than one").into());
    }
    let own_mind = |turn: &&bots::ReviewedTurn<games::AnyCommand>| {
        turn.maestro.as_ref().is_some_and(|maestro| *maestro != turn.best)
    };
    let otherwise = alone.turns.iter().filter(own_mind).count();
    let levels: Vec<&str> = company.iter().map(|bot| bot.as_str()).collect();
    println!(
        "| {}, {edition} | {} | {} | {} | {otherwise} | {:.2} s (first {:.2} s) | {:.2} s |",
        alone.game,
        levels.join(" "),
        table.entry_count(),
        alone.turns.len(),
        one.as_secs_f64(),
        first.as_secs_f64(),
        two.as_secs_f64(),
    );
    Ok(one)
}
