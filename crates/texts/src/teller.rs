//! Telling: what a game says without a language becomes a sentence for one listener.

use crate::catalogue::Texts;
use crate::given::{Given, Value};
use games::cartas::CartasEdition;
use games::rummy::TaskId;
use games::{Cell, Filling, Line, Phrase, Refusal, Seat, Side};

/// Somebody who tells a player what happens at a table.
pub struct Teller<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// What the players are called, seat by seat.
    pub names: &'a [String],
    /// How a cell is called where the table is drawn.
    pub cell: &'a dyn Fn(Cell) -> String,
    /// The box with the tasks and action cards, in the games that have them.
    pub cartas: Option<&'a CartasEdition>,
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

    /// A text that a game says, with names, cards and lists as this listener reads them.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let given = phrase.given.iter();
        let given = given.fold(Given::new(), |given, (name, filling)| {
            given.with(name.clone(), self.filling(filling))
        });
        self.say(&phrase.id, given)
    }

    fn filling(&self, filling: &Filling) -> Value {
        match filling {
            Filling::Number(number) => (*number).into(),
            Filling::Text(text) => text.into(),
            Filling::Player(seat) => self.name(*seat).into(),
            Filling::Players(seats) => self.names_of(seats).into(),
            Filling::Side(side) => self.team(*side).into(),
            Filling::Sides(sides) => {
                let teams: Vec<String> = sides.iter().map(|&side| self.team(side)).collect();
                self.texts.list(&teams).into()
            }
            Filling::Cards(cards) => self.cards(cards).into(),
            Filling::Words(words) => self.texts.list(words).into(),
            Filling::OneOf(things) => self.texts.list_or(things).into(),
            Filling::Dealt(dealt) => self.dealt(dealt).into(),
            Filling::Phrase(phrase) => self.phrase(phrase).into(),
            Filling::Refusal(refusal) => self.refusal(refusal).into(),
        }
    }

    /// Who got which card: `Ana C, Rui M`.
    fn dealt(&self, dealt: &[(Seat, String)]) -> String {
        let each = dealt.iter();
        let each: Vec<String> =
            each.map(|(seat, card)| format!("{} {}", self.name(*seat), self.card(card))).collect();
        each.join(", ")
    }

    /// What a line of a score is for.
    pub fn line(&self, line: &Line) -> String {
        let kind = line.kind.as_str();
        let card = line.card.as_deref().unwrap_or_default();
        let card = match (kind, self.cartas) {
            ("task", _) => self.phrase(&TaskId(card.to_owned()).phrase()).into(),
            ("action" | "action_against", Some(cartas)) => {
                self.filling(&cartas.actions.asked_by(card))
            }
            _ => self.card(card).into(),
        };
        let given = Given::new()
            .with("word", line.word.clone().unwrap_or_default())
            .with("card", card)
            .with("times", line.times.unwrap_or(0))
            .with("points", line.points)
            .with("player", line.seat.map(|seat| self.name(seat)).unwrap_or_default());
        self.say(&format!("line-{}", kind.replace('_', "-")), given)
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
            .with("detail", about.detail.as_deref().unwrap_or("none"))
            .with("count", count);
        self.say(&format!("refusal-{}", refusal.code.as_str().replace('_', "-")), given)
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
