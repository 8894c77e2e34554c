//! The local network: at which addresses phones in the house reach this server, and how its host is
//! told, in the terminal and on the start page.

use crate::config::Listen;
use if_addrs::Interface;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// An address that belongs to nobody (TEST-NET-1), to ask the system which way it would go.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The addresses of the page for others in the local network, the likeliest first; none where only
/// this machine is meant.
pub(crate) fn addresses(listen: Listen, bound: SocketAddr) -> Vec<String> {
    let served: Vec<IpAddr> = match (listen, bound.ip()) {
        (Listen::Usual, _) => Vec::new(),
        (_, IpAddr::V4(ip)) if ip.is_unspecified() => here(),
        (_, ip) if is_local(&ip) => vec![ip],
        _ => Vec::new(),
    };
    served.into_iter().map(|ip| format!("http://{}", SocketAddr::new(ip, bound.port()))).collect()
}

/// The addresses of this machine in local networks. The one from which it goes out comes first: it
/// is that of the house, and the others may belong to machines inside this one.
pub(crate) fn here() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<IpAddr> = found.iter().map(Interface::ip).filter(is_local).collect();
    let out = outgoing();
    addresses.sort_by_key(|&ip| (Some(ip) != out, ip));
    addresses.dedup();
    addresses
}

/// The address from which this machine would speak to another. Nothing is sent.
fn outgoing() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// Is this an address that others in the same house can type?
fn is_local(ip: &IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_private() || ip.is_link_local(),
        IpAddr::V6(_) => false,
    }
}

/// The address by a name, where there is one.
pub(crate) fn by_name(host: &str, bound: SocketAddr) -> String {
    format!("http://{host}:{}", bound.port())
}

/// What the host reads in the terminal: where others join, who can, and how it ends.
pub(crate) fn notice(addresses: &[String], picture: bool) -> String {
    let Some(first) = addresses.first() else {
        return "This machine is in no local network now: nobody else can join. Connect it, and \
                start again.\n"
            .to_owned();
    };
    let mut said = String::from("\nPhones and computers in this house join at\n\n");
    for address in addresses {
        let _ = writeln!(said, "    {address}");
    }
    if picture && let Some(drawn) = drawn(first) {
        let _ = write!(said, "\n{drawn}\n");
    }
    said.push_str(
        "\nEverybody in the same network (the same Wi-Fi) can open this page and the tables whose \
         code\nthey know; nobody outside it can, unless your router is told to let them in. The \
         way there is\nnot encrypted. To stop, press Ctrl-C: all games are kept.\n",
    );
    said
}

/// The address for a phone's camera, dark on light whatever the terminal's colours are.
fn drawn(address: &str) -> Option<String> {
    let code = QrCode::new(address).ok()?;
    let picture = code.render::<Dense1x2>().quiet_zone(true).build();
    // Black on white, set and taken back for each line.
    let lines = picture.lines().map(|line| format!("    \x1b[30;107m{line}\x1b[0m\n"));
    Some(lines.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_asked_for_it_is_told_addresses_for_others() {
        let everywhere: SocketAddr = "0.0.0.0:4747".parse().unwrap();
        let house: SocketAddr = "192.168.1.7:80".parse().unwrap();
        let world: SocketAddr = "203.0.113.7:80".parse().unwrap();
        assert!(addresses(Listen::Usual, "127.0.0.1:4747".parse().unwrap()).is_empty());
        assert!(addresses(Listen::At(world), world).is_empty());
        assert_eq!(addresses(Listen::At(house), house), ["http://192.168.1.7:80"]);
        for address in addresses(Listen::Lan, everywhere) {
            assert!(address.starts_with("http://") && address.ends_with(":4747"), "{address}");
            assert!(!address.contains("127.0.0.1") && !address.contains("0.0.0.0"), "{address}");
        }
    }

    #[test]
    fn addresses_of_a_house_are_local_and_those_of_the_world_are_not() {
        for (ip, local) in [
            ("192.168.0.4", true),
            ("10.1.2.3", true),
            ("172.16.0.1", true),
            ("169.254.3.4", true),
            ("127.0.0.1", false),
            ("203.0.113.7", false),
            ("fe80::1", false),
        ] {
            assert_eq!(is_local(&ip.parse().unwrap()), local, "{ip}");
        }
    }

    #[test]
    fn the_notice_says_where_who_and_how_it_ends() {
        let addresses = ["http://192.168.1.7:4747".to_owned(), "http://10.0.0.2:4747".to_owned()];
        let said = notice(&addresses, true);
        for part in ["http://192.168.1.7:4747\n", "http://10.0.0.2:4747\n", "Ctrl-C", "Wi-Fi"] {
            assert!(said.contains(part), "{part}: {said}");
        }
        assert!(said.contains('█') || said.contains('▀'), "{said}");
        assert!(!notice(&addresses, false).contains('\x1b'));
        assert!(notice(&[], true).contains("no local network"));
    }
}
