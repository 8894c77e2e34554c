//! Rummy: the best words to lay for a task, and what discards and draws are worth.
//!
//! [`best`] is exact over every choice of sets of cards that make words, with every use of bonus
//! cards. [`discards`] and [`draws`] look one turn ahead over the
//! cards that might come.

mod choose;
mod demand;
mod expect;
mod factors;
mod hand;
mod words;

pub use expect::{DiscardProspect, Draws, Prospect, discards, draws};

use choose::Chooser;
use demand::Demand;
use factors::Factors;
use games::cartas::CartasEdition;
use games::rummy::{LaidWord, Lay, Task};
use games::{Card, Points};
use hand::Hand;
use lexicon::Lexicon;
use std::fmt;
use words::Words;

/// The most cards of a hand: seven and one drawn.
pub const MOST_CARDS: usize = 8;

/// Is one of the cards still to be discarded (SR-03)?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discard {
    /// Yes: one card is neither laid nor unused.
    Due,
    /// No, that is done.
    Made,
}

/// The best words to lay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The words, as the referee takes them.
    pub lay: Lay,
    /// The card to discard, where that is due.
    pub discard: Option<Card>,
    /// The cards that stay in the hand.
    pub unused: Vec<Card>,
    /// What they score.
    pub score: Points,
}

/// A hand of more cards than can be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyCards;

impl fmt::Display for TooManyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a hand of more than {MOST_CARDS} cards")
    }
}

impl std::error::Error for TooManyCards {}

/// The best words to lay for a task, or nothing if the task cannot be met.
///
/// ```
/// use games::cartas::CartasEdition;
/// use games::rummy::TaskId;
/// use games::{Card, Edition, Points};
/// use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};
/// use solver::rummy::{Discard, best};
///
/// let portuguese = Alphabet::PORTUGUESE;
/// let entries: Vec<Entry> = ["ar", "la", "ir", "ler", "treino"]
///     .map(|word| portuguese.fold(word).map(Entry::plain))
///     .into_iter()
///     .collect::<Result<_, _>>()?;
/// let lexicon = Lexicon::open("tiny", compile(portuguese, &entries, &Notes::default())?)?;
/// let edition = &CartasEdition::built_in()[0];
/// let task = edition.rummy.task(&TaskId("dois-e-bom".into())).expect("a task of the box");
///
/// let hand: Vec<Card> =
///     ["A", "R", "L", "?", "I", "R", "Z", "x2"].map(|card| card.parse().unwrap()).to_vec();
/// let found = best(&lexicon, edition, task, &hand, Discard::Due)?.expect("three words");
/// // LA 3, doubled, and AR with a blank 1, and IR 2; Z is discarded and nothing is left.
/// assert_eq!(found.score, Points(9));
/// assert_eq!(found.discard.map(|card| card.to_string()).as_deref(), Some("Z"));
/// assert!(found.unused.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn best(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    discard: Discard,
) -> Result<Option<Best>, TooManyCards> {
    if hand.len() > MOST_CARDS {
        return Err(TooManyCards);
    }
    let demand = Demand::new(task);
    let factors = Factors::new(hand);
    let hand = Hand::new(lexicon, edition, hand);
    let words = Words::new(&demand, &hand);
    let chooser = Chooser::new(&demand, &hand, &words, factors, discard);
    Ok(chooser.best(hand.all()).and_then(|choice| told(&chooser, &choice)))
}

/// How many bytes of tables one search takes, all of them on the stack. Besides, a lexicon has a
/// table of its own, made at first use: [`Lexicon::few`].
pub const fn table_bytes() -> usize {
    size_of::<Hand<'_>>() + size_of::<Words>()
}

/// A choice in the words of the referee.
fn told(chooser: &Chooser<'_>, choice: &choose::Choice) -> Option<Best> {
    let hand = chooser.hand;
    let mut left = chooser.factors;
    let mut words = Vec::new();
    for (set, bonus) in choice.words() {
        if let Some(factor) = bonus {
            left.take(factor);
        }
        words.push(LaidWord { cards: hand.spell(set)?, bonus });
    }
    let fourfold = chooser.fourfold(choice, &words);
    let mut bonus_left: Vec<Card> = left.cards().collect();
    let discarded = (chooser.discard == Discard::Due).then(|| chooser.discarded(choice));
    let discard = match discarded {
        None => None,
        Some(Some(card)) => Some(hand.cards[card]),
        Some(None) => bonus_left.pop(),
    };
    let unused = chooser.unused(choice, discarded.flatten());
    let unused = unused.map(|card| hand.cards[card]).chain(bonus_left).collect();
    let score = Points(choice.score);
    Some(Best { lay: Lay { words, fourfold }, discard, unused, score })
}
