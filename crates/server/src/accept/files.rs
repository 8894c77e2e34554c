//! How many sockets the system lets this process have.

use crate::limits::{OTHER_FILES, RESERVED_SOCKETS};

/// Raises the process's limit of open files as far as needed, and says how many of the wanted
/// sockets it has room for. What is promised beyond that would fail in the middle of something.
pub(crate) fn room_for_sockets(wanted: u32) -> u32 {
    let beside = OTHER_FILES + RESERVED_SOCKETS;
    let files = match rlimit::increase_nofile_limit(u64::from(wanted) + u64::from(beside)) {
        Ok(files) => files,
        Err(fault) => {
            tracing::warn!(%fault, "the limit of open files is not known");
            return wanted;
        }
    };
    let room = room(files, wanted, beside);
    if room < wanted {
        tracing::info!(files, room, wanted, "the system allows fewer sockets than configured");
    }
    room
}

fn room(files: u64, wanted: u32, beside: u32) -> u32 {
    let left = u32::try_from(files).unwrap_or(u32::MAX).saturating_sub(beside);
    // With next to nothing allowed, somebody is let in all the same.
    wanted.min(left.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_promised_than_the_system_allows() {
        assert_eq!(room(1024, 20_000, 200), 824);
        assert_eq!(room(u64::MAX, 20_000, 200), 20_000);
        assert_eq!(room(100, 20_000, 200), 1);
    }
}
