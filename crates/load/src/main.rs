//! `load figures` and `load crash`; `cargo xtask load` and `cargo xtask crash` call them.

use clap::{Parser, Subcommand};
use load::{Fault, crash, figures};
use std::path::PathBuf;
use std::process::ExitCode;

/// Many people at many tables of a real server, on this machine.
#[derive(Parser)]
struct Call {
    /// The program to start, built from what is to be measured.
    #[arg(long)]
    program: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// How fast the server is, what a connection costs, how long everybody takes to be back.
    Figures {
        /// The numbers of tables, rising.
        #[arg(long, value_delimiter = ',', default_values_t = [250, 500, 1_000, 2_000])]
        tables: Vec<u32>,
        /// How long each of them is under load.
        #[arg(long, default_value_t = 20)]
        seconds: u32,
    },
    /// Kills the server at random moments, and looks for what it had promised to keep.
    Crash {
        /// How often.
        #[arg(long, default_value_t = 50)]
        times: u32,
        /// How many tables are in play.
        #[arg(long, default_value_t = 40)]
        tables: u32,
        /// What decides when it is killed.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// Files and sockets that a run has open at most, in either process.
const FILES: u64 = 10_000;

fn main() -> ExitCode {
    match run(Call::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("load: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(call: Call) -> Result<(), Fault> {
    // The server that is started inherits this.
    let limit = rlimit::increase_nofile_limit(FILES).map_err(Fault::during("raising a limit"))?;
    if limit < FILES {
        return Err(Fault::new(format!(
            "a process may have only {limit} files open here, and {FILES} are needed: raise the \
             hard limit (ulimit -Hn)"
        )));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Fault::during("starting"))?;
    match call.what {
        What::Figures { tables, seconds } => {
            runtime.block_on(figures::run(&call.program, &figures::Plan { tables, seconds }))
        }
        What::Crash { times, tables, seed } => {
            runtime.block_on(crash::run(&call.program, crash::Plan { times, tables, seed }))
        }
    }
}
