//! Markdown to HTML, with names for headings and links that are looked up.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};
use std::collections::BTreeMap;

fn parser(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH)
}

/// The page as HTML; `address` says where each link and picture leads.
pub fn to_html(
    text: &str,
    mut address: impl FnMut(&str) -> Result<String, String>,
) -> Result<String, String> {
    let mut names = names_of_headings(text).into_iter();
    let mut events = Vec::new();
    for event in parser(text) {
        let event = match event {
            Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
                let id = names.next().map(CowStr::from);
                Event::Start(Tag::Heading { level, id, classes, attrs })
            }
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = address(&dest_url)?.into();
                Event::Start(Tag::Link { link_type, dest_url, title, id })
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = address(&dest_url)?.into();
                Event::Start(Tag::Image { link_type, dest_url, title, id })
            }
            // Wide tables scroll by themselves, and not the page with them.
            Event::Start(Tag::Table(columns)) => {
                events.push(Event::Html("<div class=\"wide\" tabindex=\"0\">".into()));
                Event::Start(Tag::Table(columns))
            }
            Event::End(TagEnd::Table) => {
                events.push(Event::End(TagEnd::Table));
                Event::Html("</div>".into())
            }
            other => other,
        };
        events.push(event);
    }
    let mut written = String::new();
    html::push_html(&mut written, events.into_iter());
    Ok(written)
}

/// Where all links and pictures lead.
pub fn links(text: &str) -> Vec<String> {
    let found = parser(text).filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(dest_url.to_string())
        }
        _ => None,
    });
    found.collect()
}

/// The names by which headings are linked to, in order: as other readers of Markdown make them, so
/// that a link works in the repository too.
pub fn names_of_headings(text: &str) -> Vec<String> {
    headings(text).into_iter().map(|(name, _, _)| name).collect()
}

/// Every heading with its name, its level and its words.
pub fn headings(text: &str) -> Vec<(String, usize, String)> {
    let mut used: BTreeMap<String, usize> = BTreeMap::new();
    let mut found = Vec::new();
    let mut open: Option<(usize, String)> = None;
    for event in parser(text) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                open = Some((level as usize, String::new()));
            }
            Event::Text(words) | Event::Code(words) => {
                if let Some((_, title)) = &mut open {
                    title.push_str(&words);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                if let Some((level, title)) = open.take() {
                    let name = name_of(&title);
                    let count = used.entry(name.clone()).or_default();
                    let name = if *count == 0 { name } else { format!("{name}-{count}") };
                    *count += 1;
                    found.push((name, level, title));
                }
            }
            _ => {}
        }
    }
    found
}

fn name_of(title: &str) -> String {
    let kept = title.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_get_names_that_differ() {
        let text = "# A `b` – c!\n\n## Same\n\n## Same\n";
        assert_eq!(names_of_headings(text), ["a-b--c", "same", "same-1"]);
    }

    #[test]
    fn links_are_looked_up_and_tables_can_scroll() {
        let text = "[x](y.md#z)\n\n| a |\n|---|\n| b |\n";
        let made = to_html(text, |link| Ok(link.replace(".md", ".html"))).unwrap();
        assert!(made.contains("href=\"y.html#z\""), "{made}");
        assert!(made.contains("<div class=\"wide\" tabindex=\"0\"><table>"), "{made}");
        assert_eq!(links(text), ["y.md#z"]);
        assert!(to_html(text, |_| Err("no".into())).is_err());
    }
}
