//! The rules of a game as a page: paragraphs under headings.
//!
//! `rules.json` says which paragraphs a page has, in which order, and which rules of
//! `docs/rules.toml` each tells; the page in the browser is made from the same file. The texts are
//! `rules-heading-…` for headings and `rules-…` for paragraphs. Numbers in them are those of the
//! edition: the file says where in it they stand.

use crate::catalogue::Texts;
use crate::given::Given;
use games::GameName;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A heading with its paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The heading.
    pub heading: String,
    /// What stands under it.
    pub body: Vec<Paragraph>,
}

/// A paragraph, and the rules that it tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// What it says.
    pub text: String,
    /// The rules that it tells, as `docs/rules.toml` names them.
    pub rules: &'static [String],
}

/// What the pages are made of.
#[derive(Deserialize, Default)]
struct Pages {
    paragraphs: BTreeMap<String, Told>,
    pages: BTreeMap<String, Vec<Heading>>,
}

#[derive(Deserialize)]
struct Told {
    rules: Vec<String>,
    /// The values of its text, each with its place in the edition.
    #[serde(default)]
    numbers: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Heading {
    heading: String,
    paragraphs: Vec<String>,
}

/// A file with a fault gives no pages; tests see to it that it has none.
static PAGES: LazyLock<Pages> =
    LazyLock::new(|| serde_json::from_str(include_str!("../rules.json")).unwrap_or_default());

/// The rules page of a game in the language of the texts, with the numbers of an edition (in the
/// form of its file).
pub fn rules(texts: &Texts, game: GameName, edition: &Value) -> Vec<Section> {
    let told = |name: &String| {
        let told = PAGES.paragraphs.get(name)?;
        let mut given = Given::new();
        for (value, place) in &told.numbers {
            let number = edition.pointer(place).and_then(Value::as_i64).unwrap_or_default();
            given = given.with(value.clone(), number);
        }
        Some(Paragraph { text: texts.say(&format!("rules-{name}"), &given), rules: &told.rules })
    };
    let page = PAGES.pages.get(game.as_str()).map(Vec::as_slice).unwrap_or_default();
    let section = |section: &Heading| Section {
        heading: texts.text(&format!("rules-heading-{}", section.heading)),
        body: section.paragraphs.iter().filter_map(told).collect(),
    };
    page.iter().map(section).collect()
}
