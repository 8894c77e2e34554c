//! A message for one browser, as RFC 8291 has it encrypted: nobody on the way can read it, nor
//! whoever runs the push service.

use super::from_base64url;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};

/// A point on the curve, written out.
const POINT: usize = 65;

/// What a browser draws beside its key.
const AUTH: usize = 16;

/// The size of the only record; a push service takes no message that is longer.
const RECORD: u32 = 4096;

/// What every message is filled up to, so that its length says nothing.
const FILLED: usize = 1024;

/// The keys of a browser.
pub(super) struct Browser {
    public: [u8; POINT],
    auth: [u8; AUTH],
}

impl Browser {
    /// Reads what a browser has said; what is wrong with it otherwise.
    pub(super) fn read(p256dh: &str, auth: &str) -> Result<Browser, String> {
        let bytes = |text: &str| from_base64url(text).unwrap_or_default();
        let public = bytes(p256dh).try_into().ok().filter(|point: &[u8; POINT]| point[0] == 4);
        let auth = bytes(auth).try_into().ok();
        match (public, auth) {
            (Some(public), Some(auth)) => Ok(Browser { public, auth }),
            _ => Err("its keys are none".to_owned()),
        }
    }
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const LENGTH: usize>(key: &Prk, info: &[&[u8]]) -> Result<[u8; LENGTH], String> {
    let mut out = [0; LENGTH];
    let filled = key.expand(info, Bytes(LENGTH)).and_then(|okm| okm.fill(&mut out));
    filled.map_err(|_| "no key follows".to_owned())?;
    Ok(out)
}

/// Encrypts a message: the salt, the size of the record, a key of this message alone, and what it
/// says.
pub(super) fn seal(browser: &Browser, message: &[u8]) -> Result<Vec<u8>, String> {
    let fault = |_| "it cannot be encrypted".to_owned();
    let random = SystemRandom::new();
    let mine = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(fault)?;
    let my_public = mine.compute_public_key().map_err(fault)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &browser.public);
    let shared = agree_ephemeral(mine, &theirs, |secret| {
        let key = Salt::new(HKDF_SHA256, &browser.auth).extract(secret);
        expand::<32>(&key, &[b"WebPush: info\0", &browser.public, my_public.as_ref()])
    });
    let shared = shared.map_err(|_| "its key is not on the curve".to_owned())??;

    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(fault)?;
    let key = Salt::new(HKDF_SHA256, &salt).extract(&shared);
    let content: [u8; 16] = expand(&key, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&key, &[b"Content-Encoding: nonce\0"])?;

    // After the message comes a two, for there is no other record, and then nothing but noughts.
    let mut text = message.to_vec();
    text.push(2);
    text.resize(text.len().max(FILLED), 0);
    if text.len() + AES_128_GCM.tag_len() > RECORD as usize {
        return Err("it is too long".to_owned());
    }
    let cipher = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).map_err(fault)?);
    let nonce = Nonce::assume_unique_for_key(nonce);
    cipher.seal_in_place_append_tag(nonce, Aad::empty(), &mut text).map_err(fault)?;

    let mut sealed = salt.to_vec();
    sealed.extend(RECORD.to_be_bytes());
    sealed.push(POINT as u8);
    sealed.extend(my_public.as_ref());
    sealed.extend(text);
    Ok(sealed)
}
