//! Where a link of a Markdown file leads.

use super::markdown::names_of_headings;
use super::plan::Plan;
use crate::shell::root;
use std::fs;

/// What a link leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum Target {
    /// Out of the project; nobody looks whether it is there.
    Elsewhere(String),
    /// A page of the site, perhaps with a place on it.
    Page(String),
    /// A file of the repository that is no page, from the root.
    File(String),
}

/// Looks a link of a file up; says what is wrong where it leads nowhere.
pub fn resolve(source: &str, link: &str, plan: &Plan) -> Result<Target, String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return Ok(Target::Elsewhere(link.to_owned()));
    }
    let fault = |what: &str| format!("{source}: {link} {what}");
    let (path, place) =
        link.split_once('#').map_or((link, None), |(path, place)| (path, Some(place)));
    let path = if path.is_empty() {
        source.to_owned()
    } else {
        joined(source, path).ok_or_else(|| fault("leads out of the project"))?
    };
    // Pages that are made from other things than a file have their place in the plan alone.
    let text = match plan.page_of(&path) {
        Some(page) => page.text.clone(),
        None => {
            let file = root().join(&path);
            if !file.exists() {
                return Err(fault("is not there"));
            }
            if file.is_dir() {
                return Err(fault("is a folder"));
            }
            if place.is_none() {
                return Ok(Target::File(path));
            }
            fs::read_to_string(file).map_err(|error| fault(&error.to_string()))?
        }
    };
    if let Some(place) = place
        && !names_of_headings(&text).iter().any(|name| name == place)
    {
        return Err(fault("has no such heading"));
    }
    Ok(match (plan.page_of(&path), place) {
        (Some(page), Some(place)) => Target::Page(format!("{}#{place}", page.output)),
        (Some(page), None) => Target::Page(page.output.clone()),
        (None, _) => Target::File(path),
    })
}

/// A path from the root, from one that starts where a file lies.
fn joined(source: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = source.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            other => parts.push(other),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_start_where_the_file_lies_and_stay_in_the_project() {
        assert_eq!(joined("docs/web.md", "../lexicons/README.md").unwrap(), "lexicons/README.md");
        assert_eq!(joined("README.md", "docs/web.md").unwrap(), "docs/web.md");
        assert_eq!(joined("README.md", "../x"), None);
    }

    #[test]
    fn what_is_not_there_is_named() {
        let plan = Plan { parts: Vec::new() };
        let file = Target::File("LICENSE-MIT".into());
        assert_eq!(resolve("README.md", "LICENSE-MIT", &plan), Ok(file));
        assert!(resolve("README.md", "LICENSE-NONE", &plan).unwrap_err().contains("not there"));
        assert!(resolve("README.md", "docs", &plan).unwrap_err().contains("folder"));
        let place = resolve("README.md", "CONTRIBUTING.md#nowhere", &plan);
        assert!(place.unwrap_err().contains("no such heading"));
    }
}
