//! Not too much, not too fast: what each address, connection and seat may still ask for.

use crate::book::{Book, Page};
use crate::costs;
use crate::door;
use crate::limits::{Limits, MESSAGES_AT_ONCE, MISS_UNDER_PRESSURE, MISSES_AT_ONCE};
use crate::places::{Place, Places};
use crate::protocol::Problem;
use crate::service::Service;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

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
    pub(crate) fn new(most: f64, per_second: f64, now: Instant) -> Bucket {
        Bucket { left: most, most, per_second, looked: now }
    }

    /// For messages at a pace; after a pause some more of them may come at once.
    pub(crate) fn of(pace: Pace) -> Bucket {
        let rate = f64::from(pace.0);
        Bucket::new(rate * f64::from(MESSAGES_AT_ONCE), rate, Instant::now())
    }

    /// Takes one; if none is left, in how many seconds there will be.
    pub(crate) fn take(&mut self) -> Result<(), u32> {
        self.spend(1.0, Instant::now())
    }

    fn left(&self, now: Instant) -> f64 {
        let since = now.saturating_duration_since(self.looked).as_secs_f64();
        (self.left + since * self.per_second).min(self.most)
    }

    /// Takes what something costs; if so much is not left, in how many seconds it will be.
    fn spend(&mut self, cost: f64, now: Instant) -> Result<(), u32> {
        (self.left, self.looked) = (self.left(now), now);
        // What costs more than there ever is waits until all of it is there.
        let cost = cost.min(self.most);
        if self.left >= cost {
            self.left -= cost;
            return Ok(());
        }
        Err(((cost - self.left) / self.per_second.max(1e-6)).ceil().clamp(1.0, 3600.0) as u32)
    }

    /// Gives back what turned out to be free.
    fn give_back(&mut self, cost: f64) {
        self.left = (self.left + cost).min(self.most);
    }

    /// Takes all there is, and what comes in for a while.
    fn empty(&mut self, for_so_long: Duration) {
        self.left = -self.per_second * for_so_long.as_secs_f64();
    }
}

/// Counts what each address asks for. Cloning gives the same one.
#[derive(Clone)]
pub(crate) struct Throttle {
    limits: Limits,
    streams: Places,
    seen: Arc<Mutex<Seen>>,
}

struct Seen {
    addresses: Book<Address>,
    /// Codes that led nowhere, of all addresses together.
    misses: Bucket,
}

/// What an address has left; nothing is made before it is asked for.
struct Address {
    addresses: f64,
    calls: Option<Bucket>,
    tables: Option<Bucket>,
    tables_of_a_day: Option<Bucket>,
    misses: Option<Bucket>,
}

impl Page for Address {
    fn new(addresses: u32, _: Instant) -> Address {
        Address {
            addresses: f64::from(addresses),
            calls: None,
            tables: None,
            tables_of_a_day: None,
            misses: None,
        }
    }

    fn is_rested(&self, now: Instant) -> bool {
        let buckets = [&self.calls, &self.tables, &self.tables_of_a_day, &self.misses];
        buckets.into_iter().flatten().all(|bucket| bucket.left(now) >= bucket.most)
    }
}

impl Address {
    fn calls(&mut self, limits: &Limits, now: Instant) -> &mut Bucket {
        let Limits { calls_at_once, calls_per_second, .. } = *limits;
        let many = self.addresses;
        self.calls.get_or_insert_with(|| {
            Bucket::new(many * f64::from(calls_at_once), many * f64::from(calls_per_second), now)
        })
    }

    fn tables(&mut self, limits: &Limits, now: Instant) -> &mut Bucket {
        let tables = self.addresses * f64::from(limits.tables_per_minute);
        self.tables.get_or_insert_with(|| Bucket::new(tables, tables / 60.0, now))
    }

    fn tables_of_a_day(&mut self, limits: &Limits, now: Instant) -> &mut Bucket {
        let tables = self.addresses * f64::from(limits.tables_per_day);
        self.tables_of_a_day.get_or_insert_with(|| Bucket::new(tables, tables / 86_400.0, now))
    }

    fn misses(&mut self, limits: &Limits, now: Instant) -> &mut Bucket {
        let misses = self.addresses * f64::from(limits.misses_per_minute);
        let at_once = misses * f64::from(MISSES_AT_ONCE);
        self.misses.get_or_insert_with(|| Bucket::new(at_once, misses / 60.0, now))
    }
}

impl Throttle {
    pub(crate) fn new(limits: Limits) -> Throttle {
        let streams = Places::new(limits.connections, limits.connections_per_address);
        let misses = f64::from(limits.misses_in_all);
        let at_once = misses * f64::from(MISSES_AT_ONCE);
        let misses = Bucket::new(at_once, misses, Instant::now());
        let seen = Arc::new(Mutex::new(Seen { addresses: Book::new(), misses }));
        Throttle { limits, streams, seen }
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Charges an address for what it asks; if it has not so much left, when it will have.
    pub(crate) fn charge(&self, address: IpAddr, cost: f64) -> Result<(), u32> {
        let now = Instant::now();
        let mut seen = self.seen();
        seen.addresses.page(address, now).calls(&self.limits, now).spend(cost, now)
    }

    /// May the address make another table? If not, when.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), u32> {
        let now = Instant::now();
        let mut seen = self.seen();
        let known = seen.addresses.page(address, now);
        known.tables(&self.limits, now).spend(1.0, now)?;
        known.tables_of_a_day(&self.limits, now).spend(1.0, now)
    }

    /// May the address try a code? If not, when. What it pays is given back if the code leads
    /// somewhere; it is paid first, so that nobody tries thousands at once.
    pub(crate) fn guess(&self, address: IpAddr) -> Result<(), u32> {
        let now = Instant::now();
        let mut seen = self.seen();
        seen.addresses.page(address, now).misses(&self.limits, now).spend(1.0, now)
    }

    /// The code led to a table.
    pub(crate) fn hit(&self, address: IpAddr) {
        let now = Instant::now();
        let mut seen = self.seen();
        seen.addresses.page(address, now).misses(&self.limits, now).give_back(1.0);
    }

    /// The code led nowhere. When everybody together misses too often, somebody tries codes from
    /// many addresses: then each miss costs its address all that it has. Whoever has the right
    /// code never notices.
    pub(crate) fn missed(&self, address: IpAddr) {
        let now = Instant::now();
        let mut seen = self.seen();
        if seen.misses.spend(1.0, now).is_err() {
            seen.addresses.page(address, now).misses(&self.limits, now).empty(MISS_UNDER_PRESSURE);
        }
    }

    /// A place for another stream, if there is one.
    pub(crate) fn connect(&self, address: IpAddr) -> Option<Place> {
        self.streams.take(address).ok()
    }

    /// How many streams are open.
    pub(crate) fn connections(&self) -> usize {
        self.streams.taken()
    }
}

/// Charges every request to its address before anything is done for it.
pub(crate) async fn charge(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let caller = door::caller(service.door(), &parts);
    match service.throttle().charge(caller.0, costs::of(&parts)) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(retry_seconds) => {
            service.metrics().turned_away.add(1);
            Problem::TooOften { retry_seconds }.into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throttle() -> Throttle {
        let limits = Limits {
            calls_at_once: 3,
            calls_per_second: 1,
            misses_per_minute: 2,
            misses_in_all: 1,
            ..Limits::default()
        };
        Throttle::new(limits)
    }

    fn address(number: u8) -> IpAddr {
        [10, 0, 0, number].into()
    }

    #[test]
    fn calls_of_an_address_run_out_by_weight_and_others_do_not_notice() {
        let throttle = throttle();
        let (one, other) = (address(1), address(2));
        assert!(throttle.charge(one, 2.5).is_ok() && throttle.charge(one, 0.5).is_ok());
        assert_eq!(throttle.charge(one, 2.0), Err(2));
        assert_eq!(throttle.charge(one, 50.0), Err(3), "it waits for all there is, not for ever");
        assert!(throttle.charge(other, 3.0).is_ok());
    }

    #[test]
    fn tables_of_a_day_run_out_too() {
        let limits = Limits { tables_per_minute: 60, tables_per_day: 3, ..Limits::default() };
        let throttle = Throttle::new(limits);
        assert!((0..3).all(|_| throttle.table(address(1)).is_ok()));
        assert_eq!(throttle.table(address(1)), Err(3600));
        assert!(throttle.table(address(2)).is_ok());
    }

    #[test]
    fn one_network_of_the_new_addresses_counts_as_one() {
        let throttle = throttle();
        let address = |n: u16| format!("2001:db8::{n}").parse().unwrap();
        assert!((0..3).all(|n| throttle.charge(address(n), 1.0).is_ok()));
        assert!(throttle.charge(address(9), 1.0).is_err());
        assert!(throttle.charge("2001:db8:0:1::1".parse().unwrap(), 1.0).is_ok());
    }

    #[test]
    fn right_codes_cost_nothing_and_wrong_ones_run_out() {
        let throttle = throttle();
        let at_once = 2 * MISSES_AT_ONCE;
        for _ in 0..100 {
            throttle.guess(address(1)).unwrap();
            throttle.hit(address(1));
        }
        for _ in 0..at_once {
            throttle.guess(address(1)).unwrap();
        }
        assert!(throttle.guess(address(1)).is_err());
        assert!(throttle.guess(address(2)).is_ok());
    }

    #[test]
    fn many_addresses_that_miss_pay_more_and_those_who_do_not_miss_pay_nothing() {
        let throttle = throttle();
        let miss =
            |from: u8| throttle.guess(address(from)).map(|()| throttle.missed(address(from)));
        // One each is within what all may miss together…
        for from in 0..MISSES_AT_ONCE as u8 {
            miss(from).unwrap();
        }
        assert!(throttle.guess(address(0)).is_ok());
        // … and beyond that one is enough for a while.
        miss(100).unwrap();
        assert!(miss(100).unwrap_err() > MISS_UNDER_PRESSURE.as_secs() as u32);
        for _ in 0..100 {
            throttle.guess(address(200)).unwrap();
            throttle.hit(address(200));
        }
    }
}
