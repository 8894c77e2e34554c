//! The languages there are, and which of them a reader gets.

use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language that the games speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// European Portuguese.
    Portuguese,
    /// French.
    French,
    /// Romanian.
    Romanian,
    /// Spanish.
    Spanish,
    /// English.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] = [
        Language::Portuguese,
        Language::French,
        Language::Romanian,
        Language::Spanish,
        Language::English,
    ];

    /// The two letters that name it.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Portuguese => "pt",
            Language::French => "fr",
            Language::Romanian => "ro",
            Language::Spanish => "es",
            Language::English => "en",
        }
    }

    /// The first language that one of these locale names means, such as `pt_PT.UTF-8`; English
    /// where none of them is ours.
    ///
    /// ```
    /// use texts::Language;
    /// assert_eq!(Language::wanted(["de_AT.UTF-8", "ro_RO.UTF-8"]), Language::Romanian);
    /// assert_eq!(Language::wanted(["C", ""]), Language::English);
    /// ```
    pub fn wanted<'a>(locales: impl IntoIterator<Item = &'a str>) -> Language {
        let language = |locale: &str| {
            let tag = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
            tag.to_ascii_lowercase().parse().ok()
        };
        locales.into_iter().find_map(language).unwrap_or(Language::English)
    }

    /// The language for numbers and plurals.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let found = Language::ALL.into_iter().find(|language| language.code() == code);
        found.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// No language of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}: expected pt, fr, ro, es or en", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_code_and_by_locale_names() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            let locale = format!("{}_XX.UTF-8@euro", language.code());
            assert_eq!(Language::wanted([locale.as_str()]), language);
            assert_eq!(language.identifier().language.as_str(), language.code());
        }
        assert!("de".parse::<Language>().is_err());
        assert_eq!(Language::wanted(["prs"]), Language::English);
    }
}
