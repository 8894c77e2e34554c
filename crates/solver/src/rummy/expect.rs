//! One turn ahead: what the hand would be worth over all cards that might be drawn.
//!
//! A hand is worth its best words, or nothing where the task cannot be met or the words would
//! cost more than they bring (SR-05, SR-A2).

use super::choose::Chooser;
use super::demand::Demand;
use super::factors::Factors;
use super::hand::Hand;
use super::words::Words;
use super::{Discard, MOST_CARDS, TooManyCards};
use games::Card;
use games::cartas::CartasEdition;
use games::rummy::Task;
use lexicon::Lexicon;

/// What a hand promises.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospect {
    /// The mean of what the best words would score.
    pub expected: f64,
    /// How likely it is that the task can be met.
    pub meets: f64,
}

/// What the hand promises for the next turn without one of its cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DiscardProspect {
    /// The card to discard.
    pub discard: Card,
    /// What the others promise with the next card from the pile.
    pub prospect: Prospect,
}

/// What the two ways of drawing a card promise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draws {
    /// Taking the open card, where there is one.
    pub open: Option<Prospect>,
    /// Drawing from the pile.
    pub pile: Prospect,
}

/// What each discard from a hand promises for the next turn, best first.
///
/// The next card is drawn from the pile, and each card of `unseen` is as likely as the others.
///
/// ```
/// use games::cartas::CartasEdition;
/// use games::rummy::TaskId;
/// use games::{Card, Edition};
/// use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};
/// use solver::rummy::discards;
///
/// let portuguese = Alphabet::PORTUGUESE;
/// let entries = [Entry::plain(portuguese.fold("treino")?)];
/// let lexicon = Lexicon::open("tiny", compile(portuguese, &entries, &Notes::default())?)?;
/// let edition = &CartasEdition::built_in()[0];
/// let task = edition.rummy.task(&TaskId("seis-estrelas".into())).expect("a task of the box");
/// let cards = |text: &str| -> Vec<Card> {
///     text.chars().map(|card| card.to_string().parse().unwrap()).collect()
/// };
/// // With an O it would be TREINO, 8 points. Next turn one more card is discarded, and what is
/// // left over counts against it, so that X or Z must go now and the other then.
/// let found = discards(&lexicon, edition, task, &cards("TREINAXZ"), &cards("OU"))?;
/// assert_eq!(found[0].discard.to_string(), "X");
/// assert_eq!(found[0].prospect.expected, 3.5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn discards(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    unseen: &[Card],
) -> Result<Vec<DiscardProspect>, TooManyCards> {
    if hand.len() > MOST_CARDS {
        return Err(TooManyCards);
    }
    let demand = Demand::new(task);
    let mut cards: Vec<Card> = hand.iter().map(|card| card.in_hand()).collect();
    cards.sort_unstable();
    cards.dedup();
    let mut prospects: Vec<DiscardProspect> = cards
        .into_iter()
        .map(|discard| DiscardProspect { discard, prospect: Prospect::default() })
        .collect();
    for (card, chance) in chances(unseen) {
        let ahead = Ahead::new(lexicon, edition, &demand, hand, card);
        for discard in &mut prospects {
            discard.prospect.add(ahead.worth(Some(discard.discard)), chance);
        }
    }
    prospects.sort_by(|one, other| other.prospect.expected.total_cmp(&one.prospect.expected));
    Ok(prospects)
}

/// What taking the open card and drawing from the pile promise for this turn.
///
/// ```
/// use games::cartas::CartasEdition;
/// use games::rummy::TaskId;
/// use games::{Card, Edition};
/// use lexicon::{Alphabet, Entry, Lexicon, Notes, compile};
/// use solver::rummy::draws;
///
/// let portuguese = Alphabet::PORTUGUESE;
/// let entries = [Entry::plain(portuguese.fold("treino")?)];
/// let lexicon = Lexicon::open("tiny", compile(portuguese, &entries, &Notes::default())?)?;
/// let edition = &CartasEdition::built_in()[0];
/// let task = edition.rummy.task(&TaskId("seis-estrelas".into())).expect("a task of the box");
/// let cards = |text: &str| -> Vec<Card> {
///     text.chars().map(|card| card.to_string().parse().unwrap()).collect()
/// };
/// // An O makes TREINO, 8 points; the open Z does not.
/// let draws = draws(&lexicon, edition, task, &cards("TREINAA"), Some(cards("Z")[0]), &cards("OU"))?;
/// assert_eq!(draws.open.map(|open| open.meets), Some(0.0));
/// // One A is discarded and the other counts against it.
/// assert_eq!((draws.pile.meets, draws.pile.expected), (0.5, 3.5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn draws(
    lexicon: &Lexicon,
    edition: &CartasEdition,
    task: &Task,
    hand: &[Card],
    open: Option<Card>,
    unseen: &[Card],
) -> Result<Draws, TooManyCards> {
    if hand.len() >= MOST_CARDS {
        return Err(TooManyCards);
    }
    let demand = Demand::new(task);
    let with = |card| Ahead::new(lexicon, edition, &demand, hand, card).worth(None);
    let mut draws = Draws { open: None, pile: Prospect::default() };
    if let Some(card) = open {
        let mut prospect = Prospect::default();
        prospect.add(with(card), 1.0);
        draws.open = Some(prospect);
    }
    for (card, chance) in chances(unseen) {
        draws.pile.add(with(card), chance);
    }
    Ok(draws)
}

impl Prospect {
    /// Adds what may come about with this chance.
    fn add(&mut self, score: Option<i32>, chance: f64) {
        if let Some(score) = score {
            self.expected += chance * f64::from(score.max(0));
            self.meets += chance;
        }
    }
}

/// Different cards, each with its chance to be drawn.
fn chances(unseen: &[Card]) -> impl Iterator<Item = (Card, f64)> {
    let mut cards: Vec<Card> = unseen.iter().map(|card| card.in_hand()).collect();
    cards.sort_unstable();
    let all = cards.len() as f64;
    let runs: Vec<(Card, f64)> = cards
        .chunk_by(|one, other| one == other)
        .map(|alike| (alike[0], alike.len() as f64 / all))
        .collect();
    runs.into_iter()
}

/// A hand and one card more.
struct Ahead<'a> {
    demand: &'a Demand<'a>,
    hand: Hand<'a>,
    words: Words,
    factors: Factors,
}

impl<'a> Ahead<'a> {
    fn new(
        lexicon: &'a Lexicon,
        edition: &CartasEdition,
        demand: &'a Demand<'a>,
        hand: &[Card],
        drawn: Card,
    ) -> Ahead<'a> {
        let mut cards = [drawn; MOST_CARDS + 1];
        cards[..hand.len()].copy_from_slice(hand);
        let cards = &cards[..=hand.len()];
        let hand = Hand::new(lexicon, edition, cards);
        let words = Words::new(demand, &hand);
        Ahead { demand, hand, words, factors: Factors::new(cards) }
    }

    /// What the best words would score, with a discard due, after one card has gone.
    fn worth(&self, gone: Option<Card>) -> Option<i32> {
        let (mut cards, mut factors) = (self.hand.all(), self.factors);
        match gone {
            None => {}
            Some(Card::Bonus(factor)) => factors.take(factor),
            Some(card) => {
                let held = &self.hand.cards[..self.hand.count];
                if let Some(place) = held.iter().position(|&held| held == card) {
                    cards &= !(1 << place);
                }
            }
        }
        let chooser = Chooser::new(self.demand, &self.hand, &self.words, factors, Discard::Due);
        chooser.best(cards).map(|choice| choice.score)
    }
}
