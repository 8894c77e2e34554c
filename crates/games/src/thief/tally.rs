//! Word Thief on a sheet of paper: words, thefts, and what is left at the end.

use super::card::Card;
use super::end::last_lines;
use super::play::{Lay, Target};
use super::turn::{cannot_play_line, placed, stolen_line};
use super::word::{Fate, PlayedWord, WordId};
use super::{Thief, codes};
use crate::card::take_cards;
use crate::refusal::Refusal;
use crate::seat::{Seat, Side};
use crate::tally::{Given, Paper, Tally, Weighed, malformed};
use serde::{Deserialize, Serialize};

/// What is noted of a game of Word Thief.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Note {
    /// A word from the hand, or new words for a stolen one.
    Lay {
        /// The words by their cards.
        words: Vec<Vec<Card>>,
        /// The word that was stolen.
        #[serde(default)]
        steal: Option<WordId>,
    },
    /// The player could not play, and swapped cards (WT-20).
    CannotPlay,
    /// The player passed, without a pile (WT-21).
    Pass,
    /// A word lies before this player already, whatever was noted before.
    Lies {
        /// Its cards.
        cards: Vec<Card>,
    },
    /// The game is over; these cards are left in the hands, seat by seat (WT-23).
    End {
        /// The hands.
        hands: Vec<Vec<Card>>,
    },
}

/// The words of the game so far.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lying {
    /// Every word that was noted; the number of each is its place.
    pub words: Vec<PlayedWord>,
}

/// A word has no more cards than this.
const MOST_CARDS: usize = 32;

/// Weighs words that lie on the table, with what was in the hand for them.
fn weigh(
    paper: &Paper<Thief>,
    seat: Seat,
    words: &[Vec<Card>],
    victim: Option<&PlayedWord>,
) -> Result<super::Play, Refusal> {
    if words.iter().map(Vec::len).sum::<usize>() > MOST_CARDS {
        return Err(malformed(format!("words: expected up to {MOST_CARDS} cards")));
    }
    let target = victim.map(|word| Target { id: word.id, owner: word.owner, cards: &word.cards });
    // What was not stolen came from the hand.
    let mut hand: Vec<Card> = words.iter().flatten().map(|card| card.in_hand()).collect();
    for card in victim.iter().flat_map(|word| &word.cards) {
        let _ = take_cards(&mut hand, &[card.in_hand()]);
    }
    let edition = &paper.edition;
    Lay { seat, hand: &hand, target, words }.weigh(edition, paper.house.limits(edition))
}

impl Tally for Thief {
    type Note = Note;
    type Lying = Lying;

    fn bare(_: &Paper<Self>) -> Lying {
        Lying::default()
    }

    fn weigh_note(
        paper: &Paper<Self>,
        lying: &Lying,
        side: Side,
        note: &Note,
    ) -> Result<Weighed<Lying>, Refusal> {
        let (edition, seat) = (&paper.edition, side.seat());
        match note {
            Note::Lay { words, steal } => {
                let lies = |id: &WordId| lying.words.get(id.index());
                let victim = match steal {
                    None => None,
                    Some(id) => {
                        Some(lies(id).filter(|word| word.fate == Fate::Lies).ok_or_else(|| {
                            Refusal::new(codes::NO_SUCH_WORD, "WT-04").number(id.0.into())
                        })?)
                    }
                };
                let play = weigh(paper, seat, words, victim)?;
                let turn = lying.words.last().map_or(1, |word| word.turn + 1);
                let mut given = vec![Given { side, lines: play.lines.clone() }];
                if let Some(victim) = victim.filter(|_| paper.house.victim_loses) {
                    let lines = vec![stolen_line(victim, seat)];
                    given.push(Given { side: victim.owner.into(), lines });
                }
                let mut now = lying.clone();
                let played = placed(play, seat, turn, now.words.len());
                if let Some(stolen) = victim.and_then(|victim| now.words.get_mut(victim.id.index()))
                {
                    let into = played.iter().map(|word| word.id).collect();
                    stolen.fate = Fate::Stolen { by: seat, turn, into };
                }
                let words = played.iter().map(|word| word.word.clone()).collect();
                now.words.extend(played);
                Ok(Weighed { given, words, lying: now, over: false })
            }
            Note::CannotPlay => {
                Ok(Weighed::new(lying.clone(), side, vec![cannot_play_line(edition)]))
            }
            Note::Pass => Ok(Weighed::new(lying.clone(), side, Vec::new())),
            Note::Lies { cards } => {
                let play = weigh(paper, seat, std::slice::from_ref(cards), None)?;
                let turn = lying.words.last().map_or(1, |word| word.turn + 1);
                let mut now = lying.clone();
                now.words.extend(placed(play, seat, turn, lying.words.len()));
                Ok(Weighed::new(now, side, Vec::new()))
            }
            Note::End { hands } => {
                if hands.len() != paper.sides {
                    return Err(malformed(format!("hands: expected {}", paper.sides)));
                }
                let given = Side::all(hands.len()).zip(hands);
                let given =
                    given.map(|(side, hand)| Given { side, lines: last_lines(edition, hand) });
                let given = given.collect();
                Ok(Weighed { given, words: Vec::new(), lying: lying.clone(), over: true })
            }
        }
    }
}
