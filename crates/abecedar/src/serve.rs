//! `abecedar serve`: the web app on this machine or in the local network.

use crate::data;
use crate::outcome::{Failure, Outcome, Result};
use server::{Config, Listen};
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(clap::Args, Debug, Default)]
pub struct Serve {
    /// Address and port; 0.0.0.0:4747 lets phones in the local network join [default: 127.0.0.1:4747, or the next free port]
    #[arg(long, value_name = "ADDR")]
    pub listen: Option<SocketAddr>,

    /// Open the page in the browser once it is ready
    #[arg(long)]
    pub open: bool,
}

pub fn run(serve: Serve, data: Option<PathBuf>) -> Result {
    let listen = serve.listen.map_or(Listen::Usual, Listen::At);
    let config = Config { listen, data: data::directory(data), open: serve.open };
    server::run(config).map_err(Failure::from_display)?;
    Ok(Outcome::Done)
}
