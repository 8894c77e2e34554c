//! Compares the search of today with that of the last release on many random positions of each
//! game and edition; the first difference ends it.

use bench::figures::grid::{self, Knowledge, Posed};
use bench::random::Random;
use bench::{dealt, same, same_cards, sets};
use std::collections::BTreeSet;

const CARTAS: [&str; 5] = ["cartas", "cartas-en", "cartas-fr", "cartas-ro", "cartas-es"];
const PARTY: [&str; 5] = ["party", "party-en", "party-pt", "party-ro", "party-es"];
/// So many positions of each edition are dealt, besides those that are stored.
const DEALT: usize = 200;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let asked = std::env::args().nth(1);
    let wanted: usize = asked.map_or(Ok(10_000), |asked| asked.parse())?;
    let only = std::env::args().nth(2);
    let asked = |game: &str| only.as_deref().is_none_or(|only| only == game);
    if asked("rummy") {
        for edition in same_cards::cartas() {
            let met = same_cards::compare_rummy(&edition, wanted)?;
            println!("rummy, {}: {wanted} hands, {met} tasks met, all the same", edition.name);
        }
    }
    if asked("thief") {
        for edition in same_cards::thief() {
            let steals = same_cards::compare_thief(&edition, wanted)?;
            println!("thief, {}: {wanted} tables, {steals} steals, all the same", edition.name);
        }
    }
    let mut parts = Vec::new();
    if asked("standard") {
        parts.push(("standard", grid::standard()?));
    }
    for (game, forfeit) in [("classic", false), ("forfeit", true)] {
        if asked(game) {
            let mut positions = if forfeit { sets::forfeit()? } else { sets::classic()? };
            for edition in CARTAS {
                positions.extend(dealt::crossing(edition, forfeit, DEALT)?);
            }
            parts.push((game, grid::crossing(positions)?));
        }
    }
    if asked("party") {
        let mut positions = sets::party()?;
        for edition in PARTY {
            positions.extend(dealt::party(edition, DEALT)?);
        }
        parts.push(("party", grid::party_of(positions)?));
    }
    for (game, set) in parts {
        let kinds: BTreeSet<String> = set.iter().map(|posed| posed.kind.clone()).collect();
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
            println!(
                "{game}, {kind}: {wanted} positions of {} tables, {plays} plays listed, all the same",
                part.len()
            );
        }
    }
    Ok(())
}
