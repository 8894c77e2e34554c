//! `cargo xtask api`: what the libraries offer, one line an item, in `api.txt` of each.
//!
//! A test compares the file with the sources, so that nobody changes what others build on without
//! it being seen in review. The sources are parsed, not compiled: every module is read, and of those
//! that are private what a `pub use` somewhere in the crate names. That may list an item too many
//! where two have the same name, and never one too few.

use crate::shell::root;
use quote::ToTokens;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::{Attribute, Fields, ImplItem, Item, TraitItem, UseTree, Visibility};

/// The crates that are for others to build on.
const LIBRARIES: [&str; 4] = ["lexicon", "games", "solver", "bots"];

/// Writes all lists anew.
pub fn run_chore(args: &[String]) -> Result<(), String> {
    if !args.is_empty() {
        return Err("api: expected nothing".into());
    }
    for library in LIBRARIES {
        let path = place(library);
        fs::write(&path, listed(library)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn place(library: &str) -> PathBuf {
    root().join("crates").join(library).join("api.txt")
}

/// The list of a library.
fn listed(library: &str) -> Result<String, String> {
    let source = root().join("crates").join(library).join("src/lib.rs");
    let mut reader = Reader::default();
    reader.read(&source, library, true)?;
    let lines: BTreeSet<String> = reader
        .found
        .into_iter()
        .filter(|found| found.open || reader.named.contains(&found.name))
        .map(|found| found.line)
        .collect();
    Ok(lines.into_iter().collect::<Vec<_>>().join("\n") + "\n")
}

/// Something public.
struct Found {
    /// What a `pub use` would call it.
    name: String,
    line: String,
    /// Whether all modules around it are public.
    open: bool,
}

#[derive(Default)]
struct Reader {
    found: Vec<Found>,
    /// What some `pub use` names.
    named: BTreeSet<String>,
}

impl Reader {
    fn read(&mut self, file: &Path, module: &str, open: bool) -> Result<(), String> {
        let unread = |error: String| format!("{}: {error}", file.display());
        let text = fs::read_to_string(file).map_err(|error| unread(error.to_string()))?;
        let parsed = syn::parse_file(&text).map_err(|error| unread(error.to_string()))?;
        let stem = file.file_stem().unwrap_or_default();
        let folder = file.parent().unwrap_or(Path::new(""));
        let own = ["lib", "mod"].iter().any(|name| stem == *name);
        let folder = if own { folder.to_owned() } else { folder.join(stem) };
        self.read_items(&parsed.items, &folder, module, open)
    }

    fn read_items(
        &mut self,
        items: &[Item],
        folder: &Path,
        module: &str,
        open: bool,
    ) -> Result<(), String> {
        for item in items {
            if let Item::Mod(inner) = item {
                if is_test(&inner.attrs) {
                    continue;
                }
                let name = inner.ident.to_string();
                let module = format!("{module}::{name}");
                let open = open && is_public(&inner.vis);
                match &inner.content {
                    Some((_, items)) => {
                        self.read_items(items, &folder.join(&name), &module, open)?;
                    }
                    None => {
                        let flat = folder.join(format!("{name}.rs"));
                        let deep = folder.join(&name).join("mod.rs");
                        self.read(if flat.exists() { &flat } else { &deep }, &module, open)?;
                    }
                }
            } else {
                self.read_item(item, module, open);
            }
        }
        Ok(())
    }

    fn read_item(&mut self, item: &Item, module: &str, open: bool) {
        let mut put = |name: String, text: String| {
            let line = format!("{module}: {text}");
            self.found.push(Found { name, line, open });
        };
        match item {
            Item::Fn(it) if is_public(&it.vis) => put(it.sig.ident.to_string(), said(&it.sig)),
            Item::Const(it) if is_public(&it.vis) => {
                put(it.ident.to_string(), format!("const {}: {}", it.ident, said(&it.ty)));
            }
            Item::Static(it) if is_public(&it.vis) => {
                put(it.ident.to_string(), format!("static {}: {}", it.ident, said(&it.ty)));
            }
            Item::Type(it) if is_public(&it.vis) => put(
                it.ident.to_string(),
                format!("type {} {} = {}", it.ident, said(&it.generics), said(&it.ty)),
            ),
            Item::Struct(it) if is_public(&it.vis) => {
                let (name, generics) = (it.ident.to_string(), said(&it.generics));
                let derived = derived(&it.attrs);
                put(name.clone(), format!("struct {name}{generics}{derived}"));
                for field in fields(&it.fields, true) {
                    put(name.clone(), format!("struct {name} . {field}"));
                }
            }
            Item::Enum(it) if is_public(&it.vis) => {
                let (name, generics) = (it.ident.to_string(), said(&it.generics));
                put(name.clone(), format!("enum {name}{generics}{}", derived(&it.attrs)));
                for variant in &it.variants {
                    let fields = fields(&variant.fields, false).join(", ");
                    put(name.clone(), format!("enum {name} :: {} ({fields})", variant.ident));
                }
            }
            Item::Trait(it) if is_public(&it.vis) => {
                let name = it.ident.to_string();
                let above = said(&it.supertraits);
                put(name.clone(), format!("trait {name}{} : {above}", said(&it.generics)));
                for inner in &it.items {
                    let text = match inner {
                        TraitItem::Fn(it) => said(&it.sig),
                        TraitItem::Const(it) => format!("const {}: {}", it.ident, said(&it.ty)),
                        TraitItem::Type(it) => format!("type {}: {}", it.ident, said(&it.bounds)),
                        _ => continue,
                    };
                    put(name.clone(), format!("trait {name} :: {text}"));
                }
            }
            Item::Impl(it) => {
                let whose = said(&it.self_ty);
                let name = whose.split([' ', '<']).next().unwrap_or(&whose).to_owned();
                if let Some((_, of, _)) = &it.trait_ {
                    put(name, format!("impl {} for {whose}", said(of)));
                    return;
                }
                for inner in &it.items {
                    match inner {
                        ImplItem::Fn(it) if is_public(&it.vis) => {
                            put(name.clone(), format!("impl {whose} :: {}", said(&it.sig)));
                        }
                        ImplItem::Const(it) if is_public(&it.vis) => {
                            let text = format!("const {}: {}", it.ident, said(&it.ty));
                            put(name.clone(), format!("impl {whose} :: {text}"));
                        }
                        _ => {}
                    }
                }
            }
            Item::Macro(it) if it.attrs.iter().any(|it| it.path().is_ident("macro_export")) => {
                let name = it.ident.as_ref().map(ToString::to_string).unwrap_or_default();
                put(name.clone(), format!("macro {name}!"));
            }
            Item::Use(it) if is_public(&it.vis) => {
                put(String::new(), format!("use {}", said(&it.tree)));
                names(&it.tree, &mut self.named);
            }
            _ => {}
        }
    }
}

fn names(tree: &UseTree, named: &mut BTreeSet<String>) {
    match tree {
        UseTree::Path(path) => names(&path.tree, named),
        UseTree::Group(group) => group.items.iter().for_each(|tree| names(tree, named)),
        UseTree::Name(name) => {
            named.insert(name.ident.to_string());
        }
        UseTree::Rename(renamed) => {
            named.insert(renamed.ident.to_string());
        }
        UseTree::Glob(_) => {}
    }
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes
        .iter()
        .any(|attribute| attribute.path().is_ident("cfg") && said(&attribute.meta).contains("test"))
}

/// The fields that others can name; those of a variant all can.
fn fields(fields: &Fields, only_public: bool) -> Vec<String> {
    let seen = fields.iter().enumerate().filter(|(_, field)| !only_public || is_public(&field.vis));
    let said = seen.map(|(at, field)| match &field.ident {
        Some(name) => format!("{name}: {}", said(&field.ty)),
        None => format!("{at}: {}", said(&field.ty)),
    });
    said.collect()
}

fn derived(attributes: &[Attribute]) -> String {
    let lists = attributes.iter().filter(|attribute| attribute.path().is_ident("derive"));
    lists.map(|attribute| format!(" {}", said(&attribute.meta))).collect()
}

/// An item as text, with the spaces of the tokens.
fn said(item: &impl ToTokens) -> String {
    item.to_token_stream().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_libraries_offer_is_written_down() {
        for library in LIBRARIES {
            let written = fs::read_to_string(place(library)).unwrap_or_default();
            let there = listed(library).unwrap();
            let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
            let (written, there) = (lines(&written), lines(&there));
            let gone: Vec<_> = written.difference(&there).collect();
            let new: Vec<_> = there.difference(&written).collect();
            assert!(
                gone.is_empty() && new.is_empty(),
                "what {library} offers has changed: look at it, and run `cargo xtask api`\n\
                 gone: {gone:#?}\nnew: {new:#?}"
            );
        }
    }

    #[test]
    fn only_what_others_can_name_is_listed() {
        let file: syn::File = syn::parse_str(
            "pub use inner::Kept; pub fn open() {} fn hidden() {}
             mod inner { pub struct Kept { pub a: u8, b: u8 } pub struct Dropped;
             impl Kept { pub fn of(self) -> u8 { 1 } fn own(&self) {} } }",
        )
        .unwrap();
        let mut reader = Reader::default();
        reader.read_items(&file.items, Path::new(""), "x", true).unwrap();
        let seen = reader.found.iter();
        let seen = seen.filter(|found| found.open || reader.named.contains(&found.name));
        let lines: Vec<&str> = seen.map(|found| found.line.as_str()).collect();
        let expected = [
            "x: use inner :: Kept",
            "x: fn open ()",
            "x::inner: struct Kept",
            "x::inner: struct Kept . a: u8",
            "x::inner: impl Kept :: fn of (self) -> u8",
        ];
        assert_eq!(lines, expected);
    }
}
