//! What a person at the keyboard has before them, and what a game needs to be played there.

use super::keywords::{Keywords, Verb};
use super::screen::Look;
use bots::Playable;
use games::cartas::CartasEdition;
use games::kit::Question;
use games::{
    Cell, Edition, Line, Millis, Phrase, Points, Refusal, Seat, Setup, Sheet, Side, Table,
    TableView,
};
use lexicon::{Alphabet, Lexicon};
use texts::{Given, Teller, Texts};

/// A game that can be played at the keyboard. It has to say how its table is drawn, what is asked,
/// what a typed line means and how a command is typed; the rest has a sensible default.
pub trait Played: Playable {
    /// Do players hide something from each other, so that a screen must be cleared between them?
    const HIDDEN: bool = true;
    /// The words of commands that the game understands.
    const VERBS: &'static [Verb] = &[];
    /// How long bots think by default.
    const PACE: f64 = 0.3;

    /// Does the person need to see the table now?
    fn attends(desk: &Desk<'_, Self>) -> bool {
        desk.is_awaited()
    }

    /// Every line of the score, in a game that keeps them.
    fn sheet(_view: &TableView<Self>) -> Option<&Sheet> {
        None
    }

    /// What a cell is called.
    fn label(_view: &TableView<Self>, cell: Cell) -> String {
        format!("{cell:?}")
    }

    /// The box with the tasks and action cards.
    fn cartas(_setup: &Setup<Self>) -> Option<&CartasEdition> {
        None
    }

    /// The table and the hand.
    fn draw(desk: &Desk<'_, Self>) -> Drawing;

    /// What the person is asked to do.
    fn prompt(desk: &Desk<'_, Self>) -> String;

    /// What was typed.
    fn read(desk: &Desk<'_, Self>, typed: &[&str]) -> Reading<Self::Command>;

    /// How a command would be typed.
    fn notation(desk: &Desk<'_, Self>, command: &Self::Command) -> String;

    /// The help page: how something is typed, and the name of the text that says what for.
    fn help(_desk: &Desk<'_, Self>) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// The next moment that is worth a word while time runs, and the word.
    fn mark(_desk: &Desk<'_, Self>) -> Option<(Millis, String)> {
        None
    }

    /// The clock that runs for the person, short enough to stand beside what is typed, and when it
    /// shows the next second.
    fn ticking(desk: &Desk<'_, Self>) -> Option<(Millis, String)> {
        let end = desk.view.deadline.filter(|_| desk.is_awaited())?;
        let (seconds, next) = countdown(end.since(desk.now));
        Some((desk.now.plus(next), format!("{seconds:>3}")))
    }
}

/// The seconds that are left, as a clock counts them down, and how long until one less is.
pub fn countdown(left: Millis) -> (u64, Millis) {
    let seconds = left.0.div_ceil(1_000);
    let next = left.0 - seconds.saturating_sub(1) * 1_000;
    (seconds, Millis(next.max(1)))
}

/// What a person sees, as lines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// What lies on the table; it is not shown again before it changes.
    pub table: Vec<String>,
    /// What is around it: scores, piles, the hand.
    pub around: Vec<String>,
}

/// What a typed line means.
#[derive(Debug)]
pub enum Reading<C> {
    /// To do this.
    Do(C),
    /// One of these, best first; the person has to say which.
    Offer(Vec<Choice<C>>),
    /// Nothing that can be done, and why.
    Wrong(String),
    /// Nothing that this game understands.
    Unknown,
}

/// One of several things that a line may mean.
#[derive(Clone, Debug)]
pub struct Choice<C> {
    /// How it is told.
    pub what: String,
    /// What it would score.
    pub points: Points,
    /// What it is.
    pub command: C,
}

/// What a person has before them.
pub struct Desk<'a, G: Played> {
    table: &'a Table<G>,
    /// Whose desk.
    pub seat: Seat,
    /// What the person sees.
    pub view: &'a TableView<G>,
    /// The words that count.
    pub lexicon: &'a Lexicon,
    /// The person's language.
    pub texts: &'a Texts,
    /// What the players are called.
    pub names: &'a [String],
    /// The words of commands.
    pub keywords: &'a Keywords,
    /// How things look.
    pub look: Look,
    /// Table time.
    pub now: Millis,
}

impl<'a, G: Played> Desk<'a, G> {
    /// The desk of a seat.
    #[expect(clippy::too_many_arguments, reason = "it is what a desk is made of")]
    pub fn new(
        table: &'a Table<G>,
        seat: Seat,
        view: &'a TableView<G>,
        lexicon: &'a Lexicon,
        texts: &'a Texts,
        names: &'a [String],
        keywords: &'a Keywords,
        look: Look,
        now: Millis,
    ) -> Desk<'a, G> {
        Desk { table, seat, view, lexicon, texts, names, keywords, look, now }
    }

    /// What was settled before the game.
    pub fn setup(&self) -> &'a Setup<G> {
        self.table.setup()
    }

    /// The alphabet of its letters.
    pub fn alphabet(&self) -> Alphabet {
        self.setup().edition.alphabet()
    }

    /// Does the game wait for this person?
    pub fn is_awaited(&self) -> bool {
        self.view.awaited.contains(&self.seat)
    }

    /// The players of a side who have not left.
    pub fn members(&self, side: Side) -> Vec<Seat> {
        let plays = |seat: &Seat| self.view.seats.get(seat.index()).is_some_and(|s| !s.left);
        let seats = Seat::all(self.names.len()).filter(plays);
        seats.filter(|&seat| G::side(self.setup(), seat) == side).collect()
    }

    /// Whose score stands in each column: players, or teams.
    pub fn sides(&self) -> Vec<String> {
        if !G::TEAMS {
            return self.names.to_vec();
        }
        let side = |side: Side| {
            let names = self.tell(|teller| teller.names_of(&self.members(side)));
            format!("{} ({names})", self.tell(|teller| teller.team(side)))
        };
        Side::all(G::sides(self.setup())).map(side).collect()
    }

    /// What a command would score.
    pub fn preview(&self, command: &G::Command) -> Result<Vec<Line>, Refusal> {
        self.table.preview(self.seat, command, self.lexicon).map(|preview| preview.lines)
    }

    /// Does something with somebody who tells things to this person.
    pub fn tell<T>(&self, telling: impl FnOnce(&Teller<'_>) -> T) -> T {
        telling(&Teller {
            texts: self.texts,
            names: self.names,
            cell: &|cell| G::label(self.view, cell),
            cartas: G::cartas(self.setup()),
        })
    }

    /// A text with its values.
    pub fn say(&self, id: &str, given: Given) -> String {
        self.texts.say(id, &given)
    }

    /// What the game says.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.tell(|teller| teller.phrase(phrase))
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.tell(|teller| teller.name(seat))
    }

    /// Why something is refused.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tell(|teller| teller.refusal(refusal))
    }

    /// How a command is typed in the person's language.
    pub fn key(&self, verb: Verb) -> &str {
        self.keywords.shown(verb)
    }

    /// What a typed word means as a command of this game.
    pub fn verb(&self, typed: &str) -> Option<Verb> {
        self.keywords.verb(typed, G::VERBS)
    }

    /// Whom the game waits for, where it is not this person.
    pub fn others_think(&self) -> String {
        let names = self.tell(|teller| teller.names_of(&self.view.awaited));
        self.say("prompt-wait", Given::new().with("player", names))
    }

    /// What the person is asked about words that somebody has laid.
    pub fn asked(&self, question: Question, player: String, words: &[String]) -> String {
        let given = Given::new().with("player", player).with("words", self.texts.list(words));
        match question {
            Question::Challenge => self.say("prompt-asked-challenge", given),
            Question::Agreement => self.say("prompt-asked-agreement", given),
        }
    }

    /// The scores in a line.
    pub fn scores(&self) -> String {
        let totals = self.table.scores();
        let sides = self.sides();
        let each: Vec<String> =
            sides.iter().zip(totals).map(|(name, points)| format!("{name} {points}")).collect();
        format!("{}: {}", self.texts.text("terminal-scores"), each.join(" · "))
    }
}

/// What a line means that may be one of several things: the only one, or a choice.
pub fn offer<C>(mut choices: Vec<Choice<C>>, best_at_once: bool) -> Option<Reading<C>> {
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.points));
    if best_at_once {
        choices.truncate(1);
    }
    match choices.len() {
        0 => None,
        1 => choices.pop().map(|only| Reading::Do(only.command)),
        _ => Some(Reading::Offer(choices)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_counts_whole_seconds_down_and_knows_when_the_next_begins() {
        assert_eq!(countdown(Millis(15_000)), (15, Millis(1_000)));
        assert_eq!(countdown(Millis(14_999)), (15, Millis(999)));
        assert_eq!(countdown(Millis(14_001)), (15, Millis(1)));
        assert_eq!(countdown(Millis(14_000)), (14, Millis(1_000)));
        assert_eq!(countdown(Millis(0)), (0, Millis(1)));
    }
}
