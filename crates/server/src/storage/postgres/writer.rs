//! Those who write, and how many writes travel together.
//!
//! A journey to the database and its wait for the disk take about as long for one write as for a
//! hundred. So whatever was asked for while earlier groups were under way becomes the next one, as
//! in SQLite: no timer, no waiting for company. A few groups are under way at once, and no table is
//! in two of them, so that none waits for another and each table's writes keep their order.
//!
//! Each write is refused or done on its own. Where the database refuses a whole group, nothing of
//! it is there, and its writes are tried again one by one, so that only those fail that have to.

use super::fault::{fault, is_refusal};
use super::statements;
use crate::storage::error::StorageError;
use crate::storage::record::{TableId, Touch, VISIT_NOTED, Write};
use crate::storage::store::Figures;
use sqlx::postgres::PgPool;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{JoinHandle, JoinSet};

/// How many writes go together at most, so that the first of them does not wait for ever.
const GROUP: usize = 256;

/// How many groups are under way at once: one can be made ready while another waits for the disk.
const AT_ONCE: usize = 2;

/// How many writes may wait; whoever asks for more waits before it is even queued.
const QUEUE: usize = 4 * GROUP;

/// Something that is written together with others of its kind.
enum Job {
    Commit(Box<Write>),
    Touch(Vec<Touch>),
}

impl Job {
    fn tables(&self) -> impl Iterator<Item = TableId> {
        let (one, many) = match self {
            Job::Commit(write) => (Some(write.table), [].as_slice()),
            Job::Touch(touches) => (None, touches.as_slice()),
        };
        one.into_iter().chain(many.iter().map(|touch| touch.table))
    }
}

/// Whether a job was done or, for a table that has moved on, refused.
type Outcome = Result<bool, StorageError>;

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
    pub(super) fn start(pool: PgPool) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (closing, closed) = mpsc::channel(1);
        let counted = Arc::new(Counted::default());
        let desk = Desk {
            pool,
            counted: Arc::clone(&counted),
            waiting: VecDeque::new(),
            busy: HashSet::new(),
            under_way: JoinSet::new(),
        };
        let task = tokio::spawn(desk.run(waiting, closed));
        Writer { queue, closing, task: Mutex::new(Some(task)), counted }
    }

    /// Changes a table; says whether it was where it was expected to be.
    pub(super) async fn commit(&self, write: Write) -> Outcome {
        self.put(Job::Commit(Box::new(write))).await
    }

    /// Notes visits and clocks.
    pub(super) async fn touch(&self, touches: Vec<Touch>) -> Outcome {
        self.put(Job::Touch(touches)).await
    }

    async fn put(&self, job: Job) -> Outcome {
        let closed = || StorageError::Unavailable("it was closed".into());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting { job, answer }).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Something was written outside the queue.
    pub(super) fn count(&self) {
        self.counted.writes.fetch_add(1, Ordering::Relaxed);
        self.counted.groups.fetch_add(1, Ordering::Relaxed);
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
    pool: PgPool,
    counted: Arc<Counted>,
    waiting: VecDeque<Waiting>,
    /// The tables that groups under way are about.
    busy: HashSet<TableId>,
    under_way: JoinSet<Vec<TableId>>,
}

impl Desk {
    async fn run(mut self, mut queue: mpsc::Receiver<Waiting>, mut closed: mpsc::Receiver<()>) {
        let mut open = true;
        let mut news = Vec::new();
        while open || !self.waiting.is_empty() || !self.under_way.is_empty() {
            tokio::select! {
                // More is taken only where there is room, so that whoever asks feels it.
                taken = queue.recv_many(&mut news, QUEUE), if open && self.waiting.len() < QUEUE => {
                    open = taken > 0;
                    self.waiting.extend(news.drain(..));
                }
                // Nobody can queue any more, but what is queued is still written.
                _ = closed.recv(), if open && !queue.is_closed() => queue.close(),
                Some(done) = self.under_way.join_next() => {
                    match done {
                        Ok(tables) => tables.iter().for_each(|table| { self.busy.remove(table); }),
                        // A group broke off, and with it the record of what it was about.
                        Err(reason) => {
                            tracing::error!(%reason, "a group of writes broke off");
                            if self.under_way.is_empty() {
                                self.busy.clear();
                            }
                        }
                    }
                }
            }
            while self.under_way.len() < AT_ONCE {
                let group = self.next_group();
                if group.is_empty() {
                    break;
                }
                let tables = group.iter().flat_map(|waiting| waiting.job.tables()).collect();
                let (pool, counted) = (self.pool.clone(), Arc::clone(&self.counted));
                self.under_way.spawn(async move {
                    write(&pool, &counted, group).await;
                    tables
                });
            }
        }
    }

    /// Those of one kind that wait longest and are about other tables than what is under way. What
    /// waits for such a table holds up what comes after it for the same one, and nothing else.
    fn next_group(&mut self) -> Vec<Waiting> {
        let mut group: Vec<Waiting> = Vec::new();
        let mut later = VecDeque::new();
        let mut held = HashSet::new();
        while let Some(waiting) = self.waiting.pop_front() {
            let job = &waiting.job;
            let free =
                job.tables().all(|table| !self.busy.contains(&table) && !held.contains(&table));
            let alike = group.first().is_none_or(|first| {
                std::mem::discriminant(&first.job) == std::mem::discriminant(job)
            });
            if free && alike {
                self.busy.extend(job.tables());
                group.push(waiting);
                if group.len() == GROUP {
                    break;
                }
            } else {
                held.extend(job.tables());
                later.push_back(waiting);
            }
        }
        later.append(&mut self.waiting);
        self.waiting = later;
        group
    }
}

/// Writes a group and answers each of it.
async fn write(pool: &PgPool, counted: &Counted, group: Vec<Waiting>) {
    counted.writes.fetch_add(group.len() as u64, Ordering::Relaxed);
    let jobs: Vec<&Job> = group.iter().map(|waiting| &waiting.job).collect();
    let answers: Vec<Outcome> = match together(pool, counted, &jobs).await {
        Ok(outcomes) => outcomes.into_iter().map(Ok).collect(),
        Err(error) if jobs.len() > 1 && is_refusal(&error) => {
            let mut answers = Vec::new();
            for job in jobs {
                let outcome = together(pool, counted, &[job]).await;
                answers.push(outcome.map(|outcomes| outcomes == [true]).map_err(fault));
            }
            answers
        }
        // Whether it is there is not known, so it must not be tried again.
        Err(error) => vec![Err(fault(error)); group.len()],
    };
    for (waiting, answer) in group.into_iter().zip(answers) {
        // Whoever asked may have gone away meanwhile; the write stands all the same.
        let _ = waiting.answer.send(answer);
    }
}

/// One statement for all of them, which are of one kind.
async fn together(
    pool: &PgPool,
    counted: &Counted,
    jobs: &[&Job],
) -> Result<Vec<bool>, sqlx::Error> {
    counted.groups.fetch_add(1, Ordering::Relaxed);
    let mut writes = Vec::new();
    let mut touches: HashMap<TableId, Touch> = HashMap::new();
    for job in jobs {
        match job {
            Job::Commit(write) => writes.push(&**write),
            Job::Touch(news) => {
                for &touch in news {
                    let known = touches.entry(touch.table).or_insert(touch);
                    known.touched = known.touched.max(touch.touched);
                    known.clock = known.clock.max(touch.clock);
                }
            }
        }
    }
    if writes.is_empty() {
        note(pool, touches.into_values().collect()).await?;
        return Ok(vec![true; jobs.len()]);
    }
    let moved = commit(pool, &writes).await?;
    Ok(writes.iter().map(|write| moved.contains(&write.table)).collect())
}

/// Changes tables, each of them once; gives those that were where they were expected to be.
async fn commit(pool: &PgPool, writes: &[&Write]) -> Result<HashSet<TableId>, sqlx::Error> {
    fn column<T>(writes: &[&Write], of: impl Fn(&Write) -> T) -> Vec<T> {
        writes.iter().map(|write| of(write)).collect()
    }
    let papers: Vec<&&Write> =
        writes.iter().filter(|write| write.document.is_some() || write.setup.is_some()).collect();
    let entries: Vec<_> = writes
        .iter()
        .flat_map(|write| {
            let numbered = (i64::from(write.first_entry)..).zip(&write.entries);
            numbered.map(|(number, entry)| (write.table.0, number, entry))
        })
        .collect();
    let query = sqlx::query_scalar::<_, i64>(statements::COMMIT)
        .bind(column(writes, |write| write.table.0))
        .bind(column(writes, |write| write.expected.0))
        .bind(column(writes, |write| i64::from(write.first_entry)))
        .bind(column(writes, |write| write.entries.len() as i64))
        .bind(column(writes, |write| write.standing.touched.0))
        .bind(column(writes, |write| write.standing.open))
        .bind(column(writes, |write| write.standing.finished))
        .bind(column(writes, |write| write.standing.clock.0 as i64))
        .bind(column(writes, |write| write.standing.wake_at.map(|time| time.0)))
        .bind(VISIT_NOTED)
        .bind(papers.iter().map(|write| write.table.0).collect::<Vec<_>>())
        .bind(papers.iter().map(|write| write.document.as_deref()).collect::<Vec<_>>())
        .bind(papers.iter().map(|write| write.setup.as_deref()).collect::<Vec<_>>())
        .bind(entries.iter().map(|(table, _, _)| *table).collect::<Vec<_>>())
        .bind(entries.iter().map(|(_, number, _)| *number).collect::<Vec<_>>())
        .bind(entries.iter().map(|(_, _, entry)| entry.text.as_str()).collect::<Vec<_>>())
        .bind(entries.iter().map(|(_, _, entry)| entry.note.as_deref()).collect::<Vec<_>>());
    Ok(query.fetch_all(pool).await?.into_iter().map(TableId).collect())
}

async fn note(pool: &PgPool, touches: Vec<Touch>) -> Result<(), sqlx::Error> {
    let column = |of: fn(&Touch) -> i64| touches.iter().map(of).collect::<Vec<i64>>();
    let query = sqlx::query(statements::TOUCH)
        .bind(column(|touch| touch.table.0))
        .bind(column(|touch| touch.touched.0))
        .bind(column(|touch| touch.clock.0 as i64))
        .bind(VISIT_NOTED);
    query.execute(pool).await.map(drop)
}
