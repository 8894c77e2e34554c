//! Several pieces of work at once, for who waits for all of them.

/// Does every piece of work on a thread of its own, and gives the results in their order.
pub(crate) fn each_at_once<W: Send, T: Send>(
    works: impl IntoIterator<Item = W>,
    work: impl Fn(W) -> T + Sync,
) -> Vec<T> {
    let works: Vec<W> = works.into_iter().collect();
    if works.len() < 2 {
        return works.into_iter().map(work).collect();
    }
    std::thread::scope(|scope| {
        let work = &work;
        let threads: Vec<_> = works.into_iter().map(|one| scope.spawn(move || work(one))).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, T>| match thread.join() {
            Ok(result) => result,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        threads.into_iter().map(join).collect()
    })
}

/// Does the same to every item of a list, parts of the list at once, and keeps the order.
pub(crate) fn map_at_once<I: Sync, T: Send>(
    items: &[I],
    threads: usize,
    one: impl Fn(&I) -> Option<T> + Sync,
) -> Vec<T> {
    let share = items.len().div_ceil(threads.max(1)).max(1);
    let parts =
        each_at_once(items.chunks(share), |part| part.iter().filter_map(&one).collect::<Vec<T>>());
    parts.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_work() {
        let numbers: Vec<u32> = (0..1_000).collect();
        let even = |number: &u32| number.is_multiple_of(2).then_some(number * 3);
        let expected: Vec<u32> = numbers.iter().filter_map(even).collect();
        for threads in [0, 1, 2, 7, 2_000] {
            assert_eq!(map_at_once(&numbers, threads, even), expected);
        }
        assert_eq!(each_at_once([3, 1, 2], |number| number * 2), [6, 2, 4]);
    }
}
