//! The rules of the games as pages, from the texts and the plan of paragraphs that the program uses.

use super::plan::Page;
use crate::files::below;
use crate::shell::root;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// A game with its box, in the order of the program.
const GAMES: [(&str, &str); 5] = [
    ("classic", "cartas"),
    ("forfeit", "cartas"),
    ("rummy", "cartas"),
    ("party", "party"),
    ("thief", "word-thief"),
];

/// A language with its own name; the first is that of the other pages.
const LANGUAGES: [(&str, &str); 5] = [
    ("en", "English"),
    ("pt", "Português"),
    ("fr", "Français"),
    ("ro", "Română"),
    ("es", "Español"),
];

#[derive(Deserialize)]
struct Written {
    paragraphs: BTreeMap<String, Told>,
    pages: BTreeMap<String, Vec<Section>>,
}

#[derive(Deserialize)]
struct Told {
    rules: Vec<String>,
    #[serde(default)]
    numbers: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Section {
    heading: String,
    paragraphs: Vec<String>,
}

/// A page for each game in each language.
pub fn pages() -> Result<Vec<Page>, String> {
    let written: Written = read("crates/texts/rules.json")?;
    let mut pages = Vec::new();
    for (game, box_name) in GAMES {
        for (language, _) in LANGUAGES {
            pages.push(page(game, box_name, language, &written)?);
        }
    }
    Ok(pages)
}

fn page(game: &str, box_name: &str, language: &str, written: &Written) -> Result<Page, String> {
    let texts = Texts::read(language)?;
    let own = format!("crates/games/editions/{box_name}-{language}.json");
    let edition: Value = if root().join(&own).exists() {
        read(&own)?
    } else {
        read(&format!("crates/games/editions/{box_name}.json"))?
    };
    let title = texts.say(&format!("game-{game}"), &[])?;
    let others: Vec<String> = LANGUAGES
        .iter()
        .filter(|(code, _)| *code != language)
        .map(|(code, name)| format!("[{name}]({})", source_of(game, code)))
        .collect();
    let mut text = format!("# {title}\n\n{}\n", others.join(" · "));
    let sections = written.pages.get(game).ok_or_else(|| format!("{game} has no rules"))?;
    for section in sections {
        let heading = texts.say(&format!("rules-heading-{}", section.heading), &[])?;
        text += &format!("\n## {heading}\n");
        for name in &section.paragraphs {
            let told = written.paragraphs.get(name).ok_or_else(|| format!("no {name}"))?;
            let numbers: Vec<(&str, i64)> = told
                .numbers
                .iter()
                .map(|(value, place)| {
                    let number = edition.pointer(place).and_then(Value::as_i64);
                    number
                        .map(|number| (value.as_str(), number))
                        .ok_or_else(|| format!("{own} has no number at {place}"))
                })
                .collect::<Result<_, _>>()?;
            let said = texts.say(&format!("rules-{name}"), &numbers)?;
            text += &format!("\n{} <small>{}</small>\n", plain(&said), told.rules.join(", "));
        }
    }
    Ok(Page {
        source: source_of(game, language),
        output: format!("rules-{game}-{language}.html"),
        title,
        text,
        language: language.to_owned(),
        listed: language == LANGUAGES[0].0,
    })
}

fn source_of(game: &str, language: &str) -> String {
    format!("rules-{game}-{language}")
}

/// Letters that would be marks in Markdown.
fn plain(text: &str) -> String {
    let mut made = String::new();
    for c in text.chars() {
        if matches!(c, '*' | '_' | '[' | ']' | '<' | '>' | '`' | '\\' | '#') {
            made.push('\\');
        }
        made.push(c);
    }
    made
}

struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    fn read(language: &str) -> Result<Texts, String> {
        let identifier = language.parse().map_err(|error| format!("{language}: {error}"))?;
        let mut bundle = FluentBundle::new(vec![identifier]);
        bundle.set_use_isolating(false);
        for path in below(&root().join("locales").join(language))? {
            let text = fs::read_to_string(&path)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text);
            bundle.add_resource_overriding(resource);
        }
        Ok(Texts { bundle })
    }

    fn say(&self, name: &str, numbers: &[(&str, i64)]) -> Result<String, String> {
        let pattern = self.bundle.get_message(name).and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| format!("there is no text {name}"))?;
        let mut args = FluentArgs::new();
        for (value, number) in numbers {
            args.set(*value, *number);
        }
        let mut faults = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        if faults.is_empty() { Ok(said) } else { Err(format!("{name}: {}", faults[0])) }
    }
}

fn read<T: serde::de::DeserializeOwned>(path: &str) -> Result<T, String> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    serde_json::from_str(&text).map_err(|error| format!("{path}: {error}"))
}
