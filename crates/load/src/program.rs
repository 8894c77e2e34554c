//! The program under test: started, measured, stopped, killed.

use crate::Fault;
use crate::process::Process;
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

/// How a server is started, as often as one likes.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    program: PathBuf,
    data: PathBuf,
    listen: SocketAddr,
    args: Vec<String>,
    usual_files: bool,
}

/// Lets a program have as many files open as one usually may, of which it can ask for more.
const USUAL_FILES: &str = "ulimit -S -n 1024 && exec \"$0\" \"$@\"";

impl Launch {
    /// `abecedar serve` on a free port of the loopback interface, with its data in a folder that
    /// is made where it is missing.
    pub(crate) fn new(program: &Path, data: &Path) -> Result<Launch, Fault> {
        std::fs::create_dir_all(data).map_err(Fault::during("making a folder"))?;
        Ok(Launch {
            program: program.to_owned(),
            data: data.to_owned(),
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            args: Vec::new(),
            usual_files: false,
        })
    }

    /// With one more word for the program.
    pub(crate) fn with(mut self, arg: impl Into<String>) -> Launch {
        self.args.push(arg.into());
        self
    }

    /// With no more files open than a program usually may, unless it asks for them itself.
    pub(crate) fn with_usual_files(mut self) -> Launch {
        self.usual_files = true;
        self
    }

    /// At this address.
    pub(crate) fn at(mut self, listen: SocketAddr) -> Launch {
        self.listen = listen;
        self
    }

    /// Starts it, and waits until it is ready.
    pub(crate) async fn start(&self) -> Result<Program, Fault> {
        let failed = Fault::during("starting the server");
        let log = self.log();
        let errors = File::options().create(true).append(true).open(&log).map_err(&failed)?;
        let mut command = match self.usual_files {
            false => Command::new(&self.program),
            true => Command::new("sh"),
        };
        if self.usual_files {
            command.args(["-c", USUAL_FILES]).arg(&self.program);
        }
        let mut child = command
            .args(["serve", "--listen", &self.listen.to_string(), "--data"])
            .arg(&self.data)
            .args(&self.args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .kill_on_drop(true)
            .spawn()
            .map_err(Fault::during(&self.program.display().to_string()))?;
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
                let log = std::fs::read_to_string(log).unwrap_or_default();
                let last = log.lines().last().unwrap_or_default();
                Fault::new(format!("the server did not start: {line}{last}"))
            })?;
        Ok(Program { child, _said: said, address })
    }

    /// Where what the server logs is kept, beside its data.
    fn log(&self) -> PathBuf {
        self.data.with_extension("log")
    }
}

/// A running server; it is killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    // Held open: a server should not have to care whether anybody reads.
    _said: Lines<BufReader<ChildStdout>>,
    /// Where it listens.
    pub(crate) address: SocketAddr,
}

impl Program {
    /// The process, to be looked at.
    pub(crate) fn process(&self) -> Result<Process, Fault> {
        self.child.id().map(Process).ok_or_else(|| Fault::new("the server has ended"))
    }

    /// Kills it at once, as a crash would.
    pub(crate) async fn kill(mut self) -> Result<(), Fault> {
        self.child.kill().await.map_err(Fault::during("killing the server"))
    }

    /// Asks it to stop, and waits until it has.
    pub(crate) async fn stop(mut self) -> Result<(), Fault> {
        let failed = Fault::during("stopping the server");
        let Process(id) = self.process()?;
        let mut kill = Command::new("kill");
        kill.arg(id.to_string()).status().await.map_err(&failed)?;
        let ended = timeout(PATIENCE, self.child.wait()).await;
        ended.map_err(|_| Fault::new("the server did not stop in time"))?.map_err(&failed)?;
        Ok(())
    }
}
