//! The figures as a document shows them, written between two marks.

/// Where the figures begin and end in a document.
const MARKS: [&str; 2] = ["<!-- figures -->", "<!-- end of figures -->"];

/// The document with other figures; nothing if it has no place for them.
pub fn replaced(document: &str, figures: &str) -> Option<String> {
    let begin = document.find(MARKS[0])? + MARKS[0].len();
    let end = begin + document[begin..].find(MARKS[1])?;
    Some(format!("{}\n\n{}\n\n{}", &document[..begin], figures.trim(), &document[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_replaced_and_the_rest_stays() {
        let document = "before <!-- figures -->old<!-- end of figures --> after";
        let once = replaced(document, "new").unwrap();
        assert_eq!(once, "before <!-- figures -->\n\nnew\n\n<!-- end of figures --> after");
        assert_eq!(replaced(&once, "new").unwrap(), once);
        assert_eq!(replaced("no marks", "new"), None);
    }
}
