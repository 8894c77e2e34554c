//! Learns the numbers of a game.

use arena::train::{Options, train};
use std::path::PathBuf;

const USAGE: &str = "train GAME [--seed N] [--fresh] [--checkpoints DIR]";

/// The chore.
pub fn run(args: &[String]) -> Result<(), String> {
    let mut args = args.iter();
    let game = args.next().ok_or(USAGE)?;
    let game = game.parse().map_err(|error| format!("{error}"))?;
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut options = Options {
        seed: 1,
        data: crates.join("bots/data"),
        checkpoints: crates.join("../target/train"),
        fresh: false,
    };
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} wants a value; {USAGE}"));
        match arg.as_str() {
            "--seed" => {
                let seed = value()?;
                options.seed =
                    seed.parse().map_err(|_| format!("--seed {seed}: expected a number"))?;
            }
            "--fresh" => options.fresh = true,
            "--checkpoints" => options.checkpoints = PathBuf::from(value()?),
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    println!("wrote {}", train(game, &options)?.display());
    Ok(())
}
