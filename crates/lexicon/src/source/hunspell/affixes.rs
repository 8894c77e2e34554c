//! The affixes of a dictionary: classes of prefixes and suffixes, and what each flag means.

use super::condition::Condition;
use super::encoding::Encoding;
use super::flag::{Flag, FlagStyle};
use crate::alphabet::Alphabet;
use std::collections::HashMap;

/// What an affix file says.
#[derive(Debug)]
pub struct Affixes {
    pub(super) encoding: Encoding,
    pub(super) style: FlagStyle,
    pub(super) classes: Vec<Class>,
    pub(super) meanings: HashMap<Flag, Vec<Meaning>>,
    /// Rows of flags that a dictionary names by number (`AF`).
    pub(super) flag_aliases: Vec<Vec<Flag>>,
    /// Morphological fields that a dictionary names by number (`AM`).
    pub(super) field_aliases: Vec<String>,
    /// May an affix take the whole word away?
    pub(super) full_strip: bool,
    /// Flags behind affixes that nothing declares; they are passed over.
    pub(super) unknown_flags: u64,
}

/// Where an affix goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// In front of the word.
    Prefix,
    /// Behind the word.
    Suffix,
}

/// One affix, as the file gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Affix<'a> {
    /// Where it goes.
    pub side: Side,
    /// The flag of the words that take it.
    pub flag: Flag,
    /// What it takes off the word.
    pub strip: &'a str,
    /// What it puts there.
    pub add: &'a str,
}

/// The affixes that one flag names.
#[derive(Debug)]
pub(super) struct Class {
    pub(super) side: Side,
    pub(super) flag: Flag,
    /// May it meet an affix of the other side?
    pub(super) crosses: bool,
    pub(super) rules: Vec<Rule>,
}

/// One affix.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) strip: Box<str>,
    pub(super) add: Box<str>,
    pub(super) condition: Condition,
    pub(super) marks: Marks,
    pub(super) fields: Box<str>,
}

/// What a flag says of the word or affix that bears it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meaning {
    /// It takes the affixes of this class.
    Class(usize),
    /// It is a word only together with an affix.
    NeedsAffix,
    /// It is a word only inside a compound; compounds are not expanded.
    OnlyInCompound,
    /// Prefix and suffix come together or not at all.
    Circumfix,
    /// It is no word, even where another entry makes it.
    Forbidden,
    /// Something about suggestions, case or compounds that makes no word.
    Other,
}

/// What all flags of a word or affix say together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Marks {
    pub(super) prefixes: Vec<usize>,
    pub(super) suffixes: Vec<usize>,
    pub(super) needs_affix: bool,
    pub(super) only_in_compound: bool,
    pub(super) circumfix: bool,
    pub(super) forbidden: bool,
}

impl Affixes {
    /// What flags say together; the first that nothing declares comes back as well.
    pub(super) fn marks(&self, flags: &[Flag]) -> (Marks, Option<Flag>) {
        let mut marks = Marks::default();
        let mut unknown = None;
        for flag in flags {
            let Some(meanings) = self.meanings.get(flag) else {
                unknown = unknown.or(Some(*flag));
                continue;
            };
            for meaning in meanings {
                match *meaning {
                    Meaning::Class(class) => match self.classes[class].side {
                        Side::Prefix => marks.prefixes.push(class),
                        Side::Suffix => marks.suffixes.push(class),
                    },
                    Meaning::NeedsAffix => marks.needs_affix = true,
                    Meaning::OnlyInCompound => marks.only_in_compound = true,
                    Meaning::Circumfix => marks.circumfix = true,
                    Meaning::Forbidden => marks.forbidden = true,
                    Meaning::Other => {}
                }
            }
        }
        (marks, unknown)
    }

    pub(super) fn classes_at<'a>(&'a self, places: &'a [usize]) -> impl Iterator<Item = &'a Class> {
        places.iter().map(|&place| &self.classes[place])
    }

    /// The flag that is written so, where it names affixes or anything else.
    pub fn flag(&self, written: &str) -> Option<Flag> {
        self.style.flag(written).filter(|flag| self.meanings.contains_key(flag))
    }

    /// Every affix, class by class.
    pub fn iter(&self) -> impl Iterator<Item = Affix<'_>> {
        self.classes.iter().flat_map(|class| class.rules.iter().map(|rule| class.affix(rule)))
    }

    /// Keeps the affixes that `keep` wants; the others make no more forms.
    pub fn retain(&mut self, mut keep: impl FnMut(Affix<'_>) -> bool) {
        for class in &mut self.classes {
            let mut rules = std::mem::take(&mut class.rules);
            rules.retain(|rule| keep(class.affix(rule)));
            class.rules = rules;
        }
    }

    /// Drops the affixes that put a character into every form which the alphabet does not have,
    /// such as `l'`; says how many.
    ///
    /// A suffix behind which another may follow stays, for that one may take the character off.
    pub fn drop_foreign(&mut self, alphabet: Alphabet) -> u64 {
        let mut dropped = 0;
        for class in &mut self.classes {
            class.rules.retain(|rule| {
                let last = class.side == Side::Prefix || rule.marks.suffixes.is_empty();
                let foreign = last && alphabet.fold_letters(&rule.add).is_err();
                dropped += u64::from(foreign);
                !foreign
            });
        }
        dropped
    }
}

impl Class {
    fn affix<'a>(&self, rule: &'a Rule) -> Affix<'a> {
        Affix { side: self.side, flag: self.flag, strip: &rule.strip, add: &rule.add }
    }
}

impl Marks {
    /// No word by itself.
    pub(super) fn hides(&self) -> bool {
        self.needs_affix || self.only_in_compound
    }
}
