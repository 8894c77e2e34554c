//! A table with two people, each at a stream of their own.

use crate::Fault;
use crate::heard::{Heard, Outcome, Step};
use crate::http::post;
use crate::place::Place;
use crate::player::Known;
use crate::socket::Socket;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// How long anything may take before it counts as an error.
const PATIENCE: Duration = Duration::from_secs(10);

/// Seats, and so connections, of a table.
pub(crate) const SEATS: usize = 2;

#[derive(Deserialize)]
struct NewTable {
    table: TableInfo,
    host: String,
    seats: Vec<SeatSecret>,
}

#[derive(Deserialize)]
struct TableInfo {
    id: String,
}

#[derive(Deserialize)]
struct SeatSecret {
    secret: String,
}

/// A table with two people.
pub(crate) struct Table {
    place: Place,
    pub(crate) id: String,
    secrets: Vec<String>,
    sockets: Vec<Socket>,
    /// What is known to the seat whose turn it is, once it was told.
    known: Option<Known>,
    /// Everything that each seat was told, by number.
    pub(crate) told: [BTreeMap<u32, Step>; SEATS],
    /// The number of the event that each seat hears next.
    next: [u32; SEATS],
    /// What was done and answered: the name of the command, and the next event after it.
    pub(crate) answered: Vec<(String, u32)>,
    /// What was sent and not answered yet.
    pub(crate) unanswered: Option<Value>,
    commands: u32,
    /// Whether what was told is kept, to be compared later.
    records: bool,
}

impl Table {
    /// Makes a table and starts its game; nobody is connected yet.
    pub(crate) async fn open(place: Place, server: SocketAddr) -> Result<Table, Fault> {
        let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
        let wanted = json!({ "settings": { "game": "rummy" }, "seats": [me("Ana"), me("Rui")] });
        let new: NewTable = post(place, server, "/api/tables", None, &wanted).await?;
        let id = new.table.id;
        let start = format!("/api/tables/{id}/start");
        let _: Value = post(place, server, &start, Some(&new.host), &json!({})).await?;
        let secrets: Vec<String> = new.seats.into_iter().map(|seat| seat.secret).collect();
        if secrets.len() != SEATS {
            return Err(Fault::new(format!("{} seats instead of {SEATS}", secrets.len())));
        }
        Ok(Table {
            place,
            id,
            secrets,
            sockets: Vec::new(),
            known: None,
            told: Default::default(),
            next: [0; SEATS],
            answered: Vec::new(),
            unanswered: None,
            commands: 0,
            records: false,
        })
    }

    /// Keeps from now on what the seats are told.
    pub(crate) fn record(&mut self) {
        self.records = true;
    }

    /// How many commands were sent.
    pub(crate) fn commands(&self) -> u32 {
        self.commands
    }

    /// Connects both seats; each is told what it sees, and with `from` what happened since.
    pub(crate) async fn connect(
        &mut self,
        server: SocketAddr,
        from: Option<u32>,
    ) -> Result<(), Fault> {
        self.sockets.clear();
        for seat in 0..SEATS {
            let secret = Some(self.secrets[seat].as_str());
            let socket = Socket::open(self.place, server, &self.id, secret, from).await?;
            self.sockets.push(socket);
            self.caught_up(seat, seat).await?;
        }
        Ok(())
    }

    /// Connects one seat where its stream was left, or some events before; how long it took until
    /// it was caught up.
    pub(crate) async fn come_back(
        &mut self,
        server: SocketAddr,
        seat: usize,
        missed: u32,
    ) -> Result<Duration, Fault> {
        let began = Instant::now();
        let expected = self.next[seat];
        let next = expected.saturating_sub(missed).max(1);
        let secret = Some(self.secrets[seat].as_str());
        let socket = Socket::open(self.place, server, &self.id, secret, Some(next)).await?;
        self.sockets.push(socket);
        self.next[seat] = next;
        self.caught_up(self.sockets.len() - 1, seat).await?;
        if self.next[seat] < expected {
            return Err(Fault::new(format!("caught up to {} of {expected}", self.next[seat])));
        }
        Ok(began.elapsed())
    }

    /// Hangs up.
    pub(crate) fn disconnect(&mut self) {
        self.sockets.clear();
    }

    /// A stranger who watches; the connection is caught up and stays idle.
    pub(crate) async fn watcher(&self, server: SocketAddr) -> Result<Socket, Fault> {
        let mut socket = Socket::open(self.place, server, &self.id, None, None).await?;
        loop {
            match patiently(socket.hear()).await? {
                Heard::Told { .. } => return Ok(socket),
                heard => complain(heard)?,
            }
        }
    }

    /// Waits until a seat that has just said hello knows where it is.
    async fn caught_up(&mut self, socket: usize, seat: usize) -> Result<(), Fault> {
        loop {
            let heard = patiently(self.sockets[socket].hear()).await?;
            let enough = matches!(heard, Heard::Told { .. });
            self.take(seat, heard)?;
            if enough {
                return Ok(());
            }
        }
    }

    /// The next thing that is to be done in the game: how long it took until both had heard.
    pub(crate) async fn play(&mut self) -> Result<Duration, Fault> {
        let known = self.known.as_ref().ok_or_else(|| Fault::new("nobody knows of a turn"))?;
        self.commands += 1;
        let id = format!("{}-{}", self.id, self.commands);
        let (seat, command) = (usize::from(known.on_turn()), known.command(&id));
        self.send(seat, command).await
    }

    /// Sends again what was not answered, under its old name, if there is something.
    pub(crate) async fn play_again(&mut self) -> Result<(), Fault> {
        let Some(command) = self.unanswered.clone() else { return Ok(()) };
        let seat = command["seat"].as_u64().unwrap_or_default() as usize;
        self.send(seat, command).await.map(drop)
    }

    async fn send(&mut self, seat: usize, command: Value) -> Result<Duration, Fault> {
        let id = command["id"].as_str().unwrap_or_default().to_owned();
        let sent = Instant::now();
        self.sockets[seat].say(&command).await?;
        self.unanswered = Some(command);
        let mut reached = None;
        loop {
            if let Some(next) = reached
                && self.next.iter().all(|&heard| heard >= next)
            {
                return Ok(sent.elapsed());
            }
            let (by, heard) = patiently(self.either()).await?;
            let done = match &heard {
                Heard::Told { done: Some(done), view, .. } => Some((done.clone(), view.next_event)),
                Heard::Answer { id, outcome } => Some((id.clone(), done(outcome)?)),
                _ => None,
            };
            if let Some((answered, next)) = done {
                if answered != id {
                    return Err(Fault::new(format!("{answered} was answered instead of {id}")));
                }
                reached = Some(next);
                self.unanswered = None;
                self.answered.push((answered, next));
            }
            self.take(by, heard)?;
        }
    }

    /// What comes next, at whichever seat.
    async fn either(&mut self) -> Result<(usize, Heard), Fault> {
        let [first, second] = &mut self.sockets[..] else {
            return Err(Fault::new("nobody is connected"));
        };
        tokio::select! {
            heard = first.hear() => heard.map(|heard| (0, heard)),
            heard = second.hear() => heard.map(|heard| (1, heard)),
        }
    }

    /// Takes in what a seat heard.
    fn take(&mut self, seat: usize, heard: Heard) -> Result<(), Fault> {
        match heard {
            Heard::Told { from, steps, view, .. } => {
                if from > self.next[seat] && self.next[seat] > 0 {
                    let what = format!("told from {from} on instead of {}", self.next[seat]);
                    return Err(Fault::new(what));
                }
                if !steps.iter().map(|step| step.number).eq((from..).take(steps.len())) {
                    return Err(Fault::new(format!("the numbers from {from} on have gaps")));
                }
                if from + steps.len() as u32 != view.next_event {
                    let what = format!("sees {} after {} steps", view.next_event, steps.len());
                    return Err(Fault::new(format!("{what} from {from} on")));
                }
                self.next[seat] = view.next_event;
                self.known = Known::look(seat as u8, &view).or(self.known.take());
                if self.records {
                    steps.into_iter().try_for_each(|step| self.keep(seat, step))?;
                }
            }
            other => complain(other)?,
        }
        Ok(())
    }

    /// What was told once is never told otherwise.
    fn keep(&mut self, seat: usize, step: Step) -> Result<(), Fault> {
        match self.told[seat].get(&step.number) {
            Some(before) if *before != step => Err(Fault::new(format!(
                "seat {seat} of table {} was told {before:?}, and later {step:?}",
                self.id
            ))),
            _ => {
                self.told[seat].insert(step.number, step);
                Ok(())
            }
        }
    }

    /// Is everything that anybody heard, and that was answered, in the streams as they are now?
    /// To be asked after connecting from event 1 on.
    pub(crate) fn nothing_is_gone(&self) -> Result<(), Fault> {
        for seat in 0..SEATS {
            let now = self.next[seat];
            let last = self.told[seat].keys().next_back().copied().unwrap_or_default();
            let promised = self.answered.iter().map(|(_, next)| *next).max().unwrap_or_default();
            if last >= now || promised > now {
                return Err(Fault::new(format!(
                    "table {}: seat {seat} had heard of event {last} and was promised up to \
                     {promised}, but the stream now ends before {now}",
                    self.id
                )));
            }
        }
        Ok(())
    }

    /// Forgets where the game is; whoever connects is told.
    pub(crate) fn forget(&mut self) {
        self.known = None;
        self.next = [0; SEATS];
    }
}

async fn patiently<T>(waiting: impl Future<Output = Result<T, Fault>>) -> Result<T, Fault> {
    let too_long = |_| Fault::new(format!("nothing was heard for {} s", PATIENCE.as_secs()));
    timeout(PATIENCE, waiting).await.map_err(too_long)?
}

fn done(outcome: &Outcome) -> Result<u32, Fault> {
    match outcome {
        Outcome::Done { next } => Ok(*next),
        Outcome::Refused { refusal } => Err(Fault::new(format!("refused: {refusal}"))),
        Outcome::Failed { problem } => Err(Fault::new(format!("failed: {problem}"))),
        Outcome::Other => Err(Fault::new("answered with something else than done")),
    }
}

/// Messages that tell of trouble are errors here; all others may be passed over.
fn complain(heard: Heard) -> Result<(), Fault> {
    match heard {
        Heard::Problem { problem } => Err(Fault::new(format!("the server objects: {problem}"))),
        Heard::Closing { reason } => Err(Fault::new(format!("the server closes: {reason}"))),
        _ => Ok(()),
    }
}
