//! What is remembered of the addresses that call, in bounded room and time.
//!
//! An address that has rested for long enough is as good as unknown, so it may be forgotten, and
//! nobody gains by that. All others stay: whoever calls from ever new addresses cannot make the
//! server forget what they or others have used up. When the book is full, newcomers share a page
//! with their neighbourhood.

use crate::limits::{ADDRESSES, CROWD, CROWDS};
use crate::places::network;
use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Instant;

/// Pages that are looked at with each call. More than one, so that the book shrinks faster than it
/// grows.
const STEPS: usize = 2;

/// What stands on a page.
pub(crate) trait Page {
    /// A new one, for so many addresses.
    fn new(addresses: u32, now: Instant) -> Self;

    /// Is it as a new one would be?
    fn is_rested(&self, now: Instant) -> bool;
}

/// A page for each address, as long as it matters.
pub(crate) struct Book<P> {
    most: usize,
    pages: HashMap<IpAddr, P>,
    /// Every address that has a page, in the order in which they are looked at.
    round: VecDeque<IpAddr>,
    /// For those who come when the book is full; nobody outside can tell who shares with whom.
    crowds: Vec<Option<P>>,
    lots: RandomState,
}

impl<P: Page> Book<P> {
    pub(crate) fn new() -> Book<P> {
        Book::with_room(ADDRESSES)
    }

    fn with_room(most: usize) -> Book<P> {
        Book {
            most,
            pages: HashMap::new(),
            round: VecDeque::new(),
            crowds: Vec::new(),
            lots: RandomState::new(),
        }
    }

    /// The page of an address.
    pub(crate) fn page(&mut self, address: IpAddr, now: Instant) -> &mut P {
        self.turn_over(now);
        let network = network(address);
        if !self.pages.contains_key(&network) && self.pages.len() >= self.most {
            return self.crowd(network, now);
        }
        self.pages.entry(network).or_insert_with(|| {
            self.round.push_back(network);
            P::new(1, now)
        })
    }

    /// Forgets some of those who have rested.
    fn turn_over(&mut self, now: Instant) {
        for _ in 0..STEPS {
            let Some(network) = self.round.pop_front() else { return };
            match self.pages.get(&network) {
                Some(page) if page.is_rested(now) => drop(self.pages.remove(&network)),
                Some(_) => self.round.push_back(network),
                None => {}
            }
        }
    }

    fn crowd(&mut self, network: IpAddr, now: Instant) -> &mut P {
        if self.crowds.is_empty() {
            self.crowds.resize_with(CROWDS, || None);
        }
        let lot = self.lots.hash_one(neighbourhood(network)) % CROWDS as u64;
        self.crowds[lot as usize].get_or_insert_with(|| P::new(CROWD, now))
    }
}

/// The addresses that one provider or one attacker most likely has together.
fn neighbourhood(network: IpAddr) -> IpAddr {
    match network {
        IpAddr::V4(address) => Ipv4Addr::from(u32::from(address) >> 16 << 16).into(),
        IpAddr::V6(address) => Ipv6Addr::from(u128::from(address) >> 80 << 80).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    struct Used {
        of: u32,
        until: Option<Instant>,
    }

    impl Page for Used {
        fn new(addresses: u32, _: Instant) -> Used {
            Used { of: addresses, until: None }
        }

        fn is_rested(&self, now: Instant) -> bool {
            self.until.is_none_or(|until| now >= until)
        }
    }

    fn address(number: u32) -> IpAddr {
        Ipv4Addr::from(0x0a00_0000 + number).into()
    }

    #[test]
    fn ever_new_addresses_make_nobody_forgotten_and_take_no_room() {
        let mut book: Book<Used> = Book::with_room(100);
        let now = Instant::now();
        let spent = now + Duration::from_secs(60);
        let victim = address(7);
        book.page(victim, now).until = Some(spent);
        for number in 0..10_000 {
            let page = book.page(address(1_000 + number), now);
            page.until = Some(spent);
        }
        assert_eq!(book.page(victim, now).until, Some(spent), "what it used up is not given back");
        assert_eq!((book.pages.len(), book.round.len()), (100, 100));
        assert_eq!(book.page(address(50_000), now).of, CROWD, "newcomers share a page");
        // Once they have rested they are forgotten, a few with each call.
        for _ in 0..100 {
            book.page(victim, spent);
        }
        assert_eq!(book.pages.len(), 1);
        assert_eq!(book.page(address(50_000), spent).of, 1);
    }

    #[test]
    fn those_who_come_late_share_with_their_neighbours_alone() {
        let near = |text: &str| neighbourhood(network(text.parse().unwrap()));
        assert_eq!(near("10.1.2.3"), near("10.1.200.1"));
        assert_ne!(near("10.1.2.3"), near("10.2.2.3"));
        assert_eq!(near("2001:db8:5:1::1"), near("2001:db8:5:2::1"));
        assert_ne!(near("2001:db8:5:1::1"), near("2001:db8:6:1::1"));
    }
}
