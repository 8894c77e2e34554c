//! Where a client calls from. The server limits what one address may ask for, so each table's
//! people have an address of their own; the loopback interface has sixteen million.

use crate::Fault;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};

/// An address of the loopback interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(Ipv4Addr);

impl Place {
    /// Whoever means ill: all of it comes from this one address.
    pub(crate) const HOSTILE: Place = Place(Ipv4Addr::new(127, 0, 0, 66));

    /// A household, by number. 127.0.0.1 is where the server is.
    pub(crate) fn household(number: u32) -> Place {
        let [_, high, middle, low] = number.to_be_bytes();
        Place(Ipv4Addr::new(127, high % 200 + 1, middle, low))
    }

    /// A socket that is not connected yet.
    pub(crate) fn socket(self) -> Result<TcpSocket, Fault> {
        let failed = Fault::during("opening a socket");
        let socket = TcpSocket::new_v4().map_err(&failed)?;
        socket.set_nodelay(true).map_err(&failed)?;
        socket.bind(SocketAddr::new(IpAddr::V4(self.0), 0)).map_err(&failed)?;
        Ok(socket)
    }

    /// A new connection from here.
    pub(crate) async fn connect(self, server: SocketAddr) -> Result<TcpStream, Fault> {
        self.socket()?.connect(server).await.map_err(Fault::dead_line)
    }
}
