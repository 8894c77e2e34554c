//! Rummy: every word, every way to spell it, every use of bonus cards, every discard.

use games::cartas::CartasEdition;
use games::rummy::{Fourfold, FourfoldChoice, LaidWord, Task, Wanted};
use games::{Card, Factor, Glyph};
use lexicon::{Alphabet, Word};
use solver::rummy::Discard;

/// A lay that meets the task.
pub struct Candidate<'a> {
    /// The words.
    pub words: &'a [LaidWord],
    /// What counts four times.
    pub fourfold: Option<FourfoldChoice>,
    /// The card discarded, where one is.
    pub discard: Option<Card>,
    /// What it scores.
    pub score: i32,
}

/// The position that is looked at.
pub struct Position<'a> {
    /// The words of the language.
    pub words: &'a [Word],
    /// Their alphabet.
    pub alphabet: Alphabet,
    /// The box.
    pub edition: &'a CartasEdition,
    /// The task.
    pub task: &'a Task,
    /// The cards.
    pub hand: &'a [Card],
    /// Is one of them to be discarded?
    pub discard: Discard,
}

/// The best score, or nothing if the task cannot be met.
pub fn best(position: &Position<'_>) -> Option<i32> {
    let mut best = None;
    each_lay(position, &mut |candidate| best = best.max(Some(candidate.score)));
    best
}

/// Every lay that meets the task, with every discard.
pub fn each_lay(position: &Position<'_>, visit: &mut dyn FnMut(&Candidate<'_>)) {
    let spellable: Vec<Vec<Glyph>> = position
        .words
        .iter()
        .filter(|word| match &position.task.words {
            Wanted::AllCards => word.len() <= position.hand.len(),
            Wanted::Lengths(lists) => lists.iter().any(|list| list.contains(&word.len())),
        })
        .filter_map(|word| {
            word.iter().map(|&letter| Glyph::new(position.alphabet.display(letter))).collect()
        })
        .filter(|word: &Vec<Glyph>| {
            let mut any = false;
            each_spelling(word, position.hand.to_vec(), &mut Vec::new(), &mut |_, _| any = true);
            any
        })
        .collect();
    lay(position, &spellable, position.hand.to_vec(), &mut Vec::new(), visit);
}

/// Lays one more of the words, or leaves it at those laid.
fn lay(
    position: &Position<'_>,
    words: &[Vec<Glyph>],
    rest: Vec<Card>,
    laid: &mut Vec<LaidWord>,
    visit: &mut dyn FnMut(&Candidate<'_>),
) {
    put_bonus_cards(position, 0, rest.clone(), laid, visit);
    if let Wanted::Lengths(lists) = &position.task.words
        && lists.iter().all(|list| list.len() <= laid.len())
    {
        return;
    }
    for (nth, word) in words.iter().enumerate() {
        let mut spellings = Vec::new();
        each_spelling(word, rest.clone(), &mut Vec::new(), &mut |cards, rest| {
            spellings.push((cards.to_vec(), rest.to_vec()));
        });
        for (cards, rest) in spellings {
            laid.push(LaidWord { cards, bonus: None });
            lay(position, &words[nth..], rest, laid, visit);
            laid.pop();
        }
    }
}

/// Every way to spell a word, each letter by a card of its own or by a blank.
fn each_spelling(
    word: &[Glyph],
    rest: Vec<Card>,
    cards: &mut Vec<Card>,
    visit: &mut dyn FnMut(&[Card], &[Card]),
) {
    let Some((&letter, more)) = word.split_first() else { return visit(cards, &rest) };
    for card in [Card::Letter(letter), Card::Blank(Some(letter))] {
        if let Some(place) = rest.iter().position(|&held| held == card.in_hand()) {
            let mut rest = rest.clone();
            rest.remove(place);
            cards.push(card);
            each_spelling(more, rest, cards, visit);
            cards.pop();
        }
    }
}

fn put_bonus_cards(
    position: &Position<'_>,
    nth: usize,
    rest: Vec<Card>,
    laid: &mut Vec<LaidWord>,
    visit: &mut dyn FnMut(&Candidate<'_>),
) {
    if nth == laid.len() {
        return choose_discard(position, rest, laid, visit);
    }
    put_bonus_cards(position, nth + 1, rest.clone(), laid, visit);
    if !position.task.bonus_cards {
        return;
    }
    for (place, card) in rest.iter().enumerate() {
        if let Card::Bonus(factor) = card {
            let mut rest = rest.clone();
            rest.remove(place);
            laid[nth].bonus = Some(*factor);
            put_bonus_cards(position, nth + 1, rest, laid, visit);
            laid[nth].bonus = None;
        }
    }
}

fn choose_discard(
    position: &Position<'_>,
    rest: Vec<Card>,
    laid: &[LaidWord],
    visit: &mut dyn FnMut(&Candidate<'_>),
) {
    match position.discard {
        Discard::Made => choose_fourfold(position, None, &rest, laid, visit),
        Discard::Due => {
            for (place, &discard) in rest.iter().enumerate() {
                let mut unused = rest.clone();
                unused.remove(place);
                choose_fourfold(position, Some(discard), &unused, laid, visit);
            }
        }
    }
}

fn choose_fourfold(
    position: &Position<'_>,
    discard: Option<Card>,
    unused: &[Card],
    laid: &[LaidWord],
    visit: &mut dyn FnMut(&Candidate<'_>),
) {
    let lengths: Vec<usize> = laid.iter().map(|word| word.cards.len()).collect();
    if laid.is_empty() || !position.task.words.met_by(&lengths, unused.len()) {
        return;
    }
    let mut consider = |fourfold| {
        let score = score(position, unused, laid, fourfold);
        visit(&Candidate { words: laid, fourfold, discard, score });
    };
    match position.task.fourfold {
        None => consider(None),
        Some(kind) => {
            for (word, laid) in laid.iter().enumerate() {
                match kind {
                    Fourfold::Word => consider(Some(FourfoldChoice { word, letter: None })),
                    Fourfold::Letter => {
                        for letter in 0..laid.cards.len() {
                            consider(Some(FourfoldChoice { word, letter: Some(letter) }));
                        }
                    }
                }
            }
        }
    }
}

/// The score in the order of SR-A5.
fn score(
    position: &Position<'_>,
    unused: &[Card],
    laid: &[LaidWord],
    fourfold: Option<FourfoldChoice>,
) -> i32 {
    let value = |card: Card| position.edition.card_value(card).0;
    let mut score = 0;
    for (place, word) in laid.iter().enumerate() {
        let mut sum = 0;
        for (nth, &card) in word.cards.iter().enumerate() {
            let four = fourfold == Some(FourfoldChoice { word: place, letter: Some(nth) });
            sum += value(card) * if four { 4 } else { 1 };
        }
        sum *= word.bonus.map_or(1, |factor: Factor| i32::from(factor.get()));
        if fourfold == Some(FourfoldChoice { word: place, letter: None }) {
            sum *= 4;
        }
        score += sum + position.task.extra.get(place).map_or(0, |points| points.0);
    }
    if position.task.subtract_unused {
        score -= unused.iter().map(|&card| value(card)).sum::<i32>();
    }
    score
}
