//! Classic and Forfeit at the keyboard.

use super::board::{self, Empty, Part};
use super::desk::{Desk, Drawing, Played, Reading};
use super::frame::Frame;
use super::keywords::Verb;
use super::lay::{self, Laying};
use super::place::Place;
use super::screen::Look;
use super::typed;
use bots::classic::Acting;
use games::cartas::CartasEdition;
use games::classic::{BonusUse, Command, Crossing, Lay, Play, Stage, Variant};
use games::{Card, Cell, Grid, Setup, Sheet, TableView};
use texts::Given;

/// The words of commands that are understood.
pub const VERBS: &[Verb] = &[
    Verb::Play,
    Verb::Ask,
    Verb::Exchange,
    Verb::Pass,
    Verb::Accept,
    Verb::Challenge,
    Verb::Action,
    Verb::Decline,
    Verb::All,
];

/// What a variant adds at the keyboard.
pub trait PlayedVariant: Acting {
    /// Further lines beside the hand.
    fn draw(desk: &Desk<'_, Crossing<Self>>) -> Vec<String>;

    /// What is asked in a window of its own, if one is open.
    fn prompt(desk: &Desk<'_, Crossing<Self>>) -> Option<String>;

    /// What was typed, if it is a command of its own.
    fn read(
        desk: &Desk<'_, Crossing<Self>>,
        verb: Option<Verb>,
        typed: &[&str],
    ) -> Option<Reading<Command<Self>>>;

    /// How a command of its own would be typed.
    fn notation(desk: &Desk<'_, Crossing<Self>>, command: &Self::Command) -> String;

    /// Its lines of the help page.
    fn help(desk: &Desk<'_, Crossing<Self>>) -> Vec<(String, &'static str)>;
}

fn grid<V: Variant>(view: &TableView<Crossing<V>>) -> Grid {
    let mut grid = Grid::endless();
    for at in &view.game.table {
        grid.put(at.cell, at.what);
    }
    grid
}

/// The labels follow the cards that lay there before a play that is being asked about, so that
/// they do not change under the reader's eyes.
fn frame<V: Variant>(view: &TableView<Crossing<V>>) -> Frame {
    Frame::around(view.game.table.iter().map(|at| at.cell))
}

/// The play that lies there and is asked about, or has just scored.
fn play<V: Variant>(view: &TableView<Crossing<V>>) -> Option<&Play> {
    match &view.game.stage {
        Stage::Asked { play, .. } | Stage::Settling { play } => Some(play),
        _ => None,
    }
}

/// The words of the play that lies there.
pub fn words_of_play<V: Variant>(view: &TableView<Crossing<V>>) -> Vec<String> {
    let words = play(view).map(|play| play.words.iter().map(|word| word.word.clone()).collect());
    words.unwrap_or_default()
}

/// A hand with what each card is worth, letters in the order of the alphabet.
pub fn hand(look: Look, edition: &CartasEdition, hand: &[Card]) -> String {
    let mut cards = hand.to_vec();
    cards.sort_by_key(|&card| {
        (!card.is_letter(), edition.rank(card) == 0, edition.rank(card), card)
    });
    let text = |&card: &Card| match card {
        Card::Bonus(factor) => look.bold(&format!("×{}", factor.get())),
        Card::Blank(_) => look.bold("?"),
        letter => format!("{}{}", look.bold(&letter.to_string()), edition.card_value(letter)),
    };
    let cards: Vec<String> = cards.iter().map(text).collect();
    cards.join(" ")
}

impl<V: PlayedVariant> Played for Crossing<V> {
    const VERBS: &'static [Verb] = VERBS;

    fn cartas(setup: &Setup<Self>) -> Option<&CartasEdition> {
        Some(&setup.edition)
    }

    fn sheet(view: &TableView<Self>) -> Option<&Sheet> {
        Some(&view.game.sheet)
    }

    fn label(view: &TableView<Self>, cell: Cell) -> String {
        frame(view).label(cell)
    }

    fn draw(desk: &Desk<'_, Self>) -> Drawing {
        let (view, frame, grid) = (&desk.view.game, frame(desk.view), grid(desk.view));
        let table = if grid.is_empty() {
            vec![desk.texts.text("terminal-empty-table")]
        } else if desk.look.plain {
            board::told(desk.texts, frame, &grid)
        } else {
            let fresh: Vec<Cell> = play(desk.view)
                .map(|play| play.cards.iter().map(|at| at.cell).collect())
                .unwrap_or_default();
            let part = Part::around(&grid, 2);
            board::draw(desk.look, frame, &part, &grid, &fresh, |_| Empty::plain())
        };
        let pile = desk.say("terminal-pile", Given::new().with("count", view.pile));
        let mut around = vec![format!("{}   {pile}", desk.scores())];
        if let Some(cards) = &view.hand {
            let cards = hand(desk.look, &desk.setup().edition, cards);
            around.push(format!("{}: {cards}", desk.texts.text("terminal-hand")));
        }
        around.extend(V::draw(desk));
        Drawing { table, around }
    }

    fn prompt(desk: &Desk<'_, Self>) -> String {
        let view = &desk.view.game;
        if let Some(prompt) = V::prompt(desk) {
            return prompt;
        }
        match &view.stage {
            Stage::Turn { .. } if view.on_turn == desk.seat && view.table.is_empty() => {
                desk.texts.text("prompt-classic-first")
            }
            Stage::Turn { .. } if view.on_turn == desk.seat => {
                desk.texts.text("prompt-classic-turn")
            }
            Stage::Asked { question, window, .. } if window.waiting().contains(&desk.seat) => {
                desk.asked(*question, desk.name(view.on_turn), &words_of_play(desk.view))
            }
            _ => desk.others_think(),
        }
    }

    fn read(desk: &Desk<'_, Self>, typed: &[&str]) -> Reading<Command<V>> {
        let Some((&first, rest)) = typed.split_first() else { return Reading::Unknown };
        let verb = desk.verb(first);
        if let Some(reading) = V::read(desk, verb, typed) {
            return reading;
        }
        match verb {
            Some(Verb::Pass) => Reading::Do(Command::Pass),
            Some(Verb::Accept) => Reading::Do(Command::Accept),
            Some(Verb::Challenge) => Reading::Do(Command::Challenge),
            Some(Verb::Exchange) => match exchanged(desk, rest) {
                Some(cards) => Reading::Do(Command::Exchange { cards }),
                None => Reading::Unknown,
            },
            Some(Verb::Play) => word(desk, rest, false),
            Some(Verb::Ask) => word(desk, rest, true),
            _ => word(desk, typed, false),
        }
    }

    fn notation(desk: &Desk<'_, Self>, command: &Command<V>) -> String {
        match command {
            Command::Lay(lay) => {
                let grid = grid(desk.view);
                let laying = laying(desk, &grid);
                let mut text = laying.notation(desk, &lay.cards);
                if let Some(BonusUse { card, at }) = lay.bonus {
                    let on = lay.cards.iter().find(|laid| laid.cell == at);
                    let on = on.and_then(|laid| laid.what.tile()).map(|tile| tile.glyph);
                    text += &format!(" {card}@{}", on.map(|g| g.to_string()).unwrap_or_default());
                }
                text
            }
            Command::Exchange { cards } => {
                let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
                format!("{} {}", desk.key(Verb::Exchange), cards.join(" "))
            }
            Command::Pass => desk.key(Verb::Pass).to_owned(),
            Command::Accept => desk.key(Verb::Accept).to_owned(),
            Command::Challenge => desk.key(Verb::Challenge).to_owned(),
            Command::Variant(command) => V::notation(desk, command),
        }
    }

    fn help(desk: &Desk<'_, Self>) -> Vec<(String, &'static str)> {
        let key = |verb| desk.key(verb).to_owned();
        let mut help = vec![
            ("CASA".to_owned(), "help-word"),
            (format!("CaSA h8 {}", key(Verb::Down)), "help-word-at"),
            ("CASA!".to_owned(), "help-word-best"),
            ("CASA x2@S, CASA x2".to_owned(), "help-bonus"),
            (format!("{} PASSA", key(Verb::Play)), "help-play"),
            (format!("{} A B ?", key(Verb::Exchange)), "help-exchange"),
            (key(Verb::Pass), "help-pass"),
            (key(Verb::Accept), "help-accept"),
            (key(Verb::Challenge), "help-challenge"),
            (format!("{} CASA", key(Verb::Ask)), "help-ask"),
        ];
        help.extend(V::help(desk));
        help
    }
}

fn laying<'a, V: PlayedVariant>(desk: &Desk<'a, Crossing<V>>, grid: &'a Grid) -> Laying<'a> {
    let hand = desk.view.game.hand.as_deref().unwrap_or_default();
    Laying { grid, frame: frame(desk.view), first: Cell::new(0, 0), hand }
}

fn word<V: PlayedVariant>(
    desk: &Desk<'_, Crossing<V>>,
    typed: &[&str],
    appeal: bool,
) -> Reading<Command<V>> {
    let line = match lay::read(desk, frame(desk.view), typed) {
        Ok(line) => line,
        Err(reading) => return reading,
    };
    let grid = grid(desk.view);
    let commands = |place: &Place| -> Vec<Command<V>> {
        let lay = |bonus| Command::Lay(Lay { cards: place.cards.clone(), bonus, appeal });
        let Some((card, on)) = line.bonus else { return vec![lay(None)] };
        let on = on.map(str::to_uppercase);
        let laid = place.cards.iter().filter(|at| {
            let letter = at.what.tile().map(|tile| tile.glyph.to_string());
            let nth = (at.cell.row - place.start.row) + (at.cell.col - place.start.col) + 1;
            on.as_ref().is_none_or(|on| Some(on) == letter.as_ref() || *on == nth.to_string())
        });
        let mut commands: Vec<Command<V>> =
            laid.map(|at| lay(Some(BonusUse { card, at: at.cell }))).collect();
        if commands.is_empty() {
            // The referee says why: the letter is not among those laid.
            commands.push(lay(Some(BonusUse { card, at: place.start })));
        }
        commands
    };
    laying(desk, &grid).choose(desk, &line, commands, |command| desk.preview(command))
}

/// The cards to exchange: named, or all of them.
pub fn exchanged<V: PlayedVariant>(
    desk: &Desk<'_, Crossing<V>>,
    typed: &[&str],
) -> Option<Vec<Card>> {
    let all = |token: &&str| desk.verb(token) == Some(Verb::All);
    if typed.first().is_some_and(all) {
        return desk.view.game.hand.clone();
    }
    typed::cards(desk.alphabet(), typed)
}
