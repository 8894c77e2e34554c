//! Who is let in: pages of this server, under a name that is its own.
//!
//! A page from elsewhere must not speak to a server in somebody's local network, neither directly
//! (`Origin`) nor by a name that was made to lead here (`Host`).

use crate::config::Door;
use crate::protocol::{Problem, TableProblem};
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
    let refused = match host(headers, request.uri()) {
        Err(Unclear) => Problem::Malformed.into_response(),
        Ok(host) if is_welcome(service.door(), headers, host) => return next.run(request).await,
        Ok(_) => TableProblem::WrongOrigin.into_response(),
    };
    service.metrics().turned_away.add(1);
    refused
}

/// The request names two hosts. A proxy may have judged it by the other one.
#[derive(PartialEq, Eq, Debug)]
struct Unclear;

/// The host that a request names, if any; it may stand in its line too.
fn host<'a>(headers: &'a HeaderMap, uri: &'a Uri) -> Result<Option<&'a str>, Unclear> {
    let mut lines = headers.get_all(HOST).iter().map(|host| host.to_str().unwrap_or("?"));
    let named = lines.next();
    if lines.next().is_some() {
        return Err(Unclear);
    }
    let asked = uri.authority().map(|authority| authority.as_str());
    match (named, asked) {
        (Some(named), Some(asked)) if !named.eq_ignore_ascii_case(asked) => Err(Unclear),
        _ => Ok(named.or(asked)),
    }
}

fn is_welcome(door: &Door, headers: &HeaderMap, host: Option<&str>) -> bool {
    // Who names no host is no browser.
    let Some(host) = host else { return headers.get(ORIGIN).is_none() };
    if !is_ours(door, name_of(host)) {
        return false;
    }
    let mut origins = headers.get_all(ORIGIN).iter();
    origins.all(|origin| origin.to_str().is_ok_and(|origin| is_same(origin, host)))
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
        Ok(caller(service.door(), parts))
    }
}

/// Who asks, by address.
pub(crate) fn caller(door: &Door, parts: &Parts) -> Caller {
    let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = connected.map_or(Ipv4Addr::LOCALHOST.into(), |connected| connected.0.ip());
    Caller(forwarded(&parts.headers, door.proxies).unwrap_or(peer))
}

/// For whom the proxies in front ask. Each appends the address that it was called from, and may
/// begin a line of its own for it; so with two of them it is the second from the end, and all
/// before that says what it likes. If nothing sensible stands there, it is as if nothing did.
fn forwarded(headers: &HeaderMap, proxies: u8) -> Option<IpAddr> {
    let place = usize::from(proxies).checked_sub(1)?;
    let lines = headers.get_all(FORWARDED_FOR).iter().rev();
    let mut listed = lines.flat_map(|line| line.to_str().unwrap_or("?").rsplit(','));
    let address = listed.nth(place)?.trim();
    let with_port = || address.parse::<SocketAddr>().ok().map(|address| address.ip());
    let plain = address.trim_start_matches('[').trim_end_matches(']');
    plain.parse().ok().or_else(with_port)
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
        let uri = Uri::from_static("/");
        super::host(&headers, &uri).is_ok_and(|host| is_welcome(&door, &headers, host))
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

    #[test]
    fn two_hosts_are_refused_wherever_they_stand() {
        let mut headers = HeaderMap::new();
        headers.append(HOST, "kitchen.local".parse().unwrap());
        let at = |uri: &str, headers: &HeaderMap| {
            host(headers, &uri.parse().unwrap()).map(|host| host.map(str::to_owned))
        };
        let kitchen = Ok(Some("kitchen.local".to_owned()));
        assert_eq!(at("/", &headers), kitchen);
        assert_eq!(at("http://Kitchen.local/", &headers), kitchen);
        assert_eq!(at("http://evil.example/", &headers), Err(Unclear));
        assert_eq!(at("http://kitchen.local/", &HeaderMap::new()), kitchen);
        headers.append(HOST, "kitchen.local".parse().unwrap());
        assert_eq!(at("/", &headers), Err(Unclear), "even the same one twice");
    }

    #[test]
    fn the_caller_is_the_one_whom_the_outermost_trusted_proxy_saw() {
        let address = |lines: &[&str], proxies: u8| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED_FOR, line.parse().unwrap());
            }
            forwarded(&headers, proxies).map(|address| address.to_string())
        };
        let is = |text: &str| Some(text.to_owned());
        assert_eq!(address(&["1.1.1.1, 2.2.2.2"], 0), None);
        assert_eq!(address(&["1.1.1.1, 2.2.2.2"], 1), is("2.2.2.2"));
        assert_eq!(address(&["1.1.1.1", "2.2.2.2"], 1), is("2.2.2.2"), "every line counts");
        assert_eq!(address(&["9.9.9.9", "1.1.1.1,2.2.2.2", "3.3.3.3"], 3), is("1.1.1.1"));
        assert_eq!(address(&["1.1.1.1"], 2), None, "it did not come through both");
        assert_eq!(address(&["1.1.1.1, unknown"], 1), None);
        assert_eq!(address(&["1.1.1.1,"], 1), None);
        assert_eq!(address(&[], 1), None);
        assert_eq!(address(&["2.2.2.2:4711"], 1), is("2.2.2.2"));
        assert_eq!(address(&["[2001:db8::1]:4711"], 1), is("2001:db8::1"));
        assert_eq!(address(&["[2001:db8::1]"], 1), is("2001:db8::1"));
    }
}
