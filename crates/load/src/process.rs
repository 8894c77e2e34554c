//! What the system knows of a process: its memory, its time on the processors, what it wrote.

use crate::Fault;
use std::fs;
use std::time::{Duration, Instant};

/// Ticks of the system's clock in a second; Linux shows this many to every program.
const TICKS: u64 = 100;

/// A process, by its id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Process(pub(crate) u32);

impl Process {
    /// The process that runs this.
    pub(crate) fn own() -> Process {
        Process(std::process::id())
    }

    /// The memory that it holds, in bytes.
    pub(crate) fn memory(self) -> Result<u64, Fault> {
        let kilobytes = field(&self.read("status")?, "VmRSS:");
        kilobytes.map(|size| size * 1024).ok_or_else(|| Fault::new("no VmRSS in the status"))
    }

    /// The time that it has had on the processors, whichever.
    pub(crate) fn processor(self) -> Result<Duration, Fault> {
        busy(&self.read("stat")?).ok_or_else(|| Fault::new("no times in the process's stat"))
    }

    /// The bytes that it caused to be written to disk.
    pub(crate) fn written(self) -> Result<u64, Fault> {
        field(&self.read("io")?, "write_bytes:").ok_or_else(|| Fault::new("no write_bytes in io"))
    }

    fn read(self, file: &str) -> Result<String, Fault> {
        fs::read_to_string(format!("/proc/{}/{file}", self.0))
            .map_err(Fault::during("looking at a process, which needs Linux"))
    }
}

/// All processes that descend from one, that one first: a database is a family.
pub(crate) fn family(eldest: Process) -> Vec<Process> {
    let parents: Vec<(u32, u32)> = fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .filter_map(|id: u32| Some((id, parent(&Process(id).read("stat").ok()?)?)))
        .collect();
    let mut family = vec![eldest];
    let mut looked = 0;
    while let Some(&Process(of)) = family.get(looked) {
        family.extend(parents.iter().filter(|(_, by)| *by == of).map(|(id, _)| Process(*id)));
        looked += 1;
    }
    family
}

/// How much of a processor several groups of processes have from one moment to another.
pub(crate) struct Shares<const GROUPS: usize> {
    began: Instant,
    groups: [Vec<(Process, Duration)>; GROUPS],
}

impl<const GROUPS: usize> Shares<GROUPS> {
    /// Begins to look.
    pub(crate) fn begin(groups: [Vec<Process>; GROUPS]) -> Shares<GROUPS> {
        let had = |process: Process| (process, process.processor().unwrap_or_default());
        let groups = groups.map(|group| group.into_iter().map(had).collect());
        Shares { began: Instant::now(), groups }
    }

    /// The shares of one core since then. A process that has ended meanwhile counts for nothing.
    pub(crate) fn end(self) -> [f64; GROUPS] {
        let time = self.began.elapsed().as_secs_f64();
        let used = |(process, had): &(Process, Duration)| {
            process.processor().map_or(0.0, |has| has.saturating_sub(*had).as_secs_f64())
        };
        // The sum of nothing is a negative zero.
        self.groups.map(|group| (group.iter().map(used).sum::<f64>() + 0.0) / time)
    }
}

/// The number after a name.
fn field(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

/// What follows the name of a program in `/proc/PID/stat`; the name itself may hold anything.
fn after_name(stat: &str) -> Option<std::str::SplitWhitespace<'_>> {
    Some(stat.rsplit_once(')')?.1.split_whitespace())
}

fn busy(stat: &str) -> Option<Duration> {
    let mut fields = after_name(stat)?.skip(11);
    let (user, system): (u64, u64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some(Duration::from_millis((user + system) * 1_000 / TICKS))
}

fn parent(stat: &str) -> Option<u32> {
    after_name(stat)?.nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_parents_are_found_whatever_a_program_is_called() {
        let stat = "7 (a ) b) S 3 7 7 0 -1 4194560 9 0 0 0 150 50 0 0 20 0 4 0 88 1 2";
        assert_eq!(busy(stat), Some(Duration::from_secs(2)));
        assert_eq!(parent(stat), Some(3));
        assert_eq!(busy("7 broken"), None);
    }

    #[test]
    fn numbers_are_found_by_their_names() {
        let text = "VmHWM:\t 9 kB\nVmRSS:\t  4321 kB\nwrite_bytes: 77\n";
        assert_eq!(field(text, "VmRSS:"), Some(4321));
        assert_eq!(field(text, "write_bytes:"), Some(77));
        assert_eq!(field(text, "none:"), None);
    }

    #[test]
    fn a_process_is_of_its_own_family() {
        assert!(family(Process::own()).contains(&Process::own()));
    }
}
