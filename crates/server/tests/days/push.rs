//! A push service and browsers of the test's own. Messages are decrypted and signatures checked by
//! other code than that which made them: the primitives of RustCrypto, put together here from the
//! text of RFC 8291, 8188 and 8292.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A message as the push service got it.
#[derive(Clone, Debug)]
pub struct Received {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

/// A push service, which answers as it is told to.
pub struct PushService {
    pub address: SocketAddr,
    received: Arc<Mutex<Vec<Received>>>,
    status: Arc<Mutex<u16>>,
}

impl PushService {
    pub async fn open() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let received: Arc<Mutex<Vec<Received>>> = Arc::default();
        let status = Arc::new(Mutex::new(201));
        let (kept, told) = (Arc::clone(&received), Arc::clone(&status));
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let (kept, told) = (Arc::clone(&kept), Arc::clone(&told));
                tokio::spawn(async move { answer(socket, &kept, &told).await });
            }
        });
        PushService { address, received, status }
    }

    pub fn answers(&self, status: u16) {
        *self.status.lock().unwrap() = status;
    }

    pub fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// What came to one browser.
    pub fn of(&self, browser: &Browser) -> Vec<Received> {
        let mut received = self.received();
        received.retain(|one| one.path == browser.path);
        received
    }

    /// Waits until so many messages have come.
    pub async fn await_count(&self, count: usize) -> Vec<Received> {
        for _ in 0..600 {
            if self.received().len() >= count {
                return self.received();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{} of {count} messages", self.received().len())
    }
}

async fn answer(mut socket: TcpStream, kept: &Mutex<Vec<Received>>, status: &Mutex<u16>) {
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    let (head, mut body) = loop {
        let read = socket.read(&mut part).await.unwrap_or(0);
        if read == 0 {
            return;
        }
        bytes.extend(&part[..read]);
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break (String::from_utf8(bytes[..end].to_vec()).unwrap(), bytes[end + 4..].to_vec());
        }
    };
    let mut lines = head.lines();
    let first = lines.next().unwrap();
    assert!(first.starts_with("POST "), "{first}");
    let path = first.split(' ').nth(1).unwrap().to_owned();
    let headers: HashMap<String, String> = lines
        .map(|line| line.split_once(':').unwrap())
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let length: usize = headers["content-length"].parse().unwrap();
    while body.len() < length {
        let read = socket.read(&mut part).await.unwrap();
        body.extend(&part[..read]);
    }
    let status = *status.lock().unwrap();
    kept.lock().unwrap().push(Received { path, headers, body });
    let said = format!("HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    let _ = socket.write_all(said.as_bytes()).await;
}

/// A browser with a subscription.
pub struct Browser {
    pub path: String,
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(name: &str) -> Browser {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).unwrap();
        // Below the order of the curve, whatever was drawn.
        bytes[0] = 1;
        let mut auth = [0; 16];
        getrandom::fill(&mut auth).unwrap();
        let secret = SecretKey::from_slice(&bytes).unwrap();
        Browser { path: format!("/push/{name}"), secret, auth }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    /// What the page sends.
    pub fn subscription(&self, service: &PushService) -> Value {
        json!({
            "by": "push",
            "endpoint": format!("http://{}{}", service.address, self.path),
            "p256dh": URL_SAFE_NO_PAD.encode(self.public()),
            "auth": URL_SAFE_NO_PAD.encode(self.auth),
            "language": "pt",
        })
    }

    /// What a message says, by RFC 8188 and 8291.
    pub fn open(&self, received: &Received) -> Value {
        assert_eq!(received.headers["content-encoding"], "aes128gcm");
        let (salt, rest) = received.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(received.body.len() as u32 - 86 <= u32::from_be_bytes(size.try_into().unwrap()));
        let length = usize::from(rest[0]);
        let (sender, text) = rest[1..].split_at(length);
        let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
        let shared =
            p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let mut info = b"WebPush: info\0".to_vec();
        info.extend(self.public());
        info.extend(sender);
        let mut ikm = [0; 32];
        let first = Hkdf::<Sha256>::new(Some(&self.auth), shared.raw_secret_bytes());
        first.expand(&info, &mut ikm).unwrap();
        let second = Hkdf::<Sha256>::new(Some(salt), &ikm);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        second.expand(b"Content-Encoding: aes128gcm\0", &mut key).unwrap();
        second.expand(b"Content-Encoding: nonce\0", &mut nonce).unwrap();
        let cipher = Aes128Gcm::new_from_slice(&key).unwrap();
        let mut plain = cipher.decrypt(&Nonce::from(nonce), text).unwrap();
        while plain.last() == Some(&0) {
            plain.pop();
        }
        assert_eq!(plain.pop(), Some(2), "the last record ends with a two");
        serde_json::from_slice(&plain).unwrap()
    }
}

/// Checks who says that it sent a message, by RFC 8292.
pub fn check_vapid(received: &Received, service: &PushService, key: &str) {
    let shown = received.headers["authorization"].strip_prefix("vapid ").unwrap();
    let parts: HashMap<&str, &str> =
        shown.split(',').map(|part| part.trim().split_once('=').unwrap()).collect();
    assert_eq!(parts["k"], key, "the key that browsers were given");
    let (signed, signature) = parts["t"].rsplit_once('.').unwrap();
    let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    let signature = Signature::from_slice(&bytes(signature)).unwrap();
    verifying.verify(signed.as_bytes(), &signature).unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let read = |text: &str| -> Value { serde_json::from_slice(&bytes(text)).unwrap() };
    assert_eq!(read(head)["alg"], "ES256");
    let claims = read(claims);
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    let now = server::storage::WallTime::now().0 / 1000;
    let expires = claims["exp"].as_i64().unwrap();
    assert!(expires > now && expires <= now + 24 * 3600);
    assert!(claims["sub"].as_str().unwrap().starts_with("https:"));
}
