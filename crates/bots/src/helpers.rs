//! Work that several can share: the caller does it, and helpers where a core is idle.
//!
//! What comes of it is the same however many help, and in the same order.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long a helper without leave waits before it asks again.
const PAUSE: Duration = Duration::from_millis(20);

/// Leave to do one piece of work; it ends when this is dropped.
pub type Leave = Box<dyn Any>;

/// Who may help.
#[derive(Clone, Copy)]
pub struct Helpers<'a> {
    /// How many at most, beside the caller.
    most: usize,
    leave: &'a (dyn Fn() -> Option<Leave> + Sync),
}

impl<'a> Helpers<'a> {
    /// Nobody: the caller does it all.
    pub const NONE: Helpers<'static> = Helpers { most: 0, leave: &|| None };

    /// So many, who ask for leave before each piece of work.
    pub const fn new(most: usize, leave: &'a (dyn Fn() -> Option<Leave> + Sync)) -> Helpers<'a> {
        Helpers { most, leave }
    }

    /// One on every core but the caller's.
    pub fn everywhere() -> Helpers<'static> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Helpers { most: cores - 1, leave: &|| Some(Box::new(())) }
    }
}

/// What waits to be done.
struct Queue<Job> {
    jobs: VecDeque<(usize, Job)>,
    /// Will nothing more come?
    closed: bool,
}

/// What the caller and the helpers share.
struct Shared<Job, Done> {
    queue: Mutex<Queue<Job>>,
    /// Something has come, or nothing more will.
    news: Condvar,
    done: Mutex<Vec<(usize, Done)>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Closes the queue, also where the caller breaks off, so that no helper waits for ever.
struct Closing<'a, Job, Done>(&'a Shared<Job, Done>);

impl<Job, Done> Drop for Closing<'_, Job, Done> {
    fn drop(&mut self) {
        lock(&self.0.queue).closed = true;
        self.0.news.notify_all();
    }
}

/// Does all that `produce` gives; what came of it, in the order in which it was given. No more than
/// two pieces a helper wait at a time.
pub(crate) fn share_out<Job: Send, Done: Send>(
    helpers: Helpers<'_>,
    work: impl Fn(Job) -> Done + Sync,
    produce: impl FnOnce(&mut dyn FnMut(Job)),
) -> Vec<Done> {
    let shared = Shared {
        queue: Mutex::new(Queue { jobs: VecDeque::new(), closed: false }),
        news: Condvar::new(),
        done: Mutex::default(),
    };
    let (shared, work) = (&shared, &work);
    let finish = |(nth, job)| {
        let done = work(job);
        lock(&shared.done).push((nth, done));
    };
    thread::scope(|scope| {
        for _ in 0..helpers.most {
            scope.spawn(|| {
                while waits(shared) {
                    let Some(_leave) = (helpers.leave)() else {
                        thread::sleep(PAUSE);
                        continue;
                    };
                    let next = lock(&shared.queue).jobs.pop_front();
                    next.into_iter().for_each(finish);
                }
            });
        }
        {
            let _closing = Closing(shared);
            let mut count = 0;
            produce(&mut |job| {
                let numbered = (count, job);
                count += 1;
                let mut queue = lock(&shared.queue);
                if queue.jobs.len() < 2 * helpers.most {
                    queue.jobs.push_back(numbered);
                    shared.news.notify_one();
                } else {
                    drop(queue);
                    finish(numbered);
                }
            });
        }
        loop {
            let next = lock(&shared.queue).jobs.pop_front();
            let Some(next) = next else { break };
            finish(next);
        }
    });
    let mut done = std::mem::take(&mut *lock(&shared.done));
    done.sort_by_key(|(nth, _)| *nth);
    done.into_iter().map(|(_, done)| done).collect()
}

/// Waits until there is something to do; nothing will be if this is false.
fn waits<Job, Done>(shared: &Shared<Job, Done>) -> bool {
    let queue = lock(&shared.queue);
    let nothing = |queue: &mut Queue<Job>| queue.jobs.is_empty() && !queue.closed;
    let queue = shared.news.wait_while(queue, nothing).unwrap_or_else(PoisonError::into_inner);
    !queue.jobs.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn squares(helpers: Helpers<'_>) -> Vec<u64> {
        share_out(helpers, |number: u64| number * number, |give| (0..200).for_each(give))
    }

    #[test]
    fn however_many_help_the_same_comes_of_it_in_the_same_order() {
        let alone = squares(Helpers::NONE);
        assert_eq!(alone, (0..200).map(|number| number * number).collect::<Vec<u64>>());
        for most in 1..4 {
            assert_eq!(squares(Helpers::new(most, &|| Some(Box::new(())))), alone);
            assert_eq!(squares(Helpers::new(most, &|| None)), alone, "nobody has leave");
        }
    }

    #[test]
    fn a_helper_works_only_with_leave_and_gives_it_back() {
        struct Held<'a>(&'a AtomicUsize);
        impl Drop for Held<'_> {
            fn drop(&mut self) {
                self.0.fetch_sub(1, Ordering::SeqCst);
            }
        }
        static HELD: AtomicUsize = AtomicUsize::new(0);
        static GIVEN: AtomicUsize = AtomicUsize::new(0);
        let leave = || -> Option<Leave> {
            GIVEN.fetch_add(1, Ordering::SeqCst);
            HELD.fetch_add(1, Ordering::SeqCst);
            Some(Box::new(Held(&HELD)))
        };
        let work = |_: u8| thread::sleep(Duration::from_millis(2));
        share_out(Helpers::new(2, &leave), work, |give| (0..40).for_each(give));
        assert!(GIVEN.load(Ordering::SeqCst) > 0);
        assert_eq!(HELD.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn where_the_caller_breaks_off_no_helper_waits_for_ever() {
        let broken = std::panic::catch_unwind(|| {
            let helpers = Helpers::new(2, &|| Some(Box::new(())));
            share_out(helpers, |number: u8| number, |_| panic!("on purpose"))
        });
        assert!(broken.is_err());
    }
}
