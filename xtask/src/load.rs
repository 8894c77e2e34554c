//! `cargo xtask load` and `cargo xtask crash`: a real server, many people, and a hard life. The
//! work is done by the crate `load`; here the two programs are built and put together.

use crate::shell::{cargo, run, target};
use std::path::PathBuf;
use std::process::Command;

/// How fast the server is; further words go to `load figures`.
pub fn figures(args: &[String]) -> Result<(), String> {
    call("figures", args)
}

/// What a crash costs; further words go to `load crash`.
pub fn crash(args: &[String]) -> Result<(), String> {
    call("crash", args)
}

fn call(what: &str, args: &[String]) -> Result<(), String> {
    run(cargo(&["build", "--release", "--package", "abecedar", "--package", "load"]))?;
    let mut load = Command::new(built("load")?);
    load.arg("--program").arg(built("abecedar")?).arg(what).args(args);
    run(load)
}

fn built(name: &str) -> Result<PathBuf, String> {
    let path = target().join("release").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    path.canonicalize().map_err(|error| format!("{}: {error}", path.display()))
}
