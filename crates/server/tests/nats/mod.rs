//! A NATS server of the tests' own, started and stopped with them.

#![allow(dead_code, reason = "each test file uses its part of it")]

mod program;

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A NATS server that runs as long as this is kept.
pub struct Server {
    process: Option<Child>,
    port: u16,
}

impl Server {
    /// Starts one at a free port.
    pub fn start() -> Server {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut server = Server { process: None, port };
        server.resume();
        server
    }

    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it, as a crash would.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// Starts it again where it was.
    pub fn resume(&mut self) {
        let program = program::find().unwrap_or_else(|missing| panic!("{missing}"));
        let mut command = Command::new(program);
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.process = Some(command.spawn().unwrap());
        let begun = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "nats-server does not answer");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
