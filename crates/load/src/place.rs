//! Where a client calls from. The server limits what one address may ask for, so each table's
//! people have an address of their own; the loopback interface has sixteen million.

use crate::Fault;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tokio::net::{TcpSocket, TcpStream};

/// A household: an address of the loopback interface, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place(pub(crate) u32);

impl Place {
    fn address(self) -> IpAddr {
        let [_, high, middle, low] = self.0.to_be_bytes();
        // 127.0.0.1 is where the server is.
        IpAddr::V4(Ipv4Addr::new(127, high + 1, middle, low))
    }

    /// A new connection from here.
    pub(crate) async fn connect(self, server: SocketAddr) -> Result<TcpStream, Fault> {
        let failed = Fault::during("connecting");
        let socket = TcpSocket::new_v4().map_err(&failed)?;
        socket.set_nodelay(true).map_err(&failed)?;
        socket.bind(SocketAddr::new(self.address(), 0)).map_err(&failed)?;
        socket.connect(server).await.map_err(&failed)
    }
}
