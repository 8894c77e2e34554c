//! What Forfeit adds to Classic at the keyboard, and that Classic adds nothing to itself.

use super::classic::{PlayedVariant, exchanged, words_of_play};
use super::desk::{Desk, Reading};
use super::keywords::Verb;
use games::Card;
use games::classic::{Classic, Command, Never, Plain};
use games::forfeit::{Actions, Forfeit, ForfeitCommand, Half};
use texts::Given;

impl PlayedVariant for Plain {
    fn draw(_: &Desk<'_, Classic>) -> Vec<String> {
        Vec::new()
    }

    fn prompt(_: &Desk<'_, Classic>) -> Option<String> {
        None
    }

    fn read(_: &Desk<'_, Classic>, _: Option<Verb>, _: &[&str]) -> Option<Reading<Command<Plain>>> {
        None
    }

    fn notation(_: &Desk<'_, Classic>, command: &Never) -> String {
        match *command {}
    }

    fn help(_: &Desk<'_, Classic>) -> Vec<(String, &'static str)> {
        Vec::new()
    }
}

/// Is the person asked about the action card?
fn is_asked(desk: &Desk<'_, Forfeit>) -> bool {
    let window = desk.view.game.variant.action_window.as_ref();
    window.is_some_and(|window| window.waiting().contains(&desk.seat))
}

impl PlayedVariant for Actions {
    fn draw(desk: &Desk<'_, Forfeit>) -> Vec<String> {
        let Some(card) = &desk.view.game.variant.action else { return Vec::new() };
        let title = desk.texts.text("terminal-action-card");
        let asked = desk.setup().edition.actions.phrase(card);
        vec![format!("{title}: {}", desk.phrase(&asked))]
    }

    fn prompt(desk: &Desk<'_, Forfeit>) -> Option<String> {
        if !is_asked(desk) {
            return None;
        }
        let given = Given::new().with("player", desk.name(desk.view.game.on_turn));
        let asked = desk.say(
            "prompt-forfeit-action",
            given.with("words", desk.texts.list(&words_of_play(desk.view))),
        );
        let decline = desk.key(Verb::Decline);
        Some(format!("{asked} (a, b, {decline})"))
    }

    fn read(
        desk: &Desk<'_, Forfeit>,
        verb: Option<Verb>,
        typed: &[&str],
    ) -> Option<Reading<Command<Actions>>> {
        let action =
            |category| Some(Reading::Do(Command::Variant(ForfeitCommand::Action { category })));
        let half = |token: Option<&&str>| match token?.to_lowercase().as_str() {
            "a" => Some(Half::A),
            "b" => Some(Half::B),
            _ => None,
        };
        let asked = is_asked(desk);
        match verb {
            Some(Verb::Action) => match half(typed.get(1)) {
                Some(half) => action(Some(half)),
                None => Some(Reading::Unknown),
            },
            Some(Verb::Decline | Verb::Pass) if asked => action(None),
            Some(Verb::Exchange) => {
                // `exchange action A B`: the action card and others with it.
                let others: Vec<&str> = typed[1..]
                    .iter()
                    .copied()
                    .filter(|token| desk.verb(token) != Some(Verb::Action))
                    .collect();
                if others.len() == typed.len() - 1 {
                    return None;
                }
                let cards = exchanged(desk, &others)?;
                Some(Reading::Do(Command::Variant(ForfeitCommand::SwapAction { cards })))
            }
            None if asked && typed.len() == 1 => action(Some(half(typed.first())?)),
            _ => None,
        }
    }

    fn notation(desk: &Desk<'_, Forfeit>, command: &ForfeitCommand) -> String {
        match command {
            ForfeitCommand::Action { category: None } => desk.key(Verb::Decline).to_owned(),
            ForfeitCommand::Action { category: Some(half) } => {
                format!("{} {half}", desk.key(Verb::Action))
            }
            ForfeitCommand::SwapAction { cards } => {
                let cards: Vec<String> = cards.iter().map(Card::to_string).collect();
                let (exchange, action) = (desk.key(Verb::Exchange), desk.key(Verb::Action));
                format!("{exchange} {action} {}", cards.join(" ")).trim_end().to_owned()
            }
        }
    }

    fn help(desk: &Desk<'_, Forfeit>) -> Vec<(String, &'static str)> {
        let (exchange, action) = (desk.key(Verb::Exchange), desk.key(Verb::Action));
        vec![
            (format!("{action} a, {action} b"), "help-action"),
            (desk.key(Verb::Decline).to_owned(), "help-decline"),
            (format!("{exchange} {action} A B"), "help-swap-action"),
        ]
    }
}
