//! `docs/dependencies.md` says of every dependency why it is there, and of nothing else.

use super::cargo_packages::Graph;
use super::node_packages::Page;
use crate::shell::root;
use std::collections::BTreeSet;

/// What the page leaves out, and what it tells of although it is gone.
pub fn faults(graph: &Graph, page: &Page) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(root().join("docs/dependencies.md"))
        .map_err(|error| format!("docs/dependencies.md: {error}"))?;
    let ours = graph.packages.values().filter(|package| package.is_ours());
    let crates: BTreeSet<String> = ours
        .flat_map(|package| &package.dependencies)
        .filter(|declared| declared.path.is_none())
        .map(|declared| declared.name.clone())
        .collect();
    let mut faults = compare("crates", &explained(&text, "## Crates")?, &crates);
    faults.extend(compare("npm packages", &explained(&text, "## npm")?, &page.asked_for));
    Ok(faults)
}

fn compare(kind: &str, told: &BTreeSet<String>, there: &BTreeSet<String>) -> Vec<String> {
    let missing = there
        .difference(told)
        .map(|name| format!("docs/dependencies.md does not say why {name} is among the {kind}"));
    let gone = told
        .difference(there)
        .map(|name| format!("docs/dependencies.md tells of {name}, which is not among the {kind}"));
    missing.chain(gone).collect()
}

/// The names in the first column of the tables of a chapter; several may share a line.
fn explained(text: &str, chapter: &str) -> Result<BTreeSet<String>, String> {
    let (_, after) = text
        .split_once(chapter)
        .ok_or_else(|| format!("docs/dependencies.md has no chapter {chapter:?}"))?;
    let chapter = after.split("\n## ").next().unwrap_or(after);
    let rows = chapter.lines().filter_map(|line| line.strip_prefix("| `"));
    let cells = rows.filter_map(|row| row.split_once('|')).filter(|(_, why)| why.len() > 10);
    Ok(cells.flat_map(|(cell, _)| cell.split('`').step_by(2)).map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_a_reason_explains_nothing() {
        let text = "# x\n## Crates\n| `a`, `b` | they do something |\n| `c` | |\n## npm\n| `d` | also something |";
        let names: Vec<String> = explained(text, "## Crates").unwrap().into_iter().collect();
        assert_eq!(names, ["a", "b"]);
        assert!(explained(text, "## Others").is_err());
    }
}
