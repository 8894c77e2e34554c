//! Sentences that several games say, so that the same thing is said with the same words.

use crate::said::{Phrase, Said};
use crate::score::{Line, total};
use crate::seat::{Seat, Side};
use std::fmt::Display;

/// What a player does, where nothing else is to be said about it.
pub(crate) fn does(id: &'static str, seat: Seat) -> Phrase {
    Phrase::new(id).player("player", seat)
}

/// A player drew cards: which, for the player alone.
pub(crate) fn drew<C: Display>(seat: Seat, count: usize, cards: Option<&[C]>) -> Said {
    draws(seat, count, cards).quietly()
}

/// The same, where drawing begins a play.
pub(crate) fn draws<C: Display>(seat: Seat, count: usize, cards: Option<&[C]>) -> Phrase {
    match cards {
        Some(cards) => Phrase::new("news-drew-own").cards("cards", cards),
        None => does("news-drew", seat).number("count", count),
    }
}

/// A player laid words that score so much if they stand.
pub(crate) fn laid<W: Into<String>>(
    seat: Seat,
    words: impl IntoIterator<Item = W>,
    lines: &[Line],
) -> Said {
    let laid = does("news-laid", seat).words("words", words).number("points", total(lines));
    Said::from(laid).because(lines)
}

/// Others may challenge the words for so many seconds.
pub(crate) fn asked_to_challenge<W: Into<String>>(
    words: impl IntoIterator<Item = W>,
    seconds: u64,
) -> Said {
    asked("news-asked-challenge", words, seconds)
}

/// Others are asked to accept unknown words, and have so many seconds.
pub(crate) fn asked_to_agree<W: Into<String>>(
    words: impl IntoIterator<Item = W>,
    seconds: u64,
) -> Said {
    asked("news-asked-agreement", words, seconds)
}

/// Those who are asked see the question itself, so this is a small step.
fn asked<W: Into<String>>(
    id: &'static str,
    words: impl IntoIterator<Item = W>,
    seconds: u64,
) -> Said {
    Phrase::new(id).words("words", words).number("count", seconds).quietly()
}

/// A player has no objection.
pub(crate) fn accepted(seat: Seat) -> Said {
    does("news-accepted", seat).quietly()
}

/// A player challenged, and these words do not exist; none if all do.
pub(crate) fn challenged(seat: Seat, wrong: &[String]) -> Said {
    let challenged = if wrong.is_empty() {
        does("news-challenged-right", seat)
    } else {
        does("news-challenged-wrong", seat).words("words", wrong).number("count", wrong.len())
    };
    challenged.into()
}

/// A player does not accept an unknown word.
pub(crate) fn objected(seat: Seat) -> Said {
    does("news-objected", seat).into()
}

/// All accept words that the dictionary lacks.
pub(crate) fn agreed(words: &[String]) -> Said {
    Phrase::new("news-agreed").words("words", words).into()
}

/// A player took the cards of a play back.
pub(crate) fn took_back(seat: Seat, turn_lost: bool) -> Said {
    let id = if turn_lost { "news-took-back-lost" } else { "news-took-back" };
    does(id, seat).into()
}

/// A player scored; that the play stands was said before, so it is a small step.
pub(crate) fn scored(seat: Seat, lines: &[Line]) -> Said {
    let scored = does("news-scored", seat).number("points", total(lines));
    Said::from(scored).because(lines).quietly()
}

/// A player passed.
pub(crate) fn passed(seat: Seat) -> Said {
    does("news-passed", seat).into()
}

/// The end: why it came, what everybody still held with what it cost, and who won.
pub(crate) fn ended_with_hands<C: Display>(
    reason: &'static str,
    hands: &[(Seat, Vec<C>)],
    lines: &[(Seat, Vec<Line>)],
    winners: &[Side],
) -> Vec<Said> {
    let held = hands.iter().filter(|(_, hand)| !hand.is_empty()).map(|(seat, hand)| {
        let lines = lines.iter().find(|(of, _)| of == seat).map_or(&[][..], |(_, lines)| lines);
        let shown = does("news-hand-shown", *seat).cards("cards", hand);
        Said::from(shown).because(lines).quietly()
    });
    let mut said = vec![Phrase::new(reason).into()];
    said.extend(held);
    said.push(won(winners));
    said
}

/// Who won, in a game that everybody plays alone.
pub(crate) fn won(winners: &[Side]) -> Said {
    let seats: Vec<Seat> = winners.iter().map(|winner| winner.seat()).collect();
    Phrase::new("news-ended").players("winners", &seats).number("count", seats.len()).into()
}
