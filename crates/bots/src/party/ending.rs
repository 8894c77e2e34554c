//! Saying that there is no room for a word, so that games end that nobody can go on with (PY-A22).

use super::mind::Mind;
use super::sight::Sight;
use games::{Card, Glyph};
use solver::party::PartySearch;

/// After so many turns of each team without a word, a player looks whether there is room at all.
const LONG: u32 = 3;
/// After so many, it would rather stop, whatever its own words would allow.
const TOO_LONG: u32 = 8;

/// Would the player agree that there is no room?
pub(super) fn no_room(mind: &Mind, sight: &Sight<'_>) -> bool {
    if sight.without_word() >= TOO_LONG {
        return true;
    }
    let tray = &sight.seen.view.game.tray;
    let without_die = sight.seen.view.game.sides.iter().any(|side| side.no_letter_die);
    let mut faces: Vec<Glyph> = sight.faces().to_vec();
    faces.retain(|&face| tray.contains(&Card::Letter(face)));
    faces.sort_unstable();
    faces.dedup();
    let letters = faces.into_iter().map(Some).chain(without_die.then_some(None));
    let mut letters = letters.chain(sight.letter.map(Some));
    !letters.any(|letter| {
        let search = PartySearch::new(sight.scales_for(letter), &mind.vocabulary.lexicon);
        search.search().any()
    })
}

/// Is it time to say so without having been asked?
pub(super) fn is_due(mind: &Mind, sight: &Sight<'_>) -> bool {
    sight.without_word() >= LONG && may_say(sight) && no_room(mind, sight)
}

/// May the seat say so now, for its team, and not for a second time?
pub(super) fn may_say(sight: &Sight<'_>) -> bool {
    sight.speaks() && !sight.says_no_room(true)
}
