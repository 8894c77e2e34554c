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

/// How long somebody waits before asking again.
const AGAIN: Duration = Duration::from_millis(200);

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
    pub(crate) secrets: Vec<String>,
    sockets: [Option<Socket>; SEATS],
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
        Table::open_with(place, server, json!({ "game": "rummy" })).await
    }

    /// The same with settings of its own.
    pub(crate) async fn open_with(
        place: Place,
        server: SocketAddr,
        settings: Value,
    ) -> Result<Table, Fault> {
        let me = |name: &str| json!({ "who": { "kind": "me", "name": name } });
        let wanted = json!({ "settings": settings, "seats": [me("Ana"), me("Rui")] });
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
            sockets: Default::default(),
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

    /// Connects both seats, each to a server of its own choice; each is told what it sees, and with
    /// `from` what happened since.
    pub(crate) async fn connect(
        &mut self,
        servers: [SocketAddr; SEATS],
        from: Option<u32>,
    ) -> Result<(), Fault> {
        self.disconnect();
        for (seat, server) in servers.into_iter().enumerate() {
            self.connect_seat(seat, server, from).await?;
        }
        Ok(())
    }

    /// The same, however often the server asks to be asked again: a node that died has its tables
    /// for some seconds more, and nobody else may have them before.
    pub(crate) async fn connect_in_the_end(
        &mut self,
        servers: [SocketAddr; SEATS],
        from: Option<u32>,
    ) -> Result<(), Fault> {
        let began = Instant::now();
        loop {
            match self.connect(servers, from).await {
                Err(fault) if fault.is_passing() && began.elapsed() < PATIENCE => {
                    tokio::time::sleep(AGAIN).await;
                }
                settled => return settled,
            }
        }
    }

    /// Connects one seat, and waits until it knows where it is.
    pub(crate) async fn connect_seat(
        &mut self,
        seat: usize,
        server: SocketAddr,
        from: Option<u32>,
    ) -> Result<(), Fault> {
        let secret = Some(self.secrets[seat].as_str());
        let mut socket = Socket::open(self.place, server, &self.id, secret, from).await?;
        loop {
            let heard = patiently(socket.hear()).await?;
            let enough = matches!(heard, Heard::Told { .. });
            self.take(seat, heard)?;
            if enough {
                break;
            }
        }
        self.sockets[seat] = Some(socket);
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
        self.next[seat] = next;
        let connected = self.connect_seat(seat, server, Some(next)).await;
        if let Err(fault) = connected {
            self.next[seat] = expected;
            return Err(fault);
        }
        if self.next[seat] < expected {
            return Err(Fault::new(format!("caught up to {} of {expected}", self.next[seat])));
        }
        Ok(began.elapsed())
    }

    /// Is somebody connected for the seat?
    pub(crate) fn is_connected(&self, seat: usize) -> bool {
        self.sockets[seat].is_some()
    }

    /// Hangs up.
    pub(crate) fn disconnect(&mut self) {
        self.sockets = Default::default();
    }

    /// Hangs up at one seat.
    pub(crate) fn hang_up(&mut self, seat: usize) {
        self.sockets[seat] = None;
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

    /// The next thing that is to be done in the game: how long it took until both had heard.
    pub(crate) async fn play(&mut self) -> Result<Duration, Fault> {
        let command = self.next_command()?;
        self.send(command).await
    }

    /// Sends again what was not answered, under its old name, if there is something.
    pub(crate) async fn play_again(&mut self) -> Result<(), Fault> {
        let Some(command) = self.unanswered.clone() else { return Ok(()) };
        self.send(command).await.map(drop)
    }

    /// The next thing that is to be done in the game, under a name of its own.
    pub(crate) fn next_command(&mut self) -> Result<Value, Fault> {
        let known = self.known.as_ref().ok_or_else(|| Fault::new("nobody knows of a turn"))?;
        self.commands += 1;
        Ok(known.command(&format!("{}-{}", self.id, self.commands)))
    }

    pub(crate) async fn send(&mut self, command: Value) -> Result<Duration, Fault> {
        let sent = Instant::now();
        self.say(&command).await?;
        self.unanswered = Some(command);
        let mut reached = None;
        while !reached.is_some_and(|next| self.all_heard(next)) {
            let (by, heard) = patiently(async { Ok(self.either().await) }).await?;
            let heard = heard?;
            if let Some(next) = self.settle(&heard)? {
                reached = Some(next);
            }
            self.take(by, heard)?;
        }
        Ok(sent.elapsed())
    }

    /// Says a command on the line of the seat that it names.
    pub(crate) async fn say(&mut self, command: &Value) -> Result<(), Fault> {
        let seat = command["seat"].as_u64().unwrap_or_default() as usize;
        match &mut self.sockets[seat] {
            Some(socket) => socket.say(command).await,
            None => Err(Fault::dead_line("nobody is connected")),
        }
    }

    /// Where each seat is connected, and the event that it hears next.
    pub(crate) fn whereabouts(&self) -> String {
        let seats = self.sockets.iter().zip(self.next).enumerate();
        let seats = seats.map(|(seat, (socket, next))| {
            let place = socket.as_ref().map_or_else(|| "nowhere".to_owned(), Socket::place);
            format!("seat {seat} at {place} hears event {next} next")
        });
        seats.collect::<Vec<_>>().join(", ")
    }

    /// Has every seat heard of all events before this one?
    pub(crate) fn all_heard(&self, next: u32) -> bool {
        self.next.iter().all(|&heard| heard >= next)
    }

    /// If a message settles what was sent: the next event after it.
    pub(crate) fn settle(&mut self, heard: &Heard) -> Result<Option<u32>, Fault> {
        let (answered, next) = match heard {
            Heard::Told { done: Some(done), view, .. } => (done, view.next_event),
            Heard::Answer { id, outcome } => (id, done(outcome)?),
            _ => return Ok(None),
        };
        match self.unanswered.take() {
            Some(command) if command["id"] == answered.as_str() => {
                self.answered.push((answered.clone(), next));
                Ok(Some(next))
            }
            // What was sent twice may be answered twice, and the same.
            other if self.answered.iter().any(|(id, _)| id == answered) => {
                self.unanswered = other;
                Ok(None)
            }
            other => Err(Fault::new(format!("{answered} was answered instead of {other:?}"))),
        }
    }

    /// What comes next, and at which seat. A seat without a line says nothing.
    pub(crate) async fn either(&mut self) -> (usize, Result<Heard, Fault>) {
        async fn hear(socket: &mut Option<Socket>) -> Result<Heard, Fault> {
            match socket {
                Some(socket) => socket.hear().await,
                None => std::future::pending().await,
            }
        }
        let [first, second] = &mut self.sockets;
        tokio::select! {
            heard = hear(first) => (0, heard),
            heard = hear(second) => (1, heard),
        }
    }

    /// Takes in what a seat heard.
    pub(crate) fn take(&mut self, seat: usize, heard: Heard) -> Result<(), Fault> {
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
                if view.next_event < self.next[seat] {
                    let what = format!("back to {} from {}", view.next_event, self.next[seat]);
                    return Err(Fault::new(format!("a stream went {what}")));
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
        Heard::Problem { problem } if is_passing(&problem) => Err(Fault::refused(503, problem)),
        Heard::Problem { problem } => Err(Fault::new(format!("the server objects: {problem}"))),
        Heard::Closing { reason } => Err(Fault::dead_line(format!("the server closes: {reason}"))),
        _ => Ok(()),
    }
}

/// Does a problem go away when one asks again later?
pub(crate) fn is_passing(problem: &Value) -> bool {
    let passing = ["busy", "cannot_keep", "too_often", "full"];
    problem["code"].as_str().is_some_and(|code| passing.contains(&code))
}
