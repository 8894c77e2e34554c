//! A name for this server in the local network, told by multicast DNS: easier to type than an
//! address, and the same after the router has given this machine another one.
//!
//! Not every network carries it and not every device asks for it, so the addresses are told as well;
//! where it cannot be had, nothing is said of it.

use mdns_sd::{DaemonEvent, ServiceDaemon, ServiceInfo};
use std::collections::HashMap;
use std::net::IpAddr;
use std::time::Duration;
use tokio::time::{Instant, timeout, timeout_at};

/// What one types, unless somebody in the house has the name already.
const HOST: &str = "abecedar.local.";
const SERVICE: &str = "_http._tcp.local.";
const INSTANCE: &str = "Abecedar";
/// A name is tried three times, a quarter of a second apart, before it is said to be ours; and once
/// more if somebody else has it.
const PATIENCE: Duration = Duration::from_millis(2500);
/// How long to wait until everybody is told that the name is gone.
const FAREWELL: Duration = Duration::from_millis(500);

/// A name that is told to the network until it is given up.
pub(crate) struct LocalName {
    daemon: ServiceDaemon,
    host: String,
}

impl LocalName {
    /// Tells the network the name of these addresses. Nothing where that is not possible.
    pub(crate) async fn announce(addresses: &[IpAddr], port: u16) -> Option<LocalName> {
        if addresses.is_empty() {
            return None;
        }
        match try_announce(HOST, addresses, port).await {
            Ok(name) => name,
            Err(reason) => {
                tracing::info!(%reason, "no name in the local network");
                None
            }
        }
    }

    /// The name, as it stands in an address.
    pub(crate) fn host(&self) -> &str {
        self.host.trim_end_matches('.')
    }

    /// Tells the network that the name is gone.
    pub(crate) async fn give_up(self) {
        if let Ok(over) = self.daemon.shutdown() {
            let _ = timeout(FAREWELL, over.recv_async()).await;
        }
    }
}

async fn try_announce(
    wanted: &str,
    addresses: &[IpAddr],
    port: u16,
) -> Result<Option<LocalName>, mdns_sd::Error> {
    let until = Instant::now() + PATIENCE;
    let daemon = ServiceDaemon::new()?;
    let events = daemon.monitor()?;
    let nothing_more: HashMap<String, String> = HashMap::new();
    daemon.register(ServiceInfo::new(SERVICE, INSTANCE, wanted, addresses, port, nothing_more)?)?;
    let mut host = wanted.to_owned();
    while let Ok(Ok(event)) = timeout_at(until, events.recv_async()).await {
        match event {
            DaemonEvent::NameChange(change) if change.original == wanted => host = change.new_name,
            DaemonEvent::Announce(..) => return Ok(Some(LocalName { daemon, host })),
            _ => {}
        }
    }
    daemon.shutdown()?;
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mdns_sd::HostnameResolutionEvent;

    /// Asks the network for a name; nothing where nobody answers.
    async fn ask(host: &str) -> Option<Vec<IpAddr>> {
        let daemon = ServiceDaemon::new().ok()?;
        let events = daemon.resolve_hostname(host, Some(2000)).ok()?;
        let mut found = None;
        while let Ok(event) = events.recv_async().await {
            if let HostnameResolutionEvent::AddressesFound(_, at) = event {
                found = Some(at.iter().map(mdns_sd::ScopedIp::to_ip_addr).collect());
                break;
            }
        }
        let _ = daemon.shutdown();
        found
    }

    #[tokio::test]
    async fn a_name_is_found_while_it_is_told_and_never_holds_anything_up() {
        let here: Vec<IpAddr> = crate::lan::here();
        assert!(LocalName::announce(&[], 4747).await.is_none());
        let began = Instant::now();
        let told = try_announce("abecedar-test.local.", &here, 4747).await;
        assert!(began.elapsed() < PATIENCE + Duration::from_secs(1));
        // A machine without a network that carries it can show no more than this.
        let Ok(Some(name)) = told else { return };
        assert!(name.host().starts_with("abecedar-test") && name.host().ends_with(".local"));
        let host = format!("{}.", name.host());
        if let Some(found) = ask(&host).await {
            assert!(found.iter().any(|ip| here.contains(ip)), "{found:?} of {here:?}");
        }
        name.give_up().await;
    }
}
