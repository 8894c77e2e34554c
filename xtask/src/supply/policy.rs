//! What is permitted: the licences, origins and bans of `deny.toml`.
//!
//! cargo-deny judges the same file. Here is what can be judged without it, and two things that it
//! does not know: that an exception is for tools alone, never for what we hand out, and the
//! licences of npm packages.

use super::cargo_packages::{Graph, Package};
use super::node_packages::{NodePackage, Page, name_of};
use crate::shell::root;
use serde::Deserialize;
use spdx::{Expression, ParseMode};
use std::collections::BTreeSet;

/// The program that we hand out.
const PROGRAM: &str = "abecedar";

/// Licences of fonts, which the page carries as they are.
const FONTS: [&str; 1] = ["OFL-1.1"];

/// Licences of tools that build and test the page, and of which nothing is handed out.
const TOOLS: [&str; 2] = ["MPL-2.0", "BlueOak-1.0.0"];

/// As much of `deny.toml` as is judged here.
#[derive(Deserialize)]
pub struct Policy {
    licenses: Licences,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
    exceptions: Vec<Exception>,
}

#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    name: String,
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize)]
struct Sources {
    #[serde(rename = "allow-registry")]
    registries: Vec<String>,
}

impl Policy {
    /// Reads `deny.toml`.
    pub fn read() -> Result<Policy, String> {
        let text = std::fs::read_to_string(root().join("deny.toml"))
            .map_err(|error| format!("deny.toml: {error}"))?;
        toml::from_str(&text).map_err(|error| format!("deny.toml: {error}"))
    }

    /// Packages of cargo that may not be there.
    pub fn faults(&self, graph: &Graph) -> Vec<String> {
        let program = graph.linked_into(PROGRAM);
        let mut faults = Vec::new();
        for (id, package) in &graph.packages {
            let called = format!("{} {}", package.name, package.version);
            if let Some(fault) = self.fault_of_origin(package) {
                faults.push(format!("{called}: {fault}"));
            }
            if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == package.name) {
                faults.push(format!("{called} is banned: {}", ban.reason));
            }
            let handed_out = program.contains(id.as_str());
            if let Some(fault) = self.fault_of_licence(package, handed_out) {
                faults.push(format!("{called}: {fault}"));
            }
        }
        for exception in &self.licenses.exceptions {
            if !graph.packages.values().any(|package| package.name == exception.name) {
                faults.push(format!("deny.toml excepts {}, which is not there", exception.name));
            }
        }
        faults
    }

    fn fault_of_origin(&self, package: &Package) -> Option<String> {
        let source = package.source.as_deref()?;
        let known = self
            .sources
            .registries
            .iter()
            .any(|registry| source.strip_prefix("registry+") == Some(registry));
        (!known).then(|| format!("comes from {source}"))
    }

    fn fault_of_licence(&self, package: &Package, handed_out: bool) -> Option<String> {
        let Some(licence) = &package.license else {
            return Some("names no licence".into());
        };
        match permits(licence, &self.licenses.allow) {
            Err(error) => return Some(error),
            Ok(true) => return None,
            Ok(false) => {}
        }
        let excepted = self.licenses.exceptions.iter().any(|exception| {
            exception.name == package.name
                && permits(licence, &[&self.licenses.allow[..], &exception.allow[..]].concat())
                    == Ok(true)
        });
        match (excepted, handed_out) {
            (false, _) => Some(format!("licence {licence} is not among those we may use")),
            (true, true) => {
                Some(format!("licence {licence} is excepted for tools, and this is handed out"))
            }
            (true, false) => None,
        }
    }

    /// Packages of npm whose licence is not among ours.
    pub fn faults_of_page(&self, page: &Page) -> Vec<String> {
        let further = |names: &[&str]| -> Vec<String> {
            let names = names.iter().map(|name| (*name).to_owned());
            self.licenses.allow.iter().cloned().chain(names).collect()
        };
        let (for_page, for_tools) = (further(&FONTS), further(&TOOLS));
        let judged = page.packages.iter().filter_map(|(folder, package)| {
            let allowed = if page.bundled.contains(folder) { &for_page } else { &for_tools };
            let fault = fault_of_node_package(package, allowed)?;
            Some(format!("npm {} {}: {fault}", name_of(folder), package.version))
        });
        // One package may lie in several folders.
        judged.collect::<BTreeSet<_>>().into_iter().collect()
    }
}

fn fault_of_node_package(package: &NodePackage, allowed: &[String]) -> Option<String> {
    // What comes from the registry is named by its checksum alone; only other places are written down.
    if let Some(source) = &package.resolved {
        return Some(format!("comes from {source}"));
    }
    if package.integrity.is_none() {
        return Some("has no checksum".into());
    }
    let Some(licence) = &package.license else { return Some("names no licence".into()) };
    match permits(licence, allowed) {
        Ok(true) => None,
        Ok(false) => Some(format!("licence {licence} is not among those we may use")),
        Err(error) => Some(error),
    }
}

/// Whether one can choose only licences that are allowed.
fn permits(licence: &str, allowed: &[String]) -> Result<bool, String> {
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|error| format!("licence {licence:?}: {}", error.reason))?;
    // Written out, so that `Apache-2.0 WITH LLVM-exception` is another licence than Apache-2.0.
    Ok(expression.evaluate(|asked| allowed.contains(&asked.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_may_choose_between_licences_and_must_keep_all_that_are_joined() {
        let ours = ["MIT".to_owned(), "Apache-2.0".to_owned()];
        assert_eq!(permits("MIT OR GPL-3.0-only", &ours), Ok(true));
        assert_eq!(permits("MIT/Apache-2.0", &ours), Ok(true));
        assert_eq!(permits("MIT AND GPL-3.0-only", &ours), Ok(false));
        assert_eq!(permits("Apache-2.0 WITH LLVM-exception", &ours), Ok(false));
        assert!(permits("what you like", &ours).is_err());
    }

    #[test]
    fn an_exception_is_for_tools_alone_and_strangers_are_refused() {
        let policy: Policy = toml::from_str(
            r#"
            licenses = { allow = ["MIT"], exceptions = [{ crate = "option-ext", allow = ["MPL-2.0"] }] }
            bans = { deny = [{ crate = "openssl", reason = "one TLS is enough" }] }
            sources = { allow-registry = ["https://example.org/index"] }
            "#,
        )
        .unwrap();
        let mut package: Package = serde_json::from_value(serde_json::json!({
            "id": "a", "name": "option-ext", "version": "1.0.0", "license": "MPL-2.0",
            "source": "registry+https://example.org/index", "manifest_path": "/Cargo.toml",
            "dependencies": [], "targets": [],
        }))
        .unwrap();
        assert_eq!(policy.fault_of_origin(&package), None);
        assert_eq!(policy.fault_of_licence(&package, false), None);
        assert!(policy.fault_of_licence(&package, true).is_some());
        package.source = Some("git+https://example.org/index".into());
        assert!(policy.fault_of_origin(&package).is_some());
        package.name = "another".into();
        assert!(policy.fault_of_licence(&package, false).is_some());
    }
}
