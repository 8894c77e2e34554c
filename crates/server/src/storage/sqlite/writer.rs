//! The one who writes, and how many writes wait for the disk together.
//!
//! A commit has to wait for the disk, and the disk takes about as long for one write as for a
//! hundred. So whatever was asked for while the last commit was under way becomes the next one:
//! no timer, no waiting for company. Each write is refused or done on its own; where a whole
//! commit fails, its writes are tried again one by one, so that only those fail that have to.
//!
//! What was committed lies in SQLite's log at first and is carried into the file later. SQLite
//! would do that inside a commit, which then takes many times as long as the others; here another
//! connection does nearly all of it [beside](carrier::Carrier) the commits.

use super::carrier::Carrier;
use super::fault::fault;
use super::jobs::{self, Done, Job, run};
use super::lock::Lock;
use crate::storage::error::StorageError;
use crate::storage::store::Figures;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many writes share one commit at most, so that the first of them does not wait for ever.
const GROUP: usize = 256;

/// How many writes may wait; whoever asks for more waits before it is even queued.
const QUEUE: usize = 4 * GROUP;

/// How much of a job was done: nothing where it was refused.
type Outcome = Result<Done, StorageError>;

struct Waiting {
    job: Job,
    answer: oneshot::Sender<Outcome>,
}

/// The queue of those who want to write.
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
    closing: mpsc::Sender<()>,
    task: Mutex<Option<JoinHandle<()>>>,
    counted: Arc<Counted>,
}

#[derive(Default)]
struct Counted {
    writes: AtomicU64,
    groups: AtomicU64,
}

impl Writer {
    /// Starts to write with a connection; `options` open another one should it break. The lock is
    /// held until the last write is done.
    pub(super) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        lock: Option<Lock>,
    ) -> Writer {
        let (queue, mut waiting) = mpsc::channel::<Waiting>(QUEUE);
        let (closing, mut closed) = mpsc::channel(1);
        let counted = Arc::new(Counted::default());
        let carrier = Carrier::new(options.clone());
        let mut desk =
            Desk { connection: Some(connection), options, carrier, counted: Arc::clone(&counted) };
        let task = tokio::spawn(async move {
            let mut group = Vec::new();
            loop {
                tokio::select! {
                    biased;
                    taken = waiting.recv_many(&mut group, GROUP) => if taken == 0 { break },
                    // Nobody can queue any more, but what is queued is still written.
                    _ = closed.recv(), if !waiting.is_closed() => waiting.close(),
                }
                desk.write(&mut group).await;
            }
            desk.carrier.finish().await;
            if let Some(connection) = desk.connection.take() {
                let _ = connection.close().await;
            }
            drop(lock);
        });
        Writer { queue, closing, task: Mutex::new(Some(task)), counted }
    }

    /// Queues a job and waits until it is on disk.
    pub(super) async fn put(&self, job: Job) -> Outcome {
        let closed = || StorageError::Unavailable("it was closed".into());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting { job, answer }).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Writes what is queued, and no more after that.
    pub(super) async fn finish(&self) {
        let _ = self.closing.try_send(());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }

    pub(super) fn figures(&self) -> Figures {
        Figures {
            writes: self.counted.writes.load(Ordering::Relaxed),
            groups: self.counted.groups.load(Ordering::Relaxed),
        }
    }
}

/// What the task works with.
struct Desk {
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    carrier: Carrier,
    counted: Arc<Counted>,
}

impl Desk {
    /// Writes a group and answers each of it; leaves it empty.
    async fn write(&mut self, group: &mut Vec<Waiting>) {
        if group.is_empty() {
            return;
        }
        self.counted.writes.fetch_add(group.len() as u64, Ordering::Relaxed);
        let answers = match self.together(group).await {
            Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
            Err(error) if group.len() == 1 => vec![Err(error)],
            Err(_) => {
                let mut answers = Vec::new();
                for alone in group.iter() {
                    let outcome = self.together(std::slice::from_ref(alone)).await;
                    answers.push(outcome.map(|outcomes| outcomes.into_iter().sum()));
                }
                answers
            }
        };
        let writes = group.len();
        for (waiting, answer) in group.drain(..).zip(answers) {
            // Whoever asked may have gone away meanwhile; the write stands all the same.
            let _ = waiting.answer.send(answer);
        }
        if let Some(connection) = &mut self.connection {
            self.carrier.after(connection, writes).await;
        }
    }

    /// One transaction: it is on disk when this answers, or nothing of it is there.
    async fn together(&mut self, group: &[Waiting]) -> Result<Vec<Done>, StorageError> {
        self.counted.groups.fetch_add(1, Ordering::Relaxed);
        let connection = self.begin().await?;
        let written = async {
            let jobs: Vec<&Job> = group.iter().map(|waiting| &waiting.job).collect();
            let outcomes = jobs::apply(connection, &jobs).await?;
            run(connection, sqlx::query("COMMIT")).await?;
            Ok(outcomes)
        };
        let written = written.await.map_err(fault);
        if written.is_err() {
            // Some errors have ended the transaction themselves; then this one fails.
            let _ = run(connection, sqlx::query("ROLLBACK")).await;
        }
        written
    }

    /// Begins a transaction, on a new connection if the old one no longer answers.
    async fn begin(&mut self) -> Result<&mut SqliteConnection, StorageError> {
        let begun = match &mut self.connection {
            Some(connection) => run(connection, sqlx::query("BEGIN IMMEDIATE")).await.is_ok(),
            None => false,
        };
        if !begun {
            self.connection = None;
            let mut connection = self.options.connect().await.map_err(fault)?;
            run(&mut connection, sqlx::query("BEGIN IMMEDIATE")).await.map_err(fault)?;
            self.connection = Some(connection);
        }
        self.connection.as_mut().ok_or_else(|| StorageError::Unavailable("it was closed".into()))
    }
}
