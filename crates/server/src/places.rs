//! How many of a kind may be open at once: from one address, and in all.
//!
//! Only addresses that have something open are remembered, so the book is never longer than what
//! is open.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What may be open at once, and what is. Cloning gives the same ones.
#[derive(Clone)]
pub(crate) struct Places {
    most: u32,
    of_an_address: u32,
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    all: u32,
    by_address: HashMap<IpAddr, u32>,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoPlace {
    /// The address has as many as it may have.
    TooMany,
    /// Everybody together has as many as there are.
    Full,
}

/// A place that is taken as long as this is kept.
pub(crate) struct Place {
    places: Places,
    network: IpAddr,
}

impl Places {
    pub(crate) fn new(most: u32, of_an_address: u32) -> Places {
        Places { most, of_an_address, open: Arc::default() }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for somebody at an address.
    pub(crate) fn take(&self, address: IpAddr) -> Result<Place, NoPlace> {
        let network = network(address);
        let mut open = self.open();
        let has = open.by_address.get(&network).copied().unwrap_or(0);
        if has >= self.of_an_address {
            return Err(NoPlace::TooMany);
        }
        if open.all >= self.most {
            return Err(NoPlace::Full);
        }
        open.all += 1;
        open.by_address.insert(network, has + 1);
        drop(open);
        Ok(Place { places: self.clone(), network })
    }

    /// How many are open.
    pub(crate) fn taken(&self) -> usize {
        self.open().all as usize
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.places.open();
        open.all = open.all.saturating_sub(1);
        if let Entry::Occupied(mut has) = open.by_address.entry(self.network) {
            if *has.get() > 1 {
                *has.get_mut() -= 1;
            } else {
                has.remove();
            }
        }
    }
}

/// Whoever has one address of the new kind has a whole network of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(network))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_given_back() {
        let places = Places::new(3, 2);
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = places.take(one).unwrap();
        let _second = places.take(one).unwrap();
        assert_eq!(places.take(one).err(), Some(NoPlace::TooMany));
        let third = places.take(other).unwrap();
        assert_eq!(places.take(other).err(), Some(NoPlace::Full));
        drop(first);
        assert!(places.take(other).is_ok());
        assert_eq!(places.taken(), 2);
        drop(third);
        assert_eq!(places.open().by_address.len(), 1, "who has nothing open is forgotten");
    }

    #[test]
    fn one_network_of_the_new_addresses_counts_as_one() {
        let places = Places::new(9, 1);
        let _first = places.take("2001:db8::1".parse().unwrap()).unwrap();
        assert!(places.take("2001:db8::2".parse().unwrap()).is_err());
        assert!(places.take("2001:db8:0:1::1".parse().unwrap()).is_ok());
        let _old = places.take("10.0.0.1".parse().unwrap()).unwrap();
        assert!(places.take("::ffff:10.0.0.1".parse().unwrap()).is_err(), "the same in new dress");
    }
}
