//! The key by which push services know this house (RFC 8292): made once, kept with the tables.

use super::{base64url, from_base64url};
use crate::storage::WallTime;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// For how long a signature counts; a push service takes none for more than a day.
const HOURS: i64 = 12;

/// The key of this house.
pub(super) struct Vapid {
    pair: EcdsaKeyPair,
    contact: String,
}

/// A new key, as it is kept.
pub(super) fn new_key() -> Result<String, String> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    made.map(|key| base64url(key.as_ref())).map_err(|_| "no key can be made".to_owned())
}

impl Vapid {
    /// The key as it is kept.
    pub(super) fn new(kept: &str, contact: &str) -> Result<Vapid, String> {
        let bytes = from_base64url(kept).unwrap_or_default();
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let pair = pair.map_err(|_| "the key for Web Push cannot be read".to_owned())?;
        Ok(Vapid { pair, contact: contact.to_owned() })
    }

    /// Its public half, as browsers take it.
    pub(super) fn public(&self) -> String {
        base64url(self.pair.public_key().as_ref())
    }

    /// What a push service is shown.
    pub(super) fn authorize(&self, origin: &str, now: WallTime) -> Result<String, String> {
        let expires = now.0 / 1000 + HOURS * 3600;
        let part = |value: serde_json::Value| base64url(value.to_string().as_bytes());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({"aud": origin, "exp": expires, "sub": self.contact}));
        let text = format!("{head}.{claims}");
        let signed = self.pair.sign(&SystemRandom::new(), text.as_bytes());
        let signed = signed.map_err(|_| "it cannot be signed".to_owned())?;
        Ok(format!("vapid t={text}.{}, k={}", base64url(signed.as_ref()), self.public()))
    }
}
