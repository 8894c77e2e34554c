//! The other people: some play at tables, others load the page, look at lists and look up words,
//! each household from an address of its own and well within every limit.

use crate::Fault;
use crate::http;
use crate::place::Place;
use crate::table::{SEATS, Table};
use crate::timing::Timing;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// How often something is done at each table.
const PACE: Duration = Duration::from_millis(400);

/// People who look at pages, and how often each does.
const VISITORS: u32 = 12;
const LOOKS: Duration = Duration::from_millis(300);

/// What they look at.
const PAGES: [&str; 6] = [
    "/",
    "/api/games",
    "/api/tables",
    "/api/lexicons/pt/words/casa",
    "/healthz",
    "/api/lexicons/pt/anagrams?letters=PALAVRA",
];

/// How long a call may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long somebody waits before trying again.
const AGAIN: Duration = Duration::from_millis(500);

/// What is still unanswered when somebody looks counts with its age, from this age on.
const LATE: Duration = Duration::from_millis(50);

/// The households of neighbours begin here; those before prepare attacks.
const STREET: u32 = 10_000;

/// What people noticed in a stretch of time.
#[derive(Clone, Default, Debug)]
pub(super) struct Noticed {
    /// From a command to both players having heard.
    pub(super) commands: Timing,
    /// From the opening of a connection to the whole answer.
    pub(super) calls: Timing,
    /// What went wrong.
    pub(super) errors: Vec<String>,
}

#[derive(Default)]
struct Book {
    noticed: Noticed,
    /// What each person waits for, and since when.
    waiting: Vec<Option<Instant>>,
}

/// People at play and people who look; they are gone when this is dropped.
pub(super) struct Neighbours {
    book: Arc<Mutex<Book>>,
    tables: usize,
    _people: JoinSet<()>,
}

/// How many commands a second so many tables make.
pub(super) fn commands_a_second(tables: u32) -> u32 {
    (f64::from(tables) / PACE.as_secs_f64()) as u32
}

/// How many calls a second the others make.
pub(super) fn calls_a_second() -> u32 {
    (f64::from(VISITORS) / LOOKS.as_secs_f64()) as u32
}

impl Neighbours {
    /// Lets people sit down at so many tables and begin.
    pub(super) async fn move_in(server: SocketAddr, tables: u32) -> Result<Neighbours, Fault> {
        let mut sitting = Vec::new();
        for number in 0..tables {
            let place = Place::household(STREET + VISITORS + number);
            let mut table = Table::open(place, server).await?;
            table.connect([server; SEATS], None).await?;
            sitting.push(table);
        }
        let book = Arc::new(Mutex::new(Book {
            waiting: vec![None; (tables + VISITORS) as usize],
            ..Book::default()
        }));
        let mut people = JoinSet::new();
        let start = Instant::now();
        for (number, table) in (0..tables).zip(sitting) {
            let me = Person { book: Arc::clone(&book), number: number as usize, server };
            people.spawn(me.play(table, start + PACE * number / tables.max(1)));
        }
        for visitor in 0..VISITORS {
            let number = (tables + visitor) as usize;
            let me = Person { book: Arc::clone(&book), number, server };
            let first = start + LOOKS * visitor / VISITORS;
            people.spawn(me.look(Place::household(STREET + visitor), visitor as usize, first));
        }
        Ok(Neighbours { book, tables: tables as usize, _people: people })
    }

    /// What they noticed since they were last asked; what they still wait for counts as late as
    /// it already is.
    pub(super) fn noticed(&self) -> Noticed {
        let mut book = open(&self.book);
        let mut noticed = std::mem::take(&mut book.noticed);
        for (number, since) in book.waiting.iter().enumerate() {
            let Some(age) = since.map(|since| since.elapsed()).filter(|age| *age > LATE) else {
                continue;
            };
            match number < self.tables {
                true => noticed.commands.note(age),
                false => noticed.calls.note(age),
            }
        }
        noticed
    }
}

fn open(book: &Mutex<Book>) -> MutexGuard<'_, Book> {
    book.lock().unwrap_or_else(PoisonError::into_inner)
}

struct Person {
    book: Arc<Mutex<Book>>,
    number: usize,
    server: SocketAddr,
}

impl Person {
    fn begin(&self) {
        open(&self.book).waiting[self.number] = Some(Instant::now());
    }

    fn end(&self, note: impl FnOnce(&mut Noticed)) {
        let mut book = open(&self.book);
        book.waiting[self.number] = None;
        note(&mut book.noticed);
    }

    /// Plays at a table for ever; whoever loses the line comes back.
    async fn play(self, mut table: Table, first: Instant) {
        let mut due = first;
        loop {
            tokio::time::sleep_until(due.into()).await;
            self.begin();
            let played = table.play().await;
            match played {
                Ok(took) => self.end(|noticed| noticed.commands.note(took)),
                Err(fault) => {
                    self.end(|noticed| noticed.errors.push(format!("at a table: {fault}")));
                    self.begin();
                    loop {
                        table.forget();
                        let back = table.connect([self.server; SEATS], None).await;
                        if back.is_ok() && table.play_again().await.is_ok() {
                            break;
                        }
                        tokio::time::sleep(AGAIN).await;
                    }
                    self.end(|_| {});
                }
            }
            due = (due + PACE).max(Instant::now());
        }
    }

    /// Looks at one page after the other, for ever.
    async fn look(self, from: Place, first_page: usize, first: Instant) {
        let mut due = first;
        for page in PAGES.iter().cycle().skip(first_page) {
            tokio::time::sleep_until(due.into()).await;
            self.begin();
            let began = Instant::now();
            let answer = timeout(PATIENCE, http::get(from, self.server, page)).await;
            let took = began.elapsed();
            self.end(|noticed| match answer {
                Ok(Ok(_)) => noticed.calls.note(took),
                Ok(Err(fault)) => noticed.errors.push(format!("{page}: {fault}")),
                Err(_) => noticed.errors.push(format!("{page}: no answer")),
            });
            due = (due + LOOKS).max(Instant::now());
        }
    }
}
