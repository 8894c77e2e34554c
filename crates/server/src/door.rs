//! Who is let in: pages of this server, under a name that is its own.
//!
//! A page from elsewhere must not speak to a server in somebody's local network, neither directly
//! (`Origin`) nor by a name that was made to lead here (`Host`).

use crate::config::Door;
use crate::protocol::TableProblem;
use crate::service::Service;
use axum::extract::connect_info::ConnectInfo;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{HOST, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Names under which machines of a local network are called.
const LOCAL_ENDINGS: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];

/// Lets a request in, or not.
pub(crate) async fn check(
    State(service): State<Service>,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    if is_welcome(service.door(), headers, request.uri()) {
        return next.run(request).await;
    }
    service.metrics().turned_away.add(1);
    TableProblem::WrongOrigin.into_response()
}

fn is_welcome(door: &Door, headers: &HeaderMap, uri: &Uri) -> bool {
    let named = headers.get(HOST).map(|host| host.to_str().unwrap_or("?"));
    // Who names no host is no browser.
    let Some(host) = named.or_else(|| uri.authority().map(|authority| authority.as_str())) else {
        return headers.get(ORIGIN).is_none();
    };
    if !is_ours(door, name_of(host)) {
        return false;
    }
    match headers.get(ORIGIN) {
        None => true,
        Some(origin) => origin.to_str().is_ok_and(|origin| is_same(origin, host)),
    }
}

/// The name without the port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Is this one of the server's own names?
fn is_ours(door: &Door, name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse::<IpAddr>().is_ok()
        || !name.is_empty() && !name.contains(['.', ':', '/', '@', '?'])
        || LOCAL_ENDINGS.iter().any(|ending| name.ends_with(ending))
        || door.hosts.iter().any(|host| host.eq_ignore_ascii_case(&name))
}

/// Is the origin of a page the host that it asks?
fn is_same(origin: &str, host: &str) -> bool {
    let (usual_port, from) = match origin.split_once("://") {
        Some(("http", from)) => (":80", from),
        Some(("https", from)) => (":443", from),
        _ => return false,
    };
    let plain = |text: &str| text.strip_suffix(usual_port).unwrap_or(text).to_ascii_lowercase();
    plain(from) == plain(host)
}

/// Who asks, by address; a caller without a socket, as in tests, is this machine.
#[derive(Clone, Copy)]
pub(crate) struct Caller(pub(crate) IpAddr);

impl FromRequestParts<Service> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        service: &Service,
    ) -> Result<Caller, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = connected.map_or(Ipv4Addr::LOCALHOST.into(), |connected| connected.0.ip());
        let forwarded = parts.headers.get(FORWARDED_FOR).and_then(|value| value.to_str().ok());
        // Only the last part was written by the proxy in front; the others say what they like.
        let last = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
        Ok(Caller(last.filter(|_| service.door().behind_proxy).unwrap_or(peer)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn welcome(host: &str, origin: Option<&str>) -> bool {
        let door = Door { hosts: vec!["games.example".to_owned()], ..Door::default() };
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        is_welcome(&door, &headers, &Uri::from_static("/"))
    }

    #[test]
    fn addresses_local_names_and_configured_ones_are_ours() {
        for host in [
            "127.0.0.1:4747",
            "[::1]:4747",
            "192.168.1.7",
            "localhost:80",
            "kitchen:4747",
            "kitchen.local",
            "KITCHEN.lan:4747",
            "games.example",
            "Games.Example:443",
        ] {
            assert!(welcome(host, None), "{host}");
        }
        for host in ["evil.example", "games.example.evil.example", "", "a@b", "127.0.0.1.evil.io"] {
            assert!(!welcome(host, None), "{host}");
        }
    }

    #[test]
    fn a_page_must_come_from_the_host_it_asks() {
        assert!(welcome("127.0.0.1:4747", Some("http://127.0.0.1:4747")));
        assert!(welcome("games.example", Some("https://games.example")));
        assert!(welcome("games.example:443", Some("https://games.example")));
        for origin in [
            "http://evil.example",
            "null",
            "http://127.0.0.1:4748",
            "http://127.0.0.1",
            "ftp://127.0.0.1:4747",
            "http://127.0.0.1:4747.evil.example",
            "",
        ] {
            assert!(!welcome("127.0.0.1:4747", Some(origin)), "{origin}");
        }
    }
}
