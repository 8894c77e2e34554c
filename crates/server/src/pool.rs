//! Work that takes its time, on threads beside the network's.
//!
//! Each kind of work has a pool of its own, so that one kind cannot hold up another: looking words
//! up must not keep a table from opening its lexicon. A pool does a little at once and lets a few
//! wait; who comes then, or waits too long, hears that it is busy, which says nothing else.

use crate::limits::WAIT_FOR_TURN;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

/// Why work was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotDone {
    /// There is too much of it already; later there may not be.
    Busy,
    /// It broke off, which is a fault of ours.
    BrokeOff,
}

/// Threads for one kind of work. Cloning gives the same ones.
#[derive(Clone)]
pub(crate) struct Pool(Arc<Inner>);

struct Inner {
    name: &'static str,
    turns: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

/// Somebody waits as long as this is kept.
struct Waits<'a>(&'a AtomicUsize);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Pool {
    /// So much at once, and so many who may wait.
    pub(crate) fn new(name: &'static str, at_once: usize, most_waiting: usize) -> Pool {
        let turns = Arc::new(Semaphore::new(at_once));
        Pool(Arc::new(Inner { name, turns, waiting: AtomicUsize::new(0), most_waiting }))
    }

    /// Its name, and how many wait.
    pub(crate) fn waiting(&self) -> (&'static str, usize) {
        (self.0.name, self.0.waiting.load(Ordering::Relaxed))
    }

    /// Does something for a caller, who does not wait for ever.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let turn = self.turn().await?;
        self.with(turn, work).await
    }

    /// Does something that has to be done, however long that takes.
    pub(crate) async fn work_patiently<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let turn = {
            let _waits = self.waits();
            Arc::clone(&self.0.turns).acquire_owned().await
        };
        self.with(turn.map_err(|_| NotDone::Busy)?, work).await
    }

    fn waits(&self) -> Waits<'_> {
        self.0.waiting.fetch_add(1, Ordering::Relaxed);
        Waits(&self.0.waiting)
    }

    /// A turn, if one is free soon.
    pub(crate) async fn turn(&self) -> Result<OwnedSemaphorePermit, NotDone> {
        let turns = Arc::clone(&self.0.turns);
        if let Ok(turn) = Arc::clone(&turns).try_acquire_owned() {
            return Ok(turn);
        }
        let waits = self.waits();
        if waits.0.load(Ordering::Relaxed) > self.0.most_waiting {
            return Err(NotDone::Busy);
        }
        match timeout(WAIT_FOR_TURN, turns.acquire_owned()).await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(NotDone::Busy),
        }
    }

    /// A turn that nobody wants just now, for who helps with work that has a turn already.
    pub(crate) fn spare(&self) -> Option<OwnedSemaphorePermit> {
        let wanted = self.0.waiting.load(Ordering::Relaxed) > 0;
        if wanted { None } else { Arc::clone(&self.0.turns).try_acquire_owned().ok() }
    }

    async fn with<T: Send + 'static>(
        &self,
        turn: OwnedSemaphorePermit,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let done = tokio::task::spawn_blocking(move || {
            // The turn ends with the work, also when the caller has gone away meanwhile.
            let _turn = turn;
            work()
        });
        done.await.map_err(|reason| {
            tracing::error!(%reason, pool = self.0.name, "work broke off");
            NotDone::BrokeOff
        })
    }
}

/// A share of a pool for each address, so that one cannot have all of it.
#[derive(Clone)]
pub(crate) struct Shares {
    /// How much of an address is at work at once.
    at_once: usize,
    /// How many of an address may be there, at work or waiting.
    most: usize,
    addresses: Arc<Mutex<HashMap<IpAddr, Address>>>,
}

struct Address {
    turns: Arc<Semaphore>,
    there: usize,
}

/// A part of an address's share, which ends when this goes away.
pub(crate) struct Share {
    shares: Shares,
    address: IpAddr,
    _turn: Option<OwnedSemaphorePermit>,
}

impl Shares {
    pub(crate) fn new(at_once: usize, most_waiting: usize) -> Shares {
        Shares { at_once, most: at_once + most_waiting, addresses: Arc::default() }
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, Address>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the address may have something done.
    pub(crate) async fn of(&self, address: IpAddr) -> Result<Share, NotDone> {
        let turns = {
            let mut addresses = self.addresses();
            let known = addresses.entry(address).or_insert_with(|| Address {
                turns: Arc::new(Semaphore::new(self.at_once)),
                there: 0,
            });
            if known.there >= self.most {
                return Err(NotDone::Busy);
            }
            known.there += 1;
            Arc::clone(&known.turns)
        };
        // From here on it is counted, and no longer once this is dropped.
        let mut share = Share { shares: self.clone(), address, _turn: None };
        match timeout(WAIT_FOR_TURN, turns.acquire_owned()).await {
            Ok(Ok(turn)) => share._turn = Some(turn),
            _ => return Err(NotDone::Busy),
        }
        Ok(share)
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut addresses = self.shares.addresses();
        if let Some(known) = addresses.get_mut(&self.address) {
            known.there -= 1;
            if known.there == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who finds no room hears so at once, and who waits too long after a while.
    #[tokio::test(start_paused = true)]
    async fn a_pool_that_is_full_says_so_and_goes_on_later() {
        let pool = Pool::new("test", 1, 1);
        let turn = pool.turn().await.unwrap();
        let (one, other) = tokio::join!(pool.work(|| 1), pool.work(|| 2));
        assert_eq!((one, other), (Err(NotDone::Busy), Err(NotDone::Busy)));
        drop(turn);
        assert_eq!(pool.work(|| 3).await, Ok(3));
        assert_eq!(pool.waiting(), ("test", 0));
    }

    #[tokio::test]
    async fn what_has_to_be_done_waits_as_long_as_it_takes() {
        let pool = Pool::new("test", 1, 0);
        let turn = pool.turn().await.unwrap();
        let patient = {
            let pool = pool.clone();
            tokio::spawn(async move { pool.work_patiently(|| 7).await })
        };
        while pool.waiting().1 == 0 {
            tokio::task::yield_now().await;
        }
        drop(turn);
        assert_eq!(patient.await.unwrap(), Ok(7));
    }

    #[tokio::test(start_paused = true)]
    async fn a_helper_has_only_what_nobody_else_wants() {
        let pool = Pool::new("test", 2, 2);
        let _own = pool.turn().await.unwrap();
        let spare = pool.spare().unwrap();
        assert!(pool.spare().is_none(), "there is no third");
        let waiting = {
            let pool = pool.clone();
            tokio::spawn(async move { pool.work(|| 5).await })
        };
        while pool.waiting().1 == 0 {
            tokio::task::yield_now().await;
        }
        drop(spare);
        assert!(pool.spare().is_none(), "somebody waits");
        assert_eq!(waiting.await.unwrap(), Ok(5));
        assert!(pool.spare().is_some());
    }

    #[tokio::test]
    async fn work_that_breaks_off_leaves_its_turn_to_others() {
        let pool = Pool::new("test", 1, 0);
        let broke = pool.work(|| -> u8 { panic!("on purpose") }).await;
        assert_eq!(broke, Err(NotDone::BrokeOff));
        assert_eq!(pool.work(|| 3).await, Ok(3));
    }

    /// However much one address asks for, another finds its share free.
    #[tokio::test(start_paused = true)]
    async fn one_address_cannot_have_the_share_of_another() {
        let (greedy, other): (IpAddr, IpAddr) =
            ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let shares = Shares::new(1, 1);
        let first = shares.of(greedy).await.unwrap();
        let (second, third) = tokio::join!(shares.of(greedy), shares.of(greedy));
        assert!(matches!((second, third), (Err(NotDone::Busy), Err(NotDone::Busy))));
        assert!(shares.of(other).await.is_ok());
        drop(first);
        assert!(shares.of(greedy).await.is_ok());
        assert!(shares.addresses().is_empty(), "who has gone is forgotten");
    }
}
