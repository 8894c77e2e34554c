//! A program that runs beside us: lines in, lines out, and never a wait without an end.
//!
//! Whatever may block (the program reads nothing, says nothing, or talks without an end) is done by
//! threads of its own, which end with the program. It gets a group of processes of its own, so that
//! those that it has started end with it.

use super::Program;
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// No answer is longer.
const LONGEST_LINE: u64 = 1 << 20;
/// So many lines wait to be read at most; a program that says more has to wait.
const LINES_WAITING: usize = 16;
/// So much of what it says on standard error is kept.
const COMPLAINT: usize = 400;
/// How long it may take to end by itself once its input has ended.
const FAREWELL: Duration = Duration::from_millis(500);
/// How often is looked whether it has ended.
const GLANCE: Duration = Duration::from_millis(2);

/// A running program.
pub(super) struct Process {
    child: Child,
    limit: Duration,
    /// Lines to write; dropped, the program's input ends.
    to: Option<std::sync::mpsc::Sender<String>>,
    from: Receiver<Result<String, String>>,
    complaint: Arc<Mutex<VecDeque<u8>>>,
    /// Breaks off once all that was said on standard error is heard.
    complained: Receiver<()>,
}

impl Process {
    /// Starts a program.
    pub(super) fn start(program: &Program) -> Result<Process, String> {
        let (name, arguments) = program.call.split_first().ok_or("is no program")?;
        let mut command = Command::new(name);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        let (to, lines) = channel::<String>();
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                for line in lines {
                    // Who has ended is found out by whoever waits for the answer.
                    if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                        break;
                    }
                }
            });
        }
        let (said, from) = sync_channel(LINES_WAITING);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_lines(output, &said));
        }
        let complaint = Arc::default();
        let (listens, complained) = channel::<()>();
        if let Some(errors) = child.stderr.take() {
            let complaint = Arc::clone(&complaint);
            thread::spawn(move || {
                listen(errors, &complaint);
                drop(listens);
            });
        }
        let (limit, to) = (program.limit, Some(to));
        Ok(Process { child, limit, to, from, complaint, complained })
    }

    /// Says a line.
    pub(super) fn say(&self, line: String) {
        if let Some(to) = &self.to {
            // Who has ended is found out by whoever waits for the answer.
            let _ = to.send(line);
        }
    }

    /// The next line, or what is wrong.
    pub(super) fn hear(&mut self) -> Result<String, String> {
        match self.from.recv_timeout(self.limit) {
            Ok(heard) => heard.map_err(|what| self.with_complaint(&what)),
            Err(RecvTimeoutError::Timeout) => {
                let seconds = self.limit.as_secs_f64();
                Err(self.with_complaint(&format!("gave no answer within {seconds} s")))
            }
            Err(RecvTimeoutError::Disconnected) => {
                let ended = self.ended_within(FAREWELL);
                let how = ended.map_or("closed its output".to_owned(), |how| {
                    // Why it ended is often the last that it said.
                    let _ = self.complained.recv_timeout(FAREWELL);
                    format!("ended before the game did ({how})")
                });
                Err(self.with_complaint(&how))
            }
        }
    }

    /// What is wrong, and the last that the program said on standard error.
    fn with_complaint(&self, what: &str) -> String {
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes: Vec<u8> = complaint.iter().copied().collect();
        let text = String::from_utf8_lossy(&bytes);
        match text.lines().rev().map(str::trim).find(|line| !line.is_empty()) {
            Some(line) => format!("{what}; it said: {line}"),
            None => what.to_owned(),
        }
    }

    fn ended_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let began = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(how)) => return Some(how),
                Ok(None) if began.elapsed() < time => thread::sleep(GLANCE),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    fn kill(&mut self) {
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id() as i32) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
    }
}

impl Drop for Process {
    /// Ends the program and all that it has started, and waits for its end.
    fn drop(&mut self) {
        self.to = None;
        // Its id is its own until it is waited for, so nobody else is killed by mistake: where it
        // has ended by itself, those that it left behind are let be.
        if self.ended_within(FAREWELL).is_none() {
            self.kill();
            let _ = self.child.wait();
        }
    }
}

fn read_lines(output: impl Read, said: &SyncSender<Result<String, String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE;
        let heard = if whole {
            String::from_utf8(line).map_err(|_| "gave an answer that is no UTF-8".to_owned())
        } else {
            Err(format!("gave an answer of more than {LONGEST_LINE} bytes"))
        };
        let wrong = heard.is_err();
        // Nobody listens any more once the game is over.
        if said.send(heard).is_err() || wrong {
            return;
        }
    }
}

fn listen(mut errors: impl Read, complaint: &Mutex<VecDeque<u8>>) {
    let mut buffer = [0; 1024];
    while let Ok(read @ 1..) = errors.read(&mut buffer) {
        let mut complaint = complaint.lock().unwrap_or_else(PoisonError::into_inner);
        complaint.extend(buffer.iter().take(read));
        let surplus = complaint.len().saturating_sub(COMPLAINT);
        complaint.drain(..surplus);
    }
}
