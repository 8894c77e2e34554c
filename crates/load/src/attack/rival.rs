//! The hostile client as a process of its own: told when to begin, asked what came of it.

use super::field::Report;
use crate::Fault;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

/// How much less of a processor it gets than others who want it: an attacker has machines of its
/// own, and takes nothing from the server's.
const NICENESS: &str = "10";

/// How long an attack may be prepared, and how long it may last beyond its time.
const PATIENCE: Duration = Duration::from_secs(180);

/// A hostile client.
pub(super) struct Rival {
    // Held: it is killed when this is dropped.
    _child: Child,
    tell: ChildStdin,
    said: Lines<BufReader<ChildStdout>>,
}

impl Rival {
    /// Lets it prepare an attack.
    pub(super) async fn start(
        attack: &str,
        server: SocketAddr,
        seconds: u32,
    ) -> Result<Rival, Fault> {
        let failed = Fault::during("starting the hostile client");
        let own = std::env::current_exe().map_err(&failed)?;
        let mut child = Command::new("nice")
            .args(["-n", NICENESS])
            .arg(own)
            .args(["hostile", attack, "--server", &server.to_string()])
            .args(["--seconds", &seconds.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(&failed)?;
        let (Some(tell), Some(said)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::new("the hostile client has no input or output"));
        };
        Ok(Rival { _child: child, tell, said: BufReader::new(said).lines() })
    }

    /// Waits until the attack is prepared.
    pub(super) async fn ready(&mut self) -> Result<(), Fault> {
        match self.line().await?.as_str() {
            "ready" => Ok(()),
            other => Err(Fault::new(other)),
        }
    }

    /// Lets it begin.
    pub(super) async fn go(&mut self) -> Result<(), Fault> {
        let told = self.tell.write_all(b"go\n").await;
        told.map_err(Fault::during("telling the hostile client to begin"))
    }

    /// Waits until it is over.
    pub(super) async fn report(mut self) -> Result<Report, Fault> {
        let line = self.line().await?;
        serde_json::from_str(&line).map_err(|_| Fault::new(line))
    }

    async fn line(&mut self) -> Result<String, Fault> {
        let line = timeout(PATIENCE, self.said.next_line()).await;
        line.map_err(|_| Fault::new("the hostile client is stuck"))?
            .map_err(Fault::during("hearing the hostile client"))?
            .ok_or_else(|| Fault::new("the hostile client broke off"))
    }
}
