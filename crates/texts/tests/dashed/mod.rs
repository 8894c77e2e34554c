//! How the names of texts are written.

/// A name in snake_case or CamelCase as the names of texts are written.
pub fn dashed(name: &str) -> String {
    let mut dashed = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !dashed.is_empty() {
            dashed.push('-');
        }
        dashed.extend(letter.to_lowercase().map(|letter| if letter == '_' { '-' } else { letter }));
    }
    dashed
}
