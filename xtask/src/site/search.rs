//! What the search box looks through: every page, heading by heading.

use super::markdown::headings;
use super::plan::Page;
use serde::Serialize;

/// One place that can be found.
#[derive(Serialize)]
pub struct Entry {
    page: String,
    heading: String,
    address: String,
    text: String,
}

/// The places of a page. Other languages of the rules are not searched: whoever looks for something
/// there would find it five times.
pub fn entries(page: &Page, html: &str) -> Vec<Entry> {
    if !page.listed {
        return Vec::new();
    }
    let mut entries = Vec::new();
    for (name, _, heading) in headings(&page.text) {
        let start = format!(" id=\"{name}\">");
        let Some((_, rest)) = html.split_once(&start) else { continue };
        let end = ["<h1", "<h2", "<h3", "<h4"].iter().filter_map(|next| rest.find(next)).min();
        entries.push(Entry {
            page: page.title.clone(),
            heading,
            address: format!("{}#{name}", page.output),
            text: words(&rest[..end.unwrap_or(rest.len())]),
        });
    }
    entries
}

/// The index as a script, because a page that was opened from the disk may not fetch files.
pub fn written(entries: &[Entry]) -> Result<String, String> {
    let json = serde_json::to_string(entries).map_err(|error| error.to_string())?;
    Ok(format!("window.abecedarIndex = {json};\n"))
}

/// Text without its marks, as words with one space between them.
fn words(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => {
                inside = true;
                text.push(' ');
            }
            '>' => inside = false,
            c if !inside => text.push(c),
            _ => {}
        }
    }
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&amp;", "&").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_not_searched() {
        assert_eq!(words("</h2><p>a <em>b</em>&amp;c</p>"), "a b &c");
    }
}
