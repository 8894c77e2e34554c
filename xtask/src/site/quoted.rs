//! Code that a page quotes from an example is the example's, letter for letter.
//!
//! `<!-- crates/solver/examples/solve.rs -->` before a block says where it is from. Examples are
//! compiled and run with the tests, and so what the page shows works.

use crate::shell::root;

/// Blocks that are not in the file that they name, and names without a file or a block.
pub fn faults(source: &str, text: &str) -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let named = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
        let Some(file) = named.filter(|named| named.starts_with("crates/")) else { continue };
        let Ok(example) = std::fs::read_to_string(root().join(file)) else {
            faults.push(format!("{source} quotes {file}, which is not there"));
            continue;
        };
        let fence = lines.by_ref().find(|line| !line.is_empty());
        if !fence.is_some_and(|line| line.starts_with("```")) {
            faults.push(format!("{source} names {file} and quotes nothing"));
            continue;
        }
        let block: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
        if !example.contains(&block.join("\n")) {
            faults.push(format!("{source} does not quote {file} as it is"));
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_must_be_in_the_file_it_names() {
        let name = "<!-- crates/abecedar/src/main.rs -->\n\n";
        let right =
            format!("{name}```rust\nuse args::{{Args, Command}};\nuse clap::Parser;\n```\n");
        assert_eq!(faults("a.md", &right).unwrap(), Vec::<String>::new());
        let wrong = format!("{name}```rust\nuse clap::Nothing;\n```\n");
        assert_eq!(faults("a.md", &wrong).unwrap().len(), 1);
        assert_eq!(faults("a.md", name).unwrap().len(), 1);
        assert_eq!(faults("a.md", "<!-- crates/none.rs -->").unwrap().len(), 1);
        assert_eq!(faults("a.md", "<!-- a remark -->").unwrap().len(), 0);
    }
}
