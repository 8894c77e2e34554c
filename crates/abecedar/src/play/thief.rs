//! Word Thief at the keyboard.

use super::desk::{Choice, Desk, Drawing, Played, Reading, offer};
use super::keywords::Verb;
use super::spell::{Pool, Taste, spellings};
use super::typed::{Typed, letters, spelled};
use console::Style;
use games::refusal::code;
use games::thief::{Card, Command, Fate, PlayedWord, Stage, Thief, WordId, is_one_suit, spell};
use games::{Refusal, Seat, Sheet, TableView, total};
use texts::Given;

/// The words of commands that are understood.
pub const VERBS: &[Verb] =
    &[Verb::Play, Verb::Ask, Verb::Steal, Verb::Swap, Verb::Pass, Verb::Accept, Verb::Challenge];

/// The words that lie open, with the numbers that they are called by.
fn open(view: &TableView<Thief>) -> impl Iterator<Item = (usize, &PlayedWord)> {
    let lying = view.game.words.iter().filter(|word| word.fate == Fate::Lies);
    lying.enumerate().map(|(place, word)| (place + 1, word))
}

/// A card with the colour of its suit.
fn painted(desk: &Desk<'_, Thief>, card: Card) -> String {
    let style = match card.suit().map(games::thief::Suit::number) {
        Some(1) => Style::new().red(),
        Some(2) => Style::new().blue(),
        Some(3) => Style::new().green(),
        Some(4) => Style::new().magenta(),
        _ => Style::new().bold(),
    };
    desk.look.paint(&desk.tell(|teller| teller.card(card)), style)
}

impl Played for Thief {
    const VERBS: &'static [Verb] = VERBS;

    fn sheet(view: &TableView<Thief>) -> Option<&Sheet> {
        Some(&view.game.sheet)
    }

    fn draw(desk: &Desk<'_, Thief>) -> Drawing {
        let view = &desk.view.game;
        let mut table = Vec::new();
        for seat in Seat::all(desk.names.len()) {
            let words: Vec<String> = open(desk.view)
                .filter(|(_, word)| word.owner == seat)
                .map(|(number, word)| {
                    let cards: Vec<String> =
                        word.cards.iter().map(|&card| painted(desk, card)).collect();
                    format!("{number} {} {}", desk.look.bold(&word.word), cards.concat())
                })
                .collect();
            if !words.is_empty() {
                let given = Given::new().with("player", desk.name(seat));
                let title = desk.say("terminal-words-of", given);
                table.push(desk.look.wrap(&format!("{title}: {}", words.join(" · ")), 4));
            }
        }
        if table.is_empty() {
            table.push(desk.texts.text("terminal-no-words"));
        }
        let pile = desk.say("terminal-pile", Given::new().with("count", view.pile));
        let mut around = vec![format!("{}   {pile}", desk.scores())];
        if let Some(hand) = &view.hand {
            let edition = &desk.setup().edition;
            let mut hand = hand.clone();
            hand.sort_by_key(|card| (card.suit().is_none(), *card));
            let card = |&card: &Card| match card {
                Card::Wild(_) => painted(desk, card),
                letter => format!("{}{}", painted(desk, letter), edition.value(letter)),
            };
            let cards: Vec<String> = hand.iter().map(card).collect();
            around.push(format!("{}: {}", desk.texts.text("terminal-hand"), cards.join(" ")));
        }
        Drawing { table, around }
    }

    fn prompt(desk: &Desk<'_, Thief>) -> String {
        let view = &desk.view.game;
        match &view.stage {
            Stage::Turn if view.on_turn == desk.seat && view.pile == 0 => {
                desk.texts.text("prompt-thief-last")
            }
            Stage::Turn if view.on_turn == desk.seat => desk.texts.text("prompt-thief-turn"),
            Stage::Asked { question, play, .. } if desk.is_awaited() => {
                let words: Vec<String> = play.words.iter().map(|word| word.word.clone()).collect();
                desk.asked(*question, desk.name(view.on_turn), &words)
            }
            _ => desk.others_think(),
        }
    }

    fn read(desk: &Desk<'_, Thief>, typed: &[&str]) -> Reading<Command> {
        let Some((&first, rest)) = typed.split_first() else { return Reading::Unknown };
        match desk.verb(first) {
            Some(Verb::Pass) => Reading::Do(Command::Pass),
            Some(Verb::Accept) => Reading::Do(Command::Accept),
            Some(Verb::Challenge) => Reading::Do(Command::Challenge),
            Some(Verb::Swap) => swap(desk, rest),
            Some(Verb::Steal) => steal(desk, rest, false),
            Some(Verb::Play) => word(desk, rest, false),
            Some(Verb::Ask) => match rest.split_first() {
                Some((&verb, rest)) if desk.verb(verb) == Some(Verb::Steal) => {
                    steal(desk, rest, true)
                }
                _ => word(desk, rest, true),
            },
            _ => word(desk, typed, false),
        }
    }

    fn notation(desk: &Desk<'_, Thief>, command: &Command) -> String {
        // Wilds in small letters, as they are typed.
        let text = |cards: &[Card]| -> String {
            let card = |card: &Card| match (card, card.glyph()) {
                (Card::Wild(_), Some(glyph)) => glyph.to_string().to_lowercase(),
                (_, glyph) => glyph.map(|glyph| glyph.to_string()).unwrap_or_default(),
            };
            cards.iter().map(card).collect()
        };
        match command {
            Command::Form { cards, .. } => text(cards),
            Command::Steal { word, words, .. } => {
                let stolen = desk.view.game.words.get(word.index());
                let stolen = stolen.map(|word| word.word.clone()).unwrap_or_default();
                let words: Vec<String> = words.iter().map(|cards| text(cards)).collect();
                format!("{} {stolen} {}", desk.key(Verb::Steal), words.join(" "))
            }
            Command::Swap { cards } => {
                let letter = |card: &Card| card.glyph().map_or("?".to_owned(), |g| g.to_string());
                let cards: Vec<String> = cards.iter().map(letter).collect();
                format!("{} {}", desk.key(Verb::Swap), cards.join(" "))
            }
            Command::Pass => desk.key(Verb::Pass).to_owned(),
            Command::Accept => desk.key(Verb::Accept).to_owned(),
            Command::Challenge => desk.key(Verb::Challenge).to_owned(),
        }
    }

    fn help(desk: &Desk<'_, Thief>) -> Vec<(String, &'static str)> {
        let key = |verb| desk.key(verb).to_owned();
        vec![
            ("WORKED".to_owned(), "help-thief-word"),
            (format!("{0} WORK REWORKED, {0} FRONT FROWN CAT", key(Verb::Steal)), "help-steal"),
            (format!("{} PASS", key(Verb::Play)), "help-play"),
            (format!("{} WORKED", key(Verb::Ask)), "help-ask"),
            (format!("{} A B C", key(Verb::Swap)), "help-swap"),
            (key(Verb::Pass), "help-pass"),
            (key(Verb::Accept), "help-accept"),
            (key(Verb::Challenge), "help-challenge"),
        ]
    }
}

fn hand<'a>(desk: &Desk<'a, Thief>) -> &'a [Card] {
    desk.view.game.hand.as_deref().unwrap_or_default()
}

/// The typed words; says which one is none.
fn read_words(desk: &Desk<'_, Thief>, typed: &[&str]) -> Result<Vec<Vec<Typed>>, Reading<Command>> {
    let alphabet = desk.alphabet();
    let read = |&token: &&str| {
        letters(alphabet, token.trim_end_matches('!')).ok_or_else(|| {
            Reading::Wrong(desk.say("terminal-not-a-word", Given::new().with("typed", token)))
        })
    };
    let words: Result<Vec<Vec<Typed>>, _> = typed.iter().map(read).collect();
    words.and_then(|words| if words.is_empty() { Err(Reading::Unknown) } else { Ok(words) })
}

/// The choices among commands that the referee accepts; of those that come to the same, one.
fn judged(
    desk: &Desk<'_, Thief>,
    commands: Vec<Command>,
    refused: &mut Option<Refusal>,
) -> Vec<Choice<Command>> {
    let mut choices: Vec<Choice<Command>> = Vec::new();
    for command in commands {
        match desk.preview(&command) {
            Ok(lines) => {
                let what = described(desk, &command);
                let points = total(&lines);
                let same = |choice: &Choice<Command>| {
                    choice.points == points
                        && Thief::notation(desk, &choice.command) == Thief::notation(desk, &command)
                };
                if !choices.iter().any(same) {
                    choices.push(Choice { what, points, command });
                }
            }
            Err(refusal) => {
                // A hand that lacks a card says less than a word that does not exist.
                let better = refusal.code != code::NOT_IN_HAND;
                if refused.as_ref().is_none_or(|old| old.code == code::NOT_IN_HAND && better) {
                    *refused = Some(refusal);
                }
            }
        }
    }
    choices
}

/// A play with its cards, and which of its words would be locked.
fn described(desk: &Desk<'_, Thief>, command: &Command) -> String {
    let words: &[Vec<Card>] = match command {
        Command::Form { cards, .. } => std::slice::from_ref(cards),
        Command::Steal { words, .. } => words,
        _ => &[],
    };
    let cards: Vec<String> = words
        .iter()
        .map(|cards| {
            let text: Vec<String> = cards.iter().map(|&card| painted(desk, card)).collect();
            let locked = is_one_suit(cards).then(|| desk.texts.text("terminal-locked"));
            [text.concat()].into_iter().chain(locked).collect::<Vec<_>>().join(" ")
        })
        .collect();
    format!("{} ({})", Thief::notation(desk, command), cards.join(", "))
}

/// What one word can be: formed from the hand, or any steal that makes it.
fn word(desk: &Desk<'_, Thief>, typed: &[&str], appeal: bool) -> Reading<Command> {
    let words = match read_words(desk, typed) {
        Ok(words) if words.len() == 1 => words,
        Ok(_) => return Reading::Unknown,
        Err(reading) => return reading,
    };
    let mut refused = None;
    let formed = spellings(Pool { stolen: &[], hand: hand(desk) }, &words);
    let formed = formed.into_iter().filter_map(|mut words| words.pop());
    let formed = formed.map(|cards| Command::Form { cards, appeal }).collect();
    let mut choices = judged(desk, formed, &mut refused);
    for (_, target) in open(desk.view).filter(|(_, word)| word.owner != desk.seat) {
        let words = spellings(Pool { stolen: &target.cards, hand: hand(desk) }, &words);
        let word = target.id;
        let steals = words.into_iter().map(|words| Command::Steal { word, words, appeal });
        // That other steals fail is not worth telling.
        let mut quietly = None;
        choices.extend(judged(desk, steals.collect(), &mut quietly));
        refused = refused.or(quietly.filter(|refusal| refusal.code == code::UNKNOWN_WORD));
    }
    let best = typed.iter().any(|token| token.ends_with('!'));
    offer(choices, best).unwrap_or_else(|| match refused {
        Some(refusal) => Reading::Wrong(desk.refusal(&refusal)),
        None => missing(desk, &words, &[]),
    })
}

/// Which letters are neither in the hand nor in what is stolen.
fn missing(desk: &Desk<'_, Thief>, words: &[Vec<Typed>], stolen: &[Card]) -> Reading<Command> {
    let lacking = Taste::default().lacking(Pool { stolen, hand: hand(desk) }, words);
    let cards = desk.tell(|teller| teller.cards(lacking));
    let words: Vec<String> = words.iter().map(|word| spelled(word)).collect();
    let given = Given::new().with("word", words.join(" ")).with("cards", cards);
    Reading::Wrong(desk.say("terminal-missing", given))
}

/// `steal WORK REWORKED`, or by its number: `steal 2 REWORKED`.
fn steal(desk: &Desk<'_, Thief>, typed: &[&str], appeal: bool) -> Reading<Command> {
    let Some((&name, rest)) = typed.split_first() else { return Reading::Unknown };
    let words = match read_words(desk, rest) {
        Ok(words) => words,
        Err(reading) => return reading,
    };
    let upper = name.to_uppercase();
    let targets: Vec<(WordId, &[Card])> = open(desk.view)
        .filter(|(number, word)| word.word == upper || name == number.to_string())
        .map(|(_, word)| (word.id, word.cards.as_slice()))
        .collect();
    let mut refused = None;
    let mut choices = Vec::new();
    for (word, stolen) in &targets {
        let words = spellings(Pool { stolen, hand: hand(desk) }, &words);
        let steals = words.into_iter().map(|words| Command::Steal { word: *word, words, appeal });
        choices.extend(judged(desk, steals.collect(), &mut refused));
    }
    let best = rest.iter().any(|token| token.ends_with('!'));
    offer(choices, best).unwrap_or_else(|| match (refused, targets.first()) {
        (Some(refusal), _) => Reading::Wrong(desk.refusal(&refusal)),
        (None, Some((_, stolen))) => missing(desk, &words, stolen),
        (None, None) => {
            let given = Given::new().with("word", name);
            Reading::Wrong(desk.say("terminal-no-such-open-word", given))
        }
    })
}

/// Cards to swap, named by their letters; which of several suits goes does not matter much.
fn swap(desk: &Desk<'_, Thief>, typed: &[&str]) -> Reading<Command> {
    let mut rest = hand(desk).to_vec();
    let mut cards = Vec::new();
    for sign in
        typed.concat().to_uppercase().chars().filter(|sign| sign.is_alphabetic() || *sign == '?')
    {
        let found = rest.iter().position(|card| spell(&[*card]) == sign.to_string());
        match found {
            Some(place) => cards.push(rest.remove(place)),
            None => {
                let refusal = Refusal::new(code::NOT_IN_HAND, "WT-20").cards([sign]);
                return Reading::Wrong(desk.refusal(&refusal));
            }
        }
    }
    Reading::Do(Command::Swap { cards })
}
