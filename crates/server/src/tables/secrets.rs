//! Random things that nobody can guess, and what is kept of secrets: a hash, never the secret.

use crate::protocol::{Secret, TableCode, TableProblem};
use crate::storage::TableId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Bytes from the operating system.
pub(crate) fn random<const BYTES: usize>() -> Result<[u8; BYTES], TableProblem> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|reason| {
        tracing::error!(%reason, "the system gives no random numbers");
        TableProblem::Internal
    })?;
    Ok(bytes)
}

/// A new secret.
pub(crate) fn new_secret() -> Result<Secret, TableProblem> {
    random().map(Secret::from_random)
}

/// A new address.
pub(crate) fn new_id() -> Result<TableId, TableProblem> {
    random().map(|bytes| TableId::new(u64::from_le_bytes(bytes)))
}

/// A new code.
pub(crate) fn new_code() -> Result<TableCode, TableProblem> {
    random().map(TableCode::from_random)
}

/// What is kept of a secret. A secret has 192 random bits, so a plain hash gives nothing away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hashed([u8; 32]);

impl Hashed {
    pub(crate) fn of(secret: &Secret) -> Hashed {
        Hashed(Sha256::digest(secret.reveal().as_bytes()).into())
    }
}

impl Serialize for Hashed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }
}

impl<'de> Deserialize<'de> for Hashed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hashed, D::Error> {
        let text = String::deserialize(from)?;
        let digit = |at: usize| text.get(2 * at..2 * at + 2);
        let mut bytes = [0; 32];
        for (at, byte) in bytes.iter_mut().enumerate() {
            let read = digit(at).and_then(|digits| u8::from_str_radix(digits, 16).ok());
            *byte = read.ok_or_else(|| serde::de::Error::custom("expected 64 digits"))?;
        }
        Ok(Hashed(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_kept_and_read_and_fits_its_secret_alone() {
        let (one, other) = (new_secret().unwrap(), new_secret().unwrap());
        let kept = serde_json::to_string(&Hashed::of(&one)).unwrap();
        assert!(!kept.contains(one.reveal()));
        let read: Hashed = serde_json::from_str(&kept).unwrap();
        assert!(read == Hashed::of(&one) && read != Hashed::of(&other));
        assert!(serde_json::from_str::<Hashed>("\"zz\"").is_err());
    }
}
