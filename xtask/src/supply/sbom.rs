//! The bill of materials that goes with a release: CycloneDX 1.6 as JSON.
//!
//! It names what is in the program and in the page inside it, not the tools that made them. The
//! same sources give the same bytes: its time is that of the release (see [`crate::moment`]), and
//! its number follows from what is in it.

use super::cargo_packages::{Graph, Package};
use super::node_packages::{NodePackage, Page, name_of};
use crate::moment;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The bill as text.
pub fn write() -> Result<String, String> {
    // Windows and macOS have packages of their own; the bill is of what is built here.
    let host = moment::host()?;
    let graph = Graph::read(&["--filter-platform", &host])?;
    let bill = bill(&graph, &Page::read()?, moment::of_release()?)?;
    let text = serde_json::to_string_pretty(&bill).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

fn bill(graph: &Graph, page: &Page, time: i64) -> Result<Value, String> {
    let linked = graph.linked_into("abecedar");
    let mut program = None;
    // By reference, so that a package of npm that lies in two folders stands here once.
    let mut components = BTreeMap::new();
    let mut depends = Vec::new();
    for id in &linked {
        let package = &graph.packages[*id];
        let uses = graph.linked_by(id).filter(|used| linked.contains(used));
        let mut uses: Vec<String> = uses.map(|used| reference(&graph.packages[used])).collect();
        if package.is_ours() && package.name == "server" {
            // The page is inside the server.
            uses.extend(page.bundled.iter().map(|folder| node_reference(folder, page)));
        }
        uses.sort();
        uses.dedup();
        depends.push(json!({ "ref": reference(package), "dependsOn": uses }));
        if package.is_ours() && package.name == "abecedar" {
            program = Some(component(package, "application"));
        } else {
            components.insert(reference(package), component(package, "library"));
        }
    }
    for folder in &page.bundled {
        let made = node_component(folder, &page.packages[folder]);
        components.insert(node_reference(folder, page), made);
    }
    let content = json!({
        "metadata": {
            "timestamp": moment::written(time),
            "component": program.ok_or("abecedar is not among the packages")?,
        },
        "components": components.into_values().collect::<Vec<_>>(),
        "dependencies": depends,
    });
    let mut bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "serialNumber": number(&content),
    });
    if let (Value::Object(bill), Value::Object(content)) = (&mut bill, content) {
        bill.extend(content);
    }
    Ok(bill)
}

fn component(package: &Package, kind: &str) -> Value {
    let mut made = json!({
        "type": kind,
        "bom-ref": reference(package),
        "name": package.name,
        "version": package.version,
        "licenses": licences(package.license.as_deref()),
    });
    if !package.is_ours() {
        made["purl"] = json!(reference(package));
    }
    if let Some(sum) = &package.checksum {
        made["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(address) = &package.repository {
        made["externalReferences"] = json!([{ "type": "vcs", "url": address }]);
    }
    made
}

fn node_component(folder: &str, package: &NodePackage) -> Value {
    let reference = node_address(folder, package);
    let mut made = json!({
        "type": "library",
        "bom-ref": reference,
        "name": name_of(folder),
        "version": package.version,
        "licenses": licences(package.license.as_deref()),
        "purl": reference,
    });
    let sum = package.integrity.as_deref().and_then(|text| text.strip_prefix("sha512-"));
    if let Some(hex) = sum.and_then(hex_of_base64) {
        made["hashes"] = json!([{ "alg": "SHA-512", "content": hex }]);
    }
    made
}

fn licences(said: Option<&str>) -> Value {
    // The slash is an old way to write a choice.
    said.map_or(json!([]), |said| json!([{ "expression": said.replace('/', " OR ") }]))
}

fn reference(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

fn node_reference(folder: &str, page: &Page) -> String {
    node_address(folder, &page.packages[folder])
}

fn node_address(folder: &str, package: &NodePackage) -> String {
    format!("pkg:npm/{}@{}", name_of(folder).replace('@', "%40"), package.version)
}

/// A UUID (version 8: its bits are ours to choose) that follows from the content.
fn number(content: &Value) -> String {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&Sha256::digest(content.to_string())[..16]);
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex = hex(&bytes);
    let parts = [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]];
    format!("urn:uuid:{}", parts.join("-"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn hex_of_base64(text: &str) -> Option<String> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for byte in text.trim_end_matches('=').bytes() {
        let digit = DIGITS.iter().position(|digit| *digit == byte)?;
        bits = bits << 6 | digit as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(hex(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_reference_of_the_bill_leads_somewhere_and_twice_gives_the_same() {
        let graph = Graph::read(&[]).unwrap();
        let page = Page::read().unwrap();
        let made = bill(&graph, &page, 1_700_000_000).unwrap();
        assert_eq!(made, bill(&graph, &page, 1_700_000_000).unwrap());
        let name = |value: &Value| value["bom-ref"].as_str().unwrap().to_owned();
        let mut known: BTreeSet<String> =
            made["components"].as_array().unwrap().iter().map(name).collect();
        assert_eq!(known.len(), made["components"].as_array().unwrap().len());
        known.insert(name(&made["metadata"]["component"]));
        for node in made["dependencies"].as_array().unwrap() {
            for used in node["dependsOn"].as_array().unwrap() {
                assert!(known.contains(used.as_str().unwrap()), "{used}");
            }
        }
        assert!(known.iter().any(|name| name.starts_with("pkg:npm/svelte@")));
        assert!(known.iter().any(|name| name.starts_with("pkg:cargo/tokio@")));
        // What comes from a registry has its checksum.
        for component in made["components"].as_array().unwrap() {
            assert!(component["purl"].is_null() || component["hashes"][0].is_object());
        }
    }

    #[test]
    fn base64_is_read_as_others_write_it() {
        assert_eq!(hex_of_base64("aGVsbG8=").as_deref(), Some("68656c6c6f"));
        assert_eq!(hex_of_base64("/+8="), Some("ffef".into()));
        assert_eq!(hex_of_base64("?"), None);
    }
}
