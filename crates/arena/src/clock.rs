//! Clocks for measuring work: the time that a core has spent on it, so that a machine that does
//! other things meanwhile measures the same.

use std::time::Duration;

/// How long a core has worked for this thread.
pub fn of_thread() -> Duration {
    read(Whose::Thread)
}

/// How long the cores have worked for this process.
pub fn of_process() -> Duration {
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
        let mut worked = 0u64;
        while of_thread() <= thread || of_process() <= process {
            worked = std::hint::black_box(worked + 1);
        }
        assert!(of_thread() > thread && of_process() > process);
    }
}
