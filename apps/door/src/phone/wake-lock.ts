/** The screen stays on while tickets are scanned. Browsers let go of it when the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const take = async () => {
    if (document.visibilityState !== 'visible') return;
    // Refused where the battery is low: then the screen goes dark, and nothing else happens.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  const onVisible = () => void take();
  void take();
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
