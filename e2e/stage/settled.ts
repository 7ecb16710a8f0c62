import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Answers a way to wait until a page has fetched all it wants for now, and drawn it. To be made before it is opened. */
export function settling(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // Of what the document before it wanted, nobody hears again.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  const wanted = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return [...pending].map((request) => `${request.method()} ${request.url()}`);
  };
  return () =>
    expect.poll(async () => [...(await wanted()), ...(await wanted())], { interval: 10 }).toEqual([]);
}
