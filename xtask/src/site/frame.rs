//! What stands around the text of a page: the list of pages, the way on, and the headings.

use super::markdown::headings;
use super::plan::{Page, Plan};

/// A whole page.
pub fn around(page: &Page, html: &str, plan: &Plan) -> String {
    let title = escaped(&page.title);
    let language = &page.language;
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · Abecedar</title>\n<link rel=\"stylesheet\" href=\"site.css\">\n\
         <script src=\"site.js\" defer></script>\n</head>\n<body>\n\
         <a class=\"skip\" href=\"#text\">To the text</a>\n\
         <header><a class=\"home\" href=\"index.html\">Abecedar</a>\n\
         <div class=\"search\" role=\"search\" hidden><label for=\"query\">Search</label>\
         <input id=\"query\" type=\"search\" autocomplete=\"off\">\
         <ol id=\"found\" aria-live=\"polite\"></ol></div></header>\n\
         <div class=\"columns\">\n{}\n\
         <main id=\"text\" lang=\"{language}\">\n{html}{}</main>\n{}</div>\n</body>\n</html>\n",
        list(page, plan),
        way_on(page, plan),
        on_this_page(page),
    )
}

/// All pages; folded away where there is no room.
fn list(page: &Page, plan: &Plan) -> String {
    let mut text = String::from(
        "<nav class=\"pages\" aria-label=\"Pages\"><details open><summary>All pages</summary>\n",
    );
    for part in &plan.parts {
        text += &format!("<h2>{}</h2>\n<ul>\n", escaped(&part.title));
        for listed in part.pages.iter().filter(|listed| listed.listed) {
            let here = if listed.output == page.output { " aria-current=\"page\"" } else { "" };
            let title = escaped(&listed.title);
            text += &format!("<li><a href=\"{}\"{here}>{title}</a></li>\n", listed.output);
        }
        text += "</ul>\n";
    }
    text + "</details></nav>"
}

fn way_on(page: &Page, plan: &Plan) -> String {
    let listed: Vec<&Page> = plan.pages().filter(|page| page.listed).collect();
    let Some(at) = listed.iter().position(|listed| listed.output == page.output) else {
        return String::new();
    };
    let link = |page: &Page, class: &str, before: &str| {
        let title = escaped(&page.title);
        format!("<a class=\"{class}\" href=\"{}\"><small>{before}</small> {title}</a>", page.output)
    };
    let back = at.checked_sub(1).map(|at| link(listed[at], "back", "Before"));
    let on = listed.get(at + 1).map(|page| link(page, "on", "Next"));
    let links = [back, on].into_iter().flatten().collect::<String>();
    format!("<nav class=\"way\" aria-label=\"Before and next\">{links}</nav>\n")
}

fn on_this_page(page: &Page) -> String {
    let found: Vec<String> = headings(&page.text)
        .into_iter()
        .filter(|(_, level, _)| *level == 2)
        .map(|(name, _, title)| format!("<li><a href=\"#{name}\">{}</a></li>\n", escaped(&title)))
        .collect();
    if found.len() < 2 {
        return String::new();
    }
    let list = found.concat();
    format!(
        "<nav class=\"here\" aria-label=\"On this page\"><h2>On this page</h2>\n<ul>\n{list}</ul></nav>\n"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
