//! What a play leaves behind: words that the others may steal, words that one may steal oneself,
//! and the cards kept. What a steal brings was found by training; see `cargo xtask train thief`.

use super::hand::kept_after;
use super::lying;
use super::mind::Mind;
use super::sight::Seen;
use super::trained::Spread;
use crate::seen::Seen as Table;
use games::thief::{Card, PlayedWord, Suit, Thief};

/// How many cards of a word are not of its commonest suit; Wilds are of any (WT-A11).
pub(super) fn lacks_one_suit(cards: &[Card]) -> usize {
    let of = |suit: Suit| cards.iter().filter(|card| card.suit() == Some(suit)).count();
    let suited = cards.iter().filter(|card| card.suit().is_some()).count();
    suited - Suit::ALL.into_iter().map(of).max().unwrap_or(0)
}

/// The mean of the best of several chances, each about a bell curve.
pub(super) fn expected_best(chances: &[Spread]) -> f64 {
    const STEP: f64 = 5.0;
    const STEPS: u32 = 50;
    let all_below = |score: f64| -> f64 {
        let below = |chance: &Spread| {
            let far = (score - chance.mean) / chance.deviation.max(1.0);
            // The logistic curve that is nearest to the bell curve's sum.
            1.0 / (1.0 + (-1.702 * far).exp())
        };
        chances.iter().map(below).product()
    };
    (0..STEPS).map(|step| STEP * (1.0 - all_below(STEP * (f64::from(step) + 0.5)))).sum()
}

/// What a play leaves behind.
pub(super) struct Aftermath<'a> {
    /// Words of one's own that others may steal, those that the play makes first.
    pub(super) mine: Vec<&'a [Card]>,
    /// How many of them the play makes.
    pub(super) new: usize,
    /// Words of others that one may steal.
    pub(super) theirs: Vec<&'a [Card]>,
    /// The cards kept.
    pub(super) kept: Vec<Card>,
    /// How many cards the pile will have.
    pub(super) pile: usize,
}

impl<'a> Aftermath<'a> {
    pub(super) fn new(table: &'a Table<Thief>, seen: &'a Seen<'_>) -> Aftermath<'a> {
        let game = &table.view.game;
        let stolen = |word: &PlayedWord| seen.target.is_some_and(|target| target.id == word.id);
        let open = seen.play.words.iter().filter(|word| !word.locked);
        let mut mine: Vec<&[Card]> = open.map(|word| word.cards.as_slice()).collect();
        let new = mine.len();
        let mut theirs: Vec<&[Card]> = Vec::new();
        for word in lying(&game.words).filter(|word| !stolen(word)) {
            let side = if word.owner == table.seat { &mut mine } else { &mut theirs };
            side.push(&word.cards);
        }
        let kept = kept_after(table, seen);
        let missing = usize::from(table.setup.edition.hand).saturating_sub(kept.len());
        Aftermath { mine, new, theirs, kept, pile: game.pile.saturating_sub(missing) }
    }

    /// Does the play end the game (WT-22)?
    pub(super) fn is_end(&self) -> bool {
        self.pile == 0 && self.kept.is_empty()
    }
}

/// What somebody may steal from these words.
pub(super) fn chances(mind: &Mind, table: &Table<Thief>, words: &[&[Card]]) -> Vec<Spread> {
    let (edition, house) = (&table.setup.edition, &table.setup.house);
    let steal = |cards: &&[Card]| {
        let mut steal = mind.trained().steal(edition, house.rearranging, cards);
        if house.victim_loses {
            // What the word has brought is lost with it (WT-A1).
            let points = games::thief::WordWeight::of(edition, cards).total();
            steal.mean += f64::from(points.0);
        }
        steal
    };
    words.iter().map(steal).chain([mind.trained().own]).collect()
}

/// What a play is worth apart from what the others may steal next.
pub(super) fn worth_alone(
    mind: &Mind,
    table: &Table<Thief>,
    seen: &Seen<'_>,
    after: &Aftermath<'_>,
) -> f64 {
    let edition = &table.setup.edition;
    let taken = match seen.target {
        // What the victim loses is gained on one of the others (WT-A1).
        Some(target) if table.setup.house.victim_loses => f64::from(target.points.0),
        _ => 0.0,
    };
    let score = f64::from(seen.score()) + taken;
    if after.is_end() {
        return score;
    }
    let trained = mind.trained();
    let hope = trained.hope * expected_best(&chances(mind, table, &after.theirs));
    // With a pile a card kept is one not drawn; without one it may be left at the end (WT-23).
    let hand: f64 = if after.pile > 0 && !mind.minds_hand() {
        0.0
    } else if after.pile > 0 {
        after.kept.iter().map(|&card| trained.kept(card)).sum()
    } else {
        after.kept.iter().map(|&card| -f64::from(edition.value(card).0)).sum()
    };
    score + hope + hand
}

/// What a play is worth: its score, what it leaves to steal, and the cards kept.
pub(super) fn worth(mind: &Mind, table: &Table<Thief>, seen: &Seen<'_>) -> f64 {
    let after = Aftermath::new(table, seen);
    let alone = worth_alone(mind, table, seen, &after);
    if after.is_end() {
        return alone;
    }
    alone - mind.trained().fear * expected_best(&chances(mind, table, &after.mine))
}

/// The play that is worth most.
pub(super) fn best<'a>(
    mind: &Mind,
    table: &Table<Thief>,
    found: Vec<Seen<'a>>,
) -> Option<Seen<'a>> {
    let weighed = found.into_iter().map(|seen| (worth(mind, table, &seen), seen));
    weighed.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, seen)| seen)
}
