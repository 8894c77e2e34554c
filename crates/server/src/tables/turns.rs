//! Who thinks first: a few bots at once, and those for whom somebody waits before the others.
//!
//! A plain queue would let hundreds of tables of bots alone keep a person waiting. Here each table
//! says for whom its bots play ([`Company`]), also while they wait already: whoever comes to a
//! table moves its bots forward at once.

use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// For whom the bots of a table play, those that go first first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Company {
    /// Somebody who plays is connected.
    Facing,
    /// Somebody who plays is away, or somebody watches.
    Away,
    /// Nobody: bots play among themselves and nobody sees it.
    Alone,
}

/// What a table tells of itself while its bots wait for their turns.
#[derive(Debug)]
pub(crate) struct Rank {
    company: AtomicU8,
    waiting: AtomicU32,
}

impl Default for Rank {
    fn default() -> Rank {
        Rank { company: AtomicU8::new(Company::Alone as u8), waiting: AtomicU32::new(0) }
    }
}

impl Rank {
    pub(crate) fn company(&self) -> Company {
        match self.company.load(Ordering::Relaxed) {
            0 => Company::Facing,
            1 => Company::Away,
            _ => Company::Alone,
        }
    }

    pub(crate) fn set(&self, company: Company) {
        self.company.store(company as u8, Ordering::Relaxed);
    }

    /// Does a bot of the table wait for its turn?
    pub(crate) fn is_waiting(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }
}

/// Turns to think. Cloning gives the same ones.
#[derive(Clone)]
pub(crate) struct Turns {
    /// How many may be had at once by tables where nobody is; the rest is kept for people.
    most_alone: usize,
    given: Arc<Mutex<Given>>,
}

struct Given {
    free: usize,
    /// How many are had by tables where nobody is.
    alone: usize,
    /// In the order in which they came.
    waiting: Vec<Waiting>,
}

struct Waiting {
    rank: Arc<Rank>,
    turn: oneshot::Sender<Turn>,
}

/// A turn, which ends when this goes away.
pub(crate) struct Turn {
    turns: Turns,
    alone: bool,
}

impl Turns {
    /// So many at once, of which all but one may be had by tables where nobody is.
    pub(crate) fn new(at_once: usize) -> Turns {
        let given = Given { free: at_once, alone: 0, waiting: Vec::new() };
        let most_alone = at_once.saturating_sub(1).max(1);
        Turns { most_alone, given: Arc::new(Mutex::new(given)) }
    }

    fn given(&self) -> MutexGuard<'_, Given> {
        self.given.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.given().waiting.len()
    }

    /// Waits for a turn.
    pub(crate) async fn take(&self, rank: Arc<Rank>) -> Turn {
        rank.waiting.fetch_add(1, Ordering::Relaxed);
        let _waits = Waits(Arc::clone(&rank));
        let (turn, given) = oneshot::channel();
        self.given().waiting.push(Waiting { rank, turn });
        self.give();
        match given.await {
            Ok(turn) => turn,
            // Whoever waits is given a turn before being forgotten.
            Err(_) => std::future::pending().await,
        }
    }

    /// Gives what is free to those who wait.
    fn give(&self) {
        while let Some((waiting, alone)) = self.next() {
            // Whoever no longer waits gives it back at once.
            let _ = waiting.turn.send(Turn { turns: self.clone(), alone });
        }
    }

    /// Who is next, if there is a turn to be had.
    fn next(&self) -> Option<(Waiting, bool)> {
        let mut given = self.given();
        given.waiting.retain(|waiting| !waiting.turn.is_closed());
        if given.free == 0 {
            return None;
        }
        let ranks = given.waiting.iter().map(|waiting| waiting.rank.company());
        let (company, nth) = ranks.zip(0..).min()?;
        let alone = company == Company::Alone;
        if alone && given.alone >= self.most_alone {
            return None;
        }
        given.free -= 1;
        given.alone += usize::from(alone);
        Some((given.waiting.remove(nth), alone))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut given = self.turns.given();
        given.free += 1;
        given.alone -= usize::from(self.alone);
        drop(given);
        self.turns.give();
    }
}

/// Somebody waits as long as this is kept.
struct Waits(Arc<Rank>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::mpsc;
    use tokio::task::yield_now;

    fn rank(company: Company) -> Arc<Rank> {
        let rank = Rank::default();
        rank.set(company);
        Arc::new(rank)
    }

    /// Somebody who waits for a turn, says who it was, and gives it back.
    async fn waits(
        turns: &Turns,
        rank: &Arc<Rank>,
        name: &'static str,
        said: &mpsc::UnboundedSender<&'static str>,
    ) {
        let (turns, said, taken) = (turns.clone(), said.clone(), Arc::clone(rank));
        tokio::spawn(async move {
            let _turn = turns.take(taken).await;
            let _ = said.send(name);
        });
        while rank.waiting.load(Ordering::Relaxed) == 0 {
            yield_now().await;
        }
    }

    /// One worker, fifty bots of tables where nobody is, and one that a person faces: it is next.
    #[tokio::test]
    async fn a_bot_that_a_person_faces_goes_before_all_others() {
        let turns = Turns::new(1);
        let busy = turns.take(rank(Company::Alone)).await;
        let (said, mut heard) = mpsc::unbounded_channel();
        for _ in 0..50 {
            waits(&turns, &rank(Company::Alone), "alone", &said).await;
        }
        waits(&turns, &rank(Company::Away), "away", &said).await;
        waits(&turns, &rank(Company::Facing), "facing", &said).await;
        drop(busy);
        let first = [heard.recv().await, heard.recv().await, heard.recv().await];
        assert_eq!(first, [Some("facing"), Some("away"), Some("alone")]);
    }

    #[tokio::test]
    async fn whoever_comes_to_a_table_moves_its_bots_forward() {
        let turns = Turns::new(1);
        let busy = turns.take(rank(Company::Facing)).await;
        let (said, mut heard) = mpsc::unbounded_channel();
        waits(&turns, &rank(Company::Alone), "first", &said).await;
        let visited = rank(Company::Alone);
        waits(&turns, &visited, "visited", &said).await;
        assert!(visited.is_waiting());
        visited.set(Company::Facing);
        drop(busy);
        assert_eq!(heard.recv().await, Some("visited"));
        assert_eq!(heard.recv().await, Some("first"));
        assert!(!visited.is_waiting());
    }

    #[tokio::test]
    async fn one_turn_is_kept_for_people_and_none_is_lost() {
        let turns = Turns::new(2);
        let alone = turns.take(rank(Company::Alone)).await;
        let (said, mut heard) = mpsc::unbounded_channel();
        waits(&turns, &rank(Company::Alone), "alone", &said).await;
        // There is room, and not for those.
        drop(turns.take(rank(Company::Facing)).await);
        assert!(heard.try_recv().is_err());
        // Whoever gives up while waiting takes no turn along.
        let gives_up = turns.take(rank(Company::Facing));
        drop(gives_up);
        drop(alone);
        assert_eq!(heard.recv().await, Some("alone"));
        for _ in 0..3 {
            drop(turns.take(rank(Company::Facing)).await);
        }
        assert_eq!(turns.given().free, 2);
    }
}
