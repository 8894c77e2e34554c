//! A NATS server of this run's own, on a port of the loopback interface.

#[path = "../../server/tests/nats/program.rs"]
mod program;

use crate::Fault;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long it may take until it answers.
const PATIENCE: Duration = Duration::from_secs(20);

/// A NATS server; it is killed when this is dropped.
pub(crate) struct Nats {
    program: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Nats {
    /// Starts one.
    pub(crate) async fn start() -> Result<Nats, Fault> {
        let program = program::find().map_err(Fault::new)?;
        let mut nats = Nats { program, port: free_port()?, child: None };
        nats.start_again().await?;
        Ok(nats)
    }

    /// Its address.
    pub(crate) fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Starts it after it was killed.
    pub(crate) async fn start_again(&mut self) -> Result<(), Fault> {
        let child = Command::new(&self.program)
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(Fault::during("starting nats-server"))?;
        self.child = Some(child);
        let began = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await.is_err() {
            if began.elapsed() > PATIENCE {
                return Err(Fault::new("nats-server does not answer"));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Kills it at once, as a crash would.
    pub(crate) async fn kill(&mut self) -> Result<(), Fault> {
        match self.child.take() {
            Some(mut child) => child.kill().await.map_err(Fault::during("killing nats-server")),
            None => Ok(()),
        }
    }
}

/// A port that was free a moment ago.
pub(crate) fn free_port() -> Result<u16, Fault> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(Fault::during("looking for a free port"))
}
