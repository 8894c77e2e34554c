//! Words laid on a table of rows and columns, as they are typed: `CASA`, `CASA d3 down`, `CASA!`.

use super::desk::{Choice, Desk, Played, Reading, offer};
use super::frame::{Frame, direction};
use super::keywords::Verb;
use super::place::{NoPlace, Place, Wish, places};
use super::typed::{Typed, letters, spelled};
use games::{At, Card, Cell, Direction, Factor, Grid, Line, Refusal, Tile, total};
use texts::Given;

/// A typed word with what was said about it.
pub struct WordLine<'a> {
    /// The letters.
    pub letters: Vec<Typed>,
    /// Is the best place to be taken without asking?
    pub best: bool,
    /// Where.
    pub wish: Wish,
    /// A bonus card, and the letter or place in the word that it goes on.
    pub bonus: Option<(Factor, Option<&'a str>)>,
}

/// Reads the words of a line; says why not.
pub fn read<'a, G: Played>(
    desk: &Desk<'_, G>,
    frame: Frame,
    typed: &[&'a str],
) -> Result<WordLine<'a>, Reading<G::Command>> {
    let (&word, rest) = typed.split_first().ok_or(Reading::Unknown)?;
    let stripped = word.trim_end_matches('!');
    let alphabet = desk.alphabet();
    let letters = letters(alphabet, stripped).ok_or_else(|| {
        let said = desk.say("terminal-not-a-word", Given::new().with("typed", word));
        Reading::Wrong(said)
    })?;
    let mut line = WordLine { letters, best: stripped != word, wish: Wish::default(), bonus: None };
    for &token in rest {
        let (bonus, on) = match token.split_once('@') {
            Some((bonus, on)) => (bonus, Some(on)),
            None => (token, None),
        };
        let factor = bonus.to_lowercase().replace(['×', '*'], "x").parse::<Factor>();
        if let Ok(factor) = factor {
            line.bonus = Some((factor, on));
        } else if token == "!" {
            line.best = true;
        } else if let Some(cell) = frame.cell(token) {
            line.wish.start = Some(cell);
        } else {
            line.wish.direction = match desk.keywords.verb(token, &[Verb::Across, Verb::Down]) {
                Some(Verb::Across) => Some(Direction::Across),
                Some(Verb::Down) => Some(Direction::Down),
                _ => return Err(Reading::Unknown),
            };
        }
    }
    Ok(line)
}

/// The table, the hand, and what a play there is called.
pub struct Laying<'a> {
    /// The cards that lie there.
    pub grid: &'a Grid,
    /// The labels.
    pub frame: Frame,
    /// The cell that the first word covers.
    pub first: Cell,
    /// The cards to lay.
    pub hand: &'a [Card],
}

impl Laying<'_> {
    /// What a typed word means: where it can lie, as the referee sees it. `commands` makes the
    /// commands of a place, `look` what one of them scores.
    pub fn choose<G: Played>(
        &self,
        desk: &Desk<'_, G>,
        line: &WordLine<'_>,
        commands: impl Fn(&Place) -> Vec<G::Command>,
        look: impl Fn(&G::Command) -> Result<Vec<Line>, Refusal>,
    ) -> Reading<G::Command> {
        let word = || Given::new().with("word", spelled(&line.letters));
        let found = match places(self.grid, self.first, self.hand, &line.letters, line.wish) {
            Ok(found) => found,
            Err(NoPlace::Missing(glyphs)) => {
                let cards = desk.tell(|teller| teller.cards(glyphs));
                return Reading::Wrong(desk.say("terminal-missing", word().with("cards", cards)));
            }
            Err(NoPlace::Nowhere) if line.wish == Wish::default() => {
                return Reading::Wrong(desk.say("terminal-fits-nowhere", word()));
            }
            Err(NoPlace::Nowhere) => {
                return Reading::Wrong(desk.say("terminal-not-there", word()));
            }
        };
        let mut refused: Option<Refusal> = None;
        let mut choices = Vec::new();
        for place in &found {
            let mut here: Vec<Choice<G::Command>> = Vec::new();
            for command in commands(place) {
                match look(&command) {
                    Ok(lines) => {
                        let what = described(&G::notation(desk, &command), &lines);
                        here.push(Choice { what, points: total(&lines), command });
                    }
                    Err(refusal) => {
                        // The word itself being unknown says more than what it would touch.
                        let fewer =
                            |old: &Refusal| refusal.about.words.len() < old.about.words.len();
                        if refused.as_ref().is_none_or(fewer) {
                            refused = Some(refusal);
                        }
                    }
                }
            }
            choices.extend(here.into_iter().max_by_key(|choice| choice.points));
        }
        // On an empty table without edges across and down are the same.
        if self.grid.is_empty() && self.grid.has(Cell::new(-1, -1)) {
            choices.truncate(1);
        }
        offer(choices, line.best).unwrap_or_else(|| match refused {
            Some(refusal) => Reading::Wrong(desk.refusal(&refusal)),
            None => Reading::Wrong(desk.say("terminal-fits-nowhere", word())),
        })
    }

    /// How a play is typed: the whole word with its blanks, where it begins and how it runs.
    pub fn notation<G: Played>(&self, desk: &Desk<'_, G>, cards: &[At<Card>]) -> String {
        let tiles: Vec<At<Tile>> = cards
            .iter()
            .filter_map(|at| Some(At { cell: at.cell, what: at.what.tile()? }))
            .collect();
        let Ok(runs) = self.grid.lay(&tiles) else { return String::new() };
        let Some(main) = runs.first() else { return String::new() };
        let word: String = main.tiles.iter().map(Tile::to_string).collect();
        let verb = match direction(&main.cells) {
            Direction::Across => Verb::Across,
            Direction::Down => Verb::Down,
        };
        let start = main.cells.first().map(|&cell| self.frame.label(cell)).unwrap_or_default();
        format!("{word} {start} {}", desk.key(verb))
    }
}

/// A play with the other words that it makes.
fn described(notation: &str, lines: &[Line]) -> String {
    let counted = lines.iter().filter(|line| matches!(line.kind.as_str(), "word" | "letters"));
    let words: Vec<&str> = counted.filter_map(|line| line.word.as_deref()).collect();
    if words.len() > 1 { format!("{notation} ({})", words.join(", ")) } else { notation.to_owned() }
}
