//! The page's types of views, news and commands come from the games; this fails when they no
//! longer agree. One file a game, so that each keeps its own plain names.
#![cfg(feature = "typescript")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::{classic, forfeit, kit, party, rummy, thief};
use std::path::Path;
use ts_rs::{Config, TS};

/// Set to write the files in place of comparing them.
const WRITE: &str = "ABECEDAR_WRITE_TYPES";

const HEAD: &str = "// Written from the games' types; do not edit. To write it anew:\n\
    // ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types\n";

/// What is generic over the game has no declaration of its own in Rust's types for the page.
const GENERIC: &str = "
/**
 * What a viewer sees of a table: the seats, the clock, and the view of the game.
 */
export type TableView<Game> = {
  next_event: number, now: number, deadline: number | null, phase: number,
  players: Array<Player>, seats: Array<SeatStatus>, outcome: Outcome | null, game: Game,
};

/**
 * What was settled before the game. All of it is public.
 */
export type Setup<Edition, House> = {
  edition: Edition, edition_checksum: string, house: House,
  dictionary: { name: string, checksum: string }, players: Array<Player>, undo: boolean,
};

/**
 * What happened, at a table of any game.
 */
export type TableNews<News> =
  | { game: News }
  | { left: { seat: Seat } }
  | { handed_over: { seat: Seat, to: Holder } }
  | { undone: { to: number } };

/**
 * One numbered step of a viewer's stream; empty where something is not for this viewer.
 */
export type Told<News> = { number: number, at: number, news: TableNews<News> | null };
";

type Declared = (Vec<String>, String);

macro_rules! declare {
    ($($type:ty),+ $(,)?) => {{
        let config = Config::new();
        let mut names: Vec<String> = Vec::new();
        let mut text = String::new();
        $({
            let declaration = tidy(&<$type>::decl(&config));
            let docs = <$type>::docs().unwrap_or_default();
            names.push(<$type>::ident(&config));
            text += &format!("\n{docs}export {declaration}\n");
        })+
        (names, text)
    }};
}

/// Declarations come without indentation; the files are read by people too.
fn tidy(declaration: &str) -> String {
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    lines.join("\n  ").replace(", }", ",\n}")
}

fn shared() -> Declared {
    declare![
        games::Glyph,
        games::Factor,
        games::Card,
        games::Tile,
        games::Cell,
        games::At<games::Card>,
        games::Points,
        games::LineKind,
        games::Line,
        games::Sheet,
        games::SheetEntry,
        games::Seat,
        games::Side,
        games::Holder,
        games::Player,
        games::SeatStatus,
        games::Millis,
        games::Phase,
        games::Outcome,
        games::Window<()>,
        games::Refusal,
        games::refusal::About,
        games::Code,
        kit::WordRules,
        kit::Judged,
        kit::LostChallenge,
        kit::Question,
    ]
}

fn cartas() -> Declared {
    declare![
        games::cartas::CartasEdition,
        games::cartas::LetterCards,
        games::cartas::BonusCards,
        forfeit::ActionCards,
        forfeit::ActionId,
        forfeit::Half,
        forfeit::ActionCard,
        forfeit::Category,
        forfeit::Test,
        rummy::RoundCards,
        rummy::TaskId,
        rummy::Task,
        rummy::Wanted,
        rummy::Fourfold,
    ]
}

/// Classic and Forfeit share their types; Classic's `variant` is empty.
fn crossing() -> Declared {
    declare![
        classic::View<forfeit::Actions>,
        classic::Stage,
        classic::Play,
        classic::FormedWord,
        classic::Command<forfeit::Actions>,
        classic::Lay,
        classic::BonusUse,
        classic::News<forfeit::Actions>,
        classic::Why,
        classic::EndReason,
        classic::House<forfeit::Actions>,
        classic::BonusOn,
        forfeit::ForfeitCommand,
        forfeit::Answer,
        forfeit::ForfeitNews,
        forfeit::ForfeitView,
    ]
}

fn rummy() -> Declared {
    declare![
        rummy::View,
        rummy::Stage,
        rummy::Command,
        rummy::From,
        rummy::Lay,
        rummy::LaidWord,
        rummy::FourfoldChoice,
        rummy::News,
        rummy::RoundEnd,
        rummy::RummyHouse,
    ]
}

fn party() -> Declared {
    declare![
        party::View,
        party::Stage,
        party::Settling,
        party::Prospects,
        party::Clock,
        party::Zone,
        party::ZoneEffect,
        party::ZonePlace,
        party::Play,
        party::FormedWord,
        party::Command,
        party::Event,
        party::EndReason,
        party::StartedBy,
        party::NoWord,
        party::ChanceFace,
        party::PartyEdition,
        party::LetterTiles,
        party::LetterDie,
        party::Board,
        party::House,
        party::ChanceRolls,
        party::ChanceLetter,
    ]
}

fn thief() -> Declared {
    declare![
        thief::View,
        thief::Stage,
        thief::Card,
        thief::Suit,
        thief::PlayedWord,
        thief::WordId,
        thief::Fate,
        thief::Play,
        thief::FormedWord,
        thief::Command,
        thief::News,
        thief::Why,
        thief::EndReason,
        thief::ThiefEdition,
        thief::SuitCards,
        thief::CannotPlay,
        thief::LongWord,
        thief::Plural,
        thief::House,
        thief::Rearranging,
    ]
}

/// Does a declaration name the type? Comments do not count.
fn mentions(text: &str, name: &str) -> bool {
    let in_code = |line: &&str| !line.trim_start().starts_with(['*', '/']);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.lines().filter(in_code).any(|line| line.split(|c| !is_word(c)).any(|word| word == name))
}

/// A file: what it takes from others, and its own declarations.
fn file(own: &Declared, others: &[(&str, &[String])]) -> String {
    let mut text = HEAD.to_owned();
    for (from, names) in others {
        let wanted = |name: &&String| !own.0.contains(name) && mentions(&own.1, name);
        let used: Vec<&str> = names.iter().filter(wanted).map(String::as_str).collect();
        if !used.is_empty() {
            text += &format!("import type {{ {} }} from './{from}';\n", used.join(", "));
        }
    }
    text + &own.1
}

#[test]
fn the_types_of_the_page_are_those_of_the_games() {
    let (shared, cartas) = (shared(), cartas());
    let from: &[(&str, &[String])] = &[("shared", &shared.0), ("cartas", &cartas.0)];
    let files = [
        ("shared", file(&shared, &[]) + GENERIC),
        ("cartas", file(&cartas, &from[..1])),
        ("classic", file(&crossing(), from)),
        ("rummy", file(&rummy(), from)),
        ("party", file(&party(), &from[..1])),
        ("thief", file(&thief(), &from[..1])),
    ];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/games");
    for (name, wanted) in files {
        let path = folder.join(format!("{name}.ts"));
        if std::env::var_os(WRITE).is_some() {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(&path, &wanted).unwrap();
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept.replace("\r\n", "\n") == wanted,
            "web/src/api/games/{name}.ts is out of date; write it anew with\n  \
             {WRITE}=1 cargo test -p games --features typescript --test types"
        );
    }
}

/// The generic declarations are written by hand, so their fields are compared with real ones.
#[test]
fn generic_types_have_the_fields_that_a_table_has() {
    use games::{Opening, Player, Seeded, Viewer, WordList};
    let words = WordList::new(lexicon::Alphabet::French, ["le"]).unwrap();
    let opening = Opening::new(vec![Player::default(); 2]);
    let table = games::GameName::Party.open(opening, &words, &mut Seeded::new(1)).unwrap();
    let told = table.told(Viewer::Watcher, 0);
    for (object, of) in [
        (table.view(Viewer::Watcher), "TableView"),
        (table.setup(), "Setup"),
        (told[0].clone(), "Told"),
    ] {
        let start = GENERIC.find(&format!("export type {of}<")).unwrap();
        let text = &GENERIC[start..];
        let text = &text[..text.find(";\n").unwrap()];
        for field in object.as_object().unwrap().keys() {
            assert!(text.contains(&format!("{field}: ")), "{of} lacks {field}");
        }
    }
}
