//! `load figures`, `load crash`, `load attack`, `load cluster`; the chores of `cargo xtask` call them.

use clap::{Parser, Subcommand};
use load::cluster::{self, Bus};
use load::home::Kind;
use load::{Fault, attack, crash, figures};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

/// Many people at many tables of a real server, on this machine.
#[derive(Parser)]
struct Call {
    /// The program to start, built from what is to be measured.
    #[arg(long, default_value = "abecedar")]
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
        /// Without looking for the highest rate.
        #[arg(long)]
        no_rate: bool,
        /// How many clients come back at once after a restart, at the least.
        #[arg(long, default_value_t = 8_000)]
        back: u32,
        /// Where tables are kept.
        #[arg(long, value_enum, default_value_t)]
        database: Kind,
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
        /// Where tables are kept.
        #[arg(long, value_enum, default_value_t)]
        database: Kind,
    },
    /// One hostile client at the default limits, attack by attack: do other people feel it?
    Attack {
        /// Only this one; may be repeated.
        #[arg(long)]
        only: Vec<String>,
        /// Tables at which other people play.
        #[arg(long, default_value_t = 40)]
        tables: u32,
        /// How long an attack lasts, where it does not end by itself.
        #[arg(long, default_value_t = 6)]
        seconds: u32,
        /// Only says which attacks there are.
        #[arg(long)]
        list: bool,
    },
    /// Several servers on one PostgreSQL: how soon everybody hears, and what kills cost.
    Cluster {
        /// How many servers.
        #[arg(long, default_value_t = 3)]
        nodes: usize,
        /// How they hear of each other.
        #[arg(long, value_enum, default_value_t)]
        bus: Bus,
        /// The numbers of tables, rising; 0 for none.
        #[arg(long, value_delimiter = ',', default_values_t = [250, 500, 1_000])]
        tables: Vec<u32>,
        /// How long each of them is under load.
        #[arg(long, default_value_t = 20)]
        seconds: u32,
        /// How often a server, the bus or the database is killed.
        #[arg(long, default_value_t = 50)]
        times: u32,
        /// How many tables are in play while they are.
        #[arg(long, default_value_t = 60)]
        victims: u32,
        /// What decides whom it hits, and when.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// The hostile client; `attack` starts it.
    #[command(hide = true)]
    Hostile {
        attack: String,
        #[arg(long)]
        server: SocketAddr,
        #[arg(long)]
        seconds: u32,
    },
}

/// Files and sockets that a run has open at most, in either process.
const FILES: u64 = 12_000;

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
        What::Figures { tables, seconds, no_rate, back, database } => {
            let plan = figures::Plan { tables, seconds, rate: !no_rate, back, database };
            runtime.block_on(figures::run(&call.program, &plan))
        }
        What::Crash { times, tables, seed, database } => {
            let plan = crash::Plan { times, tables, seed, database };
            runtime.block_on(crash::run(&call.program, plan))
        }
        What::Attack { list: true, .. } => {
            attack::names().for_each(|(name, sends)| println!("{name:16} {sends}"));
            Ok(())
        }
        What::Attack { only, tables, seconds, .. } => {
            let plan = attack::Plan { only, tables, seconds };
            runtime.block_on(attack::run(&call.program, &plan))
        }
        What::Cluster { nodes, bus, mut tables, seconds, times, victims, seed } => {
            tables.retain(|&count| count > 0);
            let plan = cluster::Plan { nodes, bus, tables, seconds, times, victims, seed };
            runtime.block_on(cluster::run(&call.program, &plan))
        }
        What::Hostile { attack, server, seconds } => {
            let outcome = runtime.block_on(attack::hostile::run(&attack, server, seconds));
            // A blocked read of standard input must not hold up the end.
            runtime.shutdown_background();
            outcome
        }
    }
}
