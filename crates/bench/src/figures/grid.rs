//! The games that lay words across one another, and the classic crossword game.

use super::Pair;
use crate::baseline::grid as before;
use crate::sets::standard::letter_set;
use crate::sets::{self, Summary};
use lexicon::{Lexicon, Library, Rack};
use solver::classic::ClassicSearch;
use solver::grid::{Board, Reach, Rules, Search, Values};
use solver::party::PartySearch;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// A position as both searches take it.
#[derive(Clone, Debug)]
pub struct Posed {
    /// Its edition.
    pub kind: String,
    /// The board, the rack and the rules.
    pub board: Board,
    /// See there.
    pub rack: Rack,
    /// See there.
    pub rules: Rules,
    /// How many cards lie.
    pub lying: usize,
    /// How many cards are in hand, bonus cards included.
    pub held: usize,
    language: String,
}

/// The words of a language, and what both searches know about them with some letter values.
pub struct Known {
    /// The words.
    pub lexicon: Lexicon,
    /// For today's search.
    pub reach: Reach,
    /// For the last release's.
    pub before: before::Reach,
}

/// What is known, by language and edition.
#[derive(Default)]
pub struct Knowledge(BTreeMap<String, Known>);

impl Knowledge {
    /// What is known for a position.
    pub fn of(&mut self, posed: &Posed) -> Outcome<&Known> {
        if !self.0.contains_key(&posed.kind) {
            let lexicon = Library::new(None).open(&posed.language)?;
            let values: &Values = &posed.rules.values;
            let known = Known {
                reach: Reach::new(&lexicon, values),
                before: before::Reach::new(&lexicon, values),
                lexicon,
            };
            self.0.insert(posed.kind.clone(), known);
        }
        self.0.get(&posed.kind).ok_or_else(|| "known".into())
    }

    /// How many bytes the tables of today's search take, by edition.
    pub fn bytes(&self) -> impl Iterator<Item = (&str, usize)> {
        self.0.iter().map(|(kind, known)| (kind.as_str(), known.reach.bytes()))
    }
}

/// The stored positions of the classic crossword game.
pub fn standard() -> Outcome<Vec<Posed>> {
    let mut posed = Vec::new();
    let mut lexicons: BTreeMap<String, Lexicon> = BTreeMap::new();
    for position in sets::standard()? {
        let language = position.language.clone();
        if !lexicons.contains_key(&language) {
            lexicons.insert(language.clone(), Library::new(None).open(&language)?);
        }
        let lexicon = &lexicons[&language];
        let set = letter_set(&language).ok_or("no letter set")?;
        posed.push(Posed {
            kind: format!("standard-{language}"),
            board: position.board(lexicon).ok_or("no board")?,
            rack: position.rack(lexicon),
            rules: solver::standard::rules(solver::party::letter_values(&set)),
            lying: position.grid.len(),
            held: position.rack.len(),
            language,
        });
    }
    Ok(posed)
}

/// The stored positions of Classic or Forfeit.
pub fn crossing(positions: Vec<sets::CrossingPosition>) -> Outcome<Vec<Posed>> {
    let mut posed = Vec::new();
    let mut lexicons: BTreeMap<String, Lexicon> = BTreeMap::new();
    for position in positions {
        let edition = position.box_of().ok_or("no edition")?;
        let language = games::Edition::lexicon(&edition).to_owned();
        if !lexicons.contains_key(&language) {
            lexicons.insert(language.clone(), Library::new(None).open(&language)?);
        }
        let search = ClassicSearch::new(position.hand(&edition), &lexicons[&language]);
        let (board, rack, rules) = search.parts();
        posed.push(Posed {
            kind: position.edition.clone(),
            board: board.clone(),
            rack: *rack,
            rules: rules.clone(),
            lying: position.grid.len(),
            held: position.hand.len(),
            language,
        });
    }
    Ok(posed)
}

/// The stored positions of Party.
pub fn party() -> Outcome<Vec<Posed>> {
    party_of(sets::party()?)
}

/// Positions of Party.
pub fn party_of(positions: Vec<sets::PartyPosition>) -> Outcome<Vec<Posed>> {
    let mut posed = Vec::new();
    let mut lexicons: BTreeMap<String, Lexicon> = BTreeMap::new();
    for position in positions {
        let edition = position.box_of().ok_or("no edition")?;
        let language = games::Edition::lexicon(&edition).to_owned();
        if !lexicons.contains_key(&language) {
            lexicons.insert(language.clone(), Library::new(None).open(&language)?);
        }
        let search = PartySearch::new(position.scales(&edition), &lexicons[&language]);
        let (board, rack, rules) = search.parts();
        posed.push(Posed {
            kind: position.edition.clone(),
            board: board.clone(),
            rack: *rack,
            rules: rules.clone(),
            lying: position.grid.len(),
            held: position.tray.len(),
            language,
        });
    }
    Ok(posed)
}

/// What positions are like.
pub fn summary<'a>(posed: impl IntoIterator<Item = &'a Posed>) -> Summary {
    let mut summary = Summary::default();
    for posed in posed {
        summary.add(&posed.kind, posed.lying, posed.held, usize::from(posed.rack.blanks()));
    }
    summary
}

/// How many plays a position has.
pub fn count(posed: &Posed, known: &Known) -> u64 {
    let Posed { board, rack, rules, .. } = posed;
    Search::new(&known.lexicon, board, rack, rules).count()
}

/// All plays of a position, both ways: their number and the sum of their scores.
pub fn all(posed: &Posed, known: &Known, pair: &mut Pair) {
    let Posed { board, rack, rules, .. } = posed;
    let lexicon = &known.lexicon;
    pair.note(
        || {
            let (mut plays, mut sum) = (0u64, 0i64);
            before::Search::new(lexicon, board, rack, rules).each_play(|play| {
                plays += 1;
                sum += i64::from(play.score);
                ControlFlow::<()>::Continue(())
            });
            (plays, sum)
        },
        || {
            let (mut plays, mut sum) = (0u64, 0i64);
            Search::new(lexicon, board, rack, rules).each_play(|play| {
                plays += 1;
                sum += i64::from(play.score);
                ControlFlow::<()>::Continue(())
            });
            (plays, sum)
        },
    );
}

/// The best plays of a position, both ways: their scores.
pub fn best(posed: &Posed, known: &Known, most: usize, pair: &mut Pair) {
    let Posed { board, rack, rules, .. } = posed;
    let lexicon = &known.lexicon;
    pair.note(
        || -> Vec<i32> {
            let search = before::Search::new(lexicon, board, rack, rules);
            search.best(&known.before, most).iter().map(|play| play.score).collect()
        },
        || -> Vec<i32> {
            let search = Search::new(lexicon, board, rack, rules);
            search.best(&known.reach, most).iter().map(|play| play.score).collect()
        },
    );
}
