//! Compares the search of today with that of the last release on many random positions of each
//! game and edition; the first difference ends it.

use bench::figures::grid::{self, Knowledge, Posed};
use bench::random::Random;
use bench::{same, sets};
use std::collections::BTreeSet;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let asked = std::env::args().nth(1);
    let wanted: usize = asked.map_or(Ok(10_000), |asked| asked.parse())?;
    let only = std::env::args().nth(2);
    let parts = [
        ("standard", grid::standard()?),
        ("classic", grid::crossing(sets::classic()?)?),
        ("forfeit", grid::crossing(sets::forfeit()?)?),
        ("party", grid::party()?),
    ];
    for (game, set) in parts {
        let kinds: BTreeSet<String> = set.iter().map(|posed| posed.kind.clone()).collect();
        if only.as_deref().is_some_and(|only| only != game) {
            continue;
        }
        for kind in kinds {
            let part: Vec<Posed> = set.iter().filter(|posed| posed.kind == kind).cloned().collect();
            let (letters, mut random) = (same::letters(&part), Random::new(2_032));
            let mut knowledge = Knowledge::default();
            let mut plays = 0;
            for nth in 0..wanted {
                let posed = same::varied(&part[nth % part.len()], &letters, &mut random);
                // Listing and comparing ten takes the old search long: with blanks, one in ten.
                let thorough = posed.rack.blanks() == 0 || nth % 10 == 0;
                let (list, best) =
                    (thorough && posed.rack.len() <= 10, if thorough { 10 } else { 1 });
                plays += same::compare(&posed, knowledge.of(&posed)?, list, best)?;
            }
            println!("{game}, {kind}: {wanted} positions, {plays} plays listed, all the same");
        }
    }
    Ok(())
}
