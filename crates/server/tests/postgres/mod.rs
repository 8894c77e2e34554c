//! A PostgreSQL server of the tests' own: made in a temporary folder, reached by a socket there,
//! and gone with the last test that uses it.

mod programs;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, Weak};
use tempfile::TempDir;

/// A running server.
pub struct Server {
    folder: TempDir,
    programs: programs::Programs,
    databases: AtomicU32,
}

/// The server that tests running at the same time share.
static SHARED: Mutex<Weak<Server>> = Mutex::new(Weak::new());

impl Server {
    /// The server, started if none is running.
    pub fn shared() -> Arc<Server> {
        let mut shared = SHARED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        shared.upgrade().unwrap_or_else(|| {
            let server = Arc::new(Server::start());
            *shared = Arc::downgrade(&server);
            server
        })
    }

    fn start() -> Server {
        let programs = programs::find().unwrap_or_else(|missing| panic!("{missing}"));
        // A socket's path may not be long, which rules out most other places.
        let folder = tempfile::Builder::new().prefix("pg").tempdir_in("/tmp").unwrap();
        // Where root runs the tests, the server runs as another user, who needs a way in.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
        let server = Server { folder, programs, databases: AtomicU32::new(0) };
        let data = server.data();
        run(server.programs.initdb().arg("-D").arg(&data).args([
            "-U",
            "test",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]));
        let at = server.folder.path().display();
        let options = format!("-c listen_addresses='' -k {at} -c fsync=off -c max_connections=300");
        let log = server.folder.path().join("log");
        run(server
            .programs
            .pg_ctl()
            .args(["start", "--wait", "--silent", "-o", &options, "-D"])
            .arg(&data)
            .arg("-l")
            .arg(&log));
        server
    }

    /// The address of a new, empty database.
    pub async fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut connection = connect(&self.address("postgres")).await;
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://test@localhost/{database}?host={}", self.folder.path().display())
    }

    fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("data")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let data = self.data();
        let mut stop = self.programs.pg_ctl();
        stop.args(["stop", "--wait", "--silent", "-m", "immediate", "-D"]).arg(&data);
        // Dropped while a test fails too, where a second panic would end everything.
        if let Err(error) = stop.stdout(Stdio::null()).status() {
            eprintln!("PostgreSQL was not stopped: {error}");
        }
        remove_as_owner(&self.programs, &data);
    }
}

/// The files belong to the server's user.
fn remove_as_owner(programs: &programs::Programs, data: &Path) {
    let _ = programs.command(Path::new("rm")).arg("-rf").arg(data).status();
}

/// A connection beside the storage, for tests that look at or change what is kept.
pub async fn connect(address: &str) -> sqlx::PgConnection {
    <sqlx::PgConnection as sqlx::Connection>::connect(address).await.unwrap()
}

fn run(command: &mut Command) {
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let status = output.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}
