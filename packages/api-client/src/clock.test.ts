import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { holdTimers } from './test/held-timers.ts';

describe('the system clock', () => {
  it('waits as long as it is told, and leaves nothing behind', async () => {
    const { waits } = holdTimers(60_000);
    const { signal } = new AbortController();
    await systemClock.wait(1000, signal);
    expect(waits).toEqual([1000]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('stops waiting when it is no longer wanted', async () => {
    const stopped = vi.spyOn(globalThis, 'clearTimeout');
    const controller = new AbortController();
    const waiting = systemClock.wait(1_000_000, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(waiting).rejects.toThrow('left the page');
    expect(stopped).toHaveBeenCalledOnce();
  });

  it('does not begin to wait for what is no longer wanted', async () => {
    await expect(systemClock.wait(1_000_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
