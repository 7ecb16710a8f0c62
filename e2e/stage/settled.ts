import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Answers a way to wait until a page has fetched all it wants for now, and drawn it. To be made before it is opened. */
export function settling(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const isStill = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return pending.size === 0;
  };
  return () => expect.poll(async () => (await isStill()) && (await isStill()), { interval: 10 }).toBe(true);
}
