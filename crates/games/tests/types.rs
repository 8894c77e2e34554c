//! The page's types of views, news and commands come from the games; this fails when they no
//! longer agree. One file a game, so that each keeps its own plain names, and `index.ts` with what
//! the registry knows. Whatever a game's types mention is found by itself.
#![cfg(feature = "typescript")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use games::{Game, GameName, Tally, each_game};
use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS, TypeVisitor};

/// Set to write the files in place of comparing them.
const WRITE: &str = "ABECEDAR_WRITE_TYPES";

const HEAD: &str = "// Written from the games' types; do not edit. To write it anew:\n\
    // ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types\n";

/// The file of what is no single game's.
const SHARED: &str = "shared";

/// What is generic over the game has no declaration of its own in Rust's types for the page.
const GENERIC: &str = "
/**
 * What a viewer sees of a table: the seats, the clock, and the view of the game.
 */
export type TableView<Game> = {
  next_event: number, now: number, deadline: number | null, phase: number,
  players: Array<Player>, seats: Array<SeatStatus>, awaited: Array<Seat>,
  outcome: Outcome | null, game: Game,
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
 * One numbered step of a viewer's stream and the sentences about it; empty where something is not
 * for this viewer.
 */
export type Heard<News> = {
  number: number, at: number, news: TableNews<News> | null, said: Array<Said>,
};
";

/// Where a type is declared: the file, and its name there.
type Place = (String, String);

/// All types that were come across.
struct Collected {
    config: Config,
    declared: BTreeMap<Place, String>,
    needs: BTreeMap<Place, BTreeSet<Place>>,
    /// The types whose fields are being looked at, the innermost last.
    trail: Vec<Place>,
}

impl Collected {
    fn new() -> Collected {
        Collected {
            config: Config::new(),
            declared: BTreeMap::new(),
            needs: BTreeMap::new(),
            trail: Vec::new(),
        }
    }

    /// Takes a type in, with all that it mentions.
    fn root<T: TS + 'static>(&mut self) -> Place {
        self.visit::<T>();
        self.place::<T>()
    }

    /// A type belongs to the folder of its game; what lies in no folder is shared. A game's types
    /// that are made for another one (Forfeit's `View`) are that one's.
    fn place<T: TS + ?Sized>(&self) -> Place {
        let mut path = type_name::<T>();
        if self.is_generic::<T>() {
            path = path.split('<').next().unwrap_or(path);
        }
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let folders = path.split("games::").skip(1).filter_map(|rest| rest.split("::").next());
        let folder = folders.filter(|folder| source.join(folder).is_dir()).last();
        (folder.unwrap_or(SHARED).to_owned(), T::ident(&self.config))
    }

    /// Is it generic in the page too?
    fn is_generic<T: TS + ?Sized>(&self) -> bool {
        T::name(&self.config).contains('<')
    }

    fn declaration<T: TS + ?Sized>(&self) -> String {
        let text = if self.is_generic::<T>() {
            T::decl(&self.config)
        } else {
            T::decl_concrete(&self.config)
        };
        format!("\n{}export {}\n", T::docs().unwrap_or_default(), tidy(&text))
    }

    /// A file: what it takes from others, and its own declarations.
    fn file(&self, name: &str) -> String {
        let own = || self.declared.iter().filter(|((file, _), _)| file == name);
        let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (place, text) in own() {
            for (file, needed) in self.needs.get(place).into_iter().flatten() {
                if file != name && mentions(text, needed) {
                    imports.entry(file).or_default().insert(needed);
                }
            }
        }
        let mut file = HEAD.to_owned();
        for (from, names) in imports {
            let names: Vec<&str> = names.into_iter().collect();
            file += &format!("import type {{ {} }} from './{from}';\n", names.join(", "));
        }
        file.extend(own().map(|(_, text)| text.as_str()));
        file
    }

    fn files(&self) -> BTreeSet<String> {
        self.declared.keys().map(|(file, _)| file.clone()).collect()
    }
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let place = self.place::<T>();
        if let Some(parent) = self.trail.last() {
            self.needs.entry(parent.clone()).or_default().insert(place.clone());
        }
        let text = self.declaration::<T>();
        if let Some(known) = self.declared.insert(place.clone(), text.clone()) {
            assert_eq!(known, text, "two types want to be {place:?}");
            return;
        }
        self.trail.push(place);
        T::visit_dependencies(self);
        self.trail.pop();
    }
}

/// Declarations come without indentation; the files are read by people too.
fn tidy(declaration: &str) -> String {
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    lines.join("\n  ").replace(", }", ",\n}")
}

/// Does a declaration name the type? Comments do not count.
fn mentions(text: &str, name: &str) -> bool {
    let in_code = |line: &&str| !line.trim_start().starts_with(['*', '/']);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.lines().filter(in_code).any(|line| line.split(|c| !is_word(c)).any(|word| word == name))
}

/// What there is to know of each game by its name.
fn index(types: &mut Collected) -> String {
    let mut files = BTreeSet::new();
    let mut games = String::new();
    for &game in GameName::ALL {
        let parts: [(&str, Place); 7] = each_game!(game, G => [
            ("view", types.root::<<G as Game>::View>()),
            ("command", types.root::<<G as Game>::Command>()),
            ("news", types.root::<<G as Game>::News>()),
            ("house", types.root::<<G as Game>::House>()),
            ("edition", types.root::<<G as Game>::Edition>()),
            ("note", types.root::<<G as Tally>::Note>()),
            ("lying", types.root::<<G as Tally>::Lying>()),
        ]);
        games += &format!("  {game}: {{\n");
        for (part, (file, name)) in parts {
            games += &format!("    {part}: {file}.{name};\n");
            files.insert(file);
        }
        games += "  };\n";
    }
    let imports: String =
        files.iter().map(|file| format!("import type * as {file} from './{file}';\n")).collect();
    format!(
        "{HEAD}{imports}\n/**\n * The games: what is seen, done and told in each, its house rules, \
         what it is printed with, what is noted of it and what lies on the real table then.\n */\nexport interface Games {{\n{games}}}\n"
    )
}

#[test]
fn the_types_of_the_page_are_those_of_the_games() {
    let mut types = Collected::new();
    let index = index(&mut types);
    // What tables of every game have, and what goes around them.
    types.root::<games::Player>();
    types.root::<games::SeatStatus>();
    types.root::<games::Outcome>();
    types.root::<games::Said>();
    types.root::<games::HouseRule>();
    types.root::<games::Tallied>();
    let mut files = vec![("index".to_owned(), index)];
    for name in types.files() {
        let generic = if name == SHARED { GENERIC } else { "" };
        let text = types.file(&name) + generic;
        files.push((name, text));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/games");
    for (name, wanted) in &files {
        compare(&folder.join(format!("{name}.ts")), wanted);
    }
    let kept: BTreeSet<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    let wanted = files.iter().map(|(name, _)| format!("{name}.ts")).collect();
    assert_eq!(kept, wanted, "files of web/src/api/games");
}

fn compare(path: &PathBuf, wanted: &str) {
    if std::env::var_os(WRITE).is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, wanted).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept.replace("\r\n", "\n") == wanted,
        "{} is out of date; write it anew with\n  \
         {WRITE}=1 cargo test -p games --features typescript --test types",
        path.display()
    );
}

/// The generic declarations are written by hand, so their fields are compared with real ones.
#[test]
fn generic_types_have_the_fields_that_a_table_has() {
    use games::{Opening, Player, Seeded, Viewer, WordList};
    let words = WordList::new(lexicon::Alphabet::FRENCH, ["le"]).unwrap();
    let opening = Opening::new(vec![Player::default(); 2]);
    let table = GameName::Party.open(opening, &words, &mut Seeded::new(1)).unwrap();
    let heard = table.heard(Viewer::Watcher, 0);
    for (object, of) in [
        (table.view(Viewer::Watcher), "TableView"),
        (table.setup(), "Setup"),
        (heard[0].clone(), "Heard"),
    ] {
        let start = GENERIC.find(&format!("export type {of}<")).unwrap();
        let text = &GENERIC[start..];
        let text = &text[..text.find(";\n").unwrap()];
        for field in object.as_object().unwrap().keys() {
            assert!(text.contains(&format!("{field}: ")), "{of} lacks {field}");
        }
    }
}
