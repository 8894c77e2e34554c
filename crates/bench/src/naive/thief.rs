//! Word Thief: every word in every way, judged by the referee; and a memoised search over sets of
//! cards, the baseline of the figures.

use games::thief::{Card, Lay, Suit, Target, ThiefEdition, WordId, WordWeight, is_mere_plural};
use games::{Glyph, total};
use lexicon::{Letter, Lexicon, MAX_WORD, Word};
use solver::thief::Position;
use std::collections::BTreeMap;

/// Which word is stolen, and the cards of the new words: each word sorted, and all sorted.
pub type Cards = (Option<usize>, Vec<Vec<Card>>);

/// Every play that the referee accepts, with its score.
pub fn plays(lexicon: &Lexicon, position: &Position<'_>) -> BTreeMap<Cards, i32> {
    let words: Vec<Vec<Glyph>> = lexicon
        .words()
        .filter_map(|word| {
            word.iter().map(|&letter| Glyph::new(lexicon.alphabet().display(letter))).collect()
        })
        .collect();
    let mut found = BTreeMap::new();
    let targets = (0..position.table.len()).map(Some).chain([None]);
    for target in targets {
        let mut pool: Vec<Card> = position.hand.to_vec();
        let stolen = target.map_or(&[][..], |target| position.table[target].cards);
        pool.extend(stolen.iter().map(|card| card.in_hand()));
        lay_more(position, target, &words, pool, &mut Vec::new(), &mut found);
    }
    found
}

/// Asks the referee about the words laid so far, and lays one more.
fn lay_more(
    position: &Position<'_>,
    target: Option<usize>,
    words: &[Vec<Glyph>],
    pool: Vec<Card>,
    laid: &mut Vec<Vec<Card>>,
    found: &mut BTreeMap<Cards, i32>,
) {
    let lay = Lay {
        seat: position.seat,
        hand: position.hand,
        target: target.map(|place| Target {
            id: WordId(place as u32),
            owner: position.table[place].owner,
            cards: position.table[place].cards,
        }),
        words: laid,
    };
    // Only one word can be formed from the hand (WT-04); the command has no room for more.
    if (target.is_some() || laid.len() == 1)
        && let Ok(play) = lay.weigh(position.edition, position.limits)
    {
        let faces = |word: &Vec<Card>| {
            let mut cards: Vec<Card> = word.iter().map(|card| card.in_hand()).collect();
            cards.sort_unstable();
            cards
        };
        let mut cards: Vec<Vec<Card>> = laid.iter().map(faces).collect();
        cards.sort_unstable();
        let score = total(&play.lines).0;
        let before = found.insert((target, cards), score);
        assert!(before.is_none_or(|before| before == score), "the score depends on the cards");
    }
    for (nth, word) in words.iter().enumerate() {
        let mut spellings = Vec::new();
        each_spelling(word, pool.clone(), &mut Vec::new(), &mut |cards, rest| {
            spellings.push((cards.to_vec(), rest.to_vec()));
        });
        for (cards, rest) in spellings {
            laid.push(cards);
            lay_more(position, target, &words[nth..], rest, laid, found);
            laid.pop();
        }
    }
}

/// Every way to spell a word with cards of any suit, or Wilds.
fn each_spelling(
    word: &[Glyph],
    pool: Vec<Card>,
    cards: &mut Vec<Card>,
    visit: &mut dyn FnMut(&[Card], &[Card]),
) {
    let Some((&letter, more)) = word.split_first() else { return visit(cards, &pool) };
    let of_suits = Suit::ALL.map(|suit| Card::Letter(letter, suit));
    for card in of_suits.into_iter().chain([Card::Wild(Some(letter))]) {
        if let Some(place) = pool.iter().position(|&held| held == card.in_hand()) {
            let mut rest = pool.clone();
            rest.remove(place);
            cards.push(card);
            each_spelling(more, rest, cards, visit);
            cards.pop();
        }
    }
}

/// The best score of stealing a word with free rearranging, by trying every set of cards for the
/// next word, and remembering the best of every rest.
pub fn best_steal(lexicon: &Lexicon, position: &Position<'_>, target: usize) -> Option<i32> {
    let stolen = position.table[target].cards;
    let cards: Vec<Card> = stolen.iter().chain(position.hand).map(|card| card.in_hand()).collect();
    let sets = 1 << cards.len();
    let mut memo = Memo {
        lexicon,
        edition: position.edition,
        stolen: (1 << stolen.len()) - 1,
        hand: position.hand.len(),
        words: vec![None; sets],
        bests: vec![None; sets],
        cards,
    };
    let all = (sets - 1) as u32;
    // Words that use the whole stolen word are looked at one by one for the plural.
    let alone = submasks(all & !memo.stolen).map(|held| memo.stolen | held).filter(|&set| {
        set != memo.stolen && memo.words_of(set).iter().any(|word| !memo.is_plural(stolen, word))
    });
    let alone: Vec<u32> = alone.collect();
    let alone = alone.into_iter().filter_map(|set| Some(memo.word(set)? + memo.best(all & !set)?));
    let alone = alone.max();
    alone.max(memo.next_word(all, false))
}

struct Memo<'a> {
    lexicon: &'a Lexicon,
    edition: &'a ThiefEdition,
    cards: Vec<Card>,
    stolen: u32,
    hand: usize,
    words: Vec<Option<Option<i32>>>,
    bests: Vec<Option<Option<i32>>>,
}

/// Every part of a set, itself and the empty one included.
fn submasks(set: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let part = next?;
        next = part.checked_sub(1).map(|less| less & set);
        Some(part)
    })
}

impl Memo<'_> {
    fn cards_of(&self, set: u32) -> Vec<Card> {
        let cards = self.cards.iter().enumerate();
        cards.filter(|(at, _)| set >> at & 1 == 1).map(|(_, &card)| card).collect()
    }

    /// The letters of a set in order, and how many Wilds it has.
    fn letters(&self, set: u32) -> (Vec<Letter>, usize) {
        let cards = self.cards_of(set);
        let alphabet = self.lexicon.alphabet();
        let letter = |card: &Card| alphabet.letter(card.glyph()?.as_char());
        let mut letters: Vec<Letter> = cards.iter().filter_map(letter).collect();
        letters.sort_unstable();
        let wilds = cards.len() - letters.len();
        (letters, wilds)
    }

    /// What a word of exactly these cards scores.
    fn word(&mut self, set: u32) -> Option<i32> {
        if let Some(known) = self.words[set as usize] {
            return known;
        }
        let (letters, wilds) = self.letters(set);
        let fits = letters.len() + wilds <= MAX_WORD;
        let score = Word::new(&letters)
            .filter(|word| fits && self.is_word(*word, wilds, Letter::FIRST))
            .map(|_| WordWeight::of(self.edition, &self.cards_of(set)).total().0);
        self.words[set as usize] = Some(score);
        score
    }

    /// Do the letters make a word with letters from `least` on for the Wilds?
    fn is_word(&self, letters: Word, wilds: usize, least: Letter) -> bool {
        if wilds == 0 {
            return self.lexicon.alphagrams().contains(&letters.alphagram());
        }
        self.lexicon.alphabet().all().filter(|&letter| letter >= least).any(|letter| {
            let mut more = letters;
            more.push(letter) && self.is_word(more, wilds - 1, letter)
        })
    }

    fn words_of(&self, set: u32) -> Vec<Word> {
        let (letters, wilds) = self.letters(set);
        let rack = lexicon::Rack::new(letters, wilds as u8);
        self.lexicon.anagrams(&rack).map(|found| found.word).collect()
    }

    fn is_plural(&self, stolen: &[Card], word: &Word) -> bool {
        let alphabet = self.lexicon.alphabet();
        let card = |&letter: &Letter| Card::Wild(Glyph::new(alphabet.display(letter)));
        let cards: Vec<Card> = word.iter().map(card).collect();
        is_mere_plural(self.edition, stolen, &cards)
    }

    /// The best that words can bring that use up the stolen cards of a set.
    fn best(&mut self, set: u32) -> Option<i32> {
        if set & self.stolen == 0 {
            let all = set == 0 && self.hand == usize::from(self.edition.hand);
            return Some(if all { self.edition.all_cards.0 } else { 0 });
        }
        if let Some(known) = self.bests[set as usize] {
            return known;
        }
        let best = self.next_word(set, true);
        self.bests[set as usize] = Some(best);
        best
    }

    /// The best with a next word that has the lowest stolen card; `whole` says whether that word
    /// may use up all stolen cards.
    fn next_word(&mut self, set: u32, whole: bool) -> Option<i32> {
        let lowest = set & set.wrapping_neg();
        let mut best = None;
        for part in submasks(set & !lowest) {
            let word = part | lowest;
            let left = set & !word & self.stolen;
            if word & !self.stolen == 0 || (left == 0 && !whole) {
                continue;
            }
            if let Some(score) = self.word(word)
                && let Some(rest) = self.best(set & !word)
            {
                best = best.max(Some(score + rest));
            }
        }
        best
    }
}
