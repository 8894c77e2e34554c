//! The texts of one language, loaded from the files that ship with the program.

use crate::given::Given;
use crate::language::Language;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

// `FILES`: every language's files, as `build.rs` finds them in `locales/`.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// Loads a language.
    pub fn new(language: Language) -> Texts {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // All our languages run from left to right, so values need no isolation marks.
        bundle.set_use_isolating(false);
        for source in Texts::sources(language) {
            // A file with a fault still gives its sound texts; tests see to it that none has one.
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle }
    }

    /// The Fluent sources of a language.
    pub fn sources(language: Language) -> &'static [&'static str] {
        let found = FILES.iter().find(|(code, _)| *code == language.code());
        found.map_or(&[], |(_, sources)| sources)
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Is there a text of this name?
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A text with its values; its name where it is missing.
    pub fn say(&self, id: &str, given: &Given) -> String {
        self.try_say(id, given).unwrap_or_else(|_| id.to_owned())
    }

    /// A text that has no values.
    pub fn text(&self, id: &str) -> String {
        self.say(id, &Given::new())
    }

    /// A text with its values, or what is wrong with it.
    pub fn try_say(&self, id: &str, given: &Given) -> Result<String, String> {
        let message = self.bundle.get_message(id).ok_or_else(|| format!("there is no {id}"))?;
        let pattern = message.value().ok_or_else(|| format!("{id} is empty"))?;
        let mut faults = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(given.args()), &mut faults);
        match faults.first() {
            None => Ok(said.into_owned()),
            Some(fault) => Err(format!("{id}: {fault}")),
        }
    }

    /// Names or words as a sentence lists them: `Ana, Rui and Zé`.
    pub fn list(&self, items: &[String]) -> String {
        self.joined("list-and", items)
    }

    /// Things of which one is meant, as a sentence lists them: `A, E or I`.
    pub fn list_or(&self, items: &[String]) -> String {
        self.joined("list-or", items)
    }

    fn joined(&self, id: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [head @ .., last] => {
                let given = Given::new().with("head", head.join(", ")).with("last", last);
                self.say(id, &given)
            }
        }
    }
}
