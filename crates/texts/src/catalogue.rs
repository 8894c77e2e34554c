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
            None => Ok(printed(&said)),
            Some(fault) => Err(format!("{id}: {fault}")),
        }
    }

    /// Names or words as a sentence lists them: `Ana, Rui and Zé`.
    pub fn list(&self, items: &[String]) -> String {
        let like_i = items.last().is_some_and(|last| sounds_like_i(last));
        self.joined(if like_i { "list-and-i" } else { "list-and" }, items)
    }

    /// Things of which one is meant, as a sentence lists them: `A, E or I`.
    pub fn list_or(&self, items: &[String]) -> String {
        let like_o = items.last().is_some_and(|last| sounds_like_o(last));
        self.joined(if like_o { "list-or-o" } else { "list-or" }, items)
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

/// A text as it is printed: what stands before a number below zero is a minus, not a hyphen.
fn printed(text: &str) -> String {
    let mut printed = String::with_capacity(text.len());
    let mut before = None;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let joins = before.is_some_and(char::is_alphanumeric);
        let number = signs.peek().is_some_and(char::is_ascii_digit);
        printed.push(if sign == '-' && number && !joins { '\u{2212}' } else { sign });
        before = Some(sign);
    }
    printed
}

/// Does it begin with the sound of I, as a vowel of its own? Spanish says `e` before that.
fn sounds_like_i(word: &str) -> bool {
    let mut letters = without_silent_h(word);
    matches!(letters.next(), Some('i' | 'í'))
        && !letters.next().is_some_and(|next| "aeouáéóú".contains(next))
}

/// Does it begin with the sound of O? Spanish says `u` before that.
fn sounds_like_o(word: &str) -> bool {
    matches!(without_silent_h(word).next(), Some('o' | 'ó'))
}

/// Its letters in lower case; a Spanish H at the start is not heard.
fn without_silent_h(word: &str) -> impl Iterator<Item = char> {
    let lower = word.to_lowercase();
    let start = usize::from(lower.starts_with('h'));
    lower.chars().skip(start).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(language: Language, items: [&str; 2]) -> [String; 2] {
        let texts = Texts::new(language);
        let items = items.map(str::to_owned);
        [texts.list(&items), texts.list_or(&items)]
    }

    #[test]
    fn a_minus_is_no_hyphen() {
        assert_eq!(printed("-5, (-3) A-1 x -a"), "\u{2212}5, (\u{2212}3) A-1 x -a");
        let given = Given::new().with("team", "X").with("points", -5);
        let said = Texts::new(Language::English).say("news-no-word-ding", &given);
        assert_eq!(said, "Ding! Time is up. X: \u{2212}5 points.");
    }

    #[test]
    fn spanish_lists_have_another_word_before_its_own_sound() {
        let spanish = |items| listed(Language::Spanish, items);
        assert_eq!(spanish(["Ana", "Rui"]), ["Ana y Rui", "Ana o Rui"]);
        assert_eq!(spanish(["Ana", "Inés"]), ["Ana e Inés", "Ana o Inés"]);
        assert_eq!(spanish(["A", "I"]), ["A e I", "A o I"]);
        assert_eq!(spanish(["AGUA", "HIJO"]), ["AGUA e HIJO", "AGUA o HIJO"]);
        assert_eq!(spanish(["AGUA", "HIELO"]), ["AGUA y HIELO", "AGUA o HIELO"]);
        assert_eq!(spanish(["Ana", "Óscar"]), ["Ana y Óscar", "Ana u Óscar"]);
        assert_eq!(spanish(["NOCHE", "HORA"]), ["NOCHE y HORA", "NOCHE u HORA"]);
        assert_eq!(listed(Language::English, ["Ana", "Inés"]), ["Ana and Inés", "Ana or Inés"]);
    }
}
