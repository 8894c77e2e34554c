//! Telling: names for seats, cards as people write them, and sentences for refusals and scores.

use crate::catalogue::Texts;
use crate::given::Given;
use games::cartas::CartasEdition;
use games::forfeit::{ActionId, Category, Half, Test};
use games::rummy::TaskId;
use games::thief::PlayedWord;
use games::{Cell, Glyph, Line, Points, Refusal, Seat, Side, Viewer};

/// Somebody who tells a viewer what happens at a table.
pub struct Teller<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// What the players are called, seat by seat.
    pub names: &'a [String],
    /// Who listens.
    pub viewer: Viewer,
    /// How a cell is called where the table is drawn.
    pub cell: &'a dyn Fn(Cell) -> String,
    /// The box with the tasks and action cards, in the games that have them.
    pub cartas: Option<&'a CartasEdition>,
    /// Every word that was played, in a game in which words are stolen.
    pub words: &'a [PlayedWord],
}

impl Teller<'_> {
    /// A text with its values.
    pub fn say(&self, id: &str, given: Given) -> String {
        self.texts.say(id, &given)
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| {
            self.say("player-number", Given::new().with("number", seat.index() + 1))
        })
    }

    /// What players are called, as a sentence lists them.
    pub fn names_of(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.name(seat)).collect();
        self.texts.list(&names)
    }

    /// What a team is called.
    pub fn team(&self, team: Side) -> String {
        self.texts.text(&format!("team-{}", team.0))
    }

    /// A card as people write it: `R▲` for a letter of a suit, `×2` for a bonus card.
    pub fn card(&self, card: impl std::fmt::Display) -> String {
        let text = card.to_string();
        if let Some(letter) = text.strip_prefix("?=") {
            return letter.to_lowercase();
        }
        match text.split_once(':') {
            Some((letter, suit)) => format!("{letter}{}", suit_sign(suit)),
            None if text.len() == 2 && text.starts_with('x') => text.replacen('x', "×", 1),
            None => text,
        }
    }

    /// Cards as people write them, one after the other.
    pub fn cards<C: std::fmt::Display>(&self, cards: impl IntoIterator<Item = C>) -> String {
        let cards: Vec<String> = cards.into_iter().map(|card| self.card(card)).collect();
        cards.join(" ")
    }

    /// Who got which card: `Ana C, Rui M`.
    pub(crate) fn dealt<C: std::fmt::Display>(&self, rounds: &[Vec<(Seat, C)>]) -> String {
        let each = rounds.iter().flatten();
        let each: Vec<String> =
            each.map(|(seat, card)| format!("{} {}", self.name(*seat), self.card(card))).collect();
        each.join(", ")
    }

    /// What a task is called.
    pub fn task(&self, task: &TaskId) -> String {
        self.texts.text(&format!("task-{task}"))
    }

    /// What a task asks for.
    pub fn task_help(&self, task: &TaskId) -> String {
        self.texts.text(&format!("task-{task}-help"))
    }

    /// What a category asks of a word.
    pub fn category(&self, category: &Category) -> String {
        let list = |letters: &[Glyph]| -> String {
            let letters: Vec<String> = letters.iter().map(Glyph::to_string).collect();
            letters.join(", ")
        };
        let set = |letters: &[Glyph]| letters.iter().map(Glyph::to_string).collect::<String>();
        let given = Given::new();
        let (kind, given) = match &category.word {
            Test::StartsWith(letter) => ("starts-with", given.with("letter", letter.to_string())),
            Test::EndsWith(letter) => ("ends-with", given.with("letter", letter.to_string())),
            Test::Length(length) => ("length", given.with("count", *length)),
            Test::LengthAtLeast(length) => ("length-at-least", given.with("count", *length)),
            Test::DoubledLetter => ("doubled-letter", given),
            Test::ValueAtLeast(points) => ("value-at-least", given.with("points", *points)),
            Test::Between(letters) => {
                ("between", given.with("letters", list(letters)).with("set", set(letters)))
            }
            Test::ContainsAny(letters) => ("contains-any", given.with("letters", list(letters))),
            Test::CountOf { letters, at_least } => {
                let given = given.with("letters", list(letters)).with("set", set(letters));
                ("count-of", given.with("count", *at_least))
            }
        };
        self.say(&format!("category-{kind}"), given)
    }

    /// What one half of an action card asks of a word; the name of the half if it is unknown.
    pub fn half(&self, card: &ActionId, half: Half) -> String {
        let found = self.cartas.and_then(|cartas| cartas.actions.card(card));
        found.map_or_else(|| format!("{card}{half}"), |card| self.category(card.category(half)))
    }

    /// Both halves of an action card.
    pub fn action_card(&self, card: &ActionId) -> String {
        let halves = [Half::A, Half::B].map(|half| format!("{half}) {}", self.half(card, half)));
        halves.join("; ")
    }

    /// What a line of a score is for.
    pub fn line(&self, line: &Line) -> String {
        let kind = line.kind.as_str();
        let card = line.card.as_deref().unwrap_or_default();
        let card = match kind {
            "task" => self.task(&TaskId(card.to_owned())),
            "action" | "action_against" => self.half_by_name(card),
            _ => self.card(card),
        };
        let given = Given::new()
            .with("word", line.word.clone().unwrap_or_default())
            .with("card", card)
            .with("times", line.times.unwrap_or(0))
            .with("points", line.points)
            .with("player", line.seat.map(|seat| self.name(seat)).unwrap_or_default());
        self.say(&format!("line-{}", kind.replace('_', "-")), given)
    }

    /// A half by its name, such as `3a`.
    fn half_by_name(&self, name: &str) -> String {
        let parts = [("a", Half::A), ("b", Half::B)];
        let found = parts.iter().find_map(|(end, half)| Some((name.strip_suffix(end)?, half)));
        found.map_or_else(
            || name.to_owned(),
            |(id, half)| self.half(&ActionId(id.to_owned()), *half),
        )
    }

    /// Why something is refused, and what to do instead.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let about = &refusal.about;
        let cells: Vec<String> = about.cells.iter().map(|&cell| (self.cell)(cell)).collect();
        let counts = [about.words.len(), about.cards.len(), about.cells.len()];
        let count = counts.into_iter().find(|&count| count > 0).unwrap_or(0);
        let given = Given::new()
            .with("cards", self.cards(&about.cards))
            .with("cells", cells.join(", "))
            .with("words", self.texts.list(&about.words))
            .with("player", about.seat.map(|seat| self.name(seat)).unwrap_or_default())
            .with("number", about.number.unwrap_or(0))
            .with("detail", about.detail.clone().unwrap_or_default())
            .with("count", count);
        self.say(&format!("refusal-{}", refusal.code.as_str().replace('_', "-")), given)
    }

    /// So many points, with the word for them.
    pub fn points(&self, points: Points) -> String {
        self.say("points-count", Given::new().with("points", points))
    }
}

/// The sign of a suit by its number; the shapes are those of the suits' names.
fn suit_sign(suit: &str) -> &str {
    match suit {
        "1" => "▲",
        "2" => "●",
        "3" => "■",
        "4" => "◆",
        other => other,
    }
}
