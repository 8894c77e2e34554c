//! The `Containerfile` builds with what the project says that it needs. No container is built here:
//! that takes a service that machines for tests rarely have.

#[cfg(test)]
mod tests {
    use crate::shell::root;
    use std::fs;

    #[test]
    fn the_container_is_built_with_our_rust_and_starts_what_is_there() {
        let text = fs::read_to_string(root().join("Containerfile")).unwrap();
        let manifest: toml::Table =
            toml::from_str(&fs::read_to_string(root().join("Cargo.toml")).unwrap()).unwrap();
        let rust = manifest["workspace"]["package"]["rust-version"].as_str().unwrap();
        assert!(text.contains(&format!("/rust:{rust}-")), "Containerfile: not Rust {rust}");
        assert!(text.contains("/node:20-"));
        // What it copies out of the sources, `.` aside, is there.
        for line in
            text.lines().filter(|line| line.starts_with("COPY ") && !line.contains("--from"))
        {
            let words: Vec<&str> = line.split_whitespace().skip(1).collect();
            for source in &words[..words.len() - 1] {
                assert!(root().join(source).exists(), "{source}");
            }
        }
    }
}
