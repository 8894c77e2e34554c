//! `cargo xtask load`, `crash`, `attack` and `cluster`: real servers, many people, and a hard life.
//! The work is done by the crate `load`; here the programs are built and put together.

use crate::shell::{cargo, run, target};
use crate::{nats, postgres};
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

/// What others feel of one hostile client; further words go to `load attack`.
pub fn attack(args: &[String]) -> Result<(), String> {
    call("attack", args)
}

/// Several servers, and kills among them; further words go to `load cluster`.
pub fn cluster(args: &[String]) -> Result<(), String> {
    postgres::require()?;
    nats::require()?;
    call("cluster", args)
}

fn call(what: &str, args: &[String]) -> Result<(), String> {
    if args.iter().any(|arg| arg.ends_with("postgres")) {
        postgres::require()?;
    }
    run(cargo(&["build", "--release", "--package", "abecedar", "--package", "load"]))?;
    let mut load = Command::new(built("load")?);
    load.arg("--program").arg(built("abecedar")?).arg(what).args(args);
    run(load)
}

fn built(name: &str) -> Result<PathBuf, String> {
    let path = target().join("release").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    path.canonicalize().map_err(|error| format!("{}: {error}", path.display()))
}
