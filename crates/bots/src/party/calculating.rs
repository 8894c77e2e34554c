//! A turn of the players who search the board: maestro, and the measures greedy and primer.
//!
//! They know every play of their words. What keeps them from the highest score is the timer: a
//! word is found after its time, the longer and rarer the later. The measures take the highest
//! score nevertheless; the maestro weighs it against words that come sooner, against what the
//! Chance die promises and against what the play leaves to the opponents.

use super::chance::Prospects;
use super::luck::around_one;
use super::mind::{Mind, Vocabulary};
use super::outlook::{Outlook, SEARCH};
use super::sight::{Sight, cards};
use super::thinking::Turn;
use super::timer::Timer;
use crate::budget::Budget;
use games::Chance;
use games::party::Play;
use lexicon::Letter;
use solver::party::PartySearch;

/// So many of the highest scores of a vocabulary are weighed.
const WEIGHED: usize = 30;
/// So many of those that score most with the timer are looked at for the opponents' reply.
const LOOKED_AT: usize = 6;
/// Nobody passes faster than this, in seconds.
const PASSING: f64 = 3.0;

/// A play that was found, and when it can be stopped with.
struct Found {
    play: Play,
    points: f64,
    after: f64,
}

/// Finds the play of a turn.
pub(super) fn turn(
    mind: &Mind,
    sight: &Sight<'_>,
    timer: &Timer,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Turn {
    let pace = around_one(luck);
    let most = if mind.weighs { WEIGHED } else { 1 };
    let mut found = Vec::new();
    let vocabularies = [Some(&mind.vocabulary), mind.common.as_ref(), mind.short.as_ref()];
    for vocabulary in vocabularies.into_iter().flatten() {
        budget.spend(SEARCH);
        let plays = best_plays(vocabulary, sight, most);
        found.extend(plays.into_iter().map(|play| {
            let after = (seconds(mind, sight, &play) * pace - timer.thought).max(0.0)
                + mind.habits().laying(play.tiles.len());
            Found { points: f64::from(games::total(&play.lines).0), play, after }
        }));
    }
    let chosen = if mind.weighs {
        choose(mind, sight, timer, found, luck, budget)
    } else {
        found.into_iter().next()
    };
    match chosen {
        Some(found) if timer.score(found.points, found.after) >= timer.pass(PASSING) => {
            Turn { tiles: Some(cards(&found.play.tiles)), after: found.after }
        }
        _ => Turn::pass(PASSING.min(timer.left() / 2.0)),
    }
}

/// The best plays of a vocabulary.
pub(super) fn best_plays(vocabulary: &Vocabulary, sight: &Sight<'_>, most: usize) -> Vec<Play> {
    let search = PartySearch::new(sight.scales(), &vocabulary.lexicon);
    search.best(&vocabulary.reach, most)
}

/// When a play is found.
fn seconds(mind: &Mind, sight: &Sight<'_>, play: &Play) -> f64 {
    let habits = mind.habits();
    let alphabet = sight.seen.setup.edition.alphabet;
    let Some(main) = play.words.first() else { return habits.start_seconds };
    let letters: Vec<Letter> =
        main.tiles.iter().filter_map(|tile| alphabet.letter(tile.glyph.as_char())).collect();
    let across = play.words.len() - 1;
    habits.start_seconds + habits.seconds(letters.len(), mind.zipf(&letters), across)
}

/// The play that is worth most with the timer, the Chance die and the opponents' reply.
fn choose(
    mind: &Mind,
    sight: &Sight<'_>,
    timer: &Timer,
    mut found: Vec<Found>,
    luck: &mut dyn Chance,
    budget: &mut Budget,
) -> Option<Found> {
    let most = found.iter().map(|found| found.points).fold(0.0, f64::max);
    let foresight = mind.numbers.foresight;
    let prospects = |usual_turn: f64| Prospects { seen: sight.seen, foresight, usual_turn };
    let worth = |found: &Found, usual_turn: f64| {
        let prospects = prospects(usual_turn);
        let face = prospects.highest(found.play.tiles.iter().map(|at| at.what));
        let times = timer.times(found.after);
        let chance = prospects.of(found.play.chance_squares, face, times);
        timer.score(found.points, found.after) + chance * mind.habits().chance
    };
    let before = most * foresight.usual_times;
    found.sort_by(|one, two| worth(two, before).total_cmp(&worth(one, before)));
    found.dedup_by(|one, two| one.play.tiles == two.play.tiles);
    let weight = foresight.reply_weight * foresight.usual_times;
    let outlook = Outlook::new(mind, sight, luck);
    let mut best: Option<(f64, usize)> = None;
    for (nth, candidate) in found.iter().take(LOOKED_AT).enumerate() {
        let reply = if weight == 0.0 {
            Some(0.0)
        } else {
            outlook.reply(&cards(&candidate.play.tiles), budget)
        };
        let Some(reply) = reply else { break };
        let value = worth(candidate, reply * foresight.usual_times) - weight * reply;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, nth));
        }
    }
    let chosen = best.map_or(0, |(_, nth)| nth);
    (chosen < found.len()).then(|| found.swap_remove(chosen))
}
