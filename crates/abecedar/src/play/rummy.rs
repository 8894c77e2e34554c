//! Rummy at the keyboard.

use super::classic::hand;
use super::desk::{Choice, Desk, Drawing, Played, Reading};
use super::keywords::Verb;
use super::typed::{self, Typed, deal, letters, spelled};
use games::cartas::CartasEdition;
use games::refusal::code;
use games::rummy::{
    Command, Fourfold, FourfoldChoice, From, LaidWord, Lay, Rummy, Stage, Task, TaskId, codes,
};
use games::{Card, Factor, Refusal, Seat, Setup, Sheet, TableView, spell, take_cards, total};
use texts::Given;

/// The words of commands that are understood.
pub const VERBS: &[Verb] =
    &[Verb::Play, Verb::Ask, Verb::Draw, Verb::Take, Verb::Discard, Verb::Accept, Verb::Challenge];

impl Played for Rummy {
    const VERBS: &'static [Verb] = VERBS;

    fn cartas(setup: &Setup<Rummy>) -> Option<&CartasEdition> {
        Some(&setup.edition)
    }

    fn sheet(view: &TableView<Rummy>) -> Option<&Sheet> {
        Some(&view.game.sheet)
    }

    fn draw(desk: &Desk<'_, Rummy>) -> Drawing {
        let view = &desk.view.game;
        let (mut table, mut around) = (Vec::new(), Vec::new());
        if let Some(task) = &view.task {
            let given = Given::new().with("round", view.round).with("rounds", view.rounds);
            let given = given.with("task", desk.phrase(&task.phrase()));
            table.push(desk.look.bold(&desk.say("terminal-round", given)));
            table.push(desk.look.wrap(&desk.phrase(&task.help_phrase()), 2));
        }
        for (seat, lay) in Seat::all(view.laid.len()).zip(&view.laid) {
            let Some(lay) = lay else { continue };
            let words: Vec<String> = lay.words.iter().map(|word| spell(&word.letters())).collect();
            let title = desk.say("terminal-laid", Given::new().with("player", desk.name(seat)));
            table.push(format!("{title}: {}", words.join(" ")));
        }
        let open = view.discard.map(|card| desk.tell(|teller| teller.card(card)));
        let pile = desk.say("terminal-pile", Given::new().with("count", view.pile));
        let open = open.unwrap_or_else(|| "–".to_owned());
        around.push(format!("{}: {open}   {pile}", desk.texts.text("terminal-open-card")));
        around.push(desk.scores());
        if let Some(cards) = &view.hand {
            let cards = hand(desk.look, &desk.setup().edition, cards);
            around.push(format!("{}: {cards}", desk.texts.text("terminal-hand")));
        }
        Drawing { table, around }
    }

    fn prompt(desk: &Desk<'_, Rummy>) -> String {
        let view = &desk.view.game;
        if let Stage::Asked { question, lay, .. } = &view.stage
            && desk.is_awaited()
        {
            let words: Vec<String> = lay.words.iter().map(|word| spell(&word.letters())).collect();
            return desk.asked(*question, desk.name(view.on_turn), &words);
        }
        if !desk.is_awaited() {
            return desk.others_think();
        }
        let last = view.last_turns.is_some().then(|| desk.texts.text("prompt-rummy-last-turn"));
        let prompt = match view.stage {
            Stage::Draw => {
                let open = view.discard.map(|card| desk.tell(|teller| teller.card(card)));
                let given = Given::new().with("card", open.unwrap_or_else(|| "–".to_owned()));
                let keys = format!("({}, {})", desk.key(Verb::Draw), desk.key(Verb::Take));
                format!("{} {keys}", desk.say("prompt-rummy-draw", given))
            }
            _ => {
                let task = view.task.as_ref().map(|task| desk.phrase(&task.phrase()));
                let given = Given::new().with("task", task.unwrap_or_default());
                desk.say("prompt-rummy-discard", given)
            }
        };
        last.into_iter().chain([prompt]).collect::<Vec<_>>().join(" ")
    }

    fn read(desk: &Desk<'_, Rummy>, typed: &[&str]) -> Reading<Command> {
        let Some((&first, rest)) = typed.split_first() else { return Reading::Unknown };
        match desk.verb(first) {
            Some(Verb::Draw) => Reading::Do(Command::Draw { from: From::Pile }),
            Some(Verb::Take) => Reading::Do(Command::Draw { from: From::Discards }),
            Some(Verb::Discard) => match single(desk, rest) {
                Some(card) => Reading::Do(Command::Discard { card }),
                None => Reading::Unknown,
            },
            Some(Verb::Accept) => Reading::Do(Command::Accept),
            Some(Verb::Challenge) => Reading::Do(Command::Challenge),
            Some(Verb::Ask) => words(desk, rest, true),
            Some(Verb::Play) => words(desk, rest, false),
            _ => words(desk, typed, false),
        }
    }

    fn notation(desk: &Desk<'_, Rummy>, command: &Command) -> String {
        let discard = |card: &Card| format!("{} {card}", desk.key(Verb::Discard));
        match command {
            Command::Draw { from: From::Pile } => desk.key(Verb::Draw).to_owned(),
            Command::Draw { from: From::Discards } => desk.key(Verb::Take).to_owned(),
            Command::Discard { card } => discard(card),
            Command::Accept => desk.key(Verb::Accept).to_owned(),
            Command::Challenge => desk.key(Verb::Challenge).to_owned(),
            Command::Lay { lay, discard: card, appeal } => {
                let mut parts = Vec::new();
                parts.extend(appeal.then(|| desk.key(Verb::Ask).to_owned()));
                for word in &lay.words {
                    parts.push(word.cards.iter().map(Card::to_string).collect::<String>());
                    parts.extend(word.bonus.map(|bonus| bonus.to_string()));
                }
                if let Some(choice) = lay.fourfold
                    && let Some(word) = lay.words.get(choice.word)
                {
                    let letter = choice.letter.and_then(|place| word.letters().get(place).copied());
                    let what = letter.map_or(spell(&word.letters()), |letter| letter.to_string());
                    parts.push(format!("4@{what}"));
                }
                parts.push(discard(card));
                parts.join(" ")
            }
        }
    }

    fn help(desk: &Desk<'_, Rummy>) -> Vec<(String, &'static str)> {
        let discard = desk.key(Verb::Discard);
        vec![
            (desk.key(Verb::Draw).to_owned(), "help-draw"),
            (desk.key(Verb::Take).to_owned(), "help-take"),
            (format!("AR ME LA {discard} Z"), "help-lay"),
            ("AR x2 CAMAS 4@C".to_owned(), "help-lay-bonus"),
            (format!("{discard} Z"), "help-discard"),
            (format!("{} AR ME LA", desk.key(Verb::Ask)), "help-ask"),
        ]
    }
}

fn single(desk: &Desk<'_, Rummy>, typed: &[&str]) -> Option<Card> {
    match typed::cards(desk.alphabet(), typed)?.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// A line of words, and what was said about them.
#[derive(Default)]
struct Line {
    words: Vec<(Vec<Typed>, Option<Factor>)>,
    fourfold: Option<String>,
    discard: Option<Card>,
}

fn read_line(desk: &Desk<'_, Rummy>, typed: &[&str]) -> Result<Line, Reading<Command>> {
    let mut line = Line::default();
    let mut tokens = typed.iter();
    while let Some(&token) = tokens.next() {
        if desk.verb(token) == Some(Verb::Discard) || token == "-" {
            let rest: Vec<&str> = tokens.copied().collect();
            line.discard = Some(single(desk, &rest).ok_or(Reading::Unknown)?);
            break;
        }
        if let Some(what) = token.strip_prefix("4@") {
            line.fourfold = Some(what.to_uppercase());
            continue;
        }
        let factor = token.to_lowercase().replace(['×', '*'], "x").parse::<Factor>();
        if let Ok(factor) = factor {
            let last = line.words.last_mut().ok_or(Reading::Unknown)?;
            last.1 = Some(factor);
            continue;
        }
        let letters = letters(desk.alphabet(), token).ok_or_else(|| {
            Reading::Wrong(desk.say("terminal-not-a-word", Given::new().with("typed", token)))
        })?;
        line.words.push((letters, None));
    }
    if line.words.is_empty() { Err(Reading::Unknown) } else { Ok(line) }
}

/// Words for the task. What the person leaves open (the discard, what counts four times, which
/// word gets a bonus card) is chosen for the most points.
fn words(desk: &Desk<'_, Rummy>, typed: &[&str], appeal: bool) -> Reading<Command> {
    if desk.view.game.stage == Stage::Draw && desk.view.game.on_turn == desk.seat {
        return Reading::Wrong(desk.refusal(&Refusal::new(codes::DRAW_FIRST, "SR-03")));
    }
    let line = match read_line(desk, typed) {
        Ok(line) => line,
        Err(reading) => return reading,
    };
    let hand = desk.view.game.hand.clone().unwrap_or_default();
    let mut discards: Vec<Card> = line.discard.map_or_else(|| hand.clone(), |card| vec![card]);
    discards.sort_unstable();
    discards.dedup();
    let all: Vec<Typed> = line.words.iter().flat_map(|(letters, _)| letters.clone()).collect();
    let mut best: Option<Choice<Command>> = None;
    let mut refused: Option<Refusal> = None;
    let mut missing = None;
    for discard in discards {
        let mut rest = hand.clone();
        // A discard that is not in the hand is for the referee to refuse.
        let _ = take_cards(&mut rest, &[discard]);
        let cards = match deal(&rest, &all) {
            Ok(cards) => cards,
            Err(glyphs) => {
                missing.get_or_insert(glyphs);
                continue;
            }
        };
        for lay in lays(desk, &line, &rest, cards) {
            let command = Command::Lay { lay, discard, appeal };
            match desk.preview(&command) {
                Ok(lines) => {
                    let points = total(&lines);
                    if best.as_ref().is_none_or(|best| best.points < points) {
                        best = Some(Choice { what: String::new(), points, command });
                    }
                }
                Err(refusal) => {
                    let unknown = refusal.code == code::UNKNOWN_WORD;
                    if unknown || refused.is_none() {
                        refused = Some(refusal);
                    }
                }
            }
        }
    }
    match (best, refused, missing) {
        (Some(best), _, _) => Reading::Do(best.command),
        (None, Some(refusal), _) => Reading::Wrong(desk.refusal(&refusal)),
        (None, None, glyphs) => {
            let cards = desk.tell(|teller| teller.cards(glyphs.unwrap_or_default()));
            let words: Vec<String> = line.words.iter().map(|(word, _)| spelled(word)).collect();
            let given = Given::new().with("word", words.join(" ")).with("cards", cards);
            Reading::Wrong(desk.say("terminal-missing", given))
        }
    }
}

/// Every way to lay the words with these cards that agrees with what was said.
fn lays(desk: &Desk<'_, Rummy>, line: &Line, rest: &[Card], cards: Vec<Card>) -> Vec<Lay> {
    let mut dealt = cards.into_iter();
    let mut words: Vec<LaidWord> = Vec::new();
    for (letters, bonus) in &line.words {
        let cards = dealt.by_ref().take(letters.len()).collect();
        words.push(LaidWord { cards, bonus: *bonus });
    }
    let said = line.words.iter().any(|(_, bonus)| bonus.is_some());
    let held: Vec<Factor> = rest
        .iter()
        .filter_map(|card| match card {
            Card::Bonus(factor) => Some(*factor),
            _ => None,
        })
        .collect();
    let mut ways = vec![words];
    if !said {
        for factor in held {
            let more: Vec<Vec<LaidWord>> =
                ways.iter().flat_map(|way| with_bonus(way, factor)).collect();
            ways.extend(more);
        }
    }
    let task = task(desk.setup(), desk.view.game.task.as_ref());
    ways.into_iter()
        .flat_map(|words| {
            let choices = fourfolds(task, &words, line.fourfold.as_deref());
            choices.into_iter().map(move |fourfold| Lay { words: words.clone(), fourfold })
        })
        .collect()
}

fn with_bonus(words: &[LaidWord], factor: Factor) -> Vec<Vec<LaidWord>> {
    let free = (0..words.len()).filter(|&place| words[place].bonus.is_none());
    free.map(|place| {
        let mut words = words.to_vec();
        words[place].bonus = Some(factor);
        words
    })
    .collect()
}

fn task<'a>(setup: &'a Setup<Rummy>, id: Option<&TaskId>) -> Option<&'a Task> {
    setup.edition.rummy.task(id?)
}

/// What can count four times: what was said, or else anything that the task allows.
fn fourfolds(
    task: Option<&Task>,
    words: &[LaidWord],
    said: Option<&str>,
) -> Vec<Option<FourfoldChoice>> {
    let kind = task.and_then(|task| task.fourfold);
    let letter = |word: usize, place: usize| FourfoldChoice { word, letter: Some(place) };
    let all: Vec<(String, FourfoldChoice)> = (0..)
        .zip(words)
        .flat_map(|(place, word)| match kind {
            Some(Fourfold::Letter) => {
                let letters = word.letters().into_iter().enumerate();
                letters.map(|(nth, glyph)| (glyph.to_string(), letter(place, nth))).collect()
            }
            _ => vec![(spell(&word.letters()), FourfoldChoice { word: place, letter: None })],
        })
        .collect();
    match (kind, said) {
        (None, None) => vec![None],
        (Some(_), None) => all.into_iter().map(|(_, choice)| Some(choice)).collect(),
        (_, Some(said)) => {
            let meant = all.into_iter().filter(|(name, _)| name == said);
            let meant: Vec<_> = meant.map(|(_, choice)| Some(choice)).collect();
            if meant.is_empty() { vec![None] } else { meant }
        }
    }
}
