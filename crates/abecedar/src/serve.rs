//! `abecedar serve`: the web app on this machine or in the local network.
//!
//! What is not said by a flag or in the environment may stand in a file; what stands nowhere has
//! a default. `docs/operations.md` lists all of it.

use crate::data;
use crate::outcome::{Failure, Outcome, Result};
use bots::Bot;
use serde::Deserialize;
use server::limits::Limits;
use server::storage::Database;
use server::{BusAddress, Config, Door, Listen, MailRules, PushRules, TableRules, Wall};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug, Default)]
pub struct Serve {
    /// Address and port; for phones in the local network see --lan [default: 127.0.0.1:4747, or the next free port]
    #[arg(long, value_name = "ADDR", env = "ABECEDAR_LISTEN")]
    pub listen: Option<SocketAddr>,

    /// Let phones and computers in the local network join: picks a free port, prints the addresses and a QR code
    #[arg(long, env = "ABECEDAR_LAN", conflicts_with = "listen")]
    pub lan: bool,

    /// Open the page in the browser once it is ready
    #[arg(long)]
    pub open: bool,

    /// Where tables are kept: postgres://…, or a file [default: tables.sqlite in the data directory]
    #[arg(long, value_name = "URL", env = "ABECEDAR_DATABASE", hide_env_values = true)]
    pub database: Option<Database>,

    /// What carries letters between nodes that share a database: nats://… [default: that of the database]
    #[arg(long, value_name = "URL", env = "ABECEDAR_BUS", hide_env_values = true)]
    pub bus: Option<BusAddress>,

    /// A TOML file with settings that no flag or variable gives
    #[arg(long, value_name = "FILE", env = "ABECEDAR_CONFIG")]
    pub config: Option<PathBuf>,

    /// A name by which the server is called, besides addresses and local names; may be repeated
    #[arg(long = "host", value_name = "NAME", env = "ABECEDAR_HOSTS", value_delimiter = ',')]
    pub hosts: Vec<String>,

    /// A proxy stands in front and says for whom it asks, in X-Forwarded-For; the same as --proxies 1
    #[arg(long, env = "ABECEDAR_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// So many proxies stand in front, one behind the other; the client is the last but so many in X-Forwarded-For [default: 0]
    #[arg(long, value_name = "N", env = "ABECEDAR_PROXIES")]
    pub proxies: Option<u8>,

    /// Delete tables that nobody has visited for so many days [default: 30]
    #[arg(long, value_name = "DAYS", env = "ABECEDAR_EXPIRE_DAYS")]
    pub expire_days: Option<u32>,

    /// The same for tables whose game was never started [default: 3]
    #[arg(long, value_name = "DAYS", env = "ABECEDAR_UNSTARTED_DAYS")]
    pub unstarted_days: Option<u32>,

    /// How long bots think, as a multiple of what is natural; 0 is at once [default: 1]
    #[arg(long, value_name = "FACTOR", env = "ABECEDAR_THINKING")]
    pub thinking: Option<f64>,

    /// For tests only: tables may name the seed of their luck
    #[arg(long, hide = true, env = "ABECEDAR_TESTING")]
    pub testing: bool,
}

/// The settings of a file. All may be left out.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct File {
    listen: Option<SocketAddr>,
    data: Option<PathBuf>,
    database: Option<String>,
    bus: Option<String>,
    hosts: Vec<String>,
    behind_proxy: bool,
    proxies: Option<u8>,
    expire_days: Option<u32>,
    unstarted_days: Option<u32>,
    thinking: Option<f64>,
    stand_in: Option<String>,
    limits: Limits,
    push: Push,
    mail: Option<Mail>,
}

/// How browsers are told that somebody is waited for.
#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Push {
    off: bool,
    contact: Option<String>,
    anywhere: bool,
}

/// How mail is sent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mail {
    server: String,
    from: String,
    page: String,
}

pub fn run(serve: Serve, data: Option<PathBuf>) -> Result {
    let file = serve.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let config = combine(serve, data, file)?;
    server::run(config).map_err(Failure::from_display)?;
    Ok(Outcome::Done)
}

fn read(path: &Path) -> Result<File> {
    let wrong = |what: String| Failure::Said(format!("{}: {what}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|reason| wrong(reason.to_string()))?;
    toml::from_str(&text).map_err(|fault: toml::de::Error| {
        let before = fault.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        wrong(format!("line {line}: {}", fault.message()))
    })
}

fn combine(serve: Serve, data: Option<PathBuf>, file: File) -> Result<Config> {
    let usual = TableRules::default();
    let thinking = serve.thinking.or(file.thinking).unwrap_or(usual.thinking);
    if !(0.0..=100.0).contains(&thinking) {
        return Err(Failure::Said(format!("thinking {thinking}: expected a factor from 0 to 100")));
    }
    let stand_in = match file.stand_in {
        Some(name) => name.parse::<Bot>().map_err(Failure::from_display)?,
        None => usual.stand_in,
    };
    let kept = file.database.map(|database| match database.parse() {
        Ok(database) => database,
        Err(never) => match never {},
    });
    let bus = file.bus.map(|bus| bus.parse::<BusAddress>()).transpose();
    let bus = serve.bus.or(bus.map_err(|fault| Failure::Said(format!("bus: {fault}")))?);
    let data = data::open(data.or(file.data))?;
    Ok(Config {
        listen: match (serve.lan, serve.listen.or(file.listen)) {
            (true, _) => Listen::Lan,
            (false, Some(address)) => Listen::At(address),
            (false, None) => Listen::Usual,
        },
        editions: data::editions(data.as_deref())?,
        data,
        database: serve.database.or(kept),
        bus: bus.unwrap_or_default(),
        open: serve.open,
        door: Door {
            hosts: [serve.hosts, file.hosts].concat(),
            proxies: serve
                .proxies
                .or(serve.behind_proxy.then_some(1))
                .or(file.proxies)
                .unwrap_or(u8::from(file.behind_proxy)),
            limits: file.limits,
        },
        push: PushRules {
            off: file.push.off,
            contact: file.push.contact,
            anywhere: file.push.anywhere,
        },
        mail: file.mail.map(|Mail { server, from, page }| MailRules { server, from, page }),
        wall: Wall::default(),
        tables: TableRules {
            thinking,
            stand_in,
            expire_days: serve.expire_days.or(file.expire_days).unwrap_or(usual.expire_days),
            unstarted_days: serve
                .unstarted_days
                .or(file.unstarted_days)
                .unwrap_or(usual.unstarted_days),
            testing: serve.testing,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_counts_more_than_the_file_and_the_file_more_than_the_default() {
        let file: File = toml::from_str(
            "listen = \"0.0.0.0:80\"\nexpire_days = 7\nhosts = [\"games.example\"]\n\
             [limits]\nconnections = 5\n",
        )
        .unwrap();
        let serve = Serve { expire_days: Some(3), ..Serve::default() };
        let config = combine(serve, Some("here".into()), file).unwrap();
        assert_eq!(config.listen, Listen::At("0.0.0.0:80".parse().unwrap()));
        assert_eq!(config.tables.expire_days, 3);
        assert_eq!(config.door.hosts, ["games.example"]);
        let limits = Limits { connections: 5, ..Limits::default() };
        assert_eq!(config.door.limits, limits);
        assert_eq!(config.tables.stand_in, TableRules::default().stand_in);
    }

    #[test]
    fn the_local_network_counts_more_than_an_address_of_the_file() {
        let listen = |serve: Serve, file: &str| {
            combine(serve, Some("here".into()), toml::from_str(file).unwrap()).unwrap().listen
        };
        let lan = || Serve { lan: true, ..Serve::default() };
        assert_eq!(listen(lan(), ""), Listen::Lan);
        assert_eq!(listen(lan(), "listen = \"127.0.0.1:80\""), Listen::Lan);
        assert_eq!(listen(Serve::default(), ""), Listen::Usual);
    }

    #[test]
    fn a_proxy_is_one_and_their_number_counts_more() {
        let proxies = |serve: Serve, file: &str| {
            let file = toml::from_str(file).unwrap();
            combine(serve, Some("here".into()), file).unwrap().door.proxies
        };
        let one = || Serve { behind_proxy: true, ..Serve::default() };
        assert_eq!(proxies(Serve::default(), ""), 0);
        assert_eq!(proxies(one(), ""), 1);
        assert_eq!(proxies(one(), "proxies = 3"), 1);
        assert_eq!(proxies(Serve { proxies: Some(2), ..one() }, "proxies = 3"), 2);
        assert_eq!(proxies(Serve::default(), "behind_proxy = true\nproxies = 3"), 3);
        assert_eq!(proxies(Serve::default(), "behind_proxy = true"), 1);
    }

    #[test]
    fn a_file_with_a_wrong_line_is_named_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("abecedar.toml");
        std::fs::write(&path, "expire_days = 7\nspeed = 9\n").unwrap();
        let Err(Failure::Said(said)) = read(&path) else { panic!("it was read") };
        assert!(said.contains("line 2") && said.contains("speed"), "{said}");
        assert!(matches!(read(&folder.path().join("none")), Err(Failure::Said(_))));
    }
}
