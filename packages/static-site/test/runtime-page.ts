import type { Page } from 'playwright-core';
import type { Seen } from './runtime-site/seen.ts';

declare global {
  interface Window {
    seen: Seen;
  }
}

export const waitForStart = (page: Page) => page.waitForFunction(() => window.seen?.isStarted);

/** Follows a link that no prefetch knows of: it stands outside the page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Waits until the runtime has said so in this document. */
export const waitForSignal = (page: Page, kind: string, count = 1) =>
  page.waitForFunction(
    ([wanted, times]) => window.seen.signals.filter((signal) => signal.kind === wanted).length >= times,
    [kind, count] as const,
  );

export const signalKinds = (page: Page) =>
  page.evaluate(() => window.seen.signals.map((signal) => signal.kind));

/** The same without word of delays, which are the machine's. */
export const navigationSignals = async (page: Page) =>
  (await signalKinds(page)).filter((kind) => kind !== 'delayed');

export const heading = (page: Page) => page.locator('h1').textContent();

export const currentPath = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Waits until the page is scrolled there. */
export const waitForScroll = (page: Page, y: number) =>
  page.waitForFunction((wanted) => Math.round(scrollY) === wanted, y);

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Stops the time of a page: it passes only when the test says so. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Later than a busy machine comes to it: time goes on until then.
  await page.clock.pauseAt(3_600_000);
}

/** Waits until a page has read what has come: an answer is there before that. */
export const readAnswers = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
