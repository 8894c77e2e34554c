//! Making every form of a stem that its affixes allow.
//!
//! A form is the stem with at most one prefix and at most two suffixes. Suffixes go on first: a
//! prefix looks at the start of the suffixed word, a second suffix at the end of the first.

use super::affixes::{Affixes, Class, Marks, Rule, Side};
use super::dictionary::Stem;

/// How much work one stem may cost, in affixes tried. The richest entries of real dictionaries
/// need some hundred thousand; beyond this a file was made to keep the reader busy.
const MAX_WORK: u64 = 20_000_000;

/// What a form costs, compared with an affix that was only tried.
const FORM_WORK: u64 = 20;

/// One form of a stem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form<'a> {
    /// The word.
    pub text: &'a str,
    /// Morphological fields: those of the stem, then those of the suffixes, then of the prefix.
    pub fields: &'a [&'a str],
}

/// The affixes make more forms of the stem than anybody could use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooManyForms;

impl Affixes {
    /// Hands every form of a stem to `each`; the same form can come more than once.
    pub fn expand(&self, stem: &Stem, each: &mut impl FnMut(Form<'_>)) -> Result<(), TooManyForms> {
        if stem.marks.only_in_compound {
            return Ok(());
        }
        let mut expansion = Expansion { affixes: self, stem: &stem.marks, work: 0, each };
        expansion.run(&stem.text, &stem.fields)
    }
}

struct Expansion<'a, F> {
    affixes: &'a Affixes,
    stem: &'a Marks,
    work: u64,
    each: &'a mut F,
}

impl<'a, F: FnMut(Form<'_>)> Expansion<'a, F> {
    fn run(&mut self, stem: &str, fields: &str) -> Result<(), TooManyForms> {
        if !self.stem.needs_affix {
            self.emit(Form { text: stem, fields: &[fields] });
        }
        let own = self.stem;
        for &class in &own.prefixes {
            self.prefixed(class, stem, fields)?;
        }
        let (mut once, mut twice) = (String::new(), String::new());
        for class in self.affixes.classes_at(&own.suffixes) {
            self.spend(class)?;
            for first in &class.rules {
                if !self.apply(Side::Suffix, first, stem, &mut once) {
                    continue;
                }
                let so_far = [fields, &first.fields];
                self.suffixed(&once, &so_far, class.crosses, first, &[])?;
                for second_class in self.affixes.classes_at(&first.marks.suffixes) {
                    self.spend(second_class)?;
                    for second in &second_class.rules {
                        if self.apply(Side::Suffix, second, &once, &mut twice) {
                            let so_far = [fields, &*first.fields, &*second.fields];
                            let crosses = class.crosses && second_class.crosses;
                            let inner = &first.marks.prefixes;
                            self.suffixed(&twice, &so_far, crosses, second, inner)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// A prefix on the bare stem, and the suffixes that only this prefix allows.
    fn prefixed(&mut self, class: usize, stem: &str, fields: &str) -> Result<(), TooManyForms> {
        let class = &self.affixes.classes[class];
        self.spend(class)?;
        let (mut once, mut twice) = (String::new(), String::new());
        for prefix in &class.rules {
            if !self.apply(Side::Prefix, prefix, stem, &mut once) {
                continue;
            }
            if !prefix.marks.hides() && !prefix.marks.circumfix {
                self.emit(Form { text: &once, fields: &[fields, &prefix.fields] });
            }
            if !class.crosses {
                continue;
            }
            for suffixes in self.affixes.classes_at(&prefix.marks.suffixes) {
                self.spend(suffixes)?;
                for suffix in suffixes.rules.iter().filter(|_| suffixes.crosses) {
                    // The suffix looks at the stem, the prefix at what comes of that.
                    if self.apply(Side::Suffix, suffix, stem, &mut once)
                        && self.apply(Side::Prefix, prefix, &once, &mut twice)
                        && meet(&prefix.marks, &suffix.marks)
                    {
                        let fields = [fields, &*suffix.fields, &*prefix.fields];
                        self.emit(Form { text: &twice, fields: &fields });
                    }
                }
            }
        }
        Ok(())
    }

    /// A suffixed word: by itself, and behind every prefix that stem or suffixes allow.
    fn suffixed(
        &mut self,
        word: &str,
        fields: &[&str],
        crosses: bool,
        suffix: &'a Rule,
        inner_prefixes: &'a [usize],
    ) -> Result<(), TooManyForms> {
        if !suffix.marks.hides() && !suffix.marks.circumfix {
            self.emit(Form { text: word, fields });
        }
        if !crosses {
            return Ok(());
        }
        let stem = self.stem;
        let affixes = self.affixes;
        for class in [&stem.prefixes, inner_prefixes, &suffix.marks.prefixes]
            .into_iter()
            .flat_map(|prefixes| affixes.classes_at(prefixes))
        {
            self.spend(class)?;
            let mut form = String::new();
            for prefix in class.rules.iter().filter(|_| class.crosses) {
                if meet(&prefix.marks, &suffix.marks)
                    && self.apply(Side::Prefix, prefix, word, &mut form)
                {
                    let mut all = [""; 4];
                    let count = fields.len().min(3);
                    all[..count].copy_from_slice(&fields[..count]);
                    all[count] = &prefix.fields;
                    self.emit(Form { text: &form, fields: &all[..=count] });
                }
            }
        }
        Ok(())
    }

    fn spend(&mut self, class: &Class) -> Result<(), TooManyForms> {
        self.work += class.rules.len() as u64;
        if self.work > MAX_WORK { Err(TooManyForms) } else { Ok(()) }
    }

    fn emit(&mut self, form: Form<'_>) {
        self.work += FORM_WORK;
        (self.each)(form);
    }

    /// Puts an affix on a word, if the word allows it.
    fn apply(&self, side: Side, rule: &Rule, word: &str, form: &mut String) -> bool {
        let kept = match side {
            Side::Prefix => word.strip_prefix(&*rule.strip),
            Side::Suffix => word.strip_suffix(&*rule.strip),
        };
        let Some(kept) = kept else { return false };
        let meets = match side {
            Side::Prefix => rule.condition.meets_start(word),
            Side::Suffix => rule.condition.meets_end(word),
        };
        if !meets || kept.is_empty() && !self.affixes.full_strip {
            return false;
        }
        let (first, second) = match side {
            Side::Prefix => (&*rule.add, kept),
            Side::Suffix => (kept, &*rule.add),
        };
        form.clear();
        form.push_str(first);
        form.push_str(second);
        true
    }
}

/// May this prefix and this suffix stand around one word?
fn meet(prefix: &Marks, suffix: &Marks) -> bool {
    let both_need_more = prefix.needs_affix && suffix.needs_affix;
    let in_compound = prefix.only_in_compound || suffix.only_in_compound;
    prefix.circumfix == suffix.circumfix && !both_need_more && !in_compound
}
