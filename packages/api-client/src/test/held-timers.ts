import { onTestFinished, vi } from 'vitest';

/**
 * Takes the place of `setTimeout`, so that no test waits: short waits are noted and end at once, waits of `heldMs` or
 * more are noted and end only when they are told to, as do all of `AbortSignal.timeout`. Node's own fetch keeps its real
 * timers.
 */
export function holdTimers(heldMs: number) {
  const waits: number[] = [];
  const held: { delayMs: number; end: () => void }[] = [];
  const realSetTimeout = globalThis.setTimeout;

  vi.stubGlobal('setTimeout', (end: () => void, delayMs: number, ...rest: unknown[]) => {
    const caller = new Error().stack?.split('\n')[2];
    if (caller?.includes('node:internal')) return realSetTimeout(end, delayMs, ...rest);
    if (delayMs >= heldMs) return held.push({ delayMs, end });
    waits.push(delayMs);
    return setImmediate(end);
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    const controller = new AbortController();
    held.push({ delayMs, end: () => controller.abort(new DOMException('', 'TimeoutError')) });
    return controller.signal;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return { waits, held };
}
