//! Bringing a message to a push service.
//!
//! Where it goes a client has said, so it could be anywhere in the operator's own network. Only
//! public addresses are called, by TLS, and what a name leads to is looked at before it is called,
//! the very address that is then connected to. No answer is read beyond its head, and none leads
//! elsewhere.

use crate::limits::{ENDPOINT_BYTES, PUSH_RETRY_MOST, PUSH_WAIT};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{
    AUTHORIZATION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HOST, RETRY_AFTER,
};
use hyper::{Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use url::{Host, Url};

/// Whoever brings messages to push services.
pub(super) struct Poster {
    /// For tests: anywhere, and without TLS.
    anywhere: bool,
    tls: TlsConnector,
}

/// A message on its way.
pub(super) struct Push<'a, A> {
    pub(super) endpoint: &'a str,
    /// What the push service is shown, given its origin.
    pub(super) authorization: A,
    /// What replaces what: a later message with the same one makes the earlier needless.
    pub(super) topic: String,
    /// For how long it is of use.
    pub(super) seconds: u32,
    pub(super) urgent: bool,
    pub(super) body: Vec<u8>,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Posted {
    Taken,
    /// The browser has ended its subscription.
    Gone,
    Later(Duration),
    Refused,
}

impl Poster {
    pub(super) fn new(anywhere: bool) -> Poster {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Poster { anywhere, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// May messages go there? What stands in the way otherwise.
    pub(super) fn check(&self, endpoint: &str) -> Result<(), String> {
        self.read(endpoint).map(drop)
    }

    fn read(&self, endpoint: &str) -> Result<Url, String> {
        let wrong = |what: &str| Err(format!("the endpoint {what}"));
        if endpoint.len() > ENDPOINT_BYTES {
            return wrong("is too long");
        }
        let Ok(url) = Url::parse(endpoint) else { return wrong("is no address") };
        if !url.username().is_empty() || url.password().is_some() {
            return wrong("names a user");
        }
        let secure = url.scheme() == "https" && url.port().is_none();
        let allowed = self.anywhere && matches!(url.scheme(), "http" | "https");
        if !secure && !allowed {
            return wrong("is not at the usual port of https");
        }
        let public = match url.host() {
            Some(Host::Domain(name)) => !is_local_name(name),
            Some(Host::Ipv4(address)) => is_public(address.into()),
            Some(Host::Ipv6(address)) => is_public(address.into()),
            None => false,
        };
        if public || self.anywhere && url.has_host() { Ok(url) } else { wrong("is not public") }
    }

    /// Brings a message.
    pub(super) async fn post<A>(&self, push: Push<'_, A>) -> Posted
    where
        A: Fn(&str) -> Result<String, String>,
    {
        let Ok(url) = self.read(push.endpoint) else { return Posted::Gone };
        let origin = url.origin().ascii_serialization();
        let Ok(authorization) = (push.authorization)(&origin) else { return Posted::Refused };
        let host = url.host_str().unwrap_or_default().to_owned();
        let named = url.port().map_or_else(|| host.clone(), |port| format!("{host}:{port}"));
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        let request = Request::post(path)
            .header(HOST, named)
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header(CONTENT_LENGTH, push.body.len())
            .header("ttl", push.seconds)
            .header("topic", push.topic)
            .header("urgency", if push.urgent { "high" } else { "normal" })
            .body(Full::new(Bytes::from(push.body)));
        let Ok(request) = request else { return Posted::Refused };
        match tokio::time::timeout(PUSH_WAIT, self.send(&url, &host, request)).await {
            Ok(Ok(response)) => posted(&response),
            Ok(Err(fault)) => {
                tracing::info!(%fault, "a push service was not reached");
                Posted::Later(Duration::ZERO)
            }
            Err(_) => Posted::Later(Duration::ZERO),
        }
    }

    async fn send(
        &self,
        url: &Url,
        host: &str,
        request: Request<Full<Bytes>>,
    ) -> Result<Response<hyper::body::Incoming>, String> {
        let said = |fault: &dyn std::fmt::Display| fault.to_string();
        let socket = self.connect(url).await?;
        if url.scheme() == "http" {
            return exchange(TokioIo::new(socket), request).await;
        }
        let bare = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let name = ServerName::try_from(bare).map_err(|fault| said(&fault))?;
        let secure = self.tls.connect(name, socket).await.map_err(|fault| said(&fault))?;
        exchange(TokioIo::new(secure), request).await
    }

    /// Connects to the first address that a name leads to, if all of them are public.
    async fn connect(&self, url: &Url) -> Result<TcpStream, String> {
        let port = url.port_or_known_default().unwrap_or(443);
        let found: Vec<SocketAddr> = match url.host() {
            Some(Host::Domain(name)) => {
                let found = lookup_host((name, port)).await;
                found.map_err(|fault| fault.to_string())?.collect()
            }
            Some(Host::Ipv4(address)) => vec![(address, port).into()],
            Some(Host::Ipv6(address)) => vec![(address, port).into()],
            None => Vec::new(),
        };
        if !self.anywhere && found.iter().any(|address| !is_public(address.ip())) {
            return Err("its name leads to an address that is not public".to_owned());
        }
        let mut fault = "its name leads nowhere".to_owned();
        for address in found {
            match TcpStream::connect(address).await {
                Ok(socket) => return Ok(socket),
                Err(refused) => fault = refused.to_string(),
            }
        }
        Err(fault)
    }
}

async fn exchange<S>(
    socket: TokioIo<S>,
    request: Request<Full<Bytes>>,
) -> Result<Response<hyper::body::Incoming>, String>
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, line) = http1::handshake(socket).await.map_err(|fault| fault.to_string())?;
    let exchanged = sender.send_request(request);
    tokio::pin!(line, exchanged);
    // The line is let go of with the answer's head. It may end with the answer, too: then both are
    // there at once, and what counts is the answer.
    let answer = tokio::select! {
        answer = &mut exchanged => answer,
        _ = &mut line => exchanged.await,
    };
    answer.map_err(|fault| fault.to_string())
}

fn posted<B>(response: &Response<B>) -> Posted {
    let status = response.status();
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => Posted::Gone,
        _ if status.is_success() => Posted::Taken,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
            Posted::Later(asked_to_wait(response))
        }
        _ if status.is_server_error() => Posted::Later(asked_to_wait(response)),
        _ => {
            tracing::warn!(%status, "a push service refused a message");
            Posted::Refused
        }
    }
}

fn asked_to_wait<B>(response: &Response<B>) -> Duration {
    let seconds = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
    let seconds = seconds.and_then(|seconds| seconds.trim().parse().ok()).unwrap_or_default();
    Duration::from_secs(seconds).min(PUSH_RETRY_MOST)
}

/// A name that leads into the operator's own network, wherever it leads.
fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let ends = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];
    !name.contains('.') || ends.iter().any(|end| name.ends_with(end))
}

/// Is it an address of the open network?
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            !(address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_unspecified()
                || address.is_broadcast()
                || address.is_documentation()
                || address.is_multicast()
                || a == 0
                // Shared by providers, for protocols, for measuring, and not in use.
                || (a == 100 && (64..128).contains(&b))
                || (a == 192 && b == 0 && c == 0)
                || (a == 192 && b == 88 && c == 99)
                || (a == 198 && (18..20).contains(&b))
                || a >= 240)
        }
        IpAddr::V6(address) => {
            if let Some(inner) = address.to_ipv4_mapped() {
                return is_public(inner.into());
            }
            let [first, second, ..] = address.segments();
            // What is given to hosts begins with 2 or 3; of that, ways into IPv4 and examples not.
            (0x2000..0x4000).contains(&first)
                && first != 0x2002
                && !(first == 0x2001 && second < 0x0200)
                && !(first == 0x2001 && second == 0x0db8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_to_public_addresses_by_tls_and_nowhere_else() {
        let poster = Poster::new(false);
        for fine in [
            "https://updates.push.example.com/wpush/v2/abc?d=e",
            "https://web.push.example.org/x",
            "https://8.8.8.8/x",
            "https://[2a00:1450:4001::1]/x",
            "https://push.example:443/x",
        ] {
            assert_eq!(poster.check(fine), Ok(()), "{fine}");
        }
        for wrong in [
            "",
            "x",
            "ftp://push.example/x",
            "http://push.example/x",
            "https://push.example:8443/x",
            "https://ana:b@push.example/x",
            "https://localhost/x",
            "https://printer/x",
            "https://nas.local/x",
            "https://db.internal./x",
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://192.168.1.1/x",
            "https://172.16.0.1/x",
            "https://169.254.169.254/latest",
            "https://100.64.0.1/x",
            "https://0.0.0.0/x",
            "https://0x7f000001/x",
            "https://2130706433/x",
            "https://[::1]/x",
            "https://[fd00::1]/x",
            "https://[fe80::1]/x",
            "https://[::ffff:10.0.0.1]/x",
            "https://[2002:a00:1::1]/x",
            "https://[64:ff9b::a00:1]/x",
            "https://[2001:0:1::1]/x",
            "https://224.0.0.1/x",
        ] {
            assert!(poster.check(wrong).is_err(), "{wrong}");
        }
        assert!(poster.check(&format!("https://push.example/{}", "x".repeat(2000))).is_err());
        let anywhere = Poster::new(true);
        assert_eq!(anywhere.check("http://127.0.0.1:9/x"), Ok(()));
        assert!(anywhere.check("file:///etc/passwd").is_err());
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_not_called() {
        // A name of the open network as it is written, that may lead anywhere.
        let url = Url::parse("https://localhost./x").unwrap();
        let fault = Poster::new(false).connect(&url).await.err().unwrap();
        assert!(fault.contains("not public") || fault.contains("lookup"), "{fault}");
    }

    #[test]
    fn an_answer_says_what_became_of_it() {
        let answer = |status: u16, wait: &str| {
            let response = Response::builder().status(status).header(RETRY_AFTER, wait).body(());
            posted(&response.unwrap())
        };
        assert_eq!(answer(201, ""), Posted::Taken);
        assert_eq!([answer(404, ""), answer(410, "")], [Posted::Gone; 2]);
        assert_eq!(answer(429, "7"), Posted::Later(Duration::from_secs(7)));
        assert_eq!(answer(503, "99999999"), Posted::Later(PUSH_RETRY_MOST));
        assert_eq!([answer(400, ""), answer(403, ""), answer(301, "")], [Posted::Refused; 3]);
    }
}
