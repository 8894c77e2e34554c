//! What is written in the files of each language.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use texts::{Language, Texts};

/// The texts of a language, each with the names of the values that it asks for.
pub type Written = BTreeMap<String, BTreeSet<String>>;

/// Every text of a language.
pub fn texts_of(language: Language) -> Written {
    let mut found = Written::new();
    for source in Texts::sources(language) {
        let resource =
            parse(*source).unwrap_or_else(|(_, faults)| panic!("{language}: {faults:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut names = BTreeSet::new();
            gather(&message.value.expect("a message has a value"), &mut names);
            let id = message.id.name.to_owned();
            assert!(found.insert(id.clone(), names).is_none(), "{language}: {id} twice");
        }
    }
    found
}

fn gather(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => name_of(inline, names),
            Expression::Select { selector, variants } => {
                name_of(selector, names);
                variants.iter().for_each(|variant| gather(&variant.value, names));
            }
        }
    }
}

fn name_of(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        other => panic!("only plain values are used in texts, not {other:?}"),
    }
}
