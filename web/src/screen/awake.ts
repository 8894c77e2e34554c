// Keeps a screen from going dark while it is looked at, where the browser allows it (secure origins);
// elsewhere the device's own setting decides.

export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (over) await got.release();
      else lock = got;
    } catch {
      // A low battery may refuse it.
    }
  };
  // A lock ends when the page is hidden.
  const again = () => void ask();
  void ask();
  document.addEventListener('visibilitychange', again);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
