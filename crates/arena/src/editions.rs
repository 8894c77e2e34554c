//! The five games in the five languages: whether their boxes are alike, and whether the levels
//! keep their order in each.

use crate::contest::Contest;
use crate::luck::mixed;
use crate::matches::Match;
use crate::progress::Progress;
use crate::stats::{Spread, spreads};
use bots::{Bot, Playable, Words};
use games::classic::Classic;
use games::{Card, Editions, GameName, Opening, Player, Points, Seeded, Setup, Table, each_game};
use lexicon::{Letter, Library, Rack};
use std::fmt::Write;

/// All luck follows from it.
const SEED: u64 = 2_026;
/// So many hands are dealt from every box of Cartas.
pub const HANDS: u64 = 1_000;
/// So many games of *club* against itself say what a turn brings.
pub const GAMES_OF_CLUB: u64 = 40;
/// How many games two levels play, and how many where one is maestro, who thinks long.
pub const GAMES_OF_LEVELS: [u64; 2] = [40, 20];
/// A box is ill-made if a turn brings so many times as much as in the leaflet's own, or as little.
const ILL_MADE: f64 = 1.5;

/// A game in a language whose words ship with the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Which game.
    pub game: GameName,
    /// The name of the box.
    pub name: String,
    /// The language of its words.
    pub language: String,
    /// Is it the leaflet's own?
    pub leaflet: bool,
}

/// All of them, the leaflet's own first in each game. The small boxes are for tests.
pub fn all() -> Vec<Edition> {
    let (editions, shipped) = (Editions::built_in(), Library::new(None).names());
    let mut found = Vec::new();
    for &game in GameName::ALL {
        for name in editions.names(game) {
            let language = editions.lexicon(game, Some(&name)).unwrap_or_default();
            if shipped.contains(&language) && !name.ends_with("-small") {
                let leaflet = name == game.box_name();
                found.push(Edition { game, name, language, leaflet });
            }
        }
    }
    found
}

impl Edition {
    fn words(&self) -> Result<Words, String> {
        Library::new(None).open(&self.language).map(Words::new).map_err(|error| error.to_string())
    }

    fn setup<G: Playable>(&self, words: &Words) -> Result<Setup<G>, String> {
        let edition = Some(self.name.clone());
        let opening = Opening { edition, ..Opening::new(vec![Player::default(); 2]) };
        opening.setup::<G>(&Editions::built_in(), words.all()).map_err(|error| error.to_string())
    }
}

/// What there is to say of a box.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// Which.
    pub edition: Edition,
    /// The part of dealt hands of Classic that make a word, where it is a box of Cartas.
    pub playable: Option<f64>,
    /// What a turn of *club* brings.
    pub points_a_turn: f64,
}

/// Looks at a box.
pub fn figures(edition: &Edition, progress: &Progress) -> Result<Figures, String> {
    let words = edition.words()?;
    let is_classic = edition.game == GameName::Classic;
    let playable = is_classic.then(|| playable(edition, &words)).transpose()?;
    let points_a_turn = each_game!(edition.game, G => points::<G>(edition, &words, progress))?;
    Ok(Figures { edition: edition.clone(), playable, points_a_turn })
}

/// The part of dealt hands that make a word by themselves.
fn playable(edition: &Edition, words: &Words) -> Result<f64, String> {
    let setup = edition.setup::<Classic>(words)?;
    let alphabet = words.all().alphabet();
    let mut can = 0;
    for deal in 0..HANDS {
        let luck = &mut Seeded::new(mixed(SEED, deal));
        let table = Table::open(setup.clone(), words.all(), luck).map_err(|e| e.to_string())?;
        let state = table.state();
        let hand = state.hand(state.on_turn);
        let letter = |card: &Card| match card {
            Card::Letter(glyph) => alphabet.letter(glyph.as_char()),
            _ => None,
        };
        let letters: Vec<Letter> = hand.iter().filter_map(letter).collect();
        let blanks = hand.iter().filter(|card| matches!(card, Card::Blank(_))).count();
        let rack = Rack::new(letters, blanks as u8);
        can += u32::from(words.all().sub_anagrams(&rack).next().is_some());
    }
    Ok(f64::from(can) / HANDS as f64)
}

/// What a turn of *club* brings, in the mean.
fn points<G: Playable>(
    edition: &Edition,
    words: &Words,
    progress: &Progress,
) -> Result<f64, String> {
    let contest = Contest::new(edition.setup::<G>(words)?, words, &[Bot::Club, Bot::Club], SEED);
    let (mut points, mut turns) = (0, 0);
    // The games of a pair would be the same game: only the first of each is played.
    for number in 0..GAMES_OF_CLUB {
        let mut last = 0;
        let table = contest.watched(2 * number, &mut |table, _, _| {
            last = last.max(table.awaited().turn);
        });
        let table = table.map_err(|fault| format!("{}: {fault}", edition.name))?;
        points += table.scores().iter().map(|&Points(points)| i64::from(points)).sum::<i64>();
        turns += i64::from(last) + 1;
        progress.done(1);
    }
    Ok(points as f64 / turns.max(1) as f64)
}

/// The figures of all boxes as a table in Markdown, each beside the leaflet's own.
pub fn table(figures: &[Figures]) -> String {
    let mut text = format!(
        "| game | words | hands with a word, of {HANDS} | points a turn of *club*, {GAMES_OF_CLUB} \
         games | beside the leaflet's |\n|---|---|---:|---:|---:|\n"
    );
    for found in figures {
        let Edition { game, language, leaflet, .. } = &found.edition;
        let own = figures.iter().find(|other| other.edition.leaflet && other.edition.game == *game);
        let hands =
            found.playable.map_or_else(String::new, |part| format!("{:.1} %", part * 100.0));
        let beside = match own {
            Some(_) if *leaflet => "the leaflet's".to_owned(),
            Some(own) => format!("× {:.2}", found.points_a_turn / own.points_a_turn),
            None => String::new(),
        };
        let points = found.points_a_turn;
        let _ = writeln!(text, "| {game} | {language} | {hands} | {points:.1} | {beside} |");
    }
    text
}

/// Those whose turns bring much more or much less than in the leaflet's own box.
pub fn ill_made(figures: &[Figures]) -> Vec<&Figures> {
    let far = |found: &&Figures| {
        let own =
            figures.iter().find(|f| f.edition.leaflet && f.edition.game == found.edition.game);
        own.is_some_and(|own| {
            let ratio = found.points_a_turn / own.points_a_turn;
            !(1.0 / ILL_MADE..=ILL_MADE).contains(&ratio)
        })
    };
    figures.iter().filter(far).collect()
}

/// By how much each level is ahead of the one below in an edition.
#[derive(Clone, Debug)]
pub struct Order {
    /// Which edition.
    pub edition: Edition,
    /// The upper level, how many games it played, and by how much it is ahead.
    pub rungs: Vec<(Bot, u64, Spread)>,
}

/// How many games the order of an edition takes.
pub fn games_of_order() -> u64 {
    Bot::LEVELS[1..].iter().map(|&upper| games_of(upper)).sum()
}

fn games_of(upper: Bot) -> u64 {
    let [usual, of_maestro] = GAMES_OF_LEVELS;
    if upper == Bot::Maestro { of_maestro } else { usual }
}

/// Lets each level play the one below.
pub fn order(edition: &Edition, progress: &Progress) -> Result<Order, String> {
    let words = edition.words()?;
    each_game!(edition.game, G => order_in::<G>(edition, &words, progress))
}

fn order_in<G: Playable>(
    edition: &Edition,
    words: &Words,
    progress: &Progress,
) -> Result<Order, String> {
    let setup = edition.setup::<G>(words)?;
    let mut rungs = Vec::new();
    for pair in Bot::LEVELS.windows(2) {
        let (lower, upper) = (pair[0], pair[1]);
        let contest = Contest::new(setup.clone(), words, &[upper, lower], SEED);
        let matched = Match::of(games_of(upper)).threads(Some(1));
        let matched = matched.play(&contest, &|_| progress.done(1));
        let games = matched.map_err(|fault| format!("{}: {fault}", edition.name))?.games;
        rungs.push((upper, games_of(upper), Spread::of(&spreads(&games, 2, 0, 1))));
    }
    Ok(Order { edition: edition.clone(), rungs })
}

/// The orders as a table in Markdown.
pub fn orders(orders: &[Order]) -> String {
    let mut text = String::from("| game | words |");
    for pair in Bot::LEVELS.windows(2) {
        let _ = write!(text, " {} on {} ({} games) |", pair[1], pair[0], games_of(pair[1]));
    }
    let _ = writeln!(text, "\n|---|---|{}", "---:|".repeat(Bot::LEVELS.len() - 1));
    for order in orders {
        let Edition { game, language, .. } = &order.edition;
        let _ = write!(text, "| {game} | {language} |");
        for (_, _, spread) in &order.rungs {
            let _ = write!(text, " {spread} |");
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(game: GameName, language: &str, leaflet: bool, points_a_turn: f64) -> Figures {
        let (name, language) = (format!("{game}-{language}"), language.to_owned());
        let edition = Edition { game, name, language, leaflet };
        Figures { edition, playable: None, points_a_turn }
    }

    #[test]
    fn there_are_five_games_in_five_languages() {
        let all = all();
        assert_eq!(all.len(), 25);
        assert_eq!(all.iter().filter(|edition| edition.leaflet).count(), 5);
    }

    #[test]
    fn a_box_whose_turns_bring_far_more_or_less_is_told_apart() {
        let figures = [
            found(GameName::Classic, "pt", true, 20.0),
            found(GameName::Classic, "ro", false, 29.0),
            found(GameName::Classic, "es", false, 31.0),
            found(GameName::Classic, "fr", false, 13.0),
            found(GameName::Party, "fr", true, 90.0),
        ];
        let ill: Vec<&str> =
            ill_made(&figures).iter().map(|f| f.edition.language.as_str()).collect();
        assert_eq!(ill, ["es", "fr"]);
        assert!(table(&figures).contains("| classic | ro |  | 29.0 | × 1.45 |"));
    }
}
