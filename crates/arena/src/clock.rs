//! Clocks for measuring work: the time that a core has spent on it, so that a machine that does
//! other things meanwhile measures the same.

use std::time::Duration;

/// How long a core has worked for this thread.
pub(crate) fn of_thread() -> Duration {
    read(Whose::Thread)
}

/// How long the cores have worked for this process.
pub(crate) fn of_process() -> Duration {
    read(Whose::Process)
}

#[derive(Clone, Copy)]
enum Whose {
    Thread,
    Process,
}

#[cfg(unix)]
fn read(whose: Whose) -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let spent = clock_gettime(match whose {
        Whose::Thread => ClockId::ThreadCPUTime,
        Whose::Process => ClockId::ProcessCPUTime,
    });
    Duration::try_from(spent).unwrap_or_default()
}

/// Elsewhere the time on the wall has to do.
#[cfg(not(unix))]
fn read(_whose: Whose) -> Duration {
    use std::sync::OnceLock;
    use std::time::Instant;
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    BEGAN.get_or_init(Instant::now).elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time() {
        let (thread, process) = (of_thread(), of_process());
        let mut sum = 0u64;
        while of_thread() < thread + Duration::from_millis(2) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(sum > 0 && of_process() >= process + Duration::from_millis(2));
    }
}
