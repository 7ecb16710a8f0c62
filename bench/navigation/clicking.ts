import type { Locator, Page } from 'playwright-core';
import type { Arrival } from './browser.ts';

declare global {
  interface Window {
    arrival: Arrival;
  }
}

/** Clicks with the mouse and answers how long it took until the next page was there. */
export async function clickAndTime(page: Page, link: Locator): Promise<Required<Arrival>> {
  // Scripts begin after the first picture: nothing is clicked on before it is alive.
  await page.waitForFunction(() => window.arrival?.settledMs);
  await page.evaluate(() => Object.assign(window.arrival, { committedMs: undefined, settledMs: undefined }));
  await link.click();
  await page.waitForFunction(() => window.arrival?.committedMs && window.arrival.settledMs);
  const { committedMs = Number.NaN, settledMs = Number.NaN } = await page.evaluate(() => window.arrival);
  return { committedMs, settledMs };
}

/** Rests the mouse on a link until the page behind it has been fetched. */
export async function prefetch(page: Page, link: Locator): Promise<void> {
  const path = await link.getAttribute('href');
  await link.hover();
  await page.waitForFunction(
    (file) => performance.getEntriesByName(location.origin + file).length > 0,
    `/page-data${path}/page-data.json`,
  );
}

export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Related shows, one after the other: each round leads to another page. */
export const relatedShow = (page: Page, round: number): Locator =>
  page.locator('.card-link').nth([0, 3, 5, 1][round % 4] ?? 0);
