//! Sharing stolen cards out, against a search through all ways of telling cards apart.

use super::cards;
use crate::chance::{Chance, Seeded, shuffle};
use crate::laws::how_many;
use crate::thief::Card;
use crate::thief::split::{NoShare, keeps_order, keeps_pieces, share};
use rule::rule;

/// What a way of telling cards apart allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Allowed {
    free: bool,
    in_order: bool,
    in_pieces: bool,
}

/// Goes through every way to say which laid card is which stolen card.
fn every_way(stolen: &[Card], words: &[Vec<Card>]) -> Allowed {
    let mut allowed = Allowed::default();
    try_next(stolen, words, &mut Vec::new(), &mut allowed);
    allowed
}

fn try_next(
    stolen: &[Card],
    words: &[Vec<Card>],
    places: &mut Vec<(usize, usize)>,
    allowed: &mut Allowed,
) {
    let Some(card) = stolen.get(places.len()) else {
        let of = |word: usize| -> Vec<(usize, usize)> {
            let all = places.iter().enumerate().filter(|(_, place)| place.0 == word);
            all.map(|(nth, place)| (nth, place.1)).collect()
        };
        let given: Vec<Vec<(usize, usize)>> = (0..words.len()).map(of).collect();
        if given.iter().zip(words).any(|(of, word)| of.is_empty() || of.len() == word.len()) {
            return;
        }
        let in_order = given.iter().all(|of| of.windows(2).all(|two| two[0].1 < two[1].1));
        let unbroken =
            |two: &[(usize, usize)]| two[0].0 + 1 == two[1].0 && two[0].1 + 1 == two[1].1;
        let in_pieces = given.iter().all(|of| of.windows(2).all(unbroken));
        allowed.free = true;
        allowed.in_order |= in_order;
        allowed.in_pieces |= in_pieces;
        return;
    };
    for (at, word) in words.iter().enumerate() {
        for (place, laid) in word.iter().enumerate() {
            if laid.in_hand() == card.in_hand() && !places.contains(&(at, place)) {
                places.push((at, place));
                try_next(stolen, words, places, allowed);
                places.pop();
            }
        }
    }
}

#[test]
#[rule("WT-13", "WT-A2", "WT-A4")]
fn sharing_agrees_with_every_way_of_telling_cards_apart() {
    let mut chance = Seeded::new(11);
    let faces = cards("A:1 A:2 B:1 ?=X");
    let mut seen = [0; 4];
    for _ in 0..how_many(4000) {
        let some = |count: u32, chance: &mut dyn Chance| -> Vec<Card> {
            (0..count).map(|_| faces[chance.below(faces.len() as u32) as usize]).collect()
        };
        let (of_word, of_hand) = (2 + chance.below(4), 1 + chance.below(4));
        let stolen = some(of_word, &mut chance);
        let mut laid = [stolen.clone(), some(of_hand, &mut chance)].concat();
        if chance.below(3) == 0 {
            shuffle(&mut laid, &mut chance);
        } else {
            // Mostly in order, so that order and pieces are often kept.
            let other = chance.below(laid.len() as u32) as usize;
            laid.rotate_left(other);
        }
        let mut words = vec![laid];
        while chance.below(3) > 0 {
            let last = words.pop().unwrap_or_default();
            let at = (1 + chance.below(last.len() as u32) as usize).min(last.len() - 1);
            let (one, two) = last.split_at(at);
            if one.len() < 2 || two.len() < 2 {
                words.push(last);
                break;
            }
            words.extend([one.to_vec(), two.to_vec()]);
        }
        let allowed = every_way(&stolen, &words);
        let told = format!("{stolen:?} into {words:?}");
        assert_eq!(share(&stolen, &words).is_ok(), allowed.free, "{told}");
        assert_eq!(keeps_order(&stolen, &words), allowed.in_order, "{told}");
        assert_eq!(keeps_pieces(&stolen, &words), allowed.in_pieces, "{told}");
        let kinds = [!allowed.free, allowed.free, allowed.in_order, allowed.in_pieces];
        for (count, kind) in seen.iter_mut().zip(kinds) {
            *count += u32::from(kind && words.len() > 1);
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "too few of a kind: {seen:?}");
}

#[test]
#[rule("WT-13", "WT-A4")]
fn the_word_at_fault_is_named() {
    let fault = |stolen: &str, words: &[&str]| {
        let words: Vec<Vec<Card>> = words.iter().map(|word| cards(word)).collect();
        share(&cards(stolen), &words).unwrap_err()
    };
    let at = fault("A:1 T:1 O:2", &["A:1 T:1 O:2 N:1", "E:1 N:2"]);
    assert_eq!(at, NoShare::WithoutStolenCard(1));
    let at = fault("A:1 T:1 O:2 N:1", &["A:1 T:1", "O:2 N:1 E:1 D:1"]);
    assert_eq!(at, NoShare::WithoutHandCard(0));
    assert_eq!(fault("A:1 T:2", &["T:2 A:1"]), NoShare::WithoutHandCard(0));
}

#[test]
#[rule("WT-A4")]
fn many_wilds_are_shared_out_in_no_time() {
    let stolen = cards("A:1 B:2 ? ? ? ? ? ? ?");
    let words = vec![cards("?=A ?=B"); 7];
    let without: Vec<Vec<Card>> = [words, vec![cards("A:1 B:2")]].concat();
    assert!(share(&stolen, &without).is_err());
    assert!(!keeps_order(&stolen, &without));
    assert!(!keeps_pieces(&stolen, &without));
}
