//! What comes from outside: typed lines, the end of them, and the wish to stop.

use crate::outcome::{Failure, Result};
use std::collections::VecDeque;
use std::io::{BufRead, IsTerminal, stdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// Something from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A line was typed.
    Line(String),
    /// There will be no more lines.
    End,
    /// Ctrl-C, or the system wants the program to end.
    Stop,
}

/// Where messages arrive.
pub struct Inbox {
    messages: Receiver<Message>,
    kept: VecDeque<Message>,
    typed: bool,
}

/// Nobody waits longer at once; then one looks again.
const LONGEST: Duration = Duration::from_secs(3600);

impl Inbox {
    /// Listens to standard input and to Ctrl-C.
    pub fn open() -> Result<Inbox> {
        let (send, messages) = channel();
        let stop: Sender<Message> = send.clone();
        ctrlc::set_handler(move || {
            let _ = stop.send(Message::Stop);
        })
        .map_err(Failure::from_display)?;
        std::thread::spawn(move || {
            // A line that is no text is read as far as it goes; nothing typed can be that long.
            for line in stdin().lock().split(b'\n') {
                let Ok(line) = line else { break };
                let line = String::from_utf8_lossy(&line).trim().chars().take(400).collect();
                if send.send(Message::Line(line)).is_err() {
                    return;
                }
            }
            let _ = send.send(Message::End);
        });
        Ok(Inbox { messages, kept: VecDeque::new(), typed: stdin().is_terminal() })
    }

    /// Does a person type at a terminal? Otherwise lines come from a file or a pipe.
    pub const fn is_typed(&self) -> bool {
        self.typed
    }

    /// The next message; nothing if it is not there by `until`.
    ///
    /// Lines of a file wait until they are `wanted`, for whoever wrote it could not see whose
    /// turn it would be. What is typed is answered at once.
    pub fn next(&mut self, until: Option<Instant>, wanted: bool) -> Option<Message> {
        let lines_now = wanted || self.typed;
        if lines_now && let Some(kept) = self.kept.pop_front() {
            return Some(kept);
        }
        loop {
            let left =
                until.map_or(LONGEST, |until| until.saturating_duration_since(Instant::now()));
            let message = match self.messages.recv_timeout(left.min(LONGEST)) {
                Ok(message) => message,
                Err(RecvTimeoutError::Timeout) => return None,
                Err(RecvTimeoutError::Disconnected) => Message::Stop,
            };
            if lines_now || message == Message::Stop {
                return Some(message);
            }
            self.kept.push_back(message);
        }
    }
}
