//! The program under test: started, measured, stopped, killed.

use crate::Fault;
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// How long the program may take to start or to stop.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server; it is killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    // Held open: a server should not have to care whether anybody reads.
    _said: Lines<BufReader<ChildStdout>>,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts `abecedar serve` on a free port, with its data in a folder.
    pub(crate) async fn start(program: &Path, data: &Path) -> Result<Program, Fault> {
        let failed = Fault::during("starting the server");
        let log = File::options().create(true).append(true).open(log_of(data)).map_err(&failed)?;
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(Fault::during(&program.display().to_string()))?;
        let output = child.stdout.take().ok_or_else(|| Fault::new("the server has no output"))?;
        let mut said = BufReader::new(output).lines();
        let line = timeout(PATIENCE, said.next_line())
            .await
            .map_err(|_| Fault::new("the server did not get ready in time"))?
            .map_err(&failed)?
            .unwrap_or_default();
        let address = line
            .split_once("://")
            .and_then(|(_, address)| address.trim_end_matches('/').parse().ok())
            .ok_or_else(|| {
                let log = std::fs::read_to_string(log_of(data)).unwrap_or_default();
                Fault::new(format!("the server did not start: {line}{log}"))
            })?;
        Ok(Program { child, _said: said, address })
    }

    /// The memory that it holds, in bytes.
    pub(crate) fn memory(&self) -> Result<u64, Fault> {
        let id = self.child.id().ok_or_else(|| Fault::new("the server has ended"))?;
        let status = std::fs::read_to_string(format!("/proc/{id}/status"))
            .map_err(Fault::during("reading the memory of the server, which needs Linux"))?;
        let kilobytes = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))
            .and_then(|rest| rest.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.map(|size| size * 1024).ok_or_else(|| Fault::new("no VmRSS in the status"))
    }

    /// Kills it at once, as a crash would.
    pub(crate) async fn kill(mut self) -> Result<(), Fault> {
        self.child.kill().await.map_err(Fault::during("killing the server"))
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(mut self) -> Result<(), Fault> {
        let failed = Fault::during("stopping the server");
        let id = self.child.id().ok_or_else(|| Fault::new("the server has ended"))?;
        let mut kill = Command::new("kill");
        kill.arg(id.to_string()).status().await.map_err(&failed)?;
        let ended = timeout(PATIENCE, self.child.wait()).await;
        ended.map_err(|_| Fault::new("the server did not stop in time"))?.map_err(&failed)?;
        Ok(())
    }
}

/// Where what the server logs is kept, beside its data.
pub(crate) fn log_of(data: &Path) -> PathBuf {
    data.with_extension("log")
}
