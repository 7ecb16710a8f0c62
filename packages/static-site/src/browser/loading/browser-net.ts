import type { Net } from './fetch-json.ts';

/** The browser's own means. */
export const browserNet: Net = {
  fetch: (...request) => fetch(...request),
  random: Math.random,
  wait: async (pauseMs, signal) => {
    await pause(pauseMs, signal);
    if (!navigator.onLine) await online(signal);
  },
};

const pause = (pauseMs: number, signal: AbortSignal) =>
  new Promise((resolve) => {
    setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', resolve);
  });

const online = (signal: AbortSignal) =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve);
  });
