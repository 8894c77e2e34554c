//! The rules of a game as a page: numbered paragraphs under headings.

use crate::catalogue::Texts;
use games::GameName;

/// A heading with its paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// The heading.
    pub heading: String,
    /// What stands under it.
    pub body: Vec<String>,
}

/// The rules page of a game in the language of the texts.
///
/// The texts are `rules-GAME-1`, `rules-GAME-2` … for headings and `rules-GAME-1-1`,
/// `rules-GAME-1-2` … for what stands under each.
pub fn rules(texts: &Texts, game: GameName) -> Vec<Paragraph> {
    (1..)
        .map(|section| format!("rules-{game}-{section}"))
        .take_while(|heading| texts.has(heading))
        .map(|heading| Paragraph {
            body: (1..)
                .map(|part| format!("{heading}-{part}"))
                .take_while(|part| texts.has(part))
                .map(|part| texts.text(&part))
                .collect(),
            heading: texts.text(&heading),
        })
        .collect()
}
