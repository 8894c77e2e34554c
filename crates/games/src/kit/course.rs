//! The course of a play whose words others may have a say in: ask, accept, challenge, agree, time
//! is up. It is decided here; what it is called in a game's log the game says.

use super::judged::{LostChallenge, Question, WordRules};
use crate::card::{Glyph, spell};
use crate::dictionary::Dictionary;
use crate::game::{Game, Ruling};
use crate::refusal::{Refusal, code};
use crate::seat::Seat;
use crate::time::Millis;
use crate::window::Window;

/// One step of the course, which a game writes down as events of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// These are asked about the play.
    Asked {
        /// What.
        question: Question,
        /// Who.
        seats: Vec<Seat>,
        /// Until when.
        deadline: Millis,
    },
    /// A seat has no objection.
    Accepted {
        /// Who.
        seat: Seat,
    },
    /// A seat challenged the play, and the dictionary was asked.
    Challenged {
        /// Who.
        seat: Seat,
        /// The words that the dictionary lacks; none if the play is right.
        wrong: Vec<String>,
    },
    /// A seat does not accept an unknown word.
    Objected {
        /// Who.
        seat: Seat,
    },
    /// All accepted words that the dictionary lacks.
    Agreed {
        /// The words.
        words: Vec<String>,
    },
    /// The play is taken back.
    TookBack {
        /// By a challenge, so that the turn may be lost? Otherwise its player goes on.
        challenged: bool,
    },
    /// The challenge was lost, and costs the challenger a turn.
    WillMiss {
        /// Who.
        seat: Seat,
    },
}

/// A play that others are asked about.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// What they are asked.
    pub question: Question,
    /// Who is asked, and has answered.
    pub window: &'a Window<()>,
}

/// The rules that refusals of the course name.
#[derive(Clone, Copy, Debug)]
pub struct Cited {
    /// Words must exist.
    pub words: &'static str,
    /// When an unknown word may be put to the others.
    pub appeal: &'static str,
    /// Who may answer, and how often.
    pub answer: &'static str,
    /// When there is something to answer.
    pub phase: &'static str,
}

/// A game whose plays others may be asked about.
pub trait Asking: Game {
    /// The rules that its refusals name.
    const CITED: Cited;

    /// The house rules about words.
    fn word_rules(state: &Self::State) -> WordRules;

    /// How many seconds others may think, by the edition.
    fn seconds_in_the_box(state: &Self::State) -> u32;

    /// What others are asked now, if they are.
    fn asked(state: &Self::State) -> Option<Asked<'_>>;

    /// Was an unknown word of this turn put to the others before? Once is enough.
    fn has_appealed(state: &Self::State) -> bool;

    /// The words of the play that lies there which the dictionary lacks.
    fn unknown_in_play(ruling: &Ruling<'_, Self>) -> Vec<String>;

    /// Writes a step down.
    fn write(ruling: &mut Ruling<'_, Self>, step: Step);

    /// The play counts.
    fn stands(ruling: &mut Ruling<'_, Self>);

    /// The play was challenged and taken back.
    fn falls(ruling: &mut Ruling<'_, Self>);
}

/// Those of these words that the dictionary lacks.
pub fn unknown_words(
    dictionary: &dyn Dictionary,
    words: impl IntoIterator<Item = Vec<Glyph>>,
) -> Vec<String> {
    let words = words.into_iter().filter(|word| !dictionary.knows(word));
    words.map(|word| spell(&word)).collect()
}

/// What the others are to be asked about words laid now, if anything; or why the words do not
/// stand. Before a challenge nobody looks anything up (SC-12), except that a family table refuses
/// offensive words at once.
pub fn question<G: Asking>(
    ruling: &Ruling<'_, G>,
    appeal: bool,
    words: impl Iterator<Item = Vec<Glyph>> + Clone,
) -> Result<Option<Question>, Refusal> {
    let rules = G::word_rules(ruling.state());
    if rules.family_words {
        let offends = |word: &Vec<Glyph>| ruling.dictionary.offends_as_laid(word);
        let offensive: Vec<String> =
            words.clone().filter(offends).map(|word| spell(&word)).collect();
        if !offensive.is_empty() {
            return Err(Refusal::new(code::FAMILY_WORD, "").words(offensive));
        }
    }
    if rules.are_challenged() {
        return Ok(Some(Question::Challenge));
    }
    let unknown = unknown_words(ruling.dictionary, words);
    if unknown.is_empty() {
        return Ok(None);
    }
    if !appeal {
        return Err(Refusal::new(code::UNKNOWN_WORD, G::CITED.words).words(unknown));
    }
    if !rules.agreement || G::has_appealed(ruling.state()) || !ruling.seats.only_people() {
        return Err(Refusal::new(code::NO_APPEAL, G::CITED.appeal).words(unknown));
    }
    Ok(Some(Question::Agreement))
}

/// Asks these seats about the play that lies there.
pub fn ask<G: Asking>(ruling: &mut Ruling<'_, G>, question: Question, seats: Vec<Seat>) {
    let state = ruling.state();
    let time = G::word_rules(state).time(G::seconds_in_the_box(state));
    let deadline = ruling.now.plus(time);
    G::write(ruling, Step::Asked { question, seats, deadline });
}

/// The question that a seat may answer now.
pub fn check_asked<G: Asking>(ruling: &Ruling<'_, G>, seat: Seat) -> Result<Question, Refusal> {
    let asked = G::asked(ruling.state());
    let asked = asked.ok_or_else(|| Refusal::new(code::WRONG_PHASE, G::CITED.phase))?;
    asked.window.may_answer(seat, G::CITED.answer)?;
    Ok(asked.question)
}

/// A seat has no objection.
pub fn accept<G: Asking>(ruling: &mut Ruling<'_, G>, seat: Seat) -> Result<(), Refusal> {
    check_asked(ruling, seat)?;
    G::write(ruling, Step::Accepted { seat });
    close_if_complete(ruling);
    Ok(())
}

/// Once all have answered, or those who have not are gone, the play stands: nobody objected.
pub fn close_if_complete<G: Asking>(ruling: &mut Ruling<'_, G>) {
    let Some(Asked { question, window }) = G::asked(ruling.state()) else { return };
    if !window.complete() {
        return;
    }
    if question == Question::Agreement {
        let words = G::unknown_in_play(ruling);
        G::write(ruling, Step::Agreed { words });
    }
    G::stands(ruling);
}

/// The first challenge closes the window and settles every word of the play (SC-A12, SC-A24); one
/// objection to an unknown word is enough.
pub fn challenge<G: Asking>(ruling: &mut Ruling<'_, G>, seat: Seat) -> Result<(), Refusal> {
    if check_asked(ruling, seat)? == Question::Agreement {
        G::write(ruling, Step::Objected { seat });
        G::write(ruling, Step::TookBack { challenged: false });
        return Ok(());
    }
    let wrong = G::unknown_in_play(ruling);
    let lost = wrong.is_empty();
    G::write(ruling, Step::Challenged { seat, wrong });
    if lost {
        if G::word_rules(ruling.state()).lost_challenge == LostChallenge::MissTurn {
            G::write(ruling, Step::WillMiss { seat });
        }
        G::stands(ruling);
    } else {
        G::write(ruling, Step::TookBack { challenged: true });
        G::falls(ruling);
    }
    Ok(())
}

/// The window's time is over: silence lets a play stand, but is no agreement to unknown words.
/// Says whether there was a window.
pub fn time_is_up<G: Asking>(ruling: &mut Ruling<'_, G>) -> bool {
    let question = G::asked(ruling.state()).map(|asked| asked.question);
    match question {
        None => return false,
        Some(Question::Challenge) => G::stands(ruling),
        Some(Question::Agreement) => G::write(ruling, Step::TookBack { challenged: false }),
    }
    true
}
