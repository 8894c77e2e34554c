//! Reading an affix file.
//!
//! Only what makes words is kept. Tables for suggestions and conversions are passed over;
//! compounding is not expanded, so its flags are known and do nothing.

use super::super::error::{Problem, SourceError};
use super::super::gather::Policy;
use super::super::lines::Lines;
use super::affixes::{Affixes, Class, Meaning, Rule, Side};
use super::condition::Condition;
use super::encoding::{self, Encoding};
use super::flag::{Flag, FlagStyle};
use std::collections::HashMap;
use std::io::BufRead;

/// Options that are followed by one flag.
const FLAG_OPTIONS: &[(&str, Meaning)] = &[
    ("NEEDAFFIX", Meaning::NeedsAffix),
    ("PSEUDOROOT", Meaning::NeedsAffix),
    ("ONLYINCOMPOUND", Meaning::OnlyInCompound),
    ("CIRCUMFIX", Meaning::Circumfix),
    ("FORBIDDENWORD", Meaning::Forbidden),
    ("KEEPCASE", Meaning::Other),
    ("NOSUGGEST", Meaning::Other),
    ("NONGRAMSUGGEST", Meaning::Other),
    ("SUBSTANDARD", Meaning::Other),
    ("WARN", Meaning::Other),
    ("FORCEUCASE", Meaning::Other),
    ("LEMMA_PRESENT", Meaning::Other),
    ("COMPOUNDFLAG", Meaning::Other),
    ("COMPOUNDBEGIN", Meaning::Other),
    ("COMPOUNDMIDDLE", Meaning::Other),
    ("COMPOUNDLAST", Meaning::Other),
    ("COMPOUNDEND", Meaning::Other),
    ("COMPOUNDROOT", Meaning::Other),
    ("COMPOUNDPERMITFLAG", Meaning::Other),
    ("COMPOUNDFORBIDFLAG", Meaning::Other),
];

impl Affixes {
    /// Reads an affix file; `file` is the name that errors give.
    pub fn read(file: &str, input: impl BufRead, policy: Policy) -> Result<Affixes, SourceError> {
        let mut reader = Reader::new(file);
        let mut lines = Lines::new(file, input);
        loop {
            // The line is decoded by what `SET` has said so far, as hunspell does it.
            let encoding = reader.encoding;
            let Some(bytes) = lines.bytes()? else { break };
            let decoded = encoding.decode(bytes).map(String::from);
            let number = lines.number();
            let line = decoded.map_err(|problem| SourceError::at(file, number, problem))?;
            reader.line(number, &line)?;
        }
        reader.finish(policy)
    }
}

/// What has been read so far; flags of affixes are resolved at the end, when all are known.
struct Reader<'a> {
    file: &'a str,
    encoding: Encoding,
    style: FlagStyle,
    full_strip: bool,
    classes: Vec<RawClass>,
    meanings: HashMap<Flag, Vec<Meaning>>,
    flag_aliases: Table<Vec<Flag>>,
    field_aliases: Table<String>,
}

struct RawClass {
    side: Side,
    flag: Flag,
    crosses: bool,
    declared: u64,
    line: u64,
    rules: Vec<RawRule>,
}

struct RawRule {
    line: u64,
    strip: String,
    add: String,
    condition: Condition,
    flags: Vec<Flag>,
    fields: String,
}

/// A table whose first line declares how many follow.
struct Table<T> {
    line: u64,
    declared: u64,
    rows: Vec<T>,
}

impl<T> Table<T> {
    const fn new() -> Table<T> {
        Table { line: 0, declared: 0, rows: Vec::new() }
    }
}

impl<'a> Reader<'a> {
    fn new(file: &'a str) -> Reader<'a> {
        Reader {
            file,
            // What hunspell assumes where nothing is said.
            encoding: Encoding::Latin1,
            style: FlagStyle::Single,
            full_strip: false,
            classes: Vec::new(),
            meanings: HashMap::new(),
            flag_aliases: Table::new(),
            field_aliases: Table::new(),
        }
    }

    fn unexpected(&self, line: u64, found: &str, expected: &str) -> SourceError {
        SourceError::unexpected(self.file, line, found, expected)
    }

    fn line(&mut self, number: u64, line: &str) -> Result<(), SourceError> {
        let mut rest = line;
        match take(&mut rest) {
            "SET" => {
                let name = take(&mut rest);
                self.encoding = Encoding::named(name)
                    .ok_or_else(|| self.unexpected(number, name, encoding::KNOWN))?;
            }
            "FLAG" => {
                let name = take(&mut rest);
                self.style = FlagStyle::named(name).ok_or_else(|| {
                    self.unexpected(number, name, "FLAG with char, long, num or UTF-8")
                })?;
            }
            "FULLSTRIP" => self.full_strip = true,
            "COMPLEXPREFIXES" => {
                let expected = "an affix file without COMPLEXPREFIXES, which is not supported";
                return Err(self.unexpected(number, line, expected));
            }
            "PFX" => self.affix(number, Side::Prefix, rest)?,
            "SFX" => self.affix(number, Side::Suffix, rest)?,
            "AF" => self.flag_alias(number, rest)?,
            "AM" => self.field_alias(number, rest)?,
            "COMPOUNDRULE" => self.compound_rule(take(&mut rest)),
            option => {
                if let Some((_, meaning)) = FLAG_OPTIONS.iter().find(|(name, _)| *name == option) {
                    let flag = self.one_flag(number, take(&mut rest))?;
                    self.meanings.entry(flag).or_default().push(*meaning);
                }
            }
        }
        Ok(())
    }

    fn one_flag(&self, number: u64, text: &str) -> Result<Flag, SourceError> {
        self.style.flag(text).ok_or_else(|| self.unexpected(number, text, self.style.expected()))
    }

    /// A row of flags, or the number of a row given by `AF`.
    fn flags(&self, number: u64, text: &str) -> Result<Vec<Flag>, SourceError> {
        if self.flag_aliases.rows.is_empty() {
            let expected = self.style.expected();
            return self.style.flags(text).map_err(|_| self.unexpected(number, text, expected));
        }
        alias(&self.flag_aliases.rows, text).cloned().ok_or_else(|| {
            self.unexpected(number, text, "the number of an AF line of the affix file")
        })
    }

    /// The flags that a compound rule mentions are known; between them stand `*`, `?` and, around
    /// longer flags, parentheses.
    fn compound_rule(&mut self, rule: &str) {
        let flags: Vec<Flag> = if self.style == FlagStyle::Single {
            rule.chars().filter_map(|c| self.style.flag(c.encode_utf8(&mut [0; 4]))).collect()
        } else {
            rule.split(['(', ')', '*', '?']).filter_map(|flag| self.style.flag(flag)).collect()
        };
        for flag in flags {
            self.meanings.entry(flag).or_default().push(Meaning::Other);
        }
    }

    fn flag_alias(&mut self, number: u64, mut rest: &str) -> Result<(), SourceError> {
        let text = take(&mut rest);
        if self.flag_aliases.line == 0 {
            self.flag_aliases.declared = self.count(number, text)?;
            self.flag_aliases.line = number;
            return Ok(());
        }
        let expected = self.style.expected();
        let flags = self.style.flags(text).map_err(|_| self.unexpected(number, text, expected))?;
        self.flag_aliases.rows.push(flags);
        Ok(())
    }

    fn field_alias(&mut self, number: u64, rest: &str) -> Result<(), SourceError> {
        if self.field_aliases.line == 0 {
            self.field_aliases.declared = self.count(number, rest.trim())?;
            self.field_aliases.line = number;
            return Ok(());
        }
        self.field_aliases.rows.push(rest.trim().to_owned());
        Ok(())
    }

    fn count(&self, number: u64, text: &str) -> Result<u64, SourceError> {
        text.parse().map_err(|_| self.unexpected(number, text, "the number of lines that follow"))
    }

    /// A line that opens a class of affixes, or one affix of the class that is open.
    fn affix(&mut self, number: u64, side: Side, mut rest: &str) -> Result<(), SourceError> {
        let flag = self.one_flag(number, take(&mut rest))?;
        let behind = rest;
        let (first, second) = (take(&mut rest), take(&mut rest));
        let opens = matches!(first, "Y" | "N") && second.parse::<u64>().is_ok();
        match self.classes.last_mut() {
            Some(class)
                if class.side == side
                    && class.flag == flag
                    && !(opens && class.rules.len() as u64 >= class.declared) =>
            {
                let rule = self.rule(number, behind)?;
                if let Some(class) = self.classes.last_mut() {
                    class.rules.push(rule);
                }
                return Ok(());
            }
            _ => {}
        }
        let expected = "Y or N and the number of affixes that follow";
        if !opens || self.classes.iter().any(|class| class.side == side && class.flag == flag) {
            let expected = if opens { "each flag to name one class of affixes" } else { expected };
            return Err(self.unexpected(number, behind.trim(), expected));
        }
        let declared = self.count(number, second)?;
        self.meanings.entry(flag).or_default().push(Meaning::Class(self.classes.len()));
        let crosses = first == "Y";
        self.classes.push(RawClass { side, flag, crosses, declared, line: number, rules: vec![] });
        Ok(())
    }

    fn rule(&self, number: u64, mut rest: &str) -> Result<RawRule, SourceError> {
        let whole = rest.trim();
        let (strip, add) = (take(&mut rest), take(&mut rest));
        if add.is_empty() {
            let expected = "what the affix takes off and what it puts on, 0 for nothing";
            return Err(self.unexpected(number, whole, expected));
        }
        let (add, flags) = match add.split_once('/') {
            Some((add, flags)) => (add, self.flags(number, flags)?),
            None => (add, Vec::new()),
        };
        let text = match take(&mut rest) {
            "" => ".",
            text => text,
        };
        let condition = Condition::read(text)
            .ok_or_else(|| self.unexpected(number, text, "a condition such as [^aeiou]y"))?;
        let fields = rest.trim();
        let fields = alias(&self.field_aliases.rows, fields).map_or(fields, String::as_str);
        let nothing = |text: &str| if text == "0" { String::new() } else { text.to_owned() };
        Ok(RawRule {
            line: number,
            strip: nothing(strip),
            add: nothing(add),
            condition,
            flags,
            fields: fields.to_owned(),
        })
    }

    fn finish(self, policy: Policy) -> Result<Affixes, SourceError> {
        for class in &self.classes {
            let name = match class.side {
                Side::Prefix => "prefixes",
                Side::Suffix => "suffixes",
            };
            let what = format!("{name} of the flag {:?}", self.style.write(class.flag));
            self.check_count(class.line, what, class.declared, class.rules.len())?;
        }
        for (line, declared, found, what) in [
            (
                self.flag_aliases.line,
                self.flag_aliases.declared,
                self.flag_aliases.rows.len(),
                "AF",
            ),
            (
                self.field_aliases.line,
                self.field_aliases.declared,
                self.field_aliases.rows.len(),
                "AM",
            ),
        ] {
            self.check_count(line, format!("{what} lines"), declared, found)?;
        }

        let mut affixes = Affixes {
            encoding: self.encoding,
            style: self.style,
            classes: Vec::with_capacity(self.classes.len()),
            meanings: self.meanings,
            flag_aliases: self.flag_aliases.rows,
            field_aliases: self.field_aliases.rows,
            full_strip: self.full_strip,
            unknown_flags: 0,
        };
        // First the classes, so that the flags behind affixes can be resolved to them.
        for RawClass { side, flag, crosses, .. } in &self.classes {
            let (side, flag, crosses) = (*side, *flag, *crosses);
            affixes.classes.push(Class { side, flag, crosses, rules: Vec::new() });
        }
        for (place, class) in self.classes.into_iter().enumerate() {
            for rule in class.rules {
                let (marks, unknown) = affixes.marks(&rule.flags);
                if let Some(flag) = unknown {
                    if policy == Policy::Strict {
                        let flag = affixes.style.write(flag);
                        let problem = Problem::UnknownFlag { flag, entry: rule.add };
                        return Err(SourceError::at(self.file, rule.line, problem));
                    }
                    affixes.unknown_flags += 1;
                }
                affixes.classes[place].rules.push(Rule {
                    strip: rule.strip.into(),
                    add: rule.add.into(),
                    condition: rule.condition,
                    marks,
                    fields: rule.fields.into(),
                });
            }
        }
        Ok(affixes)
    }

    fn check_count(
        &self,
        line: u64,
        what: String,
        declared: u64,
        found: usize,
    ) -> Result<(), SourceError> {
        let found = found as u64;
        if declared == found {
            return Ok(());
        }
        Err(SourceError::at(self.file, line, Problem::WrongCount { what, declared, found }))
    }
}

/// The row with this number, counted from 1.
pub(super) fn alias<'a, T>(rows: &'a [T], number: &str) -> Option<&'a T> {
    rows.get(number.parse::<usize>().ok()?.checked_sub(1)?)
}

/// Takes the first word off a line.
pub(super) fn take<'a>(rest: &mut &'a str) -> &'a str {
    let line = rest.trim_start();
    let end = line.find(char::is_whitespace).unwrap_or(line.len());
    let (word, behind) = line.split_at(end);
    *rest = behind;
    word
}
