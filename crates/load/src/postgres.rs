//! A PostgreSQL of this run's own: made in a temporary folder, reached by a socket there, killed
//! and started again as often as one likes, and gone with the run. It waits for the disk as any
//! other would.

#[path = "../../server/tests/postgres/programs.rs"]
mod programs;

use crate::Fault;
use crate::process::{self, Process};
use programs::Programs;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long it may take to be there again: it reads its log after a crash, and waits for what the
/// crash left behind to be gone.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL server.
pub(crate) struct Postgres {
    folder: TempDir,
    programs: Programs,
}

impl Postgres {
    /// Makes a server and starts it.
    pub(crate) async fn start() -> Result<Postgres, Fault> {
        let failed = Fault::during("making a folder for PostgreSQL");
        // A socket's path may not be long, which rules out most other places.
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp").map_err(&failed)?;
        // Where root runs this, the server runs as another user, who needs a way in.
        let open = fs::Permissions::from_mode(0o777);
        fs::set_permissions(folder.path(), open).map_err(&failed)?;
        let programs = programs::find().map_err(Fault::new)?;
        let postgres = Postgres { folder, programs };
        let mut made = postgres.programs.initdb();
        made.args(["-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"]);
        run(made.arg(postgres.data())).await?;
        postgres.start_again().await?;
        Ok(postgres)
    }

    /// The address of its database.
    pub(crate) fn address(&self) -> String {
        format!("postgres://test@localhost/postgres?host={}", self.folder.path().display())
    }

    /// Starts it after it was killed.
    pub(crate) async fn start_again(&self) -> Result<(), Fault> {
        let began = Instant::now();
        let options = format!(
            "-c listen_addresses='' -c max_connections=200 -k {}",
            self.folder.path().display()
        );
        loop {
            let mut start = self.programs.pg_ctl();
            start.args(["start", "--wait", "--silent", "-o", &options, "-D"]).arg(self.data());
            let started = run(start.arg("-l").arg(self.folder.path().join("log"))).await;
            match started {
                Err(_) if began.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
                settled => return settled,
            }
        }
    }

    /// Kills all its processes at once, as a crash would.
    pub(crate) async fn kill(&self) -> Result<(), Fault> {
        let mut kill = Command::new("kill");
        kill.arg("-9");
        kill.args(self.family()?.into_iter().map(|Process(id)| id.to_string()));
        // Some of them may be gone before it is their turn.
        let _ = run(&mut kill).await;
        Ok(())
    }

    /// All its processes.
    pub(crate) fn family(&self) -> Result<Vec<Process>, Fault> {
        let file = self.data().join("postmaster.pid");
        let text = fs::read_to_string(file).map_err(Fault::during("looking for PostgreSQL"))?;
        let eldest = text.lines().next().and_then(|line| line.trim().parse().ok());
        let eldest = eldest.ok_or_else(|| Fault::new("PostgreSQL does not say its process"))?;
        Ok(process::family(Process(eldest)))
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let mut stop = self.programs.pg_ctl();
        stop.args(["stop", "--wait", "--silent", "-m", "immediate", "-D"]).arg(self.data());
        // It may have been killed before, and then there is nothing to stop.
        let _ = stop.stdout(Stdio::null()).stderr(Stdio::null()).status();
        // The files belong to the server's user.
        let _ = self.programs.command(Path::new("rm")).arg("-rf").arg(self.data()).status();
    }
}

async fn run(command: &mut Command) -> Result<(), Fault> {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let said = format!("{command:?}");
    let inner = std::mem::replace(command, Command::new("true"));
    let status = tokio::process::Command::from(inner).status().await;
    match status.map_err(Fault::during(&said))?.success() {
        true => Ok(()),
        false => Err(Fault::new(format!("{said} failed"))),
    }
}
