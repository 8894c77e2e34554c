//! What a player of Party knows before it sees a table.

use super::numbers::{Habits, Numbers};
use crate::bot::Bot;
use crate::dial::Dial;
use crate::words::Words;
use games::party::Party;
use games::{Chance, Game, Setup};
use lexicon::{Entry, Letter, Lexicon, MAX_LETTER, Notes, Word, compile};
use solver::grid::Reach;
use solver::party::letter_values;
use std::sync::Arc;

/// A vocabulary that can be searched for the best play.
pub(super) struct Vocabulary {
    pub(super) lexicon: Lexicon,
    pub(super) reach: Arc<Reach>,
}

/// The words that can come to mind, the commonest first, and which of them have a letter.
pub(super) struct Stock {
    words: Words,
    size: usize,
    having: Vec<Vec<u32>>,
}

impl Stock {
    fn new(words: &Words, most: Option<usize>) -> Stock {
        let ranked = words.ranked();
        let size = most.unwrap_or(ranked.len()).min(ranked.len());
        let mut having = vec![Vec::new(); usize::from(MAX_LETTER) + 1];
        for (rank, word) in (0u32..).zip(&ranked[..size]) {
            for &letter in word.iter() {
                let ranks = &mut having[letter.index()];
                if ranks.last() != Some(&rank) {
                    ranks.push(rank);
                }
            }
        }
        Stock { words: words.clone(), size, having }
    }

    /// How many words have the letter; all of them where none is asked for.
    pub(super) fn len(&self, letter: Option<Letter>) -> usize {
        letter.map_or(self.size, |letter| self.having[letter.index()].len())
    }

    /// The word at a place among those that have the letter, the commonest first.
    pub(super) fn get(&self, letter: Option<Letter>, place: usize) -> Option<Word> {
        let rank = match letter {
            Some(letter) => *self.having[letter.index()].get(place)? as usize,
            None => place,
        };
        self.words.ranked().get(rank).copied()
    }
}

/// What a bot of Party knows.
pub struct Mind {
    /// Does it weigh what it has calculated, as a maestro does?
    pub(super) weighs: bool,
    habits: Habits,
    /// A maestro's mind, and in how many of 100 turns it takes over; for those who are nearly one.
    inspired: Option<(Box<Mind>, u32)>,
    pub(super) numbers: Numbers,
    /// All the words it knows.
    pub(super) vocabulary: Vocabulary,
    /// Words that come fast because they are common, for who looks ahead.
    pub(super) common: Option<Vocabulary>,
    /// Words that come fast because they are short.
    pub(super) short: Option<Vocabulary>,
    /// Words as they come to mind, for who does not.
    pub(super) stock: Option<Stock>,
    /// All words that count, to know how common one is.
    all: Lexicon,
    /// Which three letters stand side by side in some word that it knows.
    triples: Vec<u32>,
}

/// So many of the commonest words come fast.
const COMMON_WORDS: usize = 20_000;
/// Words of so many letters come fast.
const SHORT_WORD: usize = 5;
/// How common a word is of which nothing is known.
const UNKNOWN_ZIPF: f64 = 2.0;

impl Mind {
    /// A mind with numbers of its own, as training needs it.
    pub fn new(setup: &Setup<Party>, words: &Words, bot: Bot, numbers: Numbers) -> Mind {
        let dial = bot.dial(Party::NAME);
        let is_maestro = dial == Some(Dial::MASTER);
        let calculates = is_maestro || dial.is_none();
        let inspired = dial.map_or(0, |dial| dial.beyond(Dial::THOUGHTFUL));
        let inspired = (inspired > 0 && !is_maestro)
            .then(|| (Box::new(Mind::new(setup, words, Bot::Maestro, numbers.clone())), inspired));
        let values = letter_values(&setup.edition);
        let of = |most: Option<usize>| Vocabulary {
            lexicon: words.commonest(most),
            reach: words.reach(most, &values),
        };
        let vocabulary = of(bot.vocabulary(Party::NAME));
        let short = if is_maestro { short_words(words) } else { None };
        let short = short.map(|lexicon| {
            let reach = Arc::new(Reach::new(&lexicon, &values));
            Vocabulary { lexicon, reach }
        });
        Mind {
            weighs: is_maestro,
            habits: numbers.habits(bot),
            inspired,
            numbers,
            triples: triples(&vocabulary.lexicon),
            vocabulary,
            common: is_maestro.then(|| of(Some(COMMON_WORDS))),
            short,
            stock: (!calculates).then(|| Stock::new(words, bot.vocabulary(Party::NAME))),
            all: words.all().clone(),
        }
    }

    /// How it thinks.
    pub(super) fn habits(&self) -> &Habits {
        &self.habits
    }

    /// With which mind it plays now.
    pub(super) fn now(&self, luck: &mut dyn Chance) -> &Mind {
        match &self.inspired {
            Some((maestro, often)) if luck.below(100) < *often => maestro,
            _ => self,
        }
    }

    /// How common a word is, on the Zipf scale.
    pub(super) fn zipf(&self, word: &[Letter]) -> f64 {
        let commonness = self.all.details(word).and_then(|details| details.commonness);
        commonness.map_or(UNKNOWN_ZIPF, lexicon::Commonness::zipf)
    }

    /// Does it know the word?
    pub(super) fn knows(&self, word: &[Letter]) -> bool {
        self.vocabulary.lexicon.contains(word)
    }

    /// Does it know the word, or would it just not lay it?
    pub(super) fn believes(&self, word: &[Letter]) -> bool {
        self.knows(word) || self.vocabulary.lexicon.offends(word)
    }

    /// Does the word look like those that it knows, three letters at a time?
    pub(super) fn looks_right(&self, word: &[Letter]) -> bool {
        word.windows(3).all(|three| {
            let following = self.triples.get(pair(three[0], three[1])).copied().unwrap_or(0);
            following >> three[2].place() & 1 == 1
        })
    }
}

/// The short words; nothing if there are none.
fn short_words(words: &Words) -> Option<Lexicon> {
    let all = words.all();
    let short = words.ranked().iter().filter(|word| word.len() <= SHORT_WORD);
    let entries: Vec<Entry> = short.map(|&word| Entry::plain(word)).collect();
    let bytes = compile(all.alphabet(), &entries, &Notes::default()).ok()?;
    Lexicon::open(all.name(), bytes).ok()
}

fn pair(first: Letter, second: Letter) -> usize {
    first.index() * (usize::from(MAX_LETTER) + 1) + second.index()
}

/// For each pair of letters, which letters follow it in some word.
fn triples(lexicon: &Lexicon) -> Vec<u32> {
    let letters = usize::from(MAX_LETTER) + 1;
    let mut triples = vec![0; letters * letters];
    for word in lexicon.words() {
        for three in word.windows(3) {
            triples[pair(three[0], three[1])] |= 1 << three[2].place();
        }
    }
    triples
}
