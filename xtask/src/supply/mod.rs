//! `cargo xtask supply`: what we depend on, and whether we may.
//!
//! Licences, origins and bans are read from `deny.toml`, the file of cargo-deny, so that there is
//! one list of them. What needs nothing but what cargo and npm keep here is also a test, and so
//! part of `cargo xtask test`; known faults of dependencies are asked for over the network, where
//! that answers.

mod cargo_packages;
mod named;
mod node_packages;
mod policy;
mod reasons;
mod sbom;

pub use cargo_packages::{Graph, Package};
pub use node_packages::Page;
pub use sbom::write as bill_of_materials;

use crate::shell::{cargo, root, run};
use std::process::{Command, Stdio};

/// Looks at everything, then asks for known faults. `--sbom FILE` also writes what the program and
/// the page are made of.
pub fn run_chore(args: &[String]) -> Result<(), String> {
    let file = match args {
        [] => None,
        [name, file] if name == "--sbom" => Some(file),
        _ => return Err("supply: expected nothing or --sbom FILE".into()),
    };
    let faults = faults()?;
    if !faults.is_empty() {
        return Err(format!("supply:\n  {}", faults.join("\n  ")));
    }
    println!("licences, origins, bans, reasons and use of all dependencies are as they should be");
    if let Some(file) = file {
        std::fs::write(file, sbom::write()?).map_err(|error| format!("{file}: {error}"))?;
        println!("wrote {file}");
    }
    known_faults()
}

/// Everything that is wrong and can be seen without a network.
fn faults() -> Result<Vec<String>, String> {
    let graph = Graph::read(&["--all-features"])?;
    let page = Page::read()?;
    let policy = policy::Policy::read()?;
    let mut faults = policy.faults(&graph);
    faults.extend(policy.faults_of_page(&page));
    faults.extend(named::faults(&graph)?);
    faults.extend(reasons::faults(&graph, &page)?);
    Ok(faults)
}

/// Asks those who keep lists of known faults. Who cannot be asked is named: silence is no answer.
fn known_faults() -> Result<(), String> {
    let deny = cargo(&["deny", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if deny {
        run(cargo(&["deny", "--all-features", "check"]))?;
    } else {
        println!(
            "known faults of crates were not looked for: cargo-deny is not here \
             (cargo install cargo-deny)"
        );
    }
    let audit = Command::new("npm")
        .current_dir(root().join("web"))
        .args(["audit", "--json"])
        .output()
        .map_err(|error| format!("npm audit: {error}"))?;
    let said: serde_json::Value = serde_json::from_slice(&audit.stdout).unwrap_or_default();
    match said["metadata"]["vulnerabilities"]["total"].as_u64() {
        Some(0) => println!("npm audit knows of no fault"),
        Some(count) => {
            return Err(format!("npm audit knows of {count} faults: call it in web/ and read"));
        }
        None => println!(
            "known faults of npm packages were not looked for: the registry does not answer \
             npm audit here"
        ),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_we_depend_on_is_permitted_named_and_explained() {
        assert_eq!(super::faults().unwrap(), Vec::<String>::new());
    }
}
