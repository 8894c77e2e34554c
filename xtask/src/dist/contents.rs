//! What an archive of the release holds.

use super::file::File;
use super::program::Program;
use crate::files::below;
use crate::shell::root;

/// Sources that go along as they are: licences, what a host starts from, and what is new.
const SOURCES: [(&str, &str); 10] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("docs/operations/abecedar.service", "systemd/abecedar.service"),
    ("docs/operations/environment", "systemd/environment"),
    ("docs/operations/nginx.conf", "proxy/nginx.conf"),
    ("docs/operations/haproxy.cfg", "proxy/haproxy.cfg"),
    ("docs/operations.md", "docs/operations.md"),
    ("lexicons/README.md", "lexicons/README.md"),
];

/// Everything, by its place in the archive.
pub fn of_release(program: &Program, notices: &str, bill: &str) -> Result<Vec<File>, String> {
    let name = format!("abecedar{}", std::env::consts::EXE_SUFFIX);
    let mut files = vec![
        File::program(name, program.bytes.clone()),
        File::new("NOTICES.txt", notices),
        File::new("abecedar.cdx.json", bill),
    ];
    for (source, path) in SOURCES {
        files.push(File::of_sources(source, path)?);
    }
    for licence in below(&root().join("lexicons/licences"))? {
        let name = licence.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let path = format!("lexicons/licences/{name}");
        files.push(File::of_sources(&path, path.clone())?);
    }
    for page in &program.manual {
        files.push(File::new(format!("man/man1/{}", page.path), page.bytes.clone()));
    }
    for (shell, text) in &program.completions {
        files.push(File::new(format!("completions/{}", completion_name(shell)), text.clone()));
    }
    Ok(files)
}

/// What a shell looks for.
pub fn completion_name(shell: &str) -> &'static str {
    match shell {
        "zsh" => "_abecedar",
        "fish" => "abecedar.fish",
        _ => "abecedar.bash",
    }
}
