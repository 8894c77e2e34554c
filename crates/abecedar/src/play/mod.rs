//! `abecedar play`: a game in the terminal, line by line, against bots or hot-seat.

mod answer;
mod board;
mod classic;
mod clock;
mod desk;
mod forfeit;
mod frame;
mod inbox;
mod keywords;
mod lay;
mod party;
mod place;
mod reader;
mod rummy;
mod save;
mod screen;
mod session;
mod spell;
mod thief;
mod typed;

use crate::args::game;
use crate::outcome::{Failure, Result};
use crate::{data, house};
use bots::{Bot, Bots, Company, Seen, Words};
use clap::ValueEnum;
use clock::Clock;
use console::Term;
use games::{
    AnyTable, Editions, GameName, Holder, Opening, Player, Seat, Seeded, Table, each_table,
};
use inbox::Inbox;
use keywords::{Keywords, Verb};
use lexicon::Library;
use screen::Screen;
use serde_json::Value;
use session::Session;
use std::path::PathBuf;
use texts::{Given, Language, Texts};

pub use desk::Played;
pub use reader::Reader;
pub use save::read as saved;

#[derive(clap::Args, Debug)]
pub struct Play {
    /// Which game; not needed with --resume
    #[arg(value_parser = game())]
    game: Option<GameName>,
    /// The bots to play against: novato, casual, club, expert, maestro or greedy [default: casual]
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    bots: Vec<Bot>,
    /// The names of the people; several share the keyboard
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    players: Vec<String>,
    /// The same number gives the same cards
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// pt, fr, ro, es or en [default: as the environment says]
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<Language>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// A house rule, such as words=challenge; may be given several times
    #[arg(long, value_name = "RULE=VALUE")]
    house: Vec<String>,
    /// The edition of the game
    #[arg(long, value_name = "NAME")]
    edition: Option<String>,
    /// Bots and hints pass over words that offend [default: where novato, aprendiz or casual plays]
    #[arg(long, value_name = "BOOL")]
    family: Option<bool>,
    /// How long bots think: 1 as a person, 0 not at all
    #[arg(long, value_name = "FACTOR")]
    pace: Option<f64>,
    /// Colours
    #[arg(long, value_enum, default_value_t)]
    color: Color,
    /// Tell the table in words instead of drawing it
    #[arg(long)]
    plain: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Color {
    /// At a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    Always,
    Never,
}

impl Color {
    fn wanted(self) -> bool {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => !unwanted && Term::stdout().features().colors_supported(),
        }
    }
}

/// The house rules that say how long people may think about what they are asked.
const ANSWERED: [&str; 2] = ["challenge_seconds", "action_seconds"];
/// People who answer on one keyboard need longer than the box gives them, in seconds.
const ANSWER_SECONDS: u32 = 120;
/// Who is played against where nobody is named: the same as in the page.
const USUAL_BOT: Bot = Bot::Casual;

pub fn run(play: &Play, data: Option<PathBuf>) -> Result {
    let directory = data::open(data.clone())?;
    let editions = data::editions(directory.as_deref())?;
    let library = Library::new(directory);
    let language = play.lang.unwrap_or_else(language_of_environment);
    let texts = Texts::new(language);
    let saved = play.resume.as_deref().map(save::read).transpose()?;
    let resumed = match (&saved, &play.resume) {
        (Some(text), Some(file)) => Some(AnyTable::read(text).map_err(|fault| {
            Failure::Said(format!("{}:{}: {}", file.display(), fault.line, fault.what))
        })?),
        _ => None,
    };
    let game = match (resumed.as_ref().map(AnyTable::game), play.game) {
        (Some(saved), Some(asked)) if saved != asked => {
            let what = format!("the saved game is {saved}, not {asked}");
            return Err(Failure::Said(what));
        }
        (Some(saved), _) => saved,
        (None, Some(asked)) => asked,
        (None, None) => {
            let names: Vec<&str> = GameName::ALL.iter().map(|game| game.as_str()).collect();
            let what = format!("which game? expected {}", names.join(", "));
            return Err(Failure::Said(what));
        }
    };
    let lexicon = match &resumed {
        Some(table) => table.lexicon().to_owned(),
        None => editions.lexicon(game, play.edition.as_deref()).map_err(Failure::from_display)?,
    };
    let words = Words::new(library.open(&lexicon).map_err(Failure::from_display)?);
    let seed = match play.seed {
        Some(seed) => seed,
        None => random_seed()?,
    };
    let (table, is_resumed) = match resumed {
        Some(table) => (table, true),
        None => (open(play, &editions, game, &texts, &words, seed)?, false),
    };
    // Luck goes on from where it was: another stream for each moment of leaving.
    let luck = seed.wrapping_add(u64::from(table.entry_count()) << 32);
    let file = play
        .resume
        .clone()
        .unwrap_or_else(|| save::fresh_file(data::directory(data), game.as_str()));
    let kit = Kit { play, texts, words, file, luck, is_resumed };
    each_table!(table, table => kit.play(table))
}

/// What a session is made of besides its table.
struct Kit<'a> {
    play: &'a Play,
    texts: Texts,
    words: Words,
    file: PathBuf,
    luck: u64,
    is_resumed: bool,
}

impl Kit<'_> {
    fn play<G: Played>(self, table: Table<G>) -> Result {
        let players = &table.setup().players;
        let names = names(&self.texts, players);
        let seated: Vec<(Seat, Bot)> = bots_among(players).collect();
        let pace = self.play.pace.filter(|pace| pace.is_finite()).unwrap_or(G::PACE);
        let minds = Bots::default();
        let words = self.words.at_table(self.play.family, seated.iter().map(|&(_, bot)| bot));
        let prepared = seated
            .into_iter()
            .map(|(seat, bot)| (seat, bot, minds.mind(&Seen::new(&table, seat), &words, bot)));
        let company = Company::with(&table, prepared, self.luck).paced(pace.clamp(0.0, 10.0));
        let screen = Screen::new(self.play.color.wanted(), self.play.plain);
        let keywords = Keywords::new(&self.texts);
        welcome::<G>(&screen, &self.texts, &keywords, &names, self.is_resumed)?;
        let heard = if self.is_resumed { table.next_event() } else { 0 };
        let session = Session {
            clock: Clock::from(table.now()),
            heard: vec![heard; names.len()],
            table,
            words,
            minds,
            chance: Seeded::new(self.luck),
            company,
            texts: self.texts,
            keywords,
            names,
            screen,
            inbox: Inbox::open()?,
            file: self.file,
            at_keyboard: None,
            offered: Vec::new(),
            shown: None,
            prompted: false,
            ticked: None,
            asked: String::new(),
            drawn: Vec::new(),
        };
        session.run()
    }
}

fn welcome<G: Played>(
    screen: &Screen,
    texts: &Texts,
    keywords: &Keywords,
    names: &[String],
    is_resumed: bool,
) -> Result<()> {
    let title = screen.look.bold(&texts.text(&format!("game-{}", G::NAME)));
    screen.line(&format!("{title}. {}", texts.text(&format!("game-{}-pitch", G::NAME))))?;
    screen
        .line(&texts.say("terminal-against", &Given::new().with("players", texts.list(names))))?;
    let given = Given::new().with("help", keywords.shown(Verb::Help));
    let given = given.with("rules", keywords.shown(Verb::Rules));
    screen.line(&texts.say("terminal-how", &given))?;
    if is_resumed {
        screen.line(&texts.text("terminal-resumed"))?;
    }
    Ok(())
}

/// Opens a table for the people and bots that were asked for.
fn open(
    play: &Play,
    editions: &Editions,
    game: GameName,
    texts: &Texts,
    words: &Words,
    seed: u64,
) -> Result<AnyTable> {
    let players = players(play, texts);
    let rules = editions.house_rules(game, play.edition.as_deref(), players.len());
    let rules = rules.map_err(Failure::from_display)?;
    let mut house = house::read(&rules, &play.house)?;
    // People share a keyboard: whoever is asked needs time to read.
    for rule in rules.into_iter().filter(|rule| ANSWERED.contains(&rule.name.as_str())) {
        house.entry(rule.name).or_insert(ANSWER_SECONDS.into());
    }
    let opening = Opening {
        edition: play.edition.clone(),
        house: Value::Object(house),
        ..Opening::new(players)
    };
    let chance = &mut Seeded::new(seed);
    editions.open(game, opening, words.all(), chance).map_err(Failure::from_display)
}

/// People first, then bots. Nobody named is one person; nobody asked for at all is one bot.
fn players(play: &Play, texts: &Texts) -> Vec<Player> {
    let mut people = play.players.clone();
    let mut bots = play.bots.clone();
    if people.is_empty() {
        people.push(own_name(texts));
    }
    if bots.is_empty() && play.players.len() < 2 {
        bots.push(USUAL_BOT);
    }
    let person = |name: String| Player { name, ..Player::default() };
    let bot = |bot: Bot| Player {
        name: bot.as_str().to_owned(),
        holder: Holder::Bot,
        ..Player::default()
    };
    people.into_iter().map(person).chain(bots.into_iter().map(bot)).collect()
}

/// What the one at the keyboard is called where nobody says so.
fn own_name(texts: &Texts) -> String {
    let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).unwrap_or_default();
    let mut letters = name.chars().filter(|c| c.is_alphanumeric()).take(20);
    match letters.next() {
        Some(first) if name != "root" => first.to_uppercase().chain(letters).collect(),
        _ => texts.say("player-number", &Given::new().with("number", 1)),
    }
}

/// Which bot sits in a seat: it is called by its level.
fn bot_called(name: &str) -> Bot {
    name.parse().unwrap_or(USUAL_BOT)
}

/// The bots among the players of a game, by their names.
pub fn bots_among(players: &[Player]) -> impl Iterator<Item = (Seat, Bot)> {
    let bots = Seat::all(players.len()).zip(players);
    let bots = bots.filter(|(_, player)| player.holder == Holder::Bot);
    bots.map(|(seat, player)| (seat, bot_called(&player.name)))
}

/// What everybody is called: bots by their level in the reader's language, and no two alike.
fn names(texts: &Texts, players: &[Player]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (place, player) in players.iter().enumerate() {
        let name = match player.holder {
            Holder::Bot => texts.text(&format!("bot-{}", bot_called(&player.name))),
            Holder::Person if player.name.trim().is_empty() => {
                texts.say("player-number", &Given::new().with("number", place + 1))
            }
            // A name from a file is shown without whatever could move the cursor.
            Holder::Person => player.name.chars().filter(|c| !c.is_control()).take(40).collect(),
        };
        let taken = |name: &String| names.contains(name);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name));
        names.push(free.unwrap_or(name));
    }
    names
}

/// The language that the environment asks for, by the variables in the order of their weight.
fn language_of_environment() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    let first: Vec<String> = set.take(1).collect();
    Language::wanted(first.iter().map(String::as_str))
}

/// Luck from the operating system, where no number is given.
fn random_seed() -> Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(Failure::from_display)?;
    Ok(u64::from_le_bytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_players_have_the_same_name() {
        let texts = Texts::new(Language::English);
        let bot =
            |name: &str| Player { name: name.to_owned(), holder: Holder::Bot, ..Player::default() };
        let person = Player { name: "Ana\u{1b}[2J".to_owned(), ..Player::default() };
        let players = [person, Player::default(), bot("club"), bot("club"), bot("unknown")];
        let names = names(&texts, &players);
        assert_eq!(names, ["Ana[2J", "Player 2", "Club", "Club 2", "Casual"]);
    }
}
