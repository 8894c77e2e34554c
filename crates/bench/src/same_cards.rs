//! Rummy and Word Thief of today find what those of the last release find, on hands drawn from
//! their boxes.

use crate::baseline;
use crate::random::Random;
use games::cartas::CartasEdition;
use games::thief::{self, Limits, Rearranging, ThiefEdition, is_one_suit};
use games::{Card, Edition, Seat};
use lexicon::{Lexicon, Library, Word};
use solver::rummy::{self, Discard};
use solver::thief::{Play, Position, TableWord};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// The boxes of Rummy, in the languages that ship with their words.
pub fn cartas() -> Vec<CartasEdition> {
    let known = ["cartas", "cartas-en", "cartas-fr", "cartas-ro", "cartas-es"];
    let editions = CartasEdition::built_in().into_iter();
    editions.filter(|edition| known.contains(&edition.name.as_str())).collect()
}

/// The boxes of Word Thief, in the languages that ship with their words.
pub fn thief() -> Vec<ThiefEdition> {
    let known = ["word-thief", "word-thief-fr", "word-thief-pt", "word-thief-ro", "word-thief-es"];
    let editions = ThiefEdition::built_in().into_iter();
    editions.filter(|edition| known.contains(&edition.name.as_str())).collect()
}

/// Compares lays for so many hands and prospects for some of them; says how many met their task.
pub fn compare_rummy(edition: &CartasEdition, hands: usize) -> Outcome<usize> {
    let lexicon = Library::new(None).open(edition.lexicon())?;
    let deck = [edition.letter_cards(), edition.bonus_cards("six")].concat();
    let random = &mut Random::new(2_033);
    let mut met = 0;
    for nth in 0..hands {
        let mut unseen = deck.clone();
        let discard = random.pick(&[Discard::Due, Discard::Due, Discard::Due, Discard::Made]);
        let cards = if random.once_in(10) { 1 + random.below(8) } else { 8 };
        let cards = if discard == Discard::Made { cards.min(7) } else { cards };
        let mut hand: Vec<Card> =
            (0..cards).map(|_| unseen.swap_remove(random.below(unseen.len()))).collect();
        // More blanks than the box would give.
        for _ in 0..random.pick(&[0, 0, 1, 1, 2, 3]) {
            let at = random.below(hand.len());
            hand[at] = Card::Blank(None);
        }
        let task = &edition.rummy.tasks[nth % edition.rummy.tasks.len()];
        let differ = |what: &str| Err(format!("{what} differ: {} {hand:?}", task.id).into());
        let before = baseline::rummy::best(&lexicon, edition, task, &hand, discard)?;
        let now = rummy::best(&lexicon, edition, task, &hand, discard)?;
        if before.as_ref().map(|best| best.score) != now.as_ref().map(|best| best.score) {
            return differ("the best lays");
        }
        met += usize::from(now.is_some());
        if nth % 50 == 0 {
            let before = baseline::rummy::discards(&lexicon, edition, task, &hand, &unseen)?;
            if before != rummy::discards(&lexicon, edition, task, &hand, &unseen)? {
                return differ("prospects");
            }
        }
    }
    Ok(met)
}

/// A table of words that lie before two players, and the hand of the first.
struct Drawn {
    hand: Vec<thief::Card>,
    words: Vec<(Seat, Vec<thief::Card>)>,
}

/// Words of random cards, Wilds among them now and then, and a hand.
fn drawn(edition: &ThiefEdition, lexicon: &Lexicon, words: &[Word], random: &mut Random) -> Drawn {
    let mut deck: Vec<thief::Card> = edition.deck();
    let cards = if random.once_in(8) { 1 + random.below(7) } else { 7 };
    let hand = (0..cards).map(|_| deck.swap_remove(random.below(deck.len()))).collect();
    let longest = random.pick(&[5, 6, 7, 8, 9, 10, 11]);
    let mut lying = Vec::new();
    while lying.len() < random.pick(&[1, 1, 2, 3]) {
        let word = random.pick(words);
        if word.len() > longest {
            continue;
        }
        let card = |&letter: &lexicon::Letter| {
            let letter = lexicon.alphabet().display(letter);
            let wild = random.once_in(12);
            let suit = 1 + random.below(4);
            let text = if wild { format!("?={letter}") } else { format!("{letter}:{suit}") };
            text.parse().ok()
        };
        let cards: Option<Vec<thief::Card>> = word.iter().map(card).collect();
        lying.extend(cards.filter(|cards| !is_one_suit(cards)).map(|cards| (Seat(1), cards)));
    }
    Drawn { hand, words: lying }
}

/// Compares the best plays, one and five, of so many tables; says how many of them steal.
pub fn compare_thief(edition: &ThiefEdition, tables: usize) -> Outcome<usize> {
    let lexicon = Library::new(None).open(edition.lexicon())?;
    let words: Vec<Word> = lexicon.words().collect();
    let random = &mut Random::new(2_034);
    let mut steals = 0;
    for _ in 0..tables {
        let Drawn { hand, words } = drawn(edition, &lexicon, &words, random);
        let table: Vec<TableWord<'_>> =
            words.iter().map(|(owner, cards)| TableWord { owner: *owner, cards }).collect();
        let rearranging = random.pick(&[
            Rearranging::Free,
            Rearranging::Free,
            Rearranging::Free,
            Rearranging::OrderKept,
            Rearranging::ContiguousPieces,
        ]);
        let limits = Limits { rearranging, ..Limits::printed(edition) };
        let position = Position { edition, limits, seat: Seat(0), hand: &hand, table: &table };
        let scores = |plays: &[Play]| plays.iter().map(|play| play.score).collect::<Vec<_>>();
        for most in [1, 5] {
            let before = baseline::thief::best(&lexicon, &position, most)?;
            let now = solver::thief::best(&lexicon, &position, most)?;
            if scores(&before) != scores(&now) {
                return Err(format!("the best plays differ: {position:?}").into());
            }
            let stolen = now.first().is_some_and(|play| play.target.is_some());
            steals += usize::from(most == 1 && stolen);
        }
    }
    Ok(steals)
}
