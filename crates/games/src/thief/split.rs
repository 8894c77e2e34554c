//! Sharing a stolen word's cards out among new words: is there a way that keeps the rules?
//!
//! Cards of the same face are the same card, so where a face is both in the stolen word and in
//! the hand nobody can tell which one lies where. A play is right if some way of telling them
//! apart gives every new word a stolen card and a card from the hand (WT-13, WT-A4), in the
//! order that the house rule asks (WT-A2).
//!
//! All of it works on faces: a stolen Wild counts as a Wild, whatever it stood for (WT-17). The
//! caller has made sure that all stolen cards were laid, and that each word has two cards or more.

use super::card::Card;
use std::collections::HashSet;

/// Why cards cannot be shared out; the number is that of the word at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoShare {
    /// The word cannot have a stolen card.
    WithoutStolenCard(usize),
    /// The word cannot have a card from the hand.
    WithoutHandCard(usize),
}

/// Can every word get a stolen card and a card from the hand?
///
/// Stolen cards are given to words one by one; where a word is full, one of its cards moves on to
/// another word (augmenting paths). First every word gets one, then the rest find a place.
pub(super) fn share(stolen: &[Card], words: &[Vec<Card>]) -> Result<(), NoShare> {
    if let [word] = words {
        return if word.len() > stolen.len() { Ok(()) } else { Err(NoShare::WithoutHandCard(0)) };
    }
    let mut sharing = Sharing { stolen, words, word_of: vec![None; stolen.len()] };
    let place_all = |sharing: &mut Sharing, room: &dyn Fn(&[Card]) -> usize| {
        (0..stolen.len()).fold(true, |all, card| {
            let placed = sharing.word_of[card].is_some() || sharing.place(card, room, &mut 0);
            all && placed
        })
    };
    place_all(&mut sharing, &|_| 1);
    if let Some(word) = (0..words.len()).find(|&word| sharing.count(word) == 0) {
        return Err(NoShare::WithoutStolenCard(word));
    }
    if place_all(&mut sharing, &|word| word.len() - 1) {
        return Ok(());
    }
    place_all(&mut sharing, &|word| word.len());
    let full = (0..words.len()).find(|&word| sharing.count(word) == words[word].len());
    Err(NoShare::WithoutHandCard(full.unwrap_or(0)))
}

/// Which word each stolen card lies in so far.
struct Sharing<'a> {
    stolen: &'a [Card],
    words: &'a [Vec<Card>],
    word_of: Vec<Option<usize>>,
}

impl Sharing<'_> {
    /// How many stolen cards a word has.
    fn count(&self, word: usize) -> usize {
        self.word_of.iter().filter(|&&of| of == Some(word)).count()
    }

    /// Does the word have a card of this face to which no stolen card is given yet?
    fn wants(&self, word: usize, card: usize) -> bool {
        let face = self.stolen[card].in_hand();
        let laid = self.words[word].iter().filter(|laid| laid.in_hand() == face).count();
        let same = |&(other, of): &(usize, &Option<usize>)| {
            *of == Some(word) && self.stolen[other].in_hand() == face
        };
        laid > self.word_of.iter().enumerate().filter(same).count()
    }

    /// Finds a word for a card, moving others on where that helps; `tried` is a set of words.
    fn place(&mut self, card: usize, room: &dyn Fn(&[Card]) -> usize, tried: &mut u64) -> bool {
        for word in 0..self.words.len() {
            let bit = 1u64.checked_shl(word as u32).unwrap_or(0);
            if *tried & bit != 0 || bit == 0 || !self.wants(word, card) {
                continue;
            }
            *tried |= bit;
            if self.count(word) < room(&self.words[word]) {
                self.word_of[card] = Some(word);
                return true;
            }
            for other in 0..self.stolen.len() {
                if self.word_of[other] == Some(word) && self.place(other, room, tried) {
                    self.word_of[card] = Some(word);
                    return true;
                }
            }
        }
        false
    }
}

/// Can the cards be shared out so that each word has its stolen cards in their old order?
///
/// Stolen cards are gone through in order; each goes to a word after the one given there last, as
/// early as it can. Positions that failed are remembered.
pub(super) fn keeps_order(stolen: &[Card], words: &[Vec<Card>]) -> bool {
    let mut failed = HashSet::new();
    in_order(stolen, words, &mut vec![Given::default(); words.len()], &mut failed)
}

/// How far a word is filled with stolen cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Given {
    count: usize,
    next_place: usize,
}

fn in_order(
    stolen: &[Card],
    words: &[Vec<Card>],
    given: &mut Vec<Given>,
    failed: &mut HashSet<Vec<Given>>,
) -> bool {
    let Some((first, rest)) = stolen.split_first() else {
        return given.iter().zip(words).all(|(given, word)| (1..word.len()).contains(&given.count));
    };
    if failed.contains(given) {
        return false;
    }
    for (at, word) in words.iter().enumerate() {
        let before = given[at];
        let later = &word[before.next_place..];
        let Some(step) = later.iter().position(|card| card.in_hand() == first.in_hand()) else {
            continue;
        };
        given[at] = Given { count: before.count + 1, next_place: before.next_place + step + 1 };
        if in_order(rest, words, given, failed) {
            return true;
        }
        given[at] = before;
    }
    failed.insert(given.clone());
    false
}

/// Can the stolen word be cut into one contiguous piece for each word, unbroken there?
///
/// `reached[n]` holds the sets of words that the first `n` stolen cards can fill.
pub(super) fn keeps_pieces(stolen: &[Card], words: &[Vec<Card>]) -> bool {
    let mut reached: Vec<HashSet<u64>> = vec![HashSet::new(); stolen.len() + 1];
    reached[0].insert(0);
    for start in 0..stolen.len() {
        for filled in std::mem::take(&mut reached[start]) {
            for (at, word) in words.iter().enumerate() {
                let bit = 1u64.checked_shl(at as u32).unwrap_or(0);
                if filled & bit != 0 || bit == 0 {
                    continue;
                }
                // A piece leaves room for a card from the hand.
                let longest = (word.len() - 1).min(stolen.len() - start);
                let fitting = (1..=longest)
                    .take_while(|&length| contains(word, &stolen[start..start + length]));
                for length in fitting {
                    reached[start + length].insert(filled | bit);
                }
            }
        }
    }
    let all = u64::MAX.checked_shr(64 - words.len() as u32).unwrap_or(0);
    reached[stolen.len()].contains(&all)
}

/// Does the piece stand unbroken in the word?
fn contains(word: &[Card], piece: &[Card]) -> bool {
    let faces = |cards: &[Card]| cards.iter().map(|card| card.in_hand()).collect::<Vec<Card>>();
    let piece = faces(piece);
    faces(word).windows(piece.len()).any(|window| window == piece)
}
