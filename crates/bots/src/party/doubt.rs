//! Whether to challenge a word (PY-31).
//!
//! A lost challenge costs nothing (PY-A16), so it is a matter of what a player knows and how sure
//! it is. A word that looks like no other is doubted by everybody; one that only happens to be
//! unknown is doubted the more, the more words a player knows.

use super::luck::happens;
use super::mind::Mind;
use games::Chance;
use games::party::Play;
use lexicon::{Alphabet, Letter};

/// Does the player challenge the play?
pub(super) fn challenges(
    mind: &Mind,
    alphabet: Alphabet,
    play: &Play,
    luck: &mut dyn Chance,
) -> bool {
    play.words.iter().any(|word| {
        let letters: Vec<Letter> =
            word.tiles.iter().filter_map(|tile| alphabet.letter(tile.glyph.as_char())).collect();
        if mind.believes(&letters) {
            return false;
        }
        let doubt = mind.habits().doubt;
        let often = if mind.looks_right(&letters) { doubt } else { (1.0 + doubt) / 2.0 };
        happens(often, luck)
    })
}
