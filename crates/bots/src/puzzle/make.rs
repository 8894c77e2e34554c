//! The puzzle of a day: the same everywhere, made from the date.
//!
//! Two beginners who know the commonest words play from a deal that follows from the date, and at
//! every moment where somebody is to lay it is asked whether that would make a puzzle: one play
//! must be clearly the best of all with all words there are, it must be made of words that people
//! know, and none of them may offend. The first such moment is it; after a few moments of a game the
//! next deal is taken, so that no game is looked through that does not promise much.

use super::{Day, Found, Posing, weigh_in, words_of};
use crate::any::Bots;
use crate::bot::Bot;
use crate::company::Company;
use crate::seen::Seen;
use crate::words::Words;
use games::{
    AnyTable, Cell, Checksum, Editions, GameName, Holder, Opening, Player, Points, Registered,
    Seat, Seeded, Setup, Table, each_game, total,
};
use lexicon::Lexicon;

/// So many moments are looked at before it is given up.
const MOST_MOMENTS: u32 = 20_000;
/// So many steps of one game are followed.
const MOST_STEPS: u32 = 600;
/// The best play is ahead of every other by so many points at least.
const LEAST_MARGIN: i32 = 4;
/// And by so many of a hundred of its own.
const MARGIN_PERCENT: i32 = 10;
/// A play that scores less is not worth looking for.
const LEAST_SCORE: i32 = 12;
/// A play that makes more words at once is a matter of patience.
const MOST_WORDS: usize = 4;
/// One of its words has so many letters: two or three are seen at once.
const LEAST_LETTERS: usize = 4;
/// So many of the commonest words one may have to know.
const COMMON_WORDS: usize = 15_000;
/// So many where those lead nowhere.
const RARER_WORDS: usize = 120_000;

/// Which puzzle is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The game.
    pub game: GameName,
    /// The name of its edition.
    pub edition: &'a str,
    /// The day.
    pub day: Day,
}

/// A puzzle: a table at which a seat is to lay, and the one play that is best.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The table.
    pub table: AnyTable,
    /// Who is to lay.
    pub seat: Seat,
    /// The best play.
    pub best: Found,
    /// What the best other play scores.
    pub second: Points,
    /// How it looks, and what it took.
    pub facts: Facts,
}

/// How a puzzle looks, and what it took to make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// How many cards lie on the table or board.
    pub lying: usize,
    /// How many blanks there are to lay.
    pub blanks: usize,
    /// How many moments were looked at.
    pub moments: u32,
    /// Does one have to know rarer words than puzzles should ask for?
    pub rare: bool,
}

/// The puzzle of a day. `words` must be those of the edition's lexicon. Nothing where the edition
/// or its words give none, which no edition that ships does.
pub fn puzzle_of(
    wanted: Wanted<'_>,
    editions: &Editions,
    bots: &Bots,
    words: &Words,
) -> Option<Puzzle> {
    each_game!(wanted.game, G => make::<G>(wanted, editions, bots, words))
}

fn make<G: Posing + Registered>(
    wanted: Wanted<'_>,
    editions: &Editions,
    bots: &Bots,
    words: &Words,
) -> Option<Puzzle> {
    let seat = || Player { holder: Holder::Bot, ..Player::default() };
    let opening = Opening {
        edition: Some(wanted.edition.to_owned()),
        house: G::puzzle_house(),
        ..Opening::new(vec![seat(), seat()])
    };
    let setup = opening.setup::<G>(editions, words.all()).ok()?;
    let mut maker = Maker { bots, words, family: words.for_family(), moments: 0 };
    let deal = Checksum::of(format!("{} {} {}", G::NAME, wanted.edition, wanted.day).as_bytes());
    for nth in 0_u32.. {
        let seed = deal.then(&nth.to_le_bytes()).0;
        if let Some(puzzle) = maker.in_game(setup.clone(), seed) {
            return Some(puzzle);
        }
        // A deal that leads nowhere counts as well, so that it ends with any box.
        maker.moments += 1;
        if maker.moments >= MOST_MOMENTS {
            break;
        }
    }
    None
}

/// Who looks for a puzzle.
struct Maker<'a> {
    bots: &'a Bots,
    words: &'a Words,
    /// The words that somebody lays who offends nobody.
    family: Words,
    /// How many moments were looked at so far.
    moments: u32,
}

impl Maker<'_> {
    /// The first puzzle of a game between two who know little.
    fn in_game<G: Posing + Registered>(&mut self, setup: Setup<G>, seed: u64) -> Option<Puzzle> {
        let (all, mut luck) = (self.words.all(), Seeded::new(seed));
        let mut table = Table::open(setup, all, &mut luck).ok()?;
        let mind = self.bots.mind(&Seen::new(&table, Seat(0)), &self.family, Bot::Primer);
        let seated = Seat::all(2).map(|seat| (seat, Bot::Primer, mind.clone()));
        let mut company = Company::with(&table, seated, seed).paced(0.0);
        for _ in 0..MOST_STEPS {
            if table.outcome().is_some() || self.moments >= MOST_MOMENTS {
                return None;
            }
            let phase = table.phase();
            company.step(&mut table, all, &mut luck).ok()?;
            if table.phase() == phase {
                continue;
            }
            for seat in table.awaited().seats {
                if let Some(puzzle) = self.at(&table, seat) {
                    return Some(puzzle);
                }
            }
        }
        None
    }

    /// The puzzle that a moment is, if it is one.
    fn at<G: Posing + Registered>(&mut self, table: &Table<G>, seat: Seat) -> Option<Puzzle> {
        let seen = Seen::new(table, seat);
        if !G::lays(&seen) || !G::suits(&seen) {
            return None;
        }
        self.moments += 1;
        let greedy = self.bots.mind(&seen, self.words, Bot::Greedy);
        let command = G::best(&greedy, &seen)?;
        let lines = weigh_in(table, seat, &command, self.words.all()).ok()?.lines;
        let (score, words) = (total(&lines), words_of(&lines));
        let longest = words.iter().map(|word| word.chars().count()).max().unwrap_or_default();
        let looked_for = score.0 >= LEAST_SCORE && longest >= LEAST_LETTERS;
        let vocabulary = self.vocabulary();
        let known = self.family.commonest(vocabulary);
        if !looked_for || words.len() > MOST_WORDS || !knows(&known, &words) {
            return None;
        }
        let rivals = G::rivals(&greedy, &seen, &command)?;
        let second = self.second(table, &seen, &command, &rivals)?;
        if score.0 - second.0 < LEAST_MARGIN.max(score.0 * MARGIN_PERCENT / 100) {
            return None;
        }
        let (lying, blanks) = G::facts(&seen);
        Some(Puzzle {
            table: G::any_table(table.clone()),
            seat,
            best: Found { command: G::any_command(command), lines, score, words },
            second,
            facts: Facts {
                lying,
                blanks,
                moments: self.moments,
                rare: vocabulary != Some(COMMON_WORDS),
            },
        })
    }

    /// How many words one may have to know: more than the common ones only where a box or its
    /// words are such that these lead nowhere.
    fn vocabulary(&self) -> Option<usize> {
        match self.moments {
            ..=10_000 => Some(COMMON_WORDS),
            10_001..=15_000 => Some(RARER_WORDS),
            _ => None,
        }
    }

    /// What the best play scores that is laid elsewhere or makes other words.
    fn second<G: Posing>(
        &self,
        table: &Table<G>,
        seen: &Seen<G>,
        best: &G::Command,
        rivals: &[G::Command],
    ) -> Option<Points> {
        let all = self.words.all();
        let looks = |command: &G::Command| {
            let lines = weigh_in(table, seen.seat, command, all).ok()?.lines;
            Some((likeness(seen, command, words_of(&lines)), total(&lines)))
        };
        let (own, _) = looks(best)?;
        let others = rivals.iter().filter_map(looks).filter(|(other, _)| *other != own);
        others.map(|(_, points)| points).max()
    }
}

/// What makes two plays the same to whoever looks at them: where they lie, which words they make
/// and of which word. Which of two equal cards lies where, or whether a blank does, is no other play.
fn likeness<G: Posing>(
    seen: &Seen<G>,
    command: &G::Command,
    mut words: Vec<String>,
) -> (Vec<Cell>, Vec<String>, Option<u32>) {
    let spot = G::spot(seen, command);
    let mut cells = spot.cells;
    cells.sort_unstable();
    words.sort_unstable();
    (cells, words, spot.steals)
}

fn knows(known: &Lexicon, words: &[String]) -> bool {
    let letters = |word: &String| known.alphabet().fold(word).ok();
    words.iter().all(|word| letters(word).is_some_and(|word| known.contains(&word)))
}
