//! Finding an address to listen at.

use crate::config::{Listen, USUAL_PORT};
use crate::error::ServeError;
use crate::limits::PORTS_TRIED;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use tokio::net::TcpListener;

/// Listens where it was asked to. An address that the user named is taken as it stands; the
/// usual port gives way to the next free one, because two servers at once are no mistake.
pub(crate) async fn bind(listen: Listen) -> Result<TcpListener, ServeError> {
    match listen {
        Listen::At(address) => bind_at(address).await,
        Listen::Usual => bind_usual(Ipv4Addr::LOCALHOST).await,
        Listen::Lan => bind_usual(Ipv4Addr::UNSPECIFIED).await,
    }
}

async fn bind_usual(ip: Ipv4Addr) -> Result<TcpListener, ServeError> {
    for port in USUAL_PORT..USUAL_PORT + PORTS_TRIED {
        match bind_at(SocketAddr::new(ip.into(), port)).await {
            Err(ServeError::InUse(_)) => {}
            settled => return settled,
        }
    }
    bind_at(SocketAddr::new(ip.into(), 0)).await
}

async fn bind_at(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|reason| match reason.kind() {
        ErrorKind::AddrInUse => ServeError::InUse(address),
        _ => ServeError::CannotListen(address, reason),
    })
}

/// The address to type into a browser on this machine. Listening everywhere is not an address
/// that every browser accepts, so it is shown as this machine's own.
pub(crate) fn page_address(bound: SocketAddr) -> String {
    let host = match bound.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(host, bound.port()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_named_address_in_use_is_an_error_with_a_sentence() {
        let first = bind(Listen::At("127.0.0.1:0".parse().unwrap())).await.unwrap();
        let taken = first.local_addr().unwrap();
        let error = bind(Listen::At(taken)).await.unwrap_err();
        assert!(error.to_string().starts_with(&format!("{taken} is already in use")), "{error}");
    }

    #[tokio::test]
    async fn the_usual_port_gives_way_to_the_next_free_one() {
        let first = bind(Listen::Usual).await.unwrap();
        let second = bind(Listen::Usual).await.unwrap();
        assert_ne!(first.local_addr().unwrap().port(), second.local_addr().unwrap().port());
        let everywhere = bind(Listen::Lan).await.unwrap().local_addr().unwrap();
        assert!(everywhere.ip().is_unspecified());
        assert_ne!(everywhere.port(), first.local_addr().unwrap().port());
    }

    #[tokio::test]
    async fn a_foreign_address_is_refused_with_its_reason() {
        // TEST-NET-1 is never an address of this machine.
        let error = bind(Listen::At("192.0.2.1:80".parse().unwrap())).await.unwrap_err();
        assert!(error.to_string().starts_with("cannot listen at 192.0.2.1:80: "), "{error}");
    }

    #[test]
    fn listening_everywhere_is_shown_as_this_machine() {
        assert_eq!(page_address("0.0.0.0:80".parse().unwrap()), "http://127.0.0.1:80/");
        assert_eq!(page_address("[::]:80".parse().unwrap()), "http://[::1]:80/");
        assert_eq!(page_address("10.0.0.7:4747".parse().unwrap()), "http://10.0.0.7:4747/");
    }
}
