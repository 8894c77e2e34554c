//! Not too much, not too fast: what each address, connection and seat may still ask for.

use crate::limits::{ADDRESSES, Limits, MESSAGES_AT_ONCE};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// How many messages may be sent each second, on average.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pace(pub(crate) u32);

/// So many at once, and so many each second on average.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    looked: Instant,
}

impl Bucket {
    pub(crate) fn new(most: f64, per_second: f64) -> Bucket {
        Bucket { left: most, most, per_second, looked: Instant::now() }
    }

    /// For messages at a pace; after a pause some more of them may come at once.
    pub(crate) fn of(pace: Pace) -> Bucket {
        let rate = f64::from(pace.0);
        Bucket::new(rate * f64::from(MESSAGES_AT_ONCE), rate)
    }

    /// Takes one; if none is left, in how many seconds there will be.
    pub(crate) fn take(&mut self) -> Result<(), u32> {
        let now = Instant::now();
        let since = now.saturating_duration_since(self.looked).as_secs_f64();
        self.left = (self.left + since * self.per_second).min(self.most);
        self.looked = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.left) / self.per_second.max(1e-6)).ceil().clamp(1.0, 3600.0) as u32)
    }
}

/// Counts what each address asks for. Cloning gives the same one.
#[derive(Clone)]
pub(crate) struct Throttle {
    limits: Limits,
    seen: Arc<Mutex<Seen>>,
}

#[derive(Default)]
struct Seen {
    addresses: HashMap<IpAddr, Address>,
    connections: u32,
}

struct Address {
    calls: Bucket,
    tables: Bucket,
    connections: u32,
}

/// A connection that counts as long as this is kept.
pub(crate) struct Place {
    throttle: Throttle,
    address: IpAddr,
}

impl Throttle {
    pub(crate) fn new(limits: Limits) -> Throttle {
        Throttle { limits, seen: Arc::default() }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, look: impl FnOnce(&mut Address) -> T) -> T {
        let mut seen = self.seen();
        if seen.addresses.len() >= ADDRESSES {
            seen.addresses.retain(|_, address| address.connections > 0);
        }
        let limits = &self.limits;
        let known = seen.addresses.entry(network(address)).or_insert_with(|| {
            let tables = f64::from(limits.tables_per_minute);
            Address {
                calls: Bucket::new(
                    f64::from(limits.calls_at_once),
                    f64::from(limits.calls_per_second),
                ),
                tables: Bucket::new(tables, tables / 60.0),
                connections: 0,
            }
        });
        look(known)
    }

    /// May the address make another call? If not, when.
    pub(crate) fn call(&self, address: IpAddr) -> Result<(), u32> {
        self.with(address, |known| known.calls.take())
    }

    /// May the address make another table? If not, when.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), u32> {
        self.with(address, |known| known.tables.take())
    }

    /// A place for another connection, if there is one.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Place> {
        let limits = &self.limits;
        if self.seen().connections >= limits.connections {
            return None;
        }
        let room = self.with(address, |known| {
            let room = known.connections < limits.connections_per_address;
            known.connections += u32::from(room);
            room
        });
        if !room {
            return None;
        }
        self.seen().connections += 1;
        Some(Place { throttle: self.clone(), address })
    }

    /// How many connections are open.
    pub(crate) fn connections(&self) -> usize {
        self.seen().connections as usize
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut seen = self.throttle.seen();
        seen.connections = seen.connections.saturating_sub(1);
        if let Some(known) = seen.addresses.get_mut(&network(self.address)) {
            known.connections = known.connections.saturating_sub(1);
        }
    }
}

/// Whoever has one address of the new kind has a whole network of them.
fn network(address: IpAddr) -> IpAddr {
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

    fn throttle() -> Throttle {
        Throttle::new(Limits {
            calls_at_once: 3,
            calls_per_second: 1,
            connections_per_address: 2,
            connections: 3,
            ..Limits::default()
        })
    }

    #[test]
    fn calls_of_an_address_run_out_and_others_do_not_notice() {
        let throttle = throttle();
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        assert!((0..3).all(|_| throttle.call(one).is_ok()));
        assert_eq!(throttle.call(one), Err(1));
        assert!(throttle.call(other).is_ok());
    }

    #[test]
    fn one_network_of_the_new_addresses_counts_as_one() {
        let throttle = throttle();
        let address = |n: u16| format!("2001:db8::{n}").parse().unwrap();
        assert!((0..3).all(|n| throttle.call(address(n)).is_ok()));
        assert!(throttle.call(address(9)).is_err());
        assert!(throttle.call("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }

    #[test]
    fn a_place_is_free_again_when_a_connection_ends() {
        let throttle = throttle();
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let first = throttle.connect(one).unwrap();
        let _second = throttle.connect(one).unwrap();
        assert!(throttle.connect(one).is_none());
        let _third = throttle.connect(other).unwrap();
        assert!(throttle.connect(other).is_none());
        drop(first);
        assert!(throttle.connect(other).is_some());
        assert_eq!(throttle.connections(), 2);
    }
}
