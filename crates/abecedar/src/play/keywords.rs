//! The words that commands are typed with: those of the reader's language, and English ones.

use std::collections::HashMap;
use texts::{Language, Texts};

macro_rules! verbs {
    ($($verb:ident = $name:literal;)*) => {
        /// Something that can be typed besides words of the game.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Verb {
            $($verb,)*
        }

        impl Verb {
            /// All of them.
            pub const ALL: &[Verb] = &[$(Verb::$verb),*];

            /// The name that its texts have.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Verb::$verb => $name,)*
                }
            }
        }
    };
}

verbs! {
    Play = "play";
    Ask = "ask";
    Exchange = "exchange";
    Pass = "pass";
    Accept = "accept";
    Challenge = "challenge";
    Action = "action";
    Decline = "decline";
    Draw = "draw";
    Take = "take";
    Discard = "discard";
    Roll = "roll";
    Spot = "spot";
    Choose = "choose";
    NoRoom = "no-room";
    Steal = "steal";
    Swap = "swap";
    Hint = "hint";
    Explain = "explain";
    Undo = "undo";
    Table = "table";
    Scores = "scores";
    Rules = "rules";
    Save = "save";
    Help = "help";
    Quit = "quit";
    Across = "across";
    Down = "down";
    All = "all";
}

impl Verb {
    /// Those that every game understands.
    pub const EVERYWHERE: &[Verb] = &[
        Verb::Hint,
        Verb::Explain,
        Verb::Undo,
        Verb::Table,
        Verb::Scores,
        Verb::Rules,
        Verb::Save,
        Verb::Help,
        Verb::Quit,
    ];
}

/// The words of a language, each with what it means.
pub struct Keywords {
    words: HashMap<String, Vec<Verb>>,
    shown: HashMap<Verb, String>,
}

impl Keywords {
    /// The words of the reader's language, and English ones behind them.
    pub fn new(texts: &Texts) -> Keywords {
        let mut keywords = Keywords { words: HashMap::new(), shown: HashMap::new() };
        let english = Texts::new(Language::English);
        for &verb in Verb::ALL {
            let id = format!("command-{}", verb.name());
            for texts in [texts, &english] {
                for word in texts.text(&id).split_whitespace() {
                    let meant = keywords.words.entry(word.to_lowercase()).or_default();
                    if !meant.contains(&verb) {
                        meant.push(verb);
                    }
                    keywords.shown.entry(verb).or_insert_with(|| word.to_owned());
                }
            }
        }
        keywords
    }

    /// What a typed word means, among what is understood here.
    pub fn verb(&self, typed: &str, understood: &[Verb]) -> Option<Verb> {
        let meant = self.words.get(&typed.to_lowercase())?;
        meant.iter().copied().find(|verb| understood.contains(verb))
    }

    /// How it is typed in the reader's language.
    pub fn shown(&self, verb: Verb) -> &str {
        self.shown.get(&verb).map_or(verb.name(), String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_word_of_each_language_means_one_thing_where_it_is_understood() {
        // What is understood together, game by game.
        let together: [&[Verb]; 4] = [
            super::super::classic::VERBS,
            super::super::rummy::VERBS,
            super::super::party::VERBS,
            super::super::thief::VERBS,
        ];
        for language in Language::ALL {
            let keywords = Keywords::new(&Texts::new(language));
            for verbs in together {
                let understood = [verbs, Verb::EVERYWHERE].concat();
                for (word, meant) in &keywords.words {
                    let here = meant.iter().filter(|verb| understood.contains(verb)).count();
                    assert!(here <= 1, "{language}: {word} means {meant:?}");
                }
            }
        }
    }

    #[test]
    fn english_is_understood_everywhere_and_the_own_language_is_shown() {
        let keywords = Keywords::new(&Texts::new(Language::Romanian));
        assert_eq!(keywords.verb("UNDO", Verb::EVERYWHERE), Some(Verb::Undo));
        assert_eq!(keywords.verb("Înapoi", Verb::EVERYWHERE), Some(Verb::Undo));
        assert_eq!(keywords.shown(Verb::Undo), "înapoi");
        assert_eq!(keywords.verb("pass", Verb::EVERYWHERE), None);
    }
}
