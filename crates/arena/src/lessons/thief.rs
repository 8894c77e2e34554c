//! The lesson of Word Thief: a word, a theft by adding letters, being stolen from, a word of one
//! suit that is locked.

use super::author::Author;
use super::vocabulary::{Letters, Vocabulary};
use crate::editions::Edition;
use bots::lessons::{LEARNER, Lesson, TEACHER};
use games::thief::{Card, Command, Fate, PlayedWord, Suit, Thief, is_one_suit, spell};
use games::{Glyph, Seat};
use serde_json::json;

pub fn lesson(edition: &Edition, known: &Vocabulary, seed: u64) -> Option<Lesson> {
    let mut a = Author::<Thief>::open(edition, known, seed, json!({}))?;
    if a.view(LEARNER).game.on_turn != LEARNER {
        return None;
    }
    a.say("thief-welcome", &[]);
    let own = mixed(&a, LEARNER, 3..=5)?;
    let word = json!(spell(&own));
    let fill = [("word", word.clone())];
    let points = a.act(LEARNER, Command::form(own), Some(("thief-form", &fill)))?;
    a.say("thief-mixed", &[("word", word), ("points", json!(points))]);
    let theirs = mixed(&a, TEACHER, 3..=5)?;
    a.act(TEACHER, Command::form(theirs), None)?;
    let (prey, cards) = theft(&a, LEARNER)?;
    let new = json!(spell(&cards));
    let added = cards.len() - prey.cards.len();
    let fill = [("from", json!(prey.word)), ("word", new.clone()), ("count", json!(added))];
    let steal = Command::steal(prey.id, vec![cards]);
    let points = a.act(LEARNER, steal, Some(("thief-steal", &fill)))?;
    let fill = [("word", new), ("from", json!(prey.word)), ("points", json!(points))];
    a.say("thief-stolen", &fill);
    a.say("thief-plural", &[]);
    let (prey, cards) = theft(&a, TEACHER)?;
    let new = json!(spell(&cards));
    a.act(TEACHER, Command::steal(prey.id, vec![cards]), None)?;
    a.say("thief-lost", &[("word", new), ("from", json!(prey.word))]);
    let safe = one_suit(&a, LEARNER)?;
    let word = json!(spell(&safe));
    let fill = [("word", word.clone())];
    let points = a.act(LEARNER, Command::form(safe), Some(("thief-lock", &fill)))?;
    a.say("thief-locked", &[("word", word), ("points", json!(points))]);
    let theirs = mixed(&a, TEACHER, 3..=5)?;
    a.act(TEACHER, Command::form(theirs), None)?;
    a.say("thief-split", &[]);
    a.say("thief-swap", &[]);
    a.say("thief-end", &[]);
    a.say("thief-done", &[]);
    Some(a.done())
}

/// The cards of a word from a hand, in which each letter is taken where `wanted` allows it.
fn spelled(word: &[Glyph], hand: &[Card], suits: &[Suit]) -> Option<Vec<Card>> {
    let mut left = hand.to_vec();
    let mut cards = Vec::new();
    for &letter in word {
        let fits = |card: &Card| matches!(card, Card::Letter(glyph, suit) if *glyph == letter && suits.contains(suit));
        let place = left.iter().position(fits)?;
        cards.push(left.remove(place));
    }
    Some(cards)
}

fn hand(a: &Author<'_, Thief>, seat: Seat) -> Vec<Card> {
    let view = a.view(seat).game;
    view.hand.filter(|_| view.on_turn == seat).unwrap_or_default()
}

/// A common noun of several suits.
fn mixed(
    a: &Author<'_, Thief>,
    seat: Seat,
    lengths: std::ops::RangeInclusive<usize>,
) -> Option<Vec<Card>> {
    let hand = hand(a, seat);
    let nice = |word: &&Letters| lengths.contains(&word.len());
    let mut ways =
        a.known.nouns.iter().filter(nice).filter_map(|word| spelled(word, &hand, &Suit::ALL));
    ways.find(|cards| !is_one_suit(cards))
}

/// A common word of one suit.
fn one_suit(a: &Author<'_, Thief>, seat: Seat) -> Option<Vec<Card>> {
    let hand = hand(a, seat);
    let nice = |word: &&Letters| word.len() > 2;
    a.known.nouns.iter().filter(nice).find_map(|word| {
        Suit::ALL.iter().find_map(|&suit| {
            let cards = spelled(word, &hand, &[suit])?;
            a.lines(seat, &Command::form(cards.clone())).map(|_| cards)
        })
    })
}

/// A word of the other's that becomes a common one with a letter or two of the hand, its own
/// letters in their order.
fn theft(a: &Author<'_, Thief>, seat: Seat) -> Option<(PlayedWord, Vec<Card>)> {
    let hand = hand(a, seat);
    let words = a.view(seat).game.words;
    let preys = words.into_iter().filter(|word| word.owner != seat && word.fate == Fate::Lies);
    preys.into_iter().find_map(|prey| {
        let long = prey.cards.len();
        let nice = |word: &&Letters| word.len() > long && word.len() <= long + 2;
        a.known.nouns.iter().filter(nice).find_map(|word| {
            let cards = lengthened(word, &prey.cards, &hand)?;
            let steal = Command::steal(prey.id, vec![cards.clone()]);
            let stands = !is_one_suit(&cards) && a.lines(seat, &steal).is_some();
            stands.then(|| (prey.clone(), cards))
        })
    })
}

/// The cards of a word: those of the prey in their order, and others from the hand between them.
fn lengthened(word: &[Glyph], prey: &[Card], hand: &[Card]) -> Option<Vec<Card>> {
    let (mut old, mut left, mut cards) = (prey.iter().peekable(), hand.to_vec(), Vec::new());
    for &letter in word {
        let is = |card: &Card| matches!(card, Card::Letter(glyph, _) if *glyph == letter);
        if let Some(&card) = old.next_if(|card| is(card)) {
            cards.push(card);
        } else {
            let place = left.iter().position(is)?;
            cards.push(left.remove(place));
        }
    }
    old.next().is_none().then_some(cards)
}
