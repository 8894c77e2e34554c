//! What a player overlooks: long words, hooks and parallel plays, by the sharpness of its eye.

use super::level::Eye;
use super::sight::Found;
use games::Chance;
use games::classic::Play;
use std::collections::HashMap;

/// The best plays that are seen, at most two where not all are. A word is seen or overlooked
/// wherever it could lie. Who sees nothing at first looks again for a play of a single word.
pub(super) fn notice<'f>(
    eye: &Eye,
    plays: impl Iterator<Item = (&'f Found, Play)>,
    luck: &mut dyn Chance,
) -> Vec<(&'f Found, Play)> {
    if eye.is_sharp() {
        return plays.collect();
    }
    let mut words: HashMap<String, bool> = HashMap::new();
    let (mut seen, mut simple) = (Vec::new(), None);
    for (found, play) in plays {
        let word = play.words.first().map(|word| word.word.clone()).unwrap_or_default();
        let known = words.entry(word).or_insert_with(|| luck.below(100) < eye.sees_word(&play));
        if *known && luck.below(100) < eye.sees_crossings(&play) {
            seen.push((found, play));
            if seen.len() == 2 {
                break;
            }
        } else if play.words.len() == 1 {
            // The list is sorted by value: the last single word is among the plainest.
            simple = Some((found, play));
        }
    }
    if seen.is_empty() { simple.into_iter().collect() } else { seen }
}
