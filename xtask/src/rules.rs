//! The index of rules and tests: every rule has a test that names it, or says why it cannot.
//!
//! Rules are the ids of `docs/rules.toml`. A test names them with `#[rule("SC-28", …)]`; here the
//! sources are parsed, so that only functions count that really are tests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use syn::punctuated::Punctuated;
use syn::visit::Visit;
use syn::{Attribute, ItemFn, ItemMod, LitStr, Token};

/// One rule of `docs/rules.toml`.
struct Rule {
    id: String,
    text: String,
    untestable: Option<String>,
}

/// A function that names rules.
struct Named {
    ids: Vec<String>,
    /// Where it is: file, modules and name.
    place: String,
    is_test: bool,
}

/// Lists every rule with its tests; fails if one has none or a test names an unknown rule.
///
/// `--game SC,SF` looks at the rules of these games only; `--quiet` lists only what is wrong.
pub fn run(args: &[String]) -> Result<(), String> {
    let mut games: Vec<String> = Vec::new();
    let mut quiet = false;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--game" => {
                let names = args.next().ok_or("--game: expected a prefix such as SC")?;
                games.extend(names.split(',').map(|name| name.trim().to_uppercase()));
            }
            "--quiet" => quiet = true,
            other => return Err(format!("rules: unknown option {other:?}")),
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let rules = read_rules(&root.join("docs/rules.toml"))?;
    let named = read_tests(&root.join("crates"))?;
    let wanted = |id: &str| {
        let prefix = id.split('-').next().unwrap_or(id);
        games.is_empty() || games.iter().any(|game| game == prefix)
    };
    let mut faults = misnamed(&rules, &named);
    let mut tested = 0;
    for rule in rules.iter().filter(|rule| wanted(&rule.id)) {
        let tests: Vec<&str> = named
            .iter()
            .filter(|test| test.is_test && test.ids.contains(&rule.id))
            .map(|test| test.place.as_str())
            .collect();
        match (&rule.untestable, tests.is_empty()) {
            (None, true) => faults.push(format!("{} has no test: {}", rule.id, rule.text)),
            (Some(_), false) => {
                faults.push(format!("{} is called untestable, and has a test", rule.id));
            }
            (_, none) => tested += usize::from(!none),
        }
        if !quiet {
            print_rule(rule, &tests);
        }
    }
    let count = rules.iter().filter(|rule| wanted(&rule.id)).count();
    println!("{count} rules, {tested} with tests, {} faults", faults.len());
    if faults.is_empty() { Ok(()) } else { Err(format!("rules:\n  {}", faults.join("\n  "))) }
}

fn print_rule(rule: &Rule, tests: &[&str]) {
    println!("{:<7} {}", rule.id, rule.text);
    for test in tests {
        println!("        - {test}");
    }
    if let Some(reason) = &rule.untestable {
        println!("        untestable: {reason}");
    }
}

/// Tests that name a rule which is not there, and functions that name one and are no tests.
fn misnamed(rules: &[Rule], named: &[Named]) -> Vec<String> {
    let mut faults = Vec::new();
    for function in named {
        if !function.is_test {
            faults.push(format!("{} names rules and is no test", function.place));
        }
        for id in function.ids.iter().filter(|id| rules.iter().all(|rule| rule.id != **id)) {
            faults.push(format!("{} names the unknown rule {id}", function.place));
        }
    }
    faults
}

fn read_rules(path: &Path) -> Result<Vec<Rule>, String> {
    let name = path.display();
    let text = fs::read_to_string(path).map_err(|fault| format!("{name}: {fault}"))?;
    let table: BTreeMap<String, toml::Value> =
        toml::from_str(&text).map_err(|fault| format!("{name}: {fault}"))?;
    let mut rules = Vec::new();
    for (id, value) in table {
        let field = |field: &str| value.get(field).and_then(toml::Value::as_str);
        let text = value.as_str().or_else(|| field("text"));
        let text = text.ok_or_else(|| format!("{name}: {id}: expected a text"))?.to_owned();
        rules.push(Rule { untestable: field("untestable").map(str::to_owned), id, text });
    }
    rules.sort_by_key(|rule| order(&rule.id));
    Ok(rules)
}

/// Sorts SC-2 before SC-10, and plain numbers before -A, -C and -X.
fn order(id: &str) -> (String, String, u32) {
    let (game, rest) = id.split_once('-').unwrap_or((id, ""));
    let kind = rest.trim_end_matches(|c: char| c.is_ascii_digit());
    let number = rest[kind.len()..].parse().unwrap_or(0);
    (game.to_owned(), kind.to_owned(), number)
}

fn read_tests(folder: &Path) -> Result<Vec<Named>, String> {
    let mut files = Vec::new();
    sources(folder, &mut files)?;
    files.sort();
    let mut named = Vec::new();
    for file in files {
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        let text = fs::read_to_string(&file).map_err(|fault| format!("{name}: {fault}"))?;
        let parsed = syn::parse_file(&text).map_err(|fault| format!("{name}: {fault}"))?;
        let mut search = Search { place: name, named: Vec::new(), fault: None };
        search.visit_file(&parsed);
        if let Some(fault) = search.fault {
            return Err(fault);
        }
        named.extend(search.named);
    }
    Ok(named)
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let name = folder.display();
    for entry in fs::read_dir(folder).map_err(|fault| format!("{name}: {fault}"))? {
        let path = entry.map_err(|fault| format!("{name}: {fault}"))?.path();
        if path.is_dir() {
            sources(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// Looks for functions that name rules.
struct Search {
    place: String,
    named: Vec<Named>,
    fault: Option<String>,
}

impl<'a> Visit<'a> for Search {
    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        let outer = self.place.clone();
        self.place = format!("{outer} {}", module.ident);
        syn::visit::visit_item_mod(self, module);
        self.place = outer;
    }

    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        let place = format!("{} {}", self.place, function.sig.ident);
        let is_test = function.attrs.iter().any(|attribute| last_name(attribute) == "test");
        let mut ids = Vec::new();
        for attribute in function.attrs.iter().filter(|attribute| last_name(attribute) == "rule") {
            let parse = Punctuated::<LitStr, Token![,]>::parse_terminated;
            match attribute.parse_args_with(parse) {
                Ok(list) => ids.extend(list.iter().map(LitStr::value)),
                Err(fault) => self.fault = Some(format!("{place}: #[rule]: {fault}")),
            }
        }
        if !ids.is_empty() {
            self.named.push(Named { ids, place, is_test });
        }
        syn::visit::visit_item_fn(self, function);
    }
}

fn last_name(attribute: &Attribute) -> String {
    attribute.path().segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
}
