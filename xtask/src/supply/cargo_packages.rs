//! The packages that cargo would build, and who asks for which.

use crate::shell::{cargo, root};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Everything in `Cargo.lock` that a build can reach.
pub struct Graph {
    /// By cargo's own id.
    pub packages: BTreeMap<String, Package>,
    edges: BTreeMap<String, Vec<Edge>>,
}

/// One package at one version.
#[derive(Deserialize, Clone, Debug)]
pub struct Package {
    id: String,
    pub name: String,
    pub version: String,
    pub license: Option<String>,
    /// Where it comes from; nowhere, if it is one of our own.
    pub source: Option<String>,
    pub manifest_path: PathBuf,
    pub repository: Option<String>,
    pub dependencies: Vec<Declared>,
    targets: Vec<Target>,
    /// The SHA-256 of what the registry sent, as `Cargo.lock` has it.
    #[serde(skip)]
    pub checksum: Option<String>,
}

/// A line of a manifest.
#[derive(Deserialize, Clone, Debug)]
pub struct Declared {
    pub name: String,
    pub rename: Option<String>,
    /// Set where it is a folder of ours.
    pub path: Option<PathBuf>,
}

#[derive(Deserialize, Clone, Debug)]
struct Target {
    kind: Vec<String>,
}

struct Edge {
    to: String,
    /// Linked into what asks for it, and not only used to build or to test it.
    linked: bool,
}

impl Package {
    /// The folder of its sources.
    pub fn folder(&self) -> PathBuf {
        self.manifest_path.parent().map(PathBuf::from).unwrap_or_default()
    }

    /// Whether it is part of this repository.
    pub fn is_ours(&self) -> bool {
        self.source.is_none()
    }

    fn runs_in_the_compiler(&self) -> bool {
        self.targets.iter().any(|target| target.kind.iter().any(|kind| kind == "proc-macro"))
    }
}

impl Graph {
    /// Asks cargo, with further words for the call such as `--all-features`.
    pub fn read(further: &[&str]) -> Result<Graph, String> {
        let mut command = cargo(&["metadata", "--format-version", "1", "--locked"]);
        let output =
            command.args(further).output().map_err(|error| format!("cargo metadata: {error}"))?;
        if !output.status.success() {
            return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
        }
        let metadata: Metadata = serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("cargo metadata: {error}"))?;
        let checksums = checksums()?;
        let packages = metadata.packages.into_iter().map(|mut package| {
            let key = (package.name.clone(), package.version.clone());
            package.checksum = checksums.get(&key).cloned();
            (package.id.clone(), package)
        });
        let edges = metadata.resolve.nodes.into_iter().map(|node| {
            let edges = node.deps.into_iter().map(|dep| Edge {
                to: dep.pkg,
                linked: dep.dep_kinds.iter().any(|kind| kind.kind.is_none()),
            });
            (node.id, edges.collect())
        });
        Ok(Graph { packages: packages.collect(), edges: edges.collect() })
    }

    /// What becomes part of the program: linked from package to package, without what only runs in
    /// the compiler. `cargo metadata` joins the features that our packages ask for, those of tests
    /// included, so this may name a package too many and never one too few.
    pub fn linked_into(&self, name: &str) -> BTreeSet<&str> {
        let start =
            self.packages.values().find(|package| package.is_ours() && package.name == name);
        let mut open: Vec<&str> = start.iter().map(|package| package.id.as_str()).collect();
        let mut reached = BTreeSet::new();
        while let Some(id) = open.pop() {
            let Some(package) = self.packages.get(id) else { continue };
            if package.runs_in_the_compiler() || !reached.insert(id) {
                continue;
            }
            open.extend(self.linked_by(id));
        }
        reached
    }

    /// What a package links directly.
    pub fn linked_by(&self, id: &str) -> impl Iterator<Item = &str> {
        let edges = self.edges.get(id).map(Vec::as_slice).unwrap_or_default();
        edges.iter().filter(|edge| edge.linked).map(|edge| edge.to.as_str())
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dep>,
}

#[derive(Deserialize)]
struct Dep {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

fn checksums() -> Result<BTreeMap<(String, String), String>, String> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Locked>,
    }
    #[derive(Deserialize)]
    struct Locked {
        name: String,
        version: String,
        checksum: Option<String>,
    }
    let text = std::fs::read_to_string(root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}"))?;
    let lock: Lock = toml::from_str(&text).map_err(|error| format!("Cargo.lock: {error}"))?;
    let sums = lock
        .package
        .into_iter()
        .filter_map(|package| Some(((package.name, package.version), package.checksum?)));
    Ok(sums.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_runs_in_the_compiler_and_in_tests_is_not_in_the_program() {
        let graph = Graph::read(&[]).unwrap();
        let names: BTreeSet<&str> = graph
            .linked_into("abecedar")
            .into_iter()
            .map(|id| graph.packages[id].name.as_str())
            .collect();
        for inside in ["abecedar", "server", "tokio", "serde"] {
            assert!(names.contains(inside), "{inside}");
        }
        for outside in ["proptest", "serde_derive", "criterion", "xtask"] {
            assert!(!names.contains(outside), "{outside}");
        }
    }
}
