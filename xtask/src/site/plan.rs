//! Which pages there are, and in which order.

use super::rules;
use crate::files::below;
use crate::shell::root;
use serde::Deserialize;
use std::collections::BTreeSet;

/// The whole site: parts with their pages.
pub struct Plan {
    pub parts: Vec<Part>,
}

/// Pages for one kind of reader.
pub struct Part {
    pub title: String,
    pub pages: Vec<Page>,
}

/// One page.
#[derive(Clone)]
pub struct Page {
    /// The Markdown file, from the root; what is made from other things has a name all the same.
    pub source: String,
    /// The file of the site.
    pub output: String,
    pub title: String,
    pub text: String,
    pub language: String,
    /// Whether it stands in the list of pages; other languages of a page do not.
    pub listed: bool,
}

#[derive(Deserialize)]
struct Written {
    part: Vec<WrittenPart>,
}

#[derive(Deserialize)]
struct WrittenPart {
    title: String,
    pages: Vec<String>,
    /// The rules of the games come after these pages.
    #[serde(default)]
    rules: bool,
}

impl Plan {
    /// Reads `docs/site.toml` and all pages.
    pub fn read() -> Result<Plan, String> {
        let text = std::fs::read_to_string(root().join("docs/site.toml"))
            .map_err(|error| format!("docs/site.toml: {error}"))?;
        let written: Written =
            toml::from_str(&text).map_err(|error| format!("docs/site.toml: {error}"))?;
        let mut parts = Vec::new();
        let mut others = others()?;
        let mut outputs = BTreeSet::new();
        for part in written.part {
            others.retain(|source| !part.pages.contains(source));
            let mut pages: Vec<Page> =
                part.pages.iter().map(|source| Page::read(source)).collect::<Result<_, _>>()?;
            if part.rules {
                pages.extend(rules::pages()?);
            }
            for page in &pages {
                if !outputs.insert(page.output.clone()) {
                    return Err(format!("{} would be written twice", page.output));
                }
            }
            parts.push(Part { title: part.title, pages });
        }
        if !others.is_empty() {
            let pages = others.iter().map(|source| Page::read(source)).collect::<Result<_, _>>()?;
            parts.push(Part { title: "Others".into(), pages });
        }
        Ok(Plan { parts })
    }

    /// All pages in order.
    pub fn pages(&self) -> impl Iterator<Item = &Page> {
        self.parts.iter().flat_map(|part| &part.pages)
    }

    /// The page made from a file.
    pub fn page_of(&self, source: &str) -> Option<&Page> {
        self.pages().find(|page| page.source == source)
    }
}

impl Page {
    fn read(source: &str) -> Result<Page, String> {
        let text = std::fs::read_to_string(root().join(source))
            .map_err(|error| format!("{source}: {error}"))?;
        let title = text
            .lines()
            .find_map(|line| line.strip_prefix("# "))
            .ok_or_else(|| format!("{source} has no title"))?;
        Ok(Page {
            source: source.to_owned(),
            output: output_of(source),
            title: title.replace('`', ""),
            text,
            language: "en".into(),
            listed: true,
        })
    }
}

/// Pages that nobody has given a place yet: they come last, and none is left out.
fn others() -> Result<Vec<String>, String> {
    let files = below(&root().join("docs"))?;
    let names = files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let names = names.filter_map(|path| path.file_name()?.to_str());
    Ok(names.map(|name| format!("docs/{name}")).collect())
}

/// `docs/web.md` becomes `web.html`, `lexicons/README.md` `lexicons.html`.
fn output_of(source: &str) -> String {
    let path = source.trim_end_matches(".md");
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let folder = folder.rsplit('/').next().unwrap_or(folder);
    let name = if name == "README" { folder } else { name };
    format!("{}.html", name.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_called_after_its_file_or_its_folder() {
        assert_eq!(output_of("docs/web.md"), "web.html");
        assert_eq!(output_of("lexicons/README.md"), "lexicons.html");
        assert_eq!(output_of("CONTRIBUTING.md"), "contributing.html");
        assert_eq!(output_of("crates/games/ADDING.md"), "adding.html");
    }
}
